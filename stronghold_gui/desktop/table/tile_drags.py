"""Widgets of docks as parts of the table: sources, targets, and the data of a drag.

`TileDrag` and `TileDrop` are event filters and children of their widget, which needs no change.
"""

import json
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QMimeData, QObject, QPoint, Qt, Signal
from PySide6.QtGui import (
    QDrag,
    QDragMoveEvent,
    QDropEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
)
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from stronghold_gui.desktop.table import brush
from stronghold_gui.desktop.table.hand import Hand
from stronghold_gui.desktop.table.model import Source

TILE: Final = "application/x-table-tile"
LARGEST: Final = 1000
"""Largest size of a drag's data in bytes; foreign drags may be larger."""


def pack(area: str, key: str) -> QMimeData:
    """Return the data of a drag."""
    data = QMimeData()
    data.setData(TILE, json.dumps([area, key]).encode())
    return data


def source_of(data: QMimeData) -> Source | None:
    """Return the dragged source, or None for a foreign drag."""
    raw = bytes(data.data(TILE).data()) if data.hasFormat(TILE) else b""
    if not raw or len(raw) > LARGEST:
        return None
    try:
        area, key = json.loads(raw)
    except (ValueError, TypeError):
        return None
    return (area, key) if isinstance(area, str) and isinstance(key, str) else None


_KEYS = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


