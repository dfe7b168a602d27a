"""Stronghold as a game the window can begin: its options, its seats, a new match, its files."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from stronghold_gui.core.match import Header, Match
from stronghold_gui.desktop.desk import Option
from stronghold_gui.games.stronghold.game import OPTIONS, STRONGHOLD
from stronghold_gui.games.stronghold.ids import SEATS

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from stronghold_gui.core.save import AnyMatch
    from stronghold_gui.desktop.language import Language
    from stronghold_gui.desktop.stronghold.desk import StrongholdDesk

_SEATS: Final = 2


class StrongholdKind:
    """The entry of this game in the window."""

    id: Final = STRONGHOLD.id
    options: Final[Sequence[Option]] = tuple(Option(name, values) for name, values in OPTIONS.items())

    def seat_ids(self) -> Sequence[str]:
        """Return the seats of a match of two."""
        return SEATS[_SEATS]

    def new_match(self, options: Mapping[str, str], names: Sequence[str], seed: int) -> AnyMatch:
        """Return a new match."""
        return Match(STRONGHOLD, Header(self.id, dict(options), tuple(names), seed))

    def make_desk(self, language: Language, parent: QWidget) -> StrongholdDesk:
        """Return the game's part of a window."""
        from stronghold_gui.desktop.stronghold.desk import StrongholdDesk

        return StrongholdDesk(language, parent)


STRONGHOLD_KIND: Final = StrongholdKind()
