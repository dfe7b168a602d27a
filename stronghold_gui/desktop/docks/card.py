"""A card of a dock: a head that opens and closes it, and rows."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QFrame, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from stronghold_gui.desktop.docks import card_art
from stronghold_gui.desktop.docks.viewport import own_viewport
from stronghold_gui.desktop.naming import named
from stronghold_gui.desktop.soon import call_soon
from stronghold_gui.desktop.table import brush
from stronghold_gui.desktop.table.art import PieceArt
from stronghold_gui.desktop.theme import Tones, colour, tones

_HEAD: Final = 30
_TICK: Final = 22
_PIECE: Final = 22
EMBLEM: Final = 36
"""Size of a building's picture beside the title in pixels."""
SMALL_EMBLEM: Final = 26
"""Size of a piece's picture beside the title in pixels."""
_PICTURED: Final = 34
_UNFOLDED: Final = 66
"""Height in pixels of a head with a picture, on a closed and on an open card."""
_STRIP: Final = 60
"""Width in pixels of the picture on a closed card."""
_PLATE: Final = 26
"""Height of the plate below the title on the picture of an open card, in pixels."""
_NARROWEST: Final = 220
"""Smallest width of a page in pixels."""
_ROUND: Final = 6.0
_PLATE_ROUND: Final = 7.0
_OVER: Final = QColor(20, 16, 20, 205)
"""Colour of the plate below a title on a picture; light letters on it are readable."""
_LEFT: Final = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
_RIGHT: Final = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)


