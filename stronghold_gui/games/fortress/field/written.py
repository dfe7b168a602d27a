"""A map as a document has it: the same members as a map file (``plan_file.py``), as plain values with their types."""

from __future__ import annotations

from dataclasses import field
from typing import Literal

from stronghold_gui.core.save.count import Count
from stronghold_gui.core.save.part import Part
from stronghold_gui.core.value import record

DirectionId = Literal["E", "SE", "SW", "W", "NW", "NE"]


@record
class HexPart(Part):
    """A hex: column and row, the level of its ground, and what it is of."""

    at: list[Count]
    level: Count
    terrain: str


@record
class SectionPart(Part):
    """A section of wall."""

    at: list[Count]
    tier: Count
    type: Literal["straight", "corner", "end"]
    sides: list[DirectionId]
    on: Literal["base", "wall", "door_frame"]


@record
class WalkPart(Part):
    """A walk, raised or as a road."""

    piece: str
    level: Count
    hexes: list[list[Count]]


@record
class BattlementPart(Part):
    """A battlement, or the one on which the flag stands."""

    hex: list[Count]
    level: Count
    edge: DirectionId


@record
class FootPart(Part):
    """A foot of the door frame."""

    at: list[Count]
    sides: list[DirectionId]
    hinge: bool


@record
class FramePart(Part):
    """The door: its four spaces and two feet."""

    spaces: list[list[Count]]
    feet: list[FootPart]


@record
class LadderPart(Part):
    """A ladder."""

    id: str
    landing: list[Count]
    edge: DirectionId
    top: list[Count]
    rungs: Count


@record
class TilePart(Part):
    """A land tile."""

    layer: Count
    terrain: str
    size: Count
    hexes: list[list[Count]]


@record
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
