"""The curtain between teams: an opaque sheet over the whole window until the right people sit down."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QHelpEvent, QPalette
from PySide6.QtWidgets import QDockWidget, QLabel, QPushButton, QToolTip, QVBoxLayout, QWidget
from shiboken6 import isValid

from stronghold_gui.desktop.icons import picture
from stronghold_gui.desktop.language import Language
from stronghold_gui.desktop.naming import named
from stronghold_gui.desktop.plain import unmarked
from stronghold_gui.desktop.theme import tones

_CHANGES: Final = ((QEvent.Type.ZOrderChange,), (QEvent.Type.Resize, QEvent.Type.ChildAdded))
"""What of a dock, and of the window, might uncover something."""


class Curtain(QWidget):
    """Covers its parent whole, takes the keyboard, and answers to one button only.

    No secret depends on it: while it is down the controller shows only what everybody may see. It gives people the
    time to change places before the next seat's view is shown.

    Attributes:
        raised: the person who was called is there.
    """

    raised = Signal()

    def __init__(self, language: Language, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("curtain")
        self.setAutoFillBackground(True)
        self.setBackgroundRole(QPalette.ColorRole.Window)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._language, self._window = language, parent
        self._names: tuple[str, ...] = ()
        self._before: QWidget | None = None
        self._picture = QLabel(alignment=Qt.AlignmentFlag.AlignCenter)
        self.title = named(QLabel(alignment=Qt.AlignmentFlag.AlignCenter), "curtain_title")
        self.words = named(QLabel(alignment=Qt.AlignmentFlag.AlignCenter, wordWrap=True), "curtain_words")
        self.button = named(QPushButton(), "curtain_button")
        self.button.clicked.connect(self.raised)
        self.button.setMinimumSize(240, 44)
        font = self.font()
        font.setPointSizeF(font.pointSizeF() * 1.8)
        self.title.setFont(font)
        column = QVBoxLayout(self)
        column.setSpacing(18)
        column.addStretch(2)
        column.addWidget(self._picture)
        column.addWidget(self.title)
        column.addWidget(self.words)
        column.addWidget(self.button, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(3)
        self.hide()
        parent.installEventFilter(self)
        language.changed.connect(self.retranslate)

    def fall(self, names: Sequence[str]) -> None:
        """Cover everything and call a person (or a seat) by name, or partners by theirs."""
        self._names = tuple(names)
        self.retranslate()
        tone = tones(self.palette())
        self._picture.setPixmap(picture("curtain", tone.accent, 72))
        self.setGeometry(self._window.rect())
        QToolTip.hideText()
        keys: QWidget | None = self._window.focusWidget()
        if keys is not None and not self.isAncestorOf(keys):
            self._before = keys
        self.show()
        self.raise_()
        for dock in self._docks():
            dock.installEventFilter(self)
        self.button.setFocus()

    def rise(self) -> None:
        """Uncover the window; the keys go back to where the person before had them."""
        before, self._before = self._before, None
        self.hide()
        for dock in self._docks():
            dock.removeEventFilter(self)
        if before is not None and isValid(before) and before.isVisible():
            before.setFocus()

    def retranslate(self) -> None:
        """Say it in the language of the moment, if anybody is called."""
        if not self._names:
            return
        say = self._language
        several = "partner" if len(self._names) > 1 else "window"
        name = say.texts.join(self._names)
        self.title.setText(say("window.curtain.title", name=name))
        self.words.setText(say(f"{several}.curtain.words"))
        self.button.setText(unmarked(say(f"{several}.curtain.button", name=name)))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay as large as the window, and on top of what is added to it and of docks that are brought forward."""
        if self.isVisible() and event.type() in _CHANGES[watched is self._window]:
            self.setGeometry(self._window.rect())
            self.raise_()
        return super().eventFilter(watched, event)

    def _docks(self) -> Sequence[QDockWidget]:
        return self._window.findChildren(QDockWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)

    def focusNextPrevChild(self, _forward: bool) -> bool:
        """Keep the keyboard here: Tab leads nowhere."""
        self.button.setFocus()
        return True

    def event(self, event: QEvent) -> bool:
        """Swallow tooltips of what lies below, and Enter presses the button."""
        if isinstance(event, QHelpEvent):
            return True
        return super().event(event)
