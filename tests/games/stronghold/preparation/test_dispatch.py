"""Phase 6: dispatches, camp, ropes, altars and orders (rules, section 6)."""

from __future__ import annotations

import pytest

from stronghold_gui.games.stronghold import events as e
from stronghold_gui.games.stronghold import pieces as pc
from stronghold_gui.games.stronghold.preparation.dispatch import units_left
from tests.games.stronghold.examples import example
from tests.games.stronghold.scene import Scene


def sixth(edition: str = "revised") -> Scene:
    """Return a scene in phase 6, nothing in the camp."""
    return Scene(edition).hourglasses(0).at("phase", 6)


def many(scene: Scene, times: int, move: str) -> Scene:
    """Play one move several times."""
    return scene.play(*[move] * times)


# -- the two worked examples -------------------------------------------------------------------------------------------


def test_V_14_minor_dispatch_in_three_steps() -> None:
    scene = example("V-14").play("dispatch minor")
    many(scene, 3, "march orc RW2 W2")
    assert scene.reason("march orc RW1 W2") == ("no_room", "6")
    scene.play("march goblin RE1 E1", "march goblin RE1 E2", "done")
    scene.play("march orc FW RW1")
    assert scene.reason("march orc FW RW1") == ("no_room", "6")
    many(scene, 3, "march orc FW RW2")
    scene.play("march goblin FE RE1", "march goblin FE RE1", "march goblin FE RE2")
    many(scene, 2, "march goblin FE RE3").play("done")
    many(scene, 5, "march orc CAMP FW")
    assert scene.reason("march orc CAMP FW") == ("number_used_up", "6")
    many(scene, 5, "march orc CAMP FE").play("done")
    assert scene.p.stage == "phase"
    scene.play("done")
    assert scene.units("CAMP") == (0, 4, 0)
    assert scene.p.defenders[0].hourglasses == 3 + 1


def test_V_15_major_then_minor_with_a_drover_on_west_3() -> None:
    scene = example("V-15").play("dispatch major")
    many(scene, 6, "march orc RW3 RW4").play("done")
    many(scene, 5, "march goblin FW RW3")
    many(scene, 2, "march goblin FW RW2").play("done")
    many(scene, 7, "march orc CAMP FW").play("done", "dispatch minor")
    many(scene, 5, "march orc RW4 W5")
    assert scene.units("RW4") == (0, 1, 0)
    assert scene.reason("march orc RW4 RW3") == ("no_drover", "5.4")
    many(scene, 3, "march goblin RW3 RW4")
    many(scene, 2, "march goblin RW3 RW2")
    assert scene.reason("march goblin RW3 RW4")[0] in ("number_used_up", "not_there")
    scene.play("done")
    many(scene, 3, "march orc FW RW1")
    many(scene, 2, "march orc FW RW2").play("done")
    assert scene.units("FW") == (0, 2, 0)
    many(scene, 5, "march orc CAMP FW").play("done")
    assert scene.units("CAMP") == (0, 0, 0)


# -- numbers and limits ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("size", "number", "hourglasses"), [("minor", 5, 3), ("major", 7, 5)])
def test_dispatches_cost_and_number_once_each(size: str, number: int, hourglasses: int) -> None:
    scene = sixth().put("CAMP", goblin=9).play(f"dispatch {size}")
    assert scene.p.defenders[0].hourglasses == hourglasses
    many(scene, number, "march goblin CAMP FW")
    assert scene.reason("march goblin CAMP FW") == ("number_used_up", "6")
    scene.play("done")
    assert scene.reason(f"dispatch {size}") == ("already_used", "6")


def test_a_march_before_a_dispatch_is_told_to_take_one_and_after_both_that_none_is_left() -> None:
    scene = sixth().put("CAMP", goblin=3)
    assert scene.reason("march goblin CAMP FW") == ("dispatch_first", "6")
    scene.play("dispatch minor", "done")
    assert scene.reason("march goblin CAMP FW") == ("dispatch_first", "6")
    scene.play("dispatch major", "done")
    assert scene.reason("march goblin CAMP FW") == ("no_dispatch_left", "6")


@pytest.mark.parametrize(("units", "hourglasses"), [(0, 0), (3, 0), (4, 1), (7, 1), (8, 3), (11, 3), (12, 6), (30, 6)])
def test_camp_hourglasses(units: int, hourglasses: int) -> None:
    scene = sixth().put("CAMP", orc=units).play("done")
    # Without hourglasses there is no pause: the game runs on into the next turn, which gives others.
    given = [event for event in scene.events if isinstance(event, e.HourglassesGiven) and event.cause == "camp"]
    assert sum(event.count for event in given) == hourglasses


