"""The rooms of the rule book: one module a chapter, all of this shape.

A room knows who decides in it, with which moves, why another move is refused, and what a move does. Some rooms belong
to a stage of the game (``Position.stage``); others answer a question that interrupts a stage (the last task of
``Position.todo``). ``game.py`` finds the room; nothing else calls one.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from stronghold_gui.core.decision import Decision
from stronghold_gui.core.refusal import Refusal
from stronghold_gui.games.stronghold.events import Event
from stronghold_gui.games.stronghold.moves import Move
from stronghold_gui.games.stronghold.position import Position, Task


class Room(Protocol):
    """A chapter's moves. Modules fit this protocol by having the four functions."""

    def decisions(self, position: Position) -> tuple[Decision, ...]:
        """Return who must decide what here. A question's room answers for the last task."""
        ...

    def moves(self, position: Position, seat: int) -> list[Move]:
        """Return the legal moves of a seat that has a decision here, each once."""
        ...

    def refusal(self, position: Position, seat: int, move: Move) -> Refusal | None:
        """Return why the move is not legal for a seat that has a decision here, or ``None``."""
        ...

    def play(self, position: Position, seat: int, move: Move, out: list[Event]) -> None:
        """Carry out a legal move; a question's room takes its task off ``todo`` when it is answered.

        Going on afterwards (running tasks, entering the next stage) is ``game.py``'s business; a room only adds tasks
        or names the next stage.
        """
        ...


Runner = Callable[[Position, Task, list[Event]], None]
"""Carries out a task that asks nobody; it has been taken off ``todo`` and may put new ones there."""

Entry = Callable[[Position, list[Event]], None]
"""Enters a stage: says so by an event, lays out its tasks, or names the next stage at once."""


def unexpected(move: Move) -> AssertionError:
    """Return the error for a move that reached a room without having been checked."""
    return AssertionError(f"{move} was played without being legal")
