"""The chapters of a rule book, one module a chapter or decision, and the games whose rules are cut into chapters.

A chapter knows who decides in it, with which moves, why another move is refused, and what a move does. It handles the
last task of the position's ``todo``, or a stage of the game. The game's ``flow.py`` finds the chapter; only the game
(``ChapterGame``) calls it. Each game defines the types once, for its own positions, moves and events.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Protocol, TypeAlias, TypeVar

from msgspec import Struct

from stronghold_gui.core.base_game import BaseGame
from stronghold_gui.core.decision import Decision, Seat
from stronghold_gui.core.refusal import Refusal

P = TypeVar("P")
P_contra = TypeVar("P_contra", contravariant=True)
M = TypeVar("M", bound=Struct)
E = TypeVar("E")
T = TypeVar("T")


class Chapter(Protocol[P_contra, M, E]):
    """The moves of a chapter or decision. Modules fit this protocol by having the four functions."""

    def decisions(self, position: P_contra) -> tuple[Decision, ...]:
        """Return the decisions of this chapter."""
        ...

    def moves(self, position: P_contra, seat: int) -> list[M]:
        """Return the legal moves of a seat that has a decision here, each once."""
        ...

    def refusal(self, position: P_contra, seat: int, move: M) -> Refusal | None:
        """Return why the move is not legal for a seat that has a decision here, or ``None``."""
        ...

    def play(self, position: P_contra, seat: int, move: M, out: list[E]) -> None:
        """Carry out a legal move.

        A chapter that handles a task takes it off ``todo`` when it is done, and may put new ones there. The game's
        ``flow.py`` then carries out everything that needs no decision.
        """
        ...


Step: TypeAlias = Callable[[P, T, list[E]], bool]
"""Handles the last task. If it needs no decision, the step carries it out, removes it from ``todo``, may add others,
and returns false. Otherwise the step changes nothing and returns true."""


def always_asks(position: P, task: T, out: list[E]) -> bool:
    """Return true. A game uses this for tasks that it adds only when a seat has something to decide."""
    return True


class ChapterGame(BaseGame[P, M, E], ABC):
    """A game whose rules are cut into chapters: the part of ``core.game.Game`` that is the same for all of them.

    Attributes:
        game_over: the reason of refusal for all moves after the end of the game.
    """

    game_over: Refusal

    @abstractmethod
    def chapter(self, position: P) -> Chapter[P, M, E] | None:
        """Return the chapter of the next decision; ``None`` when the game is over."""

    @abstractmethod
    def advance(self, position: P, out: list[E]) -> None:
        """Carry out everything that needs no decision."""

    @abstractmethod
    def not_asked(self, position: P, seat: Seat, move: M, decision: Decision) -> Refusal:
        """Return why a seat without a decision cannot play a move while another has a decision."""

    def decisions(self, position: P) -> tuple[Decision, ...]:
        """Return the current decisions and offers; empty exactly when the game is over."""
        chapter = self.chapter(position)
        return chapter.decisions(position) if chapter is not None else ()

    def legal_moves(self, position: P, seat: Seat) -> list[M]:
        """Return every legal move of the seat, each once."""
        chapter = self.chapter(position)
        if chapter is None or all(decision.seat != seat for decision in chapter.decisions(position)):
            return []
        return chapter.moves(position, seat)

    def refusal(self, position: P, seat: Seat, move: M) -> Refusal | None:
        """Return why the move is not legal, or ``None`` if it is."""
        chapter = self.chapter(position)
        if chapter is None:
            return self.game_over
        asked = chapter.decisions(position)
        if all(decision.seat != seat for decision in asked):
            return self.not_asked(position, seat, move, asked[0])
        return chapter.refusal(position, seat, move)

    def play(self, position: P, seat: Seat, move: M) -> list[E]:
        """Play a legal move on the position and return what happened, in order."""
        chapter = self.chapter(position)
        assert chapter is not None
        out: list[E] = []
        chapter.play(position, seat, move, out)
        self.advance(position, out)
        return out


def unexpected(move: object) -> AssertionError:
    """Return the error for a move that reached a chapter without having been checked."""
    return AssertionError(f"{move} was played without being legal")
