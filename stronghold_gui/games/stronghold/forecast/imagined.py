"""The public part of the table, as a position for the rules' own functions.

The position has no hidden things: no cards on offer and no face-down orders. The seat that laid an order does not see
it either, so that both sides get the same forecast. Such a position is never played.
"""

from __future__ import annotations

from dataclasses import replace

from stronghold_gui.games.stronghold.imagining import lay_view
from stronghold_gui.games.stronghold.position import Position
from stronghold_gui.games.stronghold.table import Table, Wall
from stronghold_gui.games.stronghold.view import View


def known_position(view: View) -> Position:
    """Return a position with the public part of the view (about 120 microseconds).

    Raises:
        ValueError: the view is of another board or another number of seats than these rules have.
    """
    return lay_view(_known(view.table))


def face_down(view: View) -> frozenset[str]:
    """Return the wall sections with a face-down order."""
    return frozenset(name for name, wall in view.table.walls.items() if _secret(wall))


def _known(table: Table) -> Table:
    """Return a copy of the table without anything hidden from any seat."""
    walls = {name: replace(wall, order="") if _secret(wall) else wall for name, wall in table.walls.items()}
    return replace(table, walls=walls, orders_left={}, orders_out={}, todo=[])


def _secret(wall: Wall) -> bool:
    return bool(wall.order) and not wall.order_open
