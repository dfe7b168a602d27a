"""The chapters of the rule book, as ``core.chapters`` describes them: one module a chapter.

Some belong to a stage of the game (``Position.stage``); others answer a question that interrupts a stage (the last task
of ``Position.todo``).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from stronghold_gui.core import chapters
from stronghold_gui.games.stronghold.events import Event
from stronghold_gui.games.stronghold.moves import Move
from stronghold_gui.games.stronghold.position import Position, Task

Chapter: TypeAlias = chapters.Chapter[Position, Move, Event]

Runner = Callable[[Position, Task, list[Event]], None]
"""Carries out a task without a decision; the task has left ``todo``, and the runner may put new tasks there."""

StageEntry = Callable[[Position, list[Event]], None]
"""Enters a stage: reports it by an event, lays out its tasks, or names the next stage at once."""
