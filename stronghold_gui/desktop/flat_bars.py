"""Bars of the flat style: scroll bars, sliders, progress bars, tool bars and headings of tables."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPalette
from PySide6.QtWidgets import QSlider, QStyle, QStyleOption, QStyleOptionProgressBar, QStyleOptionSlider

from stronghold_gui.desktop.flat_boxes import draw_arrow, draw_box, has_keys, is_hovered

_STATE, _ROLE = QStyle.StateFlag, QPalette.ColorRole
_PART: Final = QStyle.SubControl
_GROOVE: Final = 4
"""Thickness of a slider's groove in pixels."""
_TICK: Final = 4
_ASIDE: Final = 3
"""Pixels between a scroll bar's handle and its sides."""
_STRONG: Final = 255
_QUIET: Final = 150
"""Alpha values (of 255) of a scroll bar's handle under the mouse, and otherwise."""


def draw_scroll_bar(option: QStyleOptionSlider, painter: QPainter, handle: QRect, back: QRect, on: QRect) -> None:
    """Draw a handle between two arrows; if there is nothing to scroll, only the arrows, faintly.

    Args:
        option: the state of the scroll bar.
        painter: the painter.
        handle: rectangle of the handle.
        back: rectangle of the arrow that scrolls back.
        on: rectangle of the arrow that scrolls forward.
    """
    palette = option.palette
    painter.fillRect(option.rect, palette.color(_ROLE.Window))
    lies = option.orientation is Qt.Orientation.Horizontal
    ways = (Qt.ArrowType.LeftArrow, Qt.ArrowType.RightArrow) if lies else (Qt.ArrowType.UpArrow, Qt.ArrowType.DownArrow)
    possible = bool(option.state & _STATE.State_Enabled) and option.minimum < option.maximum
    shade = palette.color(_ROLE.Shadow)
    for box, way in zip((back, on), ways, strict=True):
        draw_arrow(painter, box, way, shade if possible else palette.color(_ROLE.Mid))
    if not possible:
        return
    used = bool(option.activeSubControls & _PART.SC_ScrollBarSlider)
    shade.setAlpha(_STRONG if used else _QUIET)
    bar = QRectF(handle).adjusted(*((0, _ASIDE, 0, -_ASIDE) if lies else (_ASIDE, 0, -_ASIDE, 0)))
    draw_box(painter, bar, shade, QColor(Qt.GlobalColor.transparent), 0, min(bar.width(), bar.height()) / 2)


def draw_slider(option: QStyleOptionSlider, painter: QPainter, groove: QRect, handle: QRect) -> None:
    """Draw a groove, filled up to its round handle."""
    palette, enabled = option.palette, bool(option.state & _STATE.State_Enabled)
    if option.subControls & _PART.SC_SliderTickmarks:
        _draw_ticks(option, painter, handle)
    whole, filled = _grooves(option, QRectF(groove), QRectF(handle))
    accent, line = palette.color(_ROLE.Highlight if enabled else _ROLE.Mid), palette.color(_ROLE.Mid)
    draw_box(painter, whole, line, line, 0, _GROOVE / 2)
    draw_box(painter, filled, accent, accent, 0, _GROOVE / 2)
    size = min(handle.width(), handle.height())
    knob = QRectF(0, 0, size, size)
    knob.moveCenter(QRectF(handle).center())
    keys = has_keys(option)
    if keys:
        draw_box(painter, knob, palette.color(_ROLE.Window), accent, 2, size)
        knob.adjust(4, 4, -4, -4)
    used = is_hovered(option) or bool(option.state & _STATE.State_Sunken)
    ground = accent.darker(112) if used else accent
    draw_box(painter, knob, ground, ground, 1, size)


def _grooves(option: QStyleOptionSlider, groove: QRectF, handle: QRectF) -> tuple[QRectF, QRectF]:
    """Return the rectangles of a slider's groove and of its filled part."""
    middle = handle.center()
    if option.orientation is Qt.Orientation.Horizontal:
        whole = QRectF(groove.left(), middle.y() - _GROOVE / 2, groove.width(), _GROOVE)
        before = QRectF(whole.topLeft(), whole.bottomRight())
        after = QRectF(whole)
        before.setRight(middle.x())
        after.setLeft(middle.x())
    else:
        whole = QRectF(middle.x() - _GROOVE / 2, groove.top(), _GROOVE, groove.height())
        before, after = QRectF(whole), QRectF(whole)
        before.setBottom(middle.y())
        after.setTop(middle.y())
    return whole, after if option.upsideDown else before


def _draw_ticks(option: QStyleOptionSlider, painter: QPainter, handle: QRect) -> None:
    """Draw a short line at each step of a slider, on the sides given by its tick position."""
    lies = option.orientation is Qt.Orientation.Horizontal
    length = handle.width() if lies else handle.height()
    span = (option.rect.width() if lies else option.rect.height()) - length
    step = option.tickInterval or max(1, option.pageStep)
    painter.setPen(option.palette.color(_ROLE.Shadow))
    for value in range(option.minimum, option.maximum + 1, step):
        at = (
            QStyle.sliderPositionFromValue(option.minimum, option.maximum, value, span, option.upsideDown) + length // 2
        )
        for side, edge, way in (
            (QSlider.TickPosition.TicksAbove, handle.top() if lies else handle.left(), -1),
            (QSlider.TickPosition.TicksBelow, handle.bottom() if lies else handle.right(), 1),
        ):
            if option.tickPosition in (side, QSlider.TickPosition.TicksBothSides):
                near, far = edge + 2 * way, edge + (2 + _TICK) * way
                painter.drawLine(*((at, near, at, far) if lies else (near, at, far, at)))


def draw_progress(option: QStyleOptionProgressBar, painter: QPainter) -> None:
    """Draw the filled part of a progress bar."""
    share = (option.progress - option.minimum) / (option.maximum - option.minimum)
    if share <= 0:
        return
    box = QRectF(option.rect).adjusted(1, 1, -1, -1)
    accent = option.palette.color(_ROLE.Highlight)
    box.setWidth(max(8.0, box.width() * min(1.0, share)))
    draw_box(painter, box, accent, accent, 0, 4)


def draw_header(option: QStyleOption, painter: QPainter) -> None:
    """Draw the background of a table's heading, with a line below it and one at its end."""
    palette, box = option.palette, option.rect
    painter.fillRect(box, palette.color(_ROLE.Button))
    painter.setPen(palette.color(_ROLE.Mid))
    painter.drawLine(box.bottomLeft(), box.bottomRight())
    painter.drawLine(box.topRight(), box.bottomRight())


def draw_tool_bar(option: QStyleOption, painter: QPainter) -> None:
    """Draw the background of a tool bar, with a line below it."""
    palette, box = option.palette, option.rect
    painter.fillRect(box, palette.color(_ROLE.Window))
    painter.setPen(palette.color(_ROLE.Mid))
    painter.drawLine(box.bottomLeft(), box.bottomRight())
