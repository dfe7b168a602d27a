"""A map as a document has it: the same members as a map file (``plan_file.py``), as plain values with their types."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from pydantic import NonNegativeInt

from stronghold_gui.core.save.part import Part

DirectionId = Literal["E", "SE", "SW", "W", "NW", "NE"]


@dataclass(slots=True)
class HexPart(Part):
    """A hex: column and row, the level of its ground, and what it is of."""

    at: list[NonNegativeInt]
    level: NonNegativeInt
    terrain: str


@dataclass(slots=True)
class SectionPart(Part):
    """A section of wall."""

    at: list[NonNegativeInt]
    tier: NonNegativeInt
    type: Literal["straight", "corner", "end"]
    sides: list[DirectionId]
    on: Literal["base", "wall", "door_frame"]


@dataclass(slots=True)
class WalkPart(Part):
    """A walk, raised or as a road."""

    piece: str
    level: NonNegativeInt
    hexes: list[list[NonNegativeInt]]


@dataclass(slots=True)
class BattlementPart(Part):
    """A battlement, or the one on which the flag stands."""

    hex: list[NonNegativeInt]
    level: NonNegativeInt
    edge: DirectionId


@dataclass(slots=True)
class FootPart(Part):
    """A foot of the door frame."""

    at: list[NonNegativeInt]
    sides: list[DirectionId]
    hinge: bool


@dataclass(slots=True)
class FramePart(Part):
    """The door: its four spaces and two feet."""

    spaces: list[list[NonNegativeInt]]
    feet: list[FootPart]


@dataclass(slots=True)
class LadderPart(Part):
    """A ladder."""

    id: str
    landing: list[NonNegativeInt]
    edge: DirectionId
    top: list[NonNegativeInt]
    rungs: NonNegativeInt


@dataclass(slots=True)
class TilePart(Part):
    """A land tile."""

    layer: NonNegativeInt
    terrain: str
    size: NonNegativeInt
    hexes: list[list[NonNegativeInt]]


@dataclass(slots=True)
class MapPart(Part):
    """A whole map."""

    id: str
    hexes: list[HexPart]
    walls: list[SectionPart] = field(default_factory=list)
    walks: list[WalkPart] = field(default_factory=list)
    battlements: list[BattlementPart] = field(default_factory=list)
    door: FramePart | None = None
    ladders: list[LadderPart] = field(default_factory=list)
    flag: BattlementPart | None = None
    tiles: list[TilePart] = field(default_factory=list)
