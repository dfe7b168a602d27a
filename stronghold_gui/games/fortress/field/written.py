"""The schema of a map in files and documents; ``plan_file.py`` checks whether it can be built."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Final, Literal

from pydantic import Field

from stronghold_gui.core.save.part import Part
from stronghold_gui.games.fortress.data.pieces import LandId, TerrainId
from stronghold_gui.games.fortress.field.hexes import DirectionId

MOST_NAME: Final = 60
"""The most letters of a name."""
_MOST_PARTS: Final = 1000
"""The most parts of one kind; a box has far fewer."""
_MOST_COVERED: Final = 100
"""Hexes that a tile or walk names; the largest covers 24."""

Name = Annotated[str, Field(max_length=MOST_NAME)]
Level = Annotated[int, Field(ge=0, le=200)]
_Coordinate = Annotated[int, Field(ge=0, le=99)]
_From1To20 = Annotated[int, Field(ge=1, le=20)]
HexPart = tuple[_Coordinate, _Coordinate]
"""A column and a row."""
SpacePart = tuple[_Coordinate, _Coordinate, Level]
"""A column, a row and a level."""
Covered = Annotated[list[HexPart], Field(max_length=_MOST_COVERED)]


@dataclass(slots=True)
class GroundPart(Part):
    """A hex: column and row, the level of its ground, and its terrain."""

    at: HexPart
    level: Annotated[int, Field(ge=0, le=20)]
    terrain: TerrainId


@dataclass(slots=True)
class SectionPart(Part):
    """A section of wall."""

    at: HexPart
    tier: _From1To20
    type: Literal["straight", "corner", "end"]
    sides: Annotated[list[DirectionId], Field(max_length=6)]
    on: Literal["base", "wall", "door_frame"]


@dataclass(slots=True)
class WalkPart(Part):
    """A piece of walk, raised on walls or laid on the ground as a road."""

    piece: Literal["walk_1", "walk_7", "walk_9"]
    level: Annotated[Level, Field(ge=1)]
    hexes: Covered


@dataclass(slots=True)
class BattlementPart(Part):
    """A battlement, or the one with the flag."""

    hex: HexPart
    level: Level
    edge: DirectionId


@dataclass(slots=True)
class FootPart(Part):
    """A foot of the door frame."""

    at: HexPart
    sides: Annotated[list[DirectionId], Field(max_length=6)]
    hinge: bool


@dataclass(slots=True)
class FramePart(Part):
    """The door: its four spaces and two feet."""

    spaces: Annotated[list[HexPart], Field(max_length=10)]
    feet: Annotated[list[FootPart], Field(max_length=10)]


@dataclass(slots=True)
class LadderPart(Part):
    """A ladder."""

    id: Name
    landing: SpacePart
    edge: DirectionId
    top: SpacePart
    rungs: Annotated[int, Field(ge=1, le=100)]


@dataclass(slots=True)
class TilePart(Part):
    """A land tile."""

    layer: _From1To20
    terrain: LandId
    size: Annotated[int, Field(ge=1, le=24)]
    hexes: Covered


@dataclass(slots=True)
class MapPart(Part):
    """A whole map."""

    id: Name
    hexes: Annotated[list[GroundPart], Field(max_length=100 * 100)]
    walls: Annotated[list[SectionPart], Field(max_length=_MOST_PARTS)] = field(default_factory=list)
    walks: Annotated[list[WalkPart], Field(max_length=_MOST_PARTS)] = field(default_factory=list)
    battlements: Annotated[list[BattlementPart], Field(max_length=_MOST_PARTS)] = field(default_factory=list)
    door: FramePart | None = None
    ladders: Annotated[list[LadderPart], Field(max_length=_MOST_PARTS)] = field(default_factory=list)
    flag: BattlementPart | None = None
    tiles: Annotated[list[TilePart], Field(max_length=_MOST_PARTS)] = field(default_factory=list)
