"""The content of a chart, in the units of its axes. No Qt: the command line makes charts, too.

No meaning depends on colour alone: a shape, a place or a word has it, too.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

Mark = Literal["", "triangle", "square", "diamond", "circle", "plus", "cross", "bar"]
Hatch = Literal["", "stripes", "dots", "crosses", "slants"]
Side = Literal["left", "middle", "right", "above"]


@dataclass(frozen=True, slots=True)
class Line:
    """A line through points with a mark at each. If it has ``steps``, its value jumps half-way between two points."""

    points: Sequence[tuple[float, float]]
    colour: str
    mark: Mark
    width: float = 1.8
    steps: bool = False


@dataclass(frozen=True, slots=True)
class Box:
    """A bar or a cell.

    Attributes:
        left, right, bottom, top: its edges.
        fill: the colour inside, with ``alpha`` as its opacity, or ``""``.
        hatch: pattern over the colour.
        frame: the colour of the outline, or ``""``.
    """

    left: float
    right: float
    bottom: float
    top: float
    fill: str = ""
    alpha: float = 1.0
    hatch: Hatch = ""
    frame: str = ""


@dataclass(frozen=True, slots=True)
class Label:
    """A text at a point.

    Attributes:
        x, y: the point.
        text: the text.
        side: side of the point on which the text is.
        colour: its colour, by default that of texts.
        size: its size in points.
        bold: whether it is bold.
        ground: opacity of the background behind it.
        room: width of its cell in units of the axis, to which the text is shrunk; 0 for a text of any width.
    """

    x: float
    y: float
    text: str
    side: Side = "middle"
    colour: str = ""
    size: float = 9
    bold: bool = False
    ground: float = 0.0
    room: float = 0.0


@dataclass(frozen=True, slots=True)
class Rule:
    """A line across the whole chart: horizontal if ``level``, else upright. An upright line with a text is dotted."""

    at: float
    colour: str
    width: float = 1.0
    text: str = ""
    level: bool = False


@dataclass(frozen=True, slots=True)
class Ending:
    """A text to the right of the chart, near a height; such texts are moved apart until none overlaps another."""

    y: float
    text: str
    colour: str = ""
    bold: bool = True


@dataclass(frozen=True, slots=True)
class Key:
    """An entry of the legend: a name with its colour, and its hatching or mark."""

    text: str
    colour: str
    hatch: Hatch = ""
    mark: Mark = ""


@dataclass(frozen=True, slots=True)
class Tick:
    """A label of an axis; the default colour is that of the axis."""

    at: float
    text: str
    colour: str = ""
    bold: bool = False


@dataclass(frozen=True, slots=True)
class Axis:
    """An axis.

    Attributes:
        low: value at its left or lower end; larger than `high` for rows that are counted from the top.
        high: value at its other end.
        ticks: its labels; ``None`` for whole numbers.
        title: its title.
        line: whether a line is drawn along it.
        grid: whether lines cross the chart at its labels.
        all: whether labels without enough room are turned upright first; only then are some left out.
    """

    low: float
    high: float
    ticks: Sequence[Tick] | None = ()
    title: str = ""
    line: bool = True
    grid: bool = False
    all: bool = False


@dataclass(frozen=True, slots=True)
class Chart:
    """A chart.

    Attributes:
        title: its heading.
        x, y: its axes.
        boxes, lines, rules, labels: what it shows, painted in this order.
        endings: texts to the right of it.
        keys: its legend.
        note: a sentence below it.
        empty: the sentence in place of a chart without data.
        width: its width relative to the other charts of its row.
    """

    title: str
    x: Axis = Axis(0, 1)
    y: Axis = Axis(0, 1)
    boxes: Sequence[Box] = ()
    lines: Sequence[Line] = ()
    rules: Sequence[Rule] = ()
    labels: Sequence[Label] = ()
    endings: Sequence[Ending] = ()
    keys: Sequence[Key] = ()
    note: str = ""
    empty: str = ""
    width: float = 1


Rows = Sequence[Sequence[Chart]]
"""The charts of a page."""
_HEADROOM = 1.12
"""Largest value of an axis of numbers relative to the largest number, so that a text fits above a bar."""


def numbers(values: Sequence[float]) -> Axis:
    """Return an upright axis of whole numbers for some values and zero, with a grid."""
    return Axis(min((0, *values)) * _HEADROOM, max((1, *values)) * _HEADROOM, None, grid=True)


def steps(labels: Sequence[str], room: float = 0.6) -> Axis:
    """Return a level axis with a label at each whole number from zero, and some room at its ends."""
    ticks = [Tick(step, label) for step, label in enumerate(labels)]
    return Axis(-room, max(0, len(labels) - 1) + room, ticks)


def rows(names: Sequence[str], colours: Sequence[str], *, bold: bool = False, line: bool = False) -> Axis:
    """Return an upright axis of names, the first one at the top."""
    ticks = [Tick(row, name, colour, bold) for row, (name, colour) in enumerate(zip(names, colours, strict=True))]
    return Axis(len(names) - 0.5, -0.5, ticks, line=line)


def lengths(values: Sequence[float]) -> Axis:
    """Return a level axis for level bars, without line and labels; the painter widens it for texts beside bars."""
    return Axis(min((0, *values)), max((0, *values)) or 1, line=False)


def level_bar(row: float, end: float, high: float, start: float = 0) -> tuple[float, float, float, float]:
    """Return the edges (left, right, bottom, top) of a level bar in the middle of a row."""
    return start, end, row + high / 2, row - high / 2


def cut(name: str, letters: int) -> str:
    """Return a name cut to a number of letters."""
    return name if len(name) <= letters else f"{name[: letters - 1].rstrip()}…"
