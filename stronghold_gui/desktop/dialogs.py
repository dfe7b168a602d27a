"""The dialogs that a window opens from its menus. Each is imported when it is opened, and comes up where it was."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QApplication

if TYPE_CHECKING:
    from PySide6.QtWidgets import QDialog

    from stronghold_gui.desktop.window import MainWindow


class Dialogs:
    """Preferences, story, ending, About."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window

    def connect(self) -> None:
        """Open them when somebody wants them."""
        act = self._window.actions_
        act["preferences"].triggered.connect(self.preferences)
        act["story"].triggered.connect(self.story)
        act["keys"].triggered.connect(self.keys)
        act["about"].triggered.connect(self.about)
        act["about_qt"].triggered.connect(QApplication.aboutQt)

    def preferences(self) -> None:
        """Show what can be set to one's liking."""
        from stronghold_gui.desktop.preferences.dialog import PreferencesDialog

        PreferencesDialog(self._window).open()

    def story(self) -> None:
        """Tell the story of the open match. What draws it is loaded now and takes a moment, the first time."""
        from stronghold_gui.desktop.preferences.places import keep_place

        window = self._window
        if window.controller is None or not window.actions_["story"].isEnabled():
            return
        dialog = window.kind.make_story(window.controller.match, window.language, window)
        keep_place(dialog, window.settings)
        dialog.open()

    def ending(self) -> None:
        """Tell how the match ended."""
        from stronghold_gui.desktop.result import ResultDialog

        window = self._window
        if window.desk.ending() is not None:
            dialog = ResultDialog(window.desk.ending, window.language, window)
            dialog.story.connect(self.story)
            dialog.open()

    def keys(self) -> None:
        """List all keys."""
        from stronghold_gui.desktop.keys_page import KeysDialog
        from stronghold_gui.desktop.preferences.places import keep_place

        dialog = KeysDialog(self._window)
        keep_place(dialog, self._window.settings)
        dialog.open()

    def about(self) -> None:
        """Tell what the program is and whose work is in it."""
        from stronghold_gui.desktop.about import AboutDialog
        from stronghold_gui.desktop.preferences.places import keep_place

        window = self._window
        dialog = AboutDialog(window.language, window)
        dialog.reading.connect(lambda: self.read(dialog, window.kind.told))
        keep_place(dialog, window.settings)
        dialog.open()

    def read(self, over: QDialog, anchor: str) -> None:
        """Open a page of the rules over a dialog."""
        from stronghold_gui.desktop.reference.reading import read

        read(self._window, over, anchor)
