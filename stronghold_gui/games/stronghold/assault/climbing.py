"""End of turn: units climb from a siege tower onto its wall section (rules, section 9; R-55)."""

from __future__ import annotations

from typing import Final

from stronghold_gui.core.decision import Decision
from stronghold_gui.core.refusal import Refusal
from stronghold_gui.games.stronghold.assault.sections import invader_at
from stronghold_gui.games.stronghold.decisions import Kind
from stronghold_gui.games.stronghold.effects import arrive
from stronghold_gui.games.stronghold.events import Event, UnitMoved
from stronghold_gui.games.stronghold.moves import Climb, Move
from stronghold_gui.games.stronghold.pieces import UNIT_INDEX, UNITS
from stronghold_gui.games.stronghold.position import Position
from stronghold_gui.games.stronghold.reasons import Reason, refuse
from stronghold_gui.games.stronghold.sites import room

_SOURCE: Final = "R-55"


def begin(position: Position, out: list[Event]) -> None:
    """Let all units climb where there is room for all. Where there is room for some only, the Invader chooses."""
    for wall in reversed(range(position.board.walls)):
        above = position.board.siege(wall)
        aboard, free = position.outer_count(above), _free(position, wall)
        if aboard > free > 0:
            position.todo.append((Kind.CLIMB.value, wall, 0, 0))
        elif aboard and free > 0:
            for kind in range(3):
                for _ in range(position.outer[3 * above + kind]):
                    _climb(position, wall, kind, out)


def _free(position: Position, wall: int) -> int:
    return room(position, wall) - position.outer_count(wall)


def _climb(position: Position, wall: int, kind: int, out: list[Event]) -> None:
    board = position.board
    above = board.siege(wall)
    position.outer[3 * above + kind] -= 1
    out.append(UnitMoved(UNITS[kind], board.outer[above], board.outer[wall], "climb"))
    arrive(position, wall, kind, out)


def decisions(position: Position) -> tuple[Decision, ...]:
    """Return the Invader's choice of the unit that climbs. The task is (kind, section, 0, 0)."""
    wall = position.todo[-1][1]
    return (Decision(invader_at(position, wall), Kind.CLIMB, position.board.outer[wall], _free(position, wall)),)


def moves(position: Position, seat: int) -> list[Move]:
    """Return the kinds of unit aboard, while there is room."""
    wall = position.todo[-1][1]
    at = 3 * position.board.siege(wall)
    if _free(position, wall) <= 0:
        return []
    return [Climb(unit, position.board.outer[wall]) for kind, unit in enumerate(UNITS) if position.outer[at + kind]]


def refusal(position: Position, seat: int, move: Move) -> Refusal | None:
    """Return why the unit cannot climb there."""
    if not isinstance(move, Climb):
        return refuse(Reason.NOT_NOW, _SOURCE, stage=position.stage)
    board, wall = position.board, position.todo[-1][1]
    if move.unit not in UNIT_INDEX:
        return refuse(Reason.UNKNOWN_PIECE, "1", piece=move.unit)
    if move.wall not in board.outer_index:
        return refuse(Reason.UNKNOWN_PLACE, "2", place=move.wall)
    if board.outer_index[move.wall] != wall:
        return refuse(Reason.NOT_THE_ONE, _SOURCE, unit=move.unit, place=move.wall)
    above = board.siege(wall)
    if not position.outer[3 * above + UNIT_INDEX[move.unit]]:
        return refuse(Reason.NOT_THERE, _SOURCE, piece=move.unit, place=board.outer[above])
    if _free(position, wall) <= 0:
        return refuse(Reason.NO_ROOM, _SOURCE, place=move.wall, limit=room(position, wall))
    return None


def play(position: Position, seat: int, move: Move, out: list[Event]) -> None:
    """Climb. The decision stays open while a unit can climb."""
    assert isinstance(move, Climb)
    _climb(position, position.board.outer_index[move.wall], UNIT_INDEX[move.unit], out)
