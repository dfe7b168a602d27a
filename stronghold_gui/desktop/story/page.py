"""The dialog of the story: its sentences, its charts, and buttons to save them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QFrame, QLabel, QPushButton, QScrollArea, QVBoxLayout, QWidget

from stronghold_gui.desktop.exports import export_dialog, show_fault, write_export
from stronghold_gui.desktop.fitting import Fitting
from stronghold_gui.desktop.language import Language
from stronghold_gui.desktop.naming import named
from stronghold_gui.desktop.share.pages import Picture, story_page
from stronghold_gui.desktop.story.files import charts_png, story_file
from stronghold_gui.desktop.story.told import Told
from stronghold_gui.desktop.story.view import ChartsView
from stronghold_gui.desktop.wrapping_row import WrappingRow
from stronghold_gui.text.direction import visible

_SIZE: Final = (11.2, 7.2)
"""Size of the dialog in inches of the charts, if the screen has room."""
_PICTURES = "*.png *.svg"
_PAGES = "*.html *.pdf"
_FORMS = ("png", "svg", "pdf", "html")


class StoryDialog(QDialog):
    """Shows the story of a match.

    Attributes:
        charts: the charts.
        review: the button for the review of the match; hidden until a review is offered.
    """

    def __init__(self, tell: Callable[[], Told], language: Language, parent: QWidget) -> None:
        """Make the dialog.

        Args:
            tell: returns the story in the current language.
            language: the current language.
            parent: the window.
        """
        super().__init__(parent)
        self.setObjectName("story")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._tell, self._language = tell, language
        self.sentences = named(QLabel(wordWrap=True), "story_sentences")
        self.sentences.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.charts = ChartsView(tell())
        self.save_picture = named(QPushButton(autoDefault=False), "story_save_picture")
        self.save_page = named(QPushButton(autoDefault=False), "story_save_page")
        self.review = named(QPushButton(autoDefault=False), "story_review")
        self.review.hide()
        self._close = named(QPushButton(), "story_close")
        self._close.setDefault(True)
        self._close.clicked.connect(self.reject)
        self.save_picture.clicked.connect(lambda: self._ask("pictures", _PICTURES, ".png"))
        self.save_page.clicked.connect(lambda: self._ask("pages", _PAGES, ".pdf"))
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 16, 20, 14)
        column.setSpacing(10)
        column.addWidget(self._scrolled(), 1)
        column.addLayout(WrappingRow((self.save_picture, self.save_page, self.review, self._close), right=True))
        self.resize(*(round(inches * self.charts.dots) for inches in _SIZE))
        Fitting(self)
        language.changed.connect(self.retranslate)
        self.retranslate()
        self._close.setFocus()

    def retranslate(self) -> None:
        """Update the texts and the charts in the current language."""
        say, story = self._language, self._tell()
        self.setWindowTitle(story.title)
        self.sentences.setText("\n".join(story.sentences()))
        self.save_picture.setText(say("story.save_picture"))
        self.save_page.setText(say("story.save_page"))
        self.review.setText(say("review.head"))
        self._close.setText(say("window.end.close"))
        self.charts.show_story(story)

    def save(self, file: Path) -> str:
        """Write the page to a file, in the format of its suffix; return the error, or ``""``."""
        form = file.suffix.lower().removeprefix(".")
        if form not in _FORMS:
            return self._language("story.unknown_form", file=visible(file.name))
        told = self._tell()
        if form == "html":
            charts = Picture(charts_png(told), told.title)
            data = story_page(told.title, told.sentences(), charts, self._language.code).encode()
        else:
            data = story_file(told, form)
        return write_export(file, data, self._language.texts)

    def _scrolled(self) -> QScrollArea:
        """Return the area with the sentences and the charts below them."""
        area = named(QScrollArea(widgetResizable=True), "story_area")
        area.setFrameShape(QFrame.Shape.NoFrame)
        inside = named(QWidget(), "story_inside")
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        column.addWidget(self.sentences)
        column.addWidget(self.charts, 1)
        area.setWidget(inside)
        return area

    def _ask(self, kind: str, patterns: str, ending: str) -> None:
        say, story = self._language, self._tell()
        kinds, wanted = f"{say(f'story.{kind}')} ({patterns})", f"{story.file_name}{ending}"
        dialog = export_dialog(self, story.title, kinds, wanted, say)
        dialog.fileSelected.connect(self._keep)
        dialog.open()

    def _keep(self, chosen: str) -> None:
        if problem := self.save(Path(chosen)):
            show_fault(self, "story_fault", problem)
