"""The ids of ``pieces.py`` as types, so that documents are checked and schemas tell them."""

from __future__ import annotations

from typing import Final, Literal, get_args

SeatId = Literal["a", "b", "c", "d", "e"]
ModeId = Literal["campaign", "scenario-1-coop", "scenario-1-versus", "scenario-2-coop", "scenario-2-versus"]
DirectionId = Literal["N", "E", "S", "W"]
SectionId = Literal["N", "NE", "E", "SE", "S", "SW", "W", "NW"]
RingId = Literal["NW", "N1", "N2", "NE", "E1", "E2", "SE", "S2", "S1", "SW", "W2", "W1"]
ObstacleId = Literal["ditch", "stakes", "moat"]
UnitId = Literal["spearman", "archer", "swordsman", "crossbowman", "heavy_infantry", "arquebusier"]
EngineId = Literal["boulders", "cauldron", "catapult", "ballista", "onager", "bombard"]
BuildingId = Literal["barracks", "workshop", "keep", "library", "chapel", "mage_tower"]
HeroId = Literal["oracle", "heretic", "murderer", "deserter", "forger", "sorcerer"]
FactionId = Literal["beasts", "barbarians", "wolfmen", "forestmen"]
TechnologyId = Literal[
    "stoneworking", "archery", "cauldron", "fortifications",
    "beasts_of_burden", "architecture", "chain_mail", "crossbow", "mine", "catapult",
    "goldworking", "ballista", "masonry",
    "mechanisms", "structures", "plate_armour", "onager", "militia",
    "gunpowder", "bombard", "discipline",
]  # fmt: skip
PowerId = Literal[
    "shield", "reinforcement", "renewal", "protective_aura", "resurrection",
    "rain_of_stones", "blinding", "paralysis", "ignition", "earthquake",
]  # fmt: skip
ResourceId = Literal["wood", "stone", "iron", "gold"]
PlaceId = Literal["zone", "wall", "gateway"]
RulingsId = Literal["2", "1"]
"""The states of the rulings that a match can be played by, today's first (rules, section 15)."""

SEATS: Final[tuple[SeatId, ...]] = get_args(SeatId)
MODES: Final[tuple[ModeId, ...]] = get_args(ModeId)
DIRECTION_IDS: Final[tuple[DirectionId, ...]] = get_args(DirectionId)
SECTION_IDS: Final[tuple[SectionId, ...]] = get_args(SectionId)
RING_NAMES: Final[tuple[RingId, ...]] = get_args(RingId)
OBSTACLE_IDS: Final[tuple[ObstacleId, ...]] = get_args(ObstacleId)
UNIT_IDS: Final[tuple[UnitId, ...]] = get_args(UnitId)
ENGINE_IDS: Final[tuple[EngineId, ...]] = get_args(EngineId)
BUILDING_IDS: Final[tuple[BuildingId, ...]] = get_args(BuildingId)
HERO_IDS: Final[tuple[HeroId, ...]] = get_args(HeroId)
FACTION_IDS: Final[tuple[FactionId, ...]] = get_args(FactionId)
TECHNOLOGY_IDS: Final[tuple[TechnologyId, ...]] = get_args(TechnologyId)
POWER_IDS: Final[tuple[PowerId, ...]] = get_args(PowerId)
RESOURCE_IDS: Final[tuple[ResourceId, ...]] = get_args(ResourceId)
PLACE_IDS: Final[tuple[PlaceId, ...]] = get_args(PlaceId)
RULINGS: Final[tuple[RulingsId, ...]] = get_args(RulingsId)
