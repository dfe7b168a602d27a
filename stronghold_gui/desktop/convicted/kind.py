"""The Convicted as a game the window can begin: its board, its docks, its seats.

The window knows it before the rules are loaded, so what needs them asks for them when it is called.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from stronghold_gui.desktop.convicted.docks.specs import LOWER, UPPER
from stronghold_gui.desktop.convicted.seats import marks
from stronghold_gui.desktop.convicted.surface import PICTURE_SETS, board
from stronghold_gui.desktop.play.kind import PageSpec
from stronghold_gui.desktop.story.page import StoryDialog

if TYPE_CHECKING:
    from PySide6.QtGui import QImage
    from PySide6.QtWidgets import QDialog, QWidget

    from stronghold_gui.core.decision import Seat
    from stronghold_gui.core.header import Header
    from stronghold_gui.core.save import AnyMatch
    from stronghold_gui.desktop.convicted.desk import ConvictedDesk
    from stronghold_gui.desktop.language import Language
    from stronghold_gui.desktop.play.kind import GameKind
    from stronghold_gui.desktop.play.seats import SeatMark
    from stronghold_gui.desktop.table.surface import Surface
    from stronghold_gui.desktop.table.tabletop import Tabletop


class ConvictedKind:
    """The entry of this game in the window."""

    id: Final = "convicted"
    pages: Final[Sequence[PageSpec]] = (
        *UPPER,
        PageSpec("log", "lower"),
        *LOWER,
        PageSpec("places", "lower"),
    )
    picture_sets: Final[Sequence[str]] = PICTURE_SETS
    has_story: Final = True

    def surface(self, header: Header | None, pictures: str) -> Surface:
        """Return the board, drawn from one of its sets; its areas stay those of `board.svg`, the ring's as named."""
        return board(header, pictures)

    def seats(self, number: int) -> Sequence[SeatMark]:
        """Return the seats of a match of so many, in seat order."""
        return marks(number)

    def make_desk(self, language: Language, tabletop: Tabletop) -> ConvictedDesk:
        """Return the game's part of a window, which takes the board over; loads the rules."""
        from stronghold_gui.desktop.convicted.desk import ConvictedDesk

        return ConvictedDesk(language, tabletop)

    def make_story(self, match: AnyMatch, language: Language, parent: QWidget) -> QDialog:
        """Return the story of a match."""
        from stronghold_gui.desktop.convicted.story.drawing import ConvictedStory
        from stronghold_gui.desktop.convicted.story.words import StoryWords
        from stronghold_gui.games.convicted.story import read_story

        story = read_story(match.start, [done.events for done in match.played], match.position_after)
        return StoryDialog(lambda: ConvictedStory(StoryWords(story, language.texts)), language, parent)

    def make_picture(self, match: AnyMatch, width: int, language: str, seat: Seat | None = None) -> QImage:  # noqa: ARG002 - nothing is hidden
        """Return the table as everybody sees it."""
        from stronghold_gui.desktop.convicted.still import table_image

        return table_image(match, width, language)


CONVICTED_KIND: Final[GameKind] = ConvictedKind()
