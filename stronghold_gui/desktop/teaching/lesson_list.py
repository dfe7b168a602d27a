"""The list of lessons: number, title, description and progress."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPixmap, QResizeEvent
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from stronghold_gui.desktop.foreign_text import tip_of
from stronghold_gui.desktop.theme import colour, tones

_BADGE: Final = 30
_LEFT: Final = 58
"""Pixels to the left of the text, with room for the number."""
PICTURE: Final = QSize(104, 65)
"""Size in pixels of a picture to the left of the text; the number is on it."""
_RIGHT: Final = 12
_EDGE: Final = 7
"""Pixels above and below the text; half of it is between title and description."""
_FLAGS: Final = int(Qt.TextFlag.TextWordWrap)
_ROLE: Final = Qt.ItemDataRole.UserRole


@dataclass(frozen=True, slots=True)
class LessonRow:
    """The texts of a row.

    Attributes:
        number: number of the lesson, from 1.
        title, about: its title and description.
        state: the text of its duration and progress, or ``""``.
        done: whether it was finished once.
        begun: whether it can be continued.
    """

    number: int
    title: str
    about: str
    state: str
    done: bool
    begun: bool


class LessonList(QListWidget):
    """Shows the lessons; Enter or a double click begins one.

    Attributes:
        pictures: the drawn pictures, by the number of the row; ``None`` if rows have no pictures.
    """

    def __init__(self) -> None:
        super().__init__()
        self.pictures: Mapping[int, QPixmap] | None = None
        self.setItemDelegate(_Painter(self))
        self.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def show_rows(self, rows: list[LessonRow]) -> None:
        """Show these lessons; the selected one stays selected."""
        chosen = max(self.currentRow(), 0)
        self.clear()
        for row in rows:
            item = QListWidgetItem(f"{row.number}. {row.title}. {row.about} {row.state}")
            item.setData(_ROLE, row)
            item.setToolTip(tip_of(row.about))
            self.addItem(item)
        self.setCurrentRow(chosen)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the rows out again after a change of width, since their texts wrap; Qt does so only for the height."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.scheduleDelayedItemsLayout()

    @property
    def left(self) -> int:
        """The pixels to the left of the text."""
        return _LEFT if self.pictures is None else PICTURE.width() + 2 * _RIGHT

    def row_at(self, number: int) -> LessonRow | None:
        """Return the texts of a row; None if there is no such row."""
        return self.item(number).data(_ROLE) if 0 <= number < self.count() else None


class _Painter(QStyledItemDelegate):
    """Draws a row."""

    def __init__(self, rows: LessonList) -> None:
        super().__init__(rows)
        self._list = rows

    def sizeHint(self, _option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """Return a size as high as the text of the row at the list's width."""
        row: LessonRow = index.data(_ROLE)
        words = self._words_height(row)
        return QSize(200, 2 * _EDGE + (words if self._list.pictures is None else max(words, PICTURE.height())))

    def _words_height(self, row: LessonRow) -> int:
        """Return the height of title and text at the list's width."""
        metrics, room = self._list.fontMetrics(), self._list.viewport().width() - self._list.left - _RIGHT
        return metrics.height() + _EDGE // 2 + metrics.boundingRect(QRect(0, 0, room, 1000), _FLAGS, row.about).height()

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        row: LessonRow = index.data(_ROLE)
        tone, box = tones(option.palette), QRect(option.rect)
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if chosen:
            painter.fillRect(box, colour(tone.lit))
            painter.fillRect(QRect(box.topLeft(), QSize(4, box.height())), colour(tone.accent))
        self._draw_picture(painter, box, index.row())
        badge = QRectF(box.left() + 14, box.center().y() - _BADGE / 2, _BADGE, _BADGE)
        if self._list.pictures is not None:
            badge.moveTopLeft(QPointF(box.left() + 6, box.top() + 3))
        painter.setPen(colour(tone.good if row.done else tone.accent))
        painter.setBrush(colour(tone.good if row.done else tone.base))
        painter.drawEllipse(badge)
        painter.setPen(colour(tone.on_accent if row.done else tone.accent))
        painter.drawText(badge, int(Qt.AlignmentFlag.AlignCenter), "✓" if row.done else str(row.number))
        left = self._list.left
        words = box.adjusted(left, _EDGE, -_RIGHT, -_EDGE)
        words.setHeight(self._words_height(row))
        words.moveCenter(QPoint(words.center().x(), box.center().y()))
        self._write(painter, words, row, option.font, tone.text, tone.muted)
        painter.setPen(colour(tone.line))
        painter.drawLine(QPoint(box.left() + left, box.bottom()), box.bottomRight())
        painter.restore()

    def _draw_picture(self, painter: QPainter, box: QRect, row: int) -> None:
        """Draw the picture of a row, if there is one yet."""
        pictures = self._list.pictures
        if pictures is None or row not in pictures:
            return
        size = pictures[row].deviceIndependentSize()
        place = QRectF(QPointF(), size)
        place.moveCenter(QPointF(box.left() + _RIGHT + PICTURE.width() / 2, box.center().y()))
        painter.drawPixmap(place.topLeft(), pictures[row])

    @staticmethod
    def _write(painter: QPainter, box: QRect, row: LessonRow, font: QFont, text: str, muted: str) -> None:
        state = QFontMetrics(font).horizontalAdvance(row.state)
        painter.setFont(font)
        painter.setPen(colour(muted))
        painter.drawText(box, int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop), row.state)
        left = int(Qt.AlignmentFlag.AlignLeft)
        painter.drawText(box, left | int(Qt.AlignmentFlag.AlignBottom) | _FLAGS, row.about)
        bold = QFont(font)
        bold.setBold(True)
        painter.setFont(bold)
        painter.setPen(colour(text))
        room = box.adjusted(0, 0, -state - 12, 0)
        title = QFontMetrics(bold).elidedText(row.title, Qt.TextElideMode.ElideRight, room.width())
        painter.drawText(room, left | int(Qt.AlignmentFlag.AlignTop), title)
