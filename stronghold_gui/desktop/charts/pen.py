"""A pen for charts: it writes and draws with a painter, in sizes of points and in the colours of the window."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import ceil, inf
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QGuiApplication,
    QPainter,
    QPainterPath,
    QPen,
    QPolygonF,
    QTextLayout,
    QTextOption,
)

from stronghold_gui.desktop.charts.chart import Hatch, Mark, Side
from stronghold_gui.desktop.theme import Tones
from stronghold_gui.text.direction import isolated_lines

_HATCH_STEP: Final = 8.0
"""Distance of the lines of a pattern, in points."""
_LINE_HEIGHT: Final = 1.15
_SMALLEST: Final = 6.5
_SIZES: Final = 0.5
"""Smallest size of letters that shrink for lack of room, and the step by which they shrink, in points."""
_POLYGONS: Final[dict[Mark, Sequence[tuple[float, float]]]] = {
    "triangle": ((0, -1.1), (1.1, 0.9), (-1.1, 0.9)),
    "square": ((-0.9, -0.9), (0.9, -0.9), (0.9, 0.9), (-0.9, 0.9)),
    "diamond": ((0, -1.25), (1.25, 0), (0, 1.25), (-1.25, 0)),
}
"""Corners of marks, relative to half their size."""
_STROKES: Final[dict[Mark, Sequence[tuple[float, float, float, float]]]] = {
    "plus": ((-1.1, 0, 1.1, 0), (0, -1.1, 0, 1.1)),
    "cross": ((-0.9, -0.9, 0.9, 0.9), (-0.9, 0.9, 0.9, -0.9)),
    "bar": ((0, -1.4, 0, 1.4),),
}


class Look(NamedTuple):
    """The look of a text: its size in points, its colour, and whether it is bold."""

    size: float
    colour: str
    bold: bool = False


class Pen:
    """Writes and draws with a painter; sizes are in points, positions in pixels.

    Attributes:
        tones: the colours of the window.
        unit: pixels per point.
    """

    def __init__(self, painter: QPainter, tones: Tones, unit: float, *, outlined: bool = False) -> None:
        """Take over a painter.

        Args:
            painter: an active painter.
            tones: the colours of the window.
            unit: pixels per point.
            outlined: whether letters are drawn as outlines, for files that do not contain their fonts.
        """
        self._painter, self.tones, self.unit, self._outlined = painter, tones, unit, outlined
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)

    # -- texts -----------------------------------------------------------------------------------------------------

    def font(self, look: Look) -> QFont:
        """Return the font of the application in this size."""
        font = QFont(QGuiApplication.font())
        font.setPixelSize(max(1, round(look.size * self.unit)))
        font.setBold(look.bold)
        return font

    def width(self, text: str, look: Look) -> float:
        return QFontMetricsF(self.font(look)).horizontalAdvance(text)

    def height(self, look: Look) -> float:
        """Return the height of a line in pixels."""
        return QFontMetricsF(self.font(look)).height() * _LINE_HEIGHT

    def fitted(self, texts: Sequence[str], look: Look, width: float, high: float = inf) -> Look:
        """Return a look in which texts fit a width and a height in pixels, or the smallest one if none does."""
        while look.size > _SMALLEST and (
            self.height(look) > high * _LINE_HEIGHT or any(self.width(text, look) > width for text in texts)
        ):
            look = look._replace(size=look.size - _SIZES)
        return look

    def elided(self, text: str, look: Look, width: float) -> str:
        """Return a text, cut at its end if it is wider than a width in pixels."""
        # One pixel more, since rounding may make a text wider than the width that was measured for it.
        return QFontMetricsF(self.font(look)).elidedText(text, Qt.TextElideMode.ElideRight, width + 1)

    def wrapped(self, text: str, look: Look, width: float) -> list[str]:
        """Return the lines of a text, wrapped to a width in pixels."""
        layout = QTextLayout(text, self.font(look))
        option = QTextOption()
        option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        layout.setTextOption(option)
        # Qt counts in units of UTF-16.
        units, lines = text.encode("utf-16-le"), []
        layout.beginLayout()
        while (line := layout.createLine()).isValid():
            line.setLineWidth(width)
            start = 2 * line.textStart()
            lines.append(units[start : start + 2 * line.textLength()].decode("utf-16-le").rstrip(" "))
        layout.endLayout()
        return isolated_lines(lines)

    def write(self, x: float, y: float, text: str, look: Look, side: Side = "right") -> None:
        """Write a line of text beside or above a point, or around it (``middle``)."""
        metrics, wide = QFontMetricsF(self.font(look)), self.width(text, look)
        left = x - {"left": wide, "middle": wide / 2, "right": 0, "above": wide / 2}[side]
        baseline = y - metrics.descent() if side == "above" else y + metrics.capHeight() / 2
        self._letters(QPointF(left, baseline), text, look)

    def write_upright(self, x: float, y: float, text: str, look: Look, side: Side) -> None:
        """Write a line of text upwards. Before it is turned, it is at this `side` of the point."""
        self._painter.save()
        self._painter.translate(x, y)
        self._painter.rotate(-90)
        self.write(0, 0, text, look, side)
        self._painter.restore()

    def write_lines(self, x: float, top: float, lines: Sequence[str], look: Look, side: Side = "right") -> float:
        """Write lines below each other; return the vertical position below them."""
        high = self.height(look)
        for number, line in enumerate(lines):
            self.write(x, top + (number + 0.5) * high, line, look, side)
        return top + len(lines) * high

    def _letters(self, place: QPointF, text: str, look: Look) -> None:
        self._painter.setPen(QColor(look.colour))
        if not self._outlined:
            self._painter.setFont(self.font(look))
            self._painter.drawText(place, text)
            return
        path = QPainterPath()
        path.addText(place, self.font(look), text)
        self._painter.fillPath(path, QColor(look.colour))

    # -- shapes ----------------------------------------------------------------------------------------------------

    def line(self, start: QPointF, end: QPointF, colour: str, width: float = 1.0, *, dotted: bool = False) -> None:
        self._painter.setPen(self._stroke(colour, width, dotted=dotted))
        self._painter.drawLine(start, end)

    def path(self, points: Sequence[QPointF], colour: str, width: float) -> None:
        """Draw a line through points."""
        self._painter.setPen(self._stroke(colour, width))
        self._painter.drawPolyline(QPolygonF(points))

    def box(self, box: QRectF, fill: str, alpha: float = 1.0, hatch: Hatch = "", frame: str = "") -> None:
        """Draw a box: its filling, a pattern in the colour of the background, and a frame inside its edges."""
        if fill:
            colour = QColor(fill)
            colour.setAlphaF(alpha)
            self._painter.fillRect(box, colour)
        self._painter.setPen(self._stroke(self.tones.base, 1.2))
        for start, end in self._pattern(box, hatch):
            self._painter.drawLine(start, end)
        if frame:
            width = 1.3 * self.unit
            self._painter.setPen(self._stroke(frame, 1.3))
            self._painter.setBrush(Qt.BrushStyle.NoBrush)
            self._painter.drawRect(box.adjusted(width / 2, width / 2, -width / 2, -width / 2))

    def mark(self, mark: Mark, at: QPointF, colour: str, size: float = 5.5) -> None:
        """Draw a mark around a point."""
        half = size * self.unit / 2
        self._painter.setPen(Qt.PenStyle.NoPen)
        self._painter.setBrush(QColor(colour))
        if mark == "circle":
            self._painter.drawEllipse(at, half, half)
        elif corners := _POLYGONS.get(mark):
            self._painter.drawPolygon(QPolygonF([at + QPointF(x, y) * half for x, y in corners]))
        for left, top, right, bottom in _STROKES.get(mark, ()):
            self.line(at + QPointF(left, top) * half, at + QPointF(right, bottom) * half, colour, size * 0.36)

    def _stroke(self, colour: str, width: float, *, dotted: bool = False) -> QPen:
        """Return Qt's pen of a colour and a width in points."""
        style = Qt.PenStyle.DotLine if dotted else Qt.PenStyle.SolidLine
        return QPen(QColor(colour), width * self.unit, style, Qt.PenCapStyle.FlatCap, Qt.PenJoinStyle.MiterJoin)

    def _pattern(self, box: QRectF, hatch: Hatch) -> Iterator[tuple[QPointF, QPointF]]:
        """Yield the lines of a pattern, cut at the edges of a box, since vector files may not support clipping."""
        step, corner = _HATCH_STEP * self.unit, box.topLeft()
        if hatch in ("stripes", "crosses", "slants"):
            for number in range(1, ceil((box.width() + box.height()) / step)):
                far = number * step
                left, right = max(0.0, far - box.height()), min(box.width(), far)
                if hatch != "slants":
                    yield corner + QPointF(left, far - left), corner + QPointF(right, far - right)
                if hatch != "stripes":
                    yield (
                        corner + QPointF(left, box.height() - far + left),
                        corner + QPointF(right, box.height() - far + right),
                    )
        if hatch == "dots":
            dot, step = QPointF(1.5 * self.unit, 0), step / 2
            for row in range(int(box.height() / step + 0.5)):
                for column in range(int((box.width() - dot.x()) / step + 0.5)):
                    place = corner + QPointF((column + 0.5) * step, (row + 0.5) * step)
                    yield place, place + dot
