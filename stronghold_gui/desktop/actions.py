"""Every action of the window, made in one place: what it is called, its key, its picture. One key has one action."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QAction, QActionGroup, QKeySequence, QPalette
from PySide6.QtWidgets import QMainWindow

from stronghold_gui.core.value import value
from stronghold_gui.desktop.icons import icon
from stronghold_gui.desktop.language import OWN_NAMES, Language


@value
class Spec:
    """An action.

    Attributes:
        id: its name; sentences: ``action_name.<id>`` and, where more is to be said, ``action_tip.<id>``.
        keys: its shortcuts, in Qt's portable words.
        icon: name of its picture, or ``""``.
        checked: for a switch, whether it is on at first.
    """

    id: str
    keys: tuple[str, ...] = ()
    icon: str = ""
    checked: bool | None = None


SPECS: Final = (
    Spec("new", ("Ctrl+N",), "new"),
    Spec("open", ("Ctrl+O",), "open"),
    Spec("save", ("Ctrl+S",), "save"),
    Spec("save_as", ("Ctrl+Shift+S",)),
    Spec("close", ("Ctrl+W",)),
    Spec("quit", ("Ctrl+Q",)),
    Spec("done", ("Ctrl+Return", "Ctrl+Enter"), "done"),
    Spec("partner", ("Ctrl+T",)),
    Spec("look_back", ("Alt+Left",), "look_back"),
    Spec("what_if", (), "what_if"),
    Spec("undo", ("Ctrl+Z",), "undo"),
    Spec("redo", ("Ctrl+Shift+Z", "Ctrl+Y"), "redo"),
    Spec("zoom_in", ("Ctrl++", "Ctrl+="), "zoom_in"),
    Spec("zoom_out", ("Ctrl+-",), "zoom_out"),
    Spec("fit", ("Ctrl+0",), "fit"),
    Spec("full_screen", ("F11",), "full_screen", checked=False),
    Spec("reset_layout"),
    Spec("follow", checked=True),
    Spec("forecast", ("F4",), checked=True),
    Spec("curtain", checked=True),
    Spec("peek", ("Ctrl+L",), "curtain"),
    Spec("learn", ("Ctrl+Shift+L",)),
    Spec("rules", ("F1", "?"), "book"),
    Spec("hint", ("F2",), "hint"),
    Spec("about"),
    Spec("about_qt"),
)
THEMES: Final = ("system", "light", "dark")


class Actions:
    """The actions of a window, by id: ``actions["save"]``."""

    def __init__(self, window: QMainWindow, language: Language) -> None:
        self._language = language
        self._specs = {spec.id: spec for spec in SPECS}
        self._actions = {spec.id: self._make(window, spec) for spec in SPECS}
        self.languages = QActionGroup(window)
        self.themes = QActionGroup(window)
        for code, name in OWN_NAMES.items():
            self.languages.addAction(self._entry(window, f"language_{code}", name, code))
        for name in THEMES:
            self.themes.addAction(self._entry(window, f"theme_{name}", "", name))
        self.retranslate()

    def __getitem__(self, name: str) -> QAction:
        return self._actions[name]

    def retranslate(self) -> None:
        """Name all actions in the language of the moment."""
        say = self._language
        for name, action in self._actions.items():
            action.setText(say(f"action_name.{name}"))
            if say.texts.has(f"action_tip.{name}"):
                action.setToolTip(say(f"action_tip.{name}"))
                action.setStatusTip(say(f"action_tip.{name}"))
        for action in self.themes.actions():
            action.setText(say(f"action_name.{action.objectName()}"))
        for action in self.languages.actions():
            action.setChecked(action.data() == say.code)

    def draw(self, palette: QPalette) -> None:
        """Draw the pictures in the colours of a palette."""
        for name, spec in self._specs.items():
            if spec.icon:
                self._actions[name].setIcon(icon(spec.icon, palette))

    def _make(self, window: QMainWindow, spec: Spec) -> QAction:
        action = QAction(window)
        action.setObjectName(spec.id)
        action.setShortcuts([QKeySequence(keys) for keys in spec.keys])
        if spec.checked is not None:
            action.setCheckable(True)
            action.setChecked(spec.checked)
        if spec.id == "quit":
            action.setMenuRole(QAction.MenuRole.QuitRole)
        elif spec.id.startswith("about"):
            role = QAction.MenuRole.AboutQtRole if spec.id == "about_qt" else QAction.MenuRole.AboutRole
            action.setMenuRole(role)
        # Actions of a window work while their menu or bar is hidden, too (full screen).
        window.addAction(action)
        return action

    @staticmethod
    def _entry(window: QMainWindow, name: str, text: str, data: str) -> QAction:
        action = QAction(text, window)
        action.setObjectName(name)
        action.setData(data)
        action.setCheckable(True)
        return action