def test_unspent_units_go_to_the_camp() -> None:
    scene = Scene().put("HAND", orc=3).put("CAMP", orc=1).enter("phase", 6)
    assert scene.units("CAMP") == (0, 4, 0)
    assert scene.units("HAND") == (0, 0, 0)


def test_no_unit_moves_twice_in_a_dispatch() -> None:
    scene = sixth().put("RW3", orc=1, goblin=1).put("RW4", troll=1).play("dispatch minor", "march orc RW3 RW4")
    assert scene.reason("march orc RW4 W4") == ("already_moved", "6")
    scene.play("march troll RW4 W4")


def test_nobody_leaves_a_wall() -> None:
    scene = sixth().put("W3", orc=1).put("FW", orc=1).play("dispatch minor")
    assert scene.reason("march orc W3 W4") == ("nobody_leaves_wall", "6")
    assert scene.reason("march orc W3 CAMP")[0] == "no_path"


def test_paths_one_way_and_sides() -> None:
    scene = sixth().put("RW3", orc=2).put("RW4", orc=2).put("FW", orc=2).play("dispatch minor")
    assert scene.reason("march orc RW4 RW3") == ("no_drover", "5.4")
    assert scene.reason("march orc RW3 W1") == ("no_path", "2")
    assert scene.reason("march orc RW3 RE3") == ("other_side", "2")
    assert scene.reason("march orc FW RW1") == ("wrong_step", "6")
    assert scene.reason("march troll RW3 W3") == ("not_there", "6")


def test_ladder_gives_one_more_place() -> None:
    scene = sixth().tile("ladder", "W2").put("RW1", orc=5).play("dispatch minor")
    many(scene, 4, "march orc RW1 W2")
    assert scene.reason("march orc RW1 W2") == ("no_room", "6")


def test_room_made_earlier_in_a_step_is_usable_R_64() -> None:
    scene = sixth().put("RW4", orc=7).put("RW3", orc=1).play("dispatch minor")
    assert scene.reason("march orc RW3 RW4")[0] == "no_room"
    scene.play("march orc RW4 W5", "march orc RW3 RW4")


def test_R_11_siege_tower_and_foreground_share_the_number() -> None:
    scene = sixth().tile("siege_tower", "W2").put("CAMP", orc=9).play("dispatch minor")
    many(scene, 3, "march orc CAMP STW2")
    assert scene.reason("march orc CAMP STW2")[0] == "no_room"
    many(scene, 2, "march orc CAMP FW")
    assert scene.reason("march orc CAMP FW")[0] == "number_used_up"
    scene.play("march orc CAMP FE")


def test_R_56_each_sap_once_a_dispatch_within_the_number() -> None:
    scene = sixth().tile("sap", "W1").put("CAMP", orc=9).play("dispatch minor", "march orc CAMP W1")
    assert scene.reason("march orc CAMP W1") == ("no_sap_left", "R-56")
    assert scene.reason("march orc CAMP W2")[0] == "no_path"
    many(scene, 4, "march orc CAMP FW")
    assert scene.reason("march orc CAMP FW")[0] == "number_used_up"
    scene.play("done", "dispatch major", "done", "march orc CAMP W1")
    assert scene.units("W1") == (0, 2, 0)


def test_R_57_ropes_once_a_turn_free_and_outside_the_number() -> None:
    scene = sixth().tile("ropes", "W3").put("W3", orc=2).put("RW3", goblin=2).play("rope orc W3 W4")
    assert scene.units("W4") == (0, 1, 0)
    assert scene.reason("rope orc W3 W2") == ("no_ropes_left", "R-57")
    assert scene.p.defenders[0].hourglasses == 0
    far = sixth().tile("ropes", "W1").put("W1", orc=1)
    assert far.reason("rope orc W1 E1") == ("not_adjacent", "R-57")
    assert far.reason("rope orc W2 W1")[0] == "not_there"


def test_R_57_ropes_also_for_a_unit_that_arrived_in_this_phase() -> None:
    scene = sixth().tile("ropes", "W3").put("RW3", orc=1).put("FW", orc=1)
    scene.play("dispatch minor", "march orc RW3 W3", "rope orc W3 W2")
    assert scene.units("W2") == (0, 1, 0)


def test_R_58_quartermaster_two_more_onto_his_rampart() -> None:
    scene = sixth().tile("quartermaster", "RW2").put("FW", orc=9).play("dispatch minor")
    many(scene, 7, "march orc FW RW2")
    assert scene.reason("march orc FW RW2") == ("number_used_up", "6")
    assert scene.reason("march orc FW RW1")[0] == "number_used_up"


