"""What stands in a puzzle file of The Convicted besides what every game's puzzles have: its goals and times."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from pydantic import NonNegativeInt

from stronghold_gui.core.save.part import Part
from stronghold_gui.games.convicted.ids import DirectionId
from stronghold_gui.games.convicted.position import Position
from stronghold_gui.teaching.puzzles.document import PuzzleDocument
from stronghold_gui.teaching.puzzles.task import Task

GoalKind = Literal["fell", "spare", "hold", "bar", "flee", "resist", "town", "lure", "have", "raise"]
"""What a task can ask for, a closed set (``goals.py`` says when each is met)."""
Until = Literal["actions", "army", "stage", "round", "siege"]
"""When the task must be done: by the end of one's actions, when the army has come, by the end of this stage, of this
round, or of the siege."""


@dataclass(slots=True)
class Goal(Part):
    """One thing to reach; which members belong to which kind is said in ``goals.MEMBERS``.

    Attributes:
        goal: its kind.
        count: how many (pieces, losses, points, levels).
        pieces: the units or engines meant; none named means all of them.
        places: the sections, or ``gates``, meant. ``direction``: the one meant.
    """

    goal: GoalKind
    count: NonNegativeInt = 0
    pieces: list[str] = field(default_factory=list)
    places: list[str] = field(default_factory=list)
    direction: DirectionId | None = None


@dataclass(slots=True)
class ConvictedTaskDocument(PuzzleDocument[Goal, Until]):
    """A puzzle of The Convicted as a file has it.

    Attributes:
        goals: all of them must be reached.
        until: when the task must be done.
    """

    goals: list[Goal]
    until: Until


# The published schema tells what all members mean, not only those that are written again here.
ConvictedTaskDocument.__doc__ = PuzzleDocument.__doc__

ConvictedTask = Task[Position]
