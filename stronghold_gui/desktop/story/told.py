"""The protocol of a story, and a base class for the stories of games. No Qt."""

from __future__ import annotations

from typing import Generic, Protocol, TypeVar

from stronghold_gui.desktop.charts.chart import Rows
from stronghold_gui.desktop.theme import Tones


class Told(Protocol):
    """Protocol of a story in one language. It reveals nothing that the reader may not know yet."""

    @property
    def title(self) -> str:
        """The title of the page."""
        ...

    @property
    def file_name(self) -> str:
        """The default file name, without a suffix."""
        ...

    def sentences(self) -> list[str]:
        """Return the story in a few sentences."""
        ...

    def charts(self, tones: Tones) -> Rows:
        """Return the charts of the page in the colours of the window."""
        ...


class Words(Protocol):
    """Protocol of the texts of a story in one language."""

    def say(self, message: str, /) -> str:
        """Return a text of the page: `title`, `file`, or the name of a chart."""
        ...

    def sentences(self) -> list[str]:
        """Return the story in a few sentences."""
        ...


W = TypeVar("W", bound=Words)


class WordedStory(Generic[W]):
    """A base class of stories: implements `Told` except for the charts.

    Attributes:
        words: the texts of the story.
    """

    def __init__(self, words: W) -> None:
        self.words = words

    @property
    def title(self) -> str:
        return self.words.say("title")

    @property
    def file_name(self) -> str:
        return self.words.say("file").lower()

    def sentences(self) -> list[str]:
        """Return the story in a few sentences."""
        return self.words.sentences()
