"""The small table as fixtures, from its picture to a player."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from stronghold_gui.desktop.table.art import PieceArt
from stronghold_gui.desktop.table.geometry import BoardGeometry
from stronghold_gui.desktop.table.hand import Hand
from stronghold_gui.desktop.table.picture import BoardPicture
from stronghold_gui.desktop.table.scene import TableScene
from stronghold_gui.desktop.table.view import TableView
from tests.desktop.table.small_table import BOARD, PIECE, Player, Steward, Words


@pytest.fixture
def board_file(tmp_path: Path) -> Path:
    file = tmp_path / "board.svg"
    file.write_text(BOARD, encoding="utf-8")
    return file


@pytest.fixture
def art(tmp_path: Path, qapp: object) -> PieceArt:
    folder = tmp_path / "pieces"
    folder.mkdir()
    for name in ("red", "blue", "tile"):
        (folder / f"{name}.svg").write_text(PIECE.format("red" if name == "tile" else name), encoding="utf-8")
    return PieceArt(folder)


@pytest.fixture
def picture(board_file: Path, tmp_path: Path, qapp: object) -> Iterator[BoardPicture]:
    made = BoardPicture(board_file, tmp_path / "cache")
    yield made
    made.wait()
    made.deleteLater()


@pytest.fixture
def steward() -> Steward:
    return Steward()


@pytest.fixture
def scene(board_file: Path, picture: BoardPicture, art: PieceArt, steward: Steward) -> Iterator[TableScene]:
    made = TableScene(BoardGeometry(board_file), picture, art, Hand(steward), Words())
    made.motion = False
    steward.scene = made
    steward.show()
    yield made
    made.deleteLater()


@pytest.fixture
def view(scene: TableScene, qtbot: QtBot) -> TableView:
    made = TableView(scene)
    qtbot.addWidget(made)
    made.resize(820, 520)
    with qtbot.waitExposed(made):
        made.show()
    return made


@pytest.fixture
def player(view: TableView) -> Player:
    return Player(view)
