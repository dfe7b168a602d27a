"""The dialog at the end of a game: the winners, the way they won, the points by source, and what to do next."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent, Qt, Signal, SignalInstance
from PySide6.QtGui import QFontMetrics, QPalette
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QGridLayout,
    QLabel,
    QVBoxLayout,
    QWidget,
)

from stronghold_gui.desktop.fitting import Fitting, ScrolledArea, fit_content, room_for
from stronghold_gui.desktop.labels import WrappedLabel, longest_word, number_text
from stronghold_gui.desktop.language import Language
from stronghold_gui.desktop.library.button import PanelButton
from stronghold_gui.desktop.library.cover import Cover
from stronghold_gui.desktop.naming import named
from stronghold_gui.desktop.play.badges import badge_row
from stronghold_gui.desktop.play.shown import Ending
from stronghold_gui.desktop.theme import tones
from stronghold_gui.desktop.wrapping_row import WrappingRow

_SOURCES = 170
"""Smallest width in pixels of the names of sources, so that a short result does not look cramped."""
_PICTURE = 150
"""Height of the picture in pixels."""
_ROOMY = 480
"""Smallest height in pixels of a screen on which the picture is shown."""
_BADGE, _GAP = 72, 16
"""Size of a winner's badge, and the gap between badges, in pixels."""
_NAMES = 18
"""Approximate number of letters in a line with the names of a team; longer ones wrap."""


