"""The services that all parts of a window share."""

from __future__ import annotations

from PySide6.QtWidgets import QMainWindow

from stronghold_gui.desktop.actions import Actions
from stronghold_gui.desktop.language import Language
from stronghold_gui.desktop.notice import Notice
from stronghold_gui.desktop.settings import Settings
from stronghold_gui.desktop.text_size import TextSize
from stronghold_gui.games.library import Library


class Shell:
    """The services that all parts of a window share. It depends on none of these parts, and on no match.

    Attributes:
        window: the window, of which only Qt's own class is known.
        language: the current language.
        settings: the remembered choices.
        library: the available games.
        actions: the actions of menus, buttons and keys.
        text_size: the text size.
        notice: a sentence above the board, for news that the user did not ask for.
    """

    def __init__(self, window: QMainWindow, language: Language, settings: Settings, library: Library) -> None:
        self.window = window
        self.language, self.settings, self.library = language, settings, library
        self.actions = Actions(window, language)
        self.text_size = TextSize(settings)
        self.notice = Notice(language)
        language.changed.connect(self._keep_language)

    def _keep_language(self) -> None:
        self.settings.set_text("window/language", self.language.code)
