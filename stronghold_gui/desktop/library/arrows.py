"""What an arrow key leads to, where things lie in rows and columns that are not the same everywhere."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPoint, QRect, Qt

_WAYS: Final = {
    Qt.Key.Key_Left: QPoint(-1, 0),
    Qt.Key.Key_Right: QPoint(1, 0),
    Qt.Key.Key_Up: QPoint(0, -1),
    Qt.Key.Key_Down: QPoint(0, 1),
}


def beside(places: Sequence[QRect], here: int, key: Qt.Key) -> int | None:
    """Return which place lies next to another one in the direction of an arrow key, or ``None``.

    What lies straight ahead comes before what is nearer but aside.
    """
    way, start = _WAYS[key], places[here]
    ahead = [
        (_gap(start, place, way) + 3 * _aside(start, place, way), number)
        for number, place in enumerate(places)
        if number != here and _gap(start, place, way) >= 0
    ]
    return min(ahead)[1] if ahead else None


def _gap(start: QRect, place: QRect, way: QPoint) -> int:
    """Return how many pixels ahead a place begins; less than 0 if it is not ahead."""
    if way.x():
        return place.left() - start.right() if way.x() > 0 else start.left() - place.right()
    return place.top() - start.bottom() if way.y() > 0 else start.top() - place.bottom()


def _aside(start: QRect, place: QRect, way: QPoint) -> int:
    """Return how many pixels aside a place is; 0 if some of it is straight ahead."""
    if way.x():
        return max(0, place.top() - start.bottom(), start.top() - place.bottom())
    return max(0, place.left() - start.right(), start.left() - place.right())
