"""A position for thinking ahead that contains only the facts that a seat may know.

A computer player that tries out the future must not learn the real one. So chance restarts from another seed, and the
facts that the view hides are dealt at random. A face-down order becomes any tile that may be out and that units there
could obey, since every player can deduce that (R-66). Cards on offer in the draft become any that no seat has yet.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from pydantic import NonNegativeInt

from stronghold_gui.core.chance import Chance
from stronghold_gui.core.save.content import Faults
from stronghold_gui.games.stronghold.documents.laying import empty_position, lay
from stronghold_gui.games.stronghold.events import HIDDEN
from stronghold_gui.games.stronghold.ids import OrderSeen
from stronghold_gui.games.stronghold.orders import can_obey
from stronghold_gui.games.stronghold.position import Position
from stronghold_gui.games.stronghold.preparation import draft
from stronghold_gui.games.stronghold.table import Table
from stronghold_gui.games.stronghold.view import View

_DEALS: Final = 40
"""The number of tries to deal tiles that can all be obeyed at their sections. If all fail, the last deal is used."""


def imagine(view: View, seed: int) -> Position:
    """Return a position that fits the view.

    Raises:
        ValueError: the view is of another board or another number of seats than these rules have.
    """
    position = lay_view(_without_hidden(replace(view.table, todo=view.todo)))
    position.chance = Chance(seed)
    if deals_orders(view):
        _deal_orders(position, view.table)
    if deals_cards(view):
        draft.offer_anew(position)
    return position


def lay_view(table: Table) -> Position:
    """Return a position with everything that a view's table shows, without the hidden parts.

    Raises:
        ValueError: as ``imagine``.
    """
    faults = Faults("")
    position = empty_position(table, faults)
    if position is None:
        raise ValueError("no such game: " + ", ".join(fault.path for fault in faults.found))
    lay(table, position, faults)
    return position


def deals_orders(view: View) -> bool:
    """Return whether the view hides orders from its owner."""
    table = view.table
    laid = any(wall.order == HIDDEN for wall in table.walls.values())
    return laid or HIDDEN in table.orders_left or HIDDEN in table.orders_out


def deals_cards(view: View) -> bool:
    """Return whether the view hides cards on offer."""
    return view.table.stage == "draft" and not any(invader.offer for invader in view.table.invaders)


def _without_hidden(table: Table) -> Table:
    walls = {name: replace(wall, order="") if wall.order == HIDDEN else wall for name, wall in table.walls.items()}
    return replace(table, walls=walls, orders_left=_known(table.orders_left), orders_out=_known(table.orders_out))


def _known(tiles: dict[OrderSeen, NonNegativeInt]) -> dict[OrderSeen, NonNegativeInt]:
    return {tile: count for tile, count in tiles.items() if tile != HIDDEN}


def _deal_orders(position: Position, table: Table) -> None:
    """Deal the unknown order tiles at random: those face down, mixed up, or not placed.

    All players have seen the orders carried out in this assault; they may lie on their sections again (R-89).
    """
    face_down = [wall for wall, seen in enumerate(table.walls.values()) if seen.order == HIDDEN]
    pool = list(position.cards.orders)
    for order in position.orders:
        if order >= 0:
            pool[order] -= 1
    seen = [position.obeyed.count(order + 1) for order in range(len(pool))]
    pool = [tiles - known for tiles, known in zip(pool, seen, strict=True)]
    for _ in range(_DEALS):
        left = list(pool)
        laid = {wall: _draw(left, position.chance) for wall in face_down}
        if all(can_obey(position, order, wall) for wall, order in laid.items()):
            break
    for wall, order in laid.items():
        position.orders[wall] = order
    gone = list(seen)
    for _ in range(sum(table.orders_out.values()) - sum(seen)):
        gone[_draw(left, position.chance)] += 1
    position.orders_out, position.orders_left = gone, left


def _draw(pool: list[int], chance: Chance) -> int:
    kind = chance.pick("imagined", pool)
    pool[kind] -= 1
    return kind
