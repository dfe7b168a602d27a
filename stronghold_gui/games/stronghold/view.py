"""The view of a seat: the table with everything hidden replaced. Window and players get it, not the position.

Every view hides the seed and count of chance. The Defender does not see face-down orders, and only Invaders see cards
on offer in the draft. Facts that would reveal a hidden thing are masked as well, such as the counts of order tiles.
Piles and bag need no mask: their counts are public, and they have no order before a draw.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from pydantic import NonNegativeInt

from stronghold_gui.core.decision import Seat
from stronghold_gui.games.stronghold.events import HIDDEN
from stronghold_gui.games.stronghold.ids import OrderSeen
from stronghold_gui.games.stronghold.position import Position
from stronghold_gui.games.stronghold.reading import read_table
from stronghold_gui.games.stronghold.table import Table, Todo


@dataclass(slots=True)
class View:
    """The view of a seat.

    Attributes:
        seat: the seat that sees it; ``None`` for the public view.
        table: the table with ``hidden`` in place of what the seat may not see.
        todo: the open tasks of the rules before the next decision, which are public.
    """

    seat: Seat | None
    table: Table
    todo: list[Todo] = field(default_factory=list)


def look(position: Position, seat: Seat | None) -> View:
    """Return the view of a seat, or the public view for ``None``."""
    table = read_table(position)
    table.seed = table.draws = 0
    # Keep the tasks apart from the table: they serve thinking ahead, and documents of a view omit them.
    todo, table.todo = table.todo, []
    for invader in table.invaders:
        if seat is None or not position.is_invader(seat):
            invader.offer = []
    if seat is None or not position.is_invader(seat):
        _hide_orders(table)
    return View(seat, table, todo)


def knows_more(view: View) -> bool:
    """Return whether a seat sees more than the public view: cards on offer, or face-down order tiles."""
    table = view.table
    return (
        any(invader.offer for invader in table.invaders)
        or (bool(table.orders_out) and HIDDEN not in table.orders_out)
        or any(wall.order not in ("", HIDDEN) and not wall.order_open for wall in table.walls.values())
    )


def _hide_orders(table: Table) -> None:
    """Mask face-down orders and the counts that would reveal them.

    A mixed-up tile leaves the table unseen, so the kinds of the tiles that are out are masked as well.
    """
    secret = bool(table.orders_out)
    for wall in table.walls.values():
        if wall.order and not wall.order_open:
            wall.order = HIDDEN
            secret = True
    if secret:
        table.orders_left = _masked(table.orders_left)
        table.orders_out = _masked(table.orders_out)


def _masked(tiles: dict[OrderSeen, NonNegativeInt]) -> dict[OrderSeen, NonNegativeInt]:
    number = sum(tiles.values())
    return {HIDDEN: number} if number else {}
