"""Phase 1, supplies: one unit sent for resources (rules, section 5.1)."""

from __future__ import annotations

from stronghold_gui.core.refusal import Refusal
from stronghold_gui.games.stronghold.events import Event, ResourcesTaken
from stronghold_gui.games.stronghold.moves import Gain, Move
from stronghold_gui.games.stronghold.pieces import RESOURCE, UNIT_INDEX, UNITS
from stronghold_gui.games.stronghold.position import Position
from stronghold_gui.games.stronghold.preparation.payment import buyable, no_price, not_offered, settle
from stronghold_gui.games.stronghold.reasons import Reason, refuse

_GAINS = {unit: Gain(unit) for unit in UNITS}


def moves(position: Position, seat: int) -> list[Move]:
    """Return a gain for each kind of unit in hand, while there are resources to be had."""
    if not position.supply[RESOURCE]:
        return []
    return [_GAINS[unit] for _, pays in buyable(position, seat) for unit in pays]


def refusal(position: Position, seat: int, move: Move) -> Refusal | None:
    """Return why the unit cannot be sent for resources."""
    match move:
        case Gain(unit):
            missing = not_offered(position, seat, "gain", "5.1") or no_price(position, seat, "gain", unit)
            if missing is None and not position.supply[RESOURCE]:
                return refuse(Reason.NO_RESOURCES_LEFT, "R-28")
            return missing
        case _:
            return refuse(Reason.NOT_NOW, "5.1", stage="supplies")


def play(position: Position, seat: int, move: Move, out: list[Event]) -> None:
    """Send the unit: goblin 1, orc 2, troll 3 resources, as far as there are any."""
    assert isinstance(move, Gain)
    settle(position, seat, "gain", move.unit, out)
    count = min(position.values.gain[UNIT_INDEX[move.unit]], position.supply[RESOURCE])
    position.supply[RESOURCE] -= count
    position.invaders[seat].resources += count
    out.append(ResourcesTaken(seat, count))
