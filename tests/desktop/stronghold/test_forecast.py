"""Forecasts on the board: a readout at every wall, a card with details, and odds while a player aims."""

from collections.abc import Callable
from typing import get_args

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from stronghold_gui.desktop.settings import Settings
from stronghold_gui.desktop.stronghold.forecast import ForecastLayer
from stronghold_gui.desktop.stronghold.forecast_card import ODDS, styles
from stronghold_gui.desktop.table.readouts import READOUT
from stronghold_gui.desktop.table.scene import TableScene
from stronghold_gui.desktop.window import MainWindow
from stronghold_gui.games.stronghold.forecast.sections import Verdict
from stronghold_gui.games.stronghold.notation import parse
from tests.desktop.conftest import Person
from tests.desktop.desks import desk_of
from tests.desktop.everywhere import settle
from tests.desktop.test_application import contrast
from tests.games.stronghold.assault.tools import empty
from tests.games.stronghold.scene import Scene

Sit = Callable[..., Person]


def besieged() -> Scene:
    """Return a pause in which W3 would fall, W2 holds with losses and W1 without."""
    scene = empty().at("pause", 3, turn=2).hourglasses(3)
    scene.put("W3", troll=3).guard("W3", soldier=1, stone=1)
    scene.put("W2", orc=2).guard("W2", soldier=1, stone=1)
    return scene.put("W1", goblin=1).guard("W1", soldier=1, stone=2)


def scene_of(person: Person) -> TableScene:
    """Return the board's scene."""
    scene: TableScene = desk_of(person.window).scene
    return scene


def layer_of(person: Person) -> ForecastLayer:
    """Return what shows forecasts."""
    layer: ForecastLayer = desk_of(person.window).forecast
    return layer


def middle(person: Person, area: str) -> QPoint:
    """Return the middle of a readout on the board."""
    return person.board.view.mapFromScene(scene_of(person).readouts.boxes[area].center())


def card(person: Person) -> str:
    """Return what the open card says, ``""`` if none is open."""
    body = person.window.findChild(QLabel, "forecast_body")
    return body.text() if body is not None and body.isVisible() else ""


def click_readout(person: Person, area: str) -> None:
    QTest.mouseClick(person.board.view.viewport(), Qt.MouseButton.LeftButton, pos=middle(person, area))


# -- readouts ----------------------------------------------------------------------------------------------------------


def test_every_wall_shows_both_strengths_and_its_verdict_by_shape(sit: Sit) -> None:
    readouts = scene_of(sit(besieged())).readouts
    assert len(readouts.boxes) == 9
    assert [readouts.text(wall) for wall in ("W1", "W2", "W3", "W4")] == ["1:4", "4:3", "9:3", "0:2"]
    marks = [styles()[readouts._told[wall].style].mark for wall in ("W1", "W2", "W3")]
    assert None not in marks
    assert marks[0] != marks[1] != marks[2] != marks[0]


def test_the_gauge_tells_how_near_a_breach_is(sit: Sit) -> None:
    told = scene_of(sit(besieged())).readouts._told
    # W2 has 4 of the 6 that a breach takes: 3, and 2 that the soldier covers, and 1.
    assert {wall: round(told[wall].gauge, 2) for wall in ("W1", "W2", "W3", "W4")} == {
        "W1": round(1 / 7, 2),
        "W2": round(4 / 6, 2),
        "W3": 1.0,
        "W4": -1.0,
    }


def test_every_verdict_has_a_look() -> None:
    assert {*get_args(Verdict), ODDS} == set(styles())


def test_every_sign_is_read_on_any_board() -> None:
    for name, style in styles().items():
        # Both ends of a sign have their own opaque ground with a rim, so the board below does not show through.
        assert contrast(style.ink, style.ground) >= 4.5, name
        assert style.mark is None or contrast(style.mark_ink, style.ground) >= 3, name
        assert contrast(style.rim, style.ground) >= 3, name


