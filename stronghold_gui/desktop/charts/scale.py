"""Calculations for the layout of charts: steps of an axis, distances of labels, room for texts beside bars. No Qt."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import count, pairwise
from math import ceil, floor

from stronghold_gui.desktop.charts.chart import Axis, Tick

_STEPS = (1, 2, 4, 5)
_ROUNDS = 20
"""Number of times that both ends of an axis are widened in turn; each time adds less."""


def whole_numbers(axis: Axis, most: int) -> list[Tick]:
    """Return labels at whole numbers on an axis, divided into at most this many steps."""
    low, high = sorted((axis.low, axis.high))
    sizes = (step * 10**power for power in count() for step in _STEPS)
    size = next(size for size in sizes if floor(high / size) - ceil(low / size) <= max(1, most))
    places = range(ceil(low / size) * size, floor(high / size) * size + 1, size)
    return [Tick(at, str(at).replace("-", "\N{MINUS SIGN}")) for at in places]


def apart(heights: Sequence[float], least: float, low: float, high: float) -> list[float]:
    """Return positions for labels near these heights, in the same order, at least ``least`` apart and within limits."""
    placed = list(heights)
    order = sorted(range(len(heights)), key=lambda label: heights[label])
    for _ in heights:
        for below, above in pairwise(order):
            missing = max(0.0, placed[below] + least - placed[above])
            placed[below] -= missing / 2
            placed[above] += missing / 2
    for number, label in enumerate(order):
        placed[label] = max(placed[label], low + number * least)
    for number, label in enumerate(reversed(order)):
        placed[label] = min(placed[label], high - number * least)
    return placed


def widened(axis: Axis, left: Sequence[tuple[float, float]], right: Sequence[tuple[float, float]], wide: float) -> Axis:
    """Return an axis that is long enough for texts beside bars.

    Args:
        axis: an axis from left to right.
        left: texts to the left of a value: the value, and the width of the text.
        right: the same for texts to the right.
        wide: width of the axis in the same unit as the widths of texts.
    """
    low, high = axis.low, axis.high
    for _ in range(_ROUNDS):
        # A text of width w has room to the right of x if (x - low) / (high - low) * wide + w <= wide.
        high = max((high, *(low + (at - low) * wide / max(1.0, wide - text) for at, text in right)))
        low = min((low, *(high - (high - at) * wide / max(1.0, wide - text) for at, text in left)))
    return replace(axis, low=low, high=high)
