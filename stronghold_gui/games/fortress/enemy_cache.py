"""Caches of figures that a side meets on the battlefield. Sets of spots are bits."""

from __future__ import annotations

from typing import NamedTuple


class EnemySpots(NamedTuple):
    """The enemies of a side on the battlefield.

    Attributes:
        spots: where they stand. ``beside``: the spots around those. ``each``: where each of them stands.
        where, second, owner: of the position in which it was so.
    """

    spots: int
    beside: int
    each: list[int]
    where: list[int]
    second: list[int]
    owner: list[int]


class Crowd(NamedTuple):
    """All who stand on the battlefield, as figures of one side meet them.

    Attributes:
        taken: where they stand. ``shut``: where those do whom the side may not pass.
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
