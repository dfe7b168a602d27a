"""Phase 6 outside a running dispatch: beginning one, ropes, altars, orders, the camp at the phase's end (R-64)."""

from __future__ import annotations

from typing import Final

from stronghold_gui.core.chapters import unexpected
from stronghold_gui.core.refusal import Refusal
from stronghold_gui.games.stronghold.effects import give_hourglasses
from stronghold_gui.games.stronghold.events import Event
from stronghold_gui.games.stronghold.moves import Command, Dispatch, Influence, March, Move, Rope
from stronghold_gui.games.stronghold.position import Position
from stronghold_gui.games.stronghold.preparation import altars, dispatch, laying_orders, ropes
from stronghold_gui.games.stronghold.preparation.payment import holder, not_offered, settle
from stronghold_gui.games.stronghold.reasons import Reason, refuse

_SIZES: Final = (Dispatch("minor"), Dispatch("major"))


def to_camp(position: Position) -> None:
    """Send the unspent units of this turn's draw to the camp."""
    for invader in position.invaders:
        for kind, count in enumerate(invader.hand):
            invader.camp[kind] += count
        invader.hand = [0, 0, 0]


def count_camp(position: Position, out: list[Event]) -> None:
    """Give the Defender the hourglasses for the units left in the camp."""
    for side, invader in enumerate(position.invaders):
        give_hourglasses(position, side, position.values.camp_hourglasses(sum(invader.camp)), "camp", out)


def moves(position: Position, seat: int) -> list[Move]:
    """Return dispatches not taken yet, ropes, altar influence and orders."""
    found: list[Move] = [size for size in _SIZES if holder(position, seat, size.size) >= 0]
    ropes.add_moves(position, seat, found)
    altars.add_moves(position, seat, found)
    laying_orders.add_moves(position, seat, found)
    return found


def refusal(position: Position, seat: int, move: Move) -> Refusal | None:
    """Return why the move is not possible in phase 6."""
    match move:
        case Dispatch(size):
            if size not in position.values.dispatch:
                return refuse(Reason.UNKNOWN_PIECE, "6", piece=size)
            return not_offered(position, seat, size, "6")
        case Rope():
            return ropes.refusal(position, seat, move)
        case Influence():
            return altars.refusal(position, seat, move)
        case Command():
            return laying_orders.refusal(position, seat, move)
        case March() if any(holder(position, seat, size.size) >= 0 for size in _SIZES):
            return refuse(Reason.DISPATCH_FIRST, "6")
        case March():
            return refuse(Reason.NO_DISPATCH_LEFT, "6")
        case _:
            return refuse(Reason.NOT_NOW, "6", stage="dispatch")


def play(position: Position, seat: int, move: Move, out: list[Event]) -> None:
    """Begin a dispatch, move a unit along ropes, aim an altar's influence, or lay an order."""
    match move:
        case Dispatch(size):
            settle(position, seat, size, "", out)
            dispatch.begin(position, seat, size)
        case Rope():
            ropes.play(position, move, out)
        case Influence():
            altars.play(position, move, out)
        case Command():
            laying_orders.play(position, seat, move, out)
        case _:
            raise unexpected(move)
