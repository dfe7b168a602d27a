"""Converts places of the rules to areas of the board's picture, and back.

Most areas have the name of their place (`RW2`) and need no mapping. There are three exceptions: a wall section is one
area with two faces, units are in sub-areas (`RW2.units`), and the place of a ritual may be a hero.
"""

from __future__ import annotations

from typing import Final

from stronghold_gui.games.stronghold.pieces import DEFENDERS, HEROES
from stronghold_gui.games.stronghold.table import Table

CAMP: Final = "CAMP"
_OWNER: Final = "@"


def units_area(place: str, unit: str) -> str:
    """Return the area of units of a kind at a place: `W3.invader`, `W3.defender`, `RW1.units`, `TW2`."""
    if place[:1] in "WE" and place[1:].isdigit():
        if unit in HEROES:
            return f"{place}.hero"
        return f"{place}.{'defender' if unit in DEFENDERS else 'invader'}"
    return place if place[:1] == "T" else f"{place}.units"


def camp_key(unit: str, seat: int) -> str:
    """Return the key of the pile of one Invader's units in a camp that holds those of several."""
    return f"{unit}{_OWNER}{seat}"


def owner_of(key: str) -> tuple[str, int | None]:
    """Split the key of a pile into its piece and the seat that owns it, ``None`` if the key names no owner."""
    unit, _, seat = key.partition(_OWNER)
    return unit, int(seat) if seat else None


def machine_area(place: str) -> str:
    """Return the area of the weapon that shoots from a place: `RW1.machine`, or the tower itself."""
    return place if place[:1] == "T" else f"{place}.machine"


def place_of(area: str) -> str:
    """Return the place of an area: `W3` for `W3.invader`, `barbican` for the gates and their track."""
    place = area.partition(".")[0]
    return "barbican" if place in ("gate_track", "gate1", "gate2", "gate3") else place


def target_areas(place: str, table: Table) -> tuple[str, ...]:
    """Return the areas onto which a piece for a place may be dropped.

    Args:
        place: a place, a building, a hero (at its current place), or a side (all its ramparts and its foreground).
        table: the contents of the board.
    """
    if place in HEROES:
        stands = table.heroes[place].place  # type: ignore[index]
        return (units_area(stands, place),)
    if place in ("west", "east"):
        letter = place[0].upper()
        return tuple(area for area in (*table.foregrounds, *table.ramparts) if letter in area[1:2])
    if place in ("gate", "barbican", "gate1", "gate2", "gate3"):
        return ("gate1", "gate2", "gate3", "gate_track")
    return (place,)


_PARTS: Final = {
    "components": "stone",
    "equipment": "equipment",
    "cauldron": "cauldron",
    "platform": "platform",
    "order": "orders",
    "hero": "heroes",
    "machine": "machines",
    "cover": "cover",
    "training": "training",
}
"""Contents of the sub-areas of a place, by the suffix of the area's name."""


def topics_of_area(area: str, key: str) -> tuple[str, ...]:
    """Return the rules-reference topics of an area or of a piece in it, most specific first."""
    if key:
        return (owner_of(key)[0],)
    place, _, part = area.partition(".")
    found = (_PARTS.get(part, ""), place, place_of(area))
    return tuple(topic for topic in found if topic)
