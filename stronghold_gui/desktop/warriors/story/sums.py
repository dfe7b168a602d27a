"""The two charts of sums, a row for each seat: the sources of its points, and its luck."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from stronghold_gui.desktop.charts.chart import Axis, Box, Chart, Label, cut, lengths, level_bar, rows
from stronghold_gui.desktop.story.luck import Luck, luck_chart
from stronghold_gui.desktop.theme import Tones
from stronghold_gui.desktop.warriors.story.words import StoryWords

_NAME: Final = 9
_SHADES: Final = (1.0, 0.72, 0.45)
"""Opacity of a victory pile's colour, by round."""
_NARROW: Final = 0.035
"""Share of the longest bar below which a part of a bar has no label."""
_HIGH: Final = 0.66
_WIDE: Final = 2


def chart_sources(words: StoryWords, tones: Tones) -> Chart:
    """Return the chart of points by source: for each seat, its victory pile by round, then each bonus."""
    points = words.story.now.points
    if not max(points):
        return Chart(words.say("sources"), empty=words.say("no_points"), width=_WIDE)
    pieces = [piece for seat in range(len(points)) for piece in _pieces(words, seat, max(points), tones)]
    totals = [Label(most, seat, str(most), "right", size=10, bold=True) for seat, most in enumerate(points)]
    return Chart(
        words.say("sources"),
        lengths(points),
        _seats(words, range(len(points)), tones),
        [box for box, _ in pieces],
        labels=[*(label for _, label in pieces if label.text), *totals],
        note=words.say("key.sources"),
        width=_WIDE,
    )


def _pieces(words: StoryWords, seat: int, longest: int, tones: Tones) -> Iterator[tuple[Box, Label]]:
    """Yield the parts of a bar: filled for a victory pile, outlined for a bonus; each with its label."""
    parts = [(points, shade, str(points)) for points, shade in zip(words.story.piles[seat], _SHADES, strict=True)]
    for people, bonus, seats in words.bonuses:
        if seat in seats:
            parts.append((bonus, 0.0, f"{words.people_letter(people)}{bonus}"))
    start, colour = 0, tones.seats[seat]
    for points, shade, text in parts:
        if not points:
            continue
        box = Box(*level_bar(seat, start + points, _HIGH, start), colour if shade else "", shade, frame=colour)
        told = text if points / longest >= _NARROW else ""
        yield box, Label(start + points / 2, seat, told, size=8, ground=0.82 if shade else 0)
        start += points


def chart_luck(words: StoryWords, tones: Tones) -> Chart:
    """Return the chart of luck: for each seat, won comparisons and hits over the expected numbers."""
    dice, shots = words.story.dice, words.story.shots
    if not dice and not shots:
        return Chart(words.say("luck"), empty=words.say("no_dice"), width=_WIDE)
    seats = sorted({luck.seat for luck in (*dice, *shots)})
    upper, lower = (
        [Luck(seats.index(one.seat), one.over, f"{words.over_expected(one)}  ({words.luck_row(one)})") for one in told]
        for told in (dice, shots)
    )
    names = _seats(words, seats, tones)
    return replace(luck_chart(words.say("luck"), names, upper, lower, words.say("key.luck"), tones), width=_WIDE)


def _seats(words: StoryWords, seats: Sequence[int], tones: Tones) -> Axis:
    """Return the axis with the names of seats."""
    return rows([cut(words.names[seat], _NAME) for seat in seats], [tones.seats[seat] for seat in seats], bold=True)
