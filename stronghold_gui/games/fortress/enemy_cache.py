"""Types of the caches of figures as obstacles for a side. Sets of spots are bit masks."""

from __future__ import annotations

from typing import NamedTuple


class EnemySpots(NamedTuple):
    """The enemies of a side on the battlefield.

    Attributes:
        spots: all their spots. ``beside``: the spots around those. ``each``: the spots of each enemy.
        where, second, owner: copies of these lists of the position that the rest was computed from.
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
        taken: all their spots. ``shut``: the spots of figures that the side may not pass.
        beside: the spots next to enemies.
        climbers: figures on ladders, which block more spots for tall figures, each with whether it may not be passed.
    """

    taken: int
    shut: int
    beside: int
    climbers: tuple[tuple[int, bool], ...]


class CachedCrowd(NamedTuple):
    """The cached crowd of a side, and the enemies for which it is valid."""

    enemies: EnemySpots
    crowd: Crowd
