"""The two pictures by battle: points, and the leaders of each people."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import TYPE_CHECKING, Final

from stronghold_gui.desktop.story.parts import apart, cut, key, whole_numbers

if TYPE_CHECKING:
    from matplotlib.axes import Axes

    from stronghold_gui.desktop.theme import Tones
    from stronghold_gui.desktop.warriors.story.words import StoryWords
    from stronghold_gui.games.warriors.story import Moment

MARKS: Final = "^sDoPX"
"""The shape of each seat's marks."""
_NAME: Final = 11
"""Largest number of letters of a name at the end of a line."""
_LABEL: Final = 0.115
"""Height of a name, as a share of the picture's."""
_FAINT: Final = 0.55
_ROOM: Final = 1.30
"""Width of the picture of points relative to its lines, since the names are behind them."""
_MANY: Final = 16
"""Number of battle cards from which on labels are smaller, and vertical."""
_WIDE: Final = 380
_LETTER: Final = 9
"""Smallest width of the picture of leaders, and of a letter in it, in pixels; letters without room are left out."""


def draw_points(axes: Axes, words: StoryWords, tones: Tones) -> None:
    """Draw the points of each seat as a line over the battles, names at the ends."""
    moments = words.story.moments
    steps = range(len(moments))
    for seat in range(len(words.names)):
        values = [moment.points[seat] for moment in moments]
        axes.plot(steps, values, color=tones.seats[seat], marker=MARKS[seat], markersize=5, linewidth=1.8,
                  clip_on=False)  # fmt: skip
    _edge(axes, moments, words, tones)
    axes.set_xlim(-0.3, max(1, len(moments) - 1) * _ROOM)
    axes.set_ylim(bottom=0, top=max(1, *(max(moment.points) for moment in moments)) * 1.12)
    whole_numbers(axes.yaxis, 6)
    axes.grid(axis="y", color=tones.line, linewidth=0.6)
    _names(axes, words, tones)


def _names(axes: Axes, words: StoryWords, tones: Tones) -> None:
    """Write the names behind the ends of their lines, without overlap."""
    points = words.story.now.points
    least = _LABEL * axes.get_ylim()[1]
    for seat, height in enumerate(apart(points, least)):
        name = cut(words.names[seat], _NAME)
        axes.annotate(
            f"{words.letter(seat)} {name} {points[seat]}", (len(words.story.moments) - 1, height),
            textcoords="offset points", xytext=(9, 0), va="center", color=tones.seats[seat], fontsize=10,
            fontweight="bold", annotation_clip=False,
        )  # fmt: skip


def draw_leaders(axes: Axes, words: StoryWords, tones: Tones) -> None:
    """Draw for each people and battle the owner of the largest faction: a cell in that seat's colour."""
    moments, rows = words.story.moments, words.rows()
    for row in range(len(rows)):
        for first, last, seats in _runs(moments, row):
            _field(axes, first, last, row, seats, tones)
            letters = "".join(words.letter(seat) for seat in seats)
            if (last - first) * _WIDE / len(moments) >= _LETTER * len(letters):
                axes.text(first - 0.42, row, letters, ha="left", va="center", color=tones.text, fontsize=9,
                          fontweight="bold")  # fmt: skip
    _edge(axes, moments, words, tones)
    axes.set_xlim(-0.5, len(moments) - 0.5)
    axes.set_yticks(range(len(rows)), rows)
    axes.tick_params(axis="y", labelcolor=tones.text)
    axes.set_ylim(len(rows) - 0.5, -0.5)
    key(axes, words.say("key.leaders"), tones)


def _runs(moments: Sequence[Moment], row: int) -> Iterator[tuple[int, int, tuple[int, ...]]]:
    """Yield periods of leading a people: the first moment, the one after the last, the seats."""
    first = 0
    for seats, run in groupby(moments, key=lambda moment: moment.leaders[row]):
        last = first + len(list(run))
        if seats:
            yield first, last, seats
        first = last


def _field(axes: Axes, first: int, last: int, row: int, seats: Sequence[int], tones: Tones) -> None:
    """Draw a cell; if several seats share it, each has a stripe."""
    high = 0.86 / len(seats)
    for number, seat in enumerate(seats):
        axes.barh(row - 0.43 + (number + 0.5) * high, last - first, left=first - 0.5, height=high,
                  color=tones.seats[seat], alpha=_FAINT, linewidth=0)  # fmt: skip


def _edge(axes: Axes, moments: Sequence[Moment], words: StoryWords, tones: Tones) -> None:
    """Write the numbers of the battle cards below, and separate the rounds."""
    battles = [(step, moment.card[1:]) for step, moment in enumerate(moments) if moment.card]
    axes.set_xticks([step for step, _ in battles], [number for _, number in battles])
    axes.tick_params(axis="x", labelsize=9 if len(battles) <= _MANY else 7, rotation=0 if len(battles) <= _MANY else 90)
    shown = 0
    for step, moment in enumerate(moments):
        if moment.round == shown or moment.after == "start":
            continue
        shown = moment.round
        axes.axvline(step - 0.5, color=tones.outline, linewidth=1.0, linestyle=":")
        axes.annotate(
            words.say("round", number=shown), (step - 0.5, 1), xycoords=("data", "axes fraction"),
            textcoords="offset points", xytext=(3, 2), ha="left", va="bottom", color=tones.muted, fontsize=9,
            annotation_clip=False,
        )  # fmt: skip
