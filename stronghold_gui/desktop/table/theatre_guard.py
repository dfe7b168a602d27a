"""Guards the input while the theatre plays: the first press ends it, then does what it would have done without it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QApplication, QWidget

from stronghold_gui.desktop.table.theatre import Theatre

_KEYS: Final = (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress)
_PRESSES: Final = frozenset({
    *_KEYS, QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick, QEvent.Type.TouchBegin,
    QEvent.Type.TabletPress, QEvent.Type.ContextMenu, QEvent.Type.DragEnter, QEvent.Type.Drop,
    QEvent.Type.InputMethod,
})  # fmt: skip
_MODIFIERS: Final = frozenset({
    Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_AltGr, Qt.Key.Key_Meta,
})  # fmt: skip


class TheatreGuard(QObject):
    """Looks at the application's events while the theatre plays, and only then.

    Zooming, panning and pointing change nothing that could be misapplied: they go on beside the theatre.

    Attributes:
        keys: the keys that drive the theatre itself.
    """

    def __init__(self, theatre: Theatre, buttons: QWidget) -> None:
        """Guard a theatre; `buttons` holds what drives it by mouse."""
        super().__init__(theatre)
        self.keys: frozenset[QKeySequence] = frozenset()
        self._theatre, self._buttons = theatre, buttons
        theatre.began.connect(self._watch)
        theatre.ended.connect(self._rest)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Qt asks: may this event pass? After the end is shown it may, unless a dialog has opened in between."""
        if event.type() not in _PRESSES or not isinstance(watched, QWidget) or self._drives(watched, event):
            return False
        before = QApplication.activeModalWidget()
        self._theatre.finish()
        modal = QApplication.activeModalWidget()
        return modal not in (None, before, watched) and not modal.isAncestorOf(watched)

    def _drives(self, watched: QWidget, event: QEvent) -> bool:
        """Tell whether an event is meant for the theatre itself, or for nobody yet."""
        if isinstance(event, QKeyEvent):
            return event.key() in _MODIFIERS or QKeySequence(event.keyCombination()) in self.keys
        if event.type() == QEvent.Type.MouseButtonPress and _pans(event):
            return True
        return watched is self._buttons or self._buttons.isAncestorOf(watched)

    def _watch(self) -> None:
        application = QApplication.instance()
        if application is not None:
            application.installEventFilter(self)

    def _rest(self) -> None:
        application = QApplication.instance()
        if application is not None:
            application.removeEventFilter(self)


def _pans(event: QEvent) -> bool:
    button = getattr(event, "button", None)
    return button is not None and button() is Qt.MouseButton.MiddleButton
