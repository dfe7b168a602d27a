"""Sums of both sides of a fight, before dice (12d; RC-19, RC-65, RC-73, RC-75)."""

from __future__ import annotations

from msgspec import Struct

from stronghold_gui.games.convicted.pieces import wall_of
from stronghold_gui.games.convicted.position import Position
from stronghold_gui.games.convicted.siege.foes import strength, support
from stronghold_gui.games.convicted.squads import ZONE, Squad


class Sides(Struct, frozen=True):
    """The parts of both sides' sums.

    Attributes:
        leader, supports, resistance: of the enemy; resistance is subtracted.
        own_leader, own_supports: of the defenders.
    """

    leader: int
    supports: int
    resistance: int
    own_leader: int
    own_supports: int

    @property
    def enemy(self) -> int:
        """The enemy's sum without its die."""
        return self.leader + self.supports - self.resistance

    @property
    def own(self) -> int:
        """The defenders' sum without their die."""
        return self.own_leader + self.own_supports


def resistance_against(position: Position, squad: Squad) -> int:
    """Return the wall's resistance to a squad.

    It is 0 for a leader on the wall or in the gateway and with a siege tower. It counts half, rounded up, against a
    leader who climbs (RC-65).
    """
    if squad.place != ZONE or squad.tower:
        return 0
    resistance = position.resistance[wall_of(squad.direction)]
    return (resistance + 1) // 2 if position.values.foes[squad.leader].climbs else resistance


def enemy_sum(position: Position, squad: Squad) -> tuple[int, int]:
    """Return the strength of a squad's leader and the support of its supports."""
    foes = position.values.foes
    leader = strength(position, squad.leader)
    if foes[squad.leader].flies:
        leader = max(leader + position.fortification(wall_of(squad.direction)).flyer, 0)
    terror = any(foes[foe].terror for foe in squad.members)
    return leader, sum(support(position, foe) + terror for foe in squad.supports)


def own_sum(position: Position, squad: Squad) -> tuple[int, int]:
    """Return the strength of the leader and the support of the supports of the defenders who face a squad."""
    facing = squad.facing
    if facing is None:
        return 0, 0
    units = position.values.units
    panic = position.panic[squad.direction] >= position.round
    leader = max(units[facing.leader].strength - panic, 0)
    ropes = any(position.values.foes[foe].ropes for foe in squad.members)
    supports = list(facing.supports)
    if facing.absent in supports:
        supports.remove(facing.absent)
    elif facing.absent == facing.leader:
        leader = 0
    return leader, sum(max(units[kind].support - ropes, 0) for kind in supports)


def sides(position: Position, squad: Squad) -> Sides:
    """Return both sums of a fight in their parts."""
    return Sides(*enemy_sum(position, squad), resistance_against(position, squad), *own_sum(position, squad))
