"""The Defender's dishonourable deeds (rules, section 7; R-27, R-34, R-38, R-39)."""

from __future__ import annotations

import pytest

from stronghold_gui.games.stronghold import pieces as pc
from stronghold_gui.games.stronghold.events import (
    DefenderDeed,
    GloryGained,
    HourglassesGiven,
    HourglassesLost,
    UnitKilled,
    UnitMoved,
)
from stronghold_gui.games.stronghold.values import EDITIONS
from tests.games.stronghold.defence.scenes import left, lying, mark_used, paid, pause, used
from tests.games.stronghold.scene import Scene


def late(hourglasses: int = 1, edition: str = "revised") -> Scene:
    """Return a pause in the first turn with deeds."""
    return pause(hourglasses, edition=edition, turn=5)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("deed", ["barricades", "negotiations", "last_legs forge", "dungeons"])
def test_R_34_a_deed_gives_up_its_point_once_a_game_and_one_a_turn(deed: str, edition: str) -> None:
    assert pause(turn=4, edition=edition).reason(f"deed {deed}") == ("too_early", "7")
    scene = late(edition=edition)
    assert scene.p.defender_points() == 4
    scene.play(f"deed {deed}")
    assert scene.p.defender_points() == 3
    assert GloryGained("defender", -1, "deeds") in scene.events
    name, _, building = deed.partition(" ")
    assert DefenderDeed(name, building) in scene.events
    assert scene.reason(f"deed {deed}") == ("deed_used", "7")
    other = "negotiations" if name != "negotiations" else "dungeons"
    assert scene.reason(f"deed {other}") == ("one_deed_a_turn", "7")
    assert not [move for move in scene.legal() if move.startswith("deed")]


def test_R_34_a_deed_is_possible_until_the_pause_is_handed_over() -> None:
    scene = late(0)
    assert scene.legal()[:2] == ["deed barricades", "deed dungeons"]
    scene.play("deed negotiations")
    assert left(scene) == 3
    assert scene.reason("done")[0] == "hourglasses_left"


def test_negotiations_give_three_hourglasses() -> None:
    scene = late(1).play("deed negotiations")
    assert left(scene) == 4
    assert HourglassesGiven(1, 3, "negotiations") in scene.events


def test_R_39_barricades_give_four_hourglasses_for_the_workshop_only() -> None:
    scene = late(0).play("deed barricades")
    assert scene.p.defenders[0].barricades == 4
    assert scene.legal() == [f"pay {action} barricades" for action in ("platform", "poles", "wall")]
    assert scene.reason("pay cannon barricades") == ("workshop_only", "R-39")
    assert scene.reason("move soldier W1 W2") == ("workshop_only", "R-39")
    assert scene.reason("speech 2") == ("workshop_only", "R-39")
    assert scene.reason("pay poles") == ("no_hourglasses", "R-35")
    assert scene.reason("done") == ("hourglasses_left", "7")


def test_R_39_they_mix_with_others() -> None:
    scene = late(2).play("deed barricades", "pay poles barricades", "pay poles", "pay poles barricades", "pay poles")
    assert scene.legal()[0] == "finish poles TE1"


def test_R_39_a_second_taking_is_paid_from_these_four_alone() -> None:
    scene = late(4).play("deed barricades", "pay wall", "pay wall", "finish wall W1")
    assert scene.reason("pay wall") == ("another_purse", "R-39")
    scene.play("pay wall barricades", "pay wall barricades", "finish wall W2")
    assert (scene.p.wood[0], scene.p.wood[1]) == (1, 1)
    assert scene.reason("pay wall barricades") == ("already_used", "R-35")
    assert scene.reason("pay wall") == ("already_used", "R-35")
    assert not {"pay wall", "pay wall barricades"} & set(scene.legal())


def test_R_110_more_than_one_action_may_be_taken_again() -> None:
    scene = mark_used(late(0).tile("battering_ram", "RAM"), "gate", "wall").play("deed barricades")
    scene.p.toughness = 4
    scene.play("pay gate barricades", "pay wall barricades", "pay wall barricades", "finish wall W1")
    assert scene.p.toughness == 5
    assert scene.reason("pay gate barricades") == ("already_used", "R-35")


def test_R_39_what_is_left_must_go_as_part_payment() -> None:
    scene = mark_used(late(0), "gate", "platform").play("deed barricades")
    scene.play(*["pay poles barricades"] * 3)
    assert scene.reason("done") == ("hourglasses_left", "7")
    scene.play("pay platform barricades", "done")
    assert not scene.seen(HourglassesLost)
    assert (lying(scene, "poles"), lying(scene, "platform")) == (3, 1)


def test_R_39_else_it_is_lost() -> None:
    scene = late(0).play("deed barricades")
    for piece in ("wood", "platform", "poles"):
        scene.p.supply[pc.SUPPLY_INDEX[piece]] = 0
    paid(scene, wall=1, platform=1, poles=3)
    scene.play("done")
    assert scene.seen(HourglassesLost) == [HourglassesLost(1, 4)]
    assert scene.p.defenders[0].barricades == 0


def test_R_38_last_legs_clear_the_used_marks_of_a_building_and_make_it_cheaper() -> None:
    scene = mark_used(late(2), "wall", "gate", "cannon")
    scene.play("deed last_legs workshop")
    assert not used(scene, "wall")
    assert used(scene, "cannon")
    scene.play("pay wall", "finish wall W1")
    assert left(scene) == 1
    assert used(scene, "wall")


def test_R_38_also_for_guards_and_barracks() -> None:
    scene = late(2).play("deed last_legs barracks", "pay train_marksman", "pay train_soldier")
    assert scene.guards("barracks") == (3, 1, 1)


def test_last_legs_name_a_building_with_actions_and_other_deeds_none() -> None:
    assert late().reason("deed last_legs") == ("unknown_place", "R-38")
    assert late().reason("deed barricades forge") == ("unknown_place", "R-38")


def test_R_113_a_second_blessing_or_glare_finds_no_tile() -> None:
    scene = late(3).play("pay blessing", "pay blessing", "finish blessing west", "deed last_legs cathedral")
    assert scene.reason("pay blessing") == ("none_left", "1")
    scene.p.glare = 2
    assert paid(scene, glare=2).reason("pay glare") == ("none_left", "1")


def test_R_27_the_dungeons_bring_a_soldier_and_a_veteran_to_the_courtyard() -> None:
    scene = late()
    free = list(scene.p.free)
    scene.play("deed dungeons")
    assert scene.guards("courtyard") == (0, 1, 1)
    assert scene.p.free == [free[0], free[1] - 1, free[2] - 1]
    assert UnitMoved("veteran", "supply", "courtyard", "dungeons") in scene.events


def test_R_27_a_kind_that_is_out_does_not_come() -> None:
    scene = late()
    scene.p.free[pc.VETERAN] = 0
    scene.play("deed dungeons")
    assert scene.guards("courtyard") == (0, 1, 0)


def test_R_112_the_dungeons_are_not_opened_for_nobody() -> None:
    scene = late()
    scene.p.free[pc.VETERAN] = scene.p.free[pc.SOLDIER] = 0
    assert scene.reason("deed dungeons") == ("none_left", "R-27")
    assert "deed dungeons" not in scene.legal()


def test_R_74_panic_takes_prisoners_too() -> None:
    scene = late().tile("panic", "courtyard").play("deed dungeons")
    assert scene.guards("courtyard") == (0, 0, 1)
    assert UnitKilled("soldier", "courtyard", "panic") in scene.events
