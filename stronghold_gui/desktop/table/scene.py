"""The table at which somebody plays: what mouse, keys and drags from docks do on the board."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Final

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPixmap
from PySide6.QtWidgets import (
    QApplication,
    QGraphicsSceneDragDropEvent,
    QGraphicsSceneHelpEvent,
    QGraphicsSceneMouseEvent,
    QToolTip,
)

from stronghold_gui.desktop.plain import tip_of
from stronghold_gui.desktop.refusals import STAYS, ShownRefusal
from stronghold_gui.desktop.table import focus, tiles
from stronghold_gui.desktop.table.areas import AreaState
from stronghold_gui.desktop.table.art import PieceArt
from stronghold_gui.desktop.table.board_scene import BoardScene
from stronghold_gui.desktop.table.counting import Counting, counted_by_key
from stronghold_gui.desktop.table.focus import Stop
from stronghold_gui.desktop.table.geometry import BoardGeometry
from stronghold_gui.desktop.table.gestures import AREA_ITSELF, ClickGesture, DragGesture, KeyGesture
from stronghold_gui.desktop.table.hand import Hand
from stronghold_gui.desktop.table.model import PILE, Source, TableContents, TableWords, pile_target
from stronghold_gui.desktop.table.overlay import FocusRing, Ghost, Note
from stronghold_gui.desktop.table.picture import BoardPicture
from stronghold_gui.desktop.table.readouts import READOUT

FORGIVEN: Final = 12.0
"""Widget pixels by which a drop may miss its target."""
_ARROWS: Final = {
    Qt.Key.Key_Left: focus.LEFT,
    Qt.Key.Key_Right: focus.RIGHT,
    Qt.Key.Key_Up: focus.UP,
    Qt.Key.Key_Down: focus.DOWN,
}
_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class TableScene(BoardScene):
    """A board, what lies on it, and a hand that moves it.

    Attributes:
        interactive: whether somebody may play here.
        lighting: whether what can be taken is lit; while something is told, that would give away how it ends.
        motion: whether things may move by themselves.
        dropping: whether something that was dragged is being put down just now.
        counting: how many pieces are held together.

    Signals:
        focus_moved(area, key): the keys went somewhere else; an empty key means the area itself.
        area_clicked(area): a click (or Enter) with an empty hand where no pile lies.
        refusal_over(): what was said of the last refusal is to be shown no more, wherever it is.
        readout_pointed(area): the pointer came to the readout of an area, or (empty text) left it.
        pile_pointed(area, key): the pointer came to a pile while nothing is held, or (empty key) left it.
        pile_passed(area, key): the pointer came to a pile while something is held, allowed there or not, or (empty
            key) left it.
        hovered(target): the pointer is over another target of what is held; empty text for none.
        readout_clicked(area): a readout was clicked, or Enter pressed on it.
    """

    focus_moved = Signal(str, str)
    area_clicked = Signal(str)
    refusal_over = Signal()
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
        self.interactive = self.lighting = True
        self.motion = True
        self.dropping = self._without_hand = False
        self._hovered: str | None = None
        self._chosen: frozenset[str] = frozenset()
        self._pointed_pile: Source | None = None
        self._passed_pile: Source | None = None
        self._refused = self._pointed = ""
        self._focus: Stop | None = None
        self._gesture: ClickGesture | DragGesture | None = None
        self._pointer: QPointF | None = None
        self._told_at: QPointF | None = None
        self._told_of: list[QRectF] = []
        self._over = QTimer(self, singleShot=True, interval=STAYS)
        self._over.timeout.connect(self.forget_refusal)
        self.ghost, self.note, self._ring = Ghost(self), Note(), FocusRing()
        for item in (self.ghost, self.note, self._ring):
            self.addItem(item)
        self._keys = KeyGesture(self)
        self.counting = Counting(self, hand, self.ring_box)
        self.focus_moved.connect(self.counting.show)
        hand.picked.connect(self._hand_changed)
        hand.emptied.connect(self._hand_changed)
        hand.refreshed.connect(self._hand_changed)
        hand.refused.connect(self._tell_refusal)

    def set_contents(self, contents: TableContents) -> None:
        """Show what lies in each area; see `BoardScene.set_contents`. Old refusals are forgotten."""
        if QToolTip.isVisible():
            # What it tells may lie elsewhere now, or be somebody else's.
            QToolTip.hideText()
        super().set_contents(contents)
        self.forget_refusal()
        self._hand_changed()

    def set_motion(self, motion: bool) -> None:
        """Switch movement off for those who asked their system for less of it."""
        self.motion = motion

    def set_interactive(self, interactive: bool) -> None:
        """Switch playing on or off: under a curtain, in a look back."""
        if not interactive:
            self.cancel()
            self.forget_refusal()
            self.focus_on(None)
        self.interactive = interactive
        self._hand_changed()

    # -- what is shown of the hand ----------------------------------------------------------------------------

    @contextmanager
    def without_hand(self) -> Iterator[None]:
        """Show nothing of the hand meanwhile: whoever asks for that has the hand refreshed afterwards.

        A move changes what lies here before it is known what may be lit, and lighting dozens of piles twice is felt.
        """
        self._without_hand = True
        try:
            yield
        finally:
            self._without_hand = False

    def _hand_changed(self) -> None:
        """Show what can be taken, or what is held and where it may go."""
        if self._without_hand:
            return
        held = self.hand.held
        if held is None:
            self._hovered = None
        lit = self.hand.client.sources() if self.interactive and self.lighting else ()
        self.light(frozenset({held.source, *self._pile_targets()} if held else lit))
        self._restate()
        if self._focus is None or self._focus in self.stops():
            return
        if self._ring.isVisible():
            self.focus_near(self._ring.path().boundingRect().center())
        else:
            self._focus = None  # the mouse is used; keys begin anew

    def area_states(self) -> dict[str, AreaState]:
        """Return what areas should show now, the hand's targets included."""
        wanted = super().area_states()
        held = self.hand.held
        if held is not None:
            wanted[held.area] = AreaState.SOURCE
            wanted.update(dict.fromkeys(self._chosen, AreaState.CHOSEN))
            wanted.update(dict.fromkeys(held.targets, AreaState.TARGET))
        if self._hovered:
            wanted[self._hovered] = AreaState.HOVERED
        if self._refused:
            wanted[self._refused] = AreaState.REFUSED
        return wanted

    def mark_chosen(self, areas: Iterable[str]) -> None:
        """Mark areas of which it is settled that what is held goes there, while the rest is asked for."""
        chosen = frozenset(areas)
        if chosen != self._chosen:
            self._chosen = chosen
            self._restate()

    def forget_refusal(self) -> None:
        """Take away the sentence of a refusal with all that it marks.

        Its time is over, something else is tried, or the language is another one.
        """
        self._over.stop()
        self.note.vanish()
        if self._refused:
            self._refused = ""
            self._restate()
        self.refusal_over.emit()

    def _tell_refusal(self, area: str, key: str, target: str, refusal: ShownRefusal) -> None:
        """Say why not, where the player is looking: at the pointer, the target or the piece."""
        self._refused = target if target in self.geometry else ""
        self._over.start()
        self._restate()
        box = self.geometry.areas[target].rect if self._refused else self.box_of(area, key)
        point = self._pointer if self._pointer is not None else box.center() if box is not None else None
        self._told_at = point
        tried = self.geometry.areas[target].rect if self._refused else None
        self._told_of = [found for found in (tried, self.box_of(area, key)) if found is not None]
        self._say(refusal.text)

    def add_to_refusal(self, words: str, areas: Iterable[str] = ()) -> None:
        """Say more below the sentence of the refusal that was told last.

        Args:
            words: what; "" for nothing more.
            areas: what is pointed at now, which the sentence is not to hide.
        """
        if self.note.isVisible():
            self._told_of += [self.geometry.areas[area].rect for area in areas if area in self.geometry]
            self._say("\n".join(filter(None, (self.note.text, words))))

    def _say(self, sentence: str) -> None:
        if sentence and self._told_at is not None and self.resolution is not None:
            # The resolution follows a moment after the size; the sentence is placed for what is seen now.
            views = self.views()
            scale = views[0].transform().m11() if views else self.resolution.scale
            self.note.say(sentence, self._told_at, self._visible(), scale, self._told_of)

    def _visible(self) -> QRectF:
        views = self.views()
        if not views:
            return self.geometry.size
        view = views[0]
        return view.mapToScene(view.viewport().rect()).boundingRect()

    # -- what gestures ask (see gestures.GestureScene) ---------------------------------------------------------------

    def target_at(self, point: QPointF) -> tuple[str | None, str]:
        """Return the target meant by a point: the innermost there, or one that is missed narrowly."""
        areas, targets = self.geometry.at(point), self.hand.targets
        inner = areas[0] if areas else ""
        pile = self.source_at(point)
        if pile is not None and pile in self._pile_targets():
            return pile_target(*pile), inner
        if pile is not None and self.geometry.areas[pile[0]].stand:
            # What stands upright hides what is behind it: nobody means that who points at it.
            behind = areas if self._is_scenery(pile) else ()
            return next((area for area in (pile[0], *behind) if area in targets), None), pile[0]
        for area in areas:
            if area in targets:
                return area, inner
        reach = FORGIVEN / (self.resolution.scale if self.resolution else 1.0)
        apart = (t for t in targets if t in self.geometry and not self.geometry.borders(inner, t))
        near = [(self.geometry.distance(t, point), t) for t in apart]
        distance, best = min(near, default=(reach, ""))
        return (best if distance < reach else None), inner

    def _is_scenery(self, source: Source) -> bool:
        item = self._piles[source[0]][source[1]]
        return item.spot is not None and item.spot.pile.scenery

    def pile_under(self, point: QPointF, target: str) -> str:
        """Return the key of the pile under a point that lies in an area or a part of it; nothing if none does."""
        found = self.source_at(point)
        return found[1] if found is not None and f"{found[0]}.".startswith(f"{target}.") else ""

    def _pile_targets(self) -> set[Source]:
        """Return the piles to which what is held may go."""
        split = (target.partition(PILE) for target in self.hand.targets if PILE in target)
        return {(area, key) for area, _, key in split}

    def hover(self, target: str | None) -> None:
        """Show that the pointer is over a target."""
        if target != self._hovered:
            self._hovered = target
            self._restate()
            self.hovered.emit(target or "")

    def home_of(self, source: Source) -> QPointF | None:
        """Return the middle of a pile; None for what comes from a dock."""
        box = self.box_of(*source)
        return None if box is None else box.center()

    def send_home(self, source: Source) -> None:
        """Let the ghost slide back to its pile."""
        home = self.home_of(source)
        if home is None:
            self.ghost.vanish()
        else:
            self.ghost.slide_to(home, motion=self.motion)

    def drag_distance(self) -> float:
        """Return how far (scene units) the mouse must move before a press becomes a drag."""
        return QApplication.startDragDistance() / (self.resolution.scale if self.resolution else 1.0)

    def clicked(self, area: str) -> None:
        """Tell that an area was clicked."""
        self.area_clicked.emit(area)

    def picture_of(self, source: Source) -> QPixmap:
        """Return the picture of one piece of a pile."""
        item = self._piles.get(source[0], {}).get(source[1])
        return item.one() if item is not None else QPixmap()

    # -- the mouse --------------------------------------------------------------------------------------------

    @property
    def dragging(self) -> bool:
        """Whether a piece is being dragged with the mouse."""
        return isinstance(self._gesture, DragGesture) and self._gesture.dragging

    def leave_drag(self) -> QPixmap | None:
        """Give the drag up to the window system: the pointer left the board. Returns the piece's picture."""
        gesture, self._gesture = self._gesture, None
        picture = self.ghost.pixmap()
        return picture if isinstance(gesture, DragGesture) and gesture.leave() else None

    def cancel(self) -> None:
        """End every gesture and put back what is held."""
        gesture, self._gesture = self._gesture, None
        if gesture is not None:
            gesture.cancelled()
        self._keys.cancelled()

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """A gesture begins."""
        if event.button() is not Qt.MouseButton.LeftButton:
            event.ignore()
            return
        event.accept()
        if not self.interactive:
            return
        self.forget_refusal()
        self._ring.setVisible(False)
        self._point_at(event)
        if self.hand.held is None and (readout := self.readouts.at(event.scenePos())):
            self.readout_clicked.emit(readout)
            return
        source = self.source_at(event.scenePos()) if self.hand.held is None else None
        self._gesture = ClickGesture(self) if source is None else DragGesture(self, source)
        self._gesture.begin(event.scenePos())

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """A fast second click is a click."""
        self.mousePressEvent(event)

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """The gesture goes on; without one, show what could be done here."""
        self._point_at(event)
        if self._gesture is not None:
            self._gesture.move(event.scenePos())
        elif self.hand.held is not None:
            self.hover(self.target_at(event.scenePos())[0])
        self._point("" if self.dragging else self.readouts.at(event.scenePos()))
        pile, empty = self.source_at(event.scenePos()), self.hand.held is None
        self._point_pile(pile if empty else None)
        self._pass_pile(None if empty else pile)
        self._show_cursor(event.scenePos())

    def _point_at(self, event: QGraphicsSceneMouseEvent | QGraphicsSceneDragDropEvent) -> None:
        self._pointer = event.scenePos()
        self.counting.heed(event.modifiers(), self._pointer)

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
        """The gesture is done."""
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
        elif (source := self.source_at(point)) is not None and source in self._lit:
            shape = Qt.CursorShape.OpenHandCursor
        viewport = views[0].viewport()
        if viewport.cursor().shape() != shape:
            viewport.setCursor(shape)

    def helpEvent(self, event: QGraphicsSceneHelpEvent) -> None:
        """The mouse rests: tell what is there. Readouts tell at once, elsewhere."""
        if self.readouts.at(event.scenePos()):
            return
        QToolTip.showText(event.screenPos(), tip_of(self.tooltip_at(event.scenePos())), event.widget())

    # -- drags from docks -------------------------------------------------------------------------------------

    def dragEnterEvent(self, event: QGraphicsSceneDragDropEvent) -> None:
        """Something comes from a dock."""
        if self.interactive and tiles.source_of(event.mimeData()) is not None:
            event.acceptProposedAction()
        else:
            event.ignore()

    def dragMoveEvent(self, event: QGraphicsSceneDragDropEvent) -> None:
        """It is over the board. Accepted everywhere: a refused drop must arrive to be answered with its reason."""
        self._point_at(event)
        self.hover(self.target_at(event.scenePos())[0])
        event.acceptProposedAction()

    def dragLeaveEvent(self, event: QGraphicsSceneDragDropEvent) -> None:
        """It went away again."""
        self.hover(None)
        event.accept()

    def dropEvent(self, event: QGraphicsSceneDragDropEvent) -> None:
        """It was let go here."""
        source = tiles.source_of(event.mimeData())
        if source is None or (not self.hand.holds(*source) and not self.hand.pick(*source)):
            event.ignore()
            return
        self._point_at(event)
        target, inner = self.target_at(event.scenePos())
        self.dropping = True
        goal = target or inner
        done = self.hand.put(goal, self.pile_under(event.scenePos(), goal)) if goal else False
        self.dropping = False
        if not done:
            self.hand.cancel()
        event.setAccepted(done)

    # -- the keys ---------------------------------------------------------------------------------------------

    @property
    def focused(self) -> Stop | None:
        """Where the focus ring is."""
        return self._focus

    def ring_box(self) -> QRectF | None:
        """Return what the focus ring surrounds; None while there is none, as when the mouse is used."""
        return self._ring.path().boundingRect() if self._ring.isVisible() else None

    def stops(self) -> dict[Stop, QRectF]:
        """Return where the keys can go: targets while something is held; else piles, empty areas and readouts."""
        areas = self.geometry.areas
        if self.hand.held is not None:
            piles = {stop: box for stop in self._pile_targets() if (box := self.box_of(*stop)) is not None}
            return piles | {(t, AREA_ITSELF): areas[t].rect for t in self.hand.targets if t in areas}
        stops: dict[Stop, QRectF] = {}
        busy = set()
        for area, items in self._piles.items():
            for key, item in items.items():
                if item.spot is not None and not item.spot.pile.fixed:
                    stops[area, key] = item.spot.bounds
                    busy.add(area.partition(".")[0])
        stops.update({(a.id, AREA_ITSELF): a.rect for a in areas.values() if not a.parent and a.id not in busy})
        stops.update({(area, READOUT): box for area, box in self.readouts.boxes.items()})
        return stops

    def step(self, forward: bool) -> bool:
        """Go to the next (or previous) thing that can be used; False when there is none and Tab should leave."""
        stops = self.stops()
        usable = {s: box for s, box in stops.items() if self.hand.held is not None or s in self._lit}
        order = focus.reading_order(usable)
        if self.hand.held is None:
            # What only tells comes after what can be used.
            order += focus.reading_order({stop: box for stop, box in stops.items() if stop[1] == READOUT})
        found = focus.step(order, self._focus, forward)
        if found is None and self.hand.held is not None and order:
            found = order[0 if forward else -1]  # while something is held, Tab goes round
        self.focus_on(found)
        return found is not None

    def go(self, direction: QPointF) -> None:
        """Go to the neighbour in a direction."""
        stops = self.stops()
        start = self.box_of(*self._focus) if self._focus else None
        if start is None:
            self.focus_near(self.geometry.size.center())
        elif (found := focus.neighbour(stops, start, direction, self._focus)) is not None:
            self._keys.move(found)

    def activate(self, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        """Take what is in focus (with Shift, all that can be taken of it), or put what is held there."""
        if not self.interactive or self._focus is None:
            return
        self._pointer = None  # sentences belong to the focus now
        self.counting.heed(modifiers, None)
        self.forget_refusal()
        if self._focus[1] == READOUT:
            self.readout_clicked.emit(self._focus[0])
        elif self.hand.held is None:
            self._keys.begin(self._focus)
        else:
            self._keys.done(self._focus)

    def focus_on(self, stop: Stop | None) -> None:
        """Move the focus ring; None takes it away."""
        box = self.box_of(*stop) if stop is not None else None
        changed, self._focus = stop != self._focus, stop if box is not None else None
        self._ring.setVisible(box is not None)
        if box is None:
            return
        self._ring.surround(box)
        for view in self.views():
            view.ensureVisible(box, 30, 30)
        if changed and stop is not None:
            self.focus_moved.emit(*stop)

    def focus_near(self, point: QPointF) -> None:
        """Move the focus ring to the stop nearest to a point."""
        stops = self.stops()
        self.focus_on(focus.nearest(stops, point, stops))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows move the focus, Enter takes and puts, Esc puts back. Space is the view's: it may become a pan."""
        key = Qt.Key(event.key())
        if not self.interactive:
            event.ignore()
        elif key in _ARROWS:
            self.go(_ARROWS[key])
        elif key in _ENTER:
            self.activate(event.modifiers())
        elif counted_by_key(self.hand, event):
            event.accept()
        elif key is Qt.Key.Key_Escape:
            self.forget_refusal()
            self.cancel()
        else:
            event.ignore()

    def leave(self) -> None:
        """Hover nothing any more: the mouse has left the view."""
        self._pointer = None
        self.counting.heed(Qt.KeyboardModifier.NoModifier, None)
        self.hover(None)
        self._point("")
        self._point_pile(None)
        self._pass_pile(None)
