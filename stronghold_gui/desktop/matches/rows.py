"""The list of matches: a row has a small picture of the table, the name, the players, and the state of the match."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QIcon, QImageReader, QKeyEvent, QKeySequence, QPainter, QPixmap
from PySide6.QtWidgets import QFrame, QListWidget, QListWidgetItem, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from stronghold_gui.desktop.foreign_text import tip_of
from stronghold_gui.desktop.matches.titles import MatchCard
from stronghold_gui.desktop.theme import Tones, colour, tones
from stronghold_gui.desktop.thumbnails import game_icon

_ROLE: Final = Qt.ItemDataRole.UserRole
_PICTURE: Final = QSize(112, 70)
"""Size of a picture in pixels: large enough to recognise a match by its pieces."""
_WIDE: Final = 320
"""Smallest width in pixels of a row with a picture; narrower rows need all of it for the text."""
_MARGIN: Final = 10
_BAR: Final = 4
"""Width in pixels of the bar beside the selected row, so that it is not marked by colour alone."""
_LINES: Final = 4


class MatchRows(QListWidget):
    """Shows matches. Arrow keys select one, Enter or a double click opens it.

    Attributes:
        opened, renamed, deleted: emitted to open, rename or delete the selected match.
        taken_back: emitted to undo the last deletion.
    """

    opened = Signal()
    renamed = Signal()
    deleted = Signal()
    taken_back = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("matches_list")
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setItemDelegate(_Painter(self))
        self.setUniformItemSizes(True)
        self.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setEditTriggers(QListWidget.EditTrigger.NoEditTriggers)
        self.itemActivated.connect(lambda _item: self.opened.emit())

    def show_cards(self, cards: Sequence[MatchCard], chosen: Path | None) -> None:
        """List matches; select the match of the path `chosen`, or else the row number that was selected before."""
        row = max(0, self.currentRow())
        self.blockSignals(True)
        self.clear()
        for card in cards:
            item = QListWidgetItem(_icon(card), "\n".join(card.lines))
            item.setData(_ROLE, card)
            item.setToolTip(tip_of(str(card.path)))
            self.addItem(item)
        rows = [number for number, card in enumerate(cards) if card.path == chosen]
        self.setCurrentRow(rows[0] if rows else min(row, len(cards) - 1))
        self.blockSignals(False)

    def card(self) -> MatchCard | None:
        """Return the selected match."""
        return self.currentItem().data(_ROLE) if self.currentRow() >= 0 else None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handle keys: F2 renames the selected match, Delete deletes it, Ctrl+Z undoes that."""
        if event.matches(QKeySequence.StandardKey.Undo):
            self.taken_back.emit()
        elif event.key() == Qt.Key.Key_F2:
            self.renamed.emit()
        elif event.key() == Qt.Key.Key_Delete:
            self.deleted.emit()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Adapt the row height to the text size."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.scheduleDelayedItemsLayout()


class _Painter(QStyledItemDelegate):
    """Draws a row."""

    def sizeHint(self, option: QStyleOptionViewItem, _index: QModelIndex | QPersistentModelIndex) -> QSize:
        """Return the same height for every row."""
        lines = _LINES * QFontMetrics(option.font).lineSpacing()
        return QSize(200, max(_PICTURE.height(), lines) + 2 * _MARGIN)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        card: MatchCard = index.data(_ROLE)
        tone, box = tones(option.palette), QRect(option.rect)
        painter.save()
        if option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(box, colour(tone.lit))
            painter.fillRect(QRect(box.topLeft(), QSize(_BAR, box.height())), colour(tone.accent))
        left = box.left() + _MARGIN + _BAR
        if box.width() >= _WIDE:
            place = QRect(QPoint(left, box.center().y() - _PICTURE.height() // 2), _PICTURE)
            index.data(Qt.ItemDataRole.DecorationRole).paint(painter, place)
            left = place.right() + _MARGIN + _BAR
        words = QRect(left, 0, 0, _LINES * QFontMetrics(option.font).lineSpacing())
        words.setRight(box.right() - _MARGIN)
        words.moveTop(box.center().y() - words.height() // 2)
        _write(painter, words, card, option.font, tone)
        painter.setPen(colour(tone.line))
        painter.drawLine(QPoint(words.left(), box.bottom()), box.bottomRight())
        painter.restore()


def _icon(card: MatchCard) -> QIcon:
    """Return the picture of a match, or that of its game."""
    return game_icon(card.picture) if card.picture is not None or card.cover is None else _cover_icon(card.cover)


@cache
def _cover_icon(cover: Path) -> QIcon:
    """Return the cover of a game; cached, since all rows are made again for every match that is read."""
    reader = QImageReader(str(cover))
    reader.setScaledSize(reader.size().scaled(_PICTURE * 2, Qt.AspectRatioMode.KeepAspectRatio))
    return QIcon(QPixmap.fromImage(reader.read()))


def _write(painter: QPainter, box: QRect, card: MatchCard, font: QFont, tone: Tones) -> None:
    """Write the texts about a match in lines, each cut in the middle if it is too long."""
    bold = QFont(font)
    bold.setBold(True)
    told = ((card.name, bold, tone.text), (card.who, font, tone.text), (card.standing, font, tone.text))
    lines = [line for line in (*told, (card.about, font, tone.muted)) if line[0]]
    height = box.height() // _LINES
    line = QRect(box.left(), 0, box.width(), height)
    line.moveTop(box.center().y() - len(lines) * height // 2)
    for text, face, ink in lines:
        painter.setFont(face)
        painter.setPen(colour(ink))
        shown = QFontMetrics(face).elidedText(text, Qt.TextElideMode.ElideMiddle, box.width())
        painter.drawText(line, int(Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine), shown)
        line.translate(0, height)
