"""The application style: flat buttons, fields and tabs where Qt's Fusion draws gradients."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPalette, QPen
from PySide6.QtWidgets import QProxyStyle, QStyle, QStyleOption, QStyleOptionButton, QWidget

STYLE: Final = "fusion"
"""Qt's style that looks the same everywhere and takes its colours from the palette."""
_RADIUS: Final = 5
_PRESSED: Final = 112
_HOVERED: Final = 104
"""Percentages by which a background is darkened on hover and when pressed."""
_FEATURE: Final = QStyleOptionButton.ButtonFeature
_ELEMENT, _CONTROL, _STATE = QStyle.PrimitiveElement, QStyle.ControlElement, QStyle.StateFlag
_BUTTONS: Final = (_ELEMENT.PE_PanelButtonCommand, _ELEMENT.PE_PanelButtonTool, _ELEMENT.PE_PanelButtonBevel)


class FlatStyle(QProxyStyle):
    """Draws the backgrounds of buttons, combo boxes and tabs; Fusion draws the rest."""

    def __init__(self) -> None:
        super().__init__(STYLE)

    def drawPrimitive(  # noqa: N802 - Qt's name
        self, element: QStyle.PrimitiveElement, option: QStyleOption, painter: QPainter, widget: QWidget | None = None
    ) -> None:
        """Draw the background of a button flat."""
        if element in _BUTTONS:
            _draw_button(option, painter)
        else:
            super().drawPrimitive(element, option, painter, widget)

    def drawControl(  # noqa: N802 - Qt's name
        self, element: QStyle.ControlElement, option: QStyleOption, painter: QPainter, widget: QWidget | None = None
    ) -> None:
        """Draw a tab as a word, with a line below the chosen one."""
        if element == _CONTROL.CE_TabBarTabShape:
            _draw_tab(option, painter)
        else:
            super().drawControl(element, option, painter, widget)


def _draw_button(option: QStyleOption, painter: QPainter) -> None:
    state, palette = option.state, option.palette
    on = bool(state & (_STATE.State_Sunken | _STATE.State_On))
    raised = bool(state & _STATE.State_AutoRaise)
    hovered = bool(state & _STATE.State_MouseOver) and bool(state & _STATE.State_Enabled)
    if raised and not (on or hovered):
        return
    ground = QColor(palette.color(QPalette.ColorRole.Button))
    if on or hovered:
        ground = ground.darker(_PRESSED if on else _HOVERED)
    keys = bool(state & _STATE.State_HasFocus) and bool(state & _STATE.State_KeyboardFocusChange)
    first = isinstance(option, QStyleOptionButton) and bool(option.features & _FEATURE.DefaultButton)
    edge = palette.color(QPalette.ColorRole.Highlight if keys or first else QPalette.ColorRole.Mid)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(edge, 2 if keys else 1))
    painter.setBrush(ground)
    inset = 1.0 if keys else 0.5
    painter.drawRoundedRect(QRectF(option.rect).adjusted(inset, inset, -inset, -inset), _RADIUS, _RADIUS)
    painter.restore()


def _draw_tab(option: QStyleOption, painter: QPainter) -> None:
    state, palette = option.state, option.palette
    chosen, hovered = bool(state & _STATE.State_Selected), bool(state & _STATE.State_MouseOver)
    if not (chosen or hovered):
        return
    box = QRectF(option.rect)
    if chosen:
        painter.fillRect(box, palette.color(QPalette.ColorRole.Base))
    painter.fillRect(
        QRectF(box.left(), box.bottom() - 3, box.width(), 3),
        palette.color(QPalette.ColorRole.Highlight if chosen else QPalette.ColorRole.Mid),
    )
