"""Icons of buttons, drawn in the colour of texts so that they suit light and dark themes.

The sources are SVG files in `resources/window`; only their opacity is used, not their colours. Widgets have to set
their icons again when the palette changes (`QEvent.PaletteChange`).
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QGuiApplication, QIcon, QImage, QPainter, QPalette, QPixmap

from stronghold_gui.desktop.missing_pictures import renderer_of
from stronghold_gui.desktop.theme import tones
from stronghold_gui.files import MissingResource, resource

_SIZE: Final = 20
"""Size of an icon in pixels, at a device pixel ratio of 1."""


@cache
def picture(name: str, colour: str, pixels: int) -> QPixmap:
    """Return the picture of an icon in one colour (``#rrggbb``), at a size in device pixels."""
    image = QImage(pixels, pixels, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor(colour))
    image.setAlphaChannel(_drawn(name, pixels))
    return QPixmap.fromImage(image)


@cache
def _drawn(name: str, pixels: int) -> QImage:
    """Return the opacity of a picture at each pixel, drawn once for all colours."""
    renderer = renderer_of(_folder() / f"{name}.svg")
    image = QImage(pixels, pixels, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    renderer.render(painter, QRectF(0, 0, pixels, pixels))
    painter.end()
    return image.convertToFormat(QImage.Format.Format_Alpha8)


@cache
def _folder() -> Path:
    try:
        return resource("window")
    except MissingResource as fault:
        # Drawing the picture reports the missing file.
        return fault.path


def icon(name: str, palette: QPalette) -> QIcon:
    """Return an icon in the colours of a palette."""
    tone = tones(palette)
    application = QGuiApplication.instance()
    ratio = application.devicePixelRatio() if isinstance(application, QGuiApplication) else 1.0
    return _icon(name, tone.text, tone.faint, ratio)


@cache
def _icon(name: str, text: str, faint: str, ratio: float) -> QIcon:
    found = QIcon()
    for ink, mode in ((text, QIcon.Mode.Normal), (faint, QIcon.Mode.Disabled)):
        pixmap = QPixmap(picture(name, ink, round(_SIZE * ratio)))
        pixmap.setDevicePixelRatio(ratio)
        found.addPixmap(pixmap, mode)
    return found
