"""Where those stand who fight against a side: kept as long as nobody moves, for it is asked again and again."""

from __future__ import annotations

from typing import NamedTuple

from stronghold_gui.games.fortress.field.bits import together
from stronghold_gui.games.fortress.position import Position


class Against(NamedTuple):
    """The enemies of a side on the battlefield.

    Attributes:
        spots: where they stand, as bits. ``beside``: the spots around those.
        where, second, owner: of the position in which it was so.
    """

    spots: int
    beside: int
    where: list[int]
    second: list[int]
    owner: list[int]


def against(position: Position, side: int) -> Against:
    """Return where the enemies of a side stand; as long as nobody moves it is the same object."""
    kept, where, second, owner = position.setting.against, position.where, position.second, position.owner
    last = kept.get(side)
    if isinstance(last, Against) and last.where == where and last.second == second and last.owner == owner:
        return last
    enemies, field = position.enemies(side), position.setting.field
    spots = [where[figure] for figure in enemies]
    spots += [second[figure] for figure in enemies if second[figure] >= 0]
    found = together(field.bits, spots), together(field.around_bits, spots)
    kept[side] = made = Against(*found, where[:], second[:], owner[:])
    return made
