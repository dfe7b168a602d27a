"""The protocol of a game for hints."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Protocol, TypeVar

from stronghold_gui.core.decision import Decision, Seat
from stronghold_gui.teaching.hints.hint import Hint, Told
from stronghold_gui.text import Catalogue

V_contra = TypeVar("V_contra", contravariant=True)
M_contra = TypeVar("M_contra", contravariant=True)


class HintGame(Protocol[V_contra, M_contra]):
    """A game's part for hints: it makes hints from a seat's view and puts them into words."""

    def hint(self, view: V_contra, decisions: Iterable[Decision], seat: Seat, moves: Sequence[M_contra]) -> Hint | None:
        """Return the hint for a seat, or ``None`` if it has nothing to decide.

        Args:
            view: the seat's view.
            decisions: the current decisions.
            seat: the seat that gets the hint.
            moves: the seat's legal moves.
        """
        ...

    def told(self, hint: Hint, texts: Catalogue) -> Told:
        """Return a hint in the language of a catalogue."""
        ...
