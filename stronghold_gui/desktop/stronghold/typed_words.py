"""What the words of the notation mean, in the language of the moment."""

from __future__ import annotations

from stronghold_gui.games.stronghold.pieces import DEFENDERS, HEROES, ORDERS, PHASES, UNITS
from stronghold_gui.games.stronghold.wording import action_name, capital, card_name, phase_name, place_name, unit_name
from stronghold_gui.text import Catalogue


def word_means(word: str, texts: Catalogue, *, first: bool) -> str:
    """Return what a word of an order means; "" if it says it itself.

    Args:
        word: as it stands in the notation: `march`, `orc`, `RW3`, `face_down`.
        texts: the language.
        first: whether it is the order's first word, its verb.
    """
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
