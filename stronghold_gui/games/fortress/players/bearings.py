"""Distances from every spot to a figure's goal, and the worth of each spot to it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from stronghold_gui.games.fortress.fighting.strength import reach_of
from stronghold_gui.games.fortress.moving.limited_cache import keep
from stronghold_gui.games.fortress.players.goals import UNREACHED
from stronghold_gui.games.fortress.position import Position

_BESIDES: Final = 6.0
"""How many columns an enemy counts as farther away that does not decide the match, where others do."""


@dataclass(frozen=True, slots=True)
class Bearings:
    """A figure's distances and worth for every spot; similar figures of a squad share them.

    Attributes:
        special: where it wants to be, must stay, or must not stand. ``away``: from each spot, how far its goal is, or
            the nearest enemy.
        nearer: what a point less of that is worth to a double-space figure, of whose halves the nearer one counts;
            ``None`` for others.
        ground: what each spot is worth, whoever stands beside it.
    """

    special: frozenset[int]
    nearer: float | None
    away: list[float]
    ground: list[float]


def gaps(position: Position, figure: int, enemies: Sequence[int], wanted: frozenset[int]) -> list[float]:
    """Return for each spot how many columns the nearest enemy is out of range, those that are wanted first."""
    reach = reach_of(position, figure) if position.where[figure] >= 0 else 1
    return [columns - reach if columns > reach else 0.0 for columns in _nearest(position, enemies, wanted)]


def _nearest(position: Position, enemies: Sequence[int], wanted: frozenset[int]) -> list[float]:
    """Return for each spot the columns to the nearest enemy; others than those wanted count as farther away."""
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
