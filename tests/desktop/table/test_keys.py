"""Taking and putting with keys alone."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from stronghold_gui.desktop.table.view import TableView
from tests.desktop.table.small_table import Player, Steward


def test_tab_finds_what_can_be_taken_and_enter_takes_it(player: Player, steward: Steward) -> None:
    player.key(Qt.Key.Key_Tab)
    assert player.scene.keys.stop == ("left", "red")
    player.key(Qt.Key.Key_Return)
    assert player.scene.hand.holds("left", "red")
    assert player.scene.keys.stop in {("wall", ""), ("trap", "")}
    while player.scene.keys.stop != ("wall", ""):
        player.key(Qt.Key.Key_Tab)
    player.key(Qt.Key.Key_Return)

    assert steward.drops == [("left", "red", "wall")]


def test_space_takes_and_puts_too(player: Player, steward: Steward) -> None:
    player.key(Qt.Key.Key_Tab, Qt.Key.Key_Space, Qt.Key.Key_Space)

    assert steward.drops == [("left", "red", "trap")]  # the target nearest to the piece


def test_escape_puts_back_and_the_focus_returns(player: Player) -> None:
    player.key(Qt.Key.Key_Tab, Qt.Key.Key_Return, Qt.Key.Key_Escape)

    assert player.scene.hand.held is None
    assert player.scene.keys.stop == ("left", "red")


def test_arrows_go_to_the_neighbour(player: Player) -> None:
    player.key(Qt.Key.Key_Tab)
    player.key(Qt.Key.Key_Right)
    assert player.scene.keys.stop == ("left", "blue")
    player.key(Qt.Key.Key_Right)
    assert player.scene.keys.stop == ("right", "blue")
    player.key(Qt.Key.Key_Up)
    assert player.scene.keys.stop in {("trap", ""), ("wall", "")}


def test_what_cannot_be_taken_says_why_at_the_focus(player: Player) -> None:
    player.key(Qt.Key.Key_Tab, Qt.Key.Key_Right, Qt.Key.Key_Return)

    assert player.scene.refusals.note.text == "blue of left may not go to anywhere."


def test_screen_readers_are_told_why_the_piece_at_the_keys_cannot_be_taken(player: Player) -> None:
    player.key(Qt.Key.Key_Tab, Qt.Key.Key_Right)

    assert player.view.accessibleDescription() == "name left blue. blue of left may not go to anywhere."


def test_tab_leaves_the_board_behind_the_last_piece(steward: Steward, qtbot: QtBot, view: TableView) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    box = QVBoxLayout(page)
    box.addWidget(view)
    line = QLineEdit()
    box.addWidget(line)
    with qtbot.waitExposed(page):
        page.show()
    page.activateWindow()
    view.setFocus()
    QTest.keyClick(view, Qt.Key.Key_Tab)
    assert view.table.keys.stop == ("left", "red")
    QTest.keyClick(view, Qt.Key.Key_Tab)

    left = page.focusWidget() is line
    view.setParent(None)  # it is closed by its own fixture
    assert left
    assert view.table.keys.stop is None
    assert steward.drops == []


def test_the_focus_is_said_to_screen_readers(player: Player) -> None:
    player.key(Qt.Key.Key_Tab)

    assert player.view.accessibleDescription() == "name left red"


def test_the_focus_survives_that_its_pile_goes_away(player: Player, steward: Steward) -> None:
    player.key(Qt.Key.Key_Tab)
    steward.contents["left"]["red"] = 0
    steward.show()

    assert player.scene.keys.stop == ("left", "blue")
