"""The dock of the chronicle: all turns, to read or to save as HTML or PDF."""

from __future__ import annotations

from html import escape
from pathlib import Path
from typing import Final

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QHBoxLayout, QTextBrowser, QVBoxLayout, QWidget

from stronghold_gui.desktop.convicted.context import ConvictedContext
from stronghold_gui.desktop.convicted.docks.base import say
from stronghold_gui.desktop.docks.chips import Chip
from stronghold_gui.desktop.encoding import as_pdf
from stronghold_gui.desktop.exports import export_dialog, show_fault, write_export
from stronghold_gui.desktop.naming import about, named
from stronghold_gui.games.convicted.story import read_story
from stronghold_gui.games.convicted.story.chronicle import Chapter, Chronicle, as_html

_LATER: Final = 120
"""Milliseconds from a change until the page is written, so that the move is painted first."""
_ENDINGS: Final = "*.html *.pdf"


class ChroniclePage(QWidget):
    """The turns, latest first, as in the log."""

    def __init__(self, context: ConvictedContext) -> None:
        super().__init__()
        self.setObjectName("chronicle")
        about(self, "chronicle")
        self.context = context
        self.text = named(QTextBrowser(), "chronicle_text")
        self.text.setOpenLinks(False)
        self.keep = Chip(context.art, "chronicle_keep")
        self.keep.clicked.connect(self.ask)
        line = QHBoxLayout()
        line.setContentsMargins(6, 4, 6, 0)
        line.addStretch(1)
        line.addWidget(self.keep)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(line)
        column.addWidget(self.text, 1)
        self._soon = QTimer(self, singleShot=True, interval=_LATER)
        self._soon.timeout.connect(self.write)
        self._written: list[Chapter] | None = None

    def refresh(self, _reason: str = "") -> None:
        """Schedule a rewrite of the page."""
        self._soon.start()

    def retranslate(self) -> None:
        """Update the texts after a change of language."""
        if self.context.controller is not None:
            self._written = None
            self.write()

    def chronicle(self) -> Chronicle:
        """Return the chronicle of the match that is shown."""
        match = self.context.match.match
        story = read_story(match.start, [done.events for done in match.played], match.position_after)
        return Chronicle(story, self.context.texts, self.context.names)

    def write(self) -> None:
        """Show all chapters of the chronicle, unless they are shown already."""
        self._soon.stop()
        if self.context.controller is None:
            return
        context = self.context
        self.keep.show_state(say(context, "chronicle.keep"), possible=True, tip=say(context, "chronicle.keep.tip"))
        told = self.chronicle()
        chapters = told.chapters()
        if chapters == self._written:
            return
        self._written = chapters
        parts = [f"<p><b>{escape(told.end())}</b></p>"] if told.end() else []
        for chapter in reversed(chapters):
            parts.append(f"<h4>{escape(chapter.title)}</h4>")
            parts += [f"<p><b>{escape(head)}</b> {escape(text)}</p>" for head, text in chapter.paragraphs]
        at = self.text.verticalScrollBar().value()
        self.text.setHtml("".join(parts))
        self.text.verticalScrollBar().setValue(at)

    def save(self, file: Path) -> str:
        """Save the chronicle to a file, as HTML or PDF by its ending; return the error message, or ``""``."""
        page = as_html(self.chronicle(), self.context.texts.language)
        return write_export(file, as_pdf(page) if file.suffix.lower() == ".pdf" else page.encode(), self.context.texts)

    def ask(self) -> None:
        """Open the dialog that asks for the file."""
        language = self.context.language
        kinds = f"{say(self.context, 'chronicle.pages')} ({_ENDINGS})"
        wanted = f"{say(self.context, 'chronicle.file').lower()}.html"
        dialog = export_dialog(self, self.window().windowTitle(), kinds, wanted, language)
        dialog.setObjectName("chronicle_dialog")
        dialog.fileSelected.connect(self._keep)
        dialog.open()

    def _keep(self, chosen: str) -> None:
        if problem := self.save(Path(chosen)):
            show_fault(self, "chronicle_fault", problem)
