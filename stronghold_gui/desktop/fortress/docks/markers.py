"""The tray of unplaced order markers: the next one can be dragged, clicked or placed by keys."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QAbstractButton, QApplication, QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from stronghold_gui.desktop.docks.explained import Explained
from stronghold_gui.desktop.foreign_text import tip_of
from stronghold_gui.desktop.fortress.docks.strokes import draw_marker
from stronghold_gui.desktop.naming import about, named
from stronghold_gui.desktop.table import brush
from stronghold_gui.desktop.theme import colour, tones
from stronghold_gui.games.fortress.moves import MARKERS

DISC: Final = 34
_GHOST: Final = 30


class MarkerDisc(Explained, QAbstractButton):
    """An order marker in the tray.

    Attributes:
        dragged: emitted with the point of the screen to which it was dragged.
        dropped: emitted with the point of the screen at which it was dropped.
    """

    dragged = Signal(QPoint)
    dropped = Signal(QPoint)

    def __init__(self, sign: str) -> None:
        super().__init__()
        named(self, f"marker_{sign}")
        self.sign, self._state = sign, "later"
        self.setFixedSize(DISC, DISC)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self._start: QPoint | None = None
        self._dragging = False

    def show_state(self, state: str, *, held: bool, tip: str) -> None:
        """Show the state: ``next``, ``later`` or already placed (``lies``), and whether it is held."""
        if (state, held) != (self._state, self.isDown()):
            self._state = state
            self.setDown(held)
            shape = Qt.CursorShape.OpenHandCursor if state == "next" else Qt.CursorShape.ArrowCursor
            self.setCursor(shape)
            self.update()
        self.setAccessibleName(tip)
        self.explain(tip)

    def picture(self) -> QPixmap:
        """Return its picture for dragging."""
        ratio = self.devicePixelRatioF()
        pixmap = brush.blank(QRectF(0, 0, _GHOST, _GHOST).size(), ratio)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_marker(painter, QRectF(0, 0, _GHOST, _GHOST), self.sign, "next", tones(self.palette()))
        painter.end()
        return pixmap

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._start, self._dragging = event.position().toPoint(), False

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._start is None:
            return
        away = (event.position().toPoint() - self._start).manhattanLength()
        if self._dragging or away >= QApplication.startDragDistance():
            self._dragging = True
            self.dragged.emit(event.globalPosition().toPoint())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Drop the marker; without a drag, take it."""
        if self._start is None:
            return
        self._start, dragging = None, self._dragging
        self._dragging = False
        if dragging:
            self.dropped.emit(event.globalPosition().toPoint())
        elif self.rect().contains(event.position().toPoint()):
            self.clicked.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take the marker on Enter, as on Space."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.clicked.emit()
        else:
            super().keyPressEvent(event)

    def sizeHint(self) -> QSize:
        return QSize(DISC, DISC)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the marker; one that was placed already is drawn as spent."""
        painter, tone = QPainter(self), tones(self.palette())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(3, 3, -3, -3)
        if self.isDown() or self.hasFocus() or (self.underMouse() and self._state == "next"):
            painter.setPen(QPen(colour(tone.accent), 2))
            painter.setBrush(colour(tone.lit))
            painter.drawEllipse(QRectF(self.rect()).adjusted(1, 1, -1, -1))
        draw_marker(painter, box, self.sign, "spent" if self._state == "lies" else self._state, tone)
        painter.end()


class MarkerTray(QFrame):
    """The order markers of the player who places them now, with instructions.

    Attributes:
        discs: the four markers, in their order.
    """

    def __init__(self) -> None:
        super().__init__()
        named(self, "marker_tray")
        about(self, "order_marker")
        self.discs = [MarkerDisc(sign) for sign in MARKERS]
        self._title = named(QLabel(wordWrap=True), "marker_title")
        self._how = named(QLabel(wordWrap=True), "marker_how")
        font = self._title.font()
        font.setBold(True)
        self._title.setFont(font)
        row = QHBoxLayout()
        row.setSpacing(6)
        for disc in self.discs:
            row.addWidget(disc)
        row.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 6, 8, 6)
        column.setSpacing(4)
        for part in (self._title, self._how):
            column.addWidget(part)
        column.insertLayout(1, row)

    def show_words(self, title: str, how: str) -> None:
        """Show who places which marker, and how."""
        for label, text in ((self._title, title), (self._how, how)):
            if label.text() != text:
                label.setText(text)
        self.setToolTip(tip_of(how))

    def show_close(self, close: bool) -> None:
        """Move the instructions to the tooltip if the cards need the room."""
        self._how.setVisible(not close)

    def show_states(self, states: Sequence[str], held: str, tips: Sequence[str]) -> None:
        """Show the state of each marker, and which one is held."""
        for disc, state, tip in zip(self.discs, states, tips, strict=True):
            disc.show_state(state, held=disc.sign == held, tip=tip)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, tone = QPainter(self), tones(self.palette())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(colour(tone.accent), 1.6))
        painter.setBrush(colour(tone.base))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 7, 7)
        painter.end()


class Ghost(QLabel):
    """A marker under the mouse, while it is dragged over a widget."""

    def __init__(self, over: QWidget) -> None:
        super().__init__(over)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def carry(self, pixmap: QPixmap, at: QPoint) -> None:
        """Show the marker at a point of the widget."""
        if self.isHidden():
            self.setPixmap(pixmap)
            self.resize(pixmap.deviceIndependentSize().toSize())
            self.show()
            self.raise_()
        self.move(at - QPoint(self.width() // 2, self.height() // 2))
