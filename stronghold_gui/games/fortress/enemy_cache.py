"""Types of the caches of figures as obstacles for a side. Sets of spots are bit masks."""

from __future__ import annotations

from typing import NamedTuple


class EnemySpots(NamedTuple):
    """The enemies of a side on the battlefield.

    Attributes:
        spots: all spots of the enemies.
        beside: the spots around the enemies.
        each: the spots of each enemy.
        where, second, owner: copies of the position's lists of these names, from which the rest was computed.
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
        taken: all spots of the figures.
        shut: the spots of figures that the side may not pass.
        beside: the spots next to enemies.
        climbers: figures on ladders, each with a flag for whether it bars the way; they block more spots for tall
            figures.
    """

    taken: int
    shut: int
    beside: int
    climbers: tuple[tuple[int, bool], ...]


class CachedCrowd(NamedTuple):
    """The cached crowd of a side, and the enemies for which it is valid."""

    enemies: EnemySpots
    crowd: Crowd
