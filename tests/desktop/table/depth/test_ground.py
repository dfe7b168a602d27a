"""The floor of a board in depth: painted once, in bands, on cloth."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication, QGraphicsScene

from stronghold_gui.desktop.table.art import PieceArt
from stronghold_gui.desktop.table.brush import Resolution
from stronghold_gui.desktop.table.depth.blocks import Block, BlockArt, DrawnAs, Layer
from stronghold_gui.desktop.table.depth.ground import Ground

SIZE = QRectF(0, 0, 100, 100)
CLOTH = QColor("#102030")
_TILE = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect width="10" height="10" fill="#00ff00"/></svg>'
)
_DIAGONAL = tuple(Block(f"{n}", n * 10, n * 10, n, (Layer("tile", 0, 0, 10),), floor=True) for n in range(10))


@pytest.fixture
def laid(qapp: QApplication, tmp_path: Path) -> Iterator[tuple[QGraphicsScene, Ground, Path]]:
    """Return a scene and its ground, with a picture of a tile in the folder."""
    (tmp_path / "tile.svg").write_text(_TILE)
    scene = QGraphicsScene(SIZE)
    yield scene, Ground(scene, BlockArt(PieceArt(tmp_path))), tmp_path
    scene.clear()


def lay(laid: tuple[QGraphicsScene, Ground, Path], scale: float, veil: str = "") -> QImage:
    """Return the floor as it is seen, in pixels of that scale."""
    scene, ground, folder = laid
    ground.lay(_DIAGONAL, SIZE, CLOTH, DrawnAs(Resolution(scale), veil, folder))
    image = QImage(round(100 * scale), round(100 * scale), QImage.Format.Format_RGB32)
    painter = QPainter(image)
    scene.render(painter, QRectF(image.rect()), SIZE)
    painter.end()
    return image


@pytest.mark.parametrize("scale", [1.0, 1.37, 3.0])
def test_floor_and_cloth_meet_without_a_gap(laid: tuple[QGraphicsScene, Ground, Path], scale: float) -> None:
    image = lay(laid, scale)
    for n in range(200):
        x = y = min(int((n + 0.5) / 2 * scale), image.width() - 1)
        if 0.1 < n / 20 % 1 < 0.9:
            assert image.pixelColor(x, y) == QColor("#00ff00"), (x, y)
        assert image.pixelColor(image.width() - 1 - x, y) == CLOTH or 85 < n < 115


def test_cloth_is_not_copied_with_the_floor(laid: tuple[QGraphicsScene, Ground, Path]) -> None:
    lay(laid, 2.0)
    copied = sum(band.pixmap().width() * band.pixmap().height() for band in laid[1]._bands)
    assert copied < 0.35 * 200 * 200


def test_a_veil_lies_over_floor_and_cloth_alike(laid: tuple[QGraphicsScene, Ground, Path]) -> None:
    """Check that the band beside a tile has the colour of the cloth, so that its edge is invisible."""
    image = lay(laid, 1.0, "#80000000")
    assert image.pixelColor(5, 5) != QColor("#00ff00")
    beside, far = image.pixelColor(12, 5), image.pixelColor(90, 5)
    assert max(abs(beside.red() - far.red()), abs(beside.green() - far.green()), abs(beside.blue() - far.blue())) <= 1


def test_far_zoomed_in_the_floor_takes_no_more_room(laid: tuple[QGraphicsScene, Ground, Path]) -> None:
    lay(laid, 60.0)
    assert max(band.pixmap().width() + band.pixmap().height() for band in laid[1]._bands) < 2000
    assert lay(laid, 1.0).pixelColor(5, 5) == QColor("#00ff00")


@pytest.mark.parametrize("scale", [0.37, 0.43, 0.53, 1.0])
def test_the_floor_does_not_reach_over_the_edge_of_the_board(
    laid: tuple[QGraphicsScene, Ground, Path], scale: float
) -> None:
    lay(laid, scale)
    for band in laid[1]._bands:
        assert band.sceneBoundingRect().bottom() <= 100 + 1 / scale
