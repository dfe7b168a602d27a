"""Frames around widgets of docks and bars, with which a lesson points at parts of the window."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QEvent, QObject, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QScrollArea, QWidget
from shiboken6 import isValid

from stronghold_gui.desktop.naming import named
from stronghold_gui.desktop.table import brush

if TYPE_CHECKING:
    from PySide6.QtWidgets import QMainWindow

    from stronghold_gui.desktop.play.docking import Docking

DOCK: Final = "dock_"
_FOLLOWED: Final = (QEvent.Type.Resize, QEvent.Type.Move, QEvent.Type.Show, QEvent.Type.Hide)


class Frame(QWidget):
    """A ring over a widget; the mouse passes through it."""

    def __init__(self, target: QWidget) -> None:
        super().__init__(target)
        named(self, "lesson_frame")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        target.installEventFilter(self)
        self._cover_target()
        self.show()

    @property
    def target(self) -> QWidget:
        """The widget that the frame surrounds."""
        target = self.parentWidget()
        assert target is not None
        return target

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the widget."""
        if watched is self.parent() and event.type() in _FOLLOWED:
            self._cover_target()
        return False

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        for colour, width in ((brush.DARK, 4.0), (brush.BLUE, 2.4)):
            painter.setPen(QPen(colour, width))
            painter.drawRoundedRect(box, 5, 5)
        painter.end()

    def _cover_target(self) -> None:
        self.setGeometry(self.target.rect())
        self.raise_()


class Frames:
    """The frames of a window; each `show` replaces the frames before."""

    def __init__(self, window: QMainWindow, docking: Docking) -> None:
        self._window, self._docking = window, docking
        self._frames: list[Frame] = []

    def show(self, names: Iterable[str]) -> None:
        """Frame the widgets with these object names; raise their docks, and scroll to them."""
        self.clear()
        for name in names:
            widget = self._find(name)
            if widget is not None:
                _reveal(widget)
                self._frames.append(Frame(widget))

    def clear(self) -> None:
        """Remove all frames."""
        for frame in self._existing():
            frame.hide()
            frame.deleteLater()
        self._frames.clear()

    @property
    def names(self) -> list[str]:
        """The names of the framed widgets."""
        return [frame.target.objectName() for frame in self._existing()]

    def _existing(self) -> list[Frame]:
        """Return the frames that still exist; a rebuilt widget deletes its frame."""
        return [frame for frame in self._frames if isValid(frame)]

    def _find(self, name: str) -> QWidget | None:
        docking = self._docking
        if name.startswith(DOCK):
            dock = name.removeprefix(DOCK)
            self._show_dock(dock)
            return docking.page(dock)
        found: list[Any] = self._window.findChildren(QWidget, name)
        for page in docking.docks:
            if not found:
                # The widget may be on a page that has not been made yet.
                docking.page(page)
                found = self._window.findChildren(QWidget, name)
        for widget in found:
            self._raise_dock_of(widget)
        return next((widget for widget in found if not widget.isHidden()), None)

    def _raise_dock_of(self, widget: QWidget) -> None:
        for name, dock in self._docking.docks.items():
            if dock.isAncestorOf(widget):
                self._show_dock(name)

    def _show_dock(self, name: str) -> None:
        """Open a dock and bring it to the front."""
        self._docking.docks[name].show()
        self._docking.raise_(name)


def _reveal(widget: QWidget) -> None:
    """Open the card around a widget, and scroll to the widget."""
    parent = widget.parentWidget()
    while parent is not None:
        if hasattr(parent, "open") and getattr(parent, "opened", True) is False:
            parent.open(True)
        if isinstance(parent, QScrollArea):
            parent.ensureWidgetVisible(widget, 0, 12)
        parent = parent.parentWidget()
