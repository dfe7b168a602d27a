"""Values of the enemy: kinds of units and engines, factions and their abilities; a part of ``values.py``."""

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
        faction: the number of its faction.
        ranged: whether it counts as a shooter.
        boss, veteran: whether it is a boss or a veteran.
        endurance: 0 for a unit that can never be removed.
        leap: whether it fights only at walls of level 0 and 1 (RC-66).
        climbs: whether the wall's resistance counts half against it (RC-65).
        flies: whether the ring has no effect on it.
        breath: whether it breathes fire at defenders after a fight (RC-71).
        demolition: added to the d3 of a giant that strikes a wall, 0 for other units.
        ropes, panic, terror, war_cry, illusions, camouflage, poisons: whether it has this ability (RC-73 to RC-75,
            RC-84).
        never_a_target: whether no fire, engine or spell can hit it.
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
    """A kind of enemy engine (10.6).

    Attributes:
        moves: whether it moves up to the wall.
        plus: added to each d3.
        attacks: number of dice.
        hits: its kind of target; ``either`` if a die decides, ``""`` if it does not shoot.
    """

    endurance: Some
    moves: bool
    plus: Few = 0
    attacks: Few = 0
    hits: Literal["", "units", "section", "either"] = ""


@dataclass(frozen=True, slots=True)
class Effects(Part):
    """Abilities of a faction at one of its levels (section 10).

    Attributes:
        dodge: subtracted from the fire of each ranged defender at its units.
        immune_to_blinding: blinding does not affect it (RC-76).
        no_blessings: nobody can use blessings against it.
        strength: added to the strength of all its units.
        veterans: added to strength, support and endurance of its veterans.
        covered: subtracted from ranged fire at its units in a deployment zone.
        immune_to_spells: no spell affects it.
        engine_fire: added to each roll of its engines.
        ranged_fire: added to the fire of each of its ranged units.
        ignores_slowing: ditches and moats do not delay it.
        no_loot: it leaves no loot.
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
    """A faction of the enemy.

    Attributes:
        tactics: 1 to 3; only shown, no rule uses it.
        morale: its morale at the start of a siege.
        main_direction: the rule that finds its main direction.
        ranged_target, engine_target: the rule by which its fire is aimed; ``""`` without any.
        levels: its effects at levels 1, 2, 3.
    """

    tactics: Annotated[int, Field(ge=1, le=3)]
    morale: Annotated[int, Field(ge=1, le=6)]
    main_direction: Literal["random", "random_avoiding_moats", "most_vulnerable"]
    levels: Annotated[tuple[Effects, ...], Field(min_length=3, max_length=3)]
    ranged_target: Literal["", "die_left_5", "lowest_resistance"] = ""
    engine_target: Literal["", "die_left_5", "wall_if_1_2_else_die_right_5", "wall_or_weak_tower_else_die_right_5"] = ""
