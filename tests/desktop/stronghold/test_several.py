"""Several units in one gesture, at Stronghold's table."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from stronghold_gui.desktop.stronghold import hand_moves as g
from tests.desktop.conftest import Person
from tests.desktop.desks import desk_of
from tests.games.stronghold.assault.tools import empty
from tests.games.stronghold.scene import Scene

Sit = Callable[..., Person]


def camp() -> Scene:
    """Return the last step of a minor dispatch, with six orcs in the camp."""
    return Scene().at("phase", 6, turn=2).put("CAMP", orc=6, goblin=1).play("dispatch minor")


def test_three_orcs_march_in_one_drag_and_one_undo_takes_them_back(sit: Sit) -> None:
    person = sit(camp())
    before = len(person.notation())
    person.board.press(("CAMP.units", "orc"))
    person.board.move("FW")
    person.board.key(Qt.Key.Key_3)
    person.board.release("FW")
    assert person.notation()[before:] == ["march orc CAMP FW"] * 3
    person.key("Ctrl+Z")
    assert len(person.notation()) == before


def test_of_six_orcs_five_go_and_the_sentence_says_so_and_why(sit: Sit) -> None:
    person = sit(camp())
    scene = desk_of(person.window).scene
    QTest.mouseClick(
        desk_of(person.window).board.viewport(),
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.ShiftModifier,
        person.board.at(("CAMP.units", "orc")),
    )
    assert scene.hand.count == 6
    person.board.click("FW")
    assert person.notation() == ["march orc CAMP FW"] * 5
    assert scene.refusals.note.text.startswith("5 of 6 moved. ")
    refusal = person.window.prompt.refusal
    assert refusal is not None
    assert refusal.text.startswith("5 of 6 moved. ")
    assert refusal.source
    assert refusal.text.endswith(refusal.source)


def test_several_marksmen_name_the_same_target(sit: Sit) -> None:
    scene = empty().guard("W2", marksman=3).put("RW1", orc=1).put("RW2", orc=2).put("RW3", orc=1).enter("marksmen")
    person = sit(scene)
    person.board.click(("W2.defender", "marksman"))
    person.board.key(Qt.Key.Key_2)
    person.board.click("RW2")
    assert person.notation() == ["shoot W2 RW2"] * 2


def test_units_of_the_hand_are_given_by_several(sit: Sit) -> None:
    person = sit(Scene().at("phase", 1).put("HAND", goblin=4))
    hand = desk_of(person.window).hand
    assert hand.pick(g.HAND, "goblin")
    hand.hold(9)
    assert hand.count == 4


def test_hourglasses_and_stones_are_put_by_several(sit: Sit) -> None:
    person = sit(Scene().at("pause", 3, turn=2).hourglasses(4))
    hand = desk_of(person.window).hand
    assert hand.pick(g.PURSE, "own")
    hand.hold(3)
    assert hand.put("action:cannon")
    assert person.notation() == ["pay cannon"] * 3
    assert desk_of(person.window).context.defender(1).hourglasses == 1


def test_a_tile_is_one_piece(sit: Sit) -> None:
    scene = Scene().at("phase", 2).put("HAND", troll=2)
    scene.p.invaders[0].resources = 12
    person = sit(scene)
    hand = desk_of(person.window).hand
    assert hand.pick(g.CARD, "ballista:troll")
    assert hand.most == 1
