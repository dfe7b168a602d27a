"""The ids of ``pieces.py`` as types, so that a type checker and the reader of documents know each closed set.

A test holds them equal to the tuples of ``pieces.py``, whose order gives them their numbers inside the rules.
"""

from __future__ import annotations

from typing import Final, Literal, get_args

UnitId = Literal["goblin", "orc", "troll"]
GuardId = Literal["marksman", "soldier", "veteran"]
HeroId = Literal["officer", "warrior"]
SideId = Literal["west", "east"]
SitedId = Literal["ballista", "catapult", "trebuchet", "altar"]
EquipmentId = Literal["banner", "ladder", "ropes", "sap", "shields", "poison"]
TrainingId = Literal["quartermaster", "trench_master", "fire_master", "drover"]
OrderId = Literal["goblins_fury", "orcs_detonation", "trolls_call", "bluff"]
OrderSeen = Literal["goblins_fury", "orcs_detonation", "trolls_call", "bluff", "hidden"]
"""An order tile as a seat sees it: ``hidden`` is another seat's face-down tile."""
FieldId = Literal["bridge", "goblin_trap", "troll_trap"]
TowerId = Literal["cannon", "poles"]
CauldronId = Literal["cauldron_goblin", "cauldron_orc", "cauldron_troll"]
BuildingId = Literal["forge", "workshop", "scouts", "cathedral", "barracks", "guards"]
HouseId = Literal["barracks", "guards", "guard_of_honour", "courtyard", "hospital"]
ActionId = Literal[
    "cannon", "cauldron_troll", "cauldron_orc", "cauldron_goblin", "poles", "platform", "gate", "wall", "goblin_trap",
    "troll_trap", "damage", "raid", "blessing", "glare", "sharpshooter", "mix_up", "train_marksman", "train_soldier",
    "track",
]  # fmt: skip
UsedId = Literal[
    "gain", "ballista", "catapult", "trebuchet", "altar", "cover", "battering_ram", "siege_tower", "accurate_shot",
    "banner", "ladder", "ropes", "sap", "shields", "poison", "bridge", "equipment_transfer", "artilleryman",
    "quartermaster", "trench_master", "fire_master", "drover", "saboteur", "trainer", "training_transfer",
    "blood_stones", "possession", "fire", "spectres", "panic", "gale", "accident", "escape_the_knife", "minor", "major",
    "open_order", "classified", "troop_transfer",
]  # fmt: skip
DeedId = Literal["barricades", "negotiations", "last_legs", "dungeons"]
InvaderDeedId = Literal["troll_attack", "blood_rituals", "great_siege", "ruined_walls"]
PhaseId = Literal["supplies", "machines", "equipment", "training", "rituals", "dispatch"]
SupplyId = Literal[
    "stone", "wood", "resource", "hit", "miss", "ballista", "catapult", "trebuchet", "altar", "cover", "battering_ram",
    "siege_tower", "banner", "ladder", "ropes", "sap", "shields", "poison", "bridge", "quartermaster", "trench_master",
    "fire_master", "drover", "saboteur", "blood_stones", "possession", "fire", "spectres", "panic", "gale", "accident",
    "cannon", "poles", "platform", "cauldron_goblin", "cauldron_orc", "cauldron_troll", "goblin_trap", "troll_trap",
]  # fmt: skip
GlorySource = Literal["start", "time", "deeds", "gates", "breach", "guard_of_honour", "extra_assault"]
EditionId = Literal["revised", "first"]
RulingsId = Literal["2", "1"]
"""The versions of the rulings, the current one first."""
EndingId = Literal["", "glory", "extra_assault", "time"]

SEATS: Final[dict[int, tuple[str, ...]]] = {
    2: ("invader", "defender"),
    3: ("invader_west", "invader_east", "defender"),
    4: ("invader_west", "invader_east", "defender_west", "defender_east"),
}
"""The ids of the seats, by number of seats: Invaders first, of two partners the western one first."""

UNIT_IDS: Final[tuple[UnitId, ...]] = get_args(UnitId)
GUARD_IDS: Final[tuple[GuardId, ...]] = get_args(GuardId)
HERO_IDS: Final[tuple[HeroId, ...]] = get_args(HeroId)
SIDE_IDS: Final[tuple[SideId, ...]] = get_args(SideId)
SITED_IDS: Final[tuple[SitedId, ...]] = get_args(SitedId)
EQUIPMENT_IDS: Final[tuple[EquipmentId, ...]] = get_args(EquipmentId)
TRAINING_IDS: Final[tuple[TrainingId, ...]] = get_args(TrainingId)
ORDER_IDS: Final[tuple[OrderId, ...]] = get_args(OrderId)
FIELD_IDS: Final[tuple[FieldId, ...]] = get_args(FieldId)
TOWER_IDS: Final[tuple[TowerId, ...]] = get_args(TowerId)
CAULDRON_IDS: Final[tuple[CauldronId, ...]] = get_args(CauldronId)
BUILDING_IDS: Final[tuple[BuildingId, ...]] = get_args(BuildingId)
HOUSE_IDS: Final[tuple[HouseId, ...]] = get_args(HouseId)
ACTION_IDS: Final[tuple[ActionId, ...]] = get_args(ActionId)
USED_IDS: Final[tuple[UsedId, ...]] = get_args(UsedId)
DEED_IDS: Final[tuple[DeedId, ...]] = get_args(DeedId)
INVADER_DEED_IDS: Final[tuple[InvaderDeedId, ...]] = get_args(InvaderDeedId)
PHASE_IDS: Final[tuple[PhaseId, ...]] = get_args(PhaseId)
SUPPLY_IDS: Final[tuple[SupplyId, ...]] = get_args(SupplyId)
GLORY_IDS: Final[tuple[GlorySource, ...]] = get_args(GlorySource)
