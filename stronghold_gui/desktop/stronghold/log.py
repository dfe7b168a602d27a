"""The dock of the log: every move in its notation and what came of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt, QTimer
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QResizeEvent
from PySide6.QtWidgets import QFrame, QHeaderView, QStyledItemDelegate, QTableView

from stronghold_gui.desktop.desk import SeatLook
from stronghold_gui.desktop.partners import badge, seat_colour
from stronghold_gui.desktop.stronghold.bench import Bench
from stronghold_gui.desktop.stronghold.log_model import KIND_ROLE, SEAT_ROLE, LogModel
from stronghold_gui.desktop.theme import Tones, colour, tones

if TYPE_CHECKING:
    from PySide6.QtWidgets import QStyleOptionViewItem

_INDENT = {"turn": 8, "stage": 8, "move": 14, "event": 26}
_EDGE = 8
_BADGE = 16
_PORTION = 12
"""Earlier moves put into words at a time (some 3 ms)."""
_BREATH = 15
"""Milliseconds between two portions."""
_BOLD = ("turn", "move")


class LogPage(QTableView):
    """The log. It follows the game as long as its end is in sight.

    It is a table of one column: a list asks for every row's height whenever one is added, a table does not.
    """

    def __init__(self, bench: Bench) -> None:
        super().__init__()
        self.setObjectName("log")
        self._bench = bench
        self._width = 0
        self.log = LogModel(bench, self._cut)
        self._settled = QTimer(self, singleShot=True, interval=50)
        self._settled.timeout.connect(self._cut_again)
        self._earlier = QTimer(self, singleShot=True, interval=_BREATH)
        self._earlier.timeout.connect(self._tell_earlier)
        self.setModel(self.log)
        self.setItemDelegate(LogDelegate(self))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setVerticalScrollMode(QTableView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setSelectionMode(QTableView.SelectionMode.SingleSelection)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.horizontalHeader().hide()
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.verticalHeader().setMinimumSectionSize(1)
        self.verticalHeader().setDefaultSectionSize(self.fontMetrics().height() + 5)

    def refresh(self, _events: Sequence[Any] = (), reason: str = "") -> None:
        """Add the lines of the move just played."""
        if not reason:
            self.retranslate()
            return
        at_end = self._at_end()
        self.log.follow()
        if at_end:
            self.scrollToBottom()

    def retranslate(self) -> None:
        """Say it in the language of the moment: the end at once, the rest bit by bit."""
        self.log.rewrite()
        self.scrollToBottom()
        self._earlier.start()

    def _tell_earlier(self) -> None:
        """Put some earlier moves into words, and stay where the reader is."""
        bar, at_end = self.verticalScrollBar(), self._at_end()
        below = bar.maximum() - bar.value()
        if self.log.tell_earlier(_PORTION):
            self._earlier.start()
        if at_end:
            self.scrollToBottom()
        else:
            self.updateGeometries()
            bar.setValue(bar.maximum() - below)

    def _at_end(self) -> bool:
        bar = self.verticalScrollBar()
        return bar.value() >= bar.maximum() - 2

    def sizeHint(self) -> QSize:
        """As the other docks."""
        return QSize(330, 240)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Cut the lines again once the width has settled."""
        super().resizeEvent(event)
        if self.viewport().width() != self._width:
            self._settled.start()

    def _cut_again(self) -> None:
        if self.viewport().width() != self._width:
            self.log.cut_again()
            self.scrollToBottom()

    @property
    def badges(self) -> bool:
        """Whether badges tell partners apart."""
        return self._bench.controller is not None and self._bench.partners

    def look(self, seat: int) -> SeatLook:
        """Return how a seat is drawn."""
        return self._bench.looks[seat]

    def indent(self, kind: str) -> int:
        """Return where a kind of line begins."""
        return _INDENT[kind] + (_BADGE if kind == "move" and self.badges else 0)

    def _cut(self, text: str, kind: str) -> list[str]:
        """Cut a text between words into pieces that fit."""
        self._width = self.viewport().width()
        room = self._width - self.indent(kind) - _EDGE
        font = QFont(self.font())
        font.setBold(kind in _BOLD)
        advance = QFontMetrics(font).horizontalAdvance
        if advance(text) <= room:
            return [text]
        space, pieces, used = advance(" "), [""], 0
        for word in text.split(" "):
            width = advance(word)
            if used and used + space + width > room:
                pieces.append(word)
                used = width
            else:
                pieces[-1] = f"{pieces[-1]} {word}" if used else word
                used += width + (space if used else 0)
        return pieces


class LogDelegate(QStyledItemDelegate):
    """Draws a line of a log: turns as heads, stages with a rule, moves in bold with their camp's bar, events below."""

    def __init__(self, page: LogPage) -> None:
        super().__init__(page)
        self._page = page

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Draw one line."""
        kind: str = index.data(KIND_ROLE)
        tone = tones(option.palette)
        rect: QRect = option.rect
        painter.save()
        if self._page.selectionModel().isSelected(index):
            painter.fillRect(rect, colour(tone.lit))
        font = option.font
        font.setBold(kind in _BOLD)
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
        else:
            painter.setPen(colour(tone.text))
        room = rect.adjusted(self._page.indent(kind), 0, -_EDGE, 0)
        text = QFontMetrics(font).elidedText(index.data(), Qt.TextElideMode.ElideRight, room.width())
        painter.drawText(room, int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft), text)
        painter.restore()

    def _draw_seat(self, painter: QPainter, rect: QRect, seat: int, tone: Tones) -> None:
        """Draw whose move it is: a bar in the seat's colour, and of partners the badge."""
        look = self._page.look(seat)
        painter.fillRect(rect.left() + 4, rect.top() + 3, 3, rect.height() - 6, seat_colour(look, tone))
        if self._page.badges:
            pixmap = badge(look, _BADGE, self._page.devicePixelRatioF())
            painter.drawPixmap(rect.left() + 9, rect.center().y() - _BADGE // 2, pixmap)
