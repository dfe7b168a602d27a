"""The table for play: mouse, keys and drags from docks on the board."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Final

from PySide6.QtCore import QObject, QPointF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPixmap
from PySide6.QtWidgets import (
    QApplication,
    QGraphicsSceneDragDropEvent,
    QGraphicsSceneHelpEvent,
    QGraphicsSceneMouseEvent,
    QToolTip,
)

from stronghold_gui.desktop.foreign_text import tip_of
from stronghold_gui.desktop.refusals import ShownRefusal
from stronghold_gui.desktop.table import focus, tile_drags
from stronghold_gui.desktop.table.areas import AreaState
from stronghold_gui.desktop.table.art import PieceArt
from stronghold_gui.desktop.table.board_scene import BoardScene
from stronghold_gui.desktop.table.counting import Counting, counted_by_key
from stronghold_gui.desktop.table.geometry import BoardGeometry
from stronghold_gui.desktop.table.gestures import ClickGesture, DragGesture
from stronghold_gui.desktop.table.hand import Hand
from stronghold_gui.desktop.table.key_focus import KeyFocus
from stronghold_gui.desktop.table.model import Source, TableContents, TableWords
from stronghold_gui.desktop.table.overlay import Ghost
from stronghold_gui.desktop.table.picture import BoardPicture
from stronghold_gui.desktop.table.readouts import READOUT
from stronghold_gui.desktop.table.refusal_note import RefusalNote
from stronghold_gui.desktop.table.targets import Targets

_ARROWS: Final = {
    Qt.Key.Key_Left: focus.LEFT,
    Qt.Key.Key_Right: focus.RIGHT,
    Qt.Key.Key_Up: focus.UP,
    Qt.Key.Key_Down: focus.DOWN,
}
_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class TableScene(BoardScene):
    """A board with its contents, and a hand that moves them.

    Attributes:
        lighting: whether pieces that can be taken are highlighted; during an animation, that would reveal its end.
        motion: whether a refused piece slides back; False with reduced motion.
        dropping: whether a dragged piece is being put down at this moment.
        targets: the targets of the held pieces.
        counting: the number of held pieces.
        keys: the keyboard focus.
        refusals: the bubble with the last refusal.

    Signals:
        area_clicked(area): a click (or Enter) with an empty hand where there is no pile.
        readout_pointed(area): the pointer came to the readout of an area, or (empty text) left it.
        pile_pointed(area, key): the pointer came to a pile while nothing is held, or (empty key) left it.
        pile_passed(area, key): the pointer came to a pile while something is held, whether it may go there or not,
            or (empty key) left it.
        hovered(target): the pointer is over another target of the held pieces; empty text for none.
        readout_clicked(area): a readout was clicked, or Enter pressed on it.
    """

    area_clicked = Signal(str)
    readout_pointed = Signal(str)
    readout_clicked = Signal(str)
    hovered = Signal(str)
    pile_pointed = Signal(str, str)
    pile_passed = Signal(str, str)

    def __init__(
        self,
        geometry: BoardGeometry,
        picture: BoardPicture,
        art: PieceArt,
        hand: Hand,
        words: TableWords | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(geometry, picture, art, words, parent)
        self.hand = hand
        self.lighting = True
        self.motion = True
        self.dropping = self._without_hand = False
        self._hovered: str | None = None
        self._chosen: frozenset[str] = frozenset()
        self._pointed_pile: Source | None = None
        self._passed_pile: Source | None = None
        self._pointed = ""
        self._gesture: ClickGesture | DragGesture | None = None
        self._pointer: QPointF | None = None
        self.targets = Targets(self, hand)
        self.keys = KeyFocus(self, hand, self.targets, self.area_clicked.emit)
        self.refusals = RefusalNote(self)
        self.refusals.marked.connect(self._restate)
        self.ghost = Ghost(self)
        self.addItem(self.ghost)
        self.counting = Counting(self, hand, lambda: self.keys.box)
        self.keys.moved.connect(self.counting.show)
        hand.picked.connect(self._hand_changed)
        hand.emptied.connect(self._hand_changed)
        hand.refreshed.connect(self._hand_changed)
        hand.refused.connect(self._tell_refusal)

    def set_contents(self, contents: TableContents) -> None:
        """Set the contents of all areas, see `BoardScene.set_contents`, and forget old refusals."""
        if QToolTip.isVisible():
            # The tooltip may describe a pile that has moved, or be meant for another viewer.
            QToolTip.hideText()
        super().set_contents(contents)
        self.refusals.forget()
        self._hand_changed()

    # -- highlights of the hand -------------------------------------------------------------------------------

    @contextmanager
    def without_hand(self) -> Iterator[None]:
        """Keep the highlights of the hand as they are in this context; the caller refreshes the hand afterwards.

        A move changes the contents before the new highlights are known, and highlighting dozens of piles twice is slow.
        """
        self._without_hand = True
        try:
            yield
        finally:
            self._without_hand = False

    def _hand_changed(self) -> None:
        """Show what can be taken, or the held pieces and their targets."""
        if self._without_hand:
            return
        held = self.hand.held
        if held is None:
            self._hovered = None
        lit = self.hand.client.sources() if self.lighting else ()
        self.light(frozenset({held.source, *self.targets.piles()} if held else lit))
        self._restate()
        self.keys.follow()

    def _tell_refusal(self, area: str, key: str, target: str, refusal: ShownRefusal) -> None:
        self.refusals.tell(area, key, target, refusal, self._pointer)

    def area_states(self) -> dict[str, AreaState]:
        """Return the current states of areas, including the hand's targets."""
        wanted = super().area_states()
        held = self.hand.held
        if held is not None:
            wanted[held.area] = AreaState.SOURCE
            wanted.update(dict.fromkeys(self._chosen, AreaState.CHOSEN))
            wanted.update(dict.fromkeys(held.targets, AreaState.TARGET))
        if self._hovered:
            wanted[self._hovered] = AreaState.HOVERED
        if self.refusals.area:
            wanted[self.refusals.area] = AreaState.REFUSED
        return wanted

    def mark_chosen(self, areas: Iterable[str]) -> None:
        """Mark the areas that the user has chosen as the held piece's goal while the rest of the move is still open."""
        chosen = frozenset(areas)
        if chosen != self._chosen:
            self._chosen = chosen
            self._restate()

    # -- methods of gestures.GestureScene -----------------------------------------------------------------------

    def hover(self, target: str | None) -> None:
        """Show that the pointer is over a target."""
        if target != self._hovered:
            self._hovered = target
            self._restate()
            self.hovered.emit(target or "")

    def return_ghost(self, source: Source) -> None:
        """Move the ghost back to its pile."""
        box = self.box_of(*source)
        if box is None:
            self.ghost.vanish()
        else:
            self.ghost.slide_to(box.center(), motion=self.motion)

    def drag_distance(self) -> float:
        """Return the distance in scene units after which a press becomes a drag."""
        return QApplication.startDragDistance() / (self.resolution.scale if self.resolution else 1.0)

    def picture_of(self, source: Source) -> QPixmap:
        """Return the picture of one piece of a pile."""
        item = self.piles.get(source[0], {}).get(source[1])
        return item.one() if item is not None else QPixmap()

    # -- the mouse --------------------------------------------------------------------------------------------

    @property
    def dragging(self) -> bool:
        """Whether a piece is being dragged with the mouse."""
        return isinstance(self._gesture, DragGesture) and self._gesture.dragging

    def leave_drag(self) -> QPixmap | None:
        """Hand the drag over to the window system, since the pointer left the board; return the piece's picture."""
        gesture, self._gesture = self._gesture, None
        picture = self.ghost.pixmap()
        return picture if isinstance(gesture, DragGesture) and gesture.leave() else None

    def cancel(self) -> None:
        """End every gesture and put back what is held."""
        gesture, self._gesture = self._gesture, None
        if gesture is not None:
            gesture.cancelled()
        self.keys.cancel()

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Begin a gesture."""
        if event.button() is not Qt.MouseButton.LeftButton:
            event.ignore()
            return
        event.accept()
        self.refusals.forget()
        self.keys.ring.setVisible(False)
        self._point_at(event)
        if self.hand.held is None and (readout := self.readouts.at(event.scenePos())):
            self.readout_clicked.emit(readout)
            return
        source = self.source_at(event.scenePos()) if self.hand.held is None else None
        self._gesture = ClickGesture(self) if source is None else DragGesture(self, source)
        self._gesture.begin(event.scenePos())

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Treat a fast second click as a click."""
        self.mousePressEvent(event)

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Continue the gesture; without one, highlight the target under the pointer."""
        self._point_at(event)
        if self._gesture is not None:
            self._gesture.move(event.scenePos())
        elif self.hand.held is not None:
            self.hover(self.targets.at(event.scenePos())[0])
        self._point("" if self.dragging else self.readouts.at(event.scenePos()))
        pile, empty = self.source_at(event.scenePos()), self.hand.held is None
        self._point_pile(pile if empty else None)
        self._pass_pile(None if empty else pile)
        self._show_cursor(event.scenePos())

    def _point_at(self, event: QGraphicsSceneMouseEvent | QGraphicsSceneDragDropEvent) -> None:
        self._pointer = event.scenePos()
        self.counting.follow_input(event.modifiers(), self._pointer)

    def _point_pile(self, pile: Source | None) -> None:
        if pile != self._pointed_pile:
            self._pointed_pile = pile
            self.pile_pointed.emit(*(pile or ("", "")))

    def _pass_pile(self, pile: Source | None) -> None:
        if pile != self._passed_pile:
            self._passed_pile = pile
            self.pile_passed.emit(*(pile or ("", "")))

    def _point(self, readout: str) -> None:
        if readout != self._pointed:
            self._pointed = readout
            self.readout_pointed.emit(readout)

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Finish the gesture."""
        if event.button() is not Qt.MouseButton.LeftButton:
            event.ignore()
            return
        event.accept()
        gesture, self._gesture = self._gesture, None
        if gesture is not None:
            self._point_at(event)
            self.dropping = isinstance(gesture, DragGesture) and gesture.dragging
            gesture.done(event.scenePos())
            self.dropping = False

    def _show_cursor(self, point: QPointF) -> None:
        views = self.views()
        if not views:
            return
        shape = Qt.CursorShape.ArrowCursor
        if self.dragging:
            shape = Qt.CursorShape.ClosedHandCursor
        elif self.hand.held is not None:
            shape = Qt.CursorShape.PointingHandCursor if self._hovered else Qt.CursorShape.ArrowCursor
        elif self._pointed:
            shape = Qt.CursorShape.PointingHandCursor
        elif (source := self.source_at(point)) is not None and source in self.lit:
            shape = Qt.CursorShape.OpenHandCursor
        viewport = views[0].viewport()
        if viewport.cursor().shape() != shape:
            viewport.setCursor(shape)

    def helpEvent(self, event: QGraphicsSceneHelpEvent) -> None:
        """Show the tooltip for a resting mouse. Readouts have none here: the game shows theirs at once."""
        if self.readouts.at(event.scenePos()):
            return
        QToolTip.showText(event.screenPos(), tip_of(self.tooltip_at(event.scenePos())), event.widget())

    # -- drags from docks -------------------------------------------------------------------------------------

    def dragEnterEvent(self, event: QGraphicsSceneDragDropEvent) -> None:
        """Accept a drag from a dock."""
        if tile_drags.source_of(event.mimeData()) is not None:
            event.acceptProposedAction()
        else:
            event.ignore()

    def dragMoveEvent(self, event: QGraphicsSceneDragDropEvent) -> None:
        """Follow a drag. It is accepted everywhere, since only an accepted drag can be dropped and refused."""
        self._point_at(event)
        self.hover(self.targets.at(event.scenePos())[0])
        event.acceptProposedAction()

    def dragLeaveEvent(self, event: QGraphicsSceneDragDropEvent) -> None:
        self.hover(None)
        event.accept()

    def dropEvent(self, event: QGraphicsSceneDragDropEvent) -> None:
        """Put down the dragged piece."""
        source = tile_drags.source_of(event.mimeData())
        if source is None or (not self.hand.holds(*source) and not self.hand.pick(*source)):
            event.ignore()
            return
        self._point_at(event)
        target, inner = self.targets.at(event.scenePos())
        self.dropping = True
        goal = target or inner
        done = self.hand.put(goal, self.targets.pile_under(event.scenePos(), goal)) if goal else False
        self.dropping = False
        if not done:
            self.hand.cancel()
        event.setAccepted(done)

    # -- the keys ---------------------------------------------------------------------------------------------

    def activate(self, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        """Take the focused pile (with Shift, all pieces that can be taken), or put the held pieces at the focus."""
        if self.keys.stop is None:
            return
        self._pointer = None  # refusals are shown at the focus
        self.counting.follow_input(modifiers, None)
        self.refusals.forget()
        area, key = self.keys.stop
        if key == READOUT:
            self.readout_clicked.emit(area)
        else:
            self.keys.use()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handle keys: arrows move the focus, Enter takes and puts, Esc puts back. The view handles Space."""
        key = Qt.Key(event.key())
        if key in _ARROWS:
            self.keys.go(_ARROWS[key])
        elif key in _ENTER:
            self.activate(event.modifiers())
        elif counted_by_key(self.hand, event):
            event.accept()
        elif key is Qt.Key.Key_Escape:
            self.refusals.forget()
            self.cancel()
        else:
            event.ignore()

    def leave(self) -> None:
        """End hovering, since the mouse has left the view."""
        self._pointer = None
        self.counting.follow_input(Qt.KeyboardModifier.NoModifier, None)
        self.hover(None)
        self._point("")
        self._point_pile(None)
        self._pass_pile(None)
