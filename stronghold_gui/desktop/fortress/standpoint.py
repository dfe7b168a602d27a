"""The viewing angle of the battlefield, its buttons, and the fading of walls that would hide a figure."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QObject, Signal

from stronghold_gui.desktop.fortress.angle import SIDES, Angle
from stronghold_gui.desktop.fortress.client import FortressClient
from stronghold_gui.desktop.fortress.depth import Depth
from stronghold_gui.desktop.fortress.goal_card import GoalCard
from stronghold_gui.desktop.fortress.plan_svg import SETS, PlanDrawing
from stronghold_gui.desktop.fortress.sights import Sights
from stronghold_gui.desktop.table.strip import BoardStrip
from stronghold_gui.desktop.table.surface import Surface
from stronghold_gui.desktop.table.tabletop import Tabletop
from stronghold_gui.desktop.table.view import TableView
from stronghold_gui.files import resource
from stronghold_gui.games.fortress.field.field import Field
from stronghold_gui.games.fortress.wording.nouns import sentence
from stronghold_gui.text import Catalogue

_KEPT: Final = 16
"""Number of drawn battlefields that are cached."""


class Standpoint(QObject):
    """The viewing angle of one tabletop.

    Attributes:
        angle: the angle.
        turned: emitted when the angle has changed and the board must be filled again.
    """

    turned = Signal()

    def __init__(self, tabletop: Tabletop) -> None:
        """Begin tilted, without a turn."""
        super().__init__(tabletop)
        self._tabletop = tabletop
        self._field: Field | None = None
        self._through = False
        self._places: tuple[str, ...] = ()
        self._waiting = self._room = True
        self.angle = Angle(0, tilted=True)
        tabletop.dressed.connect(self._show)

    def use(self, field: Field, *, waiting: bool, anew: bool = True) -> None:
        """Show a battlefield, with room beside it for waiting figures, if there are any.

        The battlefield must not move under the mouse during play. So the room stays when no figure waits any more,
        until the angle changes.

        Args:
            field: the battlefield.
            waiting: whether figures wait.
            anew: whether another match is shown than before.
        """
        self._waiting = waiting
        room = waiting or (self._room and not anew)
        if field is not self._field:
            # Pieces from another battlefield have no place on this one.
            self._tabletop.scene.set_contents({})
        if field is not self._field or room != self._room:
            self._field, self._room = field, room
            self._show()

    def turn(self, sixths: int) -> None:
        """Turn the battlefield by a number of sixths, clockwise if positive."""
        self.look(Angle((self.angle.turn + sixths) % SIDES, self.angle.tilted))

    def look(self, angle: Angle) -> None:
        if angle != self.angle:
            self.angle, self._room = angle, self._waiting
            self._show()
            self.turned.emit()

    def see_through(self, through: bool) -> None:
        """Fade all blocks above the ground, or only those that hide a figure."""
        self._through = through
        self._fade()

    def keep_in_sight(self, places: Iterable[str]) -> None:
        """Keep walls from hiding the given places: figures, and places pointed at."""
        found = tuple(places)
        if found != self._places:
            self._places = found
            self._fade()

    def _show(self) -> None:
        if self._field is not None:
            pictures = self._tabletop.art.folder.name.partition("-")[2] or "standard"
            surface = seen(self._field, self.angle, pictures, waiting=self._room)
            self._tabletop.turn(surface, self._faded())

    def _fade(self) -> None:
        self._tabletop.scene.fade(self._faded())

    def _faded(self) -> frozenset[str]:
        """Return the keys of the faded blocks."""
        if self._field is None or not self.angle.tilted:
            return frozenset()
        depth = seen_depth(self._field, self.angle, waiting=self._room)
        return depth.raised if self._through else frozenset(key for at in self._places for key in depth.hiding(at))


@lru_cache(maxsize=_KEPT)
def seen_depth(field: Field, angle: Angle, *, waiting: bool) -> Depth:
    """Return the tilted drawing of a battlefield, cached because its blocks are used by surface and fading."""
    return Depth(field, angle, waiting=waiting)


@lru_cache(maxsize=_KEPT)
def seen(field: Field, angle: Angle, pictures: str, *, waiting: bool) -> Surface:
    """Return a battlefield as a surface, cached, from one angle in a set of pictures."""
    pieces = resource("fortress", "pieces" if pictures == "standard" else f"pieces-{pictures}")
    colours = SETS[pictures]
    if not angle.tilted:
        return Surface(PlanDrawing(field, colours, angle).document(), pieces, cloth=colours.cloth)
    depth = seen_depth(field, angle, waiting=waiting)
    return Surface(depth.document(), pieces, depth.blocks(), colours.cloth)


class ViewButtons(BoardStrip):
    """The strip of buttons over the battlefield."""

    def __init__(
        self, view: TableView, standpoint: Standpoint, sights: Sights, client: FortressClient, goal: GoalCard
    ) -> None:
        """Place the strip over a view.

        Args:
            view: the view of the battlefield.
            standpoint: the viewing angle.
            sights: the marks on the battlefield.
            client: the client, for which a button switches drawing ways by hand.
            goal: the card of the scenario's goals.
        """
        super().__init__(view)
        self._standpoint, self._client = standpoint, client
        self.add("turn_left", "turn_left", "Ctrl+Left", lambda _: standpoint.turn(-1))
        self.add("turn_right", "turn_right", "Ctrl+Right", lambda _: standpoint.turn(1))
        self.add("from_above", "from_above", "V", self._from_above, lasting=True)
        self.add("see_through", "see_through", "X", standpoint.see_through, lasting=True)
        self.add("by_hand", "way", "B", self._by_hand, lasting=True)
        self.add("who_hits", "aim", "H", sights.ask_who_hits, lasting=True)
        self.add("goal", "goal", "G", goal.open, lasting=True)
        goal.toggled.connect(self.buttons["goal"].setChecked)

    def _by_hand(self, by_hand: bool) -> None:
        self._client.by_hand = by_hand

    def _from_above(self, above: bool) -> None:
        self._standpoint.look(Angle(self._standpoint.angle.turn, tilted=not above))

    def show_angle(self, angle: Angle) -> None:
        self.buttons["from_above"].setChecked(not angle.tilted)

    def retranslate(self, texts: Catalogue) -> None:
        """Update the texts of the buttons."""
        for name in self.buttons:
            words = sentence(texts, f"desk.strip.{name}", {})
            self.call(name, words, texts("frame.aside", what=words, more=self.key_of(name)))
