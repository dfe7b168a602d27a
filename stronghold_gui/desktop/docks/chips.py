"""Small buttons of the docks: a price, an hourglass, a unit. An impossible one stays readable and gives the reason."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QEnterEvent, QFont, QFontInfo, QFontMetrics, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from stronghold_gui.desktop.docks.explained import Explained
from stronghold_gui.desktop.table import brush
from stronghold_gui.desktop.table.art import PieceArt
from stronghold_gui.desktop.theme import Tones, colour, tones

CHIP_HEIGHT: Final = 24
"""Least height of a chip in pixels."""
_ICON: Final = 18
_PADDING: Final = 6
_ABOVE_BELOW: Final = 4
"""Pixels of a chip above and below large text, together."""
_GROWN: Final = 1.5
"""Largest size of a tile in large text, relative to its usual one."""
_OF_TILE: Final = 0.48
"""Largest height of a badge's letters, relative to its tile."""


def chip_height(font: QFont) -> int:
    """Return the height of a chip with text in a font."""
    return max(CHIP_HEIGHT, QFontMetrics(font).height() + _ABOVE_BELOW)


def _call(widget: QWidget, name: str) -> None:
    """Set a widget's accessible name if it differs; screen readers announce each change."""
    if name and name != widget.accessibleName():
        widget.setAccessibleName(name)


