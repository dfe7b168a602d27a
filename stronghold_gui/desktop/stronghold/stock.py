"""The stock of the deciding seat, for the prompt: resources and units, or hourglasses and stones."""

from __future__ import annotations

from collections.abc import Iterator

from stronghold_gui.core.decision import Seat
from stronghold_gui.desktop.play.shown import Stock
from stronghold_gui.desktop.stronghold.context import StrongholdContext
from stronghold_gui.games.stronghold.pieces import UNITS
from stronghold_gui.games.stronghold.wording import unit_count


def stock(context: StrongholdContext, seat: Seat) -> tuple[Stock, ...]:
    """Return the stock of a seat; empty while it is not at the screen or cannot act."""
    if context.match.still or seat != context.match.seat:
        return ()
    return tuple(_invader(context, seat) if context.is_invader(seat) else _defender(context, seat))


def _invader(context: StrongholdContext, seat: Seat) -> Iterator[Stock]:
    """Yield resources, then the units of this turn, or the camp's units once those are spent."""
    own, texts = context.table.invaders[seat], context.texts
    yield Stock("resource", str(own.resources), texts("window.price.resources", n=own.resources))
    spent = not any(own.hand.values())
    for unit in UNITS:
        count = (own.camp if spent else own.hand).get(unit, 0)
        words = unit_count(unit, count, texts)
        if spent:
            words = texts("frame.named", name=texts("window.heap.camp"), what=words)
        yield Stock(unit, str(count), words)


def _defender(context: StrongholdContext, seat: Seat) -> Iterator[Stock]:
    """Yield the hourglasses, the extra hourglasses of the deed `barricades`, and the stones of all Defenders."""
    purse, texts, glass = context.defender(seat), context.texts, context.hourglass(seat)
    yield Stock(glass, str(purse.hourglasses), texts("window.purse.own", n=purse.hourglasses))
    if purse.barricades:
        yield Stock(glass, f"⚒ {purse.barricades}", texts("window.purse.barricades", n=purse.barricades))
    stones = sum(defender.stones for defender in context.table.defenders)
    yield Stock("stone", str(stones), texts("window.purse.stone", n=stones))
