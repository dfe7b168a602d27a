"""Pictures on the heads of cards: clipped to shape, cached, and drawn when idle."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, QRectF, QSize, QSizeF, Qt, QTimer
from PySide6.QtGui import QBrush, QImage, QPainter, QPixmap
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from stronghold_gui.desktop.missing_pictures import renderer_of
from stronghold_gui.desktop.table import brush

_Wanted = tuple[Path, QSize, float, float]
"""A picture: its file, size in the widget's pixels, roundness of the corners, device pixels per pixel."""
_drawn: dict[_Wanted, QPixmap] = {}
"""Cache of drawings, some milliseconds each. Qt's own `QPixmapCache` drops them after some idle seconds."""
_MOST = 48
"""Number of cached pictures; a card has two sizes, and windows are rarely resized."""


def kept(path: Path, size: QSize, radius: float, ratio: float) -> QPixmap | None:
    """Return a picture from the cache, or None."""
    return _drawn.get((path, size, radius, ratio))


def draw(path: Path, size: QSize, radius: float, ratio: float) -> QPixmap:
    """Return a picture that fills a box with round corners, cropped if its proportions differ.

    Drawing takes some milliseconds; the result is cached.
    """
    if (drawn := kept(path, size, radius, ratio)) is not None:
        return drawn
    while len(_drawn) >= _MOST:
        _drawn.pop(next(iter(_drawn)))
    pixmap = QPixmap(size * ratio)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    renderer = renderer_of(path)
    box = QRectF(0, 0, size.width(), size.height())
    fitting = QSizeF(renderer.defaultSize()).scaled(box.size(), Qt.AspectRatioMode.KeepAspectRatioByExpanding)
    where = QRectF(0, 0, fitting.width(), fitting.height())
    where.moveCenter(box.center())
    image = QImage(size * ratio, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(ratio)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    renderer.render(painter, where)
    painter.end()
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QBrush(image))
    painter.drawRoundedRect(box, radius, radius)
    painter.end()
    found = _drawn[path, size, radius, ratio] = brush.kept(pixmap)
    return found


def draw_later(widget: QWidget, path: Path, size: QSize, radius: float) -> None:
    """Queue a picture for drawing when idle; then the widget is repainted. Only a widget's last request counts."""
    window = widget.window()
    queue = window.findChild(_Queue, "", Qt.FindChildOption.FindDirectChildrenOnly) or _Queue(window)
    queue.ask(widget, (path, size, radius, widget.devicePixelRatioF()))


class _Queue(QObject):
    """Draws the pictures of a window, one per turn of the event loop, so that input is handled in between."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._asked: dict[QWidget, _Wanted] = {}
        self._next = QTimer(self, singleShot=True, interval=0)
        self._next.timeout.connect(self._draw_next)

    def ask(self, widget: QWidget, wanted: _Wanted) -> None:
        """Queue a picture for a widget, in place of an earlier request with another size."""
        self._asked[widget] = wanted
        self._next.start()

    def _draw_next(self) -> None:
        widget = next(iter(self._asked))
        wanted = self._asked.pop(widget)
        if self._asked:
            self._next.start()
        if isValid(widget):
            draw(*wanted)
            widget.update()
