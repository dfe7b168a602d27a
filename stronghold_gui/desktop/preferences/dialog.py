"""The dialog of the preferences. It has no Apply and no Cancel button: each change takes effect at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QPushButton, QTabWidget, QVBoxLayout

from stronghold_gui.desktop.fitting import Fitting, keep_place
from stronghold_gui.desktop.naming import named
from stronghold_gui.desktop.preferences.general_page import GeneralPage
from stronghold_gui.desktop.preferences.keys_page import KeysPage
from stronghold_gui.desktop.preferences.rows import muted
from stronghold_gui.desktop.preferences.table_page import TablePage

if TYPE_CHECKING:
    from stronghold_gui.desktop.play.animation import Animation
    from stronghold_gui.desktop.play.current import Current
    from stronghold_gui.desktop.play.picture_sets import PictureSets
    from stronghold_gui.desktop.preferences.keys import Keys
    from stronghold_gui.desktop.shell import Shell

_NAMES: Final = ("general", "table", "keys")


class PreferencesDialog(QDialog):
    """The preferences, in three pages."""

    def __init__(
        self, shell: Shell, current: Current, picture_sets: PictureSets, animation: Animation, keys: Keys
    ) -> None:
        """Make the dialog.

        Args:
            shell: the window.
            current: the match that is shown; its docks are measured again after a change of text size.
            picture_sets: the sets of pictures.
            animation: the animation speed.
            keys: the shortcuts of the actions.
        """
        super().__init__(shell.window)
        self.setObjectName("preferences")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._language = shell.language
        self.general, self.table = GeneralPage(shell), TablePage(shell, current, picture_sets, animation)
        self.keys = KeysPage(shell.language, keys)
        self.pages: tuple[GeneralPage | TablePage | KeysPage, ...] = (self.general, self.table, self.keys)
        self.tabs = named(QTabWidget(), "preferences_tabs")
        for page in self.pages:
            self.tabs.addTab(page, "")
        self.words = muted("preferences_words")
        # Standard buttons would get Qt's own labels again at every change of language.
        self._buttons = QDialogButtonBox()
        self.defaults = named(QPushButton(autoDefault=False), "preferences_defaults")
        self._close = named(QPushButton(), "preferences_close")
        self._buttons.addButton(self.defaults, QDialogButtonBox.ButtonRole.ResetRole)
        self._buttons.addButton(self._close, QDialogButtonBox.ButtonRole.RejectRole)
        self._buttons.rejected.connect(self.reject)
        self.defaults.clicked.connect(self._restore)
        self._close.setDefault(True)
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 14, 14, 12)
        column.setSpacing(10)
        column.addWidget(self.tabs, 1)
        column.addWidget(self.words)
        column.addWidget(self._buttons)
        shell.language.changed.connect(self.retranslate)
        self.retranslate()
        self.resize(max(620, self.sizeHint().width()), max(520, self.sizeHint().height()))
        keep_place(self, shell.settings)
        Fitting(self)

    def _restore(self) -> None:
        self.pages[self.tabs.currentIndex()].restore()

    def retranslate(self) -> None:
        """Update the texts after a change of language."""
        say = self._language
        self.setWindowTitle(say("preferences.title"))
        self.tabs.setAccessibleName(say("preferences.title"))
        for row, (name, page) in enumerate(zip(_NAMES, self.pages, strict=True)):
            self.tabs.setTabText(row, say(f"preferences.{name}"))
            page.retranslate()
        self.words.setText(say("preferences.live"))
        self.defaults.setText(say("preferences.defaults"))
        self.defaults.setToolTip(say("preferences.defaults.tip"))
        self._close.setText(say("preferences.close"))
