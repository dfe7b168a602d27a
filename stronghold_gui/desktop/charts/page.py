"""Paints a page of charts: in rows, or all below each other on a narrow page, with or without a head."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSizeF

from stronghold_gui.desktop.charts.chart import Rows
from stronghold_gui.desktop.charts.pen import Look, Pen
from stronghold_gui.desktop.charts.plot import paint_chart

POINTS: Final = 72
"""Points per inch."""
BESIDE: Final = 8.6
"""Smallest width in inches of a page with charts side by side."""
ROW: Final = 2.25
"""Smallest height of a row of charts, in inches."""
_LOWER: Final = 1.15
"""Height of the lower rows, relative to the first one."""
_TITLE: Final = 17.0
_SENTENCE: Final = 11.0
_MARGIN: Final = 6.0
_BETWEEN: Final = 14.0
"""Distance of charts from the edges of the page, and from each other, in points."""


def is_narrow(width: float, unit: float) -> bool:
    """Return whether a page has no room for charts side by side.

    Args:
        width: its width in pixels.
        unit: pixels per point.
    """
    return width < BESIDE * POINTS * unit


def least_height(rows: Rows, width: float, unit: float) -> float:
    """Return the smallest height of a page without a head, in pixels."""
    return ROW * POINTS * unit * len(_arranged(rows, width, unit))


def places(size: QSizeF, rows: Rows, unit: float, head: float = 0) -> list[QRectF]:
    """Return the place of each chart on a page; `head` is the height of its head in pixels."""
    margin, between, found = _MARGIN * unit, _BETWEEN * unit, list[QRectF]()
    area = QRectF(margin, head or margin, size.width() - 2 * margin, size.height() - (head or margin) - margin)
    top, arranged = area.top(), _arranged(rows, size.width(), unit)
    heights = [1.0, *[_LOWER] * (len(arranged) - 1)]
    free = area.height() - between * (len(arranged) - 1)
    for row, share in zip(arranged, heights, strict=True):
        high, left = free * share / sum(heights), area.left()
        wide = area.width() - between * (len(row) - 1)
        for width in row:
            found.append(QRectF(left, top, wide * width / sum(row), high))
            left += wide * width / sum(row) + between
        top += high + between
    return found


def paint_page(pen: Pen, size: QSizeF, rows: Rows, title: str = "", sentences: Sequence[str] = ()) -> None:
    """Paint a page.

    Args:
        pen: the pen.
        size: size of the page in pixels.
        rows: the charts.
        title: the title in its head; without one the page has no head.
        sentences: the sentences below the title.
    """
    pen.box(QRectF(0, 0, size.width(), size.height()), pen.tones.base)
    head = _paint_head(pen, size.width(), title, sentences) if title else 0
    charts = [chart for row in rows for chart in row]
    for place, chart in zip(places(size, rows, pen.unit, head), charts, strict=True):
        paint_chart(pen, place, chart)


def _arranged(rows: Rows, width: float, unit: float) -> list[list[float]]:
    """Return the relative widths of the charts by row; on a narrow page each chart has its own row."""
    widths = [[chart.width for chart in row] for row in rows]
    return [[1.0] for row in widths for _ in row] if is_narrow(width, unit) else widths


def _paint_head(pen: Pen, wide: float, title: str, sentences: Sequence[str]) -> float:
    """Paint title and sentences; return the vertical position below them."""
    head, told, margin = Look(_TITLE, pen.tones.text, bold=True), Look(_SENTENCE, pen.tones.text), _MARGIN * pen.unit
    wide -= 2 * margin
    lines = [line for sentence in sentences for line in pen.wrapped(sentence, told, wide)]
    top = pen.write_lines(margin, margin, pen.wrapped(title, head, wide), head)
    return pen.write_lines(margin, top + 4 * pen.unit, lines, told) + 8 * pen.unit
