"""The size of all texts in menus, panels and dialogs, as a percentage of the system's. The board has its own zoom.

A change affects all windows; larger and smaller texts of widgets change in proportion.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget

from stronghold_gui.desktop.theme import SMALLEST_TEXT

if TYPE_CHECKING:
    from stronghold_gui.desktop.settings import Settings

KEY: Final = "window/text_percent"
"""Setting of the text size, as a whole number in per cent."""
SMALLEST: Final = 80
LARGEST: Final = 200
USUAL: Final = 100
_POINTS: Final = "usual_points"
"""Property of the application that stores its font size at 100 per cent."""


class TextSize:
    """The text size of the application, which is remembered.

    Attributes:
        percent: the size in per cent, from `SMALLEST` to `LARGEST`.
    """

    def __init__(self, settings: Settings) -> None:
        """Apply the remembered text size."""
        self._settings = settings
        self.percent = self._remembered()
        _write(self.percent)

    def choose(self, percent: int) -> None:
        """Set the size of all texts, and remember it."""
        self.percent = max(SMALLEST, min(LARGEST, percent))
        self._settings.set_text(KEY, str(self.percent))
        _write(self.percent)

    def _remembered(self) -> int:
        kept = self._settings.text(KEY)
        # Check the digits, since `int` also accepts "1_0_0" and digits of other scripts.
        percent = int(kept) if kept.isascii() and kept.isdigit() and len(kept) <= len(str(LARGEST)) else USUAL
        return percent if SMALLEST <= percent <= LARGEST else USUAL


def _usual_points() -> float:
    application = QApplication.instance()
    if not isinstance(application, QApplication):
        return SMALLEST_TEXT
    if application.property(_POINTS) is None:
        application.setProperty(_POINTS, max(SMALLEST_TEXT, application.font().pointSizeF()))
    points: float = application.property(_POINTS)
    return points


def _write(percent: int) -> None:
    application = QApplication.instance()
    if not isinstance(application, QApplication):
        return
    font = application.font()
    before, after = font.pointSizeF(), _usual_points() * percent / 100
    if math.isclose(before, after):
        return
    own = {widget: widget.font().pointSizeF() for widget in application.allWidgets() if _has_own_size(widget)}
    font.setPointSizeF(after)
    application.setFont(font)
    for widget, points in own.items():
        if math.isclose(widget.font().pointSizeF(), points):
            larger = widget.font()
            larger.setPointSizeF(points * after / before)
            widget.setFont(larger)
    for widget in application.allWidgets():
        # Lists cache the height of their rows. Look up the method by name, so that their class is not loaded at once.
        lay_out_again = getattr(widget, "scheduleDelayedItemsLayout", None)
        if lay_out_again is not None:
            lay_out_again()


def _has_own_size(widget: QWidget) -> bool:
    """Return whether a widget may have its own text size in points; a font with a size in pixels has none."""
    return widget.testAttribute(Qt.WidgetAttribute.WA_SetFont) and widget.font().pointSizeF() > 0
