"""The types of ``core.chapters`` for this game, and the making of tasks."""

from __future__ import annotations

from typing import TypeAlias

from stronghold_gui.core import chapters
from stronghold_gui.games.convicted.events import Event
from stronghold_gui.games.convicted.moves import Move
from stronghold_gui.games.convicted.position import Position, Task

Chapter: TypeAlias = chapters.Chapter[Position, Move, Event]
Step: TypeAlias = chapters.Step[Position, Task, Event]


def task(kind: str, *figures: int) -> Task:
    """Return a task; the numbers that its kind does not use are 0."""
    first, second, third, fourth, fifth = (*figures, 0, 0, 0, 0, 0)[:5]
    return kind, first, second, third, fourth, fifth
