"""Draws a line of the log: turns as heads, stages with a rule, whose move it is with its bar, sentences below."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QStyledItemDelegate

from stronghold_gui.desktop.docks.log_model import HEAD_ROLE, KIND_ROLE, SEAT_ROLE, WHEN_ROLE
from stronghold_gui.desktop.docks.log_words import LineKind
from stronghold_gui.desktop.icons import picture
from stronghold_gui.desktop.play.badges import badge, seat_colour
from stronghold_gui.desktop.theme import Tones, colour, tones

if TYPE_CHECKING:
    from PySide6.QtWidgets import QStyleOptionViewItem

    from stronghold_gui.desktop.docks.log_list import LogList

RULE: Final = 20
"""Pixels at the right of a line for the mark that opens its rule."""
BADGE: Final = 16
"""Pixels of a seat's badge."""
_EDGE: Final = 8
_LOCK: Final = 12
_BOLD: Final = ("turn", "move")


class LogDelegate(QStyledItemDelegate):
    """Draws the lines of one list."""

    def __init__(self, page: LogList) -> None:
        super().__init__(page)
        self._page = page

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Draw one line."""
        kind: LineKind = index.data(KIND_ROLE)
        when: str = index.data(WHEN_ROLE)
        tone = tones(option.palette)
        rect: QRect = option.rect
        painter.save()
        if when == "here" or self._page.selectionModel().isSelected(index):
            painter.fillRect(rect, colour(tone.lit))
        font = font_of(option.font, kind)
        painter.setFont(font)
        if kind == "turn":
            painter.fillRect(rect, colour(tone.accent))
            painter.setPen(colour(tone.on_accent))
        elif kind == "stage":
            painter.fillRect(rect.left(), rect.bottom(), rect.width(), 1, colour(tone.line))
            painter.setPen(colour(tone.accent))
        elif kind == "move":
            self._draw_seat(painter, rect, index.data(SEAT_ROLE), tone)
            painter.setPen(colour(tone.text))
        elif kind == "barrier":
            self._draw_barrier(painter, rect, tone, head=index.data(HEAD_ROLE))
        else:
            painter.setPen(colour(tone.text))
        if when == "later" and kind != "turn":
            painter.setPen(colour(tone.muted))
        elif when == "here":
            painter.fillRect(rect.left(), rect.top(), 3, rect.height(), colour(tone.accent))
        if index.data(HEAD_ROLE) and kind != "turn":
            self._draw_rule(painter, rect, index, tone)
        room = rect.adjusted(self._page.indent(kind), 0, -_EDGE, 0)
        text = QFontMetrics(font).elidedText(index.data(), Qt.TextElideMode.ElideRight, room.width())
        painter.drawText(room, int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft), text)
        painter.restore()

    def _draw_rule(
        self, painter: QPainter, rect: QRect, index: QModelIndex | QPersistentModelIndex, tone: Tones
    ) -> None:
        """Draw the mark that opens the line's rule."""
        if self._page.has_rule(self._page.log.line_at(index.row())):
            pen = painter.pen()
            painter.setPen(colour(tone.muted))
            mark = QRect(rect.right() - RULE, rect.top(), RULE, rect.height())
            painter.drawText(mark, int(Qt.AlignmentFlag.AlignCenter), "§")
            painter.setPen(pen)

    def _draw_barrier(self, painter: QPainter, rect: QRect, tone: Tones, *, head: bool) -> None:
        """Draw the lock and the rule of a barrier."""
        painter.setPen(QPen(colour(tone.line), 1, Qt.PenStyle.DashLine))
        if head:
            painter.drawLine(rect.left() + 4, rect.top(), rect.right() - 4, rect.top())
            ratio = self._page.devicePixelRatioF()
            lock = picture("lock", tone.muted, round(_LOCK * ratio))
            painter.drawPixmap(rect.left() + 13, rect.center().y() - _LOCK // 2, _LOCK, _LOCK, lock)
        painter.setPen(colour(tone.muted))

    def _draw_seat(self, painter: QPainter, rect: QRect, seat: int, tone: Tones) -> None:
        """Draw whose move it is: a bar in the seat's colour, and where these are many its badge."""
        mark = self._page.mark(seat)
        painter.fillRect(rect.left() + 4, rect.top() + 3, 3, rect.height() - 6, seat_colour(mark, tone))
        if self._page.badges:
            pixmap = badge(mark, tone, BADGE, self._page.devicePixelRatioF())
            painter.drawPixmap(rect.left() + 9, rect.center().y() - BADGE // 2, pixmap)


def font_of(font: QFont, kind: LineKind) -> QFont:
    """Return the font of a kind of line."""
    found = QFont(font)
    found.setBold(kind in _BOLD)
    found.setItalic(kind == "barrier")
    return found
