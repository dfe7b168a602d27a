"""The protocol of a game for puzzles, besides its rules and the form of its positions.

A goal counts one number while the puzzle is played, so that a search can tell positions apart by it as well. What goals
there are, and by when they can be due, is a closed set of the game's, with its own part of the puzzle document.
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
    """A game's goals, and the moves of a seat that does nothing or only what matters."""

    # -- files ---------------------------------------------------------------------------------------------------

    @property
    def folder(self) -> Path:
        """The folder of the puzzles that the program brings along, with a list of them (``teaching.brought``)."""
        ...

    @property
    def document(self) -> type[PuzzleDocument[G, Any]]:
        """The document class of this game's puzzle files: with its own goals, and times when they are due."""
        ...

    @property
    def places(self) -> Collection[str]:
        """The places on the table that a task can mark."""
        ...

    def faults(self, task: Task[P]) -> Iterable[Fault]:
        """Yield what is wrong with a puzzle that could be read: goals that make no sense, a task that is a guess."""
        ...

    # -- goals ---------------------------------------------------------------------------------------------------

    def counted(self, task: Task[P], goal: G, events: Iterable[E_contra]) -> int:
        """Return by how much further events raise a goal's number, which is 0 at first."""
        ...

    def verdict(self, task: Task[P], goal: G, number: int, position: P, *, over: bool) -> Verdict:
        """Return the state of a goal.

        Args:
            task: its task.
            goal: the goal.
            number: its number.
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
        """Return whether a seat that needs to do nothing can do so here; if not, the rules make it choose."""
        ...

    def open_moves(self, moves: Sequence[M]) -> Sequence[M]:
        """Return the moves that leave nothing on the table which the player cannot see: a task is no guess.

        They are at least one where there are any moves.
        """
        ...

    def worth_a_try(self, task: Task[P], position: P, moves: Sequence[M]) -> Sequence[M]:
        """Return the moves in the order in which a search tries them.

        What comes to the same as another, or to nothing, may be left out; a search that finds nothing proves that the
        task cannot be done, so nothing else may.
        """
        ...

    def telling_draws(self, position: P, seat: Seat, move: M, first: Branch[P, Any]) -> Iterable[Draws] | None:
        """Return the answers of chance that a search looks at: of those that come to the same, one each.

        A search that finds nothing proves that the task cannot be done, so nothing else may be left out.

        Args:
            position: where the move is played.
            seat: whose move it is.
            move: a legal move in which chance has a say.
            first: what comes of the first answers there are.

        Returns:
            What chance gives, by label; ``None`` for all answers, which must then be few (``core.outcomes``).
        """
        ...

    # -- words ---------------------------------------------------------------------------------------------------

    def player(self, task: Task[P], texts: Catalogue) -> str:
        """Return the player's seats in words, for a line of the list of puzzles."""
        ...

    def why_missed(self, task: Task[P], goal: G, number: int, events: Iterable[E_contra], texts: Catalogue) -> str:
        """Return why a goal was missed, as one sentence.

        Args:
            task: whose goal it is.
            goal: the goal.
            number: its number.
            events: all that happened since the puzzle began.
            texts: the language.
        """
        ...
