"""Stronghold as a game the window can begin: its board, its docks, its options, its seats, a new match.

The window knows it before the rules are loaded, so what needs them asks for them when it is called.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from stronghold_gui.desktop.play.desk import PageSpec
from stronghold_gui.desktop.play.kind import Option
from stronghold_gui.desktop.play.seats import SeatLook
from stronghold_gui.files import resource, user_cache_dir

if TYPE_CHECKING:
    from PySide6.QtGui import QImage
    from PySide6.QtWidgets import QDialog, QWidget

    from stronghold_gui.core.save import AnyMatch
    from stronghold_gui.desktop.language import Language
    from stronghold_gui.desktop.stronghold.desk import StrongholdDesk
    from stronghold_gui.desktop.table.tabletop import Tabletop


class StrongholdKind:
    """The entry of this game in the window."""

    id: Final = "stronghold"
    pages: Final[Sequence[PageSpec]] = (
        PageSpec("phase_cards", "upper", "first"),
        PageSpec("buildings", "upper", "second"),
        PageSpec("heroes", "upper"),
        PageSpec("places", "upper"),
        PageSpec("log", "lower"),
        PageSpec("report", "lower"),
        PageSpec("glory", "lower"),
        PageSpec("supply", "lower"),
    )

    looks: Final[Sequence[str]] = ("standard", "contrast")

    @property
    def seat_counts(self) -> Sequence[int]:
        """How many may play."""
        from stronghold_gui.games.stronghold.ids import SEATS

        return tuple(SEATS)

    def options(self, seats: int) -> Sequence[Option]:
        """Return the options of a new match of so many."""
        from stronghold_gui.games.stronghold.game import STRONGHOLD

        return tuple(Option(name, values) for name, values in STRONGHOLD.options(seats).items())

    def seats(self, number: int) -> Sequence[SeatLook]:
        """Return the seats of a match of so many, in seat order."""
        from stronghold_gui.desktop.stronghold.seats import looks

        return looks(number)

    def new_match(self, options: Mapping[str, str], names: Sequence[str], seed: int) -> AnyMatch:
        """Return a new match."""
        from stronghold_gui.core.match import Header, Match
        from stronghold_gui.games.stronghold.game import STRONGHOLD

        return Match(STRONGHOLD, Header(self.id, dict(options), tuple(names), seed))

    def make_tabletop(self, parent: QWidget) -> Tabletop:
        """Return the board, for which no rules are needed."""
        from stronghold_gui.desktop.table.tabletop import Tabletop

        board, pieces = resource("stronghold", "board.svg"), resource("stronghold", "pieces")
        return Tabletop(board, pieces, user_cache_dir(), parent)

    def dress(self, tabletop: Tabletop, look: str) -> None:
        """Draw board and pieces from another set of pictures; their areas stay those of `board.svg`."""
        ending = "" if look == self.looks[0] else f"-{look}"
        tabletop.use(resource("stronghold", f"board{ending}.svg"), resource("stronghold", f"pieces{ending}"))

    def make_desk(self, language: Language, tabletop: Tabletop, parent: QWidget) -> StrongholdDesk:
        """Return the game's part of a window, which takes the board over; loads the rules."""
        from stronghold_gui.desktop.stronghold.desk import StrongholdDesk

        return StrongholdDesk(language, tabletop, parent)

    def make_story(self, match: AnyMatch, language: Language, parent: QWidget) -> QDialog:
        """Return the story of a match; loads the plotting library."""
        from stronghold_gui.desktop.stronghold.story.page import StoryDialog
        from stronghold_gui.desktop.stronghold.story.words import StoryWords
        from stronghold_gui.games.stronghold.reading import read_table
        from stronghold_gui.games.stronghold.story import read_story

        board, names = match.position.board, match.header.names
        story = read_story(match.start, [done.events for done in match.played], match.position_after)
        table, seats = read_table(match.position), match.game.seat_ids(len(names))
        return StoryDialog(
            lambda: StoryWords(story, table, language.texts, seats, names),
            board.outer[: board.walls],
            language,
            parent,
        )

    def make_picture(self, match: AnyMatch, width: int, language: str) -> QImage:
        """Return the table as everybody may see it."""
        from stronghold_gui.desktop.stronghold.still import table_image

        return table_image(match, None, width, language)


STRONGHOLD_KIND: Final = StrongholdKind()
