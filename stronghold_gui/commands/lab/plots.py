"""The pictures of a report, drawn with matplotlib into SVG: no window, no Qt, no font that a reader must have."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from io import StringIO
from typing import TYPE_CHECKING, Final

from stronghold_gui.charts import load_matplotlib

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

INK: Final = "#26303a"
COLOURS: Final = ("#a33a2c", "#2f5f9e", "#a8780f", "#6d3fb0", "#1f6b4a", "#6a6f76")
"""Colours of seats and sources: dark on white, and distinct with few colours; hatching distinguishes them, too."""
_HATCHES: Final = ("", "//", "..", "\\\\", "xx", "oo")
_WIDTH: Final = 8.4
_ROW: Final = 0.36
"""Width of a picture and height of a row, in inches."""


@dataclass(frozen=True, slots=True)
class Bar:
    """A row of a picture: a number with its interval, and what it is."""

    label: str
    value: float
    low: float
    high: float
    told: str = ""


def bars(rows: Sequence[Bar], *, middle: bool = False) -> str:
    """Return shares with their intervals as bars in SVG.

    Args:
        rows: from the top.
        middle: whether the shares are differences, drawn to both sides of zero.
    """
    figure, axes = _picture(len(rows))
    places = range(len(rows), 0, -1)
    errors = [[max(0.0, row.value - row.low) for row in rows], [max(0.0, row.high - row.value) for row in rows]]
    shades = [COLOURS[0] if middle and row.value < 0 else COLOURS[1] for row in rows]
    axes.barh(places, [row.value for row in rows], color=shades, height=0.62, xerr=errors, ecolor=INK, capsize=3)
    axes.set_yticks(places, [row.label for row in rows])
    axes.set_ylim(0.4, len(rows) + 0.6)
    _tell(axes, rows, list(places), aside=middle)
    if middle:
        axes.axvline(0, color=INK, linewidth=0.8)
        axes.set_xlim(-1.05, 1.05)
        axes.set_xticks([-1, -0.5, 0, 0.5, 1])
    else:
        axes.set_xlim(0, 1.3)
        axes.set_xticks([0, 0.25, 0.5, 0.75, 1])
    axes.xaxis.set_major_formatter(lambda share, _place: f"{share * 100:.0f} %".replace("-", "\N{MINUS SIGN}"))
    return _svg(figure)


def columns(numbers: Sequence[tuple[int, int]], label: str, count: str) -> str:
    """Return the number of games of each length, as columns in SVG.

    Args:
        numbers: lengths, each with a number of games.
        label: label of the horizontal axis, the lengths.
        count: label of the vertical axis, the numbers of games.
    """
    figure, axes = _picture(7)
    from matplotlib.ticker import MaxNLocator  # noqa: PLC0415 - seam: matplotlib

    axes.bar([length for length, _ in numbers], [games for _, games in numbers], color=COLOURS[1], width=0.8)
    axes.set_xlabel(label)
    axes.set_ylabel(count)
    axes.xaxis.set_major_locator(MaxNLocator(integer=True))
    axes.yaxis.set_major_locator(MaxNLocator(integer=True))
    return _svg(figure)


def stacks(names: Sequence[str], parts: Sequence[tuple[str, Sequence[float]]], label: str) -> str:
    """Return a bar for each name, made of parts, as SVG.

    Args:
        names: of the bars.
        parts: each with its name and its numbers, one a bar; negative ones go to the other side.
        label: what is measured.
    """
    figure, axes = _picture(len(names) + 2)
    places = list(range(len(names), 0, -1))
    right, left = [0.0] * len(names), [0.0] * len(names)
    for number, (name, values) in enumerate(parts):
        begin = [left[at] if value < 0 else right[at] for at, value in enumerate(values)]
        shade, hatch = COLOURS[number % len(COLOURS)], _HATCHES[number % len(_HATCHES)]
        axes.barh(places, values, left=begin, height=0.6, color=shade, hatch=hatch, edgecolor="white", label=name)
        for at, value in enumerate(values):
            if value < 0:
                left[at] += value
            else:
                right[at] += value
    axes.set_yticks(places, names)
    axes.set_xlabel(label)
    axes.axvline(0, color=INK, linewidth=0.8)
    axes.legend(loc="upper center", bbox_to_anchor=(0.5, -0.22), ncols=4, frameon=False, fontsize=8)
    return _svg(figure)


def _tell(axes: Axes, rows: Sequence[Bar], places: Sequence[int], *, aside: bool) -> None:
    """Write numbers at the ends of bars, or ``aside`` at the edge, where bars go to both sides."""
    for place, row in zip(places, rows, strict=True):
        at, where = ((1.0, place), ("axes fraction", "data")) if aside else ((row.high, place), "data")
        axes.annotate(row.told, at, (5, 0), xycoords=where, textcoords="offset points", va="center", fontsize=8,
                      color=INK, annotation_clip=False)  # fmt: skip


def _picture(rows: int) -> tuple[Figure, Axes]:
    load_matplotlib()
    from matplotlib.figure import Figure  # noqa: PLC0415 - seam: matplotlib

    figure = Figure(figsize=(_WIDTH, 0.9 + _ROW * max(2, rows)), layout="constrained")
    axes = figure.add_subplot()
    for side in ("top", "right"):
        axes.spines[side].set_visible(False)
    axes.tick_params(labelsize=9, colors=INK)
    return figure, axes


def _svg(figure: Figure) -> str:
    """Return a picture without the head of a file, the same for the same numbers."""
    from matplotlib import rc_context  # noqa: PLC0415 - seam: matplotlib

    out = StringIO()
    # Letters as outlines: they look the same everywhere. The names inside are the same every time.
    with rc_context({"svg.fonttype": "path", "svg.hashsalt": "lab"}):
        figure.savefig(out, format="svg", metadata={"Date": None, "Creator": None})
    text = out.getvalue()
    return text[text.index("<svg") :]
