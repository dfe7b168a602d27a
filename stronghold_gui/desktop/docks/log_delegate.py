"""Draws a line of the log: turns as headings, stages underlined, moves with a bar in the colour of their seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Protocol

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, Qt
from PySide6.QtGui import QFont, QPainter, QPen
from PySide6.QtWidgets import QStyledItemDelegate

from stronghold_gui.desktop.docks.log_telling import LineKind
from stronghold_gui.desktop.icons import picture
from stronghold_gui.desktop.play.badges import badge, seat_colour
from stronghold_gui.desktop.theme import Tones, colour, tones

if TYPE_CHECKING:
    from PySide6.QtWidgets import QAbstractItemView, QStyleOptionViewItem

    from stronghold_gui.desktop.docks.log_model import LogModel
    from stronghold_gui.desktop.docks.log_telling import Line
    from stronghold_gui.desktop.play.seats import SeatMark

RULE: Final = 20
"""Width in pixels of the mark at the right of a line that opens its rule."""
BADGE: Final = 16
"""Pixels of a seat's badge."""
_EDGE: Final = 8
_LOCK: Final = 12
_BOLD: Final = ("turn", "move")
_AT_LEFT: Final = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft)
_IN_THE_MIDDLE: Final = int(Qt.AlignmentFlag.AlignCenter)


class LogLines(Protocol):
    """Protocol of the list whose lines are drawn."""

    log: LogModel

    @property
    def badges(self) -> bool:
        """Whether moves have the badge of their seat: there are more than two seats."""
        ...

    def mark(self, seat: int) -> SeatMark:
        """Return the mark of a seat."""
        ...

    def indent(self, kind: LineKind) -> int:
        """Return the indentation of a kind of line in pixels."""
        ...

    def has_rule(self, line: Line) -> bool:
        """Return whether the rules explain a line."""
        ...


class LogDelegate(QStyledItemDelegate):
    """Draws the lines of one list.

    Args:
        lines: the source of the lines.
        view: the list, which is the parent of the delegate.
    """

    def __init__(self, lines: LogLines, view: QAbstractItemView) -> None:
        super().__init__(view)
        self._lines, self._view = lines, view

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Draw one line."""
        # Read the row directly: each role of the index costs a call into Qt and back.
        row = self._lines.log.row(index.row())
        kind, when = row.line.kind, self._lines.log.when(row.line.move)
        tone = tones(option.palette)
        rect: QRect = option.rect
        painter.save()
        if when == "here" or self._view.selectionModel().isSelected(index):
            painter.fillRect(rect, colour(tone.lit))
        painter.setFont(font_of(option.font, kind))
        if kind == "turn":
            painter.fillRect(rect, colour(tone.accent))
            painter.setPen(colour(tone.on_accent))
        elif kind == "stage":
            painter.fillRect(rect.left(), rect.bottom(), rect.width(), 1, colour(tone.line))
            painter.setPen(colour(tone.accent))
        elif kind == "move":
            self._draw_seat(painter, rect, row.line.seat, tone)
            painter.setPen(colour(tone.text))
        elif kind == "barrier":
            self._draw_barrier(painter, rect, tone, head=row.head)
        else:
            painter.setPen(colour(tone.text))
        if when == "later" and kind != "turn":
            painter.setPen(colour(tone.muted))
        elif when == "here":
            painter.fillRect(rect.left(), rect.top(), 3, rect.height(), colour(tone.accent))
        if row.head and kind != "turn":
            self._draw_rule(painter, rect, row.line, tone)
        room = rect.adjusted(self._lines.indent(kind), 0, -_EDGE, 0)
        painter.drawText(room, _AT_LEFT, row.text)
        painter.restore()

    def _draw_rule(self, painter: QPainter, rect: QRect, line: Line, tone: Tones) -> None:
        """Draw the mark that opens the line's rule."""
        if self._lines.has_rule(line):
            pen = painter.pen()
            painter.setPen(colour(tone.muted))
            mark = QRect(rect.right() - RULE, rect.top(), RULE, rect.height())
            painter.drawText(mark, _IN_THE_MIDDLE, "§")
            painter.setPen(pen)

    def _draw_barrier(self, painter: QPainter, rect: QRect, tone: Tones, *, head: bool) -> None:
        """Draw the lock and the dashed line of a barrier, and set the colour of its text."""
        painter.setPen(QPen(colour(tone.line), 1, Qt.PenStyle.DashLine))
        if head:
            painter.drawLine(rect.left() + 4, rect.top(), rect.right() - 4, rect.top())
            ratio = self._view.devicePixelRatioF()
            lock = picture("lock", tone.muted, round(_LOCK * ratio))
            painter.drawPixmap(rect.left() + 13, rect.center().y() - _LOCK // 2, _LOCK, _LOCK, lock)
        painter.setPen(colour(tone.muted))

    def _draw_seat(self, painter: QPainter, rect: QRect, seat: int, tone: Tones) -> None:
        """Draw the seat of a move: a bar in the seat's colour, and with many seats its badge."""
        mark = self._lines.mark(seat)
        painter.fillRect(rect.left() + 4, rect.top() + 3, 3, rect.height() - 6, seat_colour(mark, tone))
        if self._lines.badges:
            pixmap = badge(mark, tone, BADGE, self._view.devicePixelRatioF())
            painter.drawPixmap(rect.left() + 9, rect.center().y() - BADGE // 2, pixmap)


def font_of(font: QFont, kind: LineKind) -> QFont:
    """Return the font of a kind of line."""
    found = QFont(font)
    found.setBold(kind in _BOLD)
    found.setItalic(kind == "barrier")
    return found
