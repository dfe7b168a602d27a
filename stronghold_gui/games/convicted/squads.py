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
        leader: the kind that leads, or ``NONE`` while none is named.
        supports: kinds in ascending order, each as often as there are such units.
        absent: the kind named as adding nothing under illusions, or ``NONE`` (RC-73).
    """

    leader: int = NONE
    supports: tuple[int, ...] = ()
    absent: int = NONE

    @property
    def members(self) -> tuple[int, ...]:
        """All of them, the leader first."""
        return (self.leader, *self.supports) if self.leader != NONE else self.supports


class Squad(Struct, frozen=True):
    """A squad of the enemy.

    Attributes:
        direction: the wall before or on which it stands. ``number``: from 1, within the direction.
        leader: the foe who leads, or ``NONE`` when all have fallen. ``place``: where the leader stands.
        supports: foes behind, in order of strength, each as often as there are such units.
        tower, ram: it has a siege tower, it carries the ram. ``blinded``: it takes no part (RC-76).
        facing: the defenders set against it, or ``None``.
        wound: the difference by which it lost its fight, or 0. ``taken``: the endurance it lost by that (RC-72).
        won: it won its fight. ``done``: its fight is over.
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
        """All of them, the leader first."""
        return (self.leader, *self.supports) if self.leader != NONE else self.supports

    def led_by(self, leader: int, place: int, supports: tuple[int, ...]) -> Squad:
        """Return the squad with another leader, at another place, or with others behind."""
        return replace(self, leader=leader, place=place, supports=supports)
