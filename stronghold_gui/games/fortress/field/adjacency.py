"""Adjacency of two figures, by their spots and heights (rules, section 8; RF-45 to RF-47)."""

from __future__ import annotations

from stronghold_gui.games.fortress.field.field import Field


class Adjacency:
    """A cached test whether spots are adjacent for figures of given heights."""

    def __init__(self, field: Field) -> None:
        self._field = field
        self._known: dict[tuple[int, int, int, int], bool] = {}

    def adjacent(self, spot: int, height: int, other: int, other_height: int) -> bool:
        """Return whether figures of these heights on these two spots are adjacent."""
        if spot > other:
            spot, height, other, other_height = other, other_height, spot, height
        key = (spot, height, other, other_height)
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = is_adjacent(self._field, *key)
        return known


def is_adjacent(field: Field, spot: int, height: int, other: int, other_height: int) -> bool:
    """Return whether figures of these heights on these two spots are adjacent, without a cache."""
    level = field.level
    if level[spot] > level[other]:
        spot, height, other, other_height = other, other_height, spot, height
    if field.at(spot) == field.at(other):
        return _on_one_ladder(field, spot, height, other)
    towards = field.towards(spot, other)
    if towards < 0:
        return False
    low, high, head = level[spot], level[other], level[spot] + height
    if high >= head or high >= field.ceiling[spot]:
        return False
    top = field.top_between(spot, other, towards)
    if top >= 0 and (head <= top or high + other_height <= top):
        return False
    return not any(
        bottom < head <= goal for bottom, goal in field.panels.get((field.at(spot), towards), ()) if low < goal
    )


def _on_one_ladder(field: Field, spot: int, height: int, other: int) -> bool:
    """Return whether two spots of one column are on one ladder, with no free rung between the figures (RF-46)."""
    ladder = field.ladder_at(spot)
    if ladder < 0 or ladder != field.ladder_at(other):
        return False
    rung = field.plan.pieces.levels["rung"]
    return field.level[other] - (field.level[spot] + height) < rung
