"""The task of a puzzle: what a game's goals are asked about."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Generic

from stronghold_gui.core.decision import Seat
from stronghold_gui.core.game import P


@dataclass(frozen=True, slots=True)
class Task(Generic[P]):
    """Goals that are to be reached from a position.

    Attributes:
        start: the position it begins with; not to be changed.
        plays: the seats the player plays, which play together.
        goals: all must be reached by ``until``; each is of the game's own type.
        until: by when, as the game names it.
    """

    start: P
    plays: tuple[Seat, ...]
    goals: tuple[Any, ...]
    until: str
