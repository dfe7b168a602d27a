"""The menu bar and the tool bar."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QDockWidget, QMenu, QToolBar

if TYPE_CHECKING:
    from stronghold_gui.desktop.window import MainWindow

MENUS: Final = ("file", "edit", "view", "game", "help")
_BAR: Final = ("new", "open", "save", "", "zoom_out", "zoom_in", "fit", "full_screen", "", "rules", "hint")
_ASKED_FOR: Final = {"rules": "rules.title", "hint": "hints.title"}
"""Docks that are no game's, with what they are called."""


class Menus:
    """Builds the menus; those that list something are filled when they are opened."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window
        self.menus: dict[str, QMenu] = {}
        for name in MENUS:
            menu = window.menuBar().addMenu("")
            menu.setObjectName(f"menu_{name}")
            self.menus[name] = menu
        self.recent = self._submenu("recent")
        self.docks = self._submenu("docks")
        self.language = self._submenu("language")
        self.theme = self._submenu("theme")
        self._fill()
        self.bar = self._tool_bar()
        self.retranslate()

    def retranslate(self) -> None:
        """Name the menus in the language of the moment."""
        say = self._window.language
        for name, menu in self.menus.items():
            menu.setTitle(say(f"menu.{name}"))
        for menu in (self.recent, self.docks, self.language, self.theme):
            menu.setTitle(say(f"menu.{menu.objectName().removeprefix('menu_')}"))
        self.bar.setWindowTitle(say("menu.tool_bar"))

    def _submenu(self, name: str) -> QMenu:
        menu = QMenu(self._window)
        menu.setObjectName(f"menu_{name}")
        return menu

    def _fill(self) -> None:
        act, menus = self._window.actions_, self.menus
        self._add("file", "new", "open")
        menus["file"].addMenu(self.recent)
        self._add("file", "", "save", "save_as", "autosave", "", "close", "quit")
        self._add("edit", "undo", "redo", "", "preferences")
        self._add("view", "zoom_in", "zoom_out", "fit", "", "forecast", "", "full_screen")
        menus["view"].addMenu(self.docks)
        self._add("view", "places", "follow", "reset_layout", "")
        menus["view"].addMenu(self.language)
        menus["view"].addMenu(self.theme)
        self._add(
            "game", "done", "type_order", "partner", "", "look_back", "what_if", "", "curtain", "peek", "", "story"
        )
        self._add("help", "learn", "puzzles", "rules", "hint", "keys", "", "about", "about_qt")
        self.language.addActions(act.languages.actions())
        self.theme.addActions(act.themes.actions())
        self.recent.aboutToShow.connect(self._window.files.fill_recent)
        self.docks.aboutToShow.connect(self._list_docks)

    def _add(self, menu: str, *names: str) -> None:
        for name in names:
            if name:
                self.menus[menu].addAction(self._window.actions_[name])
            else:
                self.menus[menu].addSeparator()

    def _list_docks(self) -> None:
        self.docks.clear()
        for dock in self._window.docking.docks.values():
            self.docks.addAction(dock.toggleViewAction())
        for name, title in _ASKED_FOR.items():
            self._list_asked_for(name, title)
        self.docks.addSeparator()
        self.docks.addAction(self.bar.toggleViewAction())

    def _list_asked_for(self, name: str, title: str) -> None:
        """List a dock that is only made when somebody asks for it."""
        dock = self._window.findChild(QDockWidget, f"dock_{name}")
        entry = self.docks.addAction(self._window.language(title))
        entry.setObjectName(f"panel_{name}")
        entry.setCheckable(True)
        entry.setChecked(dock is not None and dock.isVisible())
        entry.triggered.connect(lambda on: self._show_asked_for(name, on))

    def _show_asked_for(self, name: str, on: bool) -> None:
        window = self._window
        dock = (window.reference if name == "rules" else window.hints).dock
        dock.setVisible(on)
        dock.raise_()

    def _tool_bar(self) -> QToolBar:
        bar = QToolBar(self._window)
        bar.setObjectName("tool_bar")
        bar.setIconSize(QSize(20, 20))
        bar.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
        for name in _BAR:
            if name:
                bar.addAction(self._window.actions_[name])
            else:
                bar.addSeparator()
        self._window.addToolBar(Qt.ToolBarArea.TopToolBarArea, bar)
        return bar
