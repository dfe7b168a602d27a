"""The kind of a game, known before its rules are loaded: docks, seats, surface, desk, pictures."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from PySide6.QtWidgets import QWidget

from stronghold_gui.core.lazy import Lazy
from stronghold_gui.desktop.play.seats import NO_TEAM
from stronghold_gui.desktop.story.page import StoryDialog
from stronghold_gui.text import add_texts

if TYPE_CHECKING:
    from PySide6.QtGui import QImage
    from PySide6.QtWidgets import QDialog

    from stronghold_gui.core.decision import Seat
    from stronghold_gui.core.header import Header
    from stronghold_gui.core.save import AnyMatch
    from stronghold_gui.desktop.language import Language
    from stronghold_gui.desktop.play.desk import Desk
    from stronghold_gui.desktop.play.seats import SeatMark
    from stronghold_gui.desktop.story.told import Told
    from stronghold_gui.desktop.table.surface import Surface
    from stronghold_gui.desktop.table.tabletop import Tabletop
    from stronghold_gui.games.library import Library


@dataclass(frozen=True, slots=True)
class PageSpec:
    """A dock of a game.

    Attributes:
        id: names the dock in the layout; its text is ``dock.<id>``.
        place: its initial group of docks: ``upper`` and ``lower`` are stacked beside the board.
        team: the team whose turn raises it; `NO_TEAM` for a dock of all teams.
        called: whether the desk may raise it (`Requests.page`).
    """

    id: str
    place: Literal["upper", "lower"]
    team: int = NO_TEAM
    called: bool = False


class PageWidget(QWidget):
    """The interface of the widget in a dock. A page has these methods, but need not derive from this class."""

    def refresh(self, reason: str = "") -> None:
        """Show the current position; ``reason`` is that of the change, "" if there were several since the last call."""

    def retranslate(self) -> None:
        """Update all texts after a change of language."""


@dataclass(frozen=True, slots=True)
class GameKind:
    """The window's description of a game. Importing it loads no rules; the fields of type `Lazy` load them.

    Attributes:
        id: the game's name in files.
        pages: the docks, in their order.
        surface: returns the surface for the header of a match (``None`` for the surface of most matches) and a set of
            pictures. The areas are always those of the surface in the first set.
        seats: returns the marks of the seats for a number of players, in seat order.
        desk: makes the game's part of a window. It takes over the tabletop, which is its Qt parent.
        picture: paints the table of a match as a seat (``None``: the public) may see it. Its arguments are match, seat,
            width in pixels, language and set of pictures.
        story: returns a function that makes the story of a match, without secrets; ``None``: this game has no stories.
        picture_sets: the sets of pictures for surface and pieces, the default first, at least one. Their names are the
            texts ``action_name.pieces_<set>``.
    """

    id: str
    pages: Sequence[PageSpec]
    surface: Callable[[Header | None, str], Surface]
    seats: Callable[[int], Sequence[SeatMark]]
    desk: Lazy[Callable[[Language, Tabletop], Desk]]
    picture: Lazy[Callable[[AnyMatch, Seat | None, int, str, str], QImage]]
    story: Lazy[Callable[[AnyMatch, Language], Callable[[], Told]]] | None = None
    picture_sets: Sequence[str] = ("standard", "contrast")

    def make_desk(self, language: Language, tabletop: Tabletop) -> Desk:
        """Return the game's part of a window."""
        return self.desk()(language, tabletop)

    def make_story(self, match: AnyMatch, language: Language, parent: QWidget) -> QDialog | None:
        """Return a dialog, not yet open, with the story of a match; ``None`` if this game has no stories."""
        return StoryDialog(self.story()(match, language), language, parent) if self.story is not None else None

    def tell_story(self, match: AnyMatch, language: Language) -> Told | None:
        """Return the story of a match, in the current language; ``None`` if this game has no stories."""
        return self.story()(match, language)() if self.story is not None else None

    def make_picture(
        self, match: AnyMatch, width: int, language: str, seat: Seat | None = None, pictures: str = ""
    ) -> QImage:
        """Return a picture of the table as a seat may see it, by default the public, at a width in pixels."""
        return self.picture()(match, seat, width, language, pictures or self.picture_sets[0])


def find_kind(library: Library, game: str) -> GameKind:
    """Return the kind of a game by its id, and load its texts; no rules are loaded.

    Raises:
        LookupError: the library has no such game, or it has no part in the window.
    """
    entry = library.entry(game)
    if entry is None or not entry.window:
        raise LookupError(game)
    add_texts(entry.texts())
    return Lazy[GameKind](entry.window)()
