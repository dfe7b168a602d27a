"""Squads: enemies who fight together before a wall, and the defenders who face them (stages 9 to 12)."""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from stronghold_gui.games.convicted.pieces import NONE

ZONE: Final = 0
"""The leader stands in the assault zone."""
WALL: Final = 1
"""The leader stands on the wall."""
GATEWAY: Final = 2
"""The leader stands in the gateway."""


class Facing(Struct, frozen=True):
    """The defenders who face a squad: the leader and the supports, by kind of unit (RC-64).

    Attributes:
        leader: the kind that leads, or ``NONE`` before one is chosen.
        supports: kinds in ascending order, each as often as there are such units.
        absent: the kind that adds nothing because of illusions, or ``NONE`` (RC-73).
    """

    leader: int = NONE
    supports: tuple[int, ...] = ()
    absent: int = NONE

    @property
    def members(self) -> tuple[int, ...]:
        """The leader and the supports, the leader first."""
        return (self.leader, *self.supports) if self.leader != NONE else self.supports


class Squad(Struct, frozen=True):
    """A squad of the enemy.

    Attributes:
        direction: the wall before or on which it stands.
        number: its number, counted from 1 within the direction.
        leader: the foe who leads, or ``NONE`` when all have fallen.
        place: where the leader stands.
        supports: the foes that support the leader, in order of strength, each as often as there are such units.
        tower: whether it has a siege tower.
        ram: whether it carries the ram.
        blinded: whether it is blinded, so that it does not fight (RC-76).
        facing: the defenders who face it, or ``None`` if it is unopposed.
        wound: the difference by which it lost its fight, or 0.
        taken: the endurance that it has lost by this wound (RC-72).
        won: whether it won its fight.
        done: whether its fight is over.
    """

    direction: int
    number: int
    leader: int
    place: int = ZONE
    supports: tuple[int, ...] = ()
    tower: bool = False
    ram: bool = False
    blinded: bool = False
    facing: Facing | None = None
    wound: int = 0
    taken: int = 0
    won: bool = False
    done: bool = False

    @property
    def members(self) -> tuple[int, ...]:
        """The leader and the supports, the leader first."""
        return (self.leader, *self.supports) if self.leader != NONE else self.supports

    def faced_by(self, kind: int) -> Squad:
        """Return a copy of the squad that one more unit faces; the first such unit leads, the others support."""
        if self.facing is None:
            return replace(self, facing=Facing(kind))
        supports = tuple(sorted((*self.facing.supports, kind)))
        return replace(self, facing=replace(self.facing, supports=supports))

    def led_by(self, leader: int, place: int, supports: tuple[int, ...]) -> Squad:
        """Return a copy with this leader, place of the leader, and supports."""
        return replace(self, leader=leader, place=place, supports=supports)
