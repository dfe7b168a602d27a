"""Stage II.3: orders are turned up and obeyed (rules, sections 6 and 8; R-65 to R-70, R-121).

The Invader chooses the sequence of sections as long as more than one order can be obeyed; bluffs just leave. Fury stays
at its section until the clash, every other tile leaves when it is obeyed.
"""

from __future__ import annotations

from typing import Final

from stronghold_gui.core.decision import Decision
from stronghold_gui.core.refusal import Refusal
from stronghold_gui.games.stronghold.assault.sections import invader_at, left_out
from stronghold_gui.games.stronghold.decisions import Kind
from stronghold_gui.games.stronghold.effects import enter
from stronghold_gui.games.stronghold.events import (
    Event,
    OrderObeyed,
    OrderTurned,
    OrderVoid,
    StageBegan,
    TakenAway,
)
from stronghold_gui.games.stronghold.moves import Move, Obey
from stronghold_gui.games.stronghold.orders import can_obey, set_aside, take_back
from stronghold_gui.games.stronghold.pieces import BLUFF, CALL, DETONATION, FURY, NO_ORDER, ORDERS
from stronghold_gui.games.stronghold.position import Position, Task
from stronghold_gui.games.stronghold.reasons import Reason, refuse

_SOURCE: Final = "R-67"


def begin(position: Position, out: list[Event]) -> None:
    """Enter the stage: turn face-down orders up, then ask for the sequence."""
    out.append(StageBegan("orders"))
    enter(position, "strength")
    position.todo.append(("orders_void", 0, 0, 0))
    walls = [wall for wall in range(position.board.walls) if _waiting(position, wall)]
    for wall in walls:
        if not position.open_orders >> wall & 1:
            _turn(position, wall, out)
    for wall in walls:
        if position.orders[wall] == BLUFF and can_obey(position, BLUFF, wall):
            set_aside(position, wall)
            out.append(OrderObeyed(ORDERS[BLUFF], position.board.outer[wall]))
    for seat in reversed(position.invader_seats):
        if any(invader_at(position, wall) == seat for wall in walls):
            position.todo.append((Kind.OBEY.value, seat, 0, 0))


def _turn(position: Position, wall: int, out: list[Event]) -> None:
    """Turn a face-down order up.

    On a section without Invader units it leaves unseen, unless it is a call that can be obeyed (R-66).
    """
    order, name = position.orders[wall], position.board.outer[wall]
    if position.in_melee(wall) or (order == CALL and can_obey(position, CALL, wall)):
        position.open_orders |= 1 << wall
        out.append(OrderTurned(ORDERS[order], name))
    else:
        take_back(position, wall)
        out.append(TakenAway("order", name, 1, "void"))


def _waiting(position: Position, wall: int) -> bool:
    """Return whether an order is at the section and takes part in the assault."""
    return position.orders[wall] != NO_ORDER and not left_out(position, wall)


def orders_void(position: Position, task: Task, out: list[Event]) -> None:
    """Remove the orders that cannot be obeyed. An obeyed fury stays until the fight."""
    for wall, order in enumerate(position.orders):
        if _waiting(position, wall) and not (order == FURY and can_obey(position, FURY, wall)):
            take_back(position, wall)
            out.append(OrderVoid(ORDERS[order], position.board.outer[wall]))


# -- the sequence: the task is (kind, seat, bits of the sections done, 0) ----------------------------------------------


def decisions(position: Position) -> tuple[Decision, ...]:
    """Return the decision of the Invader on the next section."""
    seat = position.todo[-1][1]
    return (Decision(seat, Kind.OBEY, count=len(moves(position, seat))),)


def moves(position: Position, seat: int) -> list[Move]:
    """Return the sections whose order can be obeyed now."""
    names = position.board.outer
    return [Obey(names[wall]) for wall in range(position.board.walls) if _no_order(position, wall, seat) is None]


def _no_order(position: Position, wall: int, seat: int) -> Reason | None:
    done = position.todo[-1][2]
    if done >> wall & 1 or not _waiting(position, wall) or invader_at(position, wall) != seat:
        return Reason.NO_ORDER_THERE
    return None if can_obey(position, position.orders[wall], wall) else Reason.NOBODY_TO_OBEY


def refusal(position: Position, seat: int, move: Move) -> Refusal | None:
    """Return why no order is obeyed there now."""
    if not isinstance(move, Obey):
        return refuse(Reason.NOT_NOW, _SOURCE, stage=position.stage)
    wall = position.board.outer_index.get(move.wall, -1)
    if wall < 0:
        return refuse(Reason.UNKNOWN_PLACE, "2", place=move.wall)
    if wall >= position.board.walls:
        return refuse(Reason.NO_ORDER_THERE, _SOURCE, place=move.wall)
    reason = _no_order(position, wall, seat)
    if reason is Reason.NOBODY_TO_OBEY:
        return refuse(reason, _SOURCE, piece=ORDERS[position.orders[wall]], place=move.wall)
    return None if reason is None else refuse(reason, _SOURCE, place=move.wall)


def play(position: Position, seat: int, move: Move, out: list[Event]) -> None:
    """Carry out the section's order."""
    assert isinstance(move, Obey)
    wall = position.board.outer_index[move.wall]
    kind, _, done, _ = position.todo[-1]
    position.todo[-1] = (kind, seat, done | 1 << wall, 0)
    order = position.orders[wall]
    out.append(OrderObeyed(ORDERS[order], move.wall))
    if order != FURY:
        set_aside(position, wall)
    if order == DETONATION:
        position.todo.append((Kind.DETONATE.value, wall, 0, 0))
    elif order == CALL:
        position.todo.append((Kind.CALL.value, wall, 0, 0))
