"""The two charts by battle: points, and the leaders of each people."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Final

from stronghold_gui.desktop.charts.chart import (
    Axis,
    Box,
    Chart,
    Ending,
    Label,
    Line,
    Mark,
    Rule,
    Tick,
    cut,
    numbers,
    rows,
)
from stronghold_gui.desktop.theme import Tones
from stronghold_gui.desktop.warriors.story.words import StoryWords
from stronghold_gui.games.warriors.story import Moment
from stronghold_gui.text.direction import isolated

MARKS: Final[Sequence[Mark]] = ("triangle", "square", "diamond", "circle", "plus", "cross")
"""The shape of each seat's marks."""
_NAME: Final = 11
"""Largest number of letters of a name at the end of a line."""
_FAINT: Final = 0.55
_LETTERS: Final = 40
"""Number of letters that fit into a row of the chart of leaders; a cell without room has none."""
_WIDE: Final = 3


def chart_points(words: StoryWords, tones: Tones) -> Chart:
    """Return the chart of points over the battles: a line for each seat, with its name at the end."""
    moments, now = words.story.moments, words.story.now.points
    names = [isolated(cut(name, _NAME)) for name in words.names]
    return Chart(
        words.say("points"),
        _battles(moments, 0.3),
        numbers([most for moment in moments for most in moment.points]),
        lines=[
            Line([(step, moment.points[seat]) for step, moment in enumerate(moments)], tones.seats[seat], MARKS[seat])
            for seat in range(len(words.names))
        ],
        rules=_rounds(moments, words, tones),
        endings=[
            Ending(points, f"{words.letter(seat)} {name} {points}", tones.seats[seat])
            for seat, (name, points) in enumerate(zip(names, now, strict=True))
        ],
        width=_WIDE,
    )


def chart_leaders(words: StoryWords, tones: Tones) -> Chart:
    """Return the chart of the leaders of each people over the battles: cells in the colours of the seats."""
    moments, peoples = words.story.moments, words.rows()
    runs = [(row, *run) for row in range(len(peoples)) for run in _runs(moments, row)]
    return Chart(
        words.say("leaders"),
        _battles(moments, 0.5),
        rows(peoples, [tones.text] * len(peoples), line=True),
        [box for row, first, last, seats in runs for box in _cells(row, first, last, seats, tones)],
        rules=_rounds(moments, words, tones),
        labels=[
            Label(
                first - 0.5, row, "".join(words.letter(seat) for seat in seats), "right", bold=True, room=last - first
            )
            for row, first, last, seats in runs
            if (last - first) * _LETTERS >= len(moments) * len(seats)
        ],
        note=words.say("key.leaders"),
        width=_WIDE,
    )


def _runs(moments: Sequence[Moment], row: int) -> Iterator[tuple[int, int, tuple[int, ...]]]:
    """Yield the periods in which the same seats led a people: first moment, the one after the last, seats."""
    first = 0
    for seats, run in groupby(moments, key=lambda moment: moment.leaders[row]):
        last = first + len(list(run))
        if seats:
            yield first, last, seats
        first = last


def _cells(row: int, first: int, last: int, seats: Sequence[int], tones: Tones) -> Iterator[Box]:
    """Yield the stripes of a cell, one for each seat that shares the lead."""
    high = 0.86 / len(seats)
    for number, seat in enumerate(seats):
        top = row - 0.43 + number * high
        yield Box(first - 0.5, last - 0.5, top + high, top, tones.seats[seat], _FAINT)


def _battles(moments: Sequence[Moment], room: float) -> Axis:
    """Return the axis of battles, with the numbers of the battle cards."""
    ticks = [Tick(step, moment.card[1:]) for step, moment in enumerate(moments) if moment.card]
    return Axis(-room, max(1, len(moments) - 1) + room, ticks, all=True)


def _rounds(moments: Sequence[Moment], words: StoryWords, tones: Tones) -> list[Rule]:
    """Return the lines at which rounds begin."""
    begun: dict[int, int] = {}
    for step, moment in enumerate(moments):
        if moment.after != "start":
            begun.setdefault(moment.round, step)
    return [Rule(step - 0.5, tones.outline, text=words.say("round", number=number)) for number, step in begun.items()]
