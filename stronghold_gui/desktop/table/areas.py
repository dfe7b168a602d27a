"""Areas that show a state: where something may go, what is hovered, taken from, refused, pointed at."""

from enum import IntEnum
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsPathItem

from stronghold_gui.desktop.table import brush
from stronghold_gui.desktop.table.geometry import Area

Z_AREAS: Final = 10.0


class AreaState(IntEnum):
    """What an area shows; a higher one wins over a lower one."""

    IDLE = 0
    SPOT = 1
    SOURCE = 2
    TARGET = 3
    HOVERED = 4
    REFUSED = 5


_FILLS: Final = {
    AreaState.SPOT: QColor(47, 180, 255, 70),
    AreaState.SOURCE: QColor(255, 255, 255, 60),
    AreaState.TARGET: QColor(255, 214, 64, 90),
    AreaState.HOVERED: QColor(255, 235, 120, 165),
    AreaState.REFUSED: QColor(211, 50, 29, 90),
}
# Each state has its own line as well: told apart without seeing colours.
_LINES: Final = {
    AreaState.SPOT: (brush.BLUE, 2.5, Qt.PenStyle.DotLine),
    AreaState.SOURCE: (brush.LIGHT, 2.0, Qt.PenStyle.DashLine),
    AreaState.TARGET: (brush.GOLD, 2.5, Qt.PenStyle.SolidLine),
    AreaState.HOVERED: (brush.GOLD, 4.5, Qt.PenStyle.SolidLine),
    AreaState.REFUSED: (brush.RED, 3.0, Qt.PenStyle.SolidLine),
}


class AreaMark(QGraphicsPathItem):
    """The highlight of one area: a tint, and a coloured line within a dark one."""

    def __init__(self, area: Area) -> None:
        super().__init__(area.path)
        self._area = area
        self._line = QGraphicsPathItem(self)
        self._line.setPath(area.path)
        self.state = AreaState.IDLE
        self.setZValue(Z_AREAS)
        self.setVisible(False)

    def show_state(self, state: AreaState) -> None:
        """Look like a state."""
        if state == self.state:
            return
        self.state = state
        self.setVisible(state is not AreaState.IDLE)
        if state is AreaState.IDLE:
            return
        colour, width, style = _LINES[state]
        self.setBrush(_FILLS[state])
        self.setPen(_cosmetic(brush.DARK, width + 2.5, Qt.PenStyle.SolidLine))
        self._line.setPen(_cosmetic(colour, width, style))
        self._line.setPath(_crossed(self._area) if state is AreaState.REFUSED else self._area.path)


def _cosmetic(colour: QColor, width: float, style: Qt.PenStyle) -> QPen:
    pen = QPen(colour, width, style)
    pen.setCosmetic(True)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return pen


def _crossed(area: Area) -> QPainterPath:
    """Return the outline with a cross in its middle."""
    path, middle = QPainterPath(area.path), area.rect.center()
    arm = min(area.rect.width(), area.rect.height()) * 0.22
    for side in (-1, 1):
        path.moveTo(middle.x() - arm, middle.y() - arm * side)
        path.lineTo(middle.x() + arm, middle.y() + arm * side)
    return path
