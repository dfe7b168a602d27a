"""The parts that a game supplies for the review of its matches: a quick policy, an evaluation, and the effort."""

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
"""The meaning of an evaluation of 1: the match is won, or all turns are held."""


@dataclass(frozen=True, slots=True)
class Effort:
    """Numbers of imagined worlds to try. The work has no time limit, so that a review is the same on any machine.

    Attributes:
        line: worlds for each moment of the outlook's line and each side.
        luck: worlds for each turn and each side.
        screen: worlds for each proposal for a stretch with a choice.
        keep: the number of a seat's stretches to examine more closely.
        narrow: further worlds for each of these.
        confirm: new worlds for each turning point, from which its figures come.
        bent: number of additional proposals for each stretch.
        most: the most stretches to screen; if there are more, these come from all parts of the match.
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
    """A game's evaluation of positions for reviews.

    Attributes:
        policy: makes the quick policy by which all seats play on.
        worth: returns the value of a position for a seat, from 0 to 1, in the unit of ``measure``; unfinished games are
            evaluated at the beginning of a turn.
        horizon: number of turns or rounds (``Game.progress``) to play before a position is evaluated.
        effort: the numbers of worlds to try.
        bent: makes a policy that deviates at random from the game's usual one, for proposals beside that of the
            strongest level; ``None`` for none.
        measure: what the value 1 stands for.
        most: returns the number of turns that 1 stands for; 0 if it stands for a win.
    """

    policy: Callable[[random.Random], Policy[P, M]]
    worth: Callable[[P, Seat], float]
    horizon: int
    effort: Effort
    bent: Callable[[random.Random], Policy[P, M]] | None = None
    measure: Measure = "win"
    most: Callable[[P], int] = lambda _position: 0