class Chip(Explained, QAbstractButton):
    """A button with a picture and a text, for an action that may be impossible now.

    It is never disabled: pressed while impossible, it shows the reason in the prompt. Its tooltip has the reason, too
    (`Explained`).
    """

    def __init__(self, art: PieceArt, name: str, piece: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self._art, self._piece = art, piece
        self._possible = False

    def show_state(self, text: str, *, possible: bool, tip: str, name: str = "") -> None:
        """Show a text and whether it is possible; ``tip`` is the tooltip, ``name`` is for screen readers."""
        if text != self.text():
            self.setText(text)
            self.updateGeometry()
        if possible != self._possible:
            self._possible = possible
            self.update()
            self.explain_again()
        self.explain(tip)
        _call(self, name)

    def show_piece(self, piece: str) -> None:
        """Show another picture."""
        if piece != self._piece:
            self._piece = piece
            self.update()

    @property
    def possible(self) -> bool:
        """Whether it is shown as possible."""
        return self._possible

    def sizeHint(self) -> QSize:
        text = QFontMetrics(self.font()).horizontalAdvance(self.text()) if self.text() else 0
        width = 2 * _PADDING + (_ICON if self._piece else 0) + text + (4 if self._piece and text else 0)
        height = chip_height(self.font())
        return QSize(max(width, height), height)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw plate and picture, which are cached for equal buttons, and the text."""
        tone, ratio = tones(self.palette()), self.devicePixelRatioF()
        lively = self._possible and self.isEnabled()
        focused = self.hasFocus()
        strong = lively and (focused or self.underMouse())
        x = _PADDING if self.text() else (self.width() - _ICON) // 2
        key = ("chip", self._piece, x, self.width(), self.height(), ratio, tone.base, lively, focused, strong)
        painter = QPainter(self)
        painter.drawPixmap(
            0, 0, self._art.composed(key, lambda: self._drawn(tone, x, lively=lively, focused=focused, strong=strong))
        )
        if self.text():
            painter.setPen(colour(tone.text if lively else tone.muted))
            room = self.rect().adjusted(x + _ICON + 4 if self._piece else 0, 0, 0, 0)
            align = Qt.AlignmentFlag.AlignLeft if self._piece else Qt.AlignmentFlag.AlignHCenter
            painter.drawText(room, int(align | Qt.AlignmentFlag.AlignVCenter), self.text())
        painter.end()

    def _drawn(self, tone: Tones, x: int, *, lively: bool, focused: bool, strong: bool) -> QPixmap:
        """Return the plate with the picture at ``x`` pixels; it is cached, since Qt draws round lines slowly."""
        ratio = self.devicePixelRatioF()
        pixmap = brush.blank(QSizeF(self.size()), ratio)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        width = 2.0 if focused else 1.0
        line = Qt.PenStyle.SolidLine if lively else Qt.PenStyle.DotLine
        painter.setPen(QPen(colour(tone.accent if strong else tone.line), width, line))
        painter.setBrush(colour(tone.lit if lively else tone.raised))
        half = width / 2
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(half, half, -half, -half), 6, 6)
        if self._piece:
            painter.setOpacity(1.0 if lively else tone.pale)
            painter.drawPixmap(x, (self.height() - _ICON) // 2, self._art.pixmap(self._piece, _ICON, ratio))
        painter.end()
        return pixmap


class Tile(Explained, QAbstractButton):
    """A button with the picture of a tile; it shows whether the tile can be taken from the dock, or is used."""

    def __init__(self, art: PieceArt, name: str, piece: str, pixels: int = 34, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self._art, self.piece, self._usual = art, piece, pixels
        self._fit()
        self._possible = self._used = False
        self._faint = True
        self._count = self._by = ""

    def show_piece(self, piece: str) -> None:
        """Show another picture."""
        if piece != self.piece:
            self.piece = piece
            self.update()

    def show_state(
        self,
        *,
        possible: bool,
        used: bool = False,
        tip: str = "",
        name: str = "",
        count: str = "",
        faint: bool | None = None,
        by: str = "",
    ) -> None:
        """Show the state of the tile.

        Args:
            possible: whether it can be taken.
            used: whether it has been used, shown by a tick.
            tip: its tooltip.
            name: its name for screen readers.
            count: the number of such tiles, or ``""``.
            faint: whether it is drawn faint; by default if it cannot be taken.
            by: the name of the picture of its user, or ``""``.
        """
        faint = not possible if faint is None else faint
        if (possible, used, count, faint, by) != (self._possible, self._used, self._count, self._faint, self._by):
            self._possible, self._used, self._count, self._faint, self._by = possible, used, count, faint, by
            if self._pointed:
                self._show_cursor()
            self.explain_again()
            self.update()
        self.explain(tip)
        _call(self, name)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange and hasattr(self, "_usual"):
            self._fit()

    def _fit(self) -> None:
        """Make room for a badge in the current text size."""
        self._pixels = round(self._usual * min(_GROWN, brush.text_factor(self.font())))
        self.setFixedSize(self._pixels + 6, self._pixels + 6)

    @property
    def possible(self) -> bool:
        """Whether it is shown as possible."""
        return self._possible

    def enterEvent(self, event: QEnterEvent) -> None:
        """Set the cursor. It is not set earlier, since that takes as long as making the rest of a tile."""
        self._show_cursor()
        super().enterEvent(event)

    def _show_cursor(self) -> None:
        self.setCursor(Qt.CursorShape.OpenHandCursor if self._possible else Qt.CursorShape.ArrowCursor)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the picture, cached for equal tiles."""
        tone, ratio = tones(self.palette()), self.devicePixelRatioF()
        framed = self._possible or self.hasFocus()
        strong = framed and (self.hasFocus() or self.underMouse())
        key = ("tile", self.piece, self._pixels, ratio, tone.base, self._possible, framed, strong, self._faint,
               self._used, self._by, self._count, self.font().key() if self._used or self._count else "")  # fmt: skip
        painter = QPainter(self)
        painter.drawPixmap(
            0, 0, self._art.composed(key, lambda: self._drawn(tone, ratio, framed=framed, strong=strong))
        )
        painter.end()

    def _drawn(self, tone: Tones, ratio: float, *, framed: bool, strong: bool) -> QPixmap:
        """Return the picture with a frame if it can be taken, a tick if it was used, and the count."""
        pixmap = brush.blank(QSizeF(self.size()), ratio)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if framed:
            painter.setPen(QPen(colour(tone.accent), 2.0 if strong else 1.2))
            painter.setBrush(colour(tone.lit) if self._possible else Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 7, 7)
        painter.setOpacity(tone.pale if self._faint else 1.0)
        painter.drawPixmap(3, 3, self._art.pixmap(self.piece, self._pixels, ratio))
        painter.setOpacity(1.0)
        if self._used:
            self._badge(painter, "✓", tone.good, tone.base, top=False)
        if self._by:
            badge = self._art.pixmap(self._by, _ICON, ratio)
            painter.drawPixmap(0, self.height() - _ICON, badge)
        if self._count:
            self._badge(painter, self._count, tone.text, tone.base, top=True)
        painter.end()
        return pixmap

    def _badge(self, painter: QPainter, text: str, ink: str, ground: str, *, top: bool) -> None:
        font = QFont(self.font())
        font.setBold(True)
        largest = round(self.height() * _OF_TILE)
        if QFontInfo(font).pixelSize() > largest:
            font.setPixelSize(largest)
        painter.setFont(font)
        metrics = QFontMetrics(font)
        height = max(_ICON, metrics.height())
        width = max(height, metrics.horizontalAdvance(text) + 8)
        y = 0 if top else self.height() - height
        plate = QRectF(self.width() - width, y, width, height)
        painter.setPen(QPen(colour(ink), 1))
        painter.setBrush(colour(ground))
        painter.drawRoundedRect(plate.adjusted(0.5, 0.5, -0.5, -0.5), 8, 8)
        painter.drawText(plate, int(Qt.AlignmentFlag.AlignCenter), text)
