"""Ropes: each turn, each tile takes one unit from its wall section to the next one of the side (R-57)."""

from __future__ import annotations

from typing import Final

from stronghold_gui.core.refusal import Refusal
from stronghold_gui.games.stronghold.effects import arrive
from stronghold_gui.games.stronghold.events import Event, UnitMoved
from stronghold_gui.games.stronghold.moves import Move, Rope
from stronghold_gui.games.stronghold.pieces import ROPES, UNIT_INDEX, UNITS
from stronghold_gui.games.stronghold.position import Position
from stronghold_gui.games.stronghold.preparation.flank import flank_of, foreign
from stronghold_gui.games.stronghold.reasons import Reason, refuse
from stronghold_gui.games.stronghold.sites import outer_place, room

_SOURCE: Final = "R-57"


def add_moves(position: Position, seat: int, found: list[Move]) -> None:
    """Add the moves of all units along ropes that have not been used this turn."""
    board = position.board
    for wall in flank_of(position, seat).walls:
        if not position.equipment[wall] & ROPES or position.roped >> wall & 1:
            continue
        for goal in board.wall_neighbours[wall]:
            if position.outer_count(goal) < room(position, goal):
                found += [
                    Rope(unit, board.outer[wall], board.outer[goal])
                    for kind, unit in enumerate(UNITS)
                    if position.outer[3 * wall + kind]
                ]


def refusal(position: Position, seat: int, move: Rope) -> Refusal | None:
    """Return why the unit cannot go along the ropes."""
    board = position.board
    if move.unit not in UNIT_INDEX:
        return refuse(Reason.UNKNOWN_PIECE, "1", piece=move.unit)
    start = outer_place(position, move.start, range(board.walls), "ropes")
    goal = outer_place(position, move.goal, range(board.walls), "ropes")
    if isinstance(start, Refusal):
        return start
    if isinstance(goal, Refusal):
        return goal
    if (partners := foreign(position, seat, start)) is not None:
        return partners
    if not position.equipment[start] & ROPES:
        return refuse(Reason.NOT_THERE, _SOURCE, piece="ropes", place=move.start)
    if position.roped >> start & 1:
        return refuse(Reason.NO_ROPES_LEFT, _SOURCE, place=move.start)
    if goal not in board.wall_neighbours[start]:
        return refuse(Reason.NOT_ADJACENT, _SOURCE, start=move.start, goal=move.goal)
    if not position.outer[3 * start + UNIT_INDEX[move.unit]]:
        return refuse(Reason.NOT_THERE, _SOURCE, piece=move.unit, place=move.start)
    if position.outer_count(goal) >= room(position, goal):
        return refuse(Reason.NO_ROOM, "2", place=move.goal, limit=room(position, goal))
    return None


def play(position: Position, move: Rope, out: list[Event]) -> None:
    """Move the unit, free of charge and outside any dispatch's number."""
    board, kind = position.board, UNIT_INDEX[move.unit]
    start = board.outer_index[move.start]
    position.roped |= 1 << start
    position.outer[3 * start + kind] -= 1
    out.append(UnitMoved(move.unit, move.start, move.goal, "rope"))
    arrive(position, board.outer_index[move.goal], kind, out)
