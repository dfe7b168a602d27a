"""The dialog of a review: the chart, the turning points with better moves, and buttons that lead to these moments."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QProgressBar,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from stronghold_gui.desktop.fitting import Fitting, ScrolledArea
from stronghold_gui.desktop.labels import WrappedLabel
from stronghold_gui.desktop.language import Language
from stronghold_gui.desktop.naming import named
from stronghold_gui.desktop.review.chart import ChartSide, ChartWords, ReviewChart
from stronghold_gui.desktop.wrapping_row import WrappingRow
from stronghold_gui.players.review.document import ReviewDocument, TurningPart
from stronghold_gui.players.review.wording import ReviewWords

_SIZE: Final = (860, 600)
_LISTED: Final = 5
"""Smallest height of the list of turning points, in lines."""
_PERCENT: Final = 100


class ReviewDialog(QDialog):
    """Shows a review, also while it is being computed.

    Attributes:
        looked, tried: ``(point)``: emitted to show the moment of a turning point, or to start a trial there.
        practised: ``(point)``: emitted to make a puzzle of a turning point.
        rule: ``(anchor)``: emitted to open the rules there.
        stopped, started: emitted to stop the computation, or to begin it again.
    """

    looked = Signal(object)
    tried = Signal(object)
    practised = Signal(object)
    rule = Signal(str)
    stopped = Signal()
    started = Signal()

    def __init__(
        self,
        words_of: Callable[[ReviewDocument], ReviewWords],
        shades: Mapping[str, int],
        language: Language,
        parent: QWidget,
    ) -> None:
        """Make the dialog, with no review yet.

        Args:
            words_of: returns the sentences of a review, in the current language.
            shades: the number of the colour of each seat, by the seat's id.
            language: the language.
            parent: the window.
        """
        super().__init__(parent)
        named(self, "review")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._words_of, self._shades, self._language = words_of, shades, language
        self._review: ReviewDocument | None = None
        self._done: float | None = 0.0
        self._failed = False
        self.about = named(QLabel(wordWrap=True), "review_about")
        self.chart = ReviewChart()
        self.points = named(QListWidget(), "review_points")
        self.luck = named(WrappedLabel(Qt.AlignmentFlag.AlignTop), "review_luck")
        self.luck.hide()
        self.told = named(WrappedLabel(Qt.AlignmentFlag.AlignTop), "review_told")
        self.told.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.progress = named(QProgressBar(format="%p\u00a0%"), "review_progress")
        self.look = named(QPushButton(autoDefault=False), "review_look")
        self.attempt = named(QPushButton(autoDefault=False), "review_try")
        self.practise = named(QPushButton(autoDefault=False), "review_practise")
        self.ask = named(QPushButton(autoDefault=False), "review_rule")
        self.work = named(QPushButton(autoDefault=False), "review_work")
        self._close = named(QPushButton(), "review_close")
        self._lay_out()
        self._connect()
        self.retranslate()

    @property
    def point(self) -> TurningPart | None:
        """The selected turning point."""
        row = self.points.currentRow()
        return self._review.turning[row] if self._review is not None and 0 <= row < self.points.count() else None

    def show_review(self, review: ReviewDocument) -> None:
        """Show the results so far; the selected turning point stays selected."""
        chosen, self._review = self.point, review
        self._fill(chosen)

    def show_progress(self, done: float | None, *, failed: bool = False) -> None:
        """Show the progress of the computation, from 0 to 1; ``None`` if none is running, as after a failure."""
        self._done, self._failed = done, failed
        self._show_work()

    def retranslate(self) -> None:
        """Update the texts after a change of language."""
        say = self._language
        self.setWindowTitle(say("review.head"))
        self.points.setAccessibleName(say("review.turning"))
        self.progress.setAccessibleName(say("review.working"))
        self.look.setText(say("review.look"))
        self.attempt.setText(say("review.try"))
        self.practise.setText(say("review.practise"))
        self.ask.setText(say("computer.card.rule"))
        self._close.setText(say("window.end.close"))
        self._fill(self.point)

    # -- inside --------------------------------------------------------------------------------------------------

    def _fill(self, chosen: TurningPart | None) -> None:
        review = self._review
        self._show_work()
        if review is None:
            self.about.setText(self._language("review.begins"))
            self.told.setText("")
            return
        words = self._words_of(review)
        self.about.setText(words.about())
        self._draw(words, review)
        row, before = 0, self.points.blockSignals(True)
        self.points.clear()
        for number, point in enumerate(review.turning):
            if chosen is not None and (point.seat, point.moves) == (chosen.seat, chosen.moves):
                row = number
            gain = words.change(point.gain)
            self.points.addItem(self._language("review.point", where=words.where(point), gain=gain))
        self.points.setCurrentRow(row)
        self.points.blockSignals(before)
        self._show_point()

    def _draw(self, words: ReviewWords, review: ReviewDocument) -> None:
        sides = [
            ChartSide(
                name,
                self._shades[review.sides[number][0]],
                [(moment.moves, moment.chances[number]) for moment in review.line],
                [(0, 0.0), *((luck.moves, luck.gained[number]) for luck in review.luck)] if review.luck else [],
            )
            for number, name in enumerate(words.sides)
        ]
        first: dict[int, int] = {}
        for moment in review.line:
            first.setdefault(moment.turn, moment.moves)
        luck = words.luck_now() if review.luck else ""
        self.luck.setText(luck)
        self.luck.setVisible(bool(luck))
        marks = ChartWords(words.value(0.0), words.value(0.5), words.value(1.0), self._language("review.luck"))
        last = review.line[-1].moves if review.line else 1
        self.chart.show_curves(sides, [(moves, str(turn)) for turn, moves in first.items()], last, marks)
        self.chart.setAccessibleName(words.measure())
        self.chart.setAccessibleDescription("\n".join(map(words.moment, review.line)))

    def _show_point(self) -> None:
        review, point = self._review, self.point
        self.look.setEnabled(point is not None)
        self.attempt.setEnabled(point is not None)
        self.practise.setEnabled(point is not None and bool(point.proposed))
        self.ask.setVisible(point is not None and bool(point.topic))
        if review is None:
            return
        words = self._words_of(review)
        side = {seat: number for number, seats in enumerate(review.sides) for seat in seats}
        self.chart.show_marks([(one.moves, side[one.seat]) for one in review.turning], self.points.currentRow())
        if point is not None:
            self.told.setText("\n\n".join(words.turning(point)))
        else:
            self.told.setText(self._language("review.none" if review.whole else "review.searching"))

    def _show_work(self) -> None:
        say, busy = self._language, self._done is not None
        whole = self._review is not None and self._review.whole
        self.progress.setVisible(busy)
        self.progress.setValue(int((self._done or 0.0) * _PERCENT))
        self.work.setVisible(not whole)
        self.work.setText(say("review.stop" if busy else "review.start"))
        self.state.setText("" if busy or whole else say("review.failed" if self._failed else "review.partial"))
        self.state.setVisible(bool(self.state.text()))

    def _choose(self, number: int) -> None:
        self.points.setCurrentRow(number)
        self.points.setFocus()

    def _leave(self, signal: Callable[[TurningPart], None]) -> None:
        """Close the dialog, which covers the board, and emit a signal with the selected turning point."""
        if (point := self.point) is not None:
            self.accept()
            signal(point)

    def _work(self) -> None:
        """Stop the computation, or begin it again."""
        if self._done is not None:
            self.stopped.emit()
        else:
            self.started.emit()

    def _ask_rule(self) -> None:
        if (point := self.point) is not None and point.topic:
            self.rule.emit(point.topic)

    def _connect(self) -> None:
        self.points.currentRowChanged.connect(self._show_point)
        self.points.itemActivated.connect(lambda _item: self._leave(self.looked.emit))
        self.chart.chosen.connect(self._choose)
        self.look.clicked.connect(lambda: self._leave(self.looked.emit))
        self.attempt.clicked.connect(lambda: self._leave(self.tried.emit))
        self.practise.clicked.connect(lambda: self._leave(self.practised.emit))
        self.work.clicked.connect(self._work)
        self.ask.clicked.connect(self._ask_rule)
        QShortcut(QKeySequence("F1"), self).activated.connect(self._ask_rule)
        self._close.clicked.connect(self.reject)
        self._language.changed.connect(self.retranslate)

    def _lay_out(self) -> None:
        self.state = named(QLabel(wordWrap=True), "review_state")
        self.points.setWordWrap(True)
        text = QVBoxLayout()
        text.addWidget(self.told)
        text.addStretch(1)
        told = ScrolledArea(text, "review_text")
        # This text scrolls in its own area, so that the page need not scroll.
        told.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        self.points.setMinimumHeight(_LISTED * self.fontMetrics().height())
        self.chart.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        below = QHBoxLayout()
        below.setSpacing(12)
        below.addWidget(self.points, 2)
        below.addWidget(told, 3)
        buttons = QHBoxLayout()
        buttons.addWidget(self.progress, 1)
        buttons.addStretch()
        buttons.addWidget(self.work)
        buttons.addWidget(self._close)
        inside = named(QWidget(), "review_inside")
        area = named(QScrollArea(widgetResizable=True), "review_area")
        area.setFrameShape(QFrame.Shape.NoFrame)
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        column.addWidget(self.about)
        column.addWidget(self.chart, 3)
        column.addWidget(self.luck)
        column.addLayout(below, 2)
        column.addLayout(WrappingRow((self.look, self.attempt, self.practise, self.ask)))
        column.addWidget(self.state)
        area.setWidget(inside)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(20, 16, 20, 14)
        whole.setSpacing(10)
        whole.addWidget(area, 1)
        whole.addLayout(buttons)
        self._close.setDefault(True)
        self.resize(*_SIZE)
        Fitting(self)
