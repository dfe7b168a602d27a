"""The dock of the log: every move in its notation and what came of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QPoint, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QFont, QFontMetrics, QMouseEvent, QPainter, QPalette, QPen, QResizeEvent
from PySide6.QtWidgets import QFrame, QHeaderView, QStyledItemDelegate, QTableView

from stronghold_gui.desktop.docks.context import DeskContext
from stronghold_gui.desktop.docks.log_model import (
    HEAD_ROLE,
    KIND_ROLE,
    MOVE_ROLE,
    SEAT_ROLE,
    WHEN_ROLE,
    Line,
    LogModel,
)
from stronghold_gui.desktop.docks.log_words import LineKind, LogWords
from stronghold_gui.desktop.docks.viewport import own_viewport
from stronghold_gui.desktop.icons import picture
from stronghold_gui.desktop.play.badges import badge, seat_colour
from stronghold_gui.desktop.play.seats import SeatMark
from stronghold_gui.desktop.theme import Tones, colour, tones

if TYPE_CHECKING:
    from PySide6.QtWidgets import QStyleOptionViewItem

_INDENT: Final[dict[LineKind, int]] = {"turn": 8, "stage": 8, "move": 14, "event": 26, "barrier": 30}
_EDGE = 8
_AnyIndex = QModelIndex | QPersistentModelIndex
_BADGE = 16
_RULE = 20
"""Pixels at the right of a line for the mark that opens its rule."""
_LOCK = 12
_PORTION = 12
"""Earlier moves put into words at a time (some 3 ms)."""
_BREATH = 15
"""Milliseconds between two portions."""
_BOLD = ("turn", "move")


class LogPage(QTableView):
    """The log. New lines scroll into view as long as its end is visible.

    It is a table of one column: a list asks for every row's height whenever one is added, a table does not.

    A line that is pointed at lights its places on the board; pressed, it shows the table as it was when its move had
    been played; the mark at its right opens its rule.

    Attributes:
        pointed: ``(areas)``: a line is pointed at that happened there; none when no longer.
    """

    pointed = Signal(object)

    def __init__(self, context: DeskContext, words: LogWords) -> None:
        super().__init__()
        self.setObjectName("log")
        self._context, self._words = context, words
        self._width = 0
        self.setViewport(own_viewport(QPalette.ColorRole.Base))
        self.log = LogModel(context, words, self._cut)
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
        self.setMouseTracking(True)
        self.log.tip = self._tip
        self.entered.connect(self._point)
        self.activated.connect(self._look)
        self.horizontalHeader().hide()
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.verticalHeader().setMinimumSectionSize(1)
        self._fit_rows()

    def refresh(self, _events: Sequence[object] = (), reason: str = "") -> None:
        """Add the lines of the move just played."""
        if not reason and not self.log.tells():
            self.retranslate()
            return
        at_end = self._at_end()
        self.log.follow()
        if self._context.match.moment is not None:
            self._show_moment(self._context.match.moment)
        elif at_end or not reason:
            self.scrollToBottom()
        self.viewport().update()

    def _show_moment(self, moment: int) -> None:
        """Have the move in sight after which the table is shown, and what came of it."""
        row, after = self.log.row_of(moment), self.log.row_of(moment + 1)
        if row is None:
            return
        last = (after if after is not None else self.log.rowCount()) - 1
        self.scrollTo(self.log.index(max(row, last), 0))
        self.scrollTo(self.log.index(row, 0))

    def retranslate(self) -> None:
        """Say it in the language of the moment: the end at once, the rest bit by bit."""
        self._width = self.viewport().width()
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
        """Cut all lines for the width and the writing of now; those of a moment looked at stay in sight."""
        self._width = self.viewport().width()
        self.log.cut_again()
        if self._context.controller is not None and self._context.match.moment is not None:
            self._show_moment(self._context.match.moment)
        else:
            self.scrollToBottom()

    def changeEvent(self, event: QEvent) -> None:
        """Give larger or smaller writing the rows it needs, once all of the window is written in it."""
        super().changeEvent(event)
        # Qt tells of a change also when a page comes into its dock, in the writing it has.
        if event.type() is QEvent.Type.FontChange and hasattr(self, "log") and self.font() != self._written:
            self._fit_rows()
            self._settled.start()

    def _fit_rows(self) -> None:
        """Make rows as high as what is written in them."""
        self._written = self.font()
        self.verticalHeader().setDefaultSectionSize(self.fontMetrics().height() + 5)

    # -- pointing and pressing -----------------------------------------------------------------------------------

    def on_rule(self, index: QModelIndex, point: QPoint) -> bool:
        """Tell whether a point is on the mark that opens a line's rule."""
        has_rule = index.isValid() and index.data(HEAD_ROLE) and self.has_rule(self.log.line_at(index.row()))
        return has_rule and point.x() >= self.viewport().width() - _RULE

    def has_rule(self, line: Line) -> bool:
        """Tell whether a line is explained somewhere, without asking where."""
        return line.about is not None and self._words.has_rule(line.about)

    def rule_of(self, line: Line) -> str:
        """Return the anchor of the paragraph that a line is explained by, or ``""``."""
        return self._words.rule(line.about) if line.about is not None else ""

    def rule_at(self, point: QPoint | None) -> str:
        """Return the anchor of what explains the line at a point of the screen, or (``None``) where the keys are."""
        index = self.currentIndex() if point is None else self.indexAt(self.viewport().mapFromGlobal(point))
        return self.rule_of(self.log.line_at(index.row())) if index.isValid() else ""

    def _tip(self, line: Line) -> str:
        """Return the whole line, its rule, and what pressing it does."""
        say, anchor, tip = self._context.language, self.rule_of(line), [line.text]
        if anchor:
            tip.append(say("history.log.rule", title=self._words.rule_title(anchor)))
        if line.kind != "barrier" and self._context.controller is not None and self._context.match.kept:
            tip.append(say("history.log.look"))
        return "\n".join(tip)

    def _point(self, index: _AnyIndex) -> None:
        if self._context.controller is not None and index.isValid():
            about = self.log.line_at(index.row()).about
            self.pointed.emit(tuple(self._words.areas(about)) if about is not None else ())

    def _look(self, index: QModelIndex) -> None:
        """Show the table after the move of a line."""
        if index.isValid():
            self._context.requests.moment.emit(int(index.data(MOVE_ROLE)))

    def currentChanged(self, current: _AnyIndex, previous: _AnyIndex) -> None:
        """Light the places of the line that the keys are at, too."""
        super().currentChanged(current, previous)
        if self.hasFocus():
            self._point(current)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Open the rule of a line, or show the table after its move."""
        super().mouseReleaseEvent(event)
        point = event.position().toPoint()
        index = self.indexAt(point)
        if event.button() is not Qt.MouseButton.LeftButton or not index.isValid():
            return
        if self.on_rule(index, point):
            self._context.requests.rule.emit(self.rule_of(self.log.line_at(index.row())))
        else:
            self._look(index)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Show by the pointer's shape where something can be pressed."""
        super().mouseMoveEvent(event)
        point = event.position().toPoint()
        on_rule = self.on_rule(self.indexAt(point), point)
        self.viewport().setCursor(Qt.CursorShape.PointingHandCursor if on_rule else Qt.CursorShape.ArrowCursor)

    def leaveEvent(self, event: QEvent) -> None:
        """Light nothing when the mouse has gone."""
        super().leaveEvent(event)
        self.pointed.emit(())

    # -- drawing -------------------------------------------------------------------------------------------------

    @property
    def badges(self) -> bool:
        """Whether there are more seats than two bars tell apart."""
        return self._context.controller is not None and len(self._context.names) > 2

    def mark(self, seat: int) -> SeatMark:
        """Return how a seat is drawn."""
        return self._context.marks[seat]

    def indent(self, kind: LineKind) -> int:
        """Return where a kind of line begins."""
        return _INDENT[kind] + (_BADGE if kind == "move" and self.badges else 0)

    def _cut(self, text: str, kind: LineKind) -> list[str]:
        """Cut a text between words into pieces that fit."""
        room = self.viewport().width() - self.indent(kind) - _RULE
        font = _font_of(self.font(), kind)
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
    """Draws a line of a log: turns as heads, stages with a rule, moves in bold with their seat's bar, events below."""

    def __init__(self, page: LogPage) -> None:
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
        font = _font_of(option.font, kind)
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
            mark = QRect(rect.right() - _RULE, rect.top(), _RULE, rect.height())
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
            pixmap = badge(mark, tone, _BADGE, self._page.devicePixelRatioF())
            painter.drawPixmap(rect.left() + 9, rect.center().y() - _BADGE // 2, pixmap)


def _font_of(font: QFont, kind: LineKind) -> QFont:
    """Return the font of a kind of line."""
    found = QFont(font)
    found.setBold(kind in _BOLD)
    found.setItalic(kind == "barrier")
    return found
