"""Buttons, fields, boxes, frames and tabs of the flat style: a background and an edge."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPalette, QPen, QPolygonF
from PySide6.QtWidgets import QAbstractSpinBox, QStyle, QStyleOption, QStyleOptionButton, QStyleOptionSpinBox

_RADIUS: Final = 5
_PRESSED: Final = 112
_HOVERED: Final = 104
"""Percentages by which a background is darkened on hover and when pressed."""
_FEATURE: Final = QStyleOptionButton.ButtonFeature
_STATE, _ROLE = QStyle.StateFlag, QPalette.ColorRole
_PART: Final = QStyle.SubControl
_STEP: Final = QAbstractSpinBox.StepEnabledFlag


def has_keys(option: QStyleOption) -> bool:
    """Return whether a widget has the focus, and the user has moved the focus by keys."""
    return bool(option.state & _STATE.State_HasFocus) and bool(option.state & _STATE.State_KeyboardFocusChange)


def is_hovered(option: QStyleOption) -> bool:
    return bool(option.state & _STATE.State_MouseOver) and bool(option.state & _STATE.State_Enabled)


def draw_box(
    painter: QPainter,
    box: QRectF,
    ground: QColor | Qt.BrushStyle,
    edge: QColor,
    width: int = 1,
    radius: float = _RADIUS,
) -> None:
    """Draw a background with rounded corners, and an edge inside the box."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(edge, width))
    painter.setBrush(ground)
    inset = width / 2
    painter.drawRoundedRect(box.adjusted(inset, inset, -inset, -inset), radius, radius)
    painter.restore()


def draw_arrow(painter: QPainter, box: QRect, way: Qt.ArrowType, shade: QColor) -> None:
    """Draw a triangle in the middle of a box."""
    middle, size = QRectF(box).center(), max(3.0, min(box.width(), box.height()) / 4)
    along = {
        Qt.ArrowType.UpArrow: QPointF(0, -1), Qt.ArrowType.DownArrow: QPointF(0, 1),
        Qt.ArrowType.LeftArrow: QPointF(-1, 0), Qt.ArrowType.RightArrow: QPointF(1, 0),
    }[way]  # fmt: skip
    across = QPointF(along.y(), along.x())
    foot = middle - along * (size / 2)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(shade)
    painter.drawPolygon(QPolygonF([foot + across * size, foot - across * size, middle + along * (size / 2)]))
    painter.restore()


def draw_button(option: QStyleOption, painter: QPainter) -> None:
    """Draw the background of a button; a flat one (auto-raise) has none unless it is hovered or on."""
    state, palette = option.state, option.palette
    on, hovered = bool(state & (_STATE.State_Sunken | _STATE.State_On)), is_hovered(option)
    if state & _STATE.State_AutoRaise and not (on or hovered):
        return
    ground = palette.color(_ROLE.Button)
    if on or hovered:
        ground = ground.darker(_PRESSED if on else _HOVERED)
    keys = has_keys(option)
    first = isinstance(option, QStyleOptionButton) and bool(option.features & _FEATURE.DefaultButton)
    edge = palette.color(_ROLE.Highlight if keys or first else _ROLE.Mid)
    draw_box(painter, QRectF(option.rect), ground, edge, 2 if keys else 1)


def draw_field(option: QStyleOption, painter: QPainter) -> None:
    """Draw the background and the edge of a field."""
    focus = bool(option.state & _STATE.State_HasFocus)
    palette = option.palette
    edge = palette.color(_ROLE.Highlight if focus else _ROLE.Mid)
    draw_box(painter, QRectF(option.rect), palette.color(_ROLE.Base), edge, 2 if focus else 1)


def draw_frame(option: QStyleOption, painter: QPainter) -> None:
    """Draw the edge of a list, a menu or a page."""
    painter.save()
    painter.setPen(option.palette.color(_ROLE.Highlight if has_keys(option) else _ROLE.Mid))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(option.rect.adjusted(0, 0, -1, -1))
    painter.restore()


def draw_group(option: QStyleOption, painter: QPainter) -> None:
    """Draw the edge of a group of widgets."""
    draw_box(painter, QRectF(option.rect), Qt.BrushStyle.NoBrush, option.palette.color(_ROLE.Mid))


