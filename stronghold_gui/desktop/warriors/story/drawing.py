"""The page of the story: title, sentences, and its four charts.

Seats differ in colour, in their letters and in the shape of their marks.
"""

from __future__ import annotations

from collections.abc import Callable

from stronghold_gui.core.save import AnyMatch
from stronghold_gui.desktop.charts.chart import Rows
from stronghold_gui.desktop.language import Language
from stronghold_gui.desktop.story.ahead import ahead
from stronghold_gui.desktop.story.told import Told, WordedStory
from stronghold_gui.desktop.theme import Tones
from stronghold_gui.desktop.warriors.story.courses import chart_leaders, chart_points
from stronghold_gui.desktop.warriors.story.sums import chart_luck, chart_sources
from stronghold_gui.desktop.warriors.story.words import StoryWords
from stronghold_gui.games.warriors.story import read_story


class Battles(WordedStory[StoryWords]):
    """The story of a match of Warriors on its page: implements `desktop.story.told.Told`."""

    def charts(self, tones: Tones) -> Rows:
        words = self.words
        return [
            [chart_points(words, tones), chart_sources(words, tones)],
            [chart_leaders(words, tones), chart_luck(words, tones)],
        ]


def story_of(match: AnyMatch, language: Language) -> Callable[[], Told]:
    """Read the story of a match, and return a function that makes its page in the current language."""
    story = read_story(match.start, [done.events for done in match.played], match.position_after)
    names, outcome = match.header.names, match.game.outcome(match.position)
    return lambda: Battles(StoryWords(story, language.texts, names, outcome, ahead(match, language.texts)))
