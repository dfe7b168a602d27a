"""A picture that fills its place, cropped if necessary: the cover of a game, or the table of a saved match."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QRect, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import (
    QBrush,
    QColor,
    QHideEvent,
    QImage,
    QImageReader,
    QPainter,
    QPaintEvent,
    QPixmap,
    QTransform,
)
from PySide6.QtWidgets import QWidget

from stronghold_gui.desktop.library.panel import RADIUS
from stronghold_gui.desktop.missing_pictures import crest_icon
from stronghold_gui.desktop.theme import colour, tones

_WIDTHS: Final = (480, 960, 1920)
"""Widths in device pixels in which drawings are rasterised; the next larger one is scaled down for display."""

ReadPictures = dict[tuple[Path, int], QImage]
"""Cache of pictures by file and width in device pixels."""

_KEPT_ABOVE: Final = 0.36
"""Share of the removed height that is removed at the top, since the important part of a picture is near its top."""


class Cover(QWidget):
    """A picture with two round corners, at the edge of its panel.

    The picture is read by a timer; until then there is a plain background.

    Attributes:
        path: its file; if it is missing or cannot be read, the crest of the program is shown.
        on_top: whether the text of the panel is below the picture; otherwise it is to the right of it.
    """

    def __init__(self, read: ReadPictures | None = None, wait: int = 0) -> None:
        """Make an empty cover.

        Args:
            read: a cache shared by covers that show the same pictures.
            wait: milliseconds until the picture is read, so that other parts of the window are painted first.
        """
        super().__init__()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._shared = read
        self.on_top = True
        self.path: Path | None = None
        self._image = QImage()
        self._read_at = 0
        self._shown: tuple[QSize, float, bool] | None = None
        self._pixmap = QPixmap()
        self._soon = QTimer(self, singleShot=True, interval=wait)
        self._soon.timeout.connect(self._read)

    def show_file(self, path: Path | None) -> None:
        """Show a file. It is read again even if it is the one shown, since it may have changed."""
        self.path, self._read_at, self._shown = path, 0, None
        self._image, self._pixmap = QImage(), QPixmap()
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the picture; the last drawing is used again if the size is the same."""
        wanted = (self.size(), self.devicePixelRatioF(), self.on_top)
        if wanted != self._shown:
            there = self._read_at >= self._width_to_read()
            if not there and self._take_shared():
                there = True
            if not there:
                self._soon.start()
            if there or self._pixmap.isNull():
                self._pixmap, self._shown = self._drawn(), wanted if there else None
        painter = QPainter(self)
        painter.drawPixmap(self.rect(), self._pixmap)
        painter.end()

    def hideEvent(self, event: QHideEvent) -> None:
        """Drop the read image, but not the drawing; the image is read again if another size is needed."""
        super().hideEvent(event)
        self._image, self._read_at = QImage(), 0

    def _width_to_read(self) -> int:
        """Return the width in device pixels in which the picture must be read for the size of the cover."""
        wide = max(self.width(), self.height() * 8 / 5) * self.devicePixelRatioF()
        return next((width for width in _WIDTHS if width >= wide), _WIDTHS[-1])

    def _take_shared(self) -> bool:
        """Take the picture from the shared cache; return whether it was there."""
        width = self._width_to_read()
        found = self._shared.get((self.path, width)) if self._shared and self.path is not None else None
        if found is None:
            return False
        self._read_at, self._image = width, found
        return True

    def _read(self) -> None:
        """Read the picture (an SVG is drawn in the needed size), and add it to the shared cache if there is one."""
        self._read_at = self._width_to_read()
        reader = QImageReader(str(self.path)) if self.path is not None else QImageReader()
        if reader.format() in (b"svg", b"svgz"):
            reader.setScaledSize(reader.size().scaled(self._read_at, self._read_at, Qt.AspectRatioMode.KeepAspectRatio))
        self._image, self._shown = (reader.read() if self.path is not None else QImage()), None
        if self._shared is not None and self.path is not None:
            self._shared[self.path, self._read_at] = self._image
        self.update()

    def _drawn(self) -> QPixmap:
        """Return the picture, cropped to the shape of the cover."""
        ratio = self.devicePixelRatioF()
        size = QSize(round(self.width() * ratio), round(self.height() * ratio))
        pixmap = QPixmap(size)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._brush(size))
        # The rectangle reaches beyond the pixmap, which cuts off the two corners that are not round.
        beyond, radius = round(2 * RADIUS * ratio), RADIUS * ratio
        whole = QRectF(0, 0, size.width() + (not self.on_top) * beyond, size.height() + self.on_top * beyond)
        painter.drawRoundedRect(whole, radius, radius)
        if self._image.isNull() and self._read_at:
            side = round(size.height() * 0.6)
            crest = crest_icon()
            crest.paint(painter, QRect((size.width() - side) // 2, (size.height() - side) // 2, side, side))
        painter.end()
        pixmap.setDevicePixelRatio(ratio)
        return pixmap

    def _brush(self, size: QSize) -> QBrush:
        """Return the picture as a brush for a size in device pixels, or a plain background."""
        if self._image.isNull():
            return QBrush(colour(tones(self.palette()).window) if self._read_at else QColor("#4a3c55"))
        fitting = self._image.scaled(
            size, Qt.AspectRatioMode.KeepAspectRatioByExpanding, Qt.TransformationMode.SmoothTransformation
        )
        brush = QBrush(fitting)
        x, y = (size.width() - fitting.width()) / 2, (size.height() - fitting.height()) * _KEPT_ABOVE
        brush.setTransform(QTransform.fromTranslate(x, y))
        return brush
