"""How forecasts look on the board: a shape for every verdict, so that none is told by colour alone.

A shield: the Defender holds. Two bars: a tie. A triangle, the Invader's mark: the Defender holds but loses units. A
star: a breach. A ring: the odds of a shot.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from math import cos, pi, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QPolygonF

from stronghold_gui.desktop.table.readouts import DARK, LIGHT, ReadoutStyle

ODDS: Final = "odds"
"""The style of a shot's odds; all others are called after verdicts (``forecast.Verdict``)."""
_STEEL: Final = "#9cc4ee"
_AMBER: Final = "#ffb938"
_BLOOD: Final = "#a81e12"
_GOLD: Final = "#ffc928"
_PARCHMENT: Final = "#eadfc4"
_INK: Final = "#2b241b"


@cache
def styles() -> Mapping[str, ReadoutStyle]:
    """Return the looks of all verdicts, and of odds."""
    # Quiet by being a light sign on a light ground, not by letting that shine through: it must be read on any board.
    quiet = ReadoutStyle(ground=_PARCHMENT, ink=_INK, rim=_INK)
    holds = ReadoutStyle(mark=_shield(), mark_ink=_STEEL, rim=_STEEL)
    return {
        "nobody": quiet,
        "over": quiet,
        "left_out": ReadoutStyle(mark=_bars(0.5), mark_ink=_INK, ground=_PARCHMENT, ink=_INK, rim=_INK),
        "tie": ReadoutStyle(mark=_bars(0.34, 0.66)),
        "repelled": holds,
        "invader_loses": holds,
        "defender_loses": ReadoutStyle(mark=_triangle(), mark_ink=_AMBER, rim=_AMBER),
        "breach": ReadoutStyle(ground=_BLOOD, mark=_star(), mark_ink=_GOLD, rim=_GOLD),
        ODDS: ReadoutStyle(ground=LIGHT, ink=DARK, mark=_ring(), mark_ink=_BLOOD, rim=DARK),
    }


def _shield() -> QPainterPath:
    path = QPainterPath(QPointF(0.08, 0.08))
    path.lineTo(0.92, 0.08)
    path.lineTo(0.92, 0.5)
    path.cubicTo(0.92, 0.78, 0.66, 0.93, 0.5, 1.0)
    path.cubicTo(0.34, 0.93, 0.08, 0.78, 0.08, 0.5)
    path.closeSubpath()
    return path


def _triangle() -> QPainterPath:
    return _outline((QPointF(0.5, 0.04), QPointF(1.0, 0.94), QPointF(0.0, 0.94)))


def _star() -> QPainterPath:
    """Return a star of eight points."""
    points = []
    for number in range(16):
        reach, angle = (0.56, 0.3)[number % 2], number * pi / 8
        points.append(QPointF(0.5 + reach * sin(angle), 0.5 - reach * cos(angle)))
    return _outline(points)


def _ring() -> QPainterPath:
    path = QPainterPath()
    for radius in (0.5, 0.33, 0.16):
        path.addEllipse(QPointF(0.5, 0.5), radius, radius)
    return path


def _bars(*heights: float) -> QPainterPath:
    path = QPainterPath()
    for height in heights:
        path.addRect(QRectF(0.08, height - 0.09, 0.84, 0.18))
    return path


def _outline(points: Iterable[QPointF]) -> QPainterPath:
    path = QPainterPath()
    path.addPolygon(QPolygonF(list(points)))
    path.closeSubpath()
    return path
