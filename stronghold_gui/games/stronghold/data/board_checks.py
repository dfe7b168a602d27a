"""Semantic checks of a board file: unique names, paths that lead somewhere, counts.

``board_file.py`` refuses contradictory entries while it reads them; this module checks the whole board.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final

from stronghold_gui.core.reading import DataFault
from stronghold_gui.games.stronghold.board import CAMP, HOUSES, SIDES, Board
from stronghold_gui.games.stronghold.data.board_written import BoardFile, HousePart, PlacePart
from stronghold_gui.games.stronghold.pieces import ACTION_BUILDINGS, DEFENDERS, HEROES, STONE, UNITS
from stronghold_gui.games.stronghold.values import Values

_GATE: Final = re.compile(r"gate\d+")
_RESERVED: Final = frozenset(
    {CAMP, "bag", "discard", "supply", *SIDES, *HOUSES, *ACTION_BUILDINGS, *HEROES, *UNITS, *DEFENDERS}
)
_PLACES: Final[dict[str, tuple[str, ...]]] = {
    "barracks": DEFENDERS,
    "guards": ("any",),
    "guard_of_honour": ("soldier",),
}
"""The houses with places for units, each with the kinds of unit."""


def check_board(written: BoardFile, board: Board) -> None:
    """Refuse a board that cannot be played.

    Raises:
        DataFault: with the path of the faulty entry.
    """
    _check_sides(written, board)
    _check_ways(written, board)
    _check_houses(written, board)


def check_names(written: BoardFile) -> None:
    """Refuse a place whose name is also the name of another place or thing.

    Raises:
        DataFault: with the path of the name.
    """
    known: set[str] = set()
    for path, name in _names(written):
        if name in _RESERVED or _GATE.fullmatch(name):
            raise DataFault(path, f"'{name}' is the name of something else in the game")
        if name in known:
            raise DataFault(path, f"the id '{name}' is used twice")
        known.add(name)


def _names(written: BoardFile) -> Iterator[tuple[str, str]]:
    """Yield the path and name of every place."""
    families: dict[str, Sequence[PlacePart]] = {
        "walls": written.walls,
        "towers": written.towers,
        "foregrounds": written.foregrounds,
        "ramparts": written.ramparts,
    }
    for family, places in families.items():
        yield from ((f"{family}[{index}].id", place.id) for index, place in enumerate(places))
    yield "barbican.rampart.id", written.barbican.rampart.id
    yield "barbican.ram.id", written.barbican.ram.id


def _check_sides(written: BoardFile, board: Board) -> None:
    """Check that each side has the places that the rules need, and every rampart its tower."""
    for side, name in enumerate(SIDES):
        if not board.foregrounds[side]:
            raise DataFault("foregrounds", f"there is none on the {name} side")
        if not board.ramparts[side]:
            raise DataFault("ramparts", f"there is none on the {name} side")
    for index, rampart in enumerate(written.ramparts):
        if board.opposite_tower[board.outer_index[rampart.id]] < 0:
            raise DataFault(f"ramparts[{index}]", "no tower stands opposite")


def _check_ways(written: BoardFile, board: Board) -> None:
    """Check that paths lead from foregrounds to ramparts to walls, and that all of these places can be reached."""
    for index, path in enumerate(written.paths):
        goal = board.outer_index[path.goal]
        if goal not in _goals(board, board.outer_index[path.start]):
            raise DataFault(f"paths[{index}]", f"no path can lead from {path.start} to {path.goal}")
        if path.trap_field and goal not in board.all_ramparts:
            raise DataFault(f"paths[{index}].trap_field", "trap fields lie on paths to a rampart only (R-60)")
    reached = _reached(board)
    for place in (*board.all_ramparts, *range(board.walls), board.ram):
        if place not in reached:
            raise DataFault("paths", f"no way leads from the camp to {board.outer[place]}")


def _goals(board: Board, start: int) -> tuple[int, ...]:
    """Return the places to which paths may lead from a place."""
    if start in board.all_foregrounds:
        return board.all_ramparts
    if start in board.all_ramparts:
        return (*board.all_ramparts, *range(board.walls))
    return (board.ram,) if start == board.barbican else ()


def _reached(board: Board) -> set[int]:
    """Return every place that units can reach from the camp."""
    reached: set[int] = set()
    further = {*board.all_foregrounds, board.barbican}
    while further != reached:
        reached = further
        further = reached | {goal for start in reached for goal, _ in board.forward[start]}
    return reached


def _check_houses(written: BoardFile, board: Board) -> None:
    """Check that each house is there once, with places for the units that start there."""
    known: set[str] = set()
    for index, house in enumerate(written.buildings):
        path = f"buildings[{index}]"
        if house.id in known:
            raise DataFault(f"{path}.id", f"'{house.id}' is there twice")
        known.add(house.id)
        _check_places(house, path)
        if house.unlimited != (house.id in ("courtyard", "hospital")):
            raise DataFault(path, "the courtyard and the hospital have no limit, and only they")
        _check_start(house, path, board)


def _check_places(house: HousePart, path: str) -> None:
    allowed = _PLACES.get(house.id, ())
    if house.places and not allowed:
        raise DataFault(f"{path}.places", "nobody has a place here")
    if allowed and not house.places:
        raise DataFault(f"{path}.places", "a place was expected")
    for index, place in enumerate(house.places):
        if place not in allowed:
            raise DataFault(f"{path}.places[{index}]", f"'{place}' is not one of {', '.join(allowed)}")


def _check_start(house: HousePart, path: str, board: Board) -> None:
    counts = house.start.counts
    room = {
        "barracks": all(count <= most for count, most in zip(counts, board.barracks_places, strict=True)),
        "guards": sum(counts) <= board.guards_places,
        "guard_of_honour": sum(counts) == counts[1] <= board.honour_places,
        "courtyard": True,
    }
    if sum(counts) and not room.get(house.id, False):
        raise DataFault(f"{path}.start", "somebody stands there without a place")


def check_box(board: Board, values: Values) -> None:
    """Refuse a board whose set-up needs more pieces than the box has.

    Raises:
        DataFault: with the piece and both counts.
    """
    counts = [(name, sum(board.start_units[kind::3]), values.defenders[kind]) for kind, name in enumerate(DEFENDERS)]
    counts.append(("stone", sum(board.start_stone), values.supply[STONE]))
    for name, laid, there_are in counts:
        if laid > there_are:
            raise DataFault(f"the board '{board.name}'", f"{laid} {name} at set-up, and the box has {there_are}")
