"""Reasons why a map cannot be built of the pieces: a closed set, since players also write maps (rules, section 2.2).

Their sentences have the id ``problem.<id>``.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from enum import StrEnum

from stronghold_gui.core.names import is_clean
from stronghold_gui.core.reading import DataFault
from stronghold_gui.games.fortress.field.hexes import Hex
from stronghold_gui.games.fortress.field.written import MOST_NAME


class Unbuildable(StrEnum):
    """One reason; the comment names its fields."""

    # the map as a whole
    TOO_LARGE = "fortress.map.too_large"  # limit: in KiB
    NOT_A_NAME = "fortress.map.not_a_name"  # limit: letters
    NAME_TWICE = "fortress.map.name_twice"  # value
    BOX_EMPTY = "fortress.map.box_empty"  # piece, count: needed, limit: in the box
    LACKS_SPACE = "fortress.map.lacks_space"  # value: a space on which the scenario begins
    # hexes and tiles
    HEXES = "fortress.map.hexes"  # count, limit
    NO_HEX = "fortress.map.no_hex"  # col, row
    HEX_TWICE = "fortress.map.hex_twice"  # col, row
    TOO_LOW = "fortress.map.too_low"  # terrain, least
    NO_MORE_TILES = "fortress.map.no_more_tiles"  # size, terrain
    TILE_COVERS = "fortress.map.tile_covers"  # size
    TWO_TILES = "fortress.map.two_tiles"  # col, row
    OTHER_TILES = "fortress.map.other_tiles"  # col, row
    # walls and walks
    TWO_SECTIONS = "fortress.map.two_sections"
    OTHER_SIDES = "fortress.map.other_sides"  # shape
    NEEDS_BASE = "fortress.map.needs_base"
    NO_BASE = "fortress.map.no_base"  # terrain
    FRAME_THERE = "fortress.map.frame_there"
    ON_FRAME = "fortress.map.on_frame"
    SECTION_FLOATS = "fortress.map.section_floats"
    DOES_NOT_FIT = "fortress.map.does_not_fit"  # shape, below
    JOINS_NOTHING = "fortress.map.joins_nothing"  # col, row, tier
    WALK_COVERS = "fortress.map.walk_covers"  # piece, count
    WALK_FLOATS = "fortress.map.walk_floats"
    WALK_BLOCKED = "fortress.map.walk_blocked"  # col, row
    WALL_BARE = "fortress.map.wall_bare"  # col, row, level
    NO_STOREY = "fortress.map.no_storey"  # col, row, level
    # battlements, flag, ladders, door
    TWO_BATTLEMENTS = "fortress.map.two_battlements"
    BATTLEMENT_ON_NOTHING = "fortress.map.battlement_on_nothing"
    FLAG_ON_NOTHING = "fortress.map.flag_on_nothing"
    ONE_LADDER = "fortress.map.one_ladder"
    RUNG_ON_NOTHING = "fortress.map.rung_on_nothing"
    LANDING_ON_WATER = "fortress.map.landing_on_water"
    ROOF_OVER_LADDER = "fortress.map.roof_over_ladder"
    TOP_ELSEWHERE = "fortress.map.top_elsewhere"
    LEANS_ON_NOTHING = "fortress.map.leans_on_nothing"
    OTHER_RUNGS = "fortress.map.other_rungs"  # levels, rungs
    DOOR_PARTS = "fortress.map.door_parts"
    DOOR_LEVELS = "fortress.map.door_levels"
    DOOR_ON_WATER = "fortress.map.door_on_water"
    DOOR_IN_LINE = "fortress.map.door_in_line"
    DOOR_SPACES = "fortress.map.door_spaces"
    DOOR_HINGE = "fortress.map.door_hinge"
    DOOR_SPACE_4 = "fortress.map.door_space_4"


class MapFault(DataFault):
    """A map cannot be built.

    Attributes:
        kind: the reason.
        figures: facts for the sentence.
    """

    def __init__(self, path: str, kind: Unbuildable, figures: Mapping[str, int | str]) -> None:
        told = ", ".join(f"{name} {value}" for name, value in figures.items())
        super().__init__(path, f"{kind} ({told})" if told else kind)
        self.kind, self.figures = kind, figures


def unbuildable(path: str, kind: Unbuildable, **figures: int | str) -> MapFault:
    """Return the fault for pieces at a path of a map that cannot be built."""
    return MapFault(path, kind, figures)


def check_hexes(places: Iterable[Hex], hexes: Collection[Hex], path: str) -> None:
    """Raise ``MapFault`` for the first place of a list that is no hex of the map."""
    for index, at in enumerate(places):
        check_hex(at, hexes, f"{path}[{index}]")


def check_hex(at: Hex, hexes: Collection[Hex], path: str) -> None:
    """Raise ``MapFault`` for a place that is no hex of the map."""
    if at not in hexes:
        raise unbuildable(path, Unbuildable.NO_HEX, col=at[0], row=at[1])


def check_name(name: str, path: str) -> None:
    """Raise ``MapFault`` for a name of a map or a part of it that is empty or more than a line."""
    if not name or not is_clean(name):
        raise unbuildable(path, Unbuildable.NOT_A_NAME, limit=MOST_NAME)
