"""The dock of places and pieces: the board as a tree of lines, for screen readers and keyboard.

All moves of pieces on the board are possible here: Enter takes the piece of a line and marks its targets, Enter on a
target puts it there, Esc puts it back. The place of the current line is highlighted on the board.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPersistentModelIndex, QPoint, QPointF, QSize, Qt
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QFrame, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QTreeView

from stronghold_gui.desktop.docks.context import DeskContext
from stronghold_gui.desktop.docks.place_words import PlaceWords
from stronghold_gui.desktop.table.counting import counted_by_key
from stronghold_gui.desktop.table.focus import Stop
from stronghold_gui.desktop.table.outline import MARK_ROLE, Entry, Mark, OutlineModel
from stronghold_gui.desktop.table.readouts import READOUT
from stronghold_gui.desktop.table.scene import TableScene
from stronghold_gui.desktop.theme import colour, tones

_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
_SIGN: Final = 20
"""Width in pixels of the mark before a line."""


class PlacesPage(QTreeView):
    """The tree of places. If the user plays from the tree, it takes the focus when a piece is taken in another dock."""

    def __init__(self, context: DeskContext, words: PlaceWords, scene: TableScene | None = None) -> None:
        """Make the page, empty at first.

        Args:
            context: the context of the desk.
            words: makes the lines of the game.
            scene: the board of the same table, if there is one.
        """
        super().__init__()
        self.setObjectName("places")
        self._context, self._words, self._scene = context, words, scene
        self._used = self._put_here = self._following = False
        self._taken: Stop | None = None
        self._goals: Mapping[str, str] = {}
        self.lines = OutlineModel(lambda mark: context.texts(f"access.mark.{mark}"), self)
        self.setModel(self.lines)
        self.setItemDelegate(LineDelegate(self))
        self.setHeaderHidden(True)
        self.setUniformRowHeights(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setIndentation(14)
        self.setAnimated(False)
        self.setExpandsOnDoubleClick(False)
        for changed in (context.hand.picked, context.hand.emptied, context.hand.refreshed):
            changed.connect(self._mark)
        context.hand.picked.connect(self._remember)
        context.hand.keys_wanted.connect(self._take_keys)
        self.doubleClicked.connect(self._use)
        if scene is not None:
            scene.keys.moved.connect(self._follow)
            for view in scene.views():
                view.installEventFilter(self)
        self._name()

    # -- a page of the docks -------------------------------------------------------------------------------------

    def refresh(self, reason: str = "") -> None:
        """Show the current table."""
        first = not self.lines.rowCount()
        self.lines.update(self._words.entries())
        self._mark()
        if first or not reason:
            for row in range(self.lines.rowCount()):
                index = self.lines.index(row, 0)
                self.setExpanded(index, self.lines.entry(index).id in self._words.unfolded)
        if not self.currentIndex().isValid():
            self._go(self.lines.index(0, 0))

    def retranslate(self) -> None:
        """Update the texts after a change of language."""
        self._name()
        if self._context.controller is not None:
            self.refresh("language")

    def sizeHint(self) -> QSize:
        return QSize(330, 240)

    def keys_at(self) -> QPoint | None:
        """Return the point of the current line on the screen, where menus open."""
        return self.viewport().mapToGlobal(self.visualRect(self.currentIndex()).bottomLeft())

    def stop_at(self, point: QPoint | None) -> Stop:
        """Return the area and the key of the line at a screen point, or of the current line for ``None``."""
        index = self.currentIndex() if point is None else self.indexAt(self.viewport().mapFromGlobal(point))
        entry = self.lines.entry(index) if index.isValid() else None
        return ("", "") if entry is None else entry.stop or (entry.place, "")

    def _name(self) -> None:
        self.setAccessibleName(self._context.texts("dock.places"))
        self.setAccessibleDescription(self._context.texts("access.places.keys"))

    # -- marks ---------------------------------------------------------------------------------------------------

    def _mark(self, *_what: object) -> None:
        """Mark the lines that can be taken, or the held one and its targets."""
        if not self.isVisible() or self._context.controller is None:
            return
        held = self._context.hand.held
        self._goals = self._words.goals(held.targets) if held is not None else {}
        # A move made by taking has the piece's own area as its goal, which needs no mark.
        if held is not None and self._words.is_played_by_taking(held.source):
            self._goals = {}
        sources = self._context.hand.client.sources() if held is None else ()

        def mark(entry: Entry) -> Mark:
            if held is None:
                return "take" if entry.stop in sources else ""
            if entry.stop == held.source:
                return "held"
            # Mark the line of the place only, not those of its piles as well.
            return "put" if entry.place in self._goals and not _is_pile(entry) else ""

        self.lines.mark(mark)

    def update_lines(self) -> None:
        """Update the lines after forecasts have been computed."""
        if self.isVisible() and self._context.controller is not None:
            self.refresh("forecast")

    # -- keys ----------------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handle keys: Enter takes, puts and unfolds, Esc puts back, Ctrl with an arrow goes to the next usable line.

        Shift with Enter takes all pieces; digits, + and - change the number of held pieces.
        """
        ctrl = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        key = Qt.Key(event.key())
        if key in _ENTER and not ctrl:
            self._use(self.currentIndex(), all_of_it=bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier))
        elif ctrl and key in (Qt.Key.Key_Down, Qt.Key.Key_Up):
            self._go(self.lines.marked(self.currentIndex(), forward=key is Qt.Key.Key_Down))
        elif counted_by_key(self._context.hand, event):
            pass
        elif key is Qt.Key.Key_Escape and self._context.hand.held is not None:
            self._context.hand.cancel()
            self._go(self.lines.find(lambda entry: entry.stop is not None and entry.stop == self._taken))
        elif key is Qt.Key.Key_Escape:
            event.ignore()  # nothing to cancel here, so the window may handle Esc
        else:
            super().keyPressEvent(event)

    def _use(self, index: QModelIndex, *, all_of_it: bool = False) -> None:
        """Take the piece of a line, put the held piece there, or unfold the line."""
        if not index.isValid() or self._context.controller is None:
            return
        entry, hand = self.lines.entry(index), self._context.hand
        if self._scene is not None:
            self._scene.refusals.forget()
        if hand.held is not None:
            if hand.held.source == entry.stop and entry.place not in self._goals:
                hand.cancel()
            elif entry.place:
                hand.put(self._goals.get(entry.place, self._goals.get(entry.place.partition(".")[0], entry.place)))
        elif entry.stop is None:
            self.setExpanded(index, not self.isExpanded(index))
        elif entry.stop[1] == READOUT and self._scene is not None:
            self._scene.readout_clicked.emit(entry.stop[0])
        elif hand.pick(*entry.stop):
            self._taken = entry.stop
            if all_of_it:
                hand.hold_all()
            self._go(self.lines.marked(index, forward=True))

    def _go(self, index: QModelIndex) -> None:
        if index.isValid():
            self.setCurrentIndex(index)
            self.scrollTo(index)

    def _remember(self, *_what: object) -> None:
        """Store whether the piece was taken from here: the board will have the focus when `_take_keys` is called."""
        self._put_here = self._used

    def _take_keys(self) -> None:
        """Take the focus when a piece was taken by keys in another dock, if the player plays from here."""
        if self._put_here and self.isVisible():
            self.setFocus(Qt.FocusReason.OtherFocusReason)
            self._go(self.lines.marked(self.currentIndex(), forward=True))

    # -- together with the board ---------------------------------------------------------------------------------

    def currentChanged(
        self, current: QModelIndex | QPersistentModelIndex, previous: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Highlight the current line's area on the board."""
        super().currentChanged(current, previous)
        if self.hasFocus() and not self._following:
            self._light()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Store that the player plays from here, and highlight the current line's area."""
        super().focusInEvent(event)
        self._used = True
        self._light()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Remove the highlight from the board."""
        super().focusOutEvent(event)
        if self._scene is not None:
            self._scene.spotlight(())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Store that the player plays from the board when it gets the focus."""
        if self._scene is not None and event.type() == QEvent.Type.FocusIn and watched in self._scene.views():
            self._used = False
        return super().eventFilter(watched, event)

    def _light(self) -> None:
        if self._scene is None:
            return
        index = self.currentIndex()
        place = self.lines.entry(index).place if index.isValid() else ""
        self._scene.spotlight((place,) if place in self._scene.geometry else ())

    def _follow(self, area: str, key: str) -> None:
        """Follow the keyboard cursor of the board."""
        if self.hasFocus() or not self.isVisible():
            return
        self._following = True
        stop = (area, key)
        index = self.lines.find(lambda entry: entry.stop == stop) if key else QModelIndex()
        self._go(index if index.isValid() else self.lines.find(lambda entry: entry.place == area))
        self._following = False


def _is_pile(entry: Entry) -> bool:
    """Return whether a line represents pieces in an area, not a place or an action."""
    return entry.stop is not None and entry.stop[0] == entry.place


class LineDelegate(QStyledItemDelegate):
    """Draws the lines of the tree, each after its mark; each kind of mark has its own shape."""

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        mark: Mark = index.data(MARK_ROLE)
        tone = tones(option.palette)
        if mark == "put":
            painter.fillRect(option.rect, colour(tone.lit))
        super().paint(painter, option, index)
        if mark:
            selected = bool(option.state & QStyle.StateFlag.State_Selected)
            middle = QPointF(option.rect.left() + _SIGN / 2, option.rect.center().y() + 1)
            draw_sign(painter, middle, mark, colour(tone.on_accent if selected else tone.accent))

    def initStyleOption(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> None:
        """Reserve the room of an icon for the mark."""
        super().initStyleOption(option, index)
        option.features |= QStyleOptionViewItem.ViewItemFeature.HasDecoration
        option.decorationSize = QSize(_SIGN - 8, _SIGN - 8)

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """Return a size with some space between the lines."""
        size = super().sizeHint(option, index)
        return QSize(size.width(), size.height() + 3)


def draw_sign(painter: QPainter, middle: QPointF, mark: Mark, ink: QColor) -> None:
    """Draw the shape of a mark: triangle (can be taken), ring (target), disc (held), dot (a marked line is below)."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(ink, 2.0))
    painter.setBrush(ink if mark in ("take", "held", "inside") else Qt.BrushStyle.NoBrush)
    if mark == "take":
        corners = [middle + QPointF(*way) for way in ((-3, -5), (-3, 5), (4, 0))]
        painter.drawPolygon(QPolygonF(corners))
    else:
        size = {"put": 5.0, "held": 5.0, "inside": 1.0}[mark]
        painter.drawEllipse(middle, size, size)
    painter.restore()
