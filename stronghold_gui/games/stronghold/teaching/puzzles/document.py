"""What stands in a puzzle file of Stronghold besides what every game's puzzles have: its goals and times."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from pydantic import NonNegativeInt

from stronghold_gui.core.save.part import Part
from stronghold_gui.games.stronghold.position import Position
from stronghold_gui.teaching.puzzles.document import PuzzleDocument
from stronghold_gui.teaching.puzzles.task import Task

GoalKind = Literal["hold", "breach", "gate", "kill", "spare", "glory", "win", "deed", "action"]
"""What a task can ask for, a closed set (``goals.py`` says when each is met)."""
Until = Literal["pause", "turn", "game"]
"""When the task must be done: by the end of this phase and its pause, of this turn's assault, or of the game."""


@dataclass(slots=True)
class Goal(Part):
    """One thing to reach; which members belong to which kind is said in ``goals.MEMBERS``.

    Attributes:
        goal: its kind.
        count: how many (breaches, gates, units killed or lost, points).
        walls: the wall sections meant, ``gate3`` for the last gate; none named means all of them.
        units: the kinds of unit meant; none named means all kinds.
        deed: the Invader's deed to be done. ``action``: the Defender's action to be carried out.
    """

    goal: GoalKind
    count: NonNegativeInt = 0
    walls: list[str] = field(default_factory=list)
    units: list[str] = field(default_factory=list)
    deed: str = ""
    action: str = ""


@dataclass(slots=True)
class StrongholdTaskDocument(PuzzleDocument[Goal, Until]):
    """A puzzle of Stronghold as a file has it.

    Attributes:
        goals: all of them must be reached.
        until: when the task must be done.
    """

    goals: list[Goal]
    until: Until


# The published schema tells what all members mean, not only those that are written again here.
StrongholdTaskDocument.__doc__ = PuzzleDocument.__doc__

StrongholdTask = Task[Position]


def plays_invader(task: StrongholdTask) -> bool:
    """Tell whether the player's camp is the Invader's."""
    return task.start.is_invader(task.plays[0])
