"""Parts of a custom table with abilities and conditions: technologies, abilities, factions, aiming, campaign.

``parts.py`` has prices, values and armies. Each entry is complete here, too.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from pydantic import NonNegativeInt

from stronghold_gui.core.save.part import Part, Short
from stronghold_gui.games.convicted.ids import AbilityId, AimId, BuildingId, EngineId, ResourceId, TechnologyId
from stronghold_gui.games.convicted.table import Stock

Needed = Short[TechnologyId]
"""Technologies that are all needed."""
ABILITIES: Final[dict[AbilityId, str]] = {
    "leap": "leap", "wall_climbing": "climbs", "flight": "flies", "fire_breath": "breath", "ropes": "ropes",
    "panic": "panic", "terror": "terror", "war_cry": "war_cry", "illusions": "illusions", "camouflage": "camouflage",
    "poisons": "poisons", "never_a_target": "never_a_target",
}  # fmt: skip
"""The member of ``enemy_values.Foe`` for each ability."""
OF_BOSSES: Final[frozenset[AbilityId]] = frozenset({"war_cry", "camouflage", "poisons"})
"""Abilities that only a boss can have, because they affect the whole army."""
UNTOUCHED: Final[AbilityId] = "never_a_target"
FaceId = Literal["N", "E", "S", "W", "again"]
AGAIN: Final = "again"
NO_RULE: Final = "none"
"""The target rule of a faction without ranged units, or without engines."""


@dataclass(slots=True)
class Bonus(Part):
    """Bonuses and penalties of a level of walls or towers (RC-19).

    Attributes:
        enemy_fire: subtracted from each enemy ranged attack on the section.
        flyer: subtracted from the strength of a flyer that leads a squad against it.
        boulders: added to each die of boulders and cauldron there.
        own_fire: added to the fire of each unit there.
    """

    enemy_fire: NonNegativeInt = 0
    flyer: NonNegativeInt = 0
    boulders: NonNegativeInt = 0
    own_fire: NonNegativeInt = 0


@dataclass(slots=True)
class Bonuses(Part):
    """Bonuses by level, from the barrier on."""

    walls: Short[Bonus]
    towers: Short[Bonus]


@dataclass(slots=True)
class Needs(Part):
    """Technologies that things need (6.1 to 6.7); walls, towers, engines and resources need one at most."""

    walls: Short[Needed]
    towers: Short[Needed]
    buildings: dict[BuildingId, Short[Needed]]
    engines: dict[EngineId, Needed]
    resources: dict[ResourceId, Needed]


@dataclass(slots=True)
class Collecting(Part):
    """Yield of collecting each resource: without a technology, and with each that improves it (6.7)."""

    plain: Stock
    beasts_of_burden: Stock
    mechanisms: Stock


@dataclass(slots=True)
class HeroFigures(Part):
    """Numbers of the heroes' powers, of spells and of the keep, with the names of ``values.HeroFigures``."""

    forger_gives: NonNegativeInt
    forger_gets: NonNegativeInt
    oracle_moves: NonNegativeInt
    heretic_fire: NonNegativeInt
    sorcerer_level: NonNegativeInt
    renewal: NonNegativeInt
    paralysed: NonNegativeInt
    keep_posts: NonNegativeInt
    keep_slots: NonNegativeInt
    keep_fire: NonNegativeInt


@dataclass(slots=True)
class Effects(Part):
    """Abilities of one level of a faction, with the names of ``enemy_values.Effects``."""

    dodge: NonNegativeInt = 0
    immune_to_blinding: bool = False
    no_blessings: bool = False
    strength: NonNegativeInt = 0
    veterans: NonNegativeInt = 0
    covered: NonNegativeInt = 0
    immune_to_spells: bool = False
    engine_fire: NonNegativeInt = 0
    ranged_fire: NonNegativeInt = 0
    ignores_slowing: bool = False
    no_loot: bool = False


@dataclass(slots=True)
class Faction(Part):
    """A faction (section 10): morale, rules for its direction and targets, and its three levels, each complete."""

    morale: NonNegativeInt
    main_direction: Literal["random", "random_avoiding_moats", "most_vulnerable"]
    levels: Short[Effects]
    ranged_target: Literal["none", "die_left_5", "lowest_resistance"] = "none"
    engine_target: Literal[
        "none", "die_left_5", "wall_if_1_2_else_die_right_5", "wall_or_weak_tower_else_die_right_5"
    ] = "none"


@dataclass(slots=True)
class Aiming(Part):
    """Dice for the enemy's direction and targets, and factors of the ring (section 10, RC-81).

    Attributes:
        direction: the main direction for each face, or ``again`` to roll again.
        left_5, right_5: the target of a shot for each face of ``die_left_5`` and of ``die_right_5``.
        full_ring: the factor, in per cent, for the strength of a wall behind a closed ring.
        full_moat: the factor, in per cent, for the strength of a wall behind a closed ring of moats.
    """

    direction: Short[FaceId]
    left_5: Short[AimId]
    right_5: Short[AimId]
    full_ring: NonNegativeInt
    full_moat: NonNegativeInt


@dataclass(slots=True)
class Campaign(Part):
    """The start and the supplies of a campaign (sections 3 and 6); lists are by number of defenders from 1.

    Attributes:
        actions: the number of actions in every turn.
        extra_actions: the number of additional actions in turns of a boss (RC-16).
        wood_each, spearmen_each: the wood and the spearmen of each player at the beginning.
        wood_each_turn: the wood of each player after every turn.
        buildings: the levels of the buildings at the beginning.
        technologies: the technologies known at the beginning.
    """

    actions: NonNegativeInt
    extra_actions: NonNegativeInt
    wood_each: Short[NonNegativeInt]
    spearmen_each: Short[NonNegativeInt]
    wood_each_turn: Short[NonNegativeInt]
    buildings: dict[BuildingId, NonNegativeInt]
    technologies: Needed
