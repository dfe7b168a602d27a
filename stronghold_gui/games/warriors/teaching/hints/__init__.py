"""Hints for Warriors: advice, groups of moves, what cannot be done, and the sentences for all of it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from stronghold_gui.core.decision import Decision, Seat
from stronghold_gui.games.warriors.moves import Move
from stronghold_gui.games.warriors.teaching.hints.make import hint_for
from stronghold_gui.games.warriors.teaching.hints.words import told
from stronghold_gui.games.warriors.view import View
from stronghold_gui.teaching.hints import Hint, Told
from stronghold_gui.text import Catalogue

__all__ = ["HINTS", "WarriorsHints", "hint_for", "told"]


class WarriorsHints:
    """What hints ask of Warriors (``teaching.hints.game``)."""

    def hint(self, view: View, decisions: Iterable[Decision], seat: Seat, moves: Sequence[Move]) -> Hint | None:
        """Return the hint for a seat, or ``None`` if it has nothing to decide."""
        return hint_for(view, decisions, seat, moves)

    def told(self, hint: Hint, texts: Catalogue) -> Told:
        """Return a hint in words."""
        return told(hint, texts)


HINTS: Final = WarriorsHints()
