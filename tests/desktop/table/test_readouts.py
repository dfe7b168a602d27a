"""Readouts: signs on the board with a figure, for the mouse and for the keys."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QPainterPath
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from stronghold_gui.desktop.table.brush import Resolution
from stronghold_gui.desktop.table.readouts import READOUT, Readout, ReadoutStyle
from stronghold_gui.desktop.table.scene import TableScene
from tests.desktop.table.small_table import Player, Steward

_MARK = QPainterPath()
_MARK.addRect(0, 0, 1, 1)
STYLES = {"plain": ReadoutStyle(), "marked": ReadoutStyle(mark=_MARK, ground="#aa0000")}


def hang(scene: TableScene, **texts: str) -> None:
    """Hang plain readouts at areas."""
    scene.readouts.show({area: Readout(text, "plain") for area, text in texts.items()}, STYLES)


def middle(player: Player, area: str) -> QPoint:
    """Return the middle of a readout on the viewport."""
    return player.view.mapFromScene(player.scene.readouts.boxes[area].center())


def test_a_readout_hangs_at_the_lower_edge_of_its_area_and_stays_on_the_board(player: Player) -> None:
    hang(player.scene, wall="7:5", yard="1:1")
    box, wall = player.scene.readouts.boxes["wall"], player.scene.geometry.areas["wall"].rect
    assert box.center().x() == wall.center().x()
    assert box.top() < wall.bottom() < box.bottom()
    assert player.scene.readouts.boxes["yard"].bottom() <= player.scene.geometry.size.bottom()
    assert player.scene.readouts.text("wall") == "7:5"


def test_what_is_left_out_disappears_and_what_tells_the_same_is_left_alone(player: Player) -> None:
    hang(player.scene, wall="7:5", left="1:1")
    item = player.scene.readouts._items["wall"]
    drawn = item.pixmap().cacheKey()
    hang(player.scene, wall="7:5")
    assert list(player.scene.readouts.boxes) == ["wall"]
    assert item.pixmap().cacheKey() == drawn
    hang(player.scene, wall="8:5")
    assert item.pixmap().cacheKey() != drawn


def test_mark_gauge_and_ground_are_drawn(player: Player) -> None:
    seen = set()
    for readout in (Readout("7:5", "plain"), Readout("7:5", "marked"), Readout("7:5", "plain", 0.5)):
        player.scene.readouts.show({"wall": readout}, STYLES)
        image = player.scene.readouts._items["wall"].pixmap().toImage()
        seen.add((image.width(), bytes(image.constBits())))
    assert len(seen) == 3


def test_it_can_be_read_however_small_the_board_is(scene: TableScene) -> None:
    hang(scene, wall="7:5")
    assert scene.readouts.boxes == {}
    for scale in (0.3, 1.0, 6.0):
        scene.set_resolution(Resolution(scale))
        height = scene.readouts.boxes["wall"].height() * scale
        assert 13 <= round(height) <= 36


def test_on_a_tiny_board_only_marks_are_shown(player: Player) -> None:
    scene = player.scene
    scene.readouts.show({"wall": Readout("7:5", "marked"), "yard": Readout("0:2", "plain")}, STYLES)
    scene.set_resolution(Resolution(0.5))
    whole = scene.readouts.boxes["wall"].width() * 0.5
    assert set(scene.readouts.boxes) == {"wall", "yard"}
    scene.set_resolution(Resolution(0.15))
    assert set(scene.readouts.boxes) == {"wall"}
    assert scene.readouts.boxes["wall"].width() * 0.15 < whole
    assert not scene.readouts._items["yard"].isVisible()
    scene.set_resolution(Resolution(0.5))
    assert set(scene.readouts.boxes) == {"wall", "yard"}


def test_a_sign_that_is_too_large_for_its_place_grows_upwards_rather_than_over_what_is_below(player: Player) -> None:
    hang(player.scene, wall="7:5")
    wall = player.scene.geometry.areas["wall"].rect
    overhangs = {}
    for scale in (1.0, 0.3):
        player.scene.set_resolution(Resolution(scale))
        box = player.scene.readouts.boxes["wall"]
        overhangs[scale] = box.bottom() - wall.bottom(), wall.bottom() - box.top()
    below, above = (overhangs[0.3][side] - overhangs[1.0][side] for side in (0, 1))
    assert 0 < below < above


def test_pointing_and_clicking_is_told(player: Player, qtbot: QtBot, steward: Steward) -> None:
    hang(player.scene, wall="7:5")
    told: list[str] = []
    player.scene.readout_pointed.connect(told.append)
    player.move(middle(player, "wall"))
    assert told == ["wall"]
    assert player.view.viewport().cursor().shape() is Qt.CursorShape.PointingHandCursor
    with qtbot.waitSignal(player.scene.readout_clicked) as clicked:
        QTest.mouseClick(player.view.viewport(), Qt.MouseButton.LeftButton, pos=middle(player, "wall"))
    assert clicked.args == ["wall"]
    player.move("right")
    assert told == ["wall", ""]
    assert steward.drops == []


def test_with_something_in_the_hand_a_readout_is_in_nobodys_way(player: Player, steward: Steward) -> None:
    hang(player.scene, wall="7:5")
    clicked: list[str] = []
    player.scene.readout_clicked.connect(clicked.append)
    player.scene.hand.pick("left", "red")
    QTest.mouseClick(player.view.viewport(), Qt.MouseButton.LeftButton, pos=middle(player, "wall"))
    assert clicked == []
    assert steward.drops == [("left", "red", "wall")]


def test_the_keys_stop_at_it_and_enter_asks_for_more(player: Player, qtbot: QtBot) -> None:
    hang(player.scene, trap="7:5")
    player.scene.keys.go_to(("trap", READOUT))
    assert player.view.accessibleDescription() == f"name trap {READOUT}"
    with qtbot.waitSignal(player.scene.readout_clicked) as clicked:
        player.key(Qt.Key.Key_Return)
    assert clicked.args == ["trap"]
    assert player.scene.hand.held is None
    hang(player.scene)
    player.scene.hand.refresh()
    assert player.scene.keys.stop != ("trap", READOUT)
