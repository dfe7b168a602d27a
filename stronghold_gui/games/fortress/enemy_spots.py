"""Cache of the spots of a side's enemies, valid until a figure moves; it saves a tenth of a random move."""

from __future__ import annotations

from stronghold_gui.games.fortress.enemy_cache import EnemySpots
from stronghold_gui.games.fortress.field.bits import bits_of
from stronghold_gui.games.fortress.position import Position


def enemy_spots(position: Position, side: int) -> EnemySpots:
    """Return the spots of a side's enemies; the same object until a figure moves or changes its owner."""
    kept, where, second, owner = position.setting.enemy_spots, position.where, position.second, position.owner
    last = kept.get(side)
    if last is not None and last.where == where and last.second == second and last.owner == owner:
        return last
    enemies, field = position.enemies(side), position.setting.field
    each = [where[figure] for figure in enemies]
    each += [second[figure] for figure in enemies if second[figure] >= 0]
    if last is not None and last.each == each:
        # Most often the own side has moved.
        spots, beside = last.spots, last.beside
    else:
        spots, beside = bits_of(field.bits, each), bits_of(field.around_bits, each)
    kept[side] = made = EnemySpots(spots, beside, each, where[:], second[:], owner[:])
    return made
