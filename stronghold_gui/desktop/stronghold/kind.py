"""Stronghold as a game the window can begin: its board, its docks, its seats.

The window knows it before the rules are loaded, so what needs them asks for them when it is called.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Final

from stronghold_gui.desktop.play.kind import PageSpec
from stronghold_gui.desktop.play.seats import SeatMark
from stronghold_gui.desktop.story.page import StoryDialog
from stronghold_gui.desktop.table.surface import Surface
from stronghold_gui.files import resource

if TYPE_CHECKING:
    from PySide6.QtGui import QImage
    from PySide6.QtWidgets import QDialog, QWidget

    from stronghold_gui.core.decision import Seat
    from stronghold_gui.core.header import Header
    from stronghold_gui.core.save import AnyMatch
    from stronghold_gui.desktop.language import Language
    from stronghold_gui.desktop.play.kind import GameKind
    from stronghold_gui.desktop.stronghold.desk import StrongholdDesk
    from stronghold_gui.desktop.table.tabletop import Tabletop


class StrongholdKind:
    """The entry of this game in the window."""

    id: Final = "stronghold"
    pages: Final[Sequence[PageSpec]] = (
        PageSpec("phase_cards", "upper", team=0),
        PageSpec("buildings", "upper", team=1),
        PageSpec("heroes", "upper"),
        PageSpec("places", "upper"),
        PageSpec("log", "lower"),
        PageSpec("report", "lower"),
        PageSpec("glory", "lower"),
        PageSpec("supply", "lower"),
    )

    picture_sets: Final[Sequence[str]] = ("standard", "contrast")
    has_story: Final = True

    def surface(self, header: Header | None, pictures: str) -> Surface:  # noqa: ARG002 - every match has the same board
        """Return the board, drawn from one of its sets; its areas stay those of `board.svg`."""
        ending = "" if pictures == self.picture_sets[0] else f"-{pictures}"
        return _surface(ending)

    def seats(self, number: int) -> Sequence[SeatMark]:
        """Return the seats of a match of so many, in seat order."""
        from stronghold_gui.desktop.stronghold.seats import marks

        return marks(number)

    def make_desk(self, language: Language, tabletop: Tabletop) -> StrongholdDesk:
        """Return the game's part of a window, which takes the board over; loads the rules."""
        from stronghold_gui.desktop.stronghold.desk import StrongholdDesk

        return StrongholdDesk(language, tabletop)

    def make_story(self, match: AnyMatch, language: Language, parent: QWidget) -> QDialog:
        """Return the story of a match."""
        from stronghold_gui.desktop.stronghold.story.drawing import Siege
        from stronghold_gui.desktop.stronghold.story.words import StoryWords
        from stronghold_gui.games.stronghold.reading import read_table
        from stronghold_gui.games.stronghold.story import read_story

        board, names = match.position.board, match.header.names
        story = read_story(match.start, [done.events for done in match.played], match.position_after)
        table, seats = read_table(match.position), match.game.seat_ids(len(names))
        walls = board.outer[: board.walls]
        return StoryDialog(
            lambda: Siege(StoryWords(story, table, language.texts, seats, names), walls), language, parent
        )

    def make_picture(self, match: AnyMatch, width: int, language: str, seat: Seat | None = None) -> QImage:
        """Return the table as a seat, or everybody, may see it."""
        from stronghold_gui.desktop.stronghold.still import table_image

        return table_image(match, seat, width, language)


@cache
def _surface(ending: str) -> Surface:
    return Surface.load(resource("stronghold", f"board{ending}.svg"), resource("stronghold", f"pieces{ending}"))


STRONGHOLD_KIND: Final[GameKind] = StrongholdKind()
