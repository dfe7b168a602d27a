"""The dialog about the program: its purpose, its authors and its licence terms."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import QDate, QLocale, Qt, Signal, qVersion
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QPlainTextEdit,
    QPushButton,
    QSizePolicy,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from stronghold_gui import __version__
from stronghold_gui.desktop.fitting import Fitting, ScrolledArea
from stronghold_gui.desktop.language import Language
from stronghold_gui.desktop.licences import Licence, licences
from stronghold_gui.desktop.missing_pictures import crest_icon
from stronghold_gui.desktop.naming import named
from stronghold_gui.program import RELEASED, REPORTS

_CREST = 72
"""Width and height of the crest, in pixels."""


class AboutDialog(QDialog):
    """About the program, in two pages.

    Attributes:
        reading: emitted to ask for the page about reconstructed rules.
    """

    reading = Signal()

    def __init__(self, language: Language, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("about")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._language = language
        self.tabs = named(QTabWidget(), "about_tabs")
        self.tabs.addTab(self._make_program(), "")
        self.licences = LicencesPage(language)
        self.tabs.addTab(self.licences, "")
        # A standard button would get Qt's own label again at every change of language.
        self._buttons = QDialogButtonBox()
        self._buttons.rejected.connect(self.reject)
        self._close = named(QPushButton(), "about_close")
        self._told = named(QPushButton(autoDefault=False), "about_reconstructed")
        self._told.clicked.connect(self.reading)
        self._buttons.addButton(self._told, QDialogButtonBox.ButtonRole.HelpRole)
        self._buttons.addButton(self._close, QDialogButtonBox.ButtonRole.RejectRole)
        # Set only now: a default button that is added becomes the focus proxy of the box, and Tab skips the others.
        self._close.setDefault(True)
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 14, 14, 12)
        column.setSpacing(10)
        column.addWidget(self.tabs, 1)
        column.addWidget(self._buttons)
        self.resize(720, 480)
        Fitting(self)
        language.changed.connect(self.retranslate)
        self.retranslate()
        self._close.setFocus()

    def retranslate(self) -> None:
        """Update the texts after a change of language."""
        say = self._language
        self.setWindowTitle(say("window.about.title"))
        self.tabs.setAccessibleName(say("window.about.title"))
        self.tabs.setTabText(0, say("about.program"))
        self.tabs.setTabText(1, say("about.licences"))
        self.words.setText(say("about.words"))
        self.versions.setText(say("about.version", version=self._version(), qt=qVersion()))
        self.reports.setText(say("about.reports", address=REPORTS))
        self.licences.retranslate()
        self._close.setText(say("window.end.close"))
        self._told.setText(say("rules.reconstructed"))

    def _version(self) -> str:
        """Return the version with the day of its release."""
        if not RELEASED:
            return self._language("about.development", version=__version__)
        released = QDate.fromString(RELEASED, Qt.DateFormat.ISODate)
        day = QLocale(self._language.code).toString(released, "d MMMM yyyy")
        return self._language("about.released", version=__version__, day=day)

    def _make_program(self) -> QWidget:
        crest = named(QLabel(), "about_crest")
        crest.setPixmap(crest_icon().pixmap(_CREST, _CREST))
        self.title = named(QLabel("Stronghold"), "about_title")
        font = self.font()
        font.setPointSizeF(font.pointSizeF() * 1.8)
        self.title.setFont(font)
        self.words = named(QLabel(wordWrap=True), "about_words")
        self.versions = named(QLabel(wordWrap=True), "about_versions")
        self.versions.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.reports = named(QLabel(wordWrap=True), "about_reports")
        self.reports.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        head = QHBoxLayout()
        head.setSpacing(16)
        head.addWidget(crest)
        head.addWidget(self.title, 1)
        column = QVBoxLayout()
        column.setContentsMargins(24, 20, 24, 16)
        column.setSpacing(14)
        column.addLayout(head)
        column.addWidget(self.words)
        column.addWidget(self.versions)
        column.addWidget(self.reports)
        column.addStretch(1)
        return ScrolledArea(column, "about_program")


class LicencesPage(QWidget):
    """The parts of the program, each with its licence. They are read when the page is first shown."""

    def __init__(self, language: Language) -> None:
        super().__init__()
        self._language = language
        self._licences: list[Licence] = []
        self.list = named(QListWidget(), "about_parts")
        # With this policy, the list is as wide as its longest line in every text size.
        self.list.setSizeAdjustPolicy(QListWidget.SizeAdjustPolicy.AdjustToContents)
        self.list.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Ignored)
        self.facts = named(QLabel(wordWrap=True), "about_facts")
        self.facts.setTextFormat(Qt.TextFormat.RichText)
        self.facts.setOpenExternalLinks(True)
        self.facts.setTextInteractionFlags(Qt.TextInteractionFlag.TextBrowserInteraction)
        self.text = named(QPlainTextEdit(readOnly=True), "about_text")
        self.list.currentRowChanged.connect(lambda _row: self._show())
        right = QVBoxLayout()
        right.setSpacing(8)
        right.addWidget(self.facts)
        right.addWidget(self.text, 1)
        row = QHBoxLayout(self)
        row.setContentsMargins(14, 14, 14, 14)
        row.setSpacing(12)
        row.addWidget(self.list)
        row.addLayout(right, 1)

    def retranslate(self) -> None:
        """Update the texts after a change of language; the licences are not translated."""
        self.list.setAccessibleName(self._language("about.parts"))
        self.text.setAccessibleName(self._language("about.text"))
        self._show()

    def fill(self) -> None:
        """List the parts, once."""
        if not self._licences:
            self._licences = licences()
            self.list.addItems([licence.name for licence in self._licences])
            self.list.setCurrentRow(0)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.fill()

    def _show(self) -> None:
        row = self.list.currentRow()
        if not 0 <= row < len(self._licences):
            return
        licence, say = self._licences[row], self._language
        terms = licence.terms or say("about.terms_unknown")
        facts = [escape(f"{licence.name} {licence.version}"), escape(terms)]
        if licence.home:
            facts.append(f'<a href="{escape(licence.home)}">{escape(licence.home)}</a>')
        self.facts.setText("<br>".join(facts))
        self.text.setPlainText(licence.text or say("about.no_text"))