def run_drag(widget: QWidget, hand: Hand, pixmap: QPixmap) -> None:
    """Run a drag of the held pieces by the window system until they are dropped. Then put back pieces still held."""
    held = hand.held
    if held is None:
        return
    drag = QDrag(widget)
    drag.setMimeData(pack(*held.source))
    if not pixmap.isNull():
        drag.setPixmap(pixmap)
        drag.setHotSpot(QPoint(round(pixmap.deviceIndependentSize().width() / 2), pixmap.height() // 2))
    drag.exec(Qt.DropAction.CopyAction | Qt.DropAction.MoveAction, Qt.DropAction.MoveAction)
    if hand.holds(*held.source):
        hand.cancel()


class TileDrag(QObject):
    """Makes a widget a source, which is taken by a drag, a click, Enter or Space.

    With Shift, all pieces that can be taken are taken.

    Signal `held_changed(bool)`: whether it is in the hand now.
    """

    held_changed = Signal(bool)

    def __init__(
        self, widget: QWidget, hand: Hand, area: str, key: str, pixmap: QPixmap | Callable[[], QPixmap]
    ) -> None:
        """Make a widget a source.

        Args:
            widget: the widget in the dock.
            hand: the hand that takes it.
            area: the area of the source.
            key: the key of the source.
            pixmap: the picture for the drag, or a function that draws it if pictures may change.
        """
        super().__init__(widget)
        self._widget, self._hand, self._pixmap = widget, hand, pixmap
        self.area, self.key = area, key
        self._pressed: QPoint | None = None
        self._frame = _Frames(widget)
        hand.picked.connect(self._show)
        hand.emptied.connect(self._show)
        widget.installEventFilter(self)

    def set_key(self, area: str, key: str, pixmap: QPixmap | Callable[[], QPixmap] | None = None) -> None:
        """Represent another pile from now on."""
        self.area, self.key = area, key
        self._pixmap = pixmap if pixmap is not None else self._pixmap
        self._show()

    def take(self, *, by_keys: bool = False) -> None:
        """Take the source, or put it back if it is held already."""
        if self._hand.holds(self.area, self.key):
            self._hand.cancel()
        elif self._hand.pick(self.area, self.key) and by_keys:
            self._hand.keys_wanted.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take or drag the source at an event of the widget; return whether the event is consumed."""
        if watched is not self._widget or not self._widget.isEnabled():
            return False
        match event:
            case QMouseEvent():
                return self._mouse(event)
            case QKeyEvent() if event.type() is QEvent.Type.KeyPress and event.key() in _KEYS:
                self.take(by_keys=True)
                _all(self._hand, event.modifiers())
                return True
            case _:
                return False

    def _mouse(self, event: QMouseEvent) -> bool:
        match event.type():
            case QEvent.Type.MouseButtonPress if event.button() is Qt.MouseButton.LeftButton:
                self._pressed = event.position().toPoint()
                return True
            case QEvent.Type.MouseMove if self._pressed is not None:
                self._drag(event.position().toPoint())
                return True
            case QEvent.Type.MouseButtonRelease if self._pressed is not None:
                self._pressed = None
                if self._widget.rect().contains(event.position().toPoint()):
                    self._widget.setFocus(Qt.FocusReason.MouseFocusReason)
                    self.take()
                    _all(self._hand, event.modifiers())
                return True
            case _:
                return False

    def _drag(self, point: QPoint) -> None:
        if self._pressed is None or (point - self._pressed).manhattanLength() < QApplication.startDragDistance():
            return
        self._pressed = None
        if isinstance(self._widget, QAbstractButton):
            self._widget.setDown(False)
        if self._hand.pick(self.area, self.key):
            run_drag(self._widget, self._hand, self._pixmap() if callable(self._pixmap) else self._pixmap)

    def _show(self) -> None:
        held = self._hand.holds(self.area, self.key)
        if held != self._frame.shown:
            self._frame.appear(held)
            self.held_changed.emit(held)


class TileDrop(QObject):
    """Makes a widget a target, chosen by a drop or, while something is held, by a click, Enter or Space.

    It has a frame while the held pieces may go there. Signal `lit_changed(bool)` is emitted with the frame.
    """

    lit_changed = Signal(bool)

    def __init__(self, widget: QWidget, hand: Hand, area: str) -> None:
        super().__init__(widget)
        self._widget, self._hand = widget, hand
        self.area = area
        self._pressed = False
        self._frame = _Frames(widget)
        widget.setAcceptDrops(True)
        hand.picked.connect(self._show)
        hand.emptied.connect(self._show)
        hand.refreshed.connect(self._show)
        widget.installEventFilter(self)

    @property
    def lit(self) -> bool:
        """Whether the held pieces may go here."""
        return self.area in self._hand.targets

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Put the held pieces here at an event of the widget; return whether the event is consumed."""
        if watched is not self._widget:
            return False
        match event:
            case QDragMoveEvent():  # the first one, too: QDragEnterEvent is derived from it
                return self._entered(event)
            case QDropEvent() if event.type() is QEvent.Type.Drop:
                return self._dropped(event)
            case QMouseEvent() if event.button() is Qt.MouseButton.LeftButton:
                return self._clicked(event.type())
            case QKeyEvent() if event.type() is QEvent.Type.KeyPress and event.key() in _KEYS:
                return self.lit and self._hand.put(self.area)
            case _:
                return False

    def _clicked(self, kind: QEvent.Type) -> bool:
        """Put the pieces here when the button is pressed; consume its release, too."""
        if kind is QEvent.Type.MouseButtonPress:
            self._pressed = self.lit and self._hand.put(self.area)
            return self._pressed
        if kind is QEvent.Type.MouseButtonRelease and self._pressed:
            self._pressed = False
            return True
        return False

    def _entered(self, event: QDragMoveEvent) -> bool:
        if source_of(event.mimeData()) is None:
            return False
        event.acceptProposedAction()  # accepted even if no target, so that the drop can be refused with a reason
        return True

    def _dropped(self, event: QDropEvent) -> bool:
        source = source_of(event.mimeData())
        if source is None:
            return False
        if self._hand.holds(*source) or self._hand.pick(*source):
            _all(self._hand, event.modifiers())
            event.setAccepted(self._hand.put(self.area))
        return True

    def _show(self) -> None:
        if self.lit != self._frame.shown:
            self._frame.appear(self.lit)
            self.lit_changed.emit(self.lit)


def _all(hand: Hand, modifiers: Qt.KeyboardModifier) -> None:
    """Take all pieces that can be taken in one go, if Shift is held down."""
    if modifiers & Qt.KeyboardModifier.ShiftModifier:
        hand.hold_all()


class _Frames:
    """The frame of one widget, made when it is first shown, since most widgets never need one.

    Attributes:
        shown: whether the widget is framed.
    """

    def __init__(self, widget: QWidget) -> None:
        self._widget = widget
        self._frame: _Frame | None = None
        self.shown = False

    def appear(self, shown: bool) -> None:
        """Show the frame, or hide it."""
        self.shown = shown
        if self._frame is None:
            self._frame = _Frame(self._widget)
        self._frame.appear(shown)


class _Frame(QWidget):
    """A golden frame over a widget; mouse events pass through."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self._widget = widget
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setVisible(False)

    def appear(self, shown: bool) -> None:
        """Show or hide the frame. It watches events of the widget only while it is shown."""
        if shown:
            self.setGeometry(self._widget.rect())
            self.raise_()
            self._widget.installEventFilter(self)
        else:
            self._widget.removeEventFilter(self)
        self.setVisible(shown)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the widget's size."""
        if watched is self._widget and event.type() is QEvent.Type.Resize:
            self.setGeometry(self._widget.rect())
        return False

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's signature
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for colour, width in ((brush.DARK, 4.5), (brush.GOLD, 2.5)):
            painter.setPen(QPen(colour, width))
            painter.drawRoundedRect(self.rect().adjusted(2, 2, -2, -2), 5, 5)
        painter.end()
