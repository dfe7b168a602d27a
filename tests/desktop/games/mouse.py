"""A mouse and a keyboard before one window. Events go to the window, which finds the widget under them."""

from __future__ import annotations

import weakref
from collections.abc import Callable

import pytest
from PySide6.QtCore import QCoreApplication, QDeadlineTimer, QEvent, QEventLoop, QMimeData, QPoint, QPointF, Qt
from PySide6.QtGui import QDragEnterEvent, QDragMoveEvent, QDropEvent, QKeyEvent, QPixmap, QWheelEvent, QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QScrollArea, QWidget

from stronghold_gui.desktop.table import tile_drags

LEFT = Qt.MouseButton.LeftButton
NO_KEYS = Qt.KeyboardModifier.NoModifier
_PATIENCE = 3000
"""Milliseconds."""
_NOTCH = 120
_NOTCHES = 120
"""Turns of the wheel after which nobody believes any more that the thing will come into sight."""

_JITTER = 8
"""Small movements of the mouse over a menu."""

Where = Callable[[], QPoint]
"""A point of the window that is only known once something has been taken."""


class Mouse:
    """Points at widgets of a window and at nothing that cannot be seen: what is covered, clipped or hidden fails."""

    def __init__(self, window: QWidget) -> None:
        self.window = window
        self._goal: Where | None = None
        self._fault: AssertionError | None = None

    # -- pointing ------------------------------------------------------------------------------------------------

    def at(self, widget: QWidget, point: QPoint | None = None) -> QPoint:
        """Return the position of a widget (or of a point in it) in its window, after scrolling it into sight.

        A widget just opened is laid out a moment later, so this waits until it stops moving.
        """
        patience, before = QDeadlineTimer(_PATIENCE), None
        while True:
            fault = self._out_of_sight(widget, point)
            spot = widget.mapTo(widget.window(), _point(widget, point))
            if not fault and spot == before:
                return spot
            assert not fault or not patience.hasExpired(), fault
            before = None if fault else spot
            QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 10)

    def _out_of_sight(self, widget: QWidget, point: QPoint | None) -> str:
        """Scroll to a widget; return why it cannot be pointed at, ``""`` if it can."""
        if not widget.isVisible() or not widget.isEnabled():
            return f"{widget.objectName()} is hidden or switched off"
        area = _scroll_area(widget)
        for _ in range(_NOTCHES if area is not None else 0):
            assert area is not None
            spot = widget.mapTo(area.viewport(), _point(widget, point))
            if area.viewport().rect().adjusted(0, 2, 0, -2).contains(spot):
                break
            self._wheel(area, -_NOTCH if spot.y() > area.viewport().height() // 2 else _NOTCH)
        top = widget.window()
        found = top.childAt(widget.mapTo(top, _point(widget, point))) or top
        if found is widget or widget.isAncestorOf(found):
            return ""
        return f"{found.objectName() or found} lies over {widget.objectName()}"

    def click(self, widget: QWidget, point: QPoint | None = None) -> None:
        """Click on a widget."""
        self.click_at(self.at(widget, point), widget.window())

    def click_at(self, point: QPoint, top: QWidget | None = None) -> None:
        """Click on a point of a window."""
        QTest.mouseClick(_handle(top or self.window), LEFT, NO_KEYS, point)

    def drag(self, start: QPoint, goal: Where) -> None:
        """Press at a point, move, and let go at another, which is asked for when the thing is in the hand."""
        handle = _handle(self.window)
        self._goal = goal
        QTest.mousePress(handle, LEFT, NO_KEYS, start)
        # From a dock, the window system takes over inside this call; see `carry`.
        QTest.mouseMove(handle, start + QPoint(0, QApplication.startDragDistance() + 2))
        if self._goal is not None:
            end = goal()
            QTest.mouseMove(handle, (start + end) / 2)
            QTest.mouseMove(handle, end)
            self._goal = None
        else:
            end = start
        QTest.mouseRelease(handle, LEFT, NO_KEYS, end)
        if self._fault is not None:
            fault, self._fault = self._fault, None
            raise fault

    def choose(self, menu: QMenu, number: int, *, by_keys: bool = False) -> None:
        """Choose an entry of an open menu, counted from 0."""
        handle = _handle(menu)
        if by_keys:
            for _ in range(number):
                QTest.keyClick(handle, Qt.Key.Key_Down)
            QTest.keyClick(handle, Qt.Key.Key_Return)
            return
        point = menu.actionGeometry(menu.actions()[number]).center()
        # Qt closes a menu on the first click where the mouse was when it opened: a hand moves a little.
        for way in range(_JITTER):
            QTest.mouseMove(handle, point + QPoint(way % 2, 0))
        QTest.mouseClick(handle, LEFT, NO_KEYS, point)

    def key(self, key: Qt.Key, keys: Qt.KeyboardModifier = NO_KEYS, top: QWidget | None = None) -> None:
        """Press a key."""
        QTest.keyClick(_handle(top or self.window), key, keys)

    def write(self, words: str, top: QWidget) -> None:
        """Replace the text of the focused field of a window."""
        self.key(Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier, top)
        self.key(Qt.Key.Key_Delete, top=top)
        for sign in words:
            # Not by QTest, which knows the letters of English keyboards only.
            for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
                QApplication.sendEvent(top.focusWidget(), QKeyEvent(kind, 0, NO_KEYS, sign))

    def _wheel(self, area: QScrollArea, turn: int) -> None:
        middle = QPointF(area.viewport().rect().center())
        event = QWheelEvent(
            middle, area.viewport().mapToGlobal(middle), QPoint(), QPoint(0, turn), Qt.MouseButton.NoButton, NO_KEYS,
            Qt.ScrollPhase.NoScrollPhase, False,
        )  # fmt: skip
        QApplication.sendEvent(area.viewport(), event)

    # -- the window system's part of a drag ----------------------------------------------------------------------

    def carry(self, mime: QMimeData) -> Qt.DropAction:
        """Carry what is dragged to where the mouse goes and drop it there, as a window system does."""
        goal, self._goal = self._goal, None
        try:
            assert goal is not None
            point = goal()
        except AssertionError as fault:
            # Qt is above us and must not see it.
            self._fault = fault
            return Qt.DropAction.IgnoreAction
        target = self.window.childAt(point)
        while target is not None and not target.acceptDrops():
            target = target.parentWidget()
        if target is None:
            return Qt.DropAction.IgnoreAction
        spot, actions = target.mapFrom(self.window, point), Qt.DropAction.CopyAction | Qt.DropAction.MoveAction
        enter = QDragEnterEvent(spot, actions, mime, LEFT, NO_KEYS)
        QApplication.sendEvent(target, enter)
        if not enter.isAccepted():
            return Qt.DropAction.IgnoreAction
        QApplication.sendEvent(target, QDragMoveEvent(spot, actions, mime, LEFT, NO_KEYS))
        drop = QDropEvent(QPointF(spot), actions, mime, LEFT, NO_KEYS)
        QApplication.sendEvent(target, drop)
        return Qt.DropAction.MoveAction if drop.isAccepted() else Qt.DropAction.IgnoreAction


def install_drags(patch: pytest.MonkeyPatch, mouse: Mouse) -> None:
    """Have drags that leave a dock carried by this mouse: the screenless platform drops every drag at once."""
    # A class outlives its use; the window that the mouse is at must not.
    hold = weakref.ref(mouse)

    class Drag:
        """A replacement for `QDrag`."""

        def __init__(self, source: QWidget) -> None:
            self._mime = QMimeData()
            del source

        def setMimeData(self, mime: QMimeData) -> None:
            self._mime = mime

        def setPixmap(self, pixmap: QPixmap) -> None:
            assert not pixmap.isNull()

        def setHotSpot(self, point: QPoint) -> None:
            del point

        def exec(self, *_actions: object) -> Qt.DropAction:
            mouse = hold()
            assert mouse is not None
            return mouse.carry(self._mime)

    patch.setattr(tile_drags, "QDrag", Drag)


def _point(widget: QWidget, point: QPoint | None) -> QPoint:
    return widget.rect().center() if point is None else point


def _handle(widget: QWidget) -> QWindow:
    handle = widget.windowHandle()
    assert handle is not None, f"{widget.objectName()} was never shown"
    return handle


def _scroll_area(widget: QWidget) -> QScrollArea | None:
    parent = widget.parentWidget()
    while parent is not None:
        if isinstance(parent, QScrollArea):
            return parent
        parent = parent.parentWidget()
    return None
