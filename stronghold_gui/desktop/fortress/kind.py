"""Fortress as a game the window can begin: its battlefield, its docks, its seats.

The window knows it before the rules are loaded, so what needs them asks for them when it is called.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from stronghold_gui.desktop.fortress.seats import marks
from stronghold_gui.desktop.fortress.surface import battlefield
from stronghold_gui.desktop.play.kind import PageSpec
from stronghold_gui.desktop.story.page import StoryDialog

if TYPE_CHECKING:
    from PySide6.QtGui import QImage
    from PySide6.QtWidgets import QDialog, QWidget

    from stronghold_gui.core.decision import Seat
    from stronghold_gui.core.header import Header
    from stronghold_gui.core.save import AnyMatch
    from stronghold_gui.desktop.fortress.desk import FortressDesk
    from stronghold_gui.desktop.language import Language
    from stronghold_gui.desktop.play.kind import GameKind
    from stronghold_gui.desktop.play.seats import SeatMark
    from stronghold_gui.desktop.table.surface import Surface
    from stronghold_gui.desktop.table.tabletop import Tabletop


class FortressKind:
    """The entry of this game in the window."""

    id: Final = "fortress"
    pages: Final[Sequence[PageSpec]] = (
        PageSpec("armies", "upper"),
        PageSpec("chances", "upper"),
        PageSpec("places", "upper"),
        PageSpec("log", "lower"),
        PageSpec("course", "lower", called=True),
    )
    picture_sets: Final[Sequence[str]] = ("standard", "contrast")
    has_story: Final = True

    def surface(self, header: Header | None, pictures: str) -> Surface:  # noqa: ARG002 - one map for all scenarios
        """Return the battlefield."""
        return battlefield(pictures)

    def seats(self, number: int) -> Sequence[SeatMark]:
        """Return the seats of a match of so many, in seat order."""
        return marks(number)

    def make_desk(self, language: Language, tabletop: Tabletop) -> FortressDesk:
        """Return the game's part of a window, which takes the battlefield over; loads the rules."""
        from stronghold_gui.desktop.fortress.desk import FortressDesk

        return FortressDesk(language, tabletop)

    def make_story(self, match: AnyMatch, language: Language, parent: QWidget) -> QDialog:
        """Return the story of a match."""
        from stronghold_gui.desktop.fortress.story.drawing import Siege
        from stronghold_gui.desktop.fortress.story.words import StoryWords
        from stronghold_gui.games.fortress.story import read_story

        story = read_story(match.start, [done.events for done in match.played], match.position_after)
        names, outcome = match.header.names, match.game.outcome(match.position)
        setting = match.start.setting
        return StoryDialog(lambda: Siege(StoryWords(story, setting, language.texts, names, outcome)), language, parent)

    def make_picture(self, match: AnyMatch, width: int, language: str, seat: Seat | None = None) -> QImage:  # noqa: ARG002 - nothing is written on it
        """Return the battlefield as a seat, or everybody, may see it."""
        from stronghold_gui.desktop.fortress.still import battlefield_image

        return battlefield_image(match, seat, width)


FORTRESS_KIND: Final[GameKind] = FortressKind()
