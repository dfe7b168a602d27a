"""Pictures of a table, without a window."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QImage, QPainter, QPalette

from stronghold_gui.desktop.table.art import PieceArt
from stronghold_gui.desktop.table.brush import Resolution
from stronghold_gui.desktop.table.geometry import BoardGeometry
from stronghold_gui.desktop.table.hand import Hand
from stronghold_gui.desktop.table.model import NoClient, TableWords
from stronghold_gui.desktop.table.picture import BoardPicture
from stronghold_gui.desktop.table.scene import TableScene
from stronghold_gui.desktop.table.surface import Surface


def shot(scene: TableScene, size: QSize, ratio: float = 1.0) -> QImage:
    """Paint the whole table as a picture, board included, without a window.

    Args:
        scene: the table; its resolution is that of the picture afterwards.
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


def still_scene(
    surface: Surface, words: TableWords | None = None, *, geometry: BoardGeometry | None = None
) -> TableScene:
    """Return an empty table without a window and without players.

    Args:
        surface: the surface.
        words: the words on it, such as the names of seats.
        geometry: the areas, if they are not those of the surface.
    """
    art, picture = PieceArt(surface.pieces), BoardPicture(surface.svg)
    return TableScene(geometry or surface.geometry, picture, art, Hand(NoClient()), words)


def table_picture(scene: TableScene, width: int) -> QImage:
    """Paint the whole table without a window, at a width in pixels; the height follows from the board."""
    board = scene.geometry.size
    image = shot(scene, QSize(width, round(width * board.height() / board.width())))
    # A thread may still draw a picture of the board; it must end before the scene is deleted.
    scene.picture.wait()
    return image