@pytest.mark.parametrize("size", [(900, 600), (1280, 720)])
def test_no_sign_lies_on_the_name_of_a_place(sit: Sit, size: tuple[int, int]) -> None:
    person = sit(besieged())
    person.window.resize(*size)
    scene = scene_of(person)
    settle()
    person.board.view._sharpen()
    assert scene.resolution is not None
    pixel = 1 / scene.resolution.scale
    names = [label.rect.center() for label in scene.geometry.labels.values()]
    for wall, box in scene.readouts.boxes.items():
        for middle_of in names:
            written = QRectF(middle_of.x() - 11 * pixel, middle_of.y() - 3 * pixel, 22 * pixel, 6 * pixel)
            assert not box.intersects(written), (wall, box, written)


def test_a_move_is_followed_by_the_forecast_and_so_is_its_undo(sit: Sit) -> None:
    person = sit(besieged(), "pay wall", "pay wall")
    readouts = scene_of(person).readouts
    assert person.window.controller is not None
    assert readouts.text("W1") == "1:4"
    desk_of(person.window).client.play(parse("finish wall W1"))
    assert readouts.text("W1") == "1:5"
    person.window.controller.undo()
    assert readouts.text("W1") == "1:4"


def test_the_language_changes_the_readouts_too(sit: Sit) -> None:
    person = sit(besieged())
    person.window.language.choose("fr")
    assert scene_of(person).readouts.text("W3") == "9\N{NO-BREAK SPACE}:\N{NO-BREAK SPACE}3"


# -- the switch --------------------------------------------------------------------------------------------------------


def test_purists_switch_it_off_and_that_is_remembered(
    sit: Sit, settings: Settings, make_window: Callable[..., MainWindow]
) -> None:
    person = sit(besieged())
    click_readout(person, "W3")
    scene_of(person).keys.go_to(("W3", READOUT))
    person.window.actions_["forecast"].trigger()
    assert not scene_of(person).readouts.boxes
    assert card(person) == ""
    assert scene_of(person).keys.stop == ("W3.invader", "troll")
    assert "%" not in scene_of(person).words.tooltip("RW1.machine", "ballista")
    assert not settings.flag("window/forecast", default=True)
    assert not make_window().actions_["forecast"].isChecked()
    person.window.actions_["forecast"].trigger()
    assert len(scene_of(person).readouts.boxes) == 9


# -- the card ----------------------------------------------------------------------------------------------------------


def test_a_pointer_that_rests_on_a_readout_opens_its_card(sit: Sit, qtbot: QtBot) -> None:
    person = sit(besieged())
    person.board.move(middle(person, "W3"))
    assert card(person) == ""
    qtbot.waitUntil(lambda: "West wall 3" in card(person))
    text = card(person)
    assert "Trolls +9" in text
    assert "Soldiers +2" in text
    assert "Breach!" in text
    person.board.move("courtyard")
    assert card(person) == ""


def test_a_click_keeps_the_card_open_through_moves_until_escape(sit: Sit) -> None:
    person = sit(besieged())
    click_readout(person, "W1")
    person.board.move("courtyard")
    assert "West wall 1" in card(person)
    for text in ("pay wall", "pay wall", "finish wall W1"):
        assert "Wood +1" not in card(person)
        desk_of(person.window).client.play(parse(text))
    assert "Wood +1" in card(person)
    person.board.key(Qt.Key.Key_Escape)
    assert card(person) == ""


@pytest.mark.parametrize("way", ["again", "elsewhere"])
def test_a_second_click_or_one_elsewhere_closes_it(sit: Sit, way: str) -> None:
    person = sit(besieged())
    click_readout(person, "W1")
    assert card(person)
    if way == "again":
        click_readout(person, "W1")
    else:
        person.board.press("courtyard")
        person.board.release("courtyard")
    person.board.move("courtyard")
    assert card(person) == ""


