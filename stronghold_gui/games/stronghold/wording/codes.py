"""The short codes of places on the boards of each language: ``RW3`` in English, ``RO3`` in French.

Files, notation and rules use only the ids. Players see and type the codes of their language; they can also type an id.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from stronghold_gui.games.stronghold.data.board_file import load_board
from stronghold_gui.games.stronghold.wording import nouns
from stronghold_gui.text import Catalogue


def place_code(place: str, texts: Catalogue) -> str:
    """Return the code of a place, or of a path between two; the id itself if there is no code, as for a house."""
    start, dash, goal = place.partition("-")
    if dash:
        return texts("code.path", start=place_code(start, texts), goal=place_code(goal, texts))
    noun = nouns.place(place)
    message = noun.id.replace("place.", "code.", 1)
    return nouns.say(texts, message, dict(noun.facts)) if texts.has(message) else place


def side_code(side: str, texts: Catalogue) -> str:
    """Return the letter of a side, ``west`` or ``east``."""
    return texts(f"code.side.{side}")


def places_by_code(places: Iterable[str], texts: Catalogue) -> Mapping[str, str]:
    """Return the places by their codes in small letters."""
    return {place_code(place, texts).lower(): place for place in places}


def in_ids(typed: str, texts: Catalogue) -> str:
    """Return a typed move in notation: the codes of places as ids, all other words as they are."""
    board = load_board()
    places = places_by_code((*board.outer, *board.inner, *board.field_ids), texts)
    verb, *words = typed.split(" ")
    return " ".join([verb, *("-".join(places.get(part.lower(), part) for part in word.split("-")) for word in words)])


def in_codes(order: str, texts: Catalogue) -> str:
    """Return a move's notation as it is shown: the ids of places as codes, all other words as they are."""
    verb, *words = order.split(" ")
    return " ".join([verb, *(place_code(word, texts) for word in words)])
