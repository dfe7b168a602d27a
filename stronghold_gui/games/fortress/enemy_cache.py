"""Caches of figures that a side meets on the battlefield. Sets of spots are bits."""

from __future__ import annotations

from typing import NamedTuple


class EnemySpots(NamedTuple):
    """The enemies of a side on the battlefield.

    Attributes:
        spots: all their spots. ``beside``: the spots around those. ``each``: the spots of each enemy.
        where, second, owner: of the position they were computed from.
    """

    spots: int
    beside: int
    each: list[int]
    where: list[int]
    second: list[int]
    owner: list[int]


class Crowd(NamedTuple):
    """All figures on the battlefield, as obstacles for one side.

    Attributes:
        taken: their spots. ``shut``: the spots of those that the side may not pass.
        beside: spots beside which an enemy stands.
        climbers: those on ladders, who take away more from tall figures, and whether they may not be passed.
    """

    taken: int
    shut: int
    beside: int
    climbers: tuple[tuple[int, bool], ...]


class Met(NamedTuple):
    """The last crowd that a side met, and the enemies for which it is valid."""

    enemies: EnemySpots
    crowd: Crowd
