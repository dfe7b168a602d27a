"""What is alike in the stories of games whose words are found by `say`: title, file name and sentences."""

from __future__ import annotations

from typing import Generic, Protocol, TypeVar


class Words(Protocol):
    """A story in one language."""

    def say(self, message: str, /) -> str:
        """Return a message of the page: `title`, `file`, the names of its pictures."""
        ...

    def sentences(self) -> list[str]:
        """Return the story in a few sentences."""
        ...


W = TypeVar("W", bound=Words)


class WordedStory(Generic[W]):
    """All that `told.Told` asks for but the drawing.

    Attributes:
        words: the story and its language.
    """

    def __init__(self, words: W) -> None:
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