class CardHead(QAbstractButton):
    """The head of a card: a title at the left, a few words at the right."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setFixedHeight(_HEAD)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._side = ""
        self._art: PieceArt | None = None
        self._pieces: tuple[str, ...] = ()
        self._emblem, self._emblem_pixels = "", 0
        self._active = self._opened = False
        self._picture: Path | None = None
        self._measured: tuple[tuple[object, ...], QFont, int] | None = None
        self._fitted: tuple[tuple[object, ...], str] | None = None

    def show_words(self, title: str, side: str, *, active: bool) -> None:
        """Show a title, words at the right, and whether this card is the current one."""
        if (title, side, active) != (self.text(), self._side, self._active):
            self.setText(title)
            self.setAccessibleName(f"{title}, {side}" if side else title)
            self._side, self._active = side, active
            self.update()

    def show_emblem(self, art: PieceArt, emblem: str, pixels: int = EMBLEM) -> None:
        """Show a piece beside the title, `pixels` wide; the head becomes high enough for it."""
        self._art, self._emblem, self._emblem_pixels = art, emblem, pixels
        self.setFixedHeight(max(_HEAD, pixels + 2))

    def show_picture(self, picture: Path) -> None:
        """Set the picture of the card: beside the title of a closed card, behind the title of an open one."""
        if picture != self._picture:
            self._picture = picture
            self._fit()
            self.update()

    def show_pieces(self, art: PieceArt, pieces: tuple[str, ...]) -> None:
        """Show the pieces of the card while it is closed."""
        if pieces != self._pieces:
            self._art, self._pieces = art, pieces
            self.update()

    def show_open(self, opened: bool) -> None:
        """Show whether the card is open."""
        if opened != self._opened:
            self._opened = opened
            self._fit()
            self.update()

    def sizeHint(self) -> QSize:
        return QSize(120, self.height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tone = tones(self.palette())
        room = self._paint_ground(painter, tone)
        over = self._picture is not None and self._opened
        ink = brush.LIGHT if over and not self._active else colour(tone.on_accent if self._active else tone.text)
        painter.setPen(ink)
        painter.drawText(
            QRect(6, room.top(), _TICK, room.height()), int(Qt.AlignmentFlag.AlignCenter), "▾" if self._opened else "▸"
        )
        room.adjust(_TICK + 8, 0, -8, 0)
        ratio = self.devicePixelRatioF()
        if self._picture is not None and not self._opened and self._has_room_for_strip(room.width()):
            self._paint_picture(painter, QRect(room.left(), 3, _STRIP, self.height() - 6))
            room.setLeft(room.left() + _STRIP + 8)
        if self._emblem and self._art is not None:
            side = self._emblem_pixels
            painter.drawPixmap(room.left(), (self.height() - side) // 2, self._art.pixmap(self._emblem, side, ratio))
            room.setLeft(room.left() + side + 8)
        if self._side:
            room.setRight(self._paint_side(painter, room, ink if self._active or over else colour(tone.muted)))
        if not self._opened and self._art is not None:
            for piece in reversed(self._pieces):
                at = room.right() - _PIECE
                painter.drawPixmap(at, (self.height() - _PIECE) // 2, self._art.pixmap(piece, _PIECE, ratio))
                room.setRight(at - 3)
        painter.setFont(self._title()[0])
        painter.setPen(ink)
        painter.drawText(room, _LEFT, self._fitting(room.width()))
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(ink)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5), 5, 5)
        painter.end()

    def _has_room_for_strip(self, room: int) -> bool:
        """Return whether the title has room for all its letters beside the picture."""
        return self._title()[1] + len(self._pieces) * (_PIECE + 3) + _STRIP + 8 <= room

    def _paint_ground(self, painter: QPainter, tone: Tones) -> QRect:
        """Draw the background below the text; return its rectangle."""
        room = QRect(self.rect())
        painter.setPen(Qt.PenStyle.NoPen)
        if self._picture is not None and self._opened:
            self._paint_picture(painter, self.rect())
            room.setTop(self.height() - _PLATE)
            painter.setBrush(colour(tone.accent) if self._active else _OVER)
            painter.drawRect(room)
        elif self._active:
            painter.setBrush(colour(tone.accent))
            painter.drawRoundedRect(QRectF(self.rect()), _ROUND, _ROUND)
        return room

    def _paint_picture(self, painter: QPainter, box: QRect) -> None:
        """Draw the picture if it is cached; otherwise queue it to be drawn when idle."""
        assert self._picture is not None
        drawn = card_art.kept(self._picture, box.size(), _ROUND, self.devicePixelRatioF())
        if drawn is not None:
            painter.drawPixmap(box.topLeft(), drawn)
        else:
            card_art.draw_later(self, self._picture, box.size(), _ROUND)

    def _fit(self) -> None:
        """Set the height that the picture needs."""
        if self._picture is not None:
            self.setFixedHeight(_UNFOLDED if self._opened else _PICTURED)

    def _paint_side(self, painter: QPainter, room: QRect, ink: QColor) -> int:
        """Draw the words at the right as far as the title leaves room; return the right end of the room left."""
        left, metrics = room.width() - self._title()[1] - 12, QFontMetrics(self.font())
        words = metrics.elidedText(self._side, Qt.TextElideMode.ElideRight, max(left, 0))
        painter.setPen(ink)
        painter.drawText(room, _RIGHT, words)
        return room.right() - metrics.horizontalAdvance(words) - 8

    def _title(self) -> tuple[QFont, int]:
        """Return the font of the title and its width in pixels, cached because heads are painted at every move."""
        facts = self.text(), self.font()
        if self._measured is None or self._measured[0] != facts:
            bold = self.font()
            bold.setBold(True)
            self._measured = facts, bold, QFontMetrics(bold).horizontalAdvance(self.text())
        return self._measured[1:]

    def _fitting(self, room: int) -> str:
        """Return as much of the title as fits into a width in pixels."""
        facts = self.text(), self.font(), room
        if self._fitted is None or self._fitted[0] != facts:
            cut = QFontMetrics(self._title()[0]).elidedText(self.text(), Qt.TextElideMode.ElideRight, room)
            self._fitted = facts, cut
        return self._fitted[1]


class Card(QFrame):
    """A card with a head and rows; a click on the head shows or hides the rows.

    Attributes:
        unfolded: emitted when the rows are shown.
    """

    unfolded = Signal()

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.head = CardHead(f"{name}_head")
        self.head.clicked.connect(lambda: self.open(not self.opened))
        self.body = named(QWidget(), f"{name}_body")
        self.rows = QVBoxLayout(self.body)
        self.rows.setContentsMargins(0, 3, 0, 4)
        self.rows.setSpacing(2)
        column = QVBoxLayout(self)
        column.setContentsMargins(1, 1, 1, 1)
        column.setSpacing(0)
        column.addWidget(self.head)
        column.addWidget(self.body)
        self.body.hide()

    def open(self, opened: bool) -> None:
        """Show or hide the rows."""
        before = self.opened
        if opened != before:
            self.body.setVisible(opened)
        self.head.show_open(opened)
        if opened and not before:
            self.unfolded.emit()

    @property
    def opened(self) -> bool:
        """Whether the rows are shown."""
        return not self.body.isHidden()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        tone = tones(self.palette())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(colour(tone.line))
        painter.setBrush(colour(tone.raised))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), _PLATE_ROUND, _PLATE_ROUND)
        painter.end()


class ScrollPage(QScrollArea):
    """A dock's page: a column of cards that scrolls up and down."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setObjectName(name)
        self.setViewport(own_viewport())
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._inner = QWidget()
        self.column = QVBoxLayout(self._inner)
        self.column.setContentsMargins(6, 6, 6, 6)
        self.column.setSpacing(6)
        self.setWidget(self._inner)
        self._least = 0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Update the size hints when the content has another minimum width; Qt's scroll area does not do so."""
        if watched is self._inner and event.type() == QEvent.Type.LayoutRequest:
            least = self._inner.minimumSizeHint().width()
            if least != self._least:
                self._least = least
                call_soon(self, self.updateGeometry)
        return super().eventFilter(watched, event)

    def sizeHint(self) -> QSize:
        return QSize(330, 300)

    def minimumSizeHint(self) -> QSize:
        """Return a small height and the width of the content, since pages scroll only vertically."""
        least = self._inner.minimumSizeHint().width() + self.verticalScrollBar().sizeHint().width()
        return QSize(max(_NARROWEST, least), 80)

    def show_widget(self, widget: QWidget) -> None:
        """Scroll until a widget is visible, after the event loop has laid it out."""
        call_soon(self, lambda: self._show_now(widget))

    def _show_now(self, widget: QWidget) -> None:
        bar, top = self.verticalScrollBar(), widget.mapTo(self._inner, QPoint()).y() - 6
        bottom = top + widget.height() + 12 - self.viewport().height()
        bar.setValue(min(max(bar.value(), bottom), top))
