"""The distance from every spot to a figure's goal or the nearest enemy, and the worth of each spot to the figure."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from stronghold_gui.games.fortress.fighting.strength import reach_of
from stronghold_gui.games.fortress.moving.search_cache import keep
from stronghold_gui.games.fortress.players.goals import UNREACHED
from stronghold_gui.games.fortress.position import Position

_BESIDES: Final = 6.0
"""Columns added to the distance of enemies that do not decide the match, if others do."""


@dataclass(frozen=True, slots=True)
class Bearings:
    """A figure's distances and worth for every spot; similar figures of a squad share them.

    Attributes:
        special: spots that it wants to reach, must hold, or must not stand on.
        nearer: for a double-space figure the worth of one less of ``away``, since its nearer half counts; else
            ``None``.
        away: distance from each spot to its goal or the nearest enemy.
        ground: worth of each spot, without ``special`` ones and attacks.
    """

    special: frozenset[int]
    nearer: float | None
    away: list[float]
    ground: list[float]


def gaps(position: Position, figure: int, enemies: Sequence[int], wanted: frozenset[int]) -> list[float]:
    """Return for each spot the columns by which the nearest enemy is out of range; wanted enemies count as nearer."""
    reach = reach_of(position, figure) if position.where[figure] >= 0 else 1
    return [columns - reach if columns > reach else 0.0 for columns in _nearest(position, enemies, wanted)]


def _nearest(position: Position, enemies: Sequence[int], wanted: frozenset[int]) -> list[float]:
    """Return for each spot the columns to the nearest enemy; enemies that are not wanted count as farther away."""
    setting = position.setting
    starts = tuple((position.where[enemy], enemy in wanted or not wanted) for enemy in enemies)
    key = "nearest", starts
    kept = setting.memory.get(key)
    if isinstance(kept, list):
        return kept
    found = [UNREACHED] * len(setting.field.spots)
    for start, first in starts:
        more, row = (0.0 if first else _BESIDES), setting.distances.from_spot(start)
        found = [min(known, columns + more) for known, columns in zip(found, row, strict=True)]
    keep(setting.memory, key, found)
    return found
