"""The glory board: as many coins as points, all of them visible."""

import pytest
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from stronghold_gui.desktop.stronghold.docks.glory import GloryBoard
from stronghold_gui.desktop.table.art import PieceArt
from stronghold_gui.files import resource


@pytest.fixture
def board(qtbot: QtBot) -> GloryBoard:
    made = GloryBoard(PieceArt(resource("stronghold", "pieces")))
    qtbot.addWidget(made)
    made.resize(300, made.sizeHint().height())
    return made


def golden(image: QImage, top: int, bottom: int) -> int:
    """Count the golden points of some rows of a picture."""
    colours = (image.pixelColor(x, y) for x in range(40, image.width() - 30) for y in range(top, bottom))
    return sum(colour.red() > 220 and 180 < colour.green() < 225 and colour.blue() < 130 for colour in colours)


def test_every_point_is_a_coin(board: GloryBoard) -> None:
    seen = []
    for points in range(5):
        board.show_points(points, 4)
        seen.append(golden(board.grab().toImage(), 0, 34))

    assert seen[0] == 0
    assert seen == sorted(set(seen)), "one more is one more to be seen"


def test_debts_are_a_number_alone(board: GloryBoard) -> None:
    board.show_points(3, -2)
    image = board.grab().toImage()

    assert golden(image, 0, 34) > 0
    assert golden(image, 40, 72) == 0


@pytest.mark.parametrize("most", [1, 5, 14, 40])
def test_all_coins_fit_beside_the_number(board: GloryBoard, most: int) -> None:
    last = 38 + (most - 1) * board.step(most)

    assert last + 24 <= board.width() - 30
