"""Where those stand who fight against a side: kept as long as nobody moves, for it is asked again and again."""

from __future__ import annotations

from stronghold_gui.games.fortress.field.bits import together
from stronghold_gui.games.fortress.meetings import EnemySpots
from stronghold_gui.games.fortress.position import Position


def enemy_spots(position: Position, side: int) -> EnemySpots:
    """Return where the enemies of a side stand; as long as nobody moves it is the same object."""
    kept, where, second, owner = position.setting.enemy_spots, position.where, position.second, position.owner
    last = kept.get(side)
    if last is not None and last.where == where and last.second == second and last.owner == owner:
        return last
    enemies, field = position.enemies(side), position.setting.field
    spots = [where[figure] for figure in enemies]
    spots += [second[figure] for figure in enemies if second[figure] >= 0]
    found = together(field.bits, spots), together(field.around_bits, spots)
    kept[side] = made = EnemySpots(*found, where[:], second[:], owner[:])
    return made
