"""Warriors as a game the window can begin: its table, its docks, its seats.

The window knows it before the rules are loaded, so what needs them asks for them when it is called.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from stronghold_gui.desktop.play.kind import PageSpec
from stronghold_gui.desktop.story.page import StoryDialog
from stronghold_gui.desktop.warriors.seats import marks
from stronghold_gui.desktop.warriors.surface import table

if TYPE_CHECKING:
    from PySide6.QtGui import QImage
    from PySide6.QtWidgets import QDialog, QWidget

    from stronghold_gui.core.decision import Seat
    from stronghold_gui.core.header import Header
    from stronghold_gui.core.save import AnyMatch
    from stronghold_gui.desktop.language import Language
    from stronghold_gui.desktop.play.kind import GameKind
    from stronghold_gui.desktop.play.seats import SeatMark
    from stronghold_gui.desktop.table.surface import Surface
    from stronghold_gui.desktop.table.tabletop import Tabletop
    from stronghold_gui.desktop.warriors.desk import WarriorsDesk


class WarriorsKind:
    """The entry of this game in the window."""

    id: Final = "warriors"
    pages: Final[Sequence[PageSpec]] = (
        PageSpec("odds", "upper"),
        PageSpec("places", "upper"),
        PageSpec("log", "lower"),
        PageSpec("standings", "lower"),
    )
    picture_sets: Final[Sequence[str]] = ("standard", "contrast")
    has_story: Final = True

    def surface(self, header: Header | None, pictures: str) -> Surface:
        """Return the table for as many as play in a match."""
        return table(len(header.names) if header is not None and header.names else 2, pictures)

    def seats(self, number: int) -> Sequence[SeatMark]:
        """Return the seats of a match of so many, in seat order."""
        return marks(number)

    def make_desk(self, language: Language, tabletop: Tabletop) -> WarriorsDesk:
        """Return the game's part of a window, which takes the table over; loads the rules."""
        from stronghold_gui.desktop.warriors.desk import WarriorsDesk

        return WarriorsDesk(language, tabletop)

    def make_story(self, match: AnyMatch, language: Language, parent: QWidget) -> QDialog:
        """Return the story of a match."""
        from stronghold_gui.desktop.warriors.story.drawing import Battles
        from stronghold_gui.desktop.warriors.story.words import StoryWords
        from stronghold_gui.games.warriors.story import read_story

        story = read_story(match.start, [done.events for done in match.played], match.position_after)
        names, outcome = match.header.names, match.game.outcome(match.position)
        return StoryDialog(lambda: Battles(StoryWords(story, language.texts, names, outcome)), language, parent)

    def make_picture(self, match: AnyMatch, width: int, language: str, seat: Seat | None = None) -> QImage:
        """Return the table as a seat, or everybody, may see it."""
        from stronghold_gui.desktop.warriors.still import table_image

        return table_image(match, seat, width, language)


WARRIORS_KIND: Final[GameKind] = WarriorsKind()
