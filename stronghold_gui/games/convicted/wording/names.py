"""Names of seats, pieces and places as facts; ``seats`` are the players' names in seat order, "" for none."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from stronghold_gui.games.convicted.pieces import (
    BUILDINGS,
    DIRECTIONS,
    ENGINES,
    FOE_PIECES,
    HEROES,
    POWERS,
    RESOURCES,
    SEAT_IDS,
    UNITS,
)
from stronghold_gui.games.convicted.siege.events import Pieces
from stronghold_gui.games.convicted.values import Cost
from stronghold_gui.games.convicted.wording.nouns import Noun, say
from stronghold_gui.text import Catalogue
from stronghold_gui.text.nouns import Fact

_PIECES = frozenset((*UNITS, *ENGINES, *FOE_PIECES))


def seat_name(seat: int | str, seats: Sequence[str], texts: Catalogue) -> str:
    """Return the name of the player of a seat (number or id); "Player A" if no name is given."""
    number = SEAT_IDS.index(seat) if isinstance(seat, str) else seat
    given = seats[number] if number < len(seats) else ""
    return given or say(texts, "seat", {"letter": SEAT_IDS[number].upper()})


def piece(name: str) -> Fact:
    """Return a piece as a fact; also a place or a power, which some refusals name in the field for pieces."""
    if name in _PIECES:
        return Noun(f"piece.{name}")
    return Noun(f"power.{name}") if name in POWERS else place(name)


def place(name: str) -> Fact:
    """Return a place as a fact: section, keep, gates, zone, ring section, squad, building or resource."""
    if name in BUILDINGS and name != "keep":
        return Noun(f"building.{name}")
    if name in RESOURCES:
        return Noun(f"resource.{name}")
    return squad(name) if _is_squad(name) else Noun(f"place.{name}")


def target(name: str) -> Fact:
    """Return the target of a power as a fact: a piece, a place, a squad."""
    if name in _PIECES:
        return piece(name)
    return Noun("squad", (("squad", squad(name)),)) if _is_squad(name) else place(name)


def squad(name: str) -> Fact:
    """Return the code of a squad, which begins with the letter of its direction: ``W.1``, in French ``O.1``."""
    side, _, number = name.partition(".")
    return Noun(f"squad.code.{side}", (("number", number),)) if _is_squad(name) else name


def _is_squad(name: str) -> bool:
    side, dot, number = name.partition(".")
    return bool(dot) and side in DIRECTIONS and number.isdigit()


def damaged(name: str) -> Fact:
    """Return the target of saboteurs as a fact: a building or a place; ``keep`` is the building."""
    return Noun(f"building.{name}") if name in BUILDINGS else place(name)


def hero(name: str) -> Noun:
    """Return a hero as a fact; the word for nothing if there is no such hero."""
    return Noun(f"hero.{name}" if name in HEROES else "nothing")


def counted(kind: str, count: int, texts: Catalogue) -> str:
    """Return a number of pieces of a kind, in words: "3 archers"."""
    return say(texts, f"piece.{kind}.count", {"n": count})


def pieces(counts: Pieces, texts: Catalogue) -> str:
    """Return pieces as a list: "3 archers and 1 catapult", or the word for nothing."""
    return texts.join([counted(kind, count, texts) for kind, count in counts]) or say(texts, "nothing", {})


def resources(cost: Cost, texts: Catalogue) -> str:
    """Return resources as a list: "3 wood and 1 gold", or the word for nothing."""
    told = [
        say(texts, f"resource.{name}.count", {"n": amount})
        for name, amount in zip(RESOURCES, cost, strict=True)
        if amount
    ]
    return texts.join(told) or say(texts, "nothing", {})


def places(names: Iterable[str], texts: Catalogue) -> str:
    """Return places as a list: "the north wall and the north-west tower"."""
    return texts.join([Noun(f"place.{name}").word(texts, "the") for name in names])
