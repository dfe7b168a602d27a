"""The rooms of the rule book: one module a decision, all of this shape.

A room knows who decides in it, with which moves, why another move is refused, and what a move does. It answers for the
last task of ``Position.todo``. ``flow.py`` finds the room; nothing else calls one.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from stronghold_gui.core.decision import Decision
from stronghold_gui.core.refusal import Refusal
from stronghold_gui.games.convicted.events import Event
from stronghold_gui.games.convicted.moves import Move
from stronghold_gui.games.convicted.position import Position, Task


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


StepDone = bool
"""False: the task was carried out, which took it off ``todo`` and may have put others there. True: somebody must be
asked first, and everything was left as it was."""

Step = Callable[[Position, Task, list[Event]], StepDone]
"""Looks at the last task and carries it out, or says that somebody must be asked."""


def task(kind: str, *figures: int) -> Task:
    """Return a task; figures that its kind does not have are 0."""
    first, second, third, fourth, fifth = (*figures, 0, 0, 0, 0, 0)[:5]
    return kind, first, second, third, fourth, fifth


def unexpected(move: Move) -> AssertionError:
    """Return the error for a move that reached a room without having been checked."""
    return AssertionError(f"{move} was played without being legal")
