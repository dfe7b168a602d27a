"""Docks at the table: widgets as things to take and as places to put them."""

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt
from PySide6.QtGui import QDragEnterEvent, QDragMoveEvent, QDropEvent, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from stronghold_gui.desktop.table import tile_drags
from stronghold_gui.desktop.table.tile_drags import TileDrag, TileDrop
from tests.desktop.table.small_table import Player, Steward

MOVE = Qt.DropAction.MoveAction
LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


@pytest.fixture
def tile(player: Player, qtbot: QtBot) -> QPushButton:
    button = QPushButton("tile")
    qtbot.addWidget(button)
    TileDrag(button, player.scene.hand, "card:1", "tile", QPixmap())
    with qtbot.waitExposed(button):
        button.show()
    return button


def let_fall(widget: QWidget, point: QPoint, data: QMimeData) -> bool:
    """Send the events of a drag as the window system does; return whether the drop is accepted."""
    enter = QDragEnterEvent(point, MOVE, data, LEFT, NONE)
    QApplication.sendEvent(widget, enter)
    if not enter.isAccepted():
        return False
    QApplication.sendEvent(widget, QDragMoveEvent(point, MOVE, data, LEFT, NONE))
    drop = QDropEvent(QPointF(point), MOVE, data, LEFT, NONE)
    QApplication.sendEvent(widget, drop)
    return drop.isAccepted()


def test_a_tile_falls_on_its_target(player: Player, steward: Steward) -> None:
    accepted = let_fall(player.view.viewport(), player.at("yard"), tile_drags.pack("card:1", "tile"))

    assert accepted
    assert steward.drops == [("card:1", "tile", "yard")]


def test_a_refused_tile_says_why_and_is_not_accepted(player: Player, steward: Steward) -> None:
    accepted = let_fall(player.view.viewport(), player.at("right"), tile_drags.pack("card:1", "tile"))

    assert not accepted
    assert steward.drops == []
    assert player.scene.refusals.note.text == "tile of card:1 may not go to right."
    assert player.scene.hand.held is None


def test_strangers_may_not_enter(player: Player) -> None:
    data = QMimeData()
    data.setText("hello")

    assert not let_fall(player.view.viewport(), player.at("yard"), data)


@pytest.mark.parametrize("raw", [b"", b"[", b"[1, 2]", b'["a"]', b'"ab"' * 1000, b"\xff"])
def test_strange_data_is_nothing(raw: bytes) -> None:
    data = QMimeData()
    data.setData(tile_drags.TILE, raw)

    assert tile_drags.source_of(data) is None


def test_click_the_tile_then_the_board(player: Player, steward: Steward, tile: QPushButton) -> None:
    QTest.mouseClick(tile, LEFT)
    assert player.scene.hand.holds("card:1", "tile")
    player.click("yard")

    assert steward.drops == [("card:1", "tile", "yard")]


def test_a_second_click_on_the_tile_puts_it_back(player: Player, tile: QPushButton) -> None:
    QTest.mouseClick(tile, LEFT)
    QTest.mouseClick(tile, LEFT)

    assert player.scene.hand.held is None


def test_enter_on_the_tile_gives_the_keys_to_the_board(player: Player, steward: Steward, tile: QPushButton) -> None:
    QTest.keyClick(tile, Qt.Key.Key_Return)
    assert player.scene.keys.stop == ("yard", "")
    player.key(Qt.Key.Key_Return)

    assert steward.drops == [("card:1", "tile", "yard")]


def test_dragging_the_tile_starts_a_drag_with_it_in_the_hand(
    player: Player, tile: QPushButton, monkeypatch: pytest.MonkeyPatch
) -> None:
    dragged: list[object] = []
    monkeypatch.setattr(tile_drags, "run_drag", lambda _widget, hand, _pixmap: dragged.append(hand.held.source))
    QTest.mousePress(tile, LEFT, pos=QPoint(5, 5))
    QTest.mouseMove(tile, QPoint(40, 15))

    assert dragged == [("card:1", "tile")]
    player.scene.hand.cancel()


def test_a_dock_takes_what_comes_from_the_board(player: Player, steward: Steward, qtbot: QtBot) -> None:
    purse = QLabel("purse")
    qtbot.addWidget(purse)
    place = TileDrop(purse, player.scene.hand, "dock:purse")
    with qtbot.waitExposed(purse):
        purse.show()
    player.click(("left", "red"))
    assert place.lit
    QTest.mouseClick(purse, LEFT)
    assert not place.lit
    assert let_fall(purse, QPoint(3, 3), tile_drags.pack("left", "red"))

    assert steward.drops == [("left", "red", "dock:purse")] * 2


def test_a_dock_that_may_not_have_it_says_why(player: Player, steward: Steward, qtbot: QtBot) -> None:
    bin_ = QLabel("bin")
    qtbot.addWidget(bin_)
    TileDrop(bin_, player.scene.hand, "dock:bin")
    said: list[str] = []
    player.scene.hand.refused.connect(lambda *told: said.append(told[-1].text))

    assert not let_fall(bin_, QPoint(3, 3), tile_drags.pack("left", "red"))
    assert said == ["red of left may not go to dock:bin."]
    assert steward.drops == []
