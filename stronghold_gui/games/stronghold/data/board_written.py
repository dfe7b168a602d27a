"""Schema of ``board.json``; ``board_file.py`` checks its parts against each other."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Literal

from pydantic import Field

from stronghold_gui.core.save.part import Part
from stronghold_gui.games.stronghold.ids import BuildingId, GuardId, HeroId, HouseId, SideId

PlaceId = Annotated[str, Field(pattern=r"^[A-Za-z][A-Za-z0-9_]*$", max_length=40)]
"""A valid place name: one word of the notation, without the dash of a trap field's ``START-GOAL``."""
_Named = Annotated[str, Field(max_length=40)]
"""A reference to a place that is defined elsewhere in the file."""
_NamedPlaces = Annotated[tuple[_Named, ...], Field(max_length=50)]
_Text = Annotated[str, Field(min_length=1, max_length=200)]
_Count = Annotated[int, Field(ge=0, le=99)]
_From1To9 = Annotated[int, Field(ge=1, le=9)]
_From1To20 = Annotated[int, Field(ge=1, le=20)]
_From1To99 = Annotated[int, Field(ge=1, le=99)]


@dataclass(frozen=True, slots=True)
class PlacePart(Part):
    """A place of one side."""

    id: PlaceId
    side: SideId


@dataclass(frozen=True, slots=True)
class ForegroundPart(PlacePart):
    """A foreground."""

    capacity: _From1To99


@dataclass(frozen=True, slots=True)
class RampartPart(ForegroundPart):
    """A rampart and the ramparts next to it."""

    adjacent: _NamedPlaces


@dataclass(frozen=True, slots=True)
class BarbicanRampartPart(Part):
    """The rampart of the barbican."""

    id: PlaceId
    capacity: _From1To99


@dataclass(frozen=True, slots=True)
class RamPart(Part):
    """The ram: places for its components, and units that one component takes."""

    id: PlaceId
    component_places: _From1To20
    crew_per_component: _From1To9


@dataclass(frozen=True, slots=True)
class GatesPart(Part):
    """The gates, the outer one first."""

    toughness: Annotated[tuple[_From1To99, ...], Field(max_length=20)]
    glory: Annotated[tuple[_Count, ...], Field(max_length=20)]


@dataclass(frozen=True, slots=True)
class NextToPart(Part):
    """The neighbours of the barbican."""

    walls: _NamedPlaces
    towers: _NamedPlaces


@dataclass(frozen=True, slots=True)
class BarbicanPart(Part):
    """The barbican."""

    rampart: BarbicanRampartPart
    ram: RamPart
    gates: GatesPart
    next_to: NextToPart


@dataclass(frozen=True, slots=True)
class PathPart(Part):
    """A printed path; ``start`` and ``goal`` are written ``from`` and ``to``."""

    start: Annotated[_Named, Field(alias="from")]
    goal: Annotated[_Named, Field(alias="to")]
    trap_field: bool


@dataclass(frozen=True, slots=True)
class UnitsPart(Part):
    """Units of the Defender placed at set-up."""

    marksman: _Count = 0
    soldier: _Count = 0
    veteran: _Count = 0

    @property
    def counts(self) -> tuple[int, int, int]:
        """The numbers by kind."""
        return self.marksman, self.soldier, self.veteran


@dataclass(frozen=True, slots=True)
class GarrisonPart(UnitsPart):
    """The pieces on a wall section at set-up."""

    stone: _Count = 0


@dataclass(frozen=True, slots=True)
class WallPart(PlacePart):
    """A wall section."""

    invader_places: _From1To20
    defender_places: _From1To20
    siege_tower: bool
    cauldron: bool
    platform: bool
    start: GarrisonPart
    start_hero: HeroId | None


@dataclass(frozen=True, slots=True)
class TowerPart(PlacePart):
    """A tower, the wall sections beside it, and the ramparts that it overlooks."""

    adjacent_walls: _NamedPlaces
    opposite: _Named
    adjacent_ramparts: _NamedPlaces
    start: GuardId | None


@dataclass(frozen=True, slots=True)
class HousePart(Part):
    """A house and the units that have a place there."""

    id: Literal[BuildingId, HouseId]
    actions: bool
    places: Annotated[tuple[Literal[GuardId, "any"], ...], Field(max_length=50)]
    start: UnitsPart = field(default_factory=UnitsPart)
    unlimited: bool = False


@dataclass(frozen=True, slots=True)
class BoardFile(Part):
    """The file."""

    name: _Text
    source: _Text
    foregrounds: Annotated[tuple[ForegroundPart, ...], Field(max_length=20)]
    ramparts: Annotated[tuple[RampartPart, ...], Field(max_length=50)]
    barbican: BarbicanPart
    paths: Annotated[tuple[PathPart, ...], Field(max_length=200)]
    walls: Annotated[tuple[WallPart, ...], Field(max_length=50)]
    wall_adjacency: Annotated[tuple[tuple[_Named, _Named], ...], Field(max_length=50)]
    towers: Annotated[tuple[TowerPart, ...], Field(max_length=50)]
    buildings: Annotated[tuple[HousePart, ...], Field(max_length=20)]
    siege_tower_units: _From1To20
    notes: Annotated[tuple[_Text, ...], Field(max_length=20)]
