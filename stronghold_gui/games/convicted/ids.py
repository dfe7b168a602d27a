"""The ids of ``pieces.py`` as types, so that documents are checked and schemas list them."""

from __future__ import annotations

from typing import Final, Literal, get_args

SeatId = Literal["a", "b", "c", "d", "e"]
ModeId = Literal["campaign", "scenario-1-coop", "scenario-1-versus", "scenario-2-coop", "scenario-2-versus"]
ScenarioId = Literal["scenario-1", "scenario-2"]
DirectionId = Literal["N", "E", "S", "W"]
SectionId = Literal["N", "NE", "E", "SE", "S", "SW", "W", "NW"]
RingId = Literal["NW", "N1", "N2", "NE", "E1", "E2", "SE", "S2", "S1", "SW", "W2", "W1"]
ObstacleId = Literal["ditch", "stakes", "moat"]
GroundId = Literal["open", "ditch", "stakes", "moat"]
UnitId = Literal["spearman", "archer", "swordsman", "crossbowman", "heavy_infantry", "arquebusier"]
EngineId = Literal["boulders", "cauldron", "catapult", "ballista", "onager", "bombard"]
MadeId = Literal[UnitId, EngineId]
"""The units and engines that require a level of the barracks or the workshop."""
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
FoeId = Literal[
    "wolf", "giant_spider", "giant_eagle", "veteran_giant_spider", "veteran_giant_eagle", "dragon",
    "slinger", "warrior", "giant", "veteran_slinger", "veteran_warrior", "veteran_giant",
    "wolfman_javelin", "wolfman_spearman", "werewolf",
    "veteran_wolfman_javelin", "veteran_wolfman_spearman", "veteran_werewolf",
    "forest_archer", "heavy_footman", "assassin",
    "veteran_forest_archer", "veteran_heavy_footman", "veteran_assassin",
    "lord_of_destruction", "king_of_the_wolves", "forest_shaman",
]  # fmt: skip
FoeEngineId = Literal["enemy_catapult", "enemy_ballista", "trebuchet", "ram", "siege_tower", "cover", "bridge"]
FoePieceId = Literal[FoeId, FoeEngineId]
AbilityId = Literal[
    "leap", "wall_climbing", "flight", "fire_breath", "ropes", "panic", "terror", "war_cry", "illusions", "camouflage",
    "poisons", "never_a_target",
]  # fmt: skip
AimId = Literal["wall", "left", "right"]
ResourceId = Literal["wood", "stone", "iron", "gold"]
PlaceId = Literal["zone", "wall", "gateway"]
RulingsId = Literal["2", "1"]
"""The states of the rulings that a match can be played by, today's first (rules, section 15)."""

SEATS: Final[tuple[SeatId, ...]] = get_args(SeatId)
MODES: Final[tuple[ModeId, ...]] = get_args(ModeId)
SCENARIO_IDS: Final[tuple[ScenarioId, ...]] = get_args(ScenarioId)
DIRECTION_IDS: Final[tuple[DirectionId, ...]] = get_args(DirectionId)
SECTION_IDS: Final[tuple[SectionId, ...]] = get_args(SectionId)
RING_NAMES: Final[tuple[RingId, ...]] = get_args(RingId)
OBSTACLE_IDS: Final[tuple[ObstacleId, ...]] = get_args(ObstacleId)
GROUND_IDS: Final[tuple[GroundId, ...]] = get_args(GroundId)
UNIT_IDS: Final[tuple[UnitId, ...]] = get_args(UnitId)
ENGINE_IDS: Final[tuple[EngineId, ...]] = get_args(EngineId)
MADE_IDS: Final[tuple[MadeId, ...]] = get_args(MadeId)
BUILDING_IDS: Final[tuple[BuildingId, ...]] = get_args(BuildingId)
HERO_IDS: Final[tuple[HeroId, ...]] = get_args(HeroId)
FACTION_IDS: Final[tuple[FactionId, ...]] = get_args(FactionId)
TECHNOLOGY_IDS: Final[tuple[TechnologyId, ...]] = get_args(TechnologyId)
POWER_IDS: Final[tuple[PowerId, ...]] = get_args(PowerId)
FOE_IDS: Final[tuple[FoeId, ...]] = get_args(FoeId)
FOE_ENGINE_IDS: Final[tuple[FoeEngineId, ...]] = get_args(FoeEngineId)
FOE_PIECE_IDS: Final[tuple[FoePieceId, ...]] = get_args(FoePieceId)
ABILITY_IDS: Final[tuple[AbilityId, ...]] = get_args(AbilityId)
RESOURCE_IDS: Final[tuple[ResourceId, ...]] = get_args(ResourceId)
PLACE_IDS: Final[tuple[PlaceId, ...]] = get_args(PlaceId)
RULINGS: Final[tuple[RulingsId, ...]] = get_args(RulingsId)
