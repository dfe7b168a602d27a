"""Keyboard focus on the board: a focus ring that replaces the pointer, and picking up and putting down by key."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QPointF, QRectF, Signal

from stronghold_gui.desktop.table import focus
from stronghold_gui.desktop.table.board_scene import BoardScene
from stronghold_gui.desktop.table.focus import Stop
from stronghold_gui.desktop.table.gestures import AREA_ITSELF
from stronghold_gui.desktop.table.hand import Hand
from stronghold_gui.desktop.table.model import pile_target
from stronghold_gui.desktop.table.overlay import FocusRing
from stronghold_gui.desktop.table.readouts import READOUT
from stronghold_gui.desktop.table.targets import Targets


class KeyFocus(QObject):
    """Moves from stop to stop, takes a piece and puts the held ones.

    Attributes:
        stop: the place of the focus.
        ring: its picture; hidden while the mouse is used.
        moved: ``(area, key)``: the focus has moved; an empty key means the area itself.
    """

    moved = Signal(str, str)

    def __init__(self, scene: BoardScene, hand: Hand, targets: Targets, clicked: Callable[[str], None]) -> None:
        """Create the focus ring, hidden at first.

        Args:
            scene: the board.
            hand: the pieces held.
            targets: the targets of the held pieces.
            clicked: called when an area without a pile is activated.
        """
        super().__init__(scene)
        self._scene, self._hand, self._targets, self._clicked = scene, hand, targets, clicked
        self.stop: Stop | None = None
        self.ring = FocusRing()
        self._from: Stop | None = None
        scene.addItem(self.ring)

    @property
    def box(self) -> QRectF | None:
        """The box inside the focus ring; ``None`` while the ring is hidden, as when the mouse is used."""
        return self.ring.path().boundingRect() if self.ring.isVisible() else None

    def stops(self) -> dict[Stop, QRectF]:
        """Return the stops of the focus: targets while something is held; else piles, empty areas and readouts."""
        scene, areas = self._scene, self._scene.geometry.areas
        if self._hand.held is not None:
            piles = {stop: box for stop in self._targets.piles() if (box := scene.box_of(*stop)) is not None}
            return piles | {(t, AREA_ITSELF): areas[t].rect for t in self._hand.targets if t in areas}
        stops: dict[Stop, QRectF] = {}
        busy = set()
        for area, items in scene.piles.items():
            for key, item in items.items():
                if item.spot is not None and not item.spot.pile.fixed:
                    stops[area, key] = item.spot.bounds
                    busy.add(area.partition(".")[0])
        stops.update({(a.id, AREA_ITSELF): a.rect for a in areas.values() if not a.parent and a.id not in busy})
        stops.update({(area, READOUT): box for area, box in scene.readouts.boxes.items()})
        return stops

    # -- going ---------------------------------------------------------------------------------------------------

    def step(self, forward: bool) -> bool:
        """Go to the next (or previous) usable thing; return False if there is none and Tab should leave."""
        stops, holding = self.stops(), self._hand.held is not None
        usable = {stop: box for stop, box in stops.items() if holding or stop in self._scene.lit}
        order = focus.reading_order(usable)
        if not holding:
            # Readouts only give information, so Tab reaches them after everything the player can use.
            order += focus.reading_order({stop: box for stop, box in stops.items() if stop[1] == READOUT})
        found = focus.step(order, self.stop, forward)
        if found is None and holding and order:
            found = order[0 if forward else -1]  # while something is held, Tab goes round
        self.go_to(found)
        return found is not None

    def go(self, direction: QPointF) -> None:
        """Go to the neighbour in a direction."""
        start = self._scene.box_of(*self.stop) if self.stop else None
        if start is None:
            self.go_near(self._scene.geometry.size.center())
        elif (found := focus.neighbour(self.stops(), start, direction, self.stop)) is not None:
            self.go_to(found)

    def go_to(self, stop: Stop | None) -> None:
        """Move the focus ring; None hides it."""
        box = self._scene.box_of(*stop) if stop is not None else None
        changed, self.stop = stop != self.stop, stop if box is not None else None
        self.ring.setVisible(box is not None)
        if box is None:
            return
        self.ring.surround(box)
        for view in self._scene.views():
            view.ensureVisible(box, 30, 30)
        if changed and stop is not None:
            self.moved.emit(*stop)

    def go_near(self, point: QPointF) -> None:
        """Move the focus ring to the stop nearest to a point."""
        stops = self.stops()
        self.go_to(focus.nearest(stops, point, stops))

    def follow(self) -> None:
        """Go to the nearest stop if the current one no longer exists after a change of the board or the hand."""
        if self.stop is None or self.stop in self.stops():
            return
        if self.box is not None:
            self.go_near(self.box.center())
        else:
            self.stop = None  # the player uses the mouse

    # -- taking and putting --------------------------------------------------------------------------------------

    def use(self) -> None:
        """Take the focused pile, or put the held pieces at the focus."""
        if self.stop is None:
            return
        if self._hand.held is None:
            self._take(*self.stop)
        else:
            area, key = self.stop
            if self._hand.put(area if key == AREA_ITSELF else pile_target(area, key)):
                self._from = None

    def cancel(self) -> None:
        """Put the piece back; the focus returns to the piece's place."""
        self._hand.cancel()
        if self._from is not None:
            self.go_to(self._from)
            self._from = None

    def _take(self, area: str, key: str) -> None:
        """Take the focused pile; the focus goes to the nearest place where it may be put."""
        if key == AREA_ITSELF:
            self._clicked(area)
            return
        home = self._scene.box_of(area, key)
        if self._hand.pick(area, key):
            self._from = area, key
            if home is not None:
                self.go_near(home.center())
