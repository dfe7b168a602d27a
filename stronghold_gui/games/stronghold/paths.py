"""Ways along the printed paths, and traps on them (rules, section 7; R-60)."""

from __future__ import annotations

from stronghold_gui.games.stronghold.events import Death
from stronghold_gui.games.stronghold.pieces import GOBLIN, GOBLIN_TRAP, TROLL, TROLL_TRAP
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


def bite(position: Position, field: int, kind: int, *, once: bool) -> Death | None:
    """Let a unit use a path, and return what kills it there, or ``None``. The caller removes the unit.

    A goblin trap kills every goblin that uses its path; which trolls a troll trap kills depends on ``once``.

    Args:
        position: the position; ``trapped`` holds the traps' victims.
        field: trap field of the path, -1 if it has none (``Board.path_field``).
        kind: the unit's kind.
        once: whether a troll trap kills only the first troll of a dispatch. It is false in a trolls' call, which is no
            dispatch: there the trap always kills.
    """
    if field < 0:
        return None
    if kind == GOBLIN and position.field[field] == GOBLIN_TRAP:
        return "goblin_trap"
    if kind != TROLL or position.field[field] != TROLL_TRAP:
        return None
    if once:
        if position.trapped >> field & 1:
            return None
        position.trapped |= 1 << field
    return "troll_trap"
