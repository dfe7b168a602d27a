"""Targets of an Invader's machines: several machines fire at one section if they open it together."""

from __future__ import annotations

from stronghold_gui.games.stronghold.moves import Aim
from stronghold_gui.games.stronghold.players.clashes import NOBODY, Clash, after_hit, beyond, clash_at
from stronghold_gui.games.stronghold.players.fight_results import compared
from stronghold_gui.games.stronghold.position import Position


def aimed(position: Position, move: Aim) -> float:
    """Return the worth of aiming a machine this way, given the targets named already."""
    wall = position.board.outer_index[move.goal]
    clash = _as_laid(position, wall)
    for source, goal, _ in position.aims:
        if goal == wall:
            clash = after_hit(position.machine[source], clash)
    before = beyond(clash)
    after = beyond(after_hit(position.machine[position.board.outer_index[move.start]], clash))
    accurate = 0.1 * move.accurate
    if before == NOBODY:
        return _worn_down(position, wall, move) + accurate
    opened = 10.0 * (after > 0 >= before)
    return opened + 2.0 * clash.called + after - before + 0.05 * before + accurate


def _worn_down(position: Position, wall: int, move: Aim) -> float:
    """Return the worth of a hit at a section that is not attacked yet."""
    clash = _as_laid(position, wall)
    left = after_hit(position.machine[position.board.outer_index[move.start]], clash)
    before = compared(clash.invaders, clash.defenders, clash.gear, clash.works)
    after = compared(left.invaders, left.defenders, left.gear, left.works)
    return 0.5 * (after[0] - after[1] - before[0] + before[1])


def _as_laid(position: Position, wall: int) -> Clash:
    """Return the fight at a section as its Invader sees it, with the effect of the order laid there."""
    return clash_at(position, wall, position.orders[wall])
