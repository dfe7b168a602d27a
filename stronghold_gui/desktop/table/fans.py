"""How cards lie in a fan: each over the one before, so that the upper edge (or the left one) of all can be seen.

The first card of each pile shows so much of itself that one sees what it is; of those alike after it, the edges are
enough to count them. Where all of that has no room, the edges get narrower first.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF

from stronghold_gui.desktop.table.geometry import Fan
from stronghold_gui.desktop.table.layout import Spot
from stronghold_gui.desktop.table.model import Pile

_HEAD: Final = 0.3
"""How much of the first card of a pile is seen when the fan goes down, in parts of its height."""
_EDGE: Final = 0.17
_LEAST_EDGE: Final = 0.05
"""The same of a card on which another one like it lies: gladly, and at least."""
_APART: Final = 1.06
"""How far cards lie from each other that go on to the right, if there is room: side by side."""
_ACROSS: Final = 0.42
"""How much of the first card of a pile is seen when they must overlap to the right, if possible."""
_AIR: Final = 2.0
"""Scene units that a card stays away from the edge of its area."""


def spread(rect: QRectF, fan: Fan, piles: Sequence[Pile]) -> list[Spot]:
    """Return where the cards of an area lie, in their order."""
    width, height = _card(rect, fan)
    down = fan.way == "down"
    side, room = (height, rect.height()) if down else (width, rect.width())
    steps = _steps([pile.count for pile in piles], side, max(0.0, room - side - 2 * _AIR), down=down)
    spots, at = [], 0
    for pile in piles:
        cells = []
        for _ in range(pile.count):
            offset = steps[at] + _AIR
            across = (rect.width() - width) / 2 if down else (rect.height() - height) / 2
            x, y = (across, offset) if down else (offset, across)
            cells.append(QRectF(rect.x() + x, rect.y() + y, width, height))
            at += 1
        seen = steps[at] - steps[at - 1] if at < len(steps) else 0.0
        spots.append(Spot(pile, tuple(cells), fan=fan.way, seen=min(seen, side)))
    return spots


def _card(rect: QRectF, fan: Fan) -> tuple[float, float]:
    """Return how large a card is: as large as it can be across the fan, and never longer than the area."""
    most_wide, most_high = rect.width() - 2 * _AIR, rect.height() - 2 * _AIR
    width = min(most_wide, most_high * fan.ratio)
    return width, width / fan.ratio


def _steps(counts: Sequence[int], side: float, room: float, *, down: bool) -> list[float]:
    """Return how far each card lies from the first one."""
    head, edge = (_HEAD * side, _EDGE * side) if down else (_APART * side, _APART * side)
    heads, edges = max(0, len(counts) - 1), sum(counts) - len(counts)
    if heads * head + edges * edge > room:
        least = _LEAST_EDGE * side
        if not down:
            head = max(min(head, (room - edges * least) / heads if heads else head), min(head, _ACROSS * side))
        edge = max(min(edge, (room - heads * head) / edges if edges else edge), least)
    whole = heads * head + edges * edge
    shrink = min(1.0, room / whole) if whole > 0 else 1.0
    steps, at = [], 0.0
    for count in counts:
        for number in range(count):
            steps.append(at)
            at += (edge if number < count - 1 else head) * shrink
    return steps
