"""What a board file must say besides consistent lists: names that can be written, ways that lead somewhere, counts.

``board_file.py`` refuses claims that contradict each other while it reads them; here the whole is looked at.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from stronghold_gui.core.reading import DataFault, Node
from stronghold_gui.games.stronghold.board import CAMP, HOUSES, SIDES, Board
from stronghold_gui.games.stronghold.pieces import (
    ACTION_BUILDINGS,
    DEFENDER_INDEX,
    DEFENDERS,
    HEROES,
    STONE,
    UNITS,
)
from stronghold_gui.games.stronghold.values import Values

_ID: Final = re.compile(r"[A-Za-z][A-Za-z0-9_]*")
"""What a place may be called: one word of the notation, and without the dash of a trap field's ``START-GOAL``."""
_GATE: Final = re.compile(r"gate\d+")
_RESERVED: Final = frozenset(
    {CAMP, "bag", "discard", "supply", *SIDES, *HOUSES, *ACTION_BUILDINGS, *HEROES, *UNITS, *DEFENDERS}
)
_FIXED: Final = (
    (("rampart", "machine"), 1),
    (("rampart", "cover"), 1),
    (("rampart", "training"), 2),
    (("foreground", "machine"), 1),
    (("wall", "equipment"), 2),
    (("wall", "hero"), 1),
    (("tower",), 1),
    (("building", "saboteur"), 1),
)
"""Fields that the rules count with (sections 2 and 5.4); a board with others would be played wrongly."""
_HOUSE_MEMBERS: Final = frozenset({"id", "actions", "places", "start", "unlimited"})


def check_board(root: Node, board: Board) -> None:
    """Refuse a board that cannot be played.

    Raises:
        DataFault: with the path of what is wrong.
    """
    _check_fixed_fields(root)
    _check_sides(root, board)
    _check_ways(root, board)
    _check_camp(root, board)
    _check_houses(root, board)


def _named_nodes(root: Node) -> Iterator[Node]:
    for family in ("walls", "towers", "foregrounds", "ramparts"):
        yield from (item.at("id") for item in root.at(family).items())
    barbican = root.at("barbican")
    yield barbican.at("rampart").at("id")
    yield barbican.at("ram").at("id")


def check_names(root: Node) -> None:
    """Refuse a place without a name of its own that moves and files can use.

    Raises:
        DataFault: with the path of the name.
    """
    known: set[str] = set()
    for node in _named_nodes(root):
        name = node.text()
        if not _ID.fullmatch(name):
            raise node.fault(f"'{name}' is no single word of letters, digits and underscores")
        if name in _RESERVED or _GATE.fullmatch(name):
            raise node.fault(f"'{name}' is the name of something else in the game")
        if name in known:
            raise node.fault(f"the id '{name}' is used twice")
        known.add(name)


def _check_fixed_fields(root: Node) -> None:
    for path, count in _FIXED:
        node = root.at("default_places")
        for name in path:
            node = node.at(name)
        if node.number() != count:
            raise node.fault(f"the rules count with {count} here")


def _check_sides(root: Node, board: Board) -> None:
    """See that each side has what the rules look for there, and every rampart its tower."""
    for side, name in enumerate(SIDES):
        if not board.foregrounds[side]:
            raise root.at("foregrounds").fault(f"there is none on the {name} side")
        if not board.ramparts[side]:
            raise root.at("ramparts").fault(f"there is none on the {name} side")
    for node in root.at("ramparts").items():
        if board.opposite_tower[board.outer_index[node.at("id").text()]] < 0:
            raise node.fault("no tower stands opposite")


def _check_ways(root: Node, board: Board) -> None:
    """See that paths lead from foregrounds to ramparts to walls, and that all of them can be reached."""
    for node in root.at("paths").items():
        start, goal = (board.outer_index[node.at(end).text()] for end in ("from", "to"))
        if goal not in _goals(board, start):
            raise node.fault(f"no path can lead from {board.outer[start]} to {board.outer[goal]}")
        if node.at("trap_field").flag() and goal not in board.all_ramparts:
            raise node.at("trap_field").fault("trap fields lie on paths to a rampart only (R-60)")
    reached = _reached(board)
    for place in (*board.all_ramparts, *range(board.walls), board.ram):
        if place not in reached:
            raise root.at("paths").fault(f"no way leads from the camp to {board.outer[place]}")


def _goals(board: Board, start: int) -> tuple[int, ...]:
    """Return where paths may lead from a place."""
    if start in board.all_foregrounds:
        return board.all_ramparts
    if start in board.all_ramparts:
        return (*board.all_ramparts, *range(board.walls))
    return (board.ram,) if start == board.barbican else ()


def _reached(board: Board) -> set[int]:
    """Return every place that units from the camp can come to."""
    reached: set[int] = set()
    further = {*board.all_foregrounds, board.barbican}
    while further != reached:
        reached = further
        further = reached | {goal for start in reached for goal, _ in board.forward[start]}
    return reached


def _check_camp(root: Node, board: Board) -> None:
    node = root.at("camp").at("leads_to")
    expected = {board.outer[place] for place in (*board.all_foregrounds, board.barbican)}
    if sorted(node.texts()) != sorted(expected):
        raise node.fault(f"the camp leads to {', '.join(sorted(expected))}")


def _check_houses(root: Node, board: Board) -> None:
    """See that the houses are those of the game, and that whoever starts there has a place."""
    known: set[str] = set()
    for node in root.at("buildings").items():
        name = node.at("id").choice(*ACTION_BUILDINGS, *HOUSES)
        if name in known:
            raise node.at("id").fault(f"'{name}' is there twice")
        known.add(name)
        for member in node.members():
            if member not in _HOUSE_MEMBERS:
                raise node.fault(f"'{member}' is unknown")
        _check_places(node, name)
        unlimited = node.has("unlimited") and node.at("unlimited").flag()
        if unlimited != (name in ("courtyard", "hospital")):
            raise node.fault("the courtyard and the hospital have no limit, and only they")
        if node.has("start"):
            _check_start(node, name, board)


def _check_places(node: Node, name: str) -> None:
    allowed: dict[str, tuple[str, ...]] = {
        "barracks": tuple(DEFENDER_INDEX),
        "guards": ("any",),
        "guard_of_honour": ("soldier",),
    }
    places = node.at("places")
    for place in places.items():
        if name not in allowed:
            raise places.fault("nobody has a place here")
        place.choice(*allowed[name])
    if name in allowed and not places.texts():
        raise places.fault("a place was expected")


def _check_start(node: Node, name: str, board: Board) -> None:
    start = node.at("start")
    counts = [start.at(unit).number() if start.has(unit) else 0 for unit in DEFENDERS]
    room = {
        "barracks": all(count <= most for count, most in zip(counts, board.barracks_places, strict=True)),
        "guards": sum(counts) <= board.guards_places,
        "guard_of_honour": sum(counts) == counts[1] <= board.honour_places,
        "courtyard": True,
    }
    if sum(counts) and not room.get(name, False):
        raise start.fault("somebody stands there without a place")


def check_box(board: Board, values: Values) -> None:
    """Refuse a board on which more would stand at set-up than the box has.

    Raises:
        DataFault: with the piece and both counts.
    """
    counts = [(name, sum(board.start_units[kind::3]), values.defenders[kind]) for kind, name in enumerate(DEFENDERS)]
    counts.append(("stone", sum(board.start_stone), values.supply[STONE]))
    for name, laid, there_are in counts:
        if laid > there_are:
            raise DataFault(f"the board '{board.name}'", f"{laid} {name} at set-up, and the box has {there_are}")
