"""Keyboard navigation by geometry only: the next stop in reading order, the neighbour in a direction."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF

Stop = tuple[str, str]
"""An area, and the key of a pile in it; the empty key means the area itself."""

_ROW: Final = 34.0
"""Scene units. Stops whose middles are closer than this vertically count as one row."""
LEFT, RIGHT, UP, DOWN = QPointF(-1, 0), QPointF(1, 0), QPointF(0, -1), QPointF(0, 1)


def reading_order(stops: Mapping[Stop, QRectF]) -> list[Stop]:
    """Return the stops row by row from the top, each row from the left."""
    return sorted(stops, key=lambda stop: (round(stops[stop].center().y() / _ROW), stops[stop].center().x(), stop))


def step(order: Sequence[Stop], current: Stop | None, forward: bool) -> Stop | None:
    """Return the stop after (or before) the current one; None beyond either end."""
    if not order:
        return None
    if current not in order:
        return order[0 if forward else -1]
    at = order.index(current) + (1 if forward else -1)
    return order[at] if 0 <= at < len(order) else None


def neighbour(stops: Mapping[Stop, QRectF], start: QRectF, direction: QPointF, leave_out: Stop | None) -> Stop | None:
    """Return the nearest stop in a direction, preferring one straight ahead to one off to the side."""
    middle = start.center()
    best: tuple[float, Stop] | None = None
    for stop, box in stops.items():
        if stop == leave_out:
            continue
        way = box.center() - middle
        ahead = QPointF.dotProduct(way, direction)
        aside = abs(way.x() * direction.y() - way.y() * direction.x())
        if ahead <= 1.0 or aside > 3 * ahead:
            continue
        cost = ahead + 2.2 * aside
        if best is None or cost < best[0]:
            best = cost, stop
    return best[1] if best else None


def nearest(stops: Mapping[Stop, QRectF], middle: QPointF, among: Iterable[Stop]) -> Stop | None:
    """Return the stop nearest to a point."""
    return min(among, key=lambda s: (stops[s].center() - middle).manhattanLength(), default=None)
