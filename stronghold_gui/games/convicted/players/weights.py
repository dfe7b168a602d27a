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
        fire: share of the possible losses to fire that counts.
        near: number of volleys of shooters on walls, which reach only assault zones.
        tower_reach: share of the fire of a tower that counts for each wall it reaches.
        keep_reach: share of the fire of the keep that counts for each wall.
        shot: cost of a point of enemy engine fire that the wall does not stop.
        aimed_at: probability that shots go to the wall, not to its towers.
        drawn: probability that a lower tower with units draws the shots of enemies that aim at the lowest section.
        reserve: how much a melee unit on a tower counts for each of its walls.
        perch: worth of a shooter on a tower or in the keep.
        yields: cost of another unit there while a shooter has no such place.
        gap: cost of an unopposed squad.
        spare: cost, as a share of ``gap``, if there is no unit more than there are squads.
        doubt: difference of sums within which a fight is open.
        later: weight of the army of ``ahead`` turns later, relative to this turn's.
        ahead: number of turns to look ahead.
        growth: worth of a step of the plan in the turn in which it is due.
        early: worth of a step of the plan a turn before it is due.
        late: added to the worth of a step for each turn of delay.
        price: worth of a resource.
        ring: worth of a section of the ring, as a share of the danger behind it.
        slack: the least gain for which a unit moves.
        counts: worth of removing any piece besides that of its abilities, because morale depends on their number.
        silence: worth of removing a point of enemy fire that gets past the walls.
        machines: factor of the worth of enemy engines (``taking.py``).
        whim: upper bound of the random amount added to each rating.
        careful: whether units are matched by the odds of fights (1) or in order (0).
        breach: cost of an enemy leader inside. If it is above 0, units are matched by the best distribution over all
            squads; if it is 0, one by one.
        own: weight of a lost point of the defenders' endurance in a distribution.
        fray: weight of the strength that a wall lacks, beside its expected breaches, if ``breach`` is above 0.
        shelter: worth of a building level if only the keep is left and the walls are sure to fall.
        tired: cost of a point of fire of a shooter that fights, since it does not shoot any more in the siege.
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
    breach: _UpTo100 = 0.0
    own: _UpTo10 = 1.3
    fray: _UpTo10 = 0.5
    shelter: _UpTo100 = 0.0
    tired: _UpTo10 = 0.0


@dataclass(frozen=True, slots=True)
class EnemyWeights(Part):
    """Weights of the player who leads the enemy.

    Attributes:
        walls: additional worth of aiming at a wall.
        towers: additional worth of aiming at a tower.
        storm: share of unopposed squads from which ranged units are sent with the melee units.
        mass: whether squads are filled by strength in turn (0) or the first ones are made strongest (1).
        whim: upper bound of the random amount added to each rating.
    """

    walls: _UpTo20
    towers: _UpTo20
    storm: _UpTo1
    mass: _UpTo1
    whim: _UpTo50
