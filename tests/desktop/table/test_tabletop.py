"""Replacement of the pictures of board and pieces, at once and without moving a piece."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, QPoint, QSize, Qt
from PySide6.QtGui import QColor, QPalette, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from stronghold_gui.desktop.table import tile_drags
from stronghold_gui.desktop.table.art import MissingPiece
from stronghold_gui.desktop.table.model import Pile
from stronghold_gui.desktop.table.stills import shot
from stronghold_gui.desktop.table.surface import Surface
from stronghold_gui.desktop.table.tabletop import Tabletop
from stronghold_gui.desktop.table.tile_drags import TileDrag
from tests.desktop.table.small_table import BOARD, PIECE, Player


def folder_of(where: Path, colour: str) -> Path:
    where.mkdir()
    for name in ("red", "tile"):
        (where / f"{name}.svg").write_text(PIECE.format(colour), encoding="utf-8")
    return where


@pytest.fixture
def plain() -> str:
    return BOARD.replace("#999999", "#ffffff")


@pytest.fixture
def tabletop(board_file: Path, tmp_path: Path, qtbot: QtBot) -> Iterator[Tabletop]:
    parent = QObject()
    made = Tabletop(Surface(board_file, folder_of(tmp_path / "standard", "red")), tmp_path / "cache", parent)
    qtbot.addWidget(made.view)
    yield made
    made.finish()
    parent.deleteLater()


def test_board_and_pieces_become_others_where_they_lie(tabletop: Tabletop, plain: str, tmp_path: Path) -> None:
    tabletop.scene.set_contents({"yard": (Pile("red", "red"),)})
    before = shot(tabletop.scene, QSize(400, 250))
    tabletop.use(Surface(plain, folder_of(tmp_path / "contrast", "black")))
    after = shot(tabletop.scene, QSize(400, 250))
    box = tabletop.scene.box_of("yard", "red")
    assert box is not None
    middle = (box.center() * (400 / tabletop.scene.geometry.size.width())).toPoint()

    assert before.pixelColor(middle) == QColor("red")
    assert after.pixelColor(middle) == QColor("black")
    assert before.pixelColor(200, 60) == QColor("#999999")
    assert after.pixelColor(200, 60) == QColor("white")


def test_a_picture_that_was_begun_for_the_old_board_comes_too_late(
    tabletop: Tabletop, plain: str, tmp_path: Path, qtbot: QtBot
) -> None:
    picture = tabletop.scene.picture
    picture.pixmap(400)
    picture.wait()  # it is painted, but not told yet
    tabletop.use(Surface(plain, folder_of(tmp_path / "contrast", "black")))
    with qtbot.waitSignal(picture.ready, timeout=10_000):
        assert picture.pixmap(400) is None
    made = picture.pixmap(400)

    assert made is not None
    assert made.toImage().pixelColor(200, 60) == QColor("white")


def test_pieces_of_the_old_folder_are_forgotten(tabletop: Tabletop, tmp_path: Path) -> None:
    empty = tmp_path / "empty"
    empty.mkdir()
    tabletop.art.pixmap("red", 20)
    tabletop.art.use(empty)

    with pytest.raises(MissingPiece):
        tabletop.art.pixmap("red", 20)


def test_what_is_dragged_from_a_dock_looks_like_the_pieces_of_the_moment(
    player: Player, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    dragged: list[QPixmap] = []
    monkeypatch.setattr(tile_drags, "run_drag", lambda _widget, _hand, pixmap: dragged.append(pixmap))
    art = player.scene.art
    button = QPushButton("tile")
    qtbot.addWidget(button)
    TileDrag(button, player.scene.hand, "card:1", "tile", art.later("tile", 20))
    with qtbot.waitExposed(button):
        button.show()
    art.use(folder_of(tmp_path / "contrast", "black"))
    QTest.mousePress(button, Qt.MouseButton.LeftButton, pos=QPoint(5, 5))
    QTest.mouseMove(button, QPoint(40, 15))
    player.scene.hand.cancel()

    assert dragged[0].toImage().pixelColor(10, 10) == QColor("black")


def test_cloth_fills_what_the_table_does_not_cover(tabletop: Tabletop, board_file: Path, qtbot: QtBot) -> None:
    view = tabletop.view
    view.resize(900, 200)
    with qtbot.waitExposed(view):
        view.show()
    assert view.grab().toImage().pixelColor(3, 100) == view.palette().color(QPalette.ColorRole.Window)
    tabletop.turn(replace(Surface(board_file, tabletop.art.folder), cloth="#123456"))
    assert view.grab().toImage().pixelColor(3, 100) == QColor("#123456")
