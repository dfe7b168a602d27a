"""Stage I.3, the marksmen (rules, section 8), and the worked example of fire V-13."""

from __future__ import annotations

from stronghold_gui.games.stronghold import assault_events as a
from stronghold_gui.games.stronghold.values import load_values
from tests.games.stronghold.assault.tools import both_editions, empty, enter
from tests.games.stronghold.examples import example
from tests.games.stronghold.partners.seats import four


@both_editions
def test_V_13_two_marksmen_kill_an_orc_or_a_goblin_but_no_troll(edition: str) -> None:
    scene = enter(example("V-13", edition).guard("TW4"), "marksmen")
    assert scene.reason("shoot W5 RW3") == ("out_of_range", "8.I.3")
    scene.play("shoot W5 RW4", "shoot W5 RW4", "done")
    assert scene.decider() == 0
    assert scene.legal() == ["remove goblin RW4", "remove orc RW4"]
    assert scene.reason("remove troll RW4") == ("does_not_fit", "R-16")


def test_V_13_a_third_marksman_from_the_tower_brings_a_troll_down() -> None:
    scene = enter(example("V-13"), "marksmen").play("shoot W5 RW4", "shoot W5 RW4", "shoot TW4 RW4", "done")
    assert scene.seen(a.Volley) == [a.Volley("RW4", 3)]
    scene.play("remove troll RW4")
    assert scene.units("RW4") == (1, 1, 0)


def test_V_13_marksmen_on_a_fire_at_d_and_e_unless_they_are_in_melee() -> None:
    scene = enter(example("V-13").guard("W4", marksman=2), "marksmen")
    scene.play("shoot W4 RW3", "shoot W4 RW4")
    assert scene.reason("shoot W4 RW4") == ("already_aimed", "R-47")
    scene = enter(example("V-13").put("W4", orc=1), "marksmen")
    assert scene.reason("shoot W4 RW3") == ("in_melee", "8.I.3")


def test_V_13_goblins_shoot_only_with_a_fire_master() -> None:
    scene = enter(example("V-13"), "goblins")
    assert scene.legal() == ["done", "shoot RW4 TW4", "shoot RW4 W4", "shoot RW4 W5"]
    assert scene.reason("shoot RW3 W4") == ("no_weapon", "8.I.4")


@both_editions
def test_R_16_fire_is_complete_when_nobody_left_fits_what_is_left_of_it(edition: str) -> None:
    scene = enter(example("V-13", edition), "marksmen")
    scene.play("shoot W5 RW4", "shoot W5 RW4", "done", "remove goblin RW4")
    # One point is left, and no goblin: the orc does not fit.
    assert scene.units("RW4") == (0, 1, 1)
    assert scene.p.stage != "marksmen"


def test_R_16_the_choice_goes_on_while_somebody_fits() -> None:
    scene = empty().put("RW4", goblin=3, orc=1).guard("W5", marksman=3)
    enter(scene, "marksmen").play(*["shoot W5 RW4"] * 3, "done")
    assert scene.decider() == 0
    scene.play("remove goblin RW4")
    assert scene.legal() == ["remove goblin RW4", "remove orc RW4"]
    scene.play("remove orc RW4")
    assert scene.units("RW4") == (2, 0, 0)


def test_towers_are_never_in_melee_and_reach_opposite_and_adjacent_ramparts() -> None:
    scene = empty().guard("TW2", marksman=1).put("W2", orc=1).put("W3", orc=1)
    for rampart in ("RW1", "RW2", "RW3", "RW4"):
        scene.put(rampart, goblin=1)
    enter(scene, "marksmen")
    assert scene.legal() == ["done", "shoot TW2 RW1", "shoot TW2 RW2", "shoot TW2 RW3"]


def test_R_54_a_unit_in_the_siege_tower_ties_the_marksmen_of_its_section() -> None:
    scene = empty().guard("W4", marksman=1).guard("TW4", marksman=1).put("RW4", orc=1)
    scene.tile("siege_tower", "W4").put("STW4", goblin=1)
    assert enter(scene, "marksmen").reason("shoot W4 RW4") == ("in_melee", "8.I.3")


@both_editions
def test_R_71_a_cover_beats_fire_and_blessing(edition: str) -> None:
    scene = empty(edition).guard("TW2", marksman=1).put("RW1", goblin=1).put("RW4", goblin=1).tile("cover", "RW4")
    scene.p.blessing = 0
    enter(scene, "marksmen")
    assert scene.legal() == ["done", "shoot TW2 RW1"]
    assert scene.reason("shoot TW2 RW4") == ("covered", "R-71")


def test_R_71_a_trench_master_doubles_strength_also_under_the_blessing() -> None:
    scene = empty().guard("TW2", marksman=1).guard("W1", marksman=1).put("RW4", goblin=2).tile("trench_master", "RW4")
    scene.p.blessing = 0
    enter(scene, "marksmen").play("shoot TW2 RW4", "done")
    assert scene.units("RW4") == (2, 0, 0)
    scene = empty().guard("TW2", marksman=1).guard("W1", marksman=1).put("RW4", goblin=2).tile("trench_master", "RW4")
    scene.p.blessing = 0
    enter(scene, "marksmen").play("shoot TW2 RW4", "shoot W1 RW4", "done")
    assert scene.units("RW4") == (1, 0, 0)


