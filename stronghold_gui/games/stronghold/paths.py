"""Ways along the printed paths that several chapters ask about."""

from __future__ import annotations

from stronghold_gui.games.stronghold.pieces import TROLL
from stronghold_gui.games.stronghold.position import Position
from stronghold_gui.games.stronghold.sites import room


def call_steps(position: Position, wall: int) -> list[tuple[int, int]]:
    """Return the (start, goal) steps that a troll can make towards a wall section (R-13, R-68, R-122).

    A step follows one printed path that brings the troll, on a foreground or rampart, nearer; the goal has room.
    """
    board, outer = position.board, position.outer
    return [
        (start, goal)
        for start in (*board.all_foregrounds, *board.all_ramparts)
        if outer[3 * start + TROLL]
        for goal, _ in board.forward[start]
        if 0 <= board.distance[goal][wall] < board.distance[start][wall]
        and position.outer_count(goal) < room(position, goal)
    ]
