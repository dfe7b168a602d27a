"""A page of the rules over a dialog, since the dialog blocks the dock behind it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QPushButton, QVBoxLayout, QWidget

from stronghold_gui.desktop.fitting import Fitting
from stronghold_gui.desktop.naming import named
from stronghold_gui.desktop.reference.examples import ExampleController
from stronghold_gui.desktop.reference.panel import RulesPanel
from stronghold_gui.files import is_plain
from stronghold_gui.games.entry import Kit
from stronghold_gui.teaching.reference.book import reference_of
from stronghold_gui.text import LANGUAGES

if TYPE_CHECKING:
    from stronghold_gui.desktop.language import Language
    from stronghold_gui.desktop.play.current import Current
    from stronghold_gui.desktop.play.outside import Outside
    from stronghold_gui.desktop.settings import Settings
    from stronghold_gui.desktop.shell import Shell


RECONSTRUCTED: Final = "reconstructed"
"""Anchor of the page about reconstructed rules, in the book of every game that has one."""


def tells(kit: Kit) -> bool:
    """Return whether a game's rule book has the page about reconstructed rules."""
    reference = kit.teaching.reference if kit.teaching is not None else None
    return reference is not None and is_plain(reference.folder / LANGUAGES[0] / f"{RECONSTRUCTED}.md")


class ReadingDialog(QDialog):
    """A dialog with the rule book, opened at a page.

    Attributes:
        panel: the book.
    """

    def __init__(self, kit: Kit, language: Language, settings: Settings, anchor: str, parent: QWidget) -> None:
        """Make the dialog.

        Args:
            kit: the kit of the game; without a book, ``LookupError`` is raised.
            language: the current language.
            settings: the settings, with the text size of rules.
            anchor: the page or paragraph to begin with.
            parent: the dialog below.
        """
        super().__init__(parent)
        self.setObjectName("reading")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._language = language
        self.panel = RulesPanel(reference_of(kit), language, settings)
        # A standard button would get Qt's own label again at every change of language.
        buttons = QDialogButtonBox()
        buttons.rejected.connect(self.reject)
        self._close = named(QPushButton(autoDefault=False), "reading_close")
        buttons.addButton(self._close, QDialogButtonBox.ButtonRole.RejectRole)
        column = QVBoxLayout(self)
        column.addWidget(self.panel, 1)
        column.addWidget(buttons)
        self.panel.left.connect(self.reject)
        language.changed.connect(self.retranslate)
        self.resize(620, 640)
        Fitting(self)
        self.retranslate()
        self.panel.open(anchor)
        self.panel.browser.setFocus()

    def retranslate(self) -> None:
        """Update the texts after a change of language."""
        self.setWindowTitle(self._language("rules.title"))
        self._close.setText(self._language("window.end.close"))
        self.panel.retranslate()


def read(shell: Shell, current: Current, outside: Outside, over: QDialog, game: str) -> None:
    """Open the page about reconstructed rules over a dialog; opening a worked example closes both.

    Args:
        shell: the window.
        current: the match that is shown.
        outside: opens the table of the example.
        over: the dialog.
        game: id of the game; ``""`` for the open one, or else the first game.
    """
    kit = shell.library.kit(game or current.game or shell.library.ids[0])
    reading = ReadingDialog(kit, shell.language, shell.settings, RECONSTRUCTED, over)
    header = current.controller.match.header if current.controller is not None else None
    if header is not None and header.game == kit.game.id:
        reading.panel.read_for(reference_of(kit).figures.setting(header.options, len(header.names)))

    def show_example(name: str) -> None:
        reading.reject()
        over.reject()
        if outside.close():
            outside.show(ExampleController(kit, name, shell.window))

    reading.panel.example.connect(show_example)
    reading.open()
