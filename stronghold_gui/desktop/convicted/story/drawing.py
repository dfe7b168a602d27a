"""The page of the story: title, sentences, and its four charts.

Besides colour, sides differ in place and hatching, and resources in the shape of their marks.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Final

from stronghold_gui.core.save import AnyMatch
from stronghold_gui.desktop.charts.chart import (
    Box,
    Chart,
    Ending,
    Hatch,
    Label,
    Line,
    Mark,
    Rows,
    Rule,
    numbers,
    rows,
    steps,
)
from stronghold_gui.desktop.convicted.story.words import StoryWords
from stronghold_gui.desktop.language import Language
from stronghold_gui.desktop.story.ahead import ahead
from stronghold_gui.desktop.story.told import Told, WordedStory
from stronghold_gui.desktop.theme import Tones
from stronghold_gui.games.convicted.pieces import DIRECTIONS, RESOURCES, SECTIONS, is_wall
from stronghold_gui.games.convicted.story import Turn, read_story

_MARKS: Final[Sequence[Mark]] = ("circle", "square", "triangle", "diamond")
_COLOURS: Final = (0, 5, 1, 2)
"""Index of the seat colour in which each resource is drawn; gold is yellow."""
_WIDE: Final = 0.38
_FEWEST: Final = 4
"""Smallest number of columns of the chart of places."""
_SMALL: Final = 14
"""Largest number of turns for which bars have numbers."""


class ConvictedStory(WordedStory[StoryWords]):
    """The story of a match of The Convicted on its page: implements `desktop.story.told.Told`."""

    def charts(self, tones: Tones) -> Rows:
        words = self.words
        return [
            [chart_resources(words, tones), chart_losses(words, tones)],
            [chart_places(words, tones), chart_luck(words, tones)],
        ]


def chart_resources(words: StoryWords, tones: Tones) -> Chart:
    """Return the chart of all seats' resources at the end of each turn: a line for each resource, with its name."""
    turns, kinds = words.story.turns, range(len(RESOURCES))
    last, colours = turns[-1].resources, [tones.seats[colour] for colour in _COLOURS]
    return Chart(
        words.say("resources"),
        steps(_numbers(turns), 0.2),
        numbers([count for turn in turns for count in turn.resources]),
        lines=[
            Line([(step, turn.resources[kind]) for step, turn in enumerate(turns)], colours[kind], _MARKS[kind])
            for kind in kinds
        ],
        endings=[Ending(last[kind], f"{words.resource(kind)} {last[kind]}", colours[kind]) for kind in kinds],
    )


def chart_losses(words: StoryWords, tones: Tones) -> Chart:
    """Return the chart of losses: two bars for each turn, the defenders' and the enemy's."""
    turns = words.story.turns
    if not any(turn.lost or turn.slain for turn in turns):
        return Chart(words.say("losses"), empty=words.say("no_losses"))
    colours, counts = (tones.seats[1], tones.seats[0]), [(turn.lost, turn.slain) for turn in turns]
    labels = [
        Label(step + (side - 0.5) * _WIDE, count, str(count), "above", size=8)
        for step, pair in enumerate(counts)
        for side, count in enumerate(pair)
        if count and len(turns) <= _SMALL
    ]
    return Chart(
        words.say("losses"),
        steps(_numbers(turns)),
        numbers([count for pair in counts for count in pair]),
        [bar for step, pair in enumerate(counts) for bar in _pair(step, pair, colours)],
        labels=labels,
        note=words.say("key.losses.plain"),
    )


def chart_places(words: StoryWords, tones: Tones) -> Chart:
    """Return the chart of defenders lost by section and turn; a frame marks a wall that was stormed."""
    turns = words.story.turns
    cells = [(row, name, step, turn) for row, name in enumerate(SECTIONS) for step, turn in enumerate(turns)]
    most = max((turn.lost_at(name) for _, name, _, turn in cells), default=0)
    boxes, labels = [], []
    for row, name, step, turn in cells:
        if count := turn.lost_at(name):
            boxes.append(_cell(row, step, 0.9, fill=tones.seats[1], alpha=0.2 + 0.6 * count / most))
            labels.append(Label(step, row, str(count), size=8, ground=0.75))
        if is_wall(row) and DIRECTIONS[row // 2] in turn.stormed:
            boxes.append(_cell(row, step, 0.84, frame=tones.warn))
    names = [words.section(number) for number in range(len(SECTIONS))]
    return Chart(
        words.say("where"),
        replace(steps(_numbers(turns)), low=-0.5, high=max(len(turns), _FEWEST) - 0.5),
        rows(names, [tones.text] * len(names), line=True),
        boxes,
        labels=labels,
        note=words.say("key.where"),
    )


def _cell(row: int, step: int, side: float, *, fill: str = "", alpha: float = 1.0, frame: str = "") -> Box:
    half = side / 2
    return Box(step - half, step + half, row + half, row - half, fill, alpha, frame=frame)


def chart_luck(words: StoryWords, tones: Tones) -> Chart:
    """Return the chart of both sides' luck by turn: how far their dice are from the average, two for each die."""
    turns = words.story.turns
    if not any(luck.dice for turn in turns for luck in turn.luck):
        return Chart(words.say("luck"), empty=words.say("no_dice"))
    pairs = [[luck.over for luck in turn.luck] for turn in turns]
    return Chart(
        words.say("luck"),
        steps(_numbers(turns)),
        numbers([over for pair in pairs for over in pair]),
        [
            bar
            for step, pair in enumerate(pairs)
            for bar in _pair(step, pair, [tones.good if over >= 0 else tones.warn for over in pair])
        ],
        rules=[Rule(0, tones.outline, level=True)],
        note=words.say("key.luck"),
    )


def _pair(step: int, values: Sequence[float], colours: Sequence[str]) -> Iterator[Box]:
    """Yield the bars of both sides in a turn; those of enemies are hatched."""
    hatches: tuple[Hatch, Hatch] = ("", "stripes")
    for side, (value, colour, hatch) in enumerate(zip(values, colours, hatches, strict=True)):
        left = step + (side - 1) * _WIDE
        yield Box(left, left + _WIDE, 0, value, colour, hatch=hatch)


def _numbers(turns: Sequence[Turn]) -> list[str]:
    return [str(turn.number) for turn in turns]


def story_of(match: AnyMatch, language: Language) -> Callable[[], Told]:
    """Read the story of a match, and return a function that makes its page in the current language."""
    story = read_story(match.start, [done.events for done in match.played], match.position_after)
    return lambda: ConvictedStory(StoryWords(story, language.texts, ahead(match, language.texts)))
