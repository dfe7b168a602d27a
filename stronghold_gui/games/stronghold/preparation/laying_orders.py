"""Orders laid at wall sections in phase 6: one openly, any number face down (rules, section 6; R-65, R-66)."""

from __future__ import annotations

from typing import Final

from stronghold_gui.core.refusal import Refusal
from stronghold_gui.games.stronghold.events import Event, OrderLaid
from stronghold_gui.games.stronghold.moves import Command, Move
from stronghold_gui.games.stronghold.orders import can_obey
from stronghold_gui.games.stronghold.pieces import CALL, NO_ORDER, ORDERS, USED
from stronghold_gui.games.stronghold.position import Position
from stronghold_gui.games.stronghold.preparation.flank import flank_of, foreign
from stronghold_gui.games.stronghold.preparation.payment import holder, not_offered, settle
from stronghold_gui.games.stronghold.reasons import Reason, refuse
from stronghold_gui.games.stronghold.sites import outer_place

_SOURCE: Final = "R-65"


def add_moves(position: Position, seat: int, found: list[Move]) -> None:
    """Add every order that can be laid: face down, and openly if no order was laid openly this turn."""
    if not any(position.orders_left):
        return
    opens = (True, False) if holder(position, seat, "open_order") >= 0 else (False,)
    names = position.board.outer
    kinds = [order for order, left in enumerate(position.orders_left) if left]
    for wall in flank_of(position, seat).walls:
        if position.orders[wall] != NO_ORDER:
            continue
        manned = position.in_melee(wall)
        for order in kinds:
            # On an empty section only a call for a troll elsewhere is possible.
            if (manned or order == CALL) and can_obey(position, order, wall):
                found += [Command(ORDERS[order], names[wall], is_open) for is_open in opens]


def refusal(position: Position, seat: int, move: Command) -> Refusal | None:
    """Return why the order cannot be laid in this way."""
    if move.tile not in ORDERS:
        return refuse(Reason.UNKNOWN_PIECE, "1", piece=move.tile)
    wall = outer_place(position, move.wall, range(position.board.walls), move.tile)
    if isinstance(wall, Refusal):
        return wall
    order = ORDERS.index(move.tile)
    if (partners := foreign(position, seat, wall)) is not None:
        return partners
    if move.open and (used := not_offered(position, seat, "open_order", _SOURCE)) is not None:
        return used
    if not position.orders_left[order]:
        return refuse(Reason.ORDER_USED_UP, _SOURCE, piece=move.tile)
    if position.orders[wall] != NO_ORDER:
        return refuse(Reason.ORDER_THERE, _SOURCE, place=move.wall)
    if not can_obey(position, order, wall):
        return refuse(Reason.NOBODY_TO_OBEY, "R-66", piece=move.tile, place=move.wall)
    return None


def play(position: Position, seat: int, move: Command, out: list[Event]) -> None:
    """Lay the order. Classified orders are paid once a turn, with the first."""
    if move.open or not position.invaders[seat].used & USED["classified"]:
        settle(position, seat, "open_order" if move.open else "classified", "", out)
    wall, order = position.board.outer_index[move.wall], ORDERS.index(move.tile)
    position.orders[wall] = order
    position.orders_left[order] -= 1
    position.open_orders |= move.open << wall
    out.append(OrderLaid(move.tile, move.wall, move.open))
