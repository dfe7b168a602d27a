"""Mouse gestures: each is one object with begin, move, done and cancelled.

Gestures interpret movements of mouse or keys; the scene (their `GestureScene`) has the contents of areas; the hand has
the legal moves. A gesture never reads the position and never decides a rule.
"""

from typing import Final, Protocol

from PySide6.QtCore import QPointF, SignalInstance
from PySide6.QtGui import QPixmap

from stronghold_gui.desktop.table.hand import Hand
from stronghold_gui.desktop.table.model import Source
from stronghold_gui.desktop.table.overlay import Ghost
from stronghold_gui.desktop.table.targets import Targets

AREA_ITSELF: Final = ""
"""The key of a `Stop` that is an area and no pile."""


class GestureScene(Protocol):
    """Protocol of the scene used by gestures."""

    hand: Hand
    ghost: Ghost
    targets: Targets

    @property
    def area_clicked(self) -> SignalInstance:
        """Emitted on a click with an empty hand on an area without a pile."""

    def source_at(self, point: QPointF) -> Source | None:
        """Return the pile under a point."""

    def hover(self, target: str | None) -> None:
        """Show that the pointer is over a target."""

    def picture_of(self, source: Source) -> QPixmap:
        """Return the picture of one piece of a pile."""

    def return_ghost(self, source: Source) -> None:
        """Move the ghost back to its pile."""

    def drag_distance(self) -> float:
        """Return the distance in scene units after which a press becomes a drag."""


class ClickGesture:
    """Click a piece, then its target."""

    def __init__(self, scene: GestureScene) -> None:
        self._scene = scene

    def begin(self, point: QPointF) -> None:
        """Do nothing yet: the place where the button is released counts."""

    def move(self, point: QPointF) -> None:
        """Highlight the target under the pointer."""
        self._scene.hover(self._scene.targets.at(point)[0])

    def done(self, point: QPointF) -> None:
        """Take, put, switch to another piece, or put back."""
        source, (target, inner) = self._scene.source_at(point), self._scene.targets.at(point)
        hand = self._scene.hand
        held = hand.held
        if held is None:
            if source is not None:
                hand.pick(*source)
            elif inner:
                self._scene.area_clicked.emit(inner)
        elif target is not None:
            hand.put(target, self._scene.targets.pile_under(point, target))
        elif source == held.source or not inner:
            hand.cancel()
        elif source is not None and hand.can_pick(*source):
            hand.pick(*source)
        else:
            hand.put(inner)  # refused with a reason, and still held: another place may be chosen

    def cancelled(self) -> None:
        """Put back the held pieces."""
        self._scene.hand.cancel()


class DragGesture:
    """Drag one piece of a pile. A press without a drag is a click."""

    def __init__(self, scene: GestureScene, source: Source) -> None:
        self._scene = scene
        self._source = source
        self._pressed = QPointF()
        self._given_up = False
        self.dragging = False

    def begin(self, point: QPointF) -> None:
        """Remember the point; the drag begins after a short movement."""
        self._pressed = point

    def move(self, point: QPointF) -> None:
        """Let the ghost follow, and highlight the target under it."""
        if self.dragging:
            self._scene.ghost.setPos(point)
            self._scene.hover(self._scene.targets.at(point)[0])
        elif not self._given_up and self._far(point):
            self._take(point)

    def done(self, point: QPointF) -> None:
        """Put the piece down; after a refusal it slides back."""
        if not self.dragging:
            if not self._given_up:
                ClickGesture(self._scene).done(point)
            return
        self.dragging = False
        target, inner = self._scene.targets.at(point)
        if target is not None:
            self._scene.ghost.vanish()
            self._scene.hand.put(target, self._scene.targets.pile_under(point, target))
            return
        if inner and self._source[0] != inner:  # a drop on its own place needs no refusal
            self._scene.hand.put(inner)
        self._scene.hand.cancel()
        self._scene.return_ghost(self._source)

    def cancelled(self) -> None:
        """Let the piece slide back without a message."""
        self._given_up = True
        if self.dragging:
            self.dragging = False
            self._scene.hand.cancel()
            self._scene.return_ghost(self._source)

    def leave(self) -> bool:
        """Hand a drag over to the window system when the pointer leaves the board; return whether there was one."""
        was, self.dragging, self._given_up = self.dragging, False, True
        self._scene.ghost.vanish()
        return was

    def _far(self, point: QPointF) -> bool:
        return (point - self._pressed).manhattanLength() >= self._scene.drag_distance()

    def _take(self, point: QPointF) -> None:
        picture = self._scene.picture_of(self._source)
        if self._scene.hand.pick(*self._source):
            self.dragging = True
            self._scene.ghost.appear(picture, point)
        else:
            self._given_up = True
