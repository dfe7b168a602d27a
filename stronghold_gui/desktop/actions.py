"""All actions of the window with their names, shortcuts and icons. No two actions share a shortcut."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QActionGroup, QKeySequence, QPalette
from PySide6.QtWidgets import QMainWindow

from stronghold_gui.desktop.icons import icon
from stronghold_gui.desktop.language import OWN_NAMES, Language


@dataclass(frozen=True, slots=True)
class Spec:
    """An action.

    Attributes:
        id: its name; its texts are ``action_name.<id>`` and, if it has a tooltip, ``action_tip.<id>``.
        keys: its shortcuts, in Qt's portable notation.
        icon: name of its icon (`desktop.icons`), or ``""``.
        checked: whether a switch is on at first; None for an action that is no switch.
        standard: name of a `QKeySequence.StandardKey`, whose shortcuts come before `keys`; or ``""``.
    """

    id: str
    keys: tuple[str, ...] = ()
    icon: str = ""
    checked: bool | None = None
    standard: str = ""


SPECS: Final = (
    Spec("new", ("Ctrl+N",), "new", standard="New"),
    Spec("open", ("Ctrl+O",), "open", standard="Open"),
    Spec("matches", ("Ctrl+Shift+O",), "matches"),
    Spec("record", ("Ctrl+Shift+R",), "record"),
    Spec("save", ("Ctrl+S",), standard="Save"),
    Spec("save_as", ("Ctrl+Shift+S",), standard="SaveAs"),
    Spec("copy_picture", ("Ctrl+Shift+C",), "copy"),
    Spec("save_picture"),
    Spec("copy_page"),
    Spec("save_page"),
    Spec("print_story"),
    Spec("print_lesson"),
    Spec("print_rules"),
    Spec("close", ("Ctrl+W",), standard="Close"),
    Spec("quit", ("Ctrl+Q",), standard="Quit"),
    Spec("preferences", ("Ctrl+,",), standard="Preferences"),
    Spec("done", ("Ctrl+Return", "Ctrl+Enter"), "done"),
    Spec("partner", ("Ctrl+T",)),
    Spec("type_order", ("Ctrl+K", "/")),
    Spec("places", ("F6",)),
    Spec("look_back", ("Alt+Left",), "look_back"),
    Spec("what_if", (), "what_if"),
    Spec("undo", ("Ctrl+Z",), "undo", standard="Undo"),
    Spec("redo", ("Ctrl+Shift+Z", "Ctrl+Y"), "redo", standard="Redo"),
    Spec("zoom_in", ("Ctrl++", "Ctrl+="), "zoom_in", standard="ZoomIn"),
    Spec("zoom_out", ("Ctrl+-",), "zoom_out", standard="ZoomOut"),
    Spec("fit", ("Ctrl+0",), "fit"),
    Spec("full_screen", ("F11",), "full_screen", checked=False, standard="FullScreen"),
    Spec("reset_layout"),
    Spec("follow", checked=True),
    Spec("forecast", ("F4",), checked=True),
    Spec("log_notation", checked=False),
    Spec("curtain", checked=True),
    Spec("ask_unused", checked=True),
    Spec("tell_plans", checked=True),
    Spec("peek", ("Ctrl+L",), "curtain"),
    Spec("seats"),
    Spec("move_now", ("Ctrl+M",)),
    Spec("pause", ("Ctrl+P",), checked=False),
    Spec("aims", ("Ctrl+I",)),
    Spec("story"),
    Spec("review"),
    Spec("learn", ("Ctrl+Shift+L",)),
    Spec("puzzles"),
    Spec("rules", ("F1", "?"), "book"),
    Spec("hint", ("F2",), "hint"),
    Spec("keys", ("Ctrl+F1",)),
    Spec("about"),
    Spec("about_qt"),
)
THEMES: Final = ("system", "light", "dark")
_ROLES: Final = {
    "quit": QAction.MenuRole.QuitRole,
    "preferences": QAction.MenuRole.PreferencesRole,
    "about": QAction.MenuRole.AboutRole,
    "about_qt": QAction.MenuRole.AboutQtRole,
}
"""The menu roles of actions, for systems with one menu bar for all programs (macOS)."""
_MEDIA_KEYS: Final = Qt.Key.Key_Back
"""The first key in Qt's order of those that only some keyboards have ("Save", "Zoom in")."""


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

    def __iter__(self) -> Iterator[str]:
        return iter(self._actions)

    def retranslate(self) -> None:
        """Label all actions in the current language."""
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
        """Draw the icons in the colours of a palette."""
        for name, spec in self._specs.items():
            if spec.icon:
                self._actions[name].setIcon(icon(spec.icon, palette))

    def _make(self, window: QMainWindow, spec: Spec) -> QAction:
        action = QAction(window)
        action.setObjectName(spec.id)
        action.setShortcuts(_keys(spec))
        if spec.checked is not None:
            action.setCheckable(True)
            action.setChecked(spec.checked)
        # Without an explicit role, Qt guesses it from the text, and moves entries to another menu.
        action.setMenuRole(_ROLES.get(spec.id, QAction.MenuRole.NoRole))
        # Added to the window, its shortcut works also while menu and tool bar are hidden (full screen).
        window.addAction(action)
        return action

    @staticmethod
    def _entry(window: QMainWindow, name: str, text: str, data: str) -> QAction:
        action = QAction(text, window)
        action.setObjectName(name)
        action.setData(data)
        action.setCheckable(True)
        return action


def _keys(spec: Spec) -> list[QKeySequence]:
    """Return an action's default keys, those of the system first."""
    standard = QKeySequence.keyBindings(getattr(QKeySequence.StandardKey, spec.standard)) if spec.standard else []
    found = [keys for keys in standard if keys[0].key() < _MEDIA_KEYS]  # type: ignore[index] # the stubs do not know it
    return found + [own for own in map(QKeySequence, spec.keys) if own not in found]
