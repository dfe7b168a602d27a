"""The protocol of a game for puzzles, besides its rules and the form of its positions.

A goal counts one number while the puzzle is played, so that a search can distinguish positions by it as well. Goals and
time limits are closed sets of the game, with its own part of the puzzle document.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from stronghold_gui.core.chance import Draws
from stronghold_gui.core.decision import Decision, Seat
from stronghold_gui.core.game import PositionLike
from stronghold_gui.core.outcomes import Branch
from stronghold_gui.core.save.faults import Fault
from stronghold_gui.teaching.puzzles.task import Task
from stronghold_gui.text import Catalogue

if TYPE_CHECKING:
    from stronghold_gui.teaching.puzzles.document import PuzzleDocument
    from stronghold_gui.teaching.puzzles.task import Verdict

P = TypeVar("P", bound=PositionLike)
M = TypeVar("M")
E_contra = TypeVar("E_contra", contravariant=True)
G = TypeVar("G")


class PuzzleGame(Protocol[P, M, E_contra, G]):
    """A game's part for puzzles: its files, its goals, the moves that a search tries, and the words."""

    # -- files ---------------------------------------------------------------------------------------------------

    @property
    def folder(self) -> Path:
        """The folder of the built-in puzzles, with a list of them (``teaching.named``)."""
        ...

    @property
    def document(self) -> type[PuzzleDocument[G, Any]]:
        """The document class of this game's puzzle files, with its own goals and time limits."""
        ...

    @property
    def places(self) -> Collection[str]:
        """The places on the table that a task can mark."""
        ...

    def faults(self, task: Task[P]) -> Iterable[Fault]:
        """Yield the faults of a readable puzzle: goals that make no sense, a task that is a guess."""
        ...

    # -- goals ---------------------------------------------------------------------------------------------------

    def counted(self, task: Task[P], goal: G, events: Iterable[E_contra]) -> int:
        """Return the amount that further events add to a goal's number, which is 0 at first."""
        ...

    def verdict(self, task: Task[P], goal: G, number: int, position: P, *, over: bool) -> Verdict:
        """Return the state of a goal.

        Args:
            task: its task.
            goal: the goal.
            number: the goal's number so far.
            position: the table.
            over: whether the time for the task is over.
        """
        ...

    def ended(self, until: str, events: Iterable[E_contra]) -> bool:
        """Return whether the time for a task is over after these events."""
        ...

    # -- moves ---------------------------------------------------------------------------------------------------

    def idle_move(self, position: P, moves: Sequence[M]) -> M:
        """Return the move of a seat that does nothing, among the legal ones."""
        ...

    def may_idle(self, decision: Decision, moves: Sequence[M]) -> bool:
        """Return whether a passive seat can do nothing here; if not, the rules make it choose."""
        ...

    def open_moves(self, moves: Sequence[M]) -> Sequence[M]:
        """Return the moves without those that put hidden things on the table, since a task must not be a guess.

        At least one is returned if there are any moves.
        """
        ...

    def worth_a_try(self, task: Task[P], position: P, moves: Sequence[M]) -> Sequence[M]:
        """Return the moves in the order in which a search tries them.

        Only equivalent moves and moves without effect may be left out: a search that finds nothing proves that the task
        cannot be done.
        """
        ...

    def draws_to_try(self, position: P, seat: Seat, move: M, first: Branch[P, Any]) -> Iterable[Draws] | None:
        """Return the results of chance that a search tries: one of each set of equivalent ones.

        No other results may be left out: a search that finds nothing proves that the task cannot be done.

        Args:
            position: where the move is played.
            seat: the seat that moves.
            move: a legal move that involves chance.
            first: the result of the move with the first draws that were tried.

        Returns:
            The results of chance by label; ``None`` for all results, which must then be few (``core.outcomes``).
        """
        ...

    # -- words ---------------------------------------------------------------------------------------------------

    def player(self, task: Task[P], texts: Catalogue) -> str:
        """Return the player's seats in words, for a line of the list of puzzles."""
        ...

    def why_missed(self, task: Task[P], goal: G, number: int, events: Iterable[E_contra], texts: Catalogue) -> str:
        """Return why a goal was missed, as one sentence.

        Args:
            task: the task of the goal.
            goal: the goal.
            number: the goal's number at the end.
            events: all that happened since the puzzle began.
            texts: the language.
        """
        ...
