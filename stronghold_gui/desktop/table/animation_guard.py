"""Guards the input during the animation: the first press ends the animation, then has its usual effect.

One kind of press only ends it: a press on a widget that still shows the earlier position. During an animation with
text, prompt and docks are not up to date (`outdated`). A user who presses Done, a choice, or a button of a dock then
has not seen its current meaning: the press only ends the animation, and can be repeated. The same holds for the keys
of Done and of the choices, wherever they are pressed (`interrupting`).

All other presses have their usual effect, since their meaning was visible or does not depend on the position: pieces
on the board (judged by the new position), undo and redo (of the move being shown), menus, tabs, scroll bars, typed
letters.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QInputEvent, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QApplication, QWidget

from stronghold_gui.desktop.table.animation_queue import AnimationQueue

_KEYS: Final = (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress)
_POINTS: Final = (
    QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick, QEvent.Type.TouchBegin, QEvent.Type.TabletPress,
)  # fmt: skip
_PRESSES: Final = frozenset({
    *_KEYS, *_POINTS, QEvent.Type.ContextMenu, QEvent.Type.DragEnter, QEvent.Type.Drop, QEvent.Type.InputMethod,
})  # fmt: skip
_MOVES: Final = (QEvent.Type.MouseMove, QEvent.Type.TouchUpdate, QEvent.Type.TabletMove)
_RELEASES: Final = (
    QEvent.Type.KeyRelease, QEvent.Type.MouseButtonRelease,
    QEvent.Type.TouchEnd, QEvent.Type.TouchCancel, QEvent.Type.TabletRelease,
)  # fmt: skip
_MODIFIERS: Final = frozenset({
    Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_AltGr, Qt.Key.Key_Meta,
})  # fmt: skip
_ACTIVATES: Final = frozenset({Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Select})
"""Keys that press the focused widget."""


@dataclass(frozen=True, slots=True)
class _Press:
    """A press that has ended an animation and is not yet released.

    Attributes:
        key: its key; None for a button or a finger.
        began: the time stamp of a key press.
        swallowed: whether the press only ends the animation.
    """

    key: int | None
    began: int
    swallowed: bool


class AnimationGuard(QObject):
    """An event filter of the application during the animation, until the press that ended it is released.

    Zooming, panning and pointing have no risk, so they are possible during the animation.

    Attributes:
        keys: the keys that control the animation itself.
        outdated: returns whether a widget is updated only after an animation with text has ended.
    """

    def __init__(self, queue: AnimationQueue, buttons: QWidget) -> None:
        """Guard an animation; `buttons` is the widget with its control buttons."""
        super().__init__(queue)
        self.keys: frozenset[QKeySequence] = frozenset()
        self.outdated: Callable[[QWidget], bool] = lambda _widget: False
        self._queue, self._buttons = queue, buttons
        self._press: _Press | None = None
        queue.began.connect(self._watch)
        queue.ended.connect(self._rest)

    @property
    def interrupting(self) -> bool:
        """Whether the press that ended an animation is not released yet: its user has not seen the current decision."""
        return self._press is not None

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Return whether to consume an event: its press only ends the animation, or that end has opened a dialog."""
        if not isinstance(watched, QWidget):
            return False
        if self._press is not None and self._belongs(self._press, event):
            return self._follow(self._press, event)
        if event.type() not in _PRESSES or self._drives(watched, event):
            return False
        self._press = None
        if not self._queue.running:
            self._rest()
            return False
        return self._interrupt(watched, event)

    def _interrupt(self, watched: QWidget, event: QEvent) -> bool:
        """End the animation by a press; return whether that consumes the press."""
        self._press = self._press_of(watched, event) if self._queue.telling else None
        before = QApplication.activeModalWidget()
        self._queue.finish()
        modal = QApplication.activeModalWidget()
        if modal not in (None, before, watched) and not modal.isAncestorOf(watched):
            return True
        return self._press is not None and self._swallow(self._press, event)

    def _press_of(self, watched: QWidget, event: QEvent) -> _Press | None:
        """Return the press of an event if its later events matter: a key, or a press that only ends the animation."""
        if isinstance(event, QKeyEvent):
            swallowed = event.key() in _ACTIVATES and self.outdated(watched)
            return _Press(event.key(), event.timestamp(), swallowed)
        if event.type() in _POINTS and self.outdated(watched):
            return _Press(None, 0, swallowed=True)
        return None

    def _belongs(self, press: _Press, event: QEvent) -> bool:
        """Return whether an event belongs to the press that ended the animation."""
        if not isinstance(event, QKeyEvent):
            return press.key is None and event.type() in (*_MOVES, *_RELEASES)
        if event.key() != press.key:
            return False
        again = event.type() == QEvent.Type.ShortcutOverride and event.timestamp() != press.began
        return not again or event.isAutoRepeat()

    def _follow(self, press: _Press, event: QEvent) -> bool:
        """Treat the rest of a press like its beginning; the release ends it."""
        repeated = isinstance(event, QKeyEvent) and event.isAutoRepeat()
        if repeated and event.type() in _KEYS:
            self._queue.finish()
        elif not repeated and event.type() in _RELEASES:
            self._press = None
            self._rest()
        return self._swallow(press, event)

    @staticmethod
    def _swallow(press: _Press, event: QEvent) -> bool:
        if press.swallowed and isinstance(event, QInputEvent):
            # Accept the event so that no shortcut handles it as well.
            event.accept()
        return press.swallowed

    def _drives(self, watched: QWidget, event: QEvent) -> bool:
        """Return whether an event controls the animation or, like a modifier key, has no effect yet."""
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
        if application is not None and self._press is None and not self._queue.running:
            application.removeEventFilter(self)


def _pans(event: QEvent) -> bool:
    button = getattr(event, "button", None)
    return button is not None and button() is Qt.MouseButton.MiddleButton
