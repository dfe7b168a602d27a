"""The board file: towers and ring sections of each wall, and numbers of pieces (rules, section 2)."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import Annotated

from pydantic import Field

from stronghold_gui.core.reading import DataFault
from stronghold_gui.core.save.part import Part
from stronghold_gui.games.convicted.data.parts import MOST_PIECES, DataFile, RingNumber, SectionNumber
from stronghold_gui.games.convicted.ids import DIRECTION_IDS, DirectionId
from stronghold_gui.games.convicted.pieces import RINGS, SECTION_INDEX, is_wall, neighbours

Pieces = Annotated[int, Field(ge=1, le=MOST_PIECES)]


@dataclass(frozen=True, slots=True)
class Wall(Part):
    """The neighbours of a wall: its left and right tower, and the ring sections before it, clockwise."""

    towers: tuple[SectionNumber, SectionNumber]
    ring: Annotated[tuple[RingNumber, ...], Field(min_length=4, max_length=4)]


@dataclass(frozen=True, slots=True)
class BoardFile(DataFile):
    """``board.json``.

    Attributes:
        defender_units: limit of all units together.
        siege_engines: limit of each kind of engine (RC-06).
    """

    walls: Annotated[dict[DirectionId, Wall], Field(min_length=len(DIRECTION_IDS))]
    defender_units: Pieces
    siege_engines: Pieces


def ring_of(file: BoardFile) -> tuple[tuple[int, ...], ...]:
    """Return the ring sections before each wall.

    Raises:
        DataFault: they do not follow each other clockwise.
    """
    for name, wall in file.walls.items():
        if any((after - before) % len(RINGS) != 1 for before, after in pairwise(wall.ring)):
            raise DataFault(f"walls.{name}.ring", "sections that follow each other clockwise were expected")
    return tuple(file.walls[name].ring for name in DIRECTION_IDS)


def towers_of(file: BoardFile) -> tuple[tuple[int, int], ...]:
    """Return the left and the right tower of each wall (RC-09).

    Raises:
        DataFault: they are not the two towers beside the wall.
    """
    for name, wall in file.walls.items():
        if set(wall.towers) != set(neighbours(SECTION_INDEX[name])) or any(map(is_wall, wall.towers)):
            raise DataFault(f"walls.{name}.towers", f"these are not the two towers beside {name}")
    return tuple(file.walls[name].towers for name in DIRECTION_IDS)
