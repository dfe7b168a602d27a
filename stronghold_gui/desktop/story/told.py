"""What a game tells of a match on the page of its story."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from matplotlib.figure import Figure

    from stronghold_gui.desktop.theme import Tones


class Told(Protocol):
    """A story in one language. It says nothing that somebody may not know yet."""

    @property
    def title(self) -> str:
        """What the page is called."""
        ...

    @property
    def file_name(self) -> str:
        """What a file with it is called unless somebody gives another name; without an ending."""
        ...

    def sentences(self) -> list[str]:
        """Return the story in a few sentences."""
        ...

    def draw(self, figure: Figure, tones: Tones, *, head: bool) -> None:
        """Draw the whole page.

        Args:
            figure: a figure of whatever size; what is on it goes.
            tones: the colours of the window.
            head: whether title and sentences are drawn, too: in files they are, in the window they stand above.
        """
        ...