def test_R_71_revised_the_blessing_reaches_every_rampart_of_its_side_but_not_the_barbican() -> None:
    scene = empty().guard("W5", marksman=1).guard("E4", marksman=1).tile("battering_ram", "RAM").put("RB", orc=1)
    for rampart in ("RW1", "RW2", "RW3", "RW4", "RE1", "RE3"):
        scene.put(rampart, goblin=1)
    scene.p.blessing = 0
    enter(scene, "marksmen")
    assert scene.legal() == ["done", "shoot E4 RE3", *(f"shoot W5 RW{rampart}" for rampart in range(1, 5))]
    assert scene.reason("shoot W5 RB") == ("out_of_range", "8.I.3")


def test_R_71_first_the_blessing_reaches_every_rampart_of_the_fortress_but_not_the_barbican() -> None:
    scene = empty("first").guard("W5", marksman=1).guard("TW1", marksman=1).guard("E4", marksman=1)
    scene.tile("battering_ram", "RAM").put("RB", orc=1).put("RW1", goblin=1).put("RE1", goblin=1).put("RE3", goblin=1)
    scene.p.blessing = 0
    enter(scene, "marksmen")
    assert [move for move in scene.legal() if move.startswith("shoot W5")] == [
        f"shoot W5 {rampart}" for rampart in ("RE1", "RE3", "RW1")
    ]
    assert scene.reason("shoot W5 RB") == ("out_of_range", "8.I.3")
    # The tile is in the west and blesses no unit in the east.
    assert [move for move in scene.legal() if move.startswith("shoot E4")] == ["shoot E4 RE3"]
    scene.play("shoot W5 RE1", "shoot TW1 RE1", "shoot E4 RE3", "done")
    assert (scene.units("RE1"), scene.units("RE3"), scene.units("RW1")) == ((0, 0, 0), (0, 0, 0), (1, 0, 0))


def test_R_71_first_of_two_defenders_each_fires_at_his_own_side_only() -> None:
    scene = four("first", bare=True).hourglasses(0, 0).at("pause", 6, 3).guard("W5", marksman=1)
    scene.put("RW1", goblin=1).put("RE1", goblin=1)
    scene.p.blessing = 0
    enter(scene, "marksmen")
    assert scene.legal() == ["done", "shoot W5 RW1"]


@both_editions
def test_R_71_by_the_earlier_ruling_the_blessing_keeps_to_its_side(edition: str) -> None:
    scene = empty(edition).guard("W5", marksman=1).put("RW1", goblin=1).put("RE1", goblin=1)
    scene.p.values = load_values(edition, 2, "1")
    scene.p.blessing = 0
    assert enter(scene, "marksmen").legal() == ["done", "shoot W5 RW1"]


def test_walls_and_towers_next_to_the_barbican_fire_at_it_and_at_its_rampart() -> None:
    scene = empty().tile("battering_ram", "RAM").put("RB", orc=1).put("RAM", goblin=1)
    for place in ("W1", "E1", "W2", "TW1", "TE1", "TW2"):
        scene.guard(place, marksman=1)
    enter(scene, "marksmen")
    places = ("E1", "TE1", "TW1", "W1")
    assert scene.legal() == ["done", *(f"shoot {place} {goal}" for place in places for goal in ("RAM", "RB"))]
    scene.play("shoot W1 RB", "shoot TE1 RB", "shoot E1 RAM", "done")
    assert (scene.units("RB"), scene.units("RAM")) == ((0, 0, 0), (0, 0, 0))


def test_R_61_no_fire_at_the_barbican_without_a_ram_component() -> None:
    scene = empty().guard("W1", marksman=1).put("RB", orc=1).put("RW1", orc=1)
    assert enter(scene, "marksmen").reason("shoot W1 RB") == ("no_ram", "R-61")


@both_editions
def test_R_15_R_72_a_glared_section_neither_fires_nor_ties_its_towers(edition: str) -> None:
    scene = empty(edition).guard("W4", marksman=1).guard("TW4", marksman=1).put("RW4", orc=1)
    scene.p.glare = scene.p.board.outer_index["W4"]
    enter(scene, "marksmen")
    assert scene.legal() == ["done", "shoot TW4 RW4"]
    assert scene.reason("shoot W4 RW4") == ("glared", "R-72")


def test_R_83_marksmen_may_hold_and_soldiers_never_fire() -> None:
    scene = empty().guard("W4", marksman=2, soldier=1).put("RW4", goblin=3)
    enter(scene, "marksmen").play("shoot W4 RW4")
    assert scene.decider() == 1
    scene.play("done")
    assert scene.units("RW4") == (2, 0, 0)
    scene = empty().guard("W4", soldier=1).guard("W5", marksman=1).put("RW4", goblin=3)
    assert enter(scene, "marksmen").reason("shoot W4 RW4") == ("no_weapon", "8.I.3")


def test_R_47_marksmen_name_all_targets_before_the_first_loss() -> None:
    scene = empty().guard("W4", marksman=2).put("RW4", goblin=1).put("RW3", goblin=1)
    enter(scene, "marksmen").play("shoot W4 RW4", "shoot W4 RW3")
    assert scene.seen(a.Volley) == []
    scene.play("done")
    assert scene.seen(a.Volley) == [a.Volley("RW4", 1), a.Volley("RW3", 1)]
    assert scene.p.discard == [2, 0, 0]


def test_R_120_nobody_fires_at_an_empty_rampart() -> None:
    scene = empty().guard("W4", marksman=1).put("RW4", goblin=1)
    assert enter(scene, "marksmen").reason("shoot W4 RW3") == ("no_target", "R-47")
