"""The animation of a move: figures walk, dice roll and are compared, wounds fall; a press skips to the end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from stronghold_gui.core.chance import Chance, Draws
from stronghold_gui.desktop.fortress.angle import Angle
from stronghold_gui.desktop.fortress.contents import FROM_ABOVE, FieldPiles
from stronghold_gui.desktop.fortress.script import Script
from stronghold_gui.desktop.settings import Settings
from stronghold_gui.desktop.table import acts as a
from stronghold_gui.desktop.table.props import play_of
from stronghold_gui.games.fortress.game import FORTRESS
from stronghold_gui.games.fortress.view import look
from stronghold_gui.games.fortress.words import WORDS
from stronghold_gui.text import catalogue
from tests.desktop.fortress.conftest import PEOPLE, Sit
from tests.games.fortress.scene import BLANK, SHIELD, SKULL, Scene, siege, small

Recorded = Mapping[str, Sequence[int]]


def beats(
    scene: Scene, text: str, recorded: Recorded, *, known: bool = True, angle: Angle = FROM_ABOVE
) -> list[a.Beat]:
    """Return how a move of a scene is shown."""
    view, texts = look(scene.position, None), catalogue("en")
    before = FieldPiles(view.table, view.setting, angle).contents()
    events = scene.play(text, recorded)
    draws: Draws = {label: tuple(faces) for label, faces in recorded.items()} if known else {}
    words = (texts, lambda some: WORDS.events(some, texts, PEOPLE))
    wounds = view.setting.mode.wounds
    return Script(before, view.setting.field.by_name, draws, words, wounds=wounds).beats(events)


def fight() -> Scene:
    scene = siege().army(0, "finn", "syvarris").army(1, "drake", "tarn_vikings").put("finn", (12, 8, 1))
    scene.put("drake", (11, 8, 1)).put("tarn_vikings.1", (12, 9, 1)).put("tarn_vikings.2", (4, 4, 1))
    return scene.put("syvarris", (14, 8, 21)).turn("finn")


def acts(found: Sequence[a.Beat]) -> list[str]:
    return [type(act).__name__ for beat in found for act in beat.acts]


def throw_in(found: Sequence[a.Beat]) -> a.Dice:
    return next(act for beat in found for act in beat.acts if isinstance(act, a.Dice))


RECORDED: Recorded = {"attack finn": [BLANK, SKULL, SKULL], "defence drake": [SHIELD, SKULL, BLANK]}


def test_dice_of_both_sides_are_thrown_compared_and_wounds_fall() -> None:
    found = beats(fight(), "attack finn drake", RECORDED)
    assert acts(found) == ["Dice", "Token"]
    thrown = throw_in(found)
    assert [row.name for row in thrown.rows] == ["Finn", "Sgt. Drake Alexander"]
    assert [die.art for die in thrown.rows[0].dice] == ["die-skull", "die-skull", "die-blank"]
    assert [die.stopped for die in thrown.rows[0].dice] == [False, True, False]
    assert [die.art for die in thrown.rows[1].dice] == ["die-shield", "die-skull", "die-blank"]
    assert thrown.verdict == "1 wound"
    assert found[-1].settles == ("11,8,1",), "until then the base shows the life of before"
    late = next(beat for beat in found if beat.acts and isinstance(beat.acts[0], a.Dice))
    assert late.line_at > 0, "what comes of it is told when it has been seen"


@pytest.mark.parametrize(
    ("faces", "verdict"), [([SKULL, SKULL, BLANK], "Destroyed"), ([SKULL, BLANK, BLANK], "Unharmed")]
)
def test_where_there_are_no_wounds_dice_destroy_or_do_not(faces: Sequence[int], verdict: str) -> None:
    scene = small().army(0, "finn").army(1, "grimnak").put("finn", (12, 8, 1)).put("grimnak", (11, 8, 1), (10, 8, 1))
    defence = [SHIELD] + [BLANK] * 3
    found = beats(scene.turn("finn"), "attack finn grimnak", {"attack finn": faces, "defence grimnak": defence})
    assert throw_in(found).verdict == verdict
    assert not any("wound" in beat.line for beat in found)
    assert any(
        ("1 skull unblocked." if verdict == "Destroyed" else "0 skulls unblocked.") in beat.line for beat in found
    )


def test_without_the_record_as_many_dice_count_as_did() -> None:
    thrown = throw_in(beats(fight(), "attack finn drake", RECORDED, known=False))
    assert [die.art for die in thrown.rows[0].dice] == ["die-skull", "die-skull", "die-blank"]
    assert [die.counts for die in thrown.rows[1].dice] == [True, False, False]


def test_who_is_destroyed_falls() -> None:
    recorded = {"attack finn": [SKULL] * 3, "defence tarn_vikings.1": [BLANK] * 4}
    found = beats(fight(), "attack finn tarn_vikings.1", recorded)
    fallen = [act for beat in found for act in beat.acts if isinstance(act, a.Fall)]
    assert [act.source for act in fallen] == [("12,9,1", "tarn_vikings.1")]


def test_a_figure_goes_step_by_step_and_nothing_is_told_where_nobody_rolls() -> None:
    scene = fight().turn("tarn_vikings")
    found = beats(scene, "go tarn_vikings.2 2,4,1", {})
    assert acts(found) == ["Walk", "Walk"]
    assert not any(beat.line for beat in found)


def large() -> Scene:
    return (
        siege()
        .army(0, "finn")
        .army(1, "mimring")
        .put("finn", (16, 9, 1))
        .put("mimring", (4, 8, 1), (5, 8, 1))
        .turn("mimring")
    )


@pytest.mark.parametrize("text", ["go mimring 6,8,1 7,8,1", "go mimring 2,8,1 3,8,1", "fly mimring 6,8,1 7,8,1"])
def test_both_halves_of_a_large_figure_go_each_from_where_it_came_to(text: str) -> None:
    found = beats(large(), text, {})
    at = {"mimring": "4,8,1", "mimring/": "5,8,1"}
    assert found
    for beat in found:
        for act in beat.acts:
            assert isinstance(act, a.Walk)
            assert act.source == (at[act.piece.key], act.piece.key)
            at[act.piece.key] = act.goal
            assert {act.source[0], act.goal} <= set(beat.settles)
        assert len(set(at.values())) == 2, at
    assert set(at.values()) == set(text.split()[2:])


def test_a_large_figure_in_depth_goes_as_one_piece_between_its_two_spaces() -> None:
    found = beats(large(), "go mimring 6,8,1 7,8,1", {}, angle=Angle(0, tilted=True))
    walks = [act for beat in found for act in beat.acts if isinstance(act, a.Walk)]
    assert [(act.goal, act.piece.across) for act in walks] == [("6,8,1", "5,8,1"), ("7,8,1", "6,8,1")]


def test_who_goes_in_depth_arrives_where_it_stands_then(sit: Sit) -> None:
    hands = sit(2, position=large().position, scenario="siege")
    found = beats(large(), "go mimring 6,8,1 7,8,1", {}, angle=Angle(0, tilted=True))
    (walk,) = found[-1].acts
    going = play_of(walk, hands.scene)
    going.show(1.0)
    arrived = going.props[0].pos()
    for prop in going.props:
        hands.scene.removeItem(prop)
    assert hands.controller.play(FORTRESS.parse("go mimring 6,8,1 7,8,1"))
    box = hands.scene.cells_of("6,8,1", "mimring")[0]
    assert abs(arrived.x() - box.center().x()) < 1
    assert abs(arrived.y() - box.center().y()) < 1


def test_strikes_and_falls_are_thrown_as_well() -> None:
    scene = siege().army(0, "syvarris").army(1, "drake").put("syvarris", (17, 8, 21)).put("drake", (5, 4, 1))
    scene.turn("syvarris").play("step syvarris 18,8,1")
    found = beats(scene, "stop syvarris", {"fall syvarris": [SKULL, BLANK, BLANK]})
    thrown = throw_in(found)
    assert len(thrown.rows[0].dice) == 3
    assert thrown.verdict == "1 wound"


def test_a_power_shows_the_number_of_its_d20() -> None:
    scene = fight().turn("tarn_vikings")
    scene.play("go tarn_vikings.2 2,4,1")
    thrown = throw_in(beats(scene, "charge", {"charge tarn_vikings": [16]}))
    assert thrown.rows[0].dice == (a.Die("", "17"),)
    assert thrown.verdict == "Success"


@pytest.mark.parametrize("language", ["en", "fr"])
def test_an_attack_is_performed_and_any_press_shows_its_end(sit: Sit, settings: Settings, language: str) -> None:
    settings.set_text("window/animation", "normal")
    hands = sit(2, position=fight().position, language=language, scenario="siege")
    hands.controller.match.position.chance = Chance(7)
    assert hands.controller.play(FORTRESS.parse("attack finn drake"))
    assert hands.desk.animation.performing
    QApplication.processEvents()
    QTest.keyClick(hands.window, Qt.Key.Key_Shift)
    QTest.mouseClick(hands.desk.board.viewport(), Qt.MouseButton.LeftButton)
    assert not hands.desk.animation.performing


def test_without_animation_the_end_is_there_at_once(sit: Sit) -> None:
    hands = sit(2, position=fight().position, scenario="siege")
    assert hands.controller.play(FORTRESS.parse("attack finn drake"))
    assert not hands.desk.animation.performing
