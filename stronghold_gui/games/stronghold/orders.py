"""Order tiles on the board: who could obey one, and when one leaves before it is carried out (R-66)."""

from __future__ import annotations

from stronghold_gui.games.stronghold.events import Event, OrderReturned, OrderVoid, TakenAway
from stronghold_gui.games.stronghold.paths import call_steps
from stronghold_gui.games.stronghold.pieces import BLUFF, CALL, DETONATION, FURY, GOBLIN, NO_ORDER, ORC, ORDERS, TROLL
from stronghold_gui.games.stronghold.position import Position


def can_obey(position: Position, order: int, wall: int) -> bool:
    """Return whether a unit could carry out the order at the section now (R-66)."""
    outer, above = position.outer, 3 * (wall + position.board.walls)
    match order:
        case _ if order == FURY:
            return bool(outer[3 * wall + GOBLIN] or outer[above + GOBLIN])
        case _ if order == DETONATION:
            return bool(outer[3 * wall + ORC] or outer[above + ORC])
        case _ if order == CALL:
            return bool(call_steps(position, wall))
        case _:
            assert order == BLUFF
            return position.in_melee(wall)


def take_back(position: Position, wall: int) -> int:
    """Take the order from a section for the rest of the turn (R-65) and return which it was."""
    order = position.orders[wall]
    position.orders[wall] = NO_ORDER
    position.open_orders &= ~(1 << wall)
    position.orders_out[order] += 1
    return order


def set_aside(position: Position, wall: int) -> None:
    """Take an order from its section as it is carried out, and remember it for an extra assault (R-89)."""
    order = take_back(position, wall)
    if position.values.orders_lie_again:
        position.obeyed[wall] = order + 1


def lay_again(position: Position, out: list[Event]) -> None:
    """Return the orders that were carried out in the last assault to their sections, face up (R-89)."""
    for wall, obeyed in enumerate(position.obeyed):
        if obeyed:
            order = obeyed - 1
            position.orders[wall] = order
            position.open_orders |= 1 << wall
            position.obeyed[wall] = 0
            position.orders_out[order] -= 1
            out.append(OrderReturned(ORDERS[order], position.board.outer[wall]))


def _addressee_left(position: Position, order: int, wall: int) -> bool:
    """Return whether a unit of the kind that the order addresses is left, even without room for its step (R-115)."""
    if order != CALL:
        return can_obey(position, order, wall)
    board, outer = position.board, position.outer
    return any(
        outer[3 * place + TROLL] and board.distance[place][wall] > 0
        for place in (*board.all_foregrounds, *board.all_ramparts)
    )


def drop_void(position: Position, out: list[Event]) -> None:
    """Remove the orders whose last unit the Defender has just killed (R-66, R-115).

    A face-down order stays, for secrecy, while a unit of the Invader is on its section; when removed, it is not shown.
    """
    for wall, order in enumerate(position.orders):
        if order == NO_ORDER or _addressee_left(position, order, wall):
            continue
        name = position.board.outer[wall]
        if position.open_orders >> wall & 1:
            take_back(position, wall)
            out.append(OrderVoid(ORDERS[order], name))
        elif not position.in_melee(wall):
            take_back(position, wall)
            out.append(TakenAway("order", name, 1, "void"))