class ResultDialog(QDialog):
    """The result of a match. It can be closed to see the board.

    Attributes:
        story: emitted to show the story of the match.
        reasons: emitted to show the computers' reasons.
        rematch: emitted to play again with swapped sides.
        save: emitted to save the match.
    """

    story = Signal()
    reasons = Signal()
    rematch = Signal()
    save = Signal()

    def __init__(
        self, ending: Callable[[], Ending | None], language: Language, parent: QWidget, picture: Path | None = None
    ) -> None:
        """Make the dialog.

        Args:
            ending: returns the ending in the current language.
            language: the language.
            parent: the window.
            picture: the SVG file at the top, unless the ending has its own; ``None`` for none.
        """
        super().__init__(parent)
        self.setObjectName("result")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._ending, self._language = ending, language
        self.title = named(WrappedLabel(Qt.AlignmentFlag.AlignHCenter), "result_title")
        font = self.font()
        font.setPointSizeF(font.pointSizeF() * 1.7)
        self.title.setFont(font)
        self.words = named(QLabel(alignment=Qt.AlignmentFlag.AlignHCenter, wordWrap=True), "result_words")
        self._table = named(QFrame(frameShape=QFrame.Shape.NoFrame), "result_table")
        self._table.setAutoFillBackground(True)
        self._table.setBackgroundRole(QPalette.ColorRole.Base)
        self._grid = QGridLayout(self._table)
        self._grid.setContentsMargins(18, 14, 18, 14)
        self._grid.setHorizontalSpacing(28)
        self._grid.setVerticalSpacing(8)
        self._grid.setColumnStretch(0, 1)
        self._cover = Cover()
        self._cover.setFixedHeight(_PICTURE)
        ended = ending()
        picture = ended.picture if ended is not None and ended.picture is not None else picture
        self._cover.show_file(picture)
        self._cover.setVisible(picture is not None and room_for(self).height() >= _ROOMY)
        self._badges = named(QLabel(alignment=Qt.AlignmentFlag.AlignHCenter), "result_badges")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._cover)
        inside = QVBoxLayout()
        inside.setContentsMargins(26, 14, 26, 0)
        inside.setSpacing(12)
        for part in (self._badges, self.title, self.words, self._table):
            inside.addWidget(part)
        column.addWidget(ScrolledArea(inside, "result"), 1)
        buttons = self._make_buttons()
        buttons.setContentsMargins(26, 12, 26, 16)
        column.addLayout(buttons)
        # Set the minimum width of a column: with one of the dialog or table, Qt would let it shrink below its content.
        self._grid.setColumnMinimumWidth(0, _SOURCES)
        Fitting(self)
        language.changed.connect(self.retranslate)
        self.retranslate()

    def retranslate(self) -> None:
        """Update the texts after a change of language."""
        ending = self._ending()
        if ending is None:
            return
        self.setWindowTitle(self._language("window.end.head"))
        self._close.setText(self._language("window.end.close"))
        self._story.setText(self._language("window.end.story"))
        self._reasons.setText(self._language("computer.why"))
        self._reasons.setToolTip(self._language("action_tip.aims"))
        self._save.setText(self._language("window.end.save"))
        self._again.setText(self._language("window.end.rematch"))
        self._again.setToolTip(self._language("window.end.rematch.tip"))
        self._draw_badges(ending)
        self.title.setText(ending.title)
        self.words.setText(ending.sentence)
        while (item := self._grid.takeAt(0)) is not None:
            if (label := item.widget()) is not None:
                label.hide()
                label.deleteLater()
        # Hide the table if the game counts no points, since an empty box looks like an error.
        self._table.setVisible(bool(ending.rows or ending.total))
        for column, team in enumerate(ending.teams, 1):
            self._fold(self._put(0, column, team, bold=True))
        for row, (name, points) in enumerate(ending.rows, 1):
            self._put(row, 0, name)
            for column, value in enumerate(points, 1):
                self._put(row, column, number_text(value) if value else "–")
        if not ending.total:
            fit_content(self)
            return
        last = len(ending.rows) + 1
        self._put(last, 0, self._language("window.glory.total"), bold=True)
        for column, value in enumerate(ending.total, 1):
            self._put(last, column, str(value), bold=True)
        fit_content(self)

    def changeEvent(self, event: QEvent) -> None:
        """Make the table again for another text size."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange and hasattr(self, "_grid"):
            self.retranslate()

    def offer_story(self, *, on: bool) -> None:
        """Show or hide the button for the story; a game may have none."""
        self._story.setVisible(on)

    def offer_reasons(self, *, on: bool) -> None:
        """Show or hide the button for the computers' reasons."""
        self._reasons.setVisible(on)

    def _make_buttons(self) -> WrappingRow:
        """Return the row of buttons."""
        self._again = PanelButton("result_rematch", "again", first=True)
        self._story = PanelButton("result_story", "book")
        self._reasons = PanelButton("result_reasons", "hint")
        self._reasons.hide()
        self._save = PanelButton("result_save", "save")
        self._close = PanelButton("result_close", "close")
        for button, wanted in (
            (self._again, self.rematch),
            (self._story, self.story),
            (self._reasons, self.reasons),
            (self._save, self.save),
            (self._close, None),
        ):
            button.clicked.connect(lambda _on=False, wanted=wanted: self._leave(wanted))
        # An Enter pressed too early should only close the dialog.
        self._close.setDefault(True)
        self._close.setFocus()
        return WrappingRow((self._again, self._story, self._reasons, self._save, self._close), filling=True)

    def _leave(self, wanted: SignalInstance | None) -> None:
        """Close the dialog, and emit the signal of the pressed button."""
        self.accept()
        if wanted is not None:
            wanted.emit()

    def _draw_badges(self, ending: Ending) -> None:
        """Show the badges of the winners."""
        tone, ratio = tones(self.palette()), self.devicePixelRatioF()
        self._badges.setPixmap(badge_row(ending.winners, tone, _BADGE, _GAP, ratio))
        self._badges.setVisible(bool(ending.winners))

    def _put(self, row: int, column: int, text: str, *, bold: bool = False) -> QLabel:
        label = named(QLabel(text), f"result_{row}_{column}")
        font = self.font()
        font.setBold(bold)
        label.setFont(font)
        align = Qt.AlignmentFlag.AlignRight if column else Qt.AlignmentFlag.AlignLeft
        label.setAlignment(align)
        self._grid.addWidget(label, row, column, align)
        # Show it now: the layout would show it later, and ignore it until then.
        label.show()
        return label

    @staticmethod
    def _fold(head: QLabel) -> None:
        """Wrap the names of a team between words if they are long."""
        metrics = QFontMetrics(head.font())
        word = longest_word(head.text(), metrics)
        line = max(map(metrics.horizontalAdvance, head.text().split("\n")))
        head.setWordWrap(True)
        # Add a few pixels: at exactly the width of a line, Qt may still wrap it.
        head.setFixedWidth(4 + max(word, min(line, _NAMES * metrics.averageCharWidth())))
