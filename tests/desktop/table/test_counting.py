"""Several pieces in one go: counted by wheel, digits and Shift, with the mouse and with keys alone."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QMouseEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from stronghold_gui.desktop.table import tile_drags
from stronghold_gui.desktop.table.scene import TableScene
from stronghold_gui.desktop.table.tile_drags import TileDrag, TileDrop
from tests.desktop.table.small_table import Player, Steward

RED = ("left", "red")
SHIFT, NONE = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.NoModifier


def turn(player: Player, steps: int) -> None:
    """Turn the wheel over the board."""
    port, at = player.view.viewport(), QPointF(player.at("wall"))
    delta, none = QPoint(0, 120 * steps), Qt.MouseButton.NoButton
    event = QWheelEvent(at, at, QPoint(), delta, none, NONE, Qt.ScrollPhase.NoScrollPhase, False)
    QApplication.sendEvent(port, event)


def test_the_wheel_takes_more_and_fewer_while_a_piece_is_dragged(player: Player, steward: Steward) -> None:
    zoom = player.view.scale_factor
    player.press(RED)
    player.move("wall")
    assert player.scene.counting.shown
    turn(player, 5)
    assert player.scene.hand.count == 3, "no more than lie there"
    turn(player, -1)
    player.release("wall")
    assert steward.counts == [2]
    assert player.view.scale_factor == zoom
    assert not player.scene.counting.shown


def test_a_digit_takes_so_many(player: Player, steward: Steward) -> None:
    player.click(RED)
    player.key(Qt.Key.Key_9, Qt.Key.Key_2)
    player.click("wall")
    assert steward.counts == [2]


def test_with_shift_a_click_takes_all(player: Player, steward: Steward) -> None:
    QTest.mouseClick(player.view.viewport(), Qt.MouseButton.LeftButton, SHIFT, player.at(RED))
    assert player.scene.hand.count == 3
    player.click("wall")
    assert steward.counts == [3]


def test_shift_takes_all_in_the_middle_of_a_drag_and_the_wheel_puts_some_back(player: Player, steward: Steward) -> None:
    player.press(RED)
    player.move("wall")
    QTest.keyPress(player.view, Qt.Key.Key_Shift)
    assert player.scene.hand.count == 3
    turn(player, -1)
    QTest.keyRelease(player.view, Qt.Key.Key_Shift)
    player.release("wall")
    assert steward.counts == [2]


def test_by_keys_alone_shift_takes_all_and_plus_and_minus_count(player: Player, steward: Steward) -> None:
    zoom = player.view.scale_factor
    player.key(Qt.Key.Key_Tab)
    QTest.keyClick(player.view, Qt.Key.Key_Return, SHIFT)
    player.key(Qt.Key.Key_Minus, Qt.Key.Key_Minus, Qt.Key.Key_Plus)
    assert player.view.accessibleDescription() == "2 of 3 red of left"
    while player.scene.keys.stop != ("wall", ""):
        player.key(Qt.Key.Key_Tab)
    assert player.scene.counting.shown
    player.key(Qt.Key.Key_Return)
    assert steward.counts == [2]
    assert player.view.scale_factor == zoom


def test_what_is_taken_next_is_one_again(player: Player, steward: Steward) -> None:
    player.click(RED)
    player.key(Qt.Key.Key_3, Qt.Key.Key_Escape)
    player.drag(RED, "wall")
    assert steward.counts == [1]


def test_where_only_some_may_go_the_number_is_told_with_the_reason(player: Player, steward: Steward) -> None:
    player.click(RED)
    player.key(Qt.Key.Key_3)
    player.click("trap")
    assert steward.contents["trap"]["red"] == 1
    assert player.scene.refusals.note.text == "1 of 3 fell in."


def test_one_piece_alone_is_not_counted_and_the_wheel_zooms(player: Player, steward: Steward) -> None:
    steward.contents["left"]["red"] = 1
    steward.show()
    player.click(RED)
    assert not player.scene.counting.shown
    zoom = player.view.scale_factor
    turn(player, 1)
    assert player.view.scale_factor > zoom


def test_with_shift_all_go_from_a_dock_and_into_one(scene: TableScene, steward: Steward, qtbot: QtBot) -> None:
    tile, purse = QPushButton(), QPushButton()
    for widget in (tile, purse):
        qtbot.addWidget(widget)
    TileDrag(tile, scene.hand, "card:1", "tile", scene.art.pixmap("tile", 32))
    TileDrop(purse, scene.hand, "dock:purse")
    QTest.mouseClick(tile, Qt.MouseButton.LeftButton, SHIFT)
    assert scene.hand.count == 4
    data = tile_drags.pack(*RED)
    move, left = Qt.DropAction.MoveAction, Qt.MouseButton.LeftButton
    QApplication.sendEvent(purse, QDragEnterEvent(QPoint(3, 3), move, data, left, SHIFT))
    QApplication.sendEvent(purse, QDropEvent(QPointF(3, 3), move, data, left, SHIFT))
    assert steward.counts == [3]


def test_shift_is_seen_by_the_mouse_where_the_keys_are_elsewhere(player: Player, steward: Steward) -> None:
    player.press(RED)
    player.move("wall")
    port, at = player.view.viewport(), QPointF(player.at("wall"))
    for modifiers in (SHIFT, NONE):
        left = Qt.MouseButton.LeftButton
        move = QMouseEvent(QEvent.Type.MouseMove, at, port.mapToGlobal(at), left, left, modifiers)
        QApplication.sendEvent(port, move)
    assert player.scene.hand.count == 3, "to let go of Shift puts nothing back"
    player.release("wall")
    assert steward.counts == [3]
