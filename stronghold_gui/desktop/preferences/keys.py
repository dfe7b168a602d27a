"""Keys of actions: the defaults, or those that the user chose instead. No key belongs to two actions."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu

if TYPE_CHECKING:
    from stronghold_gui.desktop.shell import Shell

KEY: Final = "window/keys"
"""Setting of chosen keys: a line for each action, such as ``save=Ctrl+S; F2``; nothing after ``=`` means no key."""
MOST: Final = 4
"""Largest number of keys of an action."""
_PORTABLE: Final = QKeySequence.SequenceFormat.PortableText
FIXED: Final[dict[str, str]] = {
    **{str(digit): "choice" for digit in range(1, 10)},
    **dict.fromkeys(("Left", "Right", "Up", "Down", "Return", "Enter", "Space", "Esc", "Tab", "Shift+Tab"), "board"),
    **dict.fromkeys(("+", "=", "-", "F", "0"), "zoom"),
    **dict.fromkeys(("Alt+Right",), "step"),
    "Ctrl+F": "find",
}
"""Keys that belong to no action of the window and cannot be changed. Texts: ``preferences.keys.fixed.<what>``."""


@dataclass(frozen=True, slots=True)
class Clash:
    """A key that already has another use.

    Attributes:
        action: the action to which it belongs, or ``""`` if it cannot be reassigned.
        what: the text of its use.
    """

    action: str
    what: str


class Keys(QObject):
    """The keys of all actions of a window.

    Attributes:
        changed: emitted when the keys of an action have changed.
    """

    changed = Signal()

    def __init__(self, shell: Shell, more: Mapping[str, QAction], menus: Iterable[QMenu]) -> None:
        """Give the actions the keys that the user chose for them.

        Args:
            shell: the window with its actions.
            more: further actions with keys, by name.
            menus: the menus, whose mnemonics are keys as well.
        """
        super().__init__(shell.window)
        self._shell, self._menus = shell, tuple(menus)
        self._actions: dict[str, QAction] = {name: shell.actions[name] for name in shell.actions}
        self._actions |= more
        self._usual = {name: list(action.shortcuts()) for name, action in self._actions.items()}
        self._recall()

    @property
    def actions(self) -> Sequence[str]:
        """The actions that can have keys, in the order of the menus."""
        return tuple(self._actions)

    def name(self, action: str) -> str:
        """Return an action's name, as in its menu; if that is a submenu, its name precedes that of the action."""
        entry = self._actions[action]
        inner = (below.menu() for menu in self._menus for below in menu.actions())
        around = next((menu for menu in inner if isinstance(menu, QMenu) and entry in menu.actions()), None)
        name = _plain(entry.text())
        return name if around is None else self._shell.language("frame.named", name=_plain(around.title()), what=name)

    def of(self, action: str) -> list[QKeySequence]:
        """Return an action's keys; menus show the first one."""
        return list(self._actions[action].shortcuts())

    def is_usual(self, action: str) -> bool:
        return self.of(action) == self._usual[action]

    def clash(self, keys: QKeySequence, action: str) -> Clash | None:
        """Return the other use of a key, or ``None`` if it is free for an action."""
        say = self._shell.language
        if (what := FIXED.get(keys.toString(_PORTABLE))) is not None:
            return Clash("", say(f"preferences.keys.fixed.{what}"))
        for menu in self._menus:
            if QKeySequence.mnemonic(menu.title()) == keys:
                return Clash("", say("preferences.keys.fixed.menu", name=menu.title().replace("&", "")))
        for name in self._actions:
            if name != action and keys in self.of(name):
                return Clash(name, self.name(name))
        return None

    def choose(self, action: str, keys: Sequence[QKeySequence]) -> None:
        """Give an action exactly these keys, remove them from other actions, and store the choice."""
        self._take(action, keys)
        self._remember()

    def reset(self, action: str) -> None:
        """Restore an action's default keys, and remove them from other actions."""
        self.choose(action, self._usual[action])

    def reset_all(self) -> None:
        """Restore the default keys of all actions."""
        for name, keys in self._usual.items():
            self._actions[name].setShortcuts(keys)
        self._remember()

    # -- inside --------------------------------------------------------------------------------------------------

    def _take(self, action: str, keys: Sequence[QKeySequence]) -> None:
        for other in self._actions:
            if other != action and any(key in keys for key in self.of(other)):
                self._actions[other].setShortcuts([key for key in self.of(other) if key not in keys])
        self._actions[action].setShortcuts(list(keys))

    def _remember(self) -> None:
        others = [name for name in self._actions if not self.is_usual(name)]
        lines = [f"{name}={QKeySequence.listToString(self.of(name), _PORTABLE)}" for name in others]
        if lines:
            self._shell.settings.set_texts(KEY, lines)
        else:
            self._shell.settings.forget(KEY)
        self.changed.emit()

    def _recall(self) -> None:
        """Apply the stored keys; invalid ones are dropped, and a key listed twice goes to its last action."""
        for line in self._shell.settings.texts(KEY):
            name, mark, words = line.partition("=")
            if not mark or name not in self._actions:
                continue
            keys = _sensible(QKeySequence.listFromString(words, _PORTABLE)) if words else []
            if keys or not words:
                self._take(name, keys)


def _plain(text: str) -> str:
    """Return the text of an action without its mnemonic and its dots."""
    return text.replace("&", "").removesuffix("…")


def _sensible(keys: Iterable[QKeySequence]) -> list[QKeySequence]:
    """Return the keys that are valid and may be chosen: single keys with their modifiers."""
    single = [key for key in keys if key.count() == 1]
    known = [key for key in single if key[0].key() != Qt.Key.Key_unknown]  # type: ignore[index] # the stubs lack it
    return [key for key in known if key.toString(_PORTABLE) not in FIXED][:MOST]
