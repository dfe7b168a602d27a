"""Buttons in a corner of the board that change only its view: turn it, see it from above, show extra information."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QSize, Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QWidget

from stronghold_gui.desktop import icons
from stronghold_gui.desktop.foreign_text import tip_of
from stronghold_gui.desktop.naming import named
from stronghold_gui.desktop.table.view import TableView

_EDGE: Final = 6
_ICON: Final = 20


class BoardStrip(QWidget):
    """A row of buttons over the upper left corner of a view; each has a key while the board has the keyboard.

    Attributes:
        buttons: the buttons by name.
    """

    def __init__(self, view: TableView) -> None:
        super().__init__(view)
        named(self, "board_strip")
        self.setAutoFillBackground(True)
        self.buttons: dict[str, QToolButton] = {}
        self._view = view
        self._keys: dict[str, QShortcut] = {}
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(2, 2, 2, 2)
        self._row.setSpacing(1)
        self.move(QPoint(_EDGE, _EDGE))

    def add(self, name: str, picture: str, key: str, act: Callable[[bool], None], *, lasting: bool = False) -> None:
        """Add a button.

        Args:
            name: name of the button.
            picture: its icon (`desktop.icons`).
            key: its shortcut.
            act: called when the button is pressed, with True if it is down from then on.
            lasting: whether the button stays down until it is pressed again.
        """
        button = named(QToolButton(self), f"strip_{name}")
        button.setAutoRaise(True)
        button.setCheckable(lasting)
        button.setIconSize(QSize(_ICON, _ICON))
        button.setIcon(icons.icon(picture, self.palette()))
        button.setProperty("picture", picture)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.clicked.connect(act)
        shortcut = QShortcut(QKeySequence(key), self._view)
        shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        shortcut.activated.connect(button.click)
        self.buttons[name], self._keys[name] = button, shortcut
        self._row.addWidget(button)
        # Qt does not show children that are added to a visible widget.
        button.show()
        self.adjustSize()
        self.show()

    def key_of(self, name: str) -> str:
        """Return the text of a button's key, in the system's notation."""
        return self._keys[name].key().toString(QKeySequence.SequenceFormat.NativeText)

    def call(self, name: str, words: str, tip: str) -> None:
        """Set the accessible name of a button, and its tooltip, which contains its key."""
        self.buttons[name].setToolTip(tip_of(tip))
        self.buttons[name].setAccessibleName(words)

    def changeEvent(self, event: QEvent) -> None:
        """Redraw the icons after a change of palette."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange:
            for button in self.buttons.values():
                button.setIcon(icons.icon(str(button.property("picture")), self.palette()))
