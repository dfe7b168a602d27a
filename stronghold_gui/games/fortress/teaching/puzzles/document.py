"""What stands in a puzzle file of Fortress besides what every game's puzzles have: its goals and times."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from pydantic import NonNegativeInt

from stronghold_gui.core.save.part import Part
from stronghold_gui.games.fortress.position import Position
from stronghold_gui.teaching.puzzles.document import PuzzleDocument
from stronghold_gui.teaching.puzzles.task import Task

GoalKind = Literal["stand", "destroy", "wound", "unhurt", "keep", "door", "flag", "win"]
"""What a task can ask for, a closed set (``goals.py`` says when each is met)."""
Until = Literal["turn", "round", "game"]
"""When the task must be done: by the end of the turn that runs, of the round, or of the game."""


@dataclass(slots=True)
class Goal(Part):
    """One thing to reach; which members belong to which kind is said in ``goals.MEMBERS``.

    Attributes:
        goal: its kind.
        count: how many (figures, wounds).
        cards: the cards meant, or ``door``; none named means all of them.
        spaces: where somebody must stand.
        state: how the door must be: ``open``, ``closed`` or ``gone``.
    """

    goal: GoalKind
    count: NonNegativeInt = 0
    cards: list[str] = field(default_factory=list)
    spaces: list[str] = field(default_factory=list)
    state: Literal["", "open", "closed", "gone"] = ""


@dataclass(slots=True)
class FortressTaskDocument(PuzzleDocument[Goal, Until]):
    """A puzzle of Fortress as a file has it.

    Attributes:
        goals: all of them must be reached.
        until: when the task must be done.
    """

    goals: list[Goal]
    until: Until


# The published schema tells what all members mean, not only those that are written again here.
FortressTaskDocument.__doc__ = PuzzleDocument.__doc__

FortressTask = Task[Position]
