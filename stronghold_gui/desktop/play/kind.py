"""A game as the window begins it: known by name before its rules are loaded."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from PySide6.QtWidgets import QWidget

from stronghold_gui.core.value import value
from stronghold_gui.desktop.play.desk import PageSpec
from stronghold_gui.desktop.play.seats import SeatLook

if TYPE_CHECKING:
    from PySide6.QtGui import QImage
    from PySide6.QtWidgets import QDialog

    from stronghold_gui.desktop.language import Language
    from stronghold_gui.desktop.table.tabletop import Tabletop


@value
class Option:
    """An option of a new match: its id and its values, the default first. Sentences: ``option.<id>.<value>``."""

    id: str
    values: tuple[str, ...]


class GameKind(Protocol):
    """How the window starts a game it knows by name only.

    Importing it, `pages` and `make_tabletop` load no rules: the board is painted before that.
    """

    @property
    def id(self) -> str:
        """The game's name in files."""
        ...

    @property
    def pages(self) -> Sequence[PageSpec]:
        """The docks, in their order."""
        ...

    @property
    def looks(self) -> Sequence[str]:
        """The sets of pictures for board and pieces, the usual one first; sentences: ``action_name.pieces_<look>``."""
        ...

    @property
    def seat_counts(self) -> Sequence[int]:
        """How many may play, the default first."""
        ...

    def options(self, seats: int) -> Sequence[Option]:
        """Return the options of a new match of so many."""
        ...

    def seats(self, number: int) -> Sequence[SeatLook]:
        """Return the seats of a match of so many, in seat order."""
        ...

    def new_match(self, options: Mapping[str, str], names: Sequence[str], seed: int) -> Any:  # noqa: ANN401 - whichever game it is
        """Return a new match of as many as have a name or ``""``."""
        ...

    def make_tabletop(self, parent: QWidget) -> Tabletop:
        """Return the board with nothing on it."""
        ...

    def dress(self, tabletop: Tabletop, look: str) -> None:
        """Draw board and pieces from another set of pictures."""
        ...

    def make_desk(self, language: Language, tabletop: Tabletop, parent: QWidget) -> Any:  # noqa: ANN401 - whichever game
        """Return the game's part of a window, which takes the board over."""
        ...

    def make_story(self, match: Any, language: Language, parent: QWidget) -> QDialog:  # noqa: ANN401 - whichever game
        """Return a dialog, not yet open, that tells how a match went, with nothing that somebody may not know yet."""
        ...

    def make_picture(self, match: Any, width: int, language: str) -> QImage:  # noqa: ANN401 - whichever game it is
        """Return the table as everybody may see it, so many pixels wide."""
        ...
