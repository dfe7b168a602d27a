"""The chapters of the rule book, as ``core.chapters`` describes them: one module a decision."""

from __future__ import annotations

from typing import TypeAlias

from stronghold_gui.core import chapters
from stronghold_gui.core.refusal import Refusal
from stronghold_gui.games.fortress.decisions import Kind
from stronghold_gui.games.fortress.events import Event
from stronghold_gui.games.fortress.moves import Move
from stronghold_gui.games.fortress.position import Position, Task
from stronghold_gui.games.fortress.reasons import Reason, refuse

Chapter: TypeAlias = chapters.Chapter[Position, Move, Event]
Step: TypeAlias = chapters.Step[Position, Task, Event]


def not_asked(what: Kind | str) -> Refusal:
    """Return the refusal for a move while another decision is due."""
    return refuse(Reason.NOT_ASKED, "16", what=str(what))


def not_there(what: str) -> Refusal:
    """Return the refusal for a figure, card or space that is not in this match, or not where the move needs it."""
    return refuse(Reason.NOT_THERE, "16", what=what)
