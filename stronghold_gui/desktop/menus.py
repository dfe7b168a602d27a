"""The menu bar and the tool bar."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QDockWidget, QMenu, QToolBar

if TYPE_CHECKING:
    from stronghold_gui.desktop.play.current import Current
    from stronghold_gui.desktop.shell import Shell

MENUS: Final = ("file", "edit", "view", "game", "help")
_BAR: Final = ("new", "open", "matches", "", "zoom_out", "zoom_in", "fit", "full_screen", "", "rules", "hint")
_ASKED_FOR: Final = {"rules": "rules.title", "hint": "hints.title"}
"""Docks that belong to no game and are made on first use, with the ids of their titles."""


class Menus:
    """The menus; those with variable content are filled when they are opened."""

    def __init__(self, shell: Shell, current: Current, asked_for: Mapping[str, Callable[[], QDockWidget]]) -> None:
        """Build the menus.

        Args:
            shell: the window.
            current: the match that is shown, with the docks of its game.
            asked_for: makes or returns the docks that belong to no game, by the last part of their names.
        """
        self._shell, self._window, self._current, self._make_asked_for = shell, shell.window, current, asked_for
        self.menus: dict[str, QMenu] = {}
        for name in MENUS:
            menu = shell.window.menuBar().addMenu("")
            menu.setObjectName(f"menu_{name}")
            self.menus[name] = menu
        self.recent = self._submenu("recent")
        self.share = self._submenu("share")
        self.printing = self._submenu("print")
        self.docks = self._submenu("docks")
        self.language = self._submenu("language")
        self.theme = self._submenu("theme")
        self._fill()
        self.bar = self._tool_bar()
        self.retranslate()

    def retranslate(self) -> None:
        """Label the menus in the current language."""
        say = self._shell.language
        for name, menu in self.menus.items():
            menu.setTitle(say(f"menu.{name}"))
        for menu in (self.recent, self.share, self.printing, self.docks, self.language, self.theme):
            menu.setTitle(say(f"menu.{menu.objectName().removeprefix('menu_')}"))
        self.bar.setWindowTitle(say("menu.tool_bar"))

    def _submenu(self, name: str) -> QMenu:
        menu = QMenu(self._window)
        menu.setObjectName(f"menu_{name}")
        return menu

    def _fill(self) -> None:
        act, menus = self._shell.actions, self.menus
        self._add("file", "new", "open", "matches")
        menus["file"].addMenu(self.recent)
        self._add("file", "record")
        self._add("file", "", "save", "save_as", "")
        menus["file"].addMenu(self.share)
        menus["file"].addMenu(self.printing)
        self._add("file", "", "close", "quit")
        self.share.addActions([act[name] for name in ("copy_picture", "save_picture", "copy_page", "save_page")])
        self.printing.addActions([act[name] for name in ("print_story", "print_lesson", "print_rules")])
        self._add("edit", "undo", "redo", "", "preferences")
        self._add("view", "zoom_in", "zoom_out", "fit", "", "forecast", "", "full_screen")
        menus["view"].addMenu(self.docks)
        self._add("view", "places", "follow", "log_notation", "reset_layout", "")
        menus["view"].addMenu(self.language)
        menus["view"].addMenu(self.theme)
        self._add("game", "done", "type_order", "partner", "", "look_back", "what_if", "", "curtain", "peek")
        self._add("game", "ask_unused", "", "seats", "move_now", "pause", "aims", "tell_plans", "", "story", "review")
        self._add("help", "learn", "puzzles", "rules", "hint", "keys", "", "about", "about_qt")
        self.language.addActions(act.languages.actions())
        self.theme.addActions(act.themes.actions())
        self.docks.aboutToShow.connect(self._list_docks)

    def _add(self, menu: str, *names: str) -> None:
        for name in names:
            if name:
                self.menus[menu].addAction(self._shell.actions[name])
            else:
                self.menus[menu].addSeparator()

    def _list_docks(self) -> None:
        self.docks.clear()
        if self._current.page is not None:
            self.docks.addActions([dock.toggleViewAction() for dock in self._current.page.docking.docks.values()])
        for name, title in _ASKED_FOR.items():
            self._list_asked_for(name, title)
        self.docks.addSeparator()
        self.docks.addAction(self.bar.toggleViewAction())

    def _list_asked_for(self, name: str, title: str) -> None:
        """List a dock that may not have been made yet."""
        dock = self._window.findChild(QDockWidget, f"dock_{name}")
        entry = self.docks.addAction(self._shell.language(title))
        entry.setObjectName(f"panel_{name}")
        entry.setCheckable(True)
        entry.setChecked(dock is not None and dock.isVisible())
        entry.triggered.connect(lambda on: self._show_asked_for(name, on))

    def _show_asked_for(self, name: str, on: bool) -> None:
        dock = self._make_asked_for[name]()
        dock.setVisible(on)
        dock.raise_()

    def _tool_bar(self) -> QToolBar:
        bar = QToolBar(self._window)
        bar.setObjectName("tool_bar")
        bar.setIconSize(QSize(20, 20))
        bar.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
        for name in _BAR:
            if name:
                bar.addAction(self._shell.actions[name])
            else:
                bar.addSeparator()
        self._window.addToolBar(Qt.ToolBarArea.TopToolBarArea, bar)
        return bar
