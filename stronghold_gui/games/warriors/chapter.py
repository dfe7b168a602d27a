"""The chapters of the rule book as ``core.chapters`` describes them: a module for each kind of decision (RW-23)."""

from __future__ import annotations

from typing import TypeAlias

from stronghold_gui.core import chapters
from stronghold_gui.games.warriors.events import Event
from stronghold_gui.games.warriors.moves import Move
from stronghold_gui.games.warriors.position import Position, Task

Chapter: TypeAlias = chapters.Chapter[Position, Move, Event]
Step: TypeAlias = chapters.Step[Position, Task, Event]
