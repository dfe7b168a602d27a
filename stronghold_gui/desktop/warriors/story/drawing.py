"""The page of the story: title, sentences, and its four pictures. No Qt: it goes onto the screen and into files.

Seats are told apart by colour, by their letters and by the shape of their marks.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from stronghold_gui.desktop.story.parts import finish, page, part
from stronghold_gui.desktop.warriors.story.courses import draw_leaders, draw_points
from stronghold_gui.desktop.warriors.story.sums import draw_luck, draw_sources

if TYPE_CHECKING:
    from matplotlib.figure import Figure

    from stronghold_gui.desktop.theme import Tones
    from stronghold_gui.desktop.warriors.story.words import StoryWords


class Battles:
    """The story of a match of Warriors on its page: fits `desktop.story.told.Told`."""

    def __init__(self, words: StoryWords) -> None:
        """Take the story and its language."""
        self.words = words

    @property
    def title(self) -> str:
        """What the page is called."""
        return self.words.say("title")

    @property
    def file_name(self) -> str:
        """What a file with it is called."""
        return self.words.say("file").lower()

    def sentences(self) -> list[str]:
        """Return the story in a few sentences."""
        return self.words.sentences()

    def draw(self, figure: Figure, tones: Tones, *, head: bool) -> None:
        """Draw the whole page."""
        words = self.words
        grid = page(figure, self, tones, head=head)
        draw_points(part(figure, grid[1, 0], words.say("points"), tones), words, tones)
        draw_sources(part(figure, grid[1, 1], words.say("sources"), tones), words, tones)
        draw_leaders(part(figure, grid[2, 0], words.say("leaders"), tones), words, tones)
        draw_luck(part(figure, grid[2, 1], words.say("luck"), tones), words, tones)
        finish(figure)
