"""What stands in a puzzle file of Warriors besides what every game's puzzles have: its goals and times."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from pydantic import NonNegativeInt

from stronghold_gui.core.save.part import Part
from stronghold_gui.games.warriors.ids import PeopleId
from stronghold_gui.games.warriors.position import Position
from stronghold_gui.teaching.puzzles.document import PuzzleDocument
from stronghold_gui.teaching.puzzles.task import Task

GoalKind = Literal["take", "spare", "keep", "majority", "gain", "points", "win"]
"""What a task can ask for, a closed set (``goals.py`` says when each is met)."""
Until = Literal["card", "round", "game"]
"""When the task must be done: by the end of this battle card, of the round's battles, or of the game."""


@dataclass(slots=True)
class Goal(Part):
    """One thing to reach; which members belong to which kind is said in ``goals.MEMBERS``.

    Attributes:
        goal: its kind.
        count: how many (cards taken, lost or kept; points).
        peoples: the peoples meant; none named means all of them, and dragons.
        dragons: whether dragons are meant beside or instead of peoples.
    """

    goal: GoalKind
    count: NonNegativeInt = 0
    peoples: list[PeopleId] = field(default_factory=list)
    dragons: bool = False


@dataclass(slots=True)
class WarriorsTaskDocument(PuzzleDocument[Goal, Until]):
    """A puzzle of Warriors as a file has it.

    Attributes:
        goals: all of them must be reached.
        until: when the task must be done.
    """

    goals: list[Goal]
    until: Until


# The published schema tells what all members mean, not only those that are written again here.
WarriorsTaskDocument.__doc__ = PuzzleDocument.__doc__

WarriorsTask = Task[Position]
