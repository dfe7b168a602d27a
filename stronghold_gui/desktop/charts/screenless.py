"""Charts drawn by a command, without a window."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSizeF

from stronghold_gui.desktop.charts.chart import Chart
from stronghold_gui.desktop.charts.output import svg
from stronghold_gui.desktop.charts.pen import Pen
from stronghold_gui.desktop.charts.plot import paint_chart
from stronghold_gui.desktop.qt_application import make_screenless_application


class ScreenlessCharts:
    """Draws charts. It has to be kept until the last one is drawn, since it owns the Qt application with the fonts."""

    def __init__(self) -> None:
        """Make the Qt application, unless there is one."""
        self._application = make_screenless_application()

    @staticmethod
    def svg(chart: Chart, width: float, height: float) -> str:
        """Return a chart as an SVG element; width and height are in inches."""

        def paint(pen: Pen, size: QSizeF) -> None:
            paint_chart(pen, QRectF(0, 0, size.width(), size.height()), chart)

        text = svg(paint, QSizeF(width, height)).decode()
        return text[text.index("<svg") :]