def test_a_click_on_another_readout_changes_the_card(sit: Sit) -> None:
    person = sit(besieged())
    click_readout(person, "W1")
    click_readout(person, "W3")
    assert "West wall 3" in card(person)


def test_the_keys_open_it_and_it_is_said_in_one_line(sit: Sit) -> None:
    person = sit(besieged())
    scene_of(person).keys.go_to(("W2", READOUT))
    assert "West wall 2" in card(person)
    said = person.board.view.accessibleDescription()
    assert said.startswith("West wall 2, 4:3.")
    assert "the Defender holds" in said
    scene_of(person).keys.go_to(("W2.invader", "orc"))
    assert card(person) == ""
    person.board.key(Qt.Key.Key_Down)
    assert scene_of(person).keys.stop == ("W2", READOUT)
    assert "West wall 2" in card(person)


def test_who_holds_a_piece_can_still_look_it_up(sit: Sit, qtbot: QtBot) -> None:
    person = sit(besieged(), "pay wall", "pay wall")
    assert scene_of(person).hand.held is not None
    person.board.move(middle(person, "W1"))
    qtbot.waitUntil(lambda: "West wall 1" in card(person))


def test_it_lies_on_the_board_wherever_its_readout_is(sit: Sit) -> None:
    person = sit(besieged())
    board = person.board.view.rect()
    for wall in ("W5", "W1", "E4"):
        click_readout(person, wall)
        found = person.widget("forecast_card")
        assert board.contains(found.geometry()), wall


# -- odds --------------------------------------------------------------------------------------------------------------


def test_a_machine_in_the_hand_shows_its_odds_where_it_may_be_aimed(sit: Sit) -> None:
    scene = empty().tile("ballista", "RW2").tile("catapult", "RW3")
    person = sit(scene.guard("W2", soldier=1).enter("cannons"))
    scene_of(person).hand.pick("RW2.machine", "ballista")
    texts = {area: scene_of(person).readouts.text(area) for area in ("W1", "W2", "W3")}
    assert texts == {"W1": "0:2", "W2": "29%", "W3": "29%"}
    scene_of(person).hand.cancel()
    assert scene_of(person).readouts.text("W2") == "0:4"


def test_a_cannon_shows_other_odds_for_other_victims(sit: Sit) -> None:
    scene = empty().tile("cannon", "TW2").put("RW1", goblin=1).put("RW2", troll=1)
    person = sit(scene.enter("cannons"))
    scene_of(person).hand.pick("TW2", "cannon")
    assert scene_of(person).readouts.text("RW1") == "67%"
    assert scene_of(person).readouts.text("RW2") == "17%"
    click_readout(person, "RW1")
    assert card(person) == ""


def test_an_accurate_shot_stands_beside_the_plain_one(sit: Sit) -> None:
    scene = empty().tile("catapult", "RW2").put("HAND", orc=2).at("phase", 2)
    scene.p.invaders[0].flipped = 1 << 1
    scene.play("accurate_shot")
    scene.hourglasses(0).p.invaders[0].hand[1] = 0
    person = sit(scene.at("pause", 6).enter("cannons"))
    scene_of(person).hand.pick("RW2.machine", "catapult")
    assert scene_of(person).readouts.text("W2") == "29% · ◎ 52%"


def test_a_weapon_and_the_gate_tell_their_outlook_to_a_resting_mouse(sit: Sit) -> None:
    scene = besieged().tile("ballista", "RW1").tile("poles", "TW4").tile("battering_ram", "RAM").put("RAM", orc=2)
    words = scene_of(sit(scene)).words
    assert "2 of the 7 cards in its pile are hits: 29%." in words.tooltip("RW1.machine", "ballista")
    assert "orc\N{NO-BREAK SPACE}50%" in words.tooltip("TW4", "poles")
    assert "takes 1 toughness from gate 1; 7 left" in words.tooltip("RAM", None)
