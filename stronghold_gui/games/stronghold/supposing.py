"""A position to try things out from that tells a seat nothing it may not know.

Whoever tries out what would happen next must learn nothing from it about what *will* happen. So chance begins anew
from another seed, and what is hidden from the seat is dealt anew: face-down orders are any tiles that may be out, as
far as units are there that could obey them, because that much everybody can think of for himself (R-66).
"""

from __future__ import annotations

from typing import Final

from stronghold_gui.core.chance import Chance
from stronghold_gui.games.stronghold.orders import can_obey
from stronghold_gui.games.stronghold.pieces import NO_ORDER
from stronghold_gui.games.stronghold.position import Position

_DEALS: Final = 40
"""How often tiles are dealt in the hope that each could be obeyed where it lies; the last deal stands."""


def suppose(position: Position, seat: int | None, seed: int) -> Position | None:
    """Return a position to go on from in thought.

    Args:
        position: the true one; it is not changed.
        seat: who supposes; ``None`` for somebody who knows what everybody knows.
        seed: of the chance in it, which must not be the match's.

    Returns:
        The position, or ``None`` while cards lie before the Invaders that the seat may not see: which ones these are
        is all there is to decide then.
    """
    supposed = position.copy()
    supposed.chance = Chance(seed)
    if seat is not None and position.is_invader(seat):
        return supposed
    if any(invader.offer for invader in position.invaders):
        return None
    _deal_orders(supposed)
    return supposed


def _deal_orders(position: Position) -> None:
    """Deal the order tiles anew that are not open to all: those face down, those mixed up, those not laid.

    Those carried out in the running assault were seen, and may lie on their sections again (R-89).
    """
    face_down = [
        wall for wall, order in enumerate(position.orders) if order != NO_ORDER and not position.open_orders >> wall & 1
    ]
    seen = [position.obeyed.count(kind + 1) for kind in range(len(position.orders_out))]
    out = sum(position.orders_out) - sum(seen)
    if not face_down and not out:
        return
    kinds = range(len(position.orders_left))
    pool = [position.orders_left[kind] + position.orders_out[kind] - seen[kind] for kind in kinds]
    for wall in face_down:
        pool[position.orders[wall]] += 1
    for _ in range(_DEALS):
        left = list(pool)
        laid = {wall: _draw(left, position.chance) for wall in face_down}
        if all(can_obey(position, order, wall) for wall, order in laid.items()):
            break
    for wall, order in laid.items():
        position.orders[wall] = order
    gone = list(seen)
    for _ in range(out):
        gone[_draw(left, position.chance)] += 1
    position.orders_out, position.orders_left = gone, left


def _draw(pool: list[int], chance: Chance) -> int:
    kind = chance.pick("supposed", pool)
    pool[kind] -= 1
    return kind
