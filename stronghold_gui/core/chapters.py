"""The chapters of a rule book: one module a chapter or decision, all of one shape.

A chapter knows who decides in it, with which moves, why another move is refused, and what a move does. It answers for
the last task of the position's ``todo``, or for a stage of the game. The game's ``flow.py`` finds the chapter; nothing
else calls one. Each game names the shape once, for its own positions, moves and events.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, TypeAlias, TypeVar

from stronghold_gui.core.decision import Decision
from stronghold_gui.core.refusal import Refusal

P = TypeVar("P")
P_contra = TypeVar("P_contra", contravariant=True)
M = TypeVar("M")
E = TypeVar("E")
T = TypeVar("T")


class Chapter(Protocol[P_contra, M, E]):
    """The moves of a chapter or decision. Modules fit this protocol by having the four functions."""

    def decisions(self, position: P_contra) -> tuple[Decision, ...]:
        """Return who must decide what here."""
        ...

    def moves(self, position: P_contra, seat: int) -> list[M]:
        """Return the legal moves of a seat that has a decision here, each once."""
        ...

    def refusal(self, position: P_contra, seat: int, move: M) -> Refusal | None:
        """Return why the move is not legal for a seat that has a decision here, or ``None``."""
        ...

    def play(self, position: P_contra, seat: int, move: M, out: list[E]) -> None:
        """Carry out a legal move.

        A chapter that answers for a task takes it off ``todo`` when it is answered, and may put new ones there. What
        follows is the business of the game's ``flow.py``.
        """
        ...


Step: TypeAlias = Callable[[P, T, list[E]], bool]
"""Looks at the last task. Either it carries the task out, which takes it off ``todo`` and may put others there, and
returns false; or somebody must be asked first: then it leaves everything and returns true."""


def unexpected(move: object) -> AssertionError:
    """Return the error for a move that reached a chapter without having been checked."""
    return AssertionError(f"{move} was played without being legal")
