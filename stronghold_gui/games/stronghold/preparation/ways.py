"""Routes of units in a dispatch: printed paths, a drover's routes, and the routes out of the camp."""

from __future__ import annotations

from stronghold_gui.core.refusal import Refusal
from stronghold_gui.games.stronghold.pieces import DROVER, SAP
from stronghold_gui.games.stronghold.position import Position
from stronghold_gui.games.stronghold.reasons import Reason, refuse


def leading_from(position: Position, start: int) -> tuple[tuple[int, int], ...]:
    """Return the (goal, trap field or -1) pairs open to units at a rampart, foreground or the barbican's rampart."""
    board = position.board
    forward = board.forward[start]
    if start == board.barbican:
        return forward if position.ram else ()
    if not position.training[start] & DROVER:
        return forward
    known = {goal for goal, _ in forward}
    back = (*board.rampart_neighbours[start], *board.foregrounds[board.outer_side[start]])
    return (*forward, *((goal, field_between(position, start, goal)) for goal in back if goal not in known))


def field_between(position: Position, start: int, goal: int) -> int:
    """Return the trap field of the printed path between two places, either way (R-60), or -1."""
    known = position.board.path_field
    return known.get((start, goal), known.get((goal, start), -1))


def no_way(position: Position, start: int, goal: int) -> Refusal:
    """Return the refusal for units at ``start`` that have no way to ``goal``."""
    board = position.board
    names = board.outer
    sides = {board.outer_side[start], board.outer_side[goal]}
    if sides == {0, 1}:
        return refuse(Reason.OTHER_SIDE, "2", start=names[start], goal=names[goal])
    if start == board.barbican and goal == board.ram:
        return refuse(Reason.NO_RAM, "R-61")
    back = (*board.rampart_neighbours[start], *board.foregrounds[board.outer_side[start]])
    if start in board.all_ramparts and goal in back:
        return refuse(Reason.NO_DROVER, "5.4", place=names[start])
    return refuse(Reason.NO_PATH, "2", start=names[start], goal=names[goal])


def camp_goals(position: Position, seat: int) -> list[tuple[int, int]]:
    """Return the (goal, place under which units are counted) pairs open to a seat's camp in step C.

    Foreground, siege towers and saps of a side share one number (R-11), counted at its foreground; the barbican's
    rampart has its own and is open once a ram component stands (R-61).
    """
    board = position.board
    goals: list[tuple[int, int]] = []
    for side, foregrounds in enumerate(board.foregrounds):
        if position.invader_of(side) != seat:
            continue
        gate = foregrounds[0]
        goals += [(foreground, gate) for foreground in foregrounds]
        for wall in range(board.walls):
            if board.outer_side[wall] != side:
                continue
            if position.siege_towers >> wall & 1:
                goals.append((board.siege(wall), gate))
            if position.equipment[wall] & SAP and not position.saps >> wall & 1:
                goals.append((wall, gate))
    if position.ram:
        goals.append((board.barbican, board.barbican))
    return goals
