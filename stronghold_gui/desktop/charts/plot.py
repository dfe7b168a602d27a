"""Paints one chart into a rectangle: its heading, its note and legend, its axes, and its contents."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import inf
from typing import Final

from PySide6.QtCore import QMarginsF, QPointF, QRectF

from stronghold_gui.desktop.charts.chart import Axis, Box, Chart, Key, Label, Line, Rule, Tick
from stronghold_gui.desktop.charts.pen import Look, Pen
from stronghold_gui.desktop.charts.scale import apart, whole_numbers, widened

_GAP: Final = 4.0
"""Distance between a text and its subject, in points."""
_HEADING: Final = 12.0
_TICK: Final = 10.0
_UPRIGHT: Final = 8.0
_NOTE: Final = 9.0
_NAMES: Final = 0.48
"""Largest share of the width for the names of rows."""
_LINES_CLOSE: Final = 0.75
"""Smallest distance of upright labels, relative to the height of a line."""
_STEP: Final = 1.7
"""Smallest distance of labels of whole numbers, relative to the height of a line."""
_MOST: Final = 6
"""Largest number of steps of an axis of whole numbers."""


def paint_chart(pen: Pen, area: QRectF, chart: Chart) -> None:
    """Paint a chart into an area."""
    tones, left = pen.tones, area.left()
    heading, note = Look(_HEADING, tones.text, bold=True), Look(_NOTE, tones.muted)
    top = area.top()
    if chart.title:
        top = pen.write_lines(left, top, pen.wrapped(chart.title, heading, area.width()), heading) + 2 * pen.unit
    lines = pen.wrapped(chart.note, note, area.width()) if chart.note else []
    bottom = area.bottom() - len(lines) * pen.height(note)
    pen.write_lines(left, bottom, lines, note)
    bottom = _paint_keys(pen, QRectF(left, top, area.width(), bottom - top), chart.keys)
    place = QRectF(left, top, area.width(), bottom - top)
    if chart.empty:
        look = Look(_HEADING, tones.muted)
        lines = pen.wrapped(chart.empty, look, area.width() * 0.8)
        above = place.center().y() - len(lines) * pen.height(look) / 2
        pen.write_lines(place.center().x(), above, lines, look, "middle")
    else:
        _Plot(pen, place, chart).paint()


def _paint_keys(pen: Pen, area: QRectF, keys: Sequence[Key]) -> float:
    """Paint the legend at the bottom of an area, in as many lines as it needs; return the position of its top."""
    look, swatch = Look(_NOTE, pen.tones.text), 20 * pen.unit
    places: list[tuple[float, int]] = []
    x, line = 0.0, 0
    for key in keys:
        wide = swatch + _GAP * pen.unit + pen.width(key.text, look)
        if x and x + wide > area.width():
            x, line = 0.0, line + 1
        places.append((area.left() + x, line))
        x += wide + 4 * _GAP * pen.unit
    high = pen.height(look)
    top = area.bottom() - (line + 1) * high if keys else area.bottom()
    for key, (left, row) in zip(keys, places, strict=True):
        middle = top + (row + 0.5) * high
        if key.mark:
            pen.mark(key.mark, QPointF(left + swatch / 2, middle), key.colour)
        else:
            pen.box(QRectF(left, middle - high / 4, swatch, high / 2), key.colour, hatch=key.hatch)
        text = pen.elided(key.text, look, area.right() - left - swatch - _GAP * pen.unit)
        pen.write(left + swatch + _GAP * pen.unit, middle, text, look)
    return top


class _Plot:
    """The axes of a chart and the contents between them, in a rectangle of the page."""

    def __init__(self, pen: Pen, place: QRectF, chart: Chart) -> None:
        self._pen, self._chart = pen, chart
        self._gap, self._x, self._y = _GAP * pen.unit, chart.x, chart.y
        self._names, self._numbers = Look(_TICK, pen.tones.muted), Look(_TICK, pen.tones.muted)
        self._upright = False
        self._left, self._inside = place.left(), self._room(place)
        self._x = self._widened()

    def paint(self) -> None:
        chart = self._chart
        self._paint_axes()
        for box in chart.boxes:
            self._paint_box(box)
        for rule in chart.rules:
            self._paint_rule(rule)
        for line in chart.lines:
            self._paint_line(line)
        for label in chart.labels:
            self._paint_label(label)
        self._paint_endings()

    # -- layout ----------------------------------------------------------------------------------------------------

    def _room(self, place: QRectF) -> QRectF:
        """Return the rectangle between the axes: the given one without the room for titles and labels."""
        pen, chart, gap = self._pen, self._chart, self._gap
        line = pen.height(self._numbers)
        top = line if any(rule.text for rule in chart.rules) else line / 2
        bottom = gap + (line if chart.x.ticks != () else 0) + (line if chart.x.title else 0)
        right = max((pen.width(one.text, self._ending(one.colour, one.bold)) for one in chart.endings), default=0)
        inside = place.marginsRemoved(QMarginsF(0, top, right + 2.5 * gap if right else gap, bottom))
        title = line if chart.y.title else 0
        self._fit_names(inside.height(), place.width() * _NAMES)
        left = max((pen.width(tick.text, self._tick_look(tick)) for tick in self._ticks), default=0)
        inside.adjust(min(left, place.width() * _NAMES) + gap + title, 0, 0, 0)
        if chart.x.all and not self._level_labels_fit(inside.width()):
            self._upright, self._numbers = True, self._numbers._replace(size=_UPRIGHT)
            wide = max(pen.width(tick.text, self._numbers) for tick in chart.x.ticks or ())
            inside.adjust(0, 0, 0, line - wide)
        return inside

    def _fit_names(self, high: float, wide: float) -> None:
        """Choose the labels of the upright axis; names have smaller letters if there are many rows."""
        pen, axis = self._pen, self._y
        if axis.ticks is None:
            self._ticks: Sequence[Tick] = whole_numbers(axis, min(_MOST, int(high / (_STEP * pen.height(self._names)))))
            return
        self._ticks = axis.ticks
        look = self._names._replace(bold=any(tick.bold for tick in axis.ticks))
        row = high / abs(axis.high - axis.low)
        self._names = pen.fitted([tick.text for tick in axis.ticks], look, wide, row)

    def _level_labels_fit(self, wide: float) -> bool:
        ticks = self._x.ticks or ()
        needed = max((self._pen.width(tick.text, self._numbers) for tick in ticks), default=0) + self._gap
        return needed <= self._closest(ticks) * wide / (self._x.high - self._x.low)

    @staticmethod
    def _closest(ticks: Sequence[Tick]) -> float:
        """Return the smallest distance of two labels, in units of their axis."""
        places = sorted(tick.at for tick in ticks)
        return min((after - before for before, after in pairwise(places)), default=inf)

    def _widened(self) -> Axis:
        """Return the level axis with room for the texts beside bars; an axis with labels is unchanged."""
        if self._x.ticks:
            return self._x
        sides: dict[str, list[tuple[float, float]]] = {"left": [], "right": []}
        for label in self._chart.labels:
            if label.side in sides:
                # On the left are the names of rows, so that a number there needs a larger gap.
                gaps = self._gap * (4 if label.side == "left" else 1)
                sides[label.side].append((label.x, gaps + self._pen.width(label.text, self._label_look(label))))
        return widened(self._x, sides["left"], sides["right"], self._inside.width())

    def _at(self, x: float, y: float) -> QPointF:
        """Return the point of the page for values of both axes."""
        inside = self._inside
        across = (x - self._x.low) / (self._x.high - self._x.low)
        up = (y - self._y.low) / (self._y.high - self._y.low)
        return QPointF(inside.left() + across * inside.width(), inside.bottom() - up * inside.height())

    # -- axes ------------------------------------------------------------------------------------------------------

    def _paint_axes(self) -> None:
        pen, inside, tones = self._pen, self._inside, self._pen.tones
        for tick in self._ticks:
            place = self._at(self._x.low, tick.at)
            if self._y.grid:
                pen.line(place, QPointF(inside.right(), place.y()), tones.line, 0.6)
            look = self._tick_look(tick)
            text = pen.elided(tick.text, look, inside.left() - self._gap - self._left)
            pen.write(inside.left() - self._gap, place.y(), text, look, "left")
        if self._y.line:
            pen.line(inside.bottomLeft(), inside.topLeft(), tones.line, 0.8)
        if self._x.line:
            pen.line(inside.bottomLeft(), inside.bottomRight(), tones.line, 0.8)
        below = inside.bottom() + self._gap + self._paint_level_labels()
        look = Look(_TICK, tones.muted)
        if self._x.title:
            pen.write(inside.center().x(), below + pen.height(look) / 2, self._x.title, look, "middle")
        if self._y.title:
            pen.write_upright(self._left + pen.height(look) / 2, inside.center().y(), self._y.title, look, "middle")

    def _paint_level_labels(self) -> float:
        """Paint the labels of the level axis; return their height in pixels."""
        pen, axis, look = self._pen, self._x, self._numbers
        ticks = axis.ticks if axis.ticks is not None else whole_numbers(axis, 2 * _MOST)
        line, top = pen.height(look), self._inside.bottom() + self._gap
        if not ticks:
            return 0
        longest, end = max(pen.width(tick.text, look) for tick in ticks), -inf
        for tick in ticks:
            x = self._at(tick.at, self._y.low).x()
            wide = line * _LINES_CLOSE if self._upright else pen.width(tick.text, look) + self._gap
            if x - wide / 2 < end:
                continue
            end = x + wide / 2
            if self._upright:
                pen.write_upright(x, top, tick.text, look, "left")
            else:
                pen.write(x, top + line / 2, tick.text, look, "middle")
        return longest if self._upright else line

    def _tick_look(self, tick: Tick) -> Look:
        return self._names._replace(colour=tick.colour or self._pen.tones.muted, bold=tick.bold)

    # -- contents --------------------------------------------------------------------------------------------------

    def _paint_box(self, box: Box) -> None:
        corners = self._at(box.left, box.bottom), self._at(box.right, box.top)
        place = QRectF(*corners).normalized()
        # Use whole pixels, so that the edges are sharp.
        sharp = QRectF(QPointF(place.topLeft().toPoint()), QPointF(place.bottomRight().toPoint()))
        self._pen.box(sharp, box.fill, box.alpha, box.hatch, box.frame)

    def _paint_line(self, line: Line) -> None:
        points = [self._at(*point) for point in line.points]
        course = points
        if line.steps and points:
            course = [points[0]]
            for before, after in pairwise(points):
                middle = (before.x() + after.x()) / 2
                course += [QPointF(middle, before.y()), QPointF(middle, after.y())]
            course.append(points[-1])
        self._pen.path(course, line.colour, line.width)
        for point in points:
            self._pen.mark(line.mark, point, line.colour)

    def _paint_rule(self, rule: Rule) -> None:
        pen, inside = self._pen, self._inside
        if rule.level:
            y = self._at(self._x.low, rule.at).y()
            pen.line(QPointF(inside.left(), y), QPointF(inside.right(), y), rule.colour, rule.width)
            return
        x = self._at(rule.at, self._y.low).x()
        pen.line(QPointF(x, inside.bottom()), QPointF(x, inside.top()), rule.colour, rule.width, dotted=bool(rule.text))
        look = Look(_NOTE, pen.tones.muted)
        pen.write(x + self._gap, inside.top() - pen.height(look) / 2, rule.text, look)

    def _paint_label(self, label: Label) -> None:
        pen, place = self._pen, self._at(label.x, label.y)
        look = self._label_look(label)
        if label.room:
            room = label.room * self._inside.width() / (self._x.high - self._x.low)
            look = pen.fitted([label.text], look, room - (0 if label.side == "middle" else self._gap))
        shift = {"left": (-1, 0), "right": (1, 0), "above": (0, -0.5), "middle": (0, 0)}[label.side]
        place += QPointF(*shift) * self._gap
        if label.ground:
            wide, high = pen.width(label.text, look) + self._gap / 2, pen.height(look) * 0.9
            ground = QRectF(place.x() - wide / 2, place.y() - high / 2, wide, high)
            pen.box(ground, pen.tones.base, label.ground)
        pen.write(place.x(), place.y(), label.text, look, label.side)

    def _label_look(self, label: Label) -> Look:
        return Look(label.size, label.colour or self._pen.tones.text, label.bold)

    def _paint_endings(self) -> None:
        endings, inside = self._chart.endings, self._inside
        least = self._pen.height(self._ending("", bold=True))
        heights = apart(
            [self._at(self._x.low, one.y).y() for one in endings], least, inside.top(), inside.bottom() + least / 2
        )
        for ending, height in zip(endings, heights, strict=True):
            look = self._ending(ending.colour, ending.bold)
            self._pen.write(inside.right() + 2 * self._gap, height, ending.text, look)

    def _ending(self, colour: str, bold: bool) -> Look:
        return Look(_NOTE, colour or self._pen.tones.text, bold)
