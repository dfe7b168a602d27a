"""Pictures on buttons, drawn in the text's colour so that they fit light and dark.

The sources are one-colour SVG files in `resources/window`; black stands for the colour of writing. Whoever uses an
icon sets it again when the palette changes (`QEvent.PaletteChange`).
"""

from __future__ import annotations

from functools import cache
from typing import Final

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QGuiApplication, QIcon, QImage, QPainter, QPalette, QPixmap

from stronghold_gui.desktop.theme import tones
from stronghold_gui.files import resource

_SIZE: Final = 20
"""Pixels an icon is drawn at, on a screen of plain density."""


@cache
def _source(name: str) -> str:
    return resource("window", f"{name}.svg").read_text(encoding="utf-8")


@cache
def picture(name: str, colour: str, pixels: int) -> QPixmap:
    """Return a button's picture in one colour (``#rrggbb``), so many device pixels wide and high."""
    # Imported when the first picture is drawn, which is not before the first window is shown.
    from PySide6.QtSvg import QSvgRenderer

    image = QImage(pixels, pixels, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    renderer = QSvgRenderer(QByteArray(_source(name).replace("#000000", colour).encode()))
    renderer.render(painter, QRectF(0, 0, pixels, pixels))
    painter.end()
    # A copy, because what was painted on holds its painter's engine, some 3 KiB.
    return QPixmap.fromImage(image.copy())


def icon(name: str, palette: QPalette) -> QIcon:
    """Return a picture as an icon in the colours of a palette."""
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
