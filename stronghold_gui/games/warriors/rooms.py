"""The rooms of the rule book, as ``core.rooms`` describes them: one module a decision (RW-23)."""

from __future__ import annotations

from typing import TypeAlias

from stronghold_gui.core import rooms
from stronghold_gui.games.warriors.events import Event
from stronghold_gui.games.warriors.moves import Move
from stronghold_gui.games.warriors.position import Position, Task

Room: TypeAlias = rooms.Room[Position, Move, Event]
Step: TypeAlias = rooms.Step[Position, Task, Event]
