"""The page of the story: its sentences and charts of points, wounds, heights, cards and luck.

Players differ in colour, in the shape of their marks and in hatching.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from stronghold_gui.core.save import AnyMatch
from stronghold_gui.desktop.charts.chart import (
    Box,
    Chart,
    Hatch,
    Key,
    Label,
    Line,
    Mark,
    Rows,
    Rule,
    cut,
    lengths,
    level_bar,
    numbers,
    rows,
    steps,
)
from stronghold_gui.desktop.fortress.story.words import StoryWords
from stronghold_gui.desktop.language import Language
from stronghold_gui.desktop.story.luck import Luck, luck_chart
from stronghold_gui.desktop.story.told import Told, WordedStory
from stronghold_gui.desktop.theme import Tones
from stronghold_gui.games.fortress.story import read_story

_MARKS: Final[Sequence[Mark]] = ("triangle", "square", "diamond", "circle")
_HATCHES: Final[Sequence[Hatch]] = ("", "stripes", "dots", "crosses")
_NAME: Final = 14
_CARD: Final = 20
_MOST: Final = 9
"""Largest number of cards in the chart: those with the most wounds inflicted and suffered."""


class Siege(WordedStory[StoryWords]):
    """The story of a match of Fortress on its page: implements `desktop.story.told.Told`."""

    def charts(self, tones: Tones) -> Rows:
        words = self.words
        return [
            [_points(words, tones), _wounds(words, tones), _heights(words, tones)],
            [_cards(words, tones), _luck(words, tones)],
        ]


def _points(words: StoryWords, tones: Tones) -> Chart:
    """Return the chart of points: a line for each army from the beginning on."""
    points = [moment.points for moment in words.story.moments]
    keys = [
        Key(cut(name, _NAME), tones.seats[look], mark=_MARKS[look])
        for name, look in zip(words.names, words.looks, strict=True)
    ]
    return Chart(
        words.say("points"),
        steps(["0", *words.rounds()]),
        numbers([most for each in points for most in each]),
        lines=_lines(points, words, tones),
        keys=keys,
    )


def _wounds(words: StoryWords, tones: Tones) -> Chart:
    """Return the chart of wounds: by round, a bar for each player who inflicted them."""
    given = [moment.given for moment in words.story.moments[1:]]
    if not any(any(each) for each in given):
        return Chart(words.say_by_round(), empty=words.say_wounds("no_wounds"))
    wide = 0.8 / len(words.names)
    boxes = []
    for step, each in enumerate(given):
        for player, look in enumerate(words.looks):
            left = step - 0.4 + player * wide
            boxes.append(Box(left, left + wide, 0, each[player], tones.seats[look], hatch=_HATCHES[look]))
    values = numbers([most for each in given for most in each])
    keys = [
        Key(cut(name, _NAME), tones.seats[look], _HATCHES[look])
        for name, look in zip(words.names, words.looks, strict=True)
    ]
    return Chart(words.say_by_round(), steps(words.rounds()), values, boxes, keys=keys)


def _heights(words: StoryWords, tones: Tones) -> Chart:
    """Return the chart of heights: by round, how many figures of each player are at least as high as a wall."""
    high = [moment.high for moment in words.story.moments]
    if not any(any(each) for each in high):
        return Chart(words.say("heights"), empty=words.say("no_heights"))
    values = numbers([most for each in high for most in each])
    lines = _lines(high, words, tones, half=True)
    return Chart(words.say("heights"), steps(["0", *words.rounds()]), values, lines=lines)


def _lines(values: Sequence[Sequence[int]], words: StoryWords, tones: Tones, *, half: bool = False) -> list[Line]:
    """Return a line for each player."""
    return [
        Line([(step, each[player]) for step, each in enumerate(values)], tones.seats[look], _MARKS[look], steps=half)
        for player, look in enumerate(words.looks)
    ]


def _cards(words: StoryWords, tones: Tones) -> Chart:
    """Return the chart of cards: the wounds that each inflicted, to the right, and suffered, to the left."""
    deeds = words.story.deeds
    shown = sorted(deeds, key=lambda card: -(deeds[card].given + deeds[card].taken))[:_MOST]
    shown = [card for card in shown if deeds[card].given + deeds[card].taken]
    if not shown:
        return Chart(words.say_wounds("cards"), empty=words.say_wounds("no_wounds"))
    colours = [tones.seats[words.looks[deeds[card].player]] for card in shown]
    boxes, labels = [], []
    for row, (card, colour) in enumerate(zip(shown, colours, strict=True)):
        given, taken = deeds[card].given, deeds[card].taken
        if given:
            boxes.append(Box(*level_bar(row, given, 0.62), colour))
            labels.append(Label(given, row, str(given), "right", size=8))
        if taken:
            boxes.append(Box(*level_bar(row, -taken, 0.62), frame=colour))
            labels.append(Label(-taken, row, str(taken), "left", size=8))
    ends = [end for card in shown for end in (deeds[card].given, -deeds[card].taken)]
    return Chart(
        words.say_wounds("cards"),
        lengths(ends),
        rows([cut(words.card(card), _CARD) for card in shown], colours),
        boxes,
        rules=[Rule(0, tones.outline)],
        labels=labels,
        note=words.say_wounds("key.cards"),
    )


def _luck(words: StoryWords, tones: Tones) -> Chart:
    """Return the chart of luck: by player, the difference of rolled skulls and shields from the average."""
    story = words.story
    every = (*story.attack, *story.defence)
    if not every:
        return Chart(words.say("luck"), empty=words.say("no_dice"))
    players = sorted({luck.player for luck in every})
    upper, lower = (
        [
            Luck(players.index(one.player), one.over, f"{words.over_expected(one)}  ({words.luck_row(one)})")
            for one in kind
        ]
        for kind in (story.attack, story.defence)
    )
    names = [cut(words.names[player], _NAME) for player in players]
    axis = rows(names, [tones.seats[words.looks[player]] for player in players], bold=True)
    return luck_chart(words.say("luck"), axis, upper, lower, words.say("key.luck"), tones)


def story_of(match: AnyMatch, language: Language) -> Callable[[], Told]:
    """Read the story of a match, and return a function that makes its page in the current language."""
    story = read_story(match.start, [done.events for done in match.played], match.position_after)
    names, outcome = match.header.names, match.game.outcome(match.position)
    setting = match.start.setting
    return lambda: Siege(StoryWords(story, setting, language.texts, names, outcome))
