"""The application style: flat buttons, fields, bars and menus where Qt's Fusion draws gradients."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtGui import QGuiApplication, QIcon, QPainter, QPalette
from PySide6.QtWidgets import (
    QProxyStyle,
    QStyle,
    QStyleOption,
    QStyleOptionComplex,
    QStyleOptionProgressBar,
    QStyleOptionSlider,
    QStyleOptionSpinBox,
    QWidget,
)

from stronghold_gui.desktop import flat_bars, flat_boxes

STYLE: Final = "fusion"
"""Name of Qt's style that looks the same on all systems and uses the palette."""
_ELEMENT, _CONTROL, _COMPLEX = QStyle.PrimitiveElement, QStyle.ControlElement, QStyle.ComplexControl
_PART: Final = QStyle.SubControl
_Draw = Callable[[QStyleOption, QPainter], None]
_PRIMITIVES: Final[Mapping[QStyle.PrimitiveElement, _Draw]] = {
    _ELEMENT.PE_PanelButtonCommand: flat_boxes.draw_button,
    _ELEMENT.PE_PanelButtonTool: flat_boxes.draw_button,
    _ELEMENT.PE_PanelButtonBevel: flat_boxes.draw_button,
    _ELEMENT.PE_FrameLineEdit: flat_boxes.draw_field,
    _ELEMENT.PE_Frame: flat_boxes.draw_frame,
    _ELEMENT.PE_FrameMenu: flat_boxes.draw_frame,
    _ELEMENT.PE_FrameTabWidget: flat_boxes.draw_frame,
    _ELEMENT.PE_FrameGroupBox: flat_boxes.draw_group,
    _ELEMENT.PE_PanelTipLabel: flat_boxes.draw_tip,
    _ELEMENT.PE_IndicatorCheckBox: flat_boxes.draw_check,
    _ELEMENT.PE_IndicatorRadioButton: flat_boxes.draw_radio,
}
_CONTROLS: Final[Mapping[QStyle.ControlElement, _Draw]] = {
    _CONTROL.CE_TabBarTabShape: flat_boxes.draw_tab,
    _CONTROL.CE_HeaderSection: flat_bars.draw_header,
    _CONTROL.CE_HeaderEmptyArea: flat_bars.draw_header,
    _CONTROL.CE_ToolBar: flat_bars.draw_tool_bar,
    _CONTROL.CE_ProgressBarGroove: flat_boxes.draw_field,
}
_ARROWS: Final = frozenset({
    QStyle.StandardPixmap.SP_ArrowBack, QStyle.StandardPixmap.SP_ArrowForward,
    QStyle.StandardPixmap.SP_FileDialogToParent,
})  # fmt: skip
"""Icons of Qt's file dialog that are black in every theme."""


class FlatStyle(QProxyStyle):
    """Draws the parts that Fusion draws with gradients. Fusion draws the other parts, and determines all sizes."""

    def __init__(self) -> None:
        super().__init__(STYLE)

    def drawPrimitive(  # noqa: N802 - Qt's name
        self, element: QStyle.PrimitiveElement, option: QStyleOption, painter: QPainter, widget: QWidget | None = None
    ) -> None:
        """Draw a background, a frame, a box or a ring."""
        if (draw := _PRIMITIVES.get(element)) is not None:
            draw(option, painter)
        else:
            super().drawPrimitive(element, option, painter, widget)

    def drawControl(  # noqa: N802 - Qt's name
        self, element: QStyle.ControlElement, option: QStyleOption, painter: QPainter, widget: QWidget | None = None
    ) -> None:
        """Draw a tab, a heading of a table, a tool bar or a progress bar."""
        if (draw := _CONTROLS.get(element)) is not None:
            draw(option, painter)
        elif (
            element == _CONTROL.CE_ProgressBarContents
            and isinstance(option, QStyleOptionProgressBar)
            # Fusion draws bars without a known length, which are animated.
            and option.minimum < option.maximum
        ):
            flat_bars.draw_progress(option, painter)
        else:
            super().drawControl(element, option, painter, widget)

    def drawComplexControl(  # noqa: N802 - Qt's name
        self,
        control: QStyle.ComplexControl,
        option: QStyleOptionComplex,
        painter: QPainter,
        widget: QWidget | None = None,
    ) -> None:
        """Draw a scroll bar, a slider or a spin box."""
        if widget is None:
            super().drawComplexControl(control, option, painter)
        elif control == _COMPLEX.CC_ScrollBar and isinstance(option, QStyleOptionSlider):
            parts: tuple[QStyle.SubControl, ...] = (
                _PART.SC_ScrollBarSlider,
                _PART.SC_ScrollBarSubLine,
                _PART.SC_ScrollBarAddLine,
            )
            handle, back, on = (self.subControlRect(control, option, part, widget) for part in parts)
            flat_bars.draw_scroll_bar(option, painter, handle, back, on)
        elif control == _COMPLEX.CC_Slider and isinstance(option, QStyleOptionSlider):
            parts = (_PART.SC_SliderGroove, _PART.SC_SliderHandle)
            groove, handle = (self.subControlRect(control, option, part, widget) for part in parts)
            flat_bars.draw_slider(option, painter, groove, handle)
        elif control == _COMPLEX.CC_SpinBox and isinstance(option, QStyleOptionSpinBox):
            parts = (_PART.SC_SpinBoxUp, _PART.SC_SpinBoxDown)
            up, down = (self.subControlRect(control, option, part, widget) for part in parts)
            flat_boxes.draw_spin_box(option, painter, up, down)
        else:
            super().drawComplexControl(control, option, painter, widget)

    def standardIcon(  # noqa: N802 - Qt's name
        self, which: QStyle.StandardPixmap, option: QStyleOption | None = None, widget: QWidget | None = None
    ) -> QIcon:
        """Return a standard icon of Qt; its arrows, which are black, get the colour of texts."""
        found = super().standardIcon(which, option, widget)
        return _in_ink(found) if which in _ARROWS else found


def _in_ink(source: QIcon) -> QIcon:
    """Return an icon in the colour of texts on buttons; it is fainter when disabled."""
    palette, made = QGuiApplication.palette(), QIcon()
    for mode, role in (
        (QIcon.Mode.Normal, QPalette.ColorRole.ButtonText),
        (QIcon.Mode.Disabled, QPalette.ColorRole.Mid),
    ):
        for size in source.availableSizes():
            pixmap = source.pixmap(size)
            painter = QPainter(pixmap)
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
            painter.fillRect(pixmap.rect(), palette.color(role))
            painter.end()
            made.addPixmap(pixmap, mode)
    return made
