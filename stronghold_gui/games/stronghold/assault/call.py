"""Stage II.3: the trolls' call (rules, section 6; R-13, R-60, R-68)."""

from __future__ import annotations

from typing import Final

from stronghold_gui.core.decision import Decision
from stronghold_gui.core.refusal import Refusal
from stronghold_gui.games.stronghold.assault.sections import invader_at
from stronghold_gui.games.stronghold.decisions import Kind
from stronghold_gui.games.stronghold.effects import arrive, kill_outer
from stronghold_gui.games.stronghold.events import Event, UnitMoved
from stronghold_gui.games.stronghold.moves import Call, Move
from stronghold_gui.games.stronghold.paths import bite, call_steps
from stronghold_gui.games.stronghold.pieces import TROLL, UNITS
from stronghold_gui.games.stronghold.position import Position
from stronghold_gui.games.stronghold.reasons import Reason, refuse
from stronghold_gui.games.stronghold.sites import room

_SOURCE: Final = "R-68"


def decisions(position: Position) -> tuple[Decision, ...]:
    """Return the Invader's choice of the troll and its step. The task is (kind, section, 0, 0)."""
    wall = position.todo[-1][1]
    return (Decision(invader_at(position, wall), Kind.CALL, position.board.outer[wall]),)


def moves(position: Position, seat: int) -> list[Move]:
    """Return every step of a troll towards the section."""
    names = position.board.outer
    return [Call(names[start], names[goal]) for start, goal in call_steps(position, position.todo[-1][1])]


def refusal(position: Position, seat: int, move: Move) -> Refusal | None:
    """Return why no troll can make this step."""
    if not isinstance(move, Call):
        return refuse(Reason.NOT_NOW, _SOURCE, stage=position.stage)
    board, wall = position.board, position.todo[-1][1]
    for name in (move.start, move.goal):
        if name not in board.outer_index:
            return refuse(Reason.UNKNOWN_PLACE, "2", place=name)
    start, goal = board.outer_index[move.start], board.outer_index[move.goal]
    if (start, goal) not in board.path_field:
        return refuse(Reason.NO_PATH, _SOURCE, start=move.start, goal=move.goal)
    if not 0 <= board.distance[goal][wall] < board.distance[start][wall]:
        return refuse(Reason.CANNOT_STEP, "R-122", start=move.start, goal=move.goal)
    if not position.outer[3 * start + TROLL]:
        return refuse(Reason.NOT_THERE, _SOURCE, piece=UNITS[TROLL], place=move.start)
    if position.outer_count(goal) >= room(position, goal):
        return refuse(Reason.NO_ROOM, "2", place=move.goal, limit=room(position, goal))
    return None


def play(position: Position, seat: int, move: Move, out: list[Event]) -> None:
    """Move the troll. A troll trap on its path always kills it, since a call is no dispatch (R-60)."""
    assert isinstance(move, Call)
    position.todo.pop()
    board = position.board
    start, goal = board.outer_index[move.start], board.outer_index[move.goal]
    death = bite(position, board.path_field[start, goal], TROLL, once=False)
    if death is not None:
        kill_outer(position, start, TROLL, death, out)
        return
    position.outer[3 * start + TROLL] -= 1
    out.append(UnitMoved(UNITS[TROLL], move.start, move.goal, "call"))
    arrive(position, goal, TROLL, out)
