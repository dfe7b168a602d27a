"""The chart of luck in games that compare the results of each player with the expected ones."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from stronghold_gui.desktop.charts.chart import Axis, Box, Chart, Hatch, Label, Rule, lengths, level_bar
from stronghold_gui.desktop.theme import Tones

_KINDS: Final[Sequence[tuple[float, Hatch]]] = ((-0.19, ""), (0.19, "stripes"))
"""Vertical offset in a row, and pattern, of each kind of result."""
_HIGH: Final = 0.34


class Luck(NamedTuple):
    """A bar: the row of the player, the difference from the expected number, and the text beside it."""

    row: int
    over: float
    text: str


def luck_chart(title: str, names: Axis, upper: Sequence[Luck], lower: Sequence[Luck], note: str, tones: Tones) -> Chart:
    """Return a chart with a row for each player, which has an upper and a lower bar for two kinds of results."""
    boxes, labels = [], []
    for bars, (offset, hatch) in zip((upper, lower), _KINDS, strict=True):
        for bar in bars:
            row, colour = bar.row + offset, tones.good if bar.over >= 0 else tones.warn
            boxes.append(Box(*level_bar(row, bar.over, _HIGH), colour, hatch=hatch))
            labels.append(Label(max(0.0, bar.over), row, bar.text, "right", size=8))
    widths = lengths([bar.over for bar in (*upper, *lower)])
    return Chart(title, widths, names, boxes, rules=[Rule(0, tones.outline)], labels=labels, note=note)
