"""Payments: hourglasses laid on actions one by one, a seat's own or those of the barricades (R-35, R-36, R-39)."""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import compress
from operator import ge
from typing import Final

from stronghold_gui.core.refusal import Refusal
from stronghold_gui.games.stronghold.defence import marks
from stronghold_gui.games.stronghold.defence.buildings import WORKS, cannot_be_done
from stronghold_gui.games.stronghold.defence.costs import costs_of, nearly_of
from stronghold_gui.games.stronghold.defence.ground import Ground
from stronghold_gui.games.stronghold.events import Event, HourglassLaid
from stronghold_gui.games.stronghold.moves import Move, Pay
from stronghold_gui.games.stronghold.pieces import ACTION_INDEX, DEFENDER_ACTIONS, WORKSHOP
from stronghold_gui.games.stronghold.position import Position
from stronghold_gui.games.stronghold.reasons import Reason, refuse
from stronghold_gui.games.stronghold.values import Values

OWN: Final = "own"
BARRICADES: Final = "barricades"

_BITS: Final = tuple(1 << action for action in range(len(DEFENDER_ACTIONS)))
_EVERY: Final = sum(_BITS)
_OBSTACLES: Final = tuple(work.obstacle for work in WORKS)


@cache
def _workshop(values: Values) -> int:
    """Return a bit for each action that the barricades' hourglasses may be laid on."""
    return sum(bit for bit, house in zip(_BITS, values.action_building, strict=True) if house == WORKSHOP)


@lru_cache(maxsize=4096)
def _moves(purse: str, actions: int) -> tuple[Move, ...]:
    """Return a payment for each bit of ``actions``."""
    return tuple(Pay(action, purse) for action, bit in zip(DEFENDER_ACTIONS, _BITS, strict=True) if actions & bit)


def payable(position: Position, ground: Ground, actions: int) -> int:
    """Return those of the ``actions`` that take an hourglass, regardless of their used marks.

    The last hourglass of the cost is laid only if the action can then be done. A covered action that waits takes none
    (R-35).
    """
    last = sum(compress(_BITS, map(ge, position.paid, nearly_of(position)))) & actions
    while last:
        bit = last & -last
        if _OBSTACLES[bit.bit_length() - 1](position, ground) is not None:
            actions ^= bit
        last ^= bit
    # A covered action that can be done is done before any seat is asked, so it never occurs here.
    return actions


def add_moves(position: Position, ground: Ground, seat: int, found: list[Move]) -> None:
    """Add every payment: own hourglasses on unused actions, those of the barricades in the workshop."""
    purse = position.defenders[seat - len(position.invaders)]
    used, foreign = marks.used_up(position, seat), marks.partner_started(position, seat)
    own = _EVERY & ~(used | foreign) if purse.hourglasses else 0
    # an action that haste opened for the partner has no second taking by this seat.
    gone = used & position.again | purse.barred
    second = _workshop(position.values) & ~(gone | foreign) if purse.barricades else 0
    if not own and not second:
        return
    may = payable(position, ground, own | second)
    if own & may:
        found.extend(_moves(OWN, own & may))
    if second & may:
        found.extend(_moves(BARRICADES, second & may))


def refusal(position: Position, seat: int, move: Pay) -> Refusal | None:
    """Return why an hourglass of that purse cannot be laid on the action."""
    action = ACTION_INDEX.get(move.action, -1)
    if action < 0:
        return refuse(Reason.UNKNOWN_PIECE, "7", piece=move.action)
    if move.purse not in (OWN, BARRICADES):
        return refuse(Reason.UNKNOWN_PIECE, "R-39", piece=move.purse)
    closed = _closed(position, seat, move, action)
    if closed is not None:
        return closed
    left = costs_of(position)[action] - position.paid[action]
    return cannot_be_done(position, seat, action) if left <= 1 else None


def _closed(position: Position, seat: int, move: Pay, action: int) -> Refusal | None:
    """Return the refusal if the purse is empty or not for this action, or if the action is used up."""
    purse = position.defenders[seat - len(position.invaders)]
    second = _workshop(position.values) >> action & 1
    used = marks.used_up(position, seat) >> action & 1
    barred = purse.barred >> action & 1
    twice = position.again >> action & 1 or barred
    if move.purse == BARRICADES and not second:
        return refuse(Reason.WORKSHOP_ONLY, "R-39")
    if not (purse.barricades if move.purse == BARRICADES else purse.hourglasses):
        return refuse(Reason.NO_HOURGLASSES, "R-35", cost=1, have=0)
    if marks.partner_started(position, seat) >> action & 1:
        return refuse(Reason.PARTNERS_COLOUR, "R-100", action=move.action)
    if used and move.purse == OWN and second and purse.barricades and not twice:
        return refuse(Reason.ANOTHER_PURSE, "R-39", action=move.action)
    if used and (twice or move.purse == OWN):
        source = "R-136" if barred and move.purse == BARRICADES else "R-35"
        return refuse(Reason.ALREADY_USED, source, action=move.action)
    return None


def play(position: Position, seat: int, move: Pay, out: list[Event]) -> None:
    """Lay the hourglass."""
    purse, action = position.defenders[seat - len(position.invaders)], ACTION_INDEX[move.action]
    if move.purse == BARRICADES:
        purse.barricades -= 1
    else:
        purse.hourglasses -= 1
    marks.begin(position, seat, action)
    position.paid[action] += 1
    out.append(HourglassLaid(seat, move.action, position.paid[action], costs_of(position)[action]))
