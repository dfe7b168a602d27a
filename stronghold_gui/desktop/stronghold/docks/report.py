"""The dock with the report of the assault: a page for each stage. It never interrupts play."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QTextBrowser, QToolButton, QVBoxLayout, QWidget

from stronghold_gui.desktop.foreign_text import tip_of
from stronghold_gui.desktop.icons import icon
from stronghold_gui.desktop.labels import ElidedLabel
from stronghold_gui.desktop.naming import about, named
from stronghold_gui.desktop.stronghold.context import StrongholdContext
from stronghold_gui.desktop.stronghold.docks.report_pages import (
    ASSAULT,
    AssaultReport,
    StageReport,
    begins_assault,
    page_html,
    title,
)

_LEAST: Final = 0.75
"""Share of its font size to which the name of a stage shrinks in a narrow dock."""


class ReportPage(QWidget):
    """The pages of the last assault, with back, next and skip."""

    def __init__(self, context: StrongholdContext) -> None:
        super().__init__()
        about(named(self, "report"), "assault")
        self._context = context
        self._report = AssaultReport()
        self._at = 0
        self._shown = ""
        self.head = named(ElidedLabel(), "report_head")
        self.head.least = _LEAST
        bold = self.font()
        bold.setBold(True)
        self.head.setFont(bold)
        self.count = named(QLabel(), "report_count")
        self.count.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self.body = named(QTextBrowser(), "report_body")
        self.body.setFrameShape(QFrame.Shape.NoFrame)
        self.body.setOpenLinks(False)
        self.back = self._button("back", lambda: self.turn_to(self._at - 1))
        self.next = self._button("next", lambda: self.turn_to(self._at + 1))
        self.skip = self._button("skip", lambda: self.turn_to(len(self.pages) - 1))
        self._lay_out()

    @property
    def pages(self) -> list[StageReport]:
        """The pages with content."""
        return self._report.pages

    def refresh(self, reason: str = "") -> None:
        """Add the new events of the assault."""
        if reason == "uncover":
            return
        if reason not in ("move", "redo", "computer"):
            self._read_again()
        else:
            before, match = self.pages, self._context.match
            for done in match.match.played[len(match.match.played) - match.told :]:
                self._report.add(match.events_of(done))
            pages = self.pages
            if pages != before:
                # Select the first unread page.
                self._at = len(before) if before and len(pages) > len(before) and pages[0] is before[0] else 0
        self._show()

    def retranslate(self) -> None:
        """Update the texts after a change of language."""
        say = self._context.language
        for button, name in ((self.back, "back"), (self.next, "next"), (self.skip, "skip")):
            words = say(f"window.report.{name}")
            button.setToolTip(tip_of(words))
            button.setAccessibleName(words)
        if self._context.controller is not None:
            self._show()

    def turn_to(self, page: int) -> None:
        """Show another page."""
        self._at = page
        self._show()

    def changeEvent(self, event: QEvent) -> None:
        """Redraw the icons in the colours of another theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and hasattr(self, "skip"):
            self._draw()

    def _read_again(self) -> None:
        """Rebuild the report of the current or last assault from the moves."""
        match = self._context.match
        played = match.match.played
        start = len(played)
        while start and not begins_assault(played[start - 1].events):
            start -= 1
        self._report = AssaultReport()
        for done in played[max(0, start - 1) :]:
            self._report.add(match.events_of(done))
        self._at = max(0, len(self.pages) - 1)

    def _show(self) -> None:
        pages, say = self.pages, self._context.language
        self._at = max(0, min(self._at, len(pages) - 1))
        if pages:
            page = pages[self._at]
            self.head.setText(title(page, say.texts))
            self.count.setText(say("window.report.count", n=self._at + 1, of=len(pages)))
            self._show_page(page_html(page, say.texts, tuple(self._context.speakers)))
        else:
            stage = self._context.table.stage
            begun = stage in ASSAULT
            self.head.setText(title(StageReport(stage), say.texts) if begun else say("window.report.none"))
            self.count.setText("")
            self._show_page(f"<p>{say('window.report.begun')}</p>" if begun else "")
        self.back.setEnabled(self._at > 0)
        self.next.setEnabled(self._at + 1 < len(pages))
        self.skip.setEnabled(self._at + 1 < len(pages))

    def _show_page(self, html: str) -> None:
        if html != self._shown:
            self._shown = html
            self.body.setHtml(html)

    def _button(self, name: str, press: Callable[[], None]) -> QToolButton:
        button = named(QToolButton(autoRaise=True), f"report_{name}")
        button.clicked.connect(press)
        return button

    def _draw(self) -> None:
        for button, name in ((self.back, "back"), (self.next, "next"), (self.skip, "skip")):
            button.setIcon(icon(name, self.palette()))

    def _lay_out(self) -> None:
        self._draw()
        row = QHBoxLayout()
        row.addWidget(self.count, 1)
        for button in (self.back, self.next, self.skip):
            row.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 6, 6, 4)
        # In a narrow dock, the name of a stage needs the whole width.
        column.addWidget(self.head)
        column.addLayout(row)
        column.addWidget(self.body, 1)
        self.body.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.retranslate()
