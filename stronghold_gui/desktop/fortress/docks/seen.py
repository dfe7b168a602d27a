"""The match as docks read it: the view of the seat at the screen, and a position for calculations."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from stronghold_gui.desktop.fortress.client import FortressContext
from stronghold_gui.desktop.fortress.looks import player_mark
from stronghold_gui.desktop.play.seats import SeatMark
from stronghold_gui.files import resource
from stronghold_gui.games.fortress.view import View
from stronghold_gui.games.fortress.wording.card_words import CardWords, card_words

if TYPE_CHECKING:
    from stronghold_gui.games.fortress.position import Position
    from stronghold_gui.games.fortress.setting import Setting
    from stronghold_gui.games.fortress.table import Table
    from stronghold_gui.text import Catalogue


@cache
def picture_of(card: str) -> Path:
    """Return the file of an army card's picture, which may be missing."""
    return resource("fortress", "cards") / f"{card}.svg"


class Seen:
    """A reader of the match that a context shows; results are cached until the view changes."""

    def __init__(self, context: FortressContext) -> None:
        self.context = context
        self._view: View | None = None
        self._position: Position | None = None
        self._words: dict[str, CardWords] = {}
        self._worded: tuple[Setting, Catalogue] | None = None

    @property
    def view(self) -> View:
        found = self.context.match.view()
        if found is not self._view:
            self._view, self._position = found, None
        return found

    @property
    def table(self) -> Table:
        """The current view of the table."""
        return self.view.table

    @property
    def position(self) -> Position:
        """A position that fits the view; results computed from it reveal nothing hidden."""
        view = self.view
        if self._position is None:
            self._position = self.context.match.game.imagine(view, 0)
        return self._position

    def words_of(self, card: str) -> CardWords:
        """Return the texts of a card, cached by setting and language.

        Docks and log ask for them forty times at every move; the cache saves a fifth of a move's time.
        """
        setting, texts = self.view.setting, self.context.texts
        if self._worded is None or self._worded[0] is not setting or self._worded[1] is not texts:
            self._words, self._worded = {}, (setting, texts)
        if card not in self._words:
            number = setting.card_index[card]
            self._words[card] = card_words(setting.cards, number, texts, powers=setting.mode.powers)
        return self._words[card]

    # -- players ---------------------------------------------------------------------------------------------------

    def person(self, player: int) -> int:
        """Return the seat that controls a player."""
        return self.view.setting.seating.people[player]

    def mark(self, player: int) -> SeatMark:
        """Return the mark of a player."""
        return player_mark(player, self.view.setting.seating.people)

    def order(self) -> list[int]:
        """Return the players: those of the seat at the screen, then its partners', then the others."""
        setting, viewer = self.view.setting, self.context.match.viewer
        people, side = setting.seating.people, setting.side
        own = {side[player] for player, person in enumerate(people) if person == viewer}
        return sorted(
            range(setting.players), key=lambda player: (people[player] != viewer, side[player] not in own, player)
        )

    def called(self, player: int) -> str:
        """Return the name of a player: that of the person, with a number if the person plays two."""
        people = self.view.setting.seating.people
        name = self.context.called(people[player])
        if people.count(people[player]) == 1:
            return name
        return self.context.texts("fortress.army.of_two", name=name, number=player + 1)
