"""The forecast of leaving strikes and falls, compared with the rules by playing every die of every path."""

from __future__ import annotations

from fractions import Fraction

import pytest

from stronghold_gui.games.fortress.game import FORTRESS
from stronghold_gui.games.fortress.odds.risks import Risk, risk
from stronghold_gui.games.fortress.odds.throws import clones, roll_of
from stronghold_gui.games.fortress.position import DEAD, Position
from tests.games.fortress.bench import board
from tests.games.fortress.odds.enumerated import played
from tests.games.fortress.odds.test_attacks import chances
from tests.games.fortress.scene import Scene, on, siege
from tests.games.fortress.test_fighting import duel


def foreseen(scene: Scene, text: str) -> Risk:
    found = risk(scene.position, FORTRESS.parse(text))
    assert found is not None
    return found


def compared(scene: Scene, text: str) -> Risk:
    """Return the risk of a move, which is what the rules do with its figure."""
    found = foreseen(scene, text)
    number, before = scene.figure(found.figure), scene.wounds(found.figure)

    def wounds(after: Position) -> int:
        return found.life if after.where[number] == DEAD else after.wounds[number] - before

    assert chances(found.wounds) == played(scene.position, text, wounds)
    return found


def test_a_way_that_harms_nobody_has_no_risk() -> None:
    scene = duel("finn", (3, 3, 1), "raelin", (9, 9, 1))
    found = compared(scene, "go finn 5,3,1")
    assert not found.hazards
    assert found.destroyed == 0
    assert len(found.places) == 3


def test_6_7_each_enemy_that_is_left_strikes_once() -> None:
    scene = duel("finn", (3, 3, 1), "tarn_vikings.1", (4, 3, 1)).put("tarn_vikings.2", (3, 2, 1))
    found = compared(scene, "step finn 2,3,1")
    assert [hazard.striker for hazard in found.hazards] == ["tarn_vikings.1"]
    found = compared(scene, "go finn 3,5,1")
    assert {hazard.striker for hazard in found.hazards} == {"tarn_vikings.1", "tarn_vikings.2"}


def test_a_figure_with_little_life_dies_of_what_another_would_bear() -> None:
    scene = duel("finn", (3, 3, 1), "tarn_vikings.1", (4, 3, 1)).put("tarn_vikings.2", (3, 2, 1))
    scene.position.wounds[scene.figure("finn")] = 3
    found = compared(scene, "go finn 3,5,1")
    assert found.destroyed == Fraction(3, 4)


def test_6_6_who_takes_off_is_struck_by_all_it_is_engaged_with() -> None:
    scene = duel("raelin", (3, 3, 1), "tarn_vikings.1", (4, 3, 1)).put("tarn_vikings.2", (3, 2, 1))
    found = compared(scene, "fly raelin 4,2,1")
    assert [hazard.kind for hazard in found.hazards] == ["strike", "strike"]


def test_who_can_disengage_is_not_struck() -> None:
    scene = duel("agent_carr", (3, 3, 1), "tarn_vikings.1", (4, 3, 1))
    assert compared(scene, "go agent_carr 1,3,1").hazards == ()


@pytest.mark.parametrize(("level", "kind"), [(5, ""), (6, "fall"), (15, "fall"), (16, "major")])
def test_RF_24_a_fall_by_how_deep_it_is(level: int, kind: str) -> None:
    scene = on(board({(3, 3): level}, size=8)).army(0, "finn").army(1, "raelin")
    scene.put("finn", (3, 3, level)).put("raelin", (7, 7, 1)).turn("finn")
    found = compared(scene, "go finn 4,3,1")
    assert [hazard.kind for hazard in found.hazards] == ([kind] if kind else [])
    assert all(hazard.levels == level - 1 for hazard in found.hazards)


def test_RF_24_of_the_deepest_fall_only_the_d20_saves() -> None:
    scene = duel("finn", (3, 3, 1), "raelin", (7, 7, 1))
    scene.play("step finn 4,3,1")
    scene.position.falls = (4 + 1, 25)
    found = compared(scene, "stop finn")
    assert [hazard.kind for hazard in found.hazards] == ["fall", "extreme"]
    assert found.destroyed == Fraction(9, 10)
    assert found.wounds.chance(1) == Fraction(1, 20)


