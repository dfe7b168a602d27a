"""The task of a puzzle, and the verdict on its goals: reached, missed or open."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Generic

from stronghold_gui.core.decision import Seat
from stronghold_gui.core.game import P


@dataclass(frozen=True, slots=True)
class Task(Generic[P]):
    """Goals to reach from a position.

    Attributes:
        start: the position it begins with; it must not be changed.
        plays: the seats the player plays, which play together.
        goals: the goals, of the game's own type; all must be reached by ``until``.
        until: the time limit, an id of the game.
    """

    start: P
    plays: tuple[Seat, ...]
    goals: tuple[Any, ...]
    until: str


class Verdict(StrEnum):
    """Whether a task is reached, missed or still open."""

    OPEN = "open"
    MET = "met"
    FAILED = "failed"


def together(verdicts: Collection[Verdict]) -> Verdict:
    """Return the verdict on all goals together: failed if one is missed, met if all are met."""
    if Verdict.FAILED in verdicts:
        return Verdict.FAILED
    return Verdict.MET if all(one is Verdict.MET for one in verdicts) else Verdict.OPEN


def at_least(number: int, wanted: int, *, over: bool) -> Verdict:
    """Return the verdict on a minimum: once reached it stays met; it fails only when the time is over."""
    if number >= wanted:
        return Verdict.MET
    return Verdict.FAILED if over else Verdict.OPEN


def at_most(number: int, allowed: int, *, over: bool) -> Verdict:
    """Return the verdict on a maximum: once exceeded it stays failed; it is met only when the time is over."""
    if number > allowed:
        return Verdict.FAILED
    return Verdict.MET if over else Verdict.OPEN


def in_the_end(reached: bool, *, over: bool) -> Verdict:
    """Return the verdict on a goal that only the end decides."""
    if not over:
        return Verdict.OPEN
    return Verdict.MET if reached else Verdict.FAILED
