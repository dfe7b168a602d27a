"""The chart of a review: the outlook of each side during the match, and below it the effect of luck."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from stronghold_gui.desktop.naming import named
from stronghold_gui.desktop.theme import colour, tones

Curve = Sequence[tuple[int, float]]
"""Pairs of a number of moves and a value: an outlook from 0 to 1, or a sum of luck around 0."""

_DASHES: Final = (
    Qt.PenStyle.SolidLine,
    Qt.PenStyle.DashLine,
    Qt.PenStyle.DotLine,
    Qt.PenStyle.DashDotLine,
    Qt.PenStyle.DashDotDotLine,
    Qt.PenStyle.SolidLine,
)
"""Line styles of the sides, so that these do not differ only by colour."""
_LUCK: Final = 0.3
"""Share of the height for the curves of luck."""
_ROOMY: Final = 5
"""Smallest height of all curves with those of luck, in lines of text."""
_GAP, _SMALL, _NEAR = 8, 4.0, 12.0
"""In pixels: gap between parts, half the width of a mark, and distance from a mark at which a click selects it."""


@dataclass(frozen=True, slots=True)
class ChartSide:
    """A side on the chart: its name, the number of its colour (`theme.Tones.seats`), its outlook and its luck."""

    name: str
    shade: int
    outlook: Curve
    luck: Curve


@dataclass(frozen=True, slots=True)
class ChartWords:
    """The texts of the chart: labels for 0, a half and 1, and the heading of luck."""

    low: str
    middle: str
    high: str
    luck: str


class ReviewChart(QWidget):
    """Draws the curves of the sides, with a mark at every turning point.

    Attributes:
        chosen: ``(number)``: a turning point was clicked.
    """

    chosen = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        named(self, "review_chart")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._sides: Sequence[ChartSide] = ()
        self._words = ChartWords("", "", "", "")
        self._turns: Sequence[tuple[int, str]] = ()
        self._marks: Sequence[tuple[int, int]] = ()
        self._chosen = -1
        self._last = 1

    def show_curves(
        self, sides: Sequence[ChartSide], turns: Sequence[tuple[int, str]], last: int, words: ChartWords
    ) -> None:
        """Show the curves.

        Args:
            sides: the sides of the match.
            turns: for each turn of the match, the number of moves before it, and its number as text.
            last: number of moves of the match.
            words: the texts of the chart.
        """
        self._sides, self._turns, self._last, self._words = sides, turns, max(1, last), words
        self.update()

    def show_marks(self, marks: Sequence[tuple[int, int]], chosen: int) -> None:
        """Mark turning points, given as pairs of a number of moves and a side; `chosen` is the selected one or -1."""
        self._marks, self._chosen = marks, chosen
        self.update()

    def minimumSizeHint(self) -> QSize:
        line = self.fontMetrics().height()
        return QSize(30 * line // 2, 9 * line)

    def sizeHint(self) -> QSize:
        line = self.fontMetrics().height()
        return QSize(40 * line, self.minimumSizeHint().height())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Emit `chosen` for a click near a turning point."""
        spots = [(self._spot(moves, side) - event.position()).manhattanLength() for moves, side in self._marks]
        nearest = min(range(len(spots)), key=spots.__getitem__, default=-1)
        if nearest >= 0 and spots[nearest] <= _NEAR:
            self.chosen.emit(nearest)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), colour(tones(self.palette()).base))
        self._draw_grid(painter)
        self._draw_legend(painter)
        luck = self._luck_area()
        for number, side in enumerate(self._sides):
            painter.setPen(self._pen(number, side))
            painter.drawPolyline(self._polygon(self._area(), side.outlook, 0.0, 1.0))
            if luck.height() > 0:
                most = self._most_luck()
                painter.drawPolyline(self._polygon(luck, side.luck, -most, most))
        self._draw_marks(painter)
        painter.end()

    # -- layout --------------------------------------------------------------------------------------------------

    def _area(self) -> QRectF:
        """Return the rectangle of the outlook."""
        height = self._room()
        if self._shows_luck():
            height = (1 - _LUCK) * height - self.fontMetrics().height() - _GAP
        return QRectF(self._left(), self._top(), self._across_all(), max(1.0, height))

    def _luck_area(self) -> QRectF:
        """Return the rectangle of luck; it is empty if there is no luck to show, or no room for it."""
        if not self._shows_luck():
            return QRectF()
        area, line = self._area(), self.fontMetrics().height()
        top = area.bottom() + 2 * line + 2 * _GAP
        return QRectF(area.left(), top, area.width(), max(1.0, self.height() - top - _GAP))

    def _shows_luck(self) -> bool:
        return any(side.luck for side in self._sides) and self._room() >= _ROOMY * self.fontMetrics().height()

    def _room(self) -> float:
        """Return the height of outlook and luck together, in pixels."""
        return self.height() - self._top() - self.fontMetrics().height() - 2 * _GAP

    def _top(self) -> float:
        return max((name.bottom() for name in self._names()), default=float(self.fontMetrics().height())) + _GAP

    def _names(self) -> list[QRectF]:
        """Return the places of the sides' names above the outlook, in as many rows as they need."""
        metrics, most = self.fontMetrics(), float(self._across_all())
        line, left, found = metrics.height(), float(self._left()), list[QRectF]()
        at, top = left, 0.0
        for side in self._sides:
            width = min(most, 2 * line + 2 * _GAP + metrics.horizontalAdvance(side.name))
            if at > left and at + width > left + most:
                at, top = left, top + line
            start = at + 2 * line + _GAP
            found.append(QRectF(start, top, at + width - start, line))
            at += width + _GAP
        return found

    def _across_all(self) -> int:
        """Return the width of the curves in pixels."""
        return self.width() - self._left() - 2 * _GAP

    def _left(self) -> int:
        words = (self._words.low, self._words.middle, self._words.high)
        return 2 * _GAP + max(self.fontMetrics().horizontalAdvance(word) for word in words)

    def _spot(self, moves: int, side: int) -> QPointF:
        """Return the point of a moment on the outlook of a side."""
        curve, area = self._sides[side].outlook, self._area()
        return QPointF(self._across(area, moves), area.bottom() - _value_at(curve, moves) * area.height())

    def _across(self, area: QRectF, moves: int) -> float:
        return area.left() + area.width() * moves / self._last

    def _polygon(self, area: QRectF, curve: Curve, low: float, high: float) -> QPolygonF:
        return QPolygonF(
            [
                QPointF(self._across(area, moves), area.bottom() - (value - low) / (high - low) * area.height())
                for moves, value in curve
            ]
        )

    def _most_luck(self) -> float:
        return max(0.1, *(abs(value) for side in self._sides for _, value in side.luck))

    # -- drawing -------------------------------------------------------------------------------------------------

    def _pen(self, number: int, side: ChartSide) -> QPen:
        shade = colour(tones(self.palette()).seats[side.shade % len(_DASHES)])
        return QPen(shade, 2.5, _DASHES[number % len(_DASHES)], Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)

    def _draw_grid(self, painter: QPainter) -> None:
        tone, area, line = tones(self.palette()), self._area(), self.fontMetrics().height()
        for share, word in ((0.0, self._words.low), (0.5, self._words.middle), (1.0, self._words.high)):
            down = area.bottom() - share * area.height()
            painter.setPen(QPen(colour(tone.line), 1))
            painter.drawLine(QPointF(area.left(), down), QPointF(area.right(), down))
            painter.setPen(colour(tone.muted))
            where = QRectF(0, down - line, area.left() - _GAP, 2 * line)
            painter.drawText(where, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, word)
        self._draw_turns(painter, area, tone.line, tone.muted)
        luck = self._luck_area()
        if luck.height() > 0:
            painter.setPen(QPen(colour(tone.line), 1))
            painter.drawLine(QPointF(luck.left(), luck.center().y()), QPointF(luck.right(), luck.center().y()))
            painter.setPen(colour(tone.muted))
            painter.drawText(QPointF(luck.left(), luck.top() - _GAP / 2), self._words.luck)

    def _draw_turns(self, painter: QPainter, area: QRectF, shade: str, ink: str) -> None:
        """Draw a line at the beginning of each turn, with its number if there is room."""
        line, free = self.fontMetrics().height(), area.left()
        for moves, word in self._turns:
            at, width = self._across(area, moves), self.fontMetrics().horizontalAdvance(word)
            painter.setPen(QPen(colour(shade), 1, Qt.PenStyle.DotLine))
            painter.drawLine(QPointF(at, area.top()), QPointF(at, area.bottom()))
            if at >= free:
                painter.setPen(colour(ink))
                painter.drawText(QPointF(min(at, self.width() - width), area.bottom() + line), word)
                free = at + width + _GAP

    def _draw_legend(self, painter: QPainter) -> None:
        metrics = self.fontMetrics()
        for number, (side, place) in enumerate(zip(self._sides, self._names(), strict=True)):
            end = place.center() - QPointF(place.width() / 2 + _GAP, 0)
            painter.setPen(self._pen(number, side))
            painter.drawLine(end - QPointF(2 * metrics.height(), 0), end)
            painter.setPen(colour(tones(self.palette()).text))
            name = metrics.elidedText(side.name, Qt.TextElideMode.ElideMiddle, int(place.width()))
            painter.drawText(place, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, name)

    def _draw_marks(self, painter: QPainter) -> None:
        tone = tones(self.palette())
        for number, (moves, side) in enumerate(self._marks):
            chosen = number == self._chosen
            shade: QColor = colour(tone.seats[self._sides[side].shade % len(_DASHES)])
            painter.setPen(QPen(colour(tone.text), 2 if chosen else 1))
            painter.setBrush(shade)
            size = _SMALL * (2 if chosen else 1.3)
            painter.drawEllipse(self._spot(moves, side), size, size)
        painter.setBrush(Qt.BrushStyle.NoBrush)


def _value_at(curve: Curve, moves: int) -> float:
    """Return the value of a curve after a number of moves, by linear interpolation."""
    for (before, low), (after, high) in pairwise(curve):
        if before <= moves <= after:
            return low + (high - low) * (moves - before) / max(1, after - before)
    return curve[-1][1] if curve else 0.0
