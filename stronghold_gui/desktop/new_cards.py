"""A row of the New game dialog: a custom table of cards or figures from a file, instead of the program's."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from stronghold_gui.core.own_cards import OwnCards
from stronghold_gui.core.save import BadFileError
from stronghold_gui.core.save.atomic import write_atomically
from stronghold_gui.core.save.writing import laid_out
from stronghold_gui.desktop.file_dialogs import make_file_dialog
from stronghold_gui.desktop.labels import WrappedLabel
from stronghold_gui.desktop.language import Language
from stronghold_gui.desktop.naming import named
from stronghold_gui.desktop.new_remembered import Remembered
from stronghold_gui.desktop.theme import colour, tones
from stronghold_gui.desktop.wrapping_row import WrappingRow
from stronghold_gui.text.direction import visible
from stronghold_gui.text.faults import file_sentence

_NAME: Final = "_file"
"""Suffix of the setting for the name of the table's file."""
_FILES: Final = "*.json"


class OwnCardsRow(QWidget):
    """Shows which cards a new match uses, with buttons to choose others.

    While no table is chosen, the row shows the game's text ``option.<game>.<option>.built_in``. A game whose tables
    hold something other than cards can replace the texts of ``window.new.cards`` by texts below the same option.

    A table that cannot be used changes nothing. A sentence below the row gives the reason, or, after a template was
    written, its path and the next step. The table of a match that was begun is remembered.

    Attributes:
        changed: emitted when other cards were chosen.
        table: the value of the match's option, ``""`` for the program's cards.
    """

    changed = Signal()

    def __init__(self, game: str, own: OwnCards, language: Language, remembered: Remembered) -> None:
        """Make the row.

        Args:
            game: the game's id.
            own: the game's functions for custom cards.
            language: the language of the row.
            remembered: the choices for the last match.
        """
        super().__init__()
        self._own, self._language, self._remembered = own, language, remembered
        self._message = f"option.{game}.{own.option}"
        self.table, self._file = remembered.text(own.option), remembered.text(f"{own.option}{_NAME}")
        self._fault: BadFileError | None = None
        self._begun: Path | None = None
        self._options: Mapping[str, str] = {}
        self.which = named(WrappedLabel(), "new_game_own_cards")
        self.problem = named(WrappedLabel(), "new_game_own_cards_problem")
        self.buttons = {name: self._button(name) for name in ("choose", "begin", "back")}
        self.buttons["choose"].clicked.connect(self._choose)
        self.buttons["begin"].clicked.connect(self._begin)
        self.buttons["back"].clicked.connect(lambda: self._take("", ""))
        row = QHBoxLayout()
        row.addWidget(self.which, 1)
        buttons = WrappingRow(self.buttons.values(), right=True)
        buttons.setSpacing(2)
        row.addLayout(buttons)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addLayout(row)
        column.addWidget(self.problem)

    @property
    def option(self) -> Mapping[str, str]:
        """The match option for its cards; empty for the program's cards."""
        return {self._own.option: self.table} if self.table else {}

    @property
    def fits(self) -> bool:
        """Whether a match can be played with these cards."""
        return not self.table or self._own.misfit(self.table, self._options) is None

    @property
    def wrong(self) -> bool:
        """Whether the row shows an error of the chosen cards or of a file."""
        return bool(self._told())

    def fit(self, options: Mapping[str, str]) -> None:
        """Check the cards against these options of the match."""
        self._options = options

    def remember(self) -> None:
        """Store the cards for next time."""
        self._remembered.set_text(self._own.option, self.table)
        self._remembered.set_text(f"{self._own.option}{_NAME}", self._file)

    def retranslate(self) -> None:
        """Update the texts after a change of language."""
        say = self._language
        self.which.setText(
            say("window.new.cards.own", file=visible(self._file)) if self.table else say(f"{self._message}.built_in")
        )
        self.setAccessibleName(self.which.text())
        for name, button in self.buttons.items():
            button.setText(self._say(name))
            button.setToolTip(self._say(f"{name}.words"))
        self.buttons["back"].setVisible(bool(self.table))
        told, tone = self._told(), tones(self.palette())
        self.problem.setText(told or self._next())
        self.problem.setVisible(bool(self.problem.text()))
        palette = self.problem.palette()
        palette.setColor(QPalette.ColorRole.WindowText, colour(tone.warn if told else tone.muted))
        self.problem.setPalette(palette)

    # -- inside --------------------------------------------------------------------------------------------------

    def _say(self, name: str) -> str:
        """Return a text of the row: the game's own, or else the one about cards."""
        own = f"{self._message}.{name}"
        return self._language(own if self._language.texts.has(own) else f"window.new.cards.{name}")

    def _told(self) -> str:
        """Return the error of the file that was last read or written, or of the chosen cards; ``""`` for none."""
        if self._fault is not None:
            return file_sentence(self._fault, self._language.texts)
        fault = self._own.misfit(self.table, self._options) if self.table else None
        return file_sentence(BadFileError([fault], self._file), self._language.texts) if fault is not None else ""

    def _next(self) -> str:
        """Return where a template was just written, and how to use it; ``""`` for none."""
        if self._begun is None:
            return ""
        choose = self._say("choose").replace("&", "").removesuffix("…")
        return self._language("window.new.cards.begun", file=visible(str(self._begun)), button=choose)

    def _button(self, name: str) -> QPushButton:
        return named(QPushButton(autoDefault=False), f"new_game_cards_{name}")

    def _take(self, table: str, file: str) -> None:
        self.table, self._file, self._fault, self._begun = table, file, None, None
        self.changed.emit()

    def _choose(self) -> None:
        """Ask for a file with a table."""
        dialog = self._dialog("choose")
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.fileSelected.connect(lambda file: self.read(Path(file)))
        dialog.open()

    def read(self, file: Path) -> None:
        """Use the table of a file; one that cannot be used changes nothing."""
        try:
            self._take(self._own.read(file), file.name)
        except BadFileError as fault:
            self._fault, self._begun = fault, None
            self.changed.emit()

    def _begin(self) -> None:
        """Ask where to write the program's own table as a template."""
        dialog = self._dialog("begin")
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(_FILES.removeprefix("*"))
        dialog.selectFile(self._say("file") + _FILES.removeprefix("*"))
        dialog.fileSelected.connect(lambda file: self.write(Path(file)))
        dialog.open()

    def write(self, file: Path) -> None:
        """Write the program's own table into a file."""
        self._fault = None
        try:
            write_atomically(file, f"{laid_out(self._own.built_in())}\n".encode())
            self._begun = file
        except BadFileError as fault:
            self._fault = BadFileError(fault.faults, str(file))
        self.changed.emit()

    def _dialog(self, name: str) -> QFileDialog:
        say = self._language
        dialog = make_file_dialog(self, self._say(name).replace("&", "").removesuffix("…"), say)
        dialog.setObjectName(f"new_game_cards_{name}_dialog")
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setNameFilters([f"{self._say('files')} ({_FILES})", f"{say('window.files.all')} (*)"])
        return dialog
