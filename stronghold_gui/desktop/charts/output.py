"""Charts in files: as PNG, SVG and PDF."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QMarginsF, QRectF, QSizeF
from PySide6.QtGui import QImage, QPageSize, QPainter, QPdfWriter
from PySide6.QtSvg import QSvgGenerator

from stronghold_gui.desktop.charts.page import POINTS
from stronghold_gui.desktop.charts.pen import Pen
from stronghold_gui.desktop.encoding import as_png, open_buffer
from stronghold_gui.desktop.theme import LIGHT

Paint = Callable[[Pen, QSizeF], None]
"""Paints with a pen on a page, whose size is given in pixels."""
_DOTS: Final = 96
"""Pixels per inch of an SVG, as in browsers."""
_DOTS_OF_PDF: Final = 288


def png(paint: Paint, inches: QSizeF, dots: int) -> bytes:
    """Return a picture as PNG, of a size in inches and with a number of pixels per inch (`dots`)."""
    image = QImage((inches * dots).toSize(), QImage.Format.Format_RGB32)
    image.fill(LIGHT.base)
    painter = QPainter(image)
    paint(Pen(painter, LIGHT, dots / POINTS), QSizeF(image.size()))
    painter.end()
    return as_png(image)


def svg(paint: Paint, inches: QSizeF, title: str = "", description: str = "") -> bytes:
    """Return a picture as SVG, of a size in inches. Letters are outlines, so that no fonts are needed."""
    buffer, size = open_buffer(), inches * _DOTS
    generator = QSvgGenerator()
    generator.setOutputDevice(buffer)
    generator.setSize(size.toSize())
    generator.setViewBox(QRectF(0, 0, size.width(), size.height()))
    generator.setResolution(_DOTS)
    generator.setTitle(title)
    generator.setDescription(description)
    painter = QPainter(generator)
    paint(Pen(painter, LIGHT, _DOTS / POINTS, outlined=True), size)
    painter.end()
    return bytes(buffer.data().data())


def pdf(paint: Paint, inches: QSizeF, title: str = "") -> bytes:
    """Return a page of a size in inches as PDF."""
    buffer = open_buffer()
    writer = QPdfWriter(buffer)
    writer.setTitle(title)
    writer.setResolution(_DOTS_OF_PDF)
    writer.setPageSize(QPageSize(inches, QPageSize.Unit.Inch))
    writer.setPageMargins(QMarginsF())
    painter = QPainter(writer)
    paint(Pen(painter, LIGHT, _DOTS_OF_PDF / POINTS), inches * _DOTS_OF_PDF)
    painter.end()
    return bytes(buffer.data().data())
