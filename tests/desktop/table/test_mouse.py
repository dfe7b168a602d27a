"""Taking and putting with the mouse, as a person does it."""

from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

import stronghold_gui.desktop.table.view as module
from stronghold_gui.desktop.table.areas import AreaState
from tests.desktop.table.small_table import Player, Steward

RED = ("left", "red")


def test_a_drag_to_a_legal_target_is_carried_out(player: Player, steward: Steward) -> None:
    player.drag(RED, "wall")

    assert steward.drops == [("left", "red", "wall")]
    assert player.scene.pile("wall.outer", "red") is not None
    assert not player.scene.ghost.isVisible()
    assert player.scene.hand.held is None


def test_while_dragging_the_targets_are_lit_and_the_ghost_follows(player: Player) -> None:
    player.press(RED)
    player.move("right")
    assert player.scene.state_of("wall") is AreaState.TARGET
    assert player.scene.state_of("left") is AreaState.SOURCE
    player.move("wall")

    assert player.scene.state_of("wall") is AreaState.HOVERED
    assert player.scene.ghost.isVisible()
    assert (player.view.mapFromScene(player.scene.ghost.pos()) - player.at("wall")).manhattanLength() <= 2
    player.release("wall")
    assert player.scene.state_of("wall") is AreaState.IDLE


def test_when_the_mouse_leaves_with_something_in_the_hand_nothing_is_aimed_at_any_more(player: Player) -> None:
    aimed: list[str] = []
    player.scene.hovered.connect(aimed.append)
    player.click(RED)
    player.move("wall")
    assert player.scene.state_of("wall") is AreaState.HOVERED
    QApplication.sendEvent(player.view.viewport(), QEvent(QEvent.Type.Leave))
    assert player.scene.state_of("wall") is AreaState.TARGET
    player.move("wall")
    assert aimed == ["wall", "", "wall"]


def test_a_refused_drop_says_why_and_puts_nothing(player: Player, steward: Steward) -> None:
    player.drag(RED, "right")

    assert steward.drops == []
    assert player.scene.refusals.note.isVisible()
    assert player.scene.refusals.note.text == "red of left may not go to right."
    assert player.scene.state_of("right") is AreaState.REFUSED
    assert player.scene.hand.held is None


def test_a_refused_drop_slides_back(player: Player, qtbot: QtBot) -> None:
    player.scene.motion = True
    player.drag(RED, "right")

    assert player.scene.ghost.sliding
    home = player.scene.box_of(*RED)
    qtbot.waitUntil(lambda: not player.scene.ghost.sliding, timeout=5000)
    assert not player.scene.ghost.isVisible()
    assert home is not None
    assert (player.scene.ghost.pos() - home.center()).manhattanLength() < 1


def test_a_drag_may_begin_while_the_last_one_slides_back(player: Player, steward: Steward) -> None:
    player.scene.motion = True
    player.drag(RED, "right")
    player.drag(RED, "wall")

    assert steward.drops == [("left", "red", "wall")]


def test_let_go_on_the_grass_it_goes_back_without_a_word(player: Player, steward: Steward) -> None:
    player.drag(RED, player.grass())

    assert steward.drops == []
    assert not player.scene.refusals.note.isVisible()


def test_a_drop_that_misses_narrowly_is_meant(player: Player, steward: Steward) -> None:
    trap = player.at("trap")
    player.drag(RED, trap + QPoint(28, 0))

    assert steward.drops == [("left", "red", "trap")]


def test_what_cannot_be_taken_says_why(player: Player, steward: Steward) -> None:
    player.drag(("right", "blue"), "wall")

    assert steward.drops == []
    assert player.scene.refusals.note.text == "blue of right may not go to anywhere."


def test_escape_ends_a_drag(player: Player, steward: Steward) -> None:
    player.press(RED)
    player.move("wall")
    player.key(Qt.Key.Key_Escape)
    player.release("wall")

    assert steward.drops == []
    assert not player.scene.ghost.isVisible()


def test_click_and_click(player: Player, steward: Steward) -> None:
    player.click(RED)
    assert player.scene.hand.holds(*RED)
    assert player.scene.state_of("trap") is AreaState.TARGET
    player.click("trap")

    assert steward.drops == [("left", "red", "trap")]


def test_a_refused_click_keeps_it_in_the_hand(player: Player, steward: Steward) -> None:
    player.click(RED)
    player.click("yard")
    assert player.scene.refusals.note.text == "red of left may not go to yard."
    assert player.scene.hand.holds(*RED)
    player.click("wall")

    assert steward.drops == [("left", "red", "wall")]


def test_a_second_click_on_the_piece_puts_it_back(player: Player) -> None:
    player.click(RED)
    player.click(RED)

    assert player.scene.hand.held is None


def test_a_click_on_the_grass_puts_it_back(player: Player) -> None:
    player.click(RED)
    QTest.mouseClick(player.view.viewport(), Qt.MouseButton.LeftButton, pos=player.grass())

    assert player.scene.hand.held is None


def test_a_click_with_an_empty_hand_tells_the_area(player: Player, qtbot: QtBot) -> None:
    with qtbot.waitSignal(player.scene.area_clicked) as told:
        player.click("yard")

    assert told.args == ["yard"]


def test_a_drag_that_leaves_the_board_goes_on_as_a_drag_between_windows(
    player: Player, steward: Steward, monkeypatch: object
) -> None:
    carried: list[bool] = []
    monkeypatch.setattr(  # type: ignore[attr-defined]
        module, "run_drag", lambda _view, hand, picture: carried.append(hand.held is not None and not picture.isNull())
    )
    player.press(RED)
    player.move("wall")
    player.move(QPoint(-40, 30))

    assert carried == [True]
    assert steward.drops == []
    player.scene.hand.cancel()


def test_the_red_mark_goes_with_its_sentence(player: Player, qtbot: QtBot) -> None:
    player.drag(RED, "right")
    assert player.scene.state_of("right") is AreaState.REFUSED
    with qtbot.waitSignal(player.scene.refusals.over):
        player.scene.refusals.timer.timeout.emit()  # its time is over
    assert not player.scene.refusals.note.isVisible()
    assert player.scene.state_of("right") is AreaState.IDLE
