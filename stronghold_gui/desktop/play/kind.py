"""A game as the window begins it: known by name before its rules are loaded."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol

from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    from PySide6.QtGui import QImage
    from PySide6.QtWidgets import QDialog

    from stronghold_gui.core.decision import Seat
    from stronghold_gui.core.header import Header
    from stronghold_gui.core.save import AnyMatch
    from stronghold_gui.desktop.language import Language
    from stronghold_gui.desktop.play.desk import Desk
    from stronghold_gui.desktop.play.page import PageSpec
    from stronghold_gui.desktop.play.seats import SeatMark
    from stronghold_gui.desktop.table.surface import Surface
    from stronghold_gui.desktop.table.tabletop import Tabletop


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
