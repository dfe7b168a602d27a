"""What a game supplies for the review of its matches: a quick policy, an evaluation, and how much is tried."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, Literal, TypeVar

from stronghold_gui.core.decision import Seat
from stronghold_gui.core.game import PositionLike
from stronghold_gui.players.policy import Policy

P = TypeVar("P", bound=PositionLike)
M = TypeVar("M")

Measure = Literal["win", "turns"]
"""What an evaluation of 1 stands for: the match is won, or all turns are held."""


@dataclass(frozen=True, slots=True)
class Effort:
    """How many imagined worlds are tried. Work is counted and not timed, so that a review is the same on any machine.

    Attributes:
        line: for each moment of the line and each side.
        luck: for each turn and each side.
        screen: for each proposal for a stretch with a choice.
        keep: the number of a seat's stretches to examine more closely.
        narrow: further worlds for each of these.
        confirm: new worlds for each turning point, from which its figures come.
        bent: how many further proposals are made for each stretch.
        most: the stretches that are screened; of more, these are from all parts of the match.
    """

    line: int
    luck: int
    screen: int
    keep: int
    narrow: int
    confirm: int
    bent: int = 0
    most: int = 120


@dataclass(frozen=True, slots=True)
class Appraisal(Generic[P, M]):
    """How positions of a game are judged in a review.

    Attributes:
        policy: makes the quick policy by which all seats play on.
        worth: tells how good a position is for a seat, from 0 to 1, in the unit of ``measure``; positions that are not
            over are judged where a turn begins.
        horizon: how many turns or rounds (``Game.progress``) are played on before a position is judged.
        effort: how much is tried.
        bent: makes a policy with whims, for proposals beside that of the strongest level; ``None`` for none.
        measure: what 1 stands for; ``most``: how many turns that is, 0 where it is no number of turns.
    """

    policy: Callable[[random.Random], Policy[P, M]]
    worth: Callable[[P, Seat], float]
    horizon: int
    effort: Effort
    bent: Callable[[random.Random], Policy[P, M]] | None = None
    measure: Measure = "win"
    most: Callable[[P], int] = lambda _position: 0
