"""The two pictures of sums, a row for each seat: the sources of its points, and its luck."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from stronghold_gui.desktop.story.parts import cut, empty, key

if TYPE_CHECKING:
    from matplotlib.axes import Axes

    from stronghold_gui.desktop.theme import Tones
    from stronghold_gui.desktop.warriors.story.words import StoryWords
    from stronghold_gui.games.warriors.story import Luck

_NAME: Final = 9
_SHADES: Final = (1.0, 0.72, 0.45)
"""Opacity of a victory pile's colour, by round."""
_NARROW: Final = 0.035
"""Share of the picture's width below which a part of a bar has no label."""
_HIGH: Final = 0.66
_DICE: Final = (-0.19, "")
_SHOTS: Final = (0.19, "///")


def draw_sources(axes: Axes, words: StoryWords, tones: Tones) -> None:
    """Draw the points of each seat: the victory pile round by round, then a part for each bonus."""
    story = words.story
    longest = max(story.now.points)
    if not longest:
        empty(axes, words.say("no_points"), tones)
        return
    for seat, rounds in enumerate(story.piles):
        end = 0
        for points, shade in zip(rounds, _SHADES, strict=True):
            _piece(axes, seat, end, points, longest, tones, shade=shade, text=str(points))
            end += points
        for people, bonus, seats in words.bonuses:
            if seat in seats:
                _piece(axes, seat, end, bonus, longest, tones, text=f"{words.people_letter(people)}{bonus}")
                end += bonus
        axes.annotate(str(end), (end, seat), textcoords="offset points", xytext=(4, 0), va="center",
                      color=tones.text, fontsize=10, fontweight="bold")  # fmt: skip
    _rows(axes, words, range(len(story.piles)), tones)
    axes.margins(x=0.10)
    key(axes, words.say("key.sources"), tones)


def _piece(
    axes: Axes, seat: int, start: int, points: int, longest: int, tones: Tones, *, text: str, shade: float = 0.0
) -> None:
    """Draw a part of a bar: filled for a victory pile, outlined for a bonus."""
    if not points:
        return
    colour = tones.seats[seat]
    axes.barh(seat, points, left=start, height=_HIGH, color=colour, alpha=shade, linewidth=0)
    axes.barh(seat, points, left=start, height=_HIGH, fill=False, edgecolor=colour, linewidth=1.2)
    if points / longest >= _NARROW:
        ground = {"facecolor": tones.base, "edgecolor": "none", "pad": 0.6, "alpha": 0.82 if shade else 0.0}
        axes.text(start + points / 2, seat, text, ha="center", va="center", fontsize=8, color=tones.text, bbox=ground)


def draw_luck(axes: Axes, words: StoryWords, tones: Tones) -> None:
    """Draw the difference of won comparisons and hits from the expected numbers."""
    story = words.story
    if not story.dice and not story.shots:
        empty(axes, words.say("no_dice"), tones)
        return
    seats = sorted({luck.seat for luck in (*story.dice, *story.shots)})
    for told, (offset, hatch) in ((story.dice, _DICE), (story.shots, _SHOTS)):
        for luck in told:
            _bar(axes, seats.index(luck.seat) + offset, luck, hatch, words, tones)
    _rows(axes, words, seats, tones)
    axes.axvline(0, color=tones.outline, linewidth=1.0)
    widest = max(1.0, *(abs(luck.over) for luck in (*story.dice, *story.shots)))
    axes.set_xlim(-1.25 * widest, 3.0 * widest)
    key(axes, words.say("key.luck"), tones)


def _bar(axes: Axes, row: float, luck: Luck, hatch: str, words: StoryWords, tones: Tones) -> None:
    axes.barh(row, luck.over, height=_HIGH / 2, color=tones.good if luck.over >= 0 else tones.warn, hatch=hatch,
              edgecolor=tones.base, linewidth=0)  # fmt: skip
    axes.annotate(
        f"{words.over_expected(luck)}  ({words.luck_row(luck)})", (max(0.0, luck.over), row),
        textcoords="offset points", xytext=(4, 0), va="center", color=tones.text, fontsize=8,
    )  # fmt: skip


def _rows(axes: Axes, words: StoryWords, seats: Sequence[int], tones: Tones) -> None:
    """Label the rows, the first seat on top; remove ticks and lines."""
    axes.set_yticks(range(len(seats)), [cut(words.names[seat], _NAME) for seat in seats])
    for label, seat in zip(axes.get_yticklabels(), seats, strict=True):
        label.set_color(tones.seats[seat])
        label.set_fontweight("bold")
    axes.set_ylim(len(seats) - 0.5, -0.5)
    axes.set_xticks([])
    axes.spines["bottom"].set_visible(False)
    axes.spines["left"].set_visible(False)
