"""Phase 1, supplies: one unit sent for resources; between partners the troop transfer (rules, sections 5.1 and 10)."""

from __future__ import annotations

from typing import Final

from stronghold_gui.core.refusal import Refusal
from stronghold_gui.games.stronghold.events import Event, ResourcesTaken, UnitsGiven
from stronghold_gui.games.stronghold.moves import Gain, Give, Move
from stronghold_gui.games.stronghold.pieces import RESOURCE, UNIT_INDEX, UNITS, USED
from stronghold_gui.games.stronghold.position import Position
from stronghold_gui.games.stronghold.preparation.payment import buyable, no_price, not_offered, settle, unpayable
from stronghold_gui.games.stronghold.reasons import Reason, refuse

_TRANSFER: Final = "troop_transfer"
_GIFT_SOURCE: Final = "R-98"
_GAINS = {unit: Gain(unit) for unit in UNITS}


def moves(position: Position, seat: int) -> list[Move]:
    """Return a gain for each kind of unit in hand while resources are left, and all transfers to a partner."""
    found: list[Move] = []
    if position.supply[RESOURCE]:
        found += [_GAINS[unit] for _, pays in buyable(position, seat) for unit in pays]
    if len(position.invaders) > 1:
        _add_gifts(position, seat, found)
    return found


def _add_gifts(position: Position, seat: int, found: list[Move]) -> None:
    """Add every troop transfer: up to three units of one kind out of this turn's draw (R-98)."""
    invader = position.invaders[seat]
    if not invader.used & USED[_TRANSFER]:
        most = position.values.transfer_units
        for unit, have in zip(UNITS, invader.hand, strict=True):
            found += [Give(unit, number) for number in range(1, min(have, most) + 1)]


def refusal(position: Position, seat: int, move: Move) -> Refusal | None:
    """Return why the unit cannot be sent for resources."""
    match move:
        case Gain(unit):
            missing = (
                not_offered(position, seat, "gain", "5.1")
                or unpayable(position, seat, "gain", unit)
                or no_price(position, seat, "gain", unit)
            )
            if missing is None and not position.supply[RESOURCE]:
                return refuse(Reason.NO_RESOURCES_LEFT, "R-28")
            return missing
        case Give():
            return _no_gift(position, seat, move)
        case _:
            return refuse(Reason.NOT_NOW, "5.1", stage="supplies")


def _no_gift(position: Position, seat: int, move: Give) -> Refusal | None:
    invader, most = position.invaders[seat], position.values.transfer_units
    if len(position.invaders) == 1:
        return refuse(Reason.NO_PARTNER, _GIFT_SOURCE)
    if move.unit not in UNIT_INDEX:
        return refuse(Reason.UNKNOWN_PIECE, "1", piece=move.unit)
    if invader.used & USED[_TRANSFER]:
        return refuse(Reason.ALREADY_USED, _GIFT_SOURCE, action=_TRANSFER)
    if not 1 <= move.number <= most:
        return refuse(Reason.TOO_MANY_TO_GIVE, _GIFT_SOURCE, limit=most)
    have = invader.hand[UNIT_INDEX[move.unit]]
    if have < move.number:
        return refuse(Reason.TOO_FEW_UNITS, _GIFT_SOURCE, action=_TRANSFER, unit=move.unit, cost=move.number, have=have)
    return None


def play(position: Position, seat: int, move: Move, out: list[Event]) -> None:
    """Send the unit for resources (goblin 1, orc 2, troll 3, at most the supply), or hand units to the partner."""
    if isinstance(move, Give):
        _hand_over(position, seat, move, out)
        return
    assert isinstance(move, Gain)
    settle(position, seat, "gain", move.unit, out)
    count = min(position.values.gain[UNIT_INDEX[move.unit]], position.supply[RESOURCE])
    position.supply[RESOURCE] -= count
    position.invaders[seat].resources += count
    out.append(ResourcesTaken(seat, count))


def _hand_over(position: Position, seat: int, move: Give, out: list[Event]) -> None:
    """Give the units, which now count as the partner's draw of this turn."""
    settle(position, seat, _TRANSFER, "", out)
    partner, kind = position.partner_of(seat), UNIT_INDEX[move.unit]
    assert partner is not None
    position.invaders[seat].hand[kind] -= move.number
    position.invaders[partner].hand[kind] += move.number
    out.append(UnitsGiven(seat, partner, move.unit, move.number))