def test_a_strike_and_a_fall_add_up() -> None:
    scene = on(board({(3, 3): 16, (3, 2): 16}, size=8)).army(0, "finn").army(1, "tarn_vikings")
    scene.put("finn", (3, 3, 16)).put("tarn_vikings.1", (3, 2, 16)).turn("finn")
    found = compared(scene, "go finn 3,4,1")
    assert [hazard.kind for hazard in found.hazards] == ["strike", "major"]
    assert found.wounds.mean == 2


def test_a_fall_that_was_taken_already_is_still_to_be_rolled() -> None:
    scene = on(board({(3, 3): 6}, size=8)).army(0, "finn").army(1, "raelin")
    scene.put("finn", (3, 3, 6)).put("raelin", (7, 7, 1)).turn("finn")
    scene.play("step finn 4,3,1")
    assert [hazard.levels for hazard in compared(scene, "stop finn").hazards] == [5]
    assert [hazard.levels for hazard in compared(scene, "go finn 5,3,1").hazards] == [5]


def test_RF_60_down_with_the_grapple_gun_is_an_ordinary_fall() -> None:
    scene = on(board({(3, 3): 10}, size=8)).army(0, "drake").army(1, "raelin")
    scene.put("drake", (3, 3, 10)).put("raelin", (7, 7, 1)).turn("drake")
    assert [hazard.kind for hazard in compared(scene, "grapple drake 4,3,1").hazards] == ["fall"]


def test_VT_03_and_VT_04_falls_of_the_map() -> None:
    scene = Scene(siege().setting).army(0, "finn").army(1, "raelin").put("raelin", (5, 4, 1))
    scene.put("finn", (18, 7, 12)).turn("finn")
    assert [(one.kind, one.levels) for one in compared(scene, "go finn 19,8,1").hazards] == [("fall", 11)]
    scene.put("finn", (17, 8, 21))
    assert [(one.kind, one.levels) for one in foreseen(scene, "step finn 18,8,1").hazards] == [("major", 22)]
    scene.play("step finn 18,8,1")
    assert [(one.kind, one.levels) for one in compared(scene, "stop finn").hazards] == [("major", 22)]


@pytest.mark.parametrize(("text", "chance"), [("charge", Fraction(6, 20)), ("shackle finn", Fraction(1, 20))])
def test_a_power_needs_a_number_of_the_d20(text: str, chance: Fraction) -> None:
    scene = duel("tarn_vikings.1" if text == "charge" else "ne_gok_sa", (3, 3, 1), "finn", (4, 3, 1))
    move = FORTRESS.parse(text)
    found = roll_of(scene.position, move)
    assert found is not None
    assert found.chance == chance


def test_a_bite_needs_a_roll_only_against_a_hero() -> None:
    scene = on(board(size=12)).army(0, "grimnak").army(1, "finn", "tarn_vikings")
    scene.put("grimnak", (3, 3, 1), (4, 3, 1)).put("finn", (5, 3, 1)).put("tarn_vikings.1", (2, 3, 1)).turn("grimnak")
    assert roll_of(scene.position, FORTRESS.parse("chomp tarn_vikings.1")) is None
    found = roll_of(scene.position, FORTRESS.parse("chomp finn"))
    assert found is not None
    dead = scene.figure("finn")
    assert found.chance == played(scene.position, "chomp finn", lambda after: int(after.where[dead] == DEAD))[1]


def test_no_more_figures_come_back_than_are_dead() -> None:
    scene = on(board({(2, 2): 0}, size=8, terrain={(2, 2): "water"})).army(0, "marro_warriors").army(1, "finn")
    for number, at in enumerate(((2, 2, 0), (4, 4, 1), (6, 6, 1)), 1):
        scene.put(f"marro_warriors.{number}", at)
    scene.position.where[scene.figure("marro_warriors.4")] = DEAD
    scene.turn("marro_warriors")
    assert chances(clones(scene.position)) == {
        0: Fraction(9, 20) * Fraction(7, 10) ** 2, 1: 1 - Fraction(9, 20) * Fraction(7, 10) ** 2,
    }  # fmt: skip
