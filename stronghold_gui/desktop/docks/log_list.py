"""The lines of the log: the moves with their seats and results."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QFontMetrics, QMouseEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import QFrame, QHeaderView, QTableView

from stronghold_gui.desktop.docks.context import DeskContext
from stronghold_gui.desktop.docks.log_delegate import BADGE, RULE, LogDelegate, font_of
from stronghold_gui.desktop.docks.log_model import HEAD_ROLE, MOVE_ROLE, LogModel
from stronghold_gui.desktop.docks.log_telling import Line, LineKind
from stronghold_gui.desktop.docks.log_words import LogWords
from stronghold_gui.desktop.docks.viewport import own_viewport
from stronghold_gui.desktop.play.seats import SeatMark
from stronghold_gui.text.direction import isolated_lines

_INDENT: Final[dict[LineKind, int]] = {"turn": 8, "stage": 8, "move": 14, "event": 26, "barrier": 30}
_AnyIndex = QModelIndex | QPersistentModelIndex
_PORTION = 12
"""Number of earlier moves whose sentences are made at a time (some 3 ms)."""
_BREATH = 15
"""Milliseconds between two portions."""
_FIRST_BREATH = 100
"""Milliseconds until the first portion, so that a newly opened window is painted before."""


class LogList(QTableView):
    """The lines of the log. New ones scroll into view as long as its end is visible.

    It is a table of one column: a list would ask for the height of every row whenever one is added.

    Hovering a line highlights its areas on the board. A click shows the position after its move, and the dock that sums
    the line up, if there is one. The mark at its right opens its rule.

    Attributes:
        pointed: ``(areas)``: a line with these areas is hovered; an empty tuple ends that.
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
        self._earlier = QTimer(self, singleShot=True)
        self._earlier.timeout.connect(self._tell_earlier)
        self.setModel(self.log)
        self.setItemDelegate(LogDelegate(self, self))
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

    def refresh(self, reason: str = "") -> None:
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
        """Scroll to the last move before the shown moment, and to its results."""
        row, after = self.log.row_of(moment), self.log.row_of(moment + 1)
        if row is None:
            return
        last = (after if after is not None else self.log.rowCount()) - 1
        self.scrollTo(self.log.index(max(row, last), 0))
        self.scrollTo(self.log.index(row, 0))

    def retranslate(self) -> None:
        """Update the texts after a change of language: the last lines at once, the rest in slices."""
        self._width = self.viewport().width()
        # This also wraps the lines for the current width, so no scheduled wrap is needed.
        self._settled.stop()
        self.log.rewrite()
        self.scrollToBottom()
        self._earlier.start(_FIRST_BREATH)

    def rewrite_lines(self, _notation: bool = False) -> None:
        """Write all lines again, in sentences or notation, and keep the visible ones visible."""
        if self._context.controller is None:
            return
        top = self.indexAt(QPoint(0, 0))
        move = self.log.line_at(top.row()).move if top.isValid() and not self._at_end() else None
        self.retranslate()
        if self._context.match.moment is not None:
            self._show_moment(self._context.match.moment)
        elif move is not None and (row := self.log.row_of(move)) is not None:
            self.scrollTo(self.log.index(row, 0), QTableView.ScrollHint.PositionAtTop)

    def _tell_earlier(self) -> None:
        """Make the sentences of some earlier moves, and keep the scroll position."""
        bar, at_end = self.verticalScrollBar(), self._at_end()
        below = bar.maximum() - bar.value()
        if self.log.tell_earlier(_PORTION):
            self._earlier.start(_BREATH)
        if at_end:
            self.scrollToBottom()
        else:
            self.updateGeometries()
            bar.setValue(bar.maximum() - below)

    def _at_end(self) -> bool:
        bar = self.verticalScrollBar()
        return bar.value() >= bar.maximum() - 2

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Wrap the lines again soon, when resizing has ended; a view that shows the end stays there."""
        at_end = self._at_end()
        super().resizeEvent(event)
        if at_end:
            self.scrollToBottom()
        if self.viewport().width() != self._width:
            self._settled.start()

    def _cut_again(self) -> None:
        """Wrap all lines for the current width and font; the lines of the shown moment stay visible."""
        self._width = self.viewport().width()
        self.log.cut_again()
        if self._context.controller is not None and self._context.match.moment is not None:
            self._show_moment(self._context.match.moment)
        else:
            self.scrollToBottom()

    def changeEvent(self, event: QEvent) -> None:
        """Adapt the rows to another text size."""
        super().changeEvent(event)
        # Qt also reports a font change when a page enters its dock, even if the font is the same.
        if event.type() is QEvent.Type.FontChange and hasattr(self, "log") and self.font() != self._written:
            self._fit_rows()
            self._settled.start()

    def _fit_rows(self) -> None:
        """Set the row height to the text height."""
        self._written = self.font()
        self.verticalHeader().setDefaultSectionSize(self.fontMetrics().height() + 5)

    # -- pointing and pressing -----------------------------------------------------------------------------------

    def on_rule(self, index: QModelIndex, point: QPoint) -> bool:
        """Return whether a point is on the mark that opens a line's rule."""
        has_rule = index.isValid() and index.data(HEAD_ROLE) and self.has_rule(self.log.line_at(index.row()))
        return has_rule and point.x() >= self.viewport().width() - RULE

    def has_rule(self, line: Line) -> bool:
        return line.about is not None and self._words.has_rule(line.about)

    def rule_of(self, line: Line) -> str:
        """Return the anchor of the rules paragraph that explains a line, or ``""``."""
        return self._words.rule(line.about) if line.about is not None else ""

    def rule_at(self, point: QPoint | None) -> str:
        """Return the anchor of the rule for the line at a point of the screen; for ``None``, for the current line."""
        index = self.currentIndex() if point is None else self.indexAt(self.viewport().mapFromGlobal(point))
        return self.rule_of(self.log.line_at(index.row())) if index.isValid() else ""

    def _tip(self, line: Line) -> str:
        """Return the tooltip of a line: its whole text, its rule, and the effect of a click."""
        say, anchor, tip = self._context.language, self.rule_of(line), [line.text]
        if anchor:
            tip.append(say("history.log.rule", title=self._words.rule_title(anchor)))
        if line.kind != "barrier" and self._context.controller is not None and self._context.match.kept:
            tip.append(say("history.log.look.page" if self._page(line) else "history.log.look"))
        return "\n".join(tip)

    def _point(self, index: _AnyIndex) -> None:
        if self._context.controller is not None and index.isValid():
            about = self.log.line_at(index.row()).about
            self.pointed.emit(tuple(self._words.areas(about)) if about is not None else ())

    def _look(self, index: QModelIndex) -> None:
        """Show the position after the move of a line, then raise the dock that sums the line up.

        The dock comes last, since showing a position raises the log.
        """
        if index.isValid():
            self._context.requests.moment.emit(int(index.data(MOVE_ROLE)))
            if page := self._page(self.log.line_at(index.row())):
                self._context.requests.page.emit(page)

    def _page(self, line: Line) -> str:
        """Return the id of the dock that sums a line up, or ``""``."""
        return self._words.page(line.about.thing) if line.about is not None else ""

    def currentChanged(self, current: _AnyIndex, previous: _AnyIndex) -> None:
        """Highlight the areas of the current line as well."""
        super().currentChanged(current, previous)
        if self.hasFocus():
            self._point(current)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Open the rule of a line, or show the position after its move."""
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
        """Change the shape of the pointer on a mark that opens a rule."""
        super().mouseMoveEvent(event)
        point = event.position().toPoint()
        on_rule = self.on_rule(self.indexAt(point), point)
        self.viewport().setCursor(Qt.CursorShape.PointingHandCursor if on_rule else Qt.CursorShape.ArrowCursor)

    def leaveEvent(self, event: QEvent) -> None:
        """Remove the highlight when the mouse leaves."""
        super().leaveEvent(event)
        self.pointed.emit(())

    # -- drawing -------------------------------------------------------------------------------------------------

    @property
    def badges(self) -> bool:
        """Whether moves have the badge of their seat: there are more than two seats."""
        return self._context.controller is not None and len(self._context.names) > 2

    def mark(self, seat: int) -> SeatMark:
        """Return the mark of a seat."""
        return self._context.marks[seat]

    def indent(self, kind: LineKind) -> int:
        """Return the indentation of a kind of line in pixels."""
        return _INDENT[kind] + (BADGE if kind == "move" and self.badges else 0)

    def _cut(self, text: str, kind: LineKind) -> list[str]:
        """Return the rows of a text, broken between words; a word longer than a row is cut at its end."""
        room = self.viewport().width() - self.indent(kind) - RULE
        metrics = QFontMetrics(font_of(self.font(), kind))
        if metrics.horizontalAdvance(text) <= room:
            return [text]
        pieces: list[str] = []
        for word in text.split(" "):
            longer = f"{pieces[-1]} {word}" if pieces else word
            if pieces and metrics.horizontalAdvance(longer) <= room:
                pieces[-1] = longer
            else:
                pieces.append(metrics.elidedText(word, Qt.TextElideMode.ElideRight, room))
        return isolated_lines(pieces)
