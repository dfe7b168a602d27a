"""The words of typed moves: their meanings, and the codes of places, in the current language."""

from __future__ import annotations

from stronghold_gui.desktop.docks.table_desk import TypedAsShown
from stronghold_gui.desktop.stronghold.context import StrongholdContext
from stronghold_gui.games.stronghold.pieces import DEFENDERS, HEROES, ORDERS, PHASES, UNITS
from stronghold_gui.games.stronghold.wording import (
    action_name,
    capital,
    card_name,
    phase_name,
    place_code,
    place_name,
    places_by_code,
    unit_name,
)


class StrongholdTyped(TypedAsShown):
    """The words of the match that a desk shows: a place is typed by its code in the current language."""

    def __init__(self, context: StrongholdContext) -> None:
        self._context = context

    def meaning(self, word: str, *, first: bool) -> str:
        """Return the meaning of a word of a typed move; "" if the word explains itself.

        Args:
            word: as in the notation: `march`, `orc`, `RW3`, `face_down`.
            first: whether it is the move's first word, its verb.
        """
        texts = self._context.texts
        family = "verb" if first else "word"
        if texts.has(f"access.{family}.{word}"):
            return texts(f"access.{family}.{word}")
        if word in UNITS or word in DEFENDERS or word in HEROES:
            return capital(unit_name(word, texts))
        if word in PHASES:
            return capital(phase_name(word, texts))
        found = [place_name(word, texts), action_name(word, texts), card_name(word, texts)]
        if first or word in ORDERS:
            found = found[1:]
        return capital(next((name for name in found if name != word), ""))

    def shown(self, word: str) -> str:
        """Return a word of a typed move as it is shown: a place by its code."""
        return place_code(word, self._context.texts)

    def meant(self, word: str) -> str:
        """Return the id of a place that was typed by its code."""
        board = self._context.board
        places = (*board.outer, *board.inner, *board.field_ids)
        return places_by_code(places, self._context.texts).get(word.lower(), word)
