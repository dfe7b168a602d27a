"""The dialog that asks for a new name of a match."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QLineEdit, QPushButton, QVBoxLayout, QWidget

from stronghold_gui.core.save import is_same, is_taken, legal_stem
from stronghold_gui.desktop.fitting import Fitting
from stronghold_gui.desktop.labels import WrappedLabel
from stronghold_gui.desktop.language import Language
from stronghold_gui.desktop.naming import named


class RenameDialog(QDialog):
    """Asks for a name. During typing, it shows the resulting name, or the reason why that is not possible.

    Attributes:
        renamed: ``(path)``: emitted with the new path.
    """

    renamed = Signal(object)

    def __init__(self, path: Path, language: Language, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("rename")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._path, self._language = path, language
        self.label = named(QLabel(), "rename_label")
        self.line = named(QLineEdit(path.stem), "rename_line")
        self.line.selectAll()
        self.label.setBuddy(self.line)
        self.words = named(WrappedLabel(), "rename_words")
        self.do = named(QPushButton(), "rename_do")
        self.cancel = named(QPushButton(autoDefault=False), "rename_cancel")
        self.line.textChanged.connect(self._check)
        self._lay_out()
        language.changed.connect(self.retranslate)
        self.retranslate()

    def retranslate(self) -> None:
        """Update the texts after a change of language."""
        say = self._language
        self.setWindowTitle(say("matches.rename.title"))
        self.label.setText(say("matches.rename.label"))
        self.do.setText(say("matches.rename.do"))
        self.cancel.setText(say("window.cancel"))
        self._check()

    @property
    def wanted(self) -> Path | None:
        """The path for the typed name; ``None`` if that is no legal name."""
        stem = legal_stem(self.line.text())
        return self._path.with_name(f"{stem}{self._path.suffix}") if stem else None

    def _check(self) -> None:
        """Show the resulting name if it differs from the typed one, or the reason why it is not possible."""
        say, wanted = self._language, self.wanted
        free = wanted is not None and (is_same(wanted, self._path) or not is_taken(wanted))
        if wanted is None:
            self.words.setText(say("matches.rename.empty"))
        elif not free:
            self.words.setText(say("matches.rename.taken", name=wanted.stem))
        else:
            self.words.setText("" if wanted.stem == self.line.text() else say("matches.rename.as", name=wanted.stem))
        self.do.setEnabled(free)

    def _rename(self) -> None:
        wanted = self.wanted
        self.accept()
        if wanted is not None and wanted != self._path:
            self.renamed.emit(wanted)

    def _lay_out(self) -> None:
        # Standard buttons would get Qt's own labels again at every change of language.
        buttons = QDialogButtonBox()
        buttons.addButton(self.do, QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.addButton(self.cancel, QDialogButtonBox.ButtonRole.RejectRole)
        buttons.accepted.connect(self._rename)
        buttons.rejected.connect(self.reject)
        self.do.setDefault(True)
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 18, 20, 14)
        column.setSpacing(8)
        for widget in (self.label, self.line, self.words):
            column.addWidget(widget)
        column.addStretch(1)
        column.addWidget(buttons)
        self.words.setMinimumHeight(2 * self.fontMetrics().lineSpacing())
        self.setMinimumWidth(480)
        Fitting(self)