def test_R_58_units_sent_first_to_the_quartermaster_leave_the_number_for_others() -> None:
    scene = sixth().tile("quartermaster", "RW2").put("FW", orc=9).play("dispatch minor")
    many(scene, 2, "march orc FW RW2")
    many(scene, 5, "march orc FW RW1")
    assert scene.reason("march orc FW RW2")[0] == "number_used_up"


def test_R_58_each_quartermaster_adds_his_own_and_west_4_counts_too() -> None:
    scene = sixth().tile("quartermaster", "RW4").tile("quartermaster", "RW1").tile("quartermaster", "RW2")
    scene.put("RW3", goblin=7).put("FW", orc=9).play("dispatch minor")
    many(scene, 7, "march goblin RW3 RW4").play("done")
    many(scene, 4, "march orc FW RW1")
    many(scene, 5, "march orc FW RW2")
    assert scene.reason("march orc FW RW2")[0] in ("not_there", "number_used_up")


def test_R_58_his_rampart_holds_nine() -> None:
    scene = sixth().tile("quartermaster", "RW1").put("RW1", orc=8).put("FW", orc=3).play("dispatch minor", "done")
    scene.play("march orc FW RW1")
    assert scene.reason("march orc FW RW1") == ("no_room", "6")


def test_R_60_a_goblin_trap_kills_every_goblin_and_they_count_in_the_number() -> None:
    scene = sixth().tile("goblin_trap", "FW-RW1").put("FW", goblin=3, orc=4).play("dispatch minor")
    many(scene, 3, "march goblin FW RW1")
    assert scene.units("RW1") == (0, 0, 0)
    assert scene.p.discard == [3, 0, 0]
    many(scene, 2, "march orc FW RW1")
    assert scene.reason("march orc FW RW1")[0] == "number_used_up"


def test_R_60_a_troll_trap_kills_the_first_troll_of_a_dispatch() -> None:
    scene = sixth().tile("troll_trap", "FW-RW1").put("FW", troll=4).play("dispatch minor")
    many(scene, 2, "march troll FW RW1")
    assert scene.units("RW1") == (0, 0, 1)
    scene.play("done", "dispatch major", "done")
    many(scene, 2, "march troll FW RW1")
    assert scene.units("RW1") == (0, 0, 2)


def test_R_60_a_drover_on_the_printed_path_is_bitten_and_beside_it_not() -> None:
    scene = sixth().tile("drover", "RW1").tile("goblin_trap", "FW-RW1").put("RW1", goblin=4).play("dispatch minor")
    scene.play("march goblin RW1 FW", "march goblin RW1 RW2")
    assert scene.units("FW") == (0, 0, 0)
    assert scene.units("RW2") == (1, 0, 0)


def test_R_61_barbican_rampart_opens_with_a_ram_component() -> None:
    scene = sixth().put("CAMP", orc=9).play("dispatch minor")
    assert scene.reason("march orc CAMP RB") == ("no_ram", "R-61")
    scene = sixth().tile("battering_ram", "RAM").put("CAMP", orc=14).play("dispatch minor")
    many(scene, 5, "march orc CAMP RB")
    many(scene, 5, "march orc CAMP FW")
    scene.play("done", "dispatch major")
    many(scene, 2, "march orc RB RAM")
    assert scene.reason("march orc RB RAM") == ("no_room", "6")


def test_R_63_drover_from_west_4_to_the_foreground_and_neighbours_only() -> None:
    scene = sixth().tile("drover", "RW4").put("RW4", orc=4).play("dispatch minor")
    scene.play("march orc RW4 FW", "march orc RW4 RW3", "march orc RW4 W5")
    assert scene.reason("march orc RW4 RW2")[0] == "no_path"
    assert scene.reason("march orc RW4 RB")[0] == "no_path"


def test_R_59_a_place_over_its_number_takes_nobody_and_throws_nobody_out() -> None:
    scene = sixth().put("RW1", orc=9).put("FW", orc=1).play("dispatch minor", "march orc RW1 W1", "done")
    assert scene.reason("march orc FW RW1") == ("no_room", "6")


# -- altars and orders -------------------------------------------------------------------------------------------------


def test_R_46_altars_help_one_section_of_their_side_each() -> None:
    scene = sixth().tile("altar", "RW1").tile("altar", "RE1")
    assert scene.reason("influence RW1 E1")[0] == "other_side"
    assert scene.reason("influence RW2 W1") == ("no_altar_there", "R-46")
    scene.play("influence RW1 W5", "influence RE1 E4")
    assert scene.reason("influence RW1 W4") == ("already_used", "R-46")


