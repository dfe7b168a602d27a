"""A plate that is put together from its corners looks as Qt draws it."""

import pytest
from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from stronghold_gui.desktop.docks.plate import paint_plate

_GROUND, _LINE = QColor("#f8f5ef"), QColor("#cdc6b8")
_NEAR = 2
"""Of 255, by which a corner may differ: its picture was rounded once more."""


def _canvas(ratio: float) -> QImage:
    image = QImage(round(300 * ratio), round(200 * ratio), QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.white)
    return image


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("ratio", [1.0, 2.0])
@pytest.mark.parametrize("box", [QRect(3, 4, 200, 31), QRect(0, 0, 16, 16), QRect(5, 5, 290, 150), QRect(2, 2, 12, 40)])
def test_a_plate_looks_as_if_it_were_drawn_in_one_go(box: QRect, ratio: float) -> None:
    put, drawn = _canvas(ratio), _canvas(ratio)
    painter = QPainter(put)
    paint_plate(painter, box, _GROUND, _LINE, ratio)
    painter.end()
    painter = QPainter(drawn)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(_LINE)
    painter.setBrush(_GROUND)
    painter.drawRoundedRect(QRectF(box).adjusted(0.5, 0.5, -0.5, -0.5), 7, 7)
    painter.end()
    pairs = zip(bytes(put.constBits()), bytes(drawn.constBits()), strict=True)
    assert max(abs(one - other) for one, other in pairs) <= _NEAR
    assert put.pixelColor(box.center() * ratio) == _GROUND
