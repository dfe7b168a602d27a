"""Weights of The Convicted's computer players, read from ``resources/convicted/players/<level>.json``."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from pydantic import Field

from stronghold_gui.core.save.part import Part

_UpTo1 = Annotated[float, Field(ge=0, le=1)]
_UpTo2 = Annotated[float, Field(ge=0, le=2)]
_UpTo10 = Annotated[float, Field(ge=0, le=10)]
_UpTo20 = Annotated[float, Field(ge=0, le=20)]
_UpTo50 = Annotated[float, Field(ge=0, le=50)]
_UpTo100 = Annotated[float, Field(ge=0, le=100)]


@dataclass(frozen=True, slots=True)
class DefenderWeights(Part):
    """Weights of the defenders; the unit is a point of strength in a fight.

    Attributes:
        fire: how much of what fire could bring down is reckoned with. ``near``: volleys of those who reach only near.
        tower_reach, keep_reach: how much of the fire of a tower, of the keep, counts for each wall it reaches.
        shot: what a point of the enemy's engines costs that the wall does not stop. ``aimed_at``: how likely shots
            go to the wall, not to its towers. ``drawn``: how surely a lower tower with units draws those of enemies who
            aim at the lowest section.
        reserve: how much a melee unit on a tower counts for each of its walls.
        perch: what it is worth that a shooter stands on a tower or in the keep. ``yields``: what it costs that somebody
            else stands there as long as a shooter has no such place.
        gap: a squad that nobody faces.
        spare: how much of ``gap`` one unit more than squads counts.
        doubt: how far from balance a fight is still open.
        later: how much the army of ``ahead`` turns later counts beside this turn's.
        ahead: so many turns.
        growth: what the next step of the plan is worth when it is due; ``early``: a turn before; ``late``: more for
            each turn that it is late.
        price: what a resource is worth. ``ring``: a section of the ring, of the danger behind it.
        slack: what a unit must gain by a step to be worth taking it.
        counts: what a piece fallen is worth besides what it can do: half of them gone, and their courage is tried.
        silence: what a point of fire of an enemy who shoots is worth, of what gets past the walls.
        machines: how much more an engine of the enemy is worth than what it costs to rebuild it.
        whim: the most that chance adds to anything.
        careful: whether fights are matched by their odds (1) or as units come (0).
    """

    fire: _UpTo1
    near: _UpTo2
    tower_reach: _UpTo2
    keep_reach: Annotated[float, Field(ge=0, le=4)]
    shot: _UpTo2
    aimed_at: _UpTo1
    drawn: _UpTo1
    reserve: _UpTo1
    perch: _UpTo50
    yields: _UpTo50
    gap: _UpTo50
    spare: _UpTo1
    doubt: Annotated[float, Field(ge=0.1, le=50)]
    later: Annotated[float, Field(ge=0, le=5)]
    ahead: _UpTo10
    growth: _UpTo100
    early: _UpTo100
    late: _UpTo100
    price: _UpTo10
    ring: _UpTo1
    slack: _UpTo20
    counts: _UpTo10
    silence: _UpTo100
    machines: _UpTo20
    whim: _UpTo50
    careful: _UpTo1


@dataclass(frozen=True, slots=True)
class EnemyWeights(Part):
    """Weights of the player who leads the enemy.

    Attributes:
        walls, towers: what aiming at a wall, at a tower, is worth besides those who may fall there.
        storm: from which share of squads without opponent on ranged units go along, from 0 to 1.
        mass: whether squads are filled by strength in turn (0) or the first ones are made strongest (1).
        whim: the most that chance adds to anything.
    """

    walls: _UpTo20
    towers: _UpTo20
    storm: _UpTo1
    mass: _UpTo1
    whim: _UpTo50
