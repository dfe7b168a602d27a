"""Common parts of the puzzles of most games; each game derives its own ``Tasks``."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, Generic, Protocol, TypeVar

from stronghold_gui.core.chance import Draws
from stronghold_gui.core.decision import Decision, Seat
from stronghold_gui.core.game import M, P
from stronghold_gui.core.outcomes import Branch
from stronghold_gui.files import resource
from stronghold_gui.teaching.puzzles.task import Task
from stronghold_gui.text import Catalogue
from stronghold_gui.text.nouns import Vocabulary


class AnyGoal(Protocol):
    """A goal of any game."""

    @property
    def goal(self) -> str:
        """Its kind."""
        ...

    @property
    def count(self) -> int:
        """The number that the goal asks for."""
        ...


E = TypeVar("E")
G = TypeVar("G", bound=AnyGoal)


class Tasks(Generic[P, M, E, G]):
    """The puzzles of a game without hidden information, whose seats have moves for doing nothing.

    Attributes:
        game: the game's id.
        vocabulary: its messages.
        idle: the moves of a seat that does nothing; the first legal one is played.
    """

    def __init__(self, game: str, vocabulary: Vocabulary, idle: Sequence[M]) -> None:
        self.game = game
        self.vocabulary = vocabulary
        self.idle = idle

    @property
    def folder(self) -> Path:
        """The folder of the puzzles."""
        return resource(self.game, "puzzles")

    def idle_move(self, position: P, moves: Sequence[M]) -> M:
        """Return the first legal idle move, or the first legal move if there is none."""
        del position
        return next((move for move in self.idle if move in moves), moves[0])

    def may_idle(self, decision: Decision, moves: Sequence[M]) -> bool:
        """Return whether a passive seat has an idle move here."""
        del decision
        return any(move in moves for move in self.idle)

    def open_moves(self, moves: Sequence[M]) -> Sequence[M]:
        """Return all moves: nothing is hidden."""
        return moves

    def draws_to_try(self, position: P, seat: Seat, move: M, first: Branch[P, Any]) -> Iterable[Draws] | None:
        """Return ``None``: a search tries every result of chance."""
        del position, seat, move, first
        return None

    def why_missed(self, task: Task[P], goal: G, number: int, events: Iterable[E], texts: Catalogue) -> str:
        """Return why a goal was missed."""
        del task, events
        facts = {"n": number, "count": max(goal.count, 1)}
        return self.vocabulary.sentence(texts, f"puzzle.missed.{goal.goal}", facts)
