"""Search for the pile at a point of a board."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QPointF

from stronghold_gui.desktop.table.depth.blocks import NoBlocks
from stronghold_gui.desktop.table.depth.board_blocks import Blocks
from stronghold_gui.desktop.table.geometry import BoardGeometry
from stronghold_gui.desktop.table.model import Source
from stronghold_gui.desktop.table.pieces import PileItem

Piles = Mapping[str, Mapping[str, PileItem]]
"""The visible piles, by area and key."""


def pile_on_picture(point: QPointF, geometry: BoardGeometry, piles: Piles) -> Source | None:
    """Return the pile under a point; of several, the top one."""
    for area in geometry.at(point):
        here = [(item.zValue(), key) for key, item in piles.get(area, {}).items() if item.is_at(point)]
        if here:
            return area, max(here)[1]
    return None


def pile_in_depth(point: QPointF, piles: Piles, blocks: Blocks | NoBlocks) -> Source | None:
    """Return the pile visible at a point of a board in depth.

    Upright pieces reach out of their area, and blocks in front hide them; faded blocks hide nothing.
    """
    x = point.x()
    found = [
        (not (item.spot is not None and item.spot.pile.seen_through), item.zValue(), area, key)
        for area, items in piles.items()
        for key, item in items.items()
        if item.left <= x <= item.right and item.is_at(point)
    ]
    seen = (at[2:] for at in sorted(found, reverse=True) if not blocks.hides(point, at[1]))
    return next(seen, None)