def draw_tip(option: QStyleOption, painter: QPainter) -> None:
    """Draw the background of a tooltip."""
    painter.fillRect(option.rect, option.palette.color(_ROLE.ToolTipBase))
    draw_frame(option, painter)


def draw_check(option: QStyleOption, painter: QPainter) -> None:
    """Draw the box of a check box: empty, with a tick, or with a line if it is partially checked."""
    box = _mark_box(option)
    on, partly = bool(option.state & _STATE.State_On), bool(option.state & _STATE.State_NoChange)
    ground, edge, ink = _mark_colours(option, on=on or partly)
    draw_box(painter, box, ground, edge, radius=3)
    if not (on or partly):
        return
    step, middle = box.width() / 4, box.center()
    mark = (
        [middle - QPointF(step, 0), middle + QPointF(step, 0)]
        if partly
        else [middle - QPointF(step, 0), middle + QPointF(-step / 4, step * 0.8), middle + QPointF(step, -step * 0.8)]
    )
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(ink, max(1.6, box.width() / 8)))
    painter.drawPolyline(mark)
    painter.restore()


def draw_radio(option: QStyleOption, painter: QPainter) -> None:
    """Draw the ring of a radio button, with a dot if it is chosen."""
    box, on = _mark_box(option), bool(option.state & _STATE.State_On)
    ground, edge, ink = _mark_colours(option, on=on)
    draw_box(painter, box, ground, edge, radius=box.width() / 2)
    if on:
        dot = box.width() / 3.4
        draw_box(painter, box.adjusted(dot, dot, -dot, -dot), ink, ink, radius=box.width() / 2)


def _mark_box(option: QStyleOption) -> QRectF:
    """Return the largest square in the middle of the rectangle of an option."""
    size = min(option.rect.width(), option.rect.height())
    box = QRectF(0, 0, size, size)
    box.moveCenter(QRectF(option.rect).center())
    return box


def _mark_colours(option: QStyleOption, *, on: bool) -> tuple[QColor, QColor, QColor]:
    """Return the colours of the background, edge and mark of a check box or radio button."""
    palette, enabled = option.palette, bool(option.state & _STATE.State_Enabled)
    if on and enabled:
        accent = palette.color(_ROLE.Highlight)
        return accent, accent, palette.color(_ROLE.HighlightedText)
    ground = palette.color(_ROLE.Base if enabled else _ROLE.Window)
    if is_hovered(option):
        ground = ground.darker(_HOVERED)
    return ground, palette.color(_ROLE.Shadow if enabled else _ROLE.Mid), palette.color(_ROLE.Text)


def draw_spin_box(option: QStyleOptionSpinBox, painter: QPainter, up: QRect, down: QRect) -> None:
    """Draw a field with two arrows; an arrow without a further step is faint."""
    draw_field(option, painter)
    palette, enabled = option.palette, bool(option.state & _STATE.State_Enabled)
    for part, box, way, step in (
        (_PART.SC_SpinBoxUp, up, Qt.ArrowType.UpArrow, _STEP.StepUpEnabled),
        (_PART.SC_SpinBoxDown, down, Qt.ArrowType.DownArrow, _STEP.StepDownEnabled),
    ):
        possible = enabled and bool(option.stepEnabled & step)
        if possible and bool(option.activeSubControls & part):
            pressed = bool(option.state & _STATE.State_Sunken)
            ground = palette.color(_ROLE.Button).darker(_PRESSED if pressed else _HOVERED)
            painter.fillRect(box.adjusted(1, 1, -1, -1), ground)
        draw_arrow(painter, box, way, palette.color(_ROLE.ButtonText if possible else _ROLE.Mid))


def draw_tab(option: QStyleOption, painter: QPainter) -> None:
    """Draw the background of the chosen tab, and a line below a tab that is chosen or hovered."""
    state, palette = option.state, option.palette
    chosen, hovered = bool(state & _STATE.State_Selected), bool(state & _STATE.State_MouseOver)
    if not (chosen or hovered):
        return
    box = QRectF(option.rect)
    if chosen:
        painter.fillRect(box, palette.color(_ROLE.Base))
    painter.fillRect(
        QRectF(box.left(), box.bottom() - 3, box.width(), 3), palette.color(_ROLE.Highlight if chosen else _ROLE.Mid)
    )
