"""Pictures and pages as bytes, since Qt's own file writers would leave half a file on a full disk."""

from __future__ import annotations

from PySide6.QtCore import QBuffer, QIODevice
from PySide6.QtGui import QImage, QImageWriter, QPageSize, QPdfWriter, QTextDocument

_DOTS = 150
"""Pixels per inch of a page."""


def as_png(image: QImage) -> bytes:
    """Return a picture as PNG.

    Raises:
        ValueError: the picture cannot be encoded; the error has Qt's message.
    """
    buffer = open_buffer()
    writer = QImageWriter(buffer, b"png")
    if not writer.write(image):
        raise ValueError(writer.errorString())
    return bytes(buffer.data().data())


def as_pdf(page: str) -> bytes:
    """Return a page of HTML as PDF on A4 paper."""
    buffer = open_buffer()
    writer = QPdfWriter(buffer)
    writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
    writer.setResolution(_DOTS)
    document = QTextDocument()
    document.setHtml(page)
    document.print_(writer)
    return bytes(buffer.data().data())


def open_buffer() -> QBuffer:
    """Return an empty buffer to write to."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    return buffer
