"""The pictures of a report, as charts. No Qt: a report paints them when it is written."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from stronghold_gui.desktop.charts.chart import (
    Axis,
    Box,
    Chart,
    Ending,
    Hatch,
    Key,
    Line,
    Rule,
    Tick,
    level_bar,
    rows,
)

INK: Final = "#26303a"
COLOURS: Final = ("#a33a2c", "#2f5f9e", "#a8780f", "#6d3fb0", "#1f6b4a", "#6a6f76")
"""Colours of seats and sources: dark on white, and distinct with few colours; hatching distinguishes them, too."""
_HATCHES: Final[Sequence[Hatch]] = ("", "stripes", "dots", "slants", "crosses")
_WIDTH: Final = 8.4
_ROW: Final = 0.36
"""Width of a picture and height of a row, in inches."""
_HIGH: Final = 0.62


@dataclass(frozen=True, slots=True)
class Bar:
    """A row of a picture: a number with its interval, its label on the left, and its figures in words on the right."""

    label: str
    value: float
    low: float
    high: float
    told: str = ""


@dataclass(frozen=True, slots=True)
class Plot:
    """A chart with its size in inches."""

    chart: Chart
    height: float
    width: float = _WIDTH


def bars(shown: Sequence[Bar], *, middle: bool = False) -> Plot:
    """Return shares with their intervals as bars.

    Args:
        shown: the rows, from the top.
        middle: whether the shares are differences, drawn to both sides of zero.
    """
    boxes, errors = [], []
    for row, bar in enumerate(shown):
        colour = COLOURS[0] if middle and bar.value < 0 else COLOURS[1]
        boxes.append(Box(*level_bar(row, bar.value, _HIGH), colour))
        errors.append(Line([(bar.low, row), (bar.high, row)], INK, "bar", 1.2))
    chart = Chart(
        "",
        _percents((-1, -0.5, 0, 0.5, 1), -1.05, 1.05) if middle else _percents((0, 0.25, 0.5, 0.75, 1), 0, 1.02),
        rows([bar.label for bar in shown], [INK] * len(shown), line=True),
        boxes,
        errors,
        [Rule(0, INK, 0.8)] if middle else [],
        endings=[Ending(row, bar.told, INK, bold=False) for row, bar in enumerate(shown)],
    )
    return Plot(chart, _height(len(shown)))


def _percents(shares: Sequence[float], low: float, high: float) -> Axis:
    ticks = [Tick(share, f"{share * 100:.0f} %".replace("-", "\N{MINUS SIGN}")) for share in shares]
    return Axis(low, high, ticks)


def columns(numbers: Sequence[tuple[int, int]], label: str, count: str) -> Plot:
    """Return the number of games of each length, as columns.

    Args:
        numbers: lengths, each with a number of games.
        label: label of the horizontal axis, the lengths.
        count: label of the vertical axis, the numbers of games.
    """
    turns, most = [length for length, _ in numbers], max(games for _, games in numbers)
    chart = Chart(
        "",
        Axis(min(turns) - 0.6, max(turns) + 0.6, None, label),
        Axis(0, most * 1.05, None, count, grid=True),
        [Box(length - 0.4, length + 0.4, 0, games, COLOURS[1]) for length, games in numbers],
    )
    return Plot(chart, _height(7))


def stacks(names: Sequence[str], parts: Sequence[tuple[str, Sequence[float]]], label: str) -> Plot:
    """Return a bar for each name, made of parts.

    Args:
        names: the names of the bars.
        parts: the name of each part, and a number for each bar; negative numbers go to the other side.
        label: what is measured.
    """
    right, left = [0.0] * len(names), [0.0] * len(names)
    boxes, keys = [], []
    for number, (name, values) in enumerate(parts):
        shade, hatch = COLOURS[number % len(COLOURS)], _HATCHES[number % len(_HATCHES)]
        keys.append(Key(name, shade, hatch))
        for row, value in enumerate(values):
            side = left if value < 0 else right
            boxes.append(Box(*level_bar(row, side[row] + value, _HIGH, side[row]), shade, hatch=hatch))
            side[row] += value
    chart = Chart(
        "",
        Axis(min(left), max(*right, 1) * 1.02, None, label),
        rows(names, [INK] * len(names)),
        boxes,
        rules=[Rule(0, INK, 0.8)],
        keys=keys,
    )
    return Plot(chart, _height(len(names) + 3))


def _height(lines: int) -> float:
    return 0.9 + _ROW * max(2, lines)
