"""The page of the story: title, sentences, and its four pictures. No Qt: it goes onto the screen and into files.

Seats differ in colour, in their letters and in the shape of their marks.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from stronghold_gui.core.save import AnyMatch
from stronghold_gui.desktop.language import Language
from stronghold_gui.desktop.story.ahead import ahead
from stronghold_gui.desktop.story.parts import Told, WordedStory, finish, page, part
from stronghold_gui.desktop.warriors.story.courses import draw_leaders, draw_points
from stronghold_gui.desktop.warriors.story.sums import draw_luck, draw_sources
from stronghold_gui.desktop.warriors.story.words import StoryWords
from stronghold_gui.games.warriors.story import read_story

if TYPE_CHECKING:
    from matplotlib.figure import Figure

    from stronghold_gui.desktop.theme import Tones


class Battles(WordedStory[StoryWords]):
    """The story of a match of Warriors on its page: implements `desktop.story.told.Told`."""

    def draw(self, figure: Figure, tones: Tones, *, head: bool) -> None:
        """Draw the whole page."""
        words = self.words
        points, sources, leaders, luck = page(figure, self, tones, head=head)
        draw_points(part(figure, points, words.say("points"), tones), words, tones)
        draw_sources(part(figure, sources, words.say("sources"), tones), words, tones)
        draw_leaders(part(figure, leaders, words.say("leaders"), tones), words, tones)
        draw_luck(part(figure, luck, words.say("luck"), tones), words, tones)
        finish(figure)


def story_of(match: AnyMatch, language: Language) -> Callable[[], Told]:
    """Return the content of the story of a match, in the current language."""
    story = read_story(match.start, [done.events for done in match.played], match.position_after)
    names, outcome = match.header.names, match.game.outcome(match.position)
    return lambda: Battles(StoryWords(story, language.texts, names, outcome, ahead(match, language.texts)))
