"""A position as piles on the board: the buildings, the units on them, and the enemy in front."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from stronghold_gui.desktop.table.model import Pile, TableContents
from stronghold_gui.games.convicted.pieces import (
    ASSAULT,
    BUILDINGS,
    DIRECTIONS,
    ENGINES,
    FOE_PIECES,
    FOES,
    GATES,
    KEEP,
    KEEP_BUILDING,
    NONE,
    OBSTACLES,
    OPEN,
    POSTS,
    RING_IDS,
    SECTIONS,
    UNITS,
    ZONES,
    is_wall,
)
from stronghold_gui.games.convicted.position import FOE_KINDS, KINDS, Position
from stronghold_gui.games.convicted.siege.foes import FOE_UNITS, of_zone, strength

_MANY: Final = (1, 7, 17, 33)
"""Smallest number of pieces in a zone for each picture of a horde."""
_KINDS_OF_ENGINE: Final = len(ENGINES)


def contents(position: Position) -> TableContents:
    """Return the contents of each area; empty areas are left out."""
    found: dict[str, tuple[Pile, ...]] = {}
    for area, piles in (*_built(position), *_town(position), *_zones(position), *_walls(position)):
        if laid := tuple(piles):
            found[area] = laid
    return found


# -- what is built ---------------------------------------------------------------------------------------------------


def _built(position: Position) -> Iterator[tuple[str, Iterable[Pile]]]:
    for post, name in enumerate(POSTS):
        yield f"{name}.fort", (Pile("fort", fort_art(position, post), fixed=True),)
        yield f"{name}.units", _units(position, post)
        yield f"{name}.engines", _engines(position, post)
    if art := gates_art(position):
        yield "gates", (Pile("gates", art, fixed=True, marks=_marks(position, GATES)),)
    for ring, name in zip(position.ring, RING_IDS, strict=True):
        if ring != OPEN:
            yield name, (Pile("obstacle", f"ring.{_way(name)}.{OBSTACLES[ring]}", fixed=True),)


def fort_art(position: Position, post: int) -> str:
    """Return the name of the picture of a section, by level and resistance left, or of the keep, by level."""
    if post == KEEP:
        return f"keep.{max(1, position.buildings[KEEP_BUILDING])}"
    level = position.level[post]
    kind = f"wall.{SECTIONS[post]}" if is_wall(post) else "tower"
    return f"{kind}.{level}{_state(position.resistance[post], position.nominal(post))}" if level else f"{kind}.0"


def _state(left: int, whole: int) -> str:
    if left >= whole:
        return ""
    return ".cracked" if 2 * left >= whole else ".breached"


def gates_art(position: Position) -> str:
    """Return the name of the picture of the gates; "" without a wall to hold them (RC-08)."""
    whole, left = position.nominal(GATES), position.resistance[GATES]
    if not whole:
        return ""
    if left <= 0:
        return "gates.broken"
    return "gates.whole" if left >= whole else "gates.cracked"


def _way(ring: str) -> str:
    """Return the shape of a section of the ring: a corner such as ``NW``, ``across``, or ``along``."""
    name = ring.removeprefix("ring_")
    if name in ("NW", "NE", "SE", "SW"):
        return name
    return "across" if name[0] in "NS" else "along"


def _town(position: Position) -> Iterator[tuple[str, Iterable[Pile]]]:
    for building, name in enumerate(BUILDINGS):
        if building != KEEP_BUILDING:
            yield f"{name}.house", (Pile("house", f"{name}.{position.buildings[building]}", fixed=True),)
    yield "town", _counted((*UNITS, *ENGINES), position.waiting)


# -- piles by place --------------------------------------------------------------------------------------------------


def _counted(names: Sequence[str], numbers: Sequence[int]) -> Iterator[Pile]:
    return (Pile(name, name, number) for name, number in zip(names, numbers, strict=True) if number)


def _units(position: Position, post: int) -> Iterator[Pile]:
    at = post * KINDS
    for kind, name in enumerate(UNITS):
        if number := position.units[at + kind]:
            yield Pile(name, name, number, marks=_done(position, at + kind))


def _done(position: Position, cell: int) -> tuple[str, ...]:
    """Return the marks of a kind of units on a post: whether they have fought or shot."""
    fought = ("mark.fought",) if position.spent[cell] else ()
    return (*fought, "mark.fired") if position.shot[cell] else fought


def _engines(position: Position, post: int) -> Iterator[Pile]:
    at = post * _KINDS_OF_ENGINE
    yield from _counted(ENGINES, position.engines[at : at + _KINDS_OF_ENGINE])


def _marks(position: Position, target: int) -> tuple[str, ...]:
    """Return the marks of the powers that act on a section, or on the gates, this turn."""
    targets = {"aura": position.aura, "reinforced": position.reinforced, "heretic": position.heretic}
    return tuple(f"mark.{name}" for name, where in targets.items() if where == target)


def _walls(position: Position) -> Iterator[tuple[str, Iterable[Pile]]]:
    """Yield the enemies on walls and in the gateway, and the marks on sections."""
    for direction, name in enumerate(DIRECTIONS):
        at = direction * len(FOES)
        yield f"{name}.foes", _counted(FOES, position.climbed[at : at + len(FOES)])
    if position.gateway != NONE:
        yield "gateway", (Pile(FOES[position.gateway], FOES[position.gateway]),)
    for section, name in enumerate(SECTIONS):
        marks = _marks(position, section)
        if is_wall(section) and position.panic[section // 2] >= max(position.round, 1):
            marks = (*marks, "mark.panic")
        yield f"{name}.marks", (Pile(mark, mark, fixed=True) for mark in marks)


def _zones(position: Position) -> Iterator[tuple[str, Iterable[Pile]]]:
    for zone, name in enumerate(ZONES):
        at = zone * FOE_KINDS
        here = position.field[at : at + FOE_KINDS]
        yield f"{name}.units", _counted(FOE_PIECES, here)
        if horde := _horde(position, zone, sum(here)):
            yield f"{name}.horde", (Pile("horde", horde, fixed=True),)
    if position.main != NONE:
        yield f"deployment_{DIRECTIONS[position.main]}.mark", (Pile("main", "mark.main", fixed=True),)


def _horde(position: Position, zone: int, number: int) -> str:
    """Return the name of the picture of the horde in a zone; "" for an empty zone."""
    if not number:
        return ""
    counts = position.field[zone * FOE_KINDS : zone * FOE_KINDS + len(FOES)]
    foes = position.values.foes
    faction = max(range(len(position.levels)), key=lambda one: sum(
        count for foe, count in enumerate(counts) if count and foes[foe].faction == one))  # fmt: skip
    degree = sum(number >= least for least in _MANY)
    depth = "near" if zone >= ASSAULT else "far"
    way = "across" if DIRECTIONS[zone % ASSAULT] in "NS" else "along"
    return f"horde.{_FACTIONS[faction]}.{depth}.{way}.{degree}"


_FACTIONS: Final = ("beasts", "barbarians", "wolfmen", "forestmen")


def wall_strength(position: Position, section: int) -> int:
    """Return the strength of all units on a section (RC-81)."""
    at = section * KINDS
    units = position.values.units
    return sum(count * units[kind].strength for kind, count in enumerate(position.units[at : at + KINDS]))


def zone_strength(position: Position, zone: int) -> tuple[int, int]:
    """Return the number of enemy units in a zone and their current total strength (RC-75)."""
    # Most zones are empty, and the numbers on the board are updated at every move.
    if not any(position.field[zone * FOE_KINDS : (zone + 1) * FOE_KINDS]):
        return 0, 0
    units = [(foe, count) for foe, count in of_zone(position, zone) if foe < FOE_UNITS]
    return sum(count for _, count in units), sum(count * strength(position, foe) for foe, count in units)
