"""Writes a text where there may be little room: in smaller letters, then in several lines, and only then cut."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter

_SMALLEST: Final = 0.8
"""How small the letters get, for those of others."""
_STEP: Final = 0.02
_TALL: Final = 1000
"""Pixels: more than any text is high."""


def in_a_line(font: QFont, text: str, room: float) -> QFont | None:
    """Return letters in which a text is one line, smaller ones where there is little room; ``None`` where none fit."""
    share = 1.0
    while share > _SMALLEST:
        tried = _smaller(font, share)
        # Letters have whole pixels: how wide smaller ones are does not follow from their size.
        wide = QFontMetrics(tried).horizontalAdvance(text)
        if wide <= room:
            return tried
        share = min(share - _STEP, share * room / wide)
    return None


def height(font: QFont, text: str, room: int) -> int:
    """Return how high a text is: a line, or several where it does not fit in one."""
    if room <= 0 or in_a_line(font, text, room) is not None:
        return QFontMetrics(font).height()
    return _wrapped(font, text, room).height()


def in_lines(font: QFont, text: str, room: QRectF) -> QFont | None:
    """Return letters in which a text fits in several lines; ``None`` where none do."""
    share = 1.0
    while share >= _SMALLEST:
        tried = _smaller(font, share)
        box = _wrapped(tried, text, int(room.width()))
        if box.height() <= room.height() and box.width() <= room.width():
            return tried
        share -= _STEP
    return None


def write(painter: QPainter, room: QRectF, font: QFont, text: str) -> None:
    """Write a text from the left, in the middle of the height of its room."""
    middle = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
    single = in_a_line(font, text, room.width())
    several = None if single is not None else in_lines(font, text, room)
    painter.setFont(single or several or _smaller(font, _SMALLEST))
    if several is not None:
        painter.drawText(room, middle | Qt.TextFlag.TextWordWrap, text)
        return
    shown = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, int(room.width()))
    painter.drawText(room, middle, shown if single is None else text)


def _smaller(font: QFont, share: float) -> QFont:
    if share >= 1:
        return font
    smaller = QFont(font)
    smaller.setPointSizeF(font.pointSizeF() * share)
    return smaller


def _wrapped(font: QFont, text: str, room: int) -> QRect:
    metrics = QFontMetrics(font)
    return metrics.boundingRect(0, 0, room, _TALL, Qt.TextFlag.TextWordWrap, text)
