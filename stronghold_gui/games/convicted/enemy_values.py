"""Figures of the enemy: kinds of units and engines, factions and their abilities; ``values.py`` has all figures."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import Field

from stronghold_gui.core.save.part import Part
from stronghold_gui.games.convicted.data.parts import (
    FactionNumber,
    Few,
    Some,
)


@dataclass(frozen=True, slots=True)
class Foe(Part):
    """A kind of enemy unit (section 10).

    Attributes:
        faction: its number. ``ranged``: it shoots, or counts as a shooter. ``boss``, ``veteran``: whether it is one.
        endurance: 0 for one that can never be removed.
        leap: it fights only at walls of level 0 and 1 (RC-66). ``climbs``: resistance counts half (RC-65).
        flies: the ring does not exist for it. ``breath``: RC-71. ``demolition``: what a giant adds to d3, 0 for none.
        ropes, panic, terror, war_cry, illusions, camouflage, poisons: RC-73 to RC-75, RC-84.
        never_a_target: no fire, engine or spell can hit it.
    """

    faction: FactionNumber
    strength: Few = 0
    support: Few = 0
    endurance: Few = 0
    fire: Few = 0
    ranged: bool = False
    boss: bool = False
    veteran: bool = False
    leap: bool = False
    climbs: bool = False
    flies: bool = False
    breath: bool = False
    demolition: Few = 0
    ropes: bool = False
    panic: bool = False
    terror: bool = False
    war_cry: bool = False
    illusions: bool = False
    camouflage: bool = False
    poisons: bool = False
    never_a_target: bool = False


@dataclass(frozen=True, slots=True)
class FoeEngine(Part):
    """A kind of enemy engine (10.6); ``hits``: ``units``, ``section``, ``either`` by a die, or ``""``."""

    endurance: Some
    moves: bool
    plus: Few = 0
    attacks: Few = 0
    hits: Literal["", "units", "section", "either"] = ""


@dataclass(frozen=True, slots=True)
class Effects(Part):
    """Abilities of a faction or of one level of it (section 10): named switches and numbers.

    Attributes:
        dodge: each ranged defender shoots with 1 less at it. ``immune_to_blinding``: RC-76.
        strength: added to all its units. ``veterans``: added to strength, support, endurance of veterans.
        covered: taken off ranged fire at its units in a deployment zone. ``immune_to_spells``: no spell touches it.
        engine_fire, ranged_fire: added to each roll of its engines, to the fire of each of its ranged units.
        ignores_slowing: ditches and moats do not delay it. ``no_loot``: it leaves none.
    """

    dodge: Few = 0
    immune_to_blinding: bool = False
    no_blessings: bool = False
    strength: Few = 0
    veterans: Few = 0
    covered: Few = 0
    immune_to_spells: bool = False
    engine_fire: Few = 0
    ranged_fire: Few = 0
    ignores_slowing: bool = False
    no_loot: bool = False


@dataclass(frozen=True, slots=True)
class Faction(Part):
    """A faction: the rules for its direction and its targets, its morale, the effects of its three levels.

    Attributes:
        tactics: 1 to 3; only describes. ``morale``: at the start of a siege.
        main_direction: ``random``, ``random_avoiding_moats`` or ``most_vulnerable``.
        ranged_target, engine_target: the rule by which its fire is aimed; ``""`` without any.
        levels: its effects at levels 1, 2, 3.
    """

    tactics: Annotated[int, Field(ge=1, le=3)]
    morale: Annotated[int, Field(ge=1, le=6)]
    main_direction: Literal["random", "random_avoiding_moats", "most_vulnerable"]
    levels: Annotated[tuple[Effects, ...], Field(min_length=3, max_length=3)]
    ranged_target: Literal["", "die_left_5", "lowest_resistance"] = ""
    engine_target: Literal["", "die_left_5", "wall_if_1_2_else_die_right_5", "wall_or_weak_tower_else_die_right_5"] = ""