def test_R_65_one_open_order_and_any_number_of_classified_ones() -> None:
    scene = sixth().put("W1", goblin=1, orc=1).put("W2", orc=1).put("W3", orc=1).put("RW1", troll=1)
    scene.play("order goblins_fury W1 open")
    assert scene.reason("order bluff W2 open") == ("already_used", "R-65")
    assert scene.p.defenders[0].hourglasses == 0
    scene.play("order bluff W2 face_down", "order bluff W3 face_down")
    assert scene.p.defenders[0].hourglasses == 1
    assert scene.reason("order orcs_detonation W1 face_down") == ("order_there", "R-65")
    assert scene.reason("order bluff W4 face_down") == ("order_used_up", "R-65")


def test_R_66_R_12_somebody_must_be_able_to_obey() -> None:
    scene = sixth().put("W1", orc=1).put("W2", goblin=1).tile("siege_tower", "W4").put("STW4", goblin=1)
    assert scene.reason("order goblins_fury W1 open") == ("nobody_to_obey", "R-66")
    assert scene.reason("order orcs_detonation W2 open")[0] == "nobody_to_obey"
    assert scene.reason("order bluff W3 open")[0] == "nobody_to_obey"
    assert scene.reason("order trolls_call W1 open")[0] == "nobody_to_obey"
    scene.play("order goblins_fury W4 open")


def test_R_13_R_68_trolls_call_needs_a_troll_with_a_step_towards_the_section() -> None:
    scene = sixth().put("RW1", troll=1)
    scene.play("order trolls_call W2 open")
    assert sixth().put("RW1", troll=1).reason("order trolls_call W3 open")[0] == "nobody_to_obey"
    assert sixth().put("FW", troll=1).refusal("order trolls_call W5 open") is None
    assert sixth().put("FW", troll=1).reason("order trolls_call E1 open")[0] == "nobody_to_obey"
    full = sixth().put("RW1", troll=1).put("W2", orc=3)
    assert full.reason("order trolls_call W2 open")[0] == "nobody_to_obey"


def test_a_face_down_order_is_hidden_from_the_defender() -> None:
    scene = sixth().put("W1", orc=1).play("order bluff W1 face_down")
    (laid,) = scene.seen(e.OrderLaid)
    assert e.event_for(laid, invader=False) == e.OrderLaid("hidden", "W1", open=False)
    assert e.event_for(laid, invader=True) == laid


def test_R_86_troll_attack_and_great_siege_count_at_once_mid_dispatch() -> None:
    scene = sixth().put("W1", troll=3).put("RW1", troll=1).play("dispatch minor", "march troll RW1 W1")
    assert scene.p.invader_points() == 11
    siege = sixth()
    for wall in ("W1", "W2", "W3", "W4", "W5", "E1"):
        siege.put(wall, goblin=1)
    siege.put("RE1", goblin=1).play("dispatch minor", "march goblin RE1 E2")
    assert siege.p.invader_points() == 11
    assert siege.p.deeds_done == 1 << pc.INVADER_DEEDS.index("great_siege")


def test_R_104_steps_in_which_nobody_could_march_are_passed_over() -> None:
    scene = sixth().put("CAMP", orc=1).play("dispatch minor")
    assert scene.p.step == 2
    scene.play("done")
    assert scene.p.stage == "phase"
    assert sixth().play("dispatch minor").p.stage == "phase"


def test_R_105_classified_orders_are_paid_once_and_may_follow_each_other_between_other_doings() -> None:
    scene = sixth().put("W1", orc=1).put("W2", orc=1).put("CAMP", orc=1).play("order bluff W1 face_down")
    scene.play("dispatch minor", "march orc CAMP FW", "done", "order bluff W2 face_down")
    assert scene.p.defenders[0].hourglasses == 1 + 3


def test_R_20_orders_are_laid_by_the_invader_only() -> None:
    assert sixth().put("W1", orc=1).reason("order bluff W1 open", seat=1)[0] == "not_your_decision"


def test_units_left_are_told_by_side_in_every_step_and_the_barbican_only_with_a_ram() -> None:
    scene = example("V-14").play("dispatch minor")
    for step in range(3):
        told, marched = units_left(scene.p), {"west": 0, "east": 0}
        while marches := [move for move in scene.legal() if move.startswith("march")]:
            marched["west" if "W" in marches[0].split()[-1] else "east"] += 1
            scene.play(marches[0])
        assert marched == told, step
        scene.play("done")
    scene = example("V-14").play("dispatch minor", "done", "done")
    assert "barbican" not in units_left(scene.p)
    scene.p.ram = 1
    assert units_left(scene.p)["barbican"] == 5
