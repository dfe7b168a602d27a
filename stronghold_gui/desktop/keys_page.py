"""The dialog that lists all keys: those of menu entries, the board, the tree of places and the line for typed moves."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHeaderView,
    QMenu,
    QPushButton,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
)

from stronghold_gui.desktop.fitting import Fitting
from stronghold_gui.desktop.naming import named

if TYPE_CHECKING:
    from stronghold_gui.desktop.shell import Shell

_FIXED: Final[dict[str, tuple[tuple[str, tuple[str, ...]], ...]]] = {
    "prompt": (("choice", ("1", "9")), ("next", ("Tab",)), ("press", ("Space",))),
    "board": (
        ("next", ("Tab",)),
        ("around", ("Left", "Right", "Up", "Down")),
        ("take", ("Return", "Space")),
        ("count", ("2", "9")),
        ("more", ("+", "-")),
        ("all", ("Shift+Return",)),
        ("back", ("Esc",)),
        ("rule", ("F1",)),
        ("zoom", ("+", "-")),
        ("fit", ("F", "0")),
    ),
    "places": (
        ("lines", ("Up", "Down")),
        ("fold", ("Left", "Right")),
        ("usable", ("Ctrl+Down", "Ctrl+Up")),
        ("take", ("Return",)),
        ("back", ("Esc",)),
    ),
    "log": (("lines", ("Up", "Down")), ("moment", ("Return",)), ("rule", ("F1",)), ("copy", ("Ctrl+C",))),
    "matches": (
        ("lines", ("Up", "Down")),
        ("open", ("Return",)),
        ("rename", ("F2",)),
        ("delete", ("Del",)),
        ("undo", ("Ctrl+Z",)),
        ("back", ("Esc",)),
    ),
    "typed": (("next", ("Tab", "Shift+Tab")), ("play", ("Return",)), ("before", ("Up", "Down")), ("close", ("Esc",))),
}
"""Keys without an action, by the part of the window. Texts: ``access.keys.<part>`` and ``access.keys.<part>.<id>``."""
_MOST: Final = 2
"""Largest number of keys shown for an action."""
_SIZE: Final = QSize(680, 600)
_LETTER: Final = 8
"""Width of a letter in pixels for which that size is enough; the dialog grows with larger letters."""


class KeysDialog(QDialog):
    """The list of keys, as a tree, which keyboard users and screen readers can use."""

    def __init__(self, shell: Shell, menus: Iterable[QMenu]) -> None:
        super().__init__(shell.window)
        self.setObjectName("keys")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._language, self._menus = shell.language, tuple(menus)
        self.list = named(QTreeWidget(), "keys_list")
        self.list.setColumnCount(2)
        self.list.setRootIsDecorated(False)
        self.list.setAlternatingRowColors(True)
        self.list.setAllColumnsShowFocus(True)
        self._buttons = QDialogButtonBox()
        self._buttons.rejected.connect(self.reject)
        self._close = named(QPushButton(), "keys_close")
        self._buttons.addButton(self._close, QDialogButtonBox.ButtonRole.RejectRole)
        column = QVBoxLayout(self)
        column.addWidget(self.list)
        column.addWidget(self._buttons)
        letter = self.fontMetrics().averageCharWidth()
        self.resize(_SIZE * max(1.0, letter / _LETTER))
        Fitting(self)
        shell.language.changed.connect(self.retranslate)
        self.retranslate()

    def retranslate(self) -> None:
        """Update the texts after a change of language."""
        say = self._language
        self.setWindowTitle(say("access.keys"))
        self.list.setAccessibleName(say("access.keys"))
        self.list.setHeaderLabels([say("access.keys.what"), say("access.keys.key")])
        self._close.setText(say("window.end.close"))
        self.list.clear()
        for menu in self._menus:
            rows = [
                (action.text().replace("&", "").removesuffix("…"), action.shortcuts()[:_MOST])
                for action in _actions(menu)
                if action.shortcuts()
            ]
            self._add(menu.title().replace("&", ""), rows)
        for where, keys in _FIXED.items():
            fixed = [
                (say(f"access.keys.{where}.{name}"), [QKeySequence(key) for key in portable]) for name, portable in keys
            ]
            self._add(say(f"access.keys.{where}"), fixed)
        self.list.expandAll()
        self.list.header().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)

    def _add(self, title: str, rows: Sequence[tuple[str, Iterable[QKeySequence]]]) -> None:
        if not rows:
            return
        head = QTreeWidgetItem([title, ""])
        font = self.list.font()
        font.setBold(True)
        head.setFont(0, font)
        for what, keys in rows:
            told = [key.toString(QKeySequence.SequenceFormat.NativeText) for key in keys]
            head.addChild(QTreeWidgetItem([what, "   ".join(told)]))
        self.list.addTopLevelItem(head)


def _actions(menu: QMenu) -> Iterator[QAction]:
    """Yield the actions of a menu and of its submenus."""
    for action in menu.actions():
        yield action
        if isinstance(inner := action.menu(), QMenu):
            yield from _actions(inner)
