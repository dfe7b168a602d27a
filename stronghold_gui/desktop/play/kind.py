"""A game as the window begins it: known by name before its rules are loaded."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING, Literal, Protocol, cast

from PySide6.QtWidgets import QWidget

from stronghold_gui.desktop.play.seats import NO_TEAM
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
    from stronghold_gui.desktop.table.surface import Surface
    from stronghold_gui.desktop.table.tabletop import Tabletop
    from stronghold_gui.games.library import Library


@dataclass(frozen=True, slots=True)
class PageSpec:
    """A dock of a game.

    Attributes:
        id: names the dock in the layout and its sentence (``dock.<id>``).
        place: the group of docks it lies in at first: ``upper`` and ``lower`` are stacked beside the board.
        team: whose turn brings it to the front; `NO_TEAM` for a dock that is everybody's.
        called: whether the desk brings it to the front at its moments (`Desk.attention`).
    """

    id: str
    place: Literal["upper", "lower"]
    team: int = NO_TEAM
    called: bool = False


class PageWidget(QWidget):
    """The widget in a dock has these two. It need not be one of these: Qt's widgets of all kinds may have them."""

    def refresh(self, events: Sequence[object], reason: str) -> None:
        """Show the controller's match as it is now."""

    def retranslate(self) -> None:
        """Set all texts again."""


class GameKind(Protocol):
    """How the window begins a game. Importing it, and all but the desk, the story and pictures, loads no rules."""

    @property
    def id(self) -> str:
        """The game's name in files."""
        ...

    @property
    def pages(self) -> Sequence[PageSpec]:
        """The docks, in their order."""
        ...

    @property
    def picture_sets(self) -> Sequence[str]:
        """The sets of pictures for surface and pieces, the usual one first, at least one.

        Sentences: ``action_name.pieces_<set>``.
        """
        ...

    @property
    def has_story(self) -> bool:
        """Whether ``make_story`` tells how a match went."""
        ...

    def surface(self, header: Header | None, pictures: str) -> Surface:
        """Return what pieces lie on in a match.

        Args:
            header: of the match; ``None`` before one is known: the surface of most matches.
            pictures: from which set; the areas are those of the first set.
        """
        ...

    def seats(self, number: int) -> Sequence[SeatMark]:
        """Return the seats of a match of so many, in seat order."""
        ...

    def make_desk(self, language: Language, tabletop: Tabletop) -> Desk:
        """Return the game's part of a window, a child of the tabletop, which it takes over."""
        ...

    def make_story(self, match: AnyMatch, language: Language, parent: QWidget) -> QDialog | None:
        """Return a dialog, not yet open, that tells how a match went, with nothing that somebody may not know yet.

        ``None``: this game has none.
        """
        ...

    def make_picture(self, match: AnyMatch, width: int, language: str, seat: Seat | None = None) -> QImage:
        """Return the table as a seat, or everybody, may see it, so many pixels wide."""
        ...


def find_kind(library: Library, game: str) -> GameKind:
    """Return how the window begins a game, whose sentences are known from then on; loads no rules.

    Raises:
        LookupError: the library has no such game, or it has no part in the window.
    """
    entry = library.entry(game)
    if entry is None or not entry.window:
        raise LookupError(game)
    add_texts(entry.texts())
    module, _, name = entry.window.partition(":")
    return cast("GameKind", getattr(import_module(module), name))
