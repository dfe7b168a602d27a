"""Pictures of a table, without a window."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QImage, QPainter, QPalette

from stronghold_gui.desktop.table.brush import Resolution
from stronghold_gui.desktop.table.picture import BoardPicture
from stronghold_gui.desktop.table.scene import TableScene


def shot(scene: TableScene, size: QSize, ratio: float = 1.0) -> QImage:
    """Paint the whole table as a picture, board included, without a window.

    Args:
        scene: the table; it is drawn for this size afterwards.
        size: size of the picture in pixels (before `ratio`); the board keeps its proportions in the middle of it.
        ratio: device pixels per pixel.
    """
    board = scene.geometry.size
    scale = min(size.width() / board.width(), size.height() / board.height())
    scale = int(board.width() * scale * ratio) / board.width() / ratio
    scene.set_resolution(Resolution(scale, ratio))
    scene.board.show_now(scene.resolution)
    image = QImage(size * ratio, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(ratio)
    image.fill(scene.palette().color(QPalette.ColorRole.Window))
    target = QRectF(QPointF(), board.size() * scale)
    target.moveCenter(QPointF(size.width() / 2, size.height() / 2))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    scene.render(painter, target, board)
    painter.end()
    return image


def table_picture(scene: TableScene, picture: BoardPicture, width: int) -> QImage:
    """Paint the whole table without a window, at a width in pixels; the height follows from the board.

    Args:
        scene: the table.
        picture: the picture of its board.
        width: width in pixels.
    """
    board = scene.geometry.size
    image = shot(scene, QSize(width, round(width * board.height() / board.width())))
    # A sharper picture of the board may still be in the making, which must not outlive the scene.
    picture.wait()
    return image
