"""The names and numbers of everything on the table (rules, section 1).

Names are what people read and write (moves, files, tables); inside the rules, units and tiles are small integers that
index flat lists. The order of a tuple here is the meaning of those integers, so new names go to the end.
"""

from __future__ import annotations

from typing import Final

UNITS: Final = ("goblin", "orc", "troll")
DEFENDERS: Final = ("marksman", "soldier", "veteran")
GOBLIN: Final = 0
ORC: Final = 1
TROLL: Final = 2
MARKSMAN: Final = 0
SOLDIER: Final = 1
VETERAN: Final = 2
STRENGTH: Final = (1, 2, 3)
"""Strength by kind, the same on both sides: goblin and marksman 1, orc and soldier 2, troll and veteran 3."""

UNIT_INDEX: Final = {name: index for index, name in enumerate(UNITS)}
DEFENDER_INDEX: Final = {name: index for index, name in enumerate(DEFENDERS)}

HEROES: Final = ("officer", "warrior")
OFFICER: Final = 0
WARRIOR: Final = 1

THROWING: Final = ("ballista", "catapult", "trebuchet")
SITED: Final = ("none", "ballista", "catapult", "trebuchet", "altar")
"""What may stand in the machine field of a rampart or foreground, by number; 0 is an empty field."""
BALLISTA: Final = 1
CATAPULT: Final = 2
TREBUCHET: Final = 3
ALTAR: Final = 4
MACHINES: Final = ("ballista", "catapult", "trebuchet", "altar", "cover", "battering_ram", "siege_tower")

EQUIPMENT: Final = ("banner", "ladder", "ropes", "sap", "shields", "poison")
"""Equipment of wall sections; bit ``1 << index`` in ``Position.equipment``. The bridge lies on paths."""
BANNER: Final = 1
LADDER: Final = 2
ROPES: Final = 4
SAP: Final = 8
SHIELDS: Final = 16
POISON: Final = 32

RAMPART_TRAINING: Final = ("quartermaster", "trench_master", "fire_master", "drover")
"""Training tiles of ramparts; bit ``1 << index`` in ``Position.training``."""
QUARTERMASTER: Final = 1
TRENCH_MASTER: Final = 2
FIRE_MASTER: Final = 4
DROVER: Final = 8
TRAINING: Final = ("artilleryman", *RAMPART_TRAINING, "saboteur", "trainer")

RITUALS: Final = ("blood_stones", "possession", "fire", "spectres", "panic", "gale", "accident")

ORDERS: Final = ("goblins_fury", "orcs_detonation", "trolls_call", "bluff")
FURY: Final = 0
DETONATION: Final = 1
CALL: Final = 2
BLUFF: Final = 3
NO_ORDER: Final = -1

FIELD: Final = ("none", "bridge", "goblin_trap", "troll_trap")
"""What lies on a trap field, by number."""
FREE_FIELD: Final = 0
BRIDGE: Final = 1
GOBLIN_TRAP: Final = 2
TROLL_TRAP: Final = 3

TOWER: Final = ("none", "cannon", "poles")
"""What stands in a tower of the fortress, by number."""
CANNON: Final = 1
POLES: Final = 2

CAULDRONS: Final = ("cauldron_goblin", "cauldron_orc", "cauldron_troll")
"""Cauldrons by the kind of unit they kill; ``Position.cauldron`` holds -1 or this index."""

ACTION_BUILDINGS: Final = ("forge", "workshop", "scouts", "cathedral", "barracks", "guards")
"""Buildings that have actions, by number (R-10); bit ``1 << index`` for saboteurs and fire."""
FORGE: Final = 0
WORKSHOP: Final = 1
SCOUTS: Final = 2
CATHEDRAL: Final = 3
BARRACKS: Final = 4
GUARDS: Final = 5

DEFENDER_ACTIONS: Final = (
    "cannon",
    "cauldron_troll",
    "cauldron_orc",
    "cauldron_goblin",
    "poles",
    "platform",
    "gate",
    "wall",
    "goblin_trap",
    "troll_trap",
    "damage",
    "raid",
    "blessing",
    "glare",
    "sharpshooter",
    "mix_up",
    "train_marksman",
    "train_soldier",
    "track",
)
ACTION_INDEX: Final = {name: index for index, name in enumerate(DEFENDER_ACTIONS)}

DEEDS: Final = ("barricades", "negotiations", "last_legs", "dungeons")
"""The Defender's dishonourable deeds; bit ``1 << index`` in ``Position.deeds_left``."""
INVADER_DEEDS: Final = ("troll_attack", "blood_rituals", "great_siege", "ruined_walls")
"""The Invader's glorious deeds; bit ``1 << index`` in ``Position.deeds_done``."""

PHASES: Final = ("supplies", "machines", "equipment", "training", "rituals", "dispatch")
"""The Invader's phases; phase numbers count from 1."""

INVADER_ACTIONS: Final = (
    "gain",
    *MACHINES,
    "accurate_shot",
    *EQUIPMENT,
    "bridge",
    "equipment_transfer",
    *TRAINING,
    "training_transfer",
    *RITUALS,
    "escape_the_knife",
    "minor",
    "major",
    "open_order",
    "classified",
    "troop_transfer",
)
USED: Final = {name: 1 << index for index, name in enumerate(INVADER_ACTIONS)}
"""The bit of each Invader action in ``Invader.used``."""
SPECIAL: Final = (
    "all_charge",
    "accurate_shot",
    "equipment_transfer",
    "training_transfer",
    "escape_the_knife",
)
"""The special side of the phase cards, by phase number minus 1."""

SUPPLY: Final = (
    "stone",
    "wood",
    "resource",
    "hit",
    "miss",
    *MACHINES,
    *EQUIPMENT,
    "bridge",
    *RAMPART_TRAINING,
    "saboteur",
    *RITUALS,
    "cannon",
    "poles",
    "platform",
    *CAULDRONS,
    "goblin_trap",
    "troll_trap",
)
"""Pieces that come out of a common supply and may run out, by index in ``Position.supply``."""
SUPPLY_INDEX: Final = {name: index for index, name in enumerate(SUPPLY)}
STONE: Final = SUPPLY_INDEX["stone"]
WOOD: Final = SUPPLY_INDEX["wood"]
RESOURCE: Final = SUPPLY_INDEX["resource"]
HIT: Final = SUPPLY_INDEX["hit"]
MISS: Final = SUPPLY_INDEX["miss"]

GLORY_SOURCES: Final = (
    "start",
    "time",
    "deeds",
    "gates",
    "breach",
    "guard_of_honour",
    "extra_assault",
)
"""Where glory comes from, by index in ``Position.invader_glory`` and ``Position.defender_glory``."""
GLORY_INDEX: Final = {name: index for index, name in enumerate(GLORY_SOURCES)}
