"""The orcs' detonation as a source of glory: a bare section is half of a deed, whether it falls or not."""

from __future__ import annotations

from stronghold_gui.games.stronghold.glory import RUINED_WALLS
from stronghold_gui.games.stronghold.moves import DONE, Move
from stronghold_gui.games.stronghold.pieces import DETONATION, ORC
from stronghold_gui.games.stronghold.position import Position


def orcs_to_bare(position: Position, wall: int) -> int:
    """Return how many orcs must blow themselves up to leave a section bare; 0 if it is bare already."""
    stones = position.stone[wall]
    return max(1, stones) if stones or position.wood[wall] else 0


def can_be_bared(position: Position, wall: int) -> bool:
    """Return whether the orcs at a section are enough to leave it bare, and whether that would bring a deed nearer."""
    needed = orcs_to_bare(position, wall)
    return 0 < needed <= _orcs(position, wall) and not position.deeds_done & RUINED_WALLS


def blown_up(position: Position, wall: int, order: int) -> int:
    """Return how many orcs an order at a section blows up: as many as it takes to bare the section, or one."""
    if order != DETONATION or not _orcs(position, wall):
        return 0
    return orcs_to_bare(position, wall) if can_be_bared(position, wall) else 1


def detonated(position: Position, wall: int, move: Move) -> float:
    """Return the worth of blowing up one more orc: above 0 only if the section can be left bare."""
    return 0.5 if move == DONE else float(can_be_bared(position, wall))


def ruins_to_come(position: Position, *, unseen: bool = False) -> float:
    """Return how much of the deed "ruined walls" is done, or will be by the orders laid; 1 for all of it.

    Once the deed is done the result is 0, since it brings no more points. With ``unseen``, only face-up orders count.
    """
    if position.deeds_done & RUINED_WALLS:
        return 0.0
    coming = sum(
        order == DETONATION
        and (not unseen or bool(position.open_orders >> wall & 1))
        and position.glare != wall
        and can_be_bared(position, wall)
        for wall, order in enumerate(position.orders)
    )
    return min(1.0, (position.ruins + coming) / position.values.ruined_walls)


def _orcs(position: Position, wall: int) -> int:
    above = wall + position.board.walls
    return position.outer[3 * wall + ORC] + position.outer[3 * above + ORC]
