"""The buttons over the battlefield: turn it, look from above, see through walls, show who can hit."""

from __future__ import annotations

from stronghold_gui.desktop.fortress.angle import Angle
from stronghold_gui.desktop.fortress.client import FortressClient
from stronghold_gui.desktop.fortress.sights import Sights
from stronghold_gui.desktop.fortress.standpoint import Standpoint
from stronghold_gui.desktop.table.strip import BoardStrip
from stronghold_gui.desktop.table.view import TableView
from stronghold_gui.games.fortress.wording.nouns import sentence
from stronghold_gui.text import Catalogue


class ViewButtons(BoardStrip):
    """The strip over the battlefield."""

    def __init__(self, view: TableView, standpoint: Standpoint, sights: Sights, client: FortressClient) -> None:
        """Lay it over a view.

        Args:
            view: of the battlefield.
            standpoint: what turns it.
            sights: what marks on it tell.
            client: whom the board asks: it has a way drawn by hand, or taken as it is found.
        """
        super().__init__(view)
        self._standpoint, self._client = standpoint, client
        self.add("turn_left", "turn_left", "Ctrl+Left", lambda _: standpoint.turn(-1))
        self.add("turn_right", "turn_right", "Ctrl+Right", lambda _: standpoint.turn(1))
        self.add("from_above", "from_above", "V", self._from_above, lasting=True)
        self.add("see_through", "see_through", "X", standpoint.see_through, lasting=True)
        self.add("by_hand", "way", "B", self._by_hand, lasting=True)
        self.add("who_hits", "aim", "H", sights.ask_who_hits, lasting=True)

    def _by_hand(self, by_hand: bool) -> None:
        self._client.by_hand = by_hand

    def _from_above(self, above: bool) -> None:
        self._standpoint.look(Angle(self._standpoint.angle.turn, tilted=not above))

    def show_angle(self, angle: Angle) -> None:
        """Show from where one looks, whoever chose it."""
        self.buttons["from_above"].setChecked(not angle.tilted)

    def retranslate(self, texts: Catalogue) -> None:
        """Say what the buttons do."""
        for name in self.buttons:
            words = sentence(texts, f"desk.strip.{name}", {})
            self.call(name, words, texts("frame.aside", what=words, more=self.key_of(name)))
