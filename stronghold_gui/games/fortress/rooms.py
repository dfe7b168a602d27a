"""The rooms of the rule book: one module a decision, all of this shape.

A room knows who decides in it, with which moves, why another move is refused, and what a move does. It answers for the
last task of ``Position.todo``. ``flow.py`` finds the room; nothing else calls one.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from stronghold_gui.core.decision import Decision
from stronghold_gui.core.refusal import Refusal
from stronghold_gui.games.fortress.decisions import Kind
from stronghold_gui.games.fortress.events import Event
from stronghold_gui.games.fortress.moves import Move
from stronghold_gui.games.fortress.position import Position, Task
from stronghold_gui.games.fortress.reasons import Reason, refuse


class Room(Protocol):
    """A decision's moves. Modules fit this protocol by having the four functions."""

    def decisions(self, position: Position) -> tuple[Decision, ...]:
        """Return who must decide what here."""
        ...

    def moves(self, position: Position, seat: int) -> list[Move]:
        """Return the legal moves of a seat that has a decision here, each once."""
        ...

    def refusal(self, position: Position, seat: int, move: Move) -> Refusal | None:
        """Return why the move is not legal for a seat that has a decision here, or ``None``."""
        ...

    def play(self, position: Position, seat: int, move: Move, out: list[Event]) -> None:
        """Carry out a legal move; the room takes its task off ``todo`` when it is answered, and may put new ones."""
        ...


Step = Callable[[Position, Task, list[Event]], bool]
"""Looks at the last task. Either it carries the task out, which takes it off ``todo`` and may put others there, and
returns false; or somebody must be asked first: then it leaves everything and returns true."""


def always_asks(position: Position, task: Task, out: list[Event]) -> bool:
    """Ask, whatever the position: the step of a room that lays its task only where there is something to decide."""
    return True


def unexpected(move: Move) -> AssertionError:
    """Return the error for a move that reached a room without having been checked."""
    return AssertionError(f"{move} was played without being legal")


def not_asked(what: Kind | str) -> Refusal:
    """Return that something else is to be decided."""
    return refuse(Reason.NOT_ASKED, "16", what=str(what))


def not_there(what: str) -> Refusal:
    """Return that there is no such figure, card or space in this match, or not where it could be meant."""
    return refuse(Reason.NOT_THERE, "16", what=what)
