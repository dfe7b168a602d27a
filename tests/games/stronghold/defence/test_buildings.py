"""Every action of the buildings, by name (rules, section 7)."""

from __future__ import annotations

import pytest

from stronghold_gui.games.stronghold import pieces as pc
from stronghold_gui.games.stronghold.events import (
    ActionDone,
    HourglassLaid,
    OrderVoid,
    Placed,
    TakenAway,
    UnitKilled,
    UnitTrained,
)
from stronghold_gui.games.stronghold.values import EDITIONS
from tests.games.stronghold.defence.scenes import left, lying, pause, ready, used
from tests.games.stronghold.scene import Scene


def supply(scene: Scene, piece: str) -> int:
    """Return how many of a piece are left."""
    return scene.p.supply[pc.SUPPLY_INDEX[piece]]


def exhaust(scene: Scene, piece: str) -> Scene:
    """Use up the supply of a piece."""
    scene.p.supply[pc.SUPPLY_INDEX[piece]] = 0
    return scene


def test_paying_in_full_uses_the_action_once_a_turn() -> None:
    scene = pause(4).play("pay wall", "pay wall", "finish wall W1")
    assert scene.seen(HourglassLaid) == [HourglassLaid(1, "wall", 1, 2), HourglassLaid(1, "wall", 2, 2)]
    assert scene.seen(ActionDone) == [ActionDone(1, "wall")]
    assert (lying(scene, "wall"), used(scene, "wall"), left(scene)) == (0, True, 2)
    assert scene.reason("pay wall") == ("already_used", "R-35")


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_actions_cost_in_each_edition(edition: str) -> None:
    costs = dict(zip(pc.DEFENDER_ACTIONS, pause(edition=edition).p.values.action_cost, strict=True))
    assert costs == {
        "cannon": 4, "cauldron_troll": 3, "cauldron_orc": 2 if edition == "revised" else 3, "cauldron_goblin": 2,
        "poles": 4, "platform": 2, "gate": 1, "wall": 2, "goblin_trap": 2, "troll_trap": 2, "damage": 2, "raid": 1,
        "blessing": 2, "glare": 4, "sharpshooter": 2, "mix_up": 2, "train_marksman": 2, "train_soldier": 2, "track": 3,
    }  # fmt: skip


# -- forge -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("piece", ["cannon", "poles"])
def test_cannon_and_poles_go_into_a_free_tower(piece: str) -> None:
    scene = pause(bare=True).guard("TW1", marksman=1).tile("cannon", "TW2").tile("poles", "TE1")
    before = supply(scene, piece)
    ready(piece, scene).play(f"pay {piece}")
    assert scene.legal() == [f"finish {piece} {tower}" for tower in ("TE2", "TE3", "TW3", "TW4")]
    assert scene.reason(f"finish {piece} TW1") == ("unit_in_tower", "2")
    assert scene.reason(f"finish {piece} TW2") == ("machine_in_tower", "2")
    assert scene.reason(f"finish {piece} W3")[0] == "wrong_kind_of_place"
    assert scene.reason(f"finish {piece} TW9")[0] == "unknown_place"
    scene.play(f"finish {piece} TW3")
    assert scene.p.towers[2] == pc.TOWER.index(piece)
    assert supply(scene, piece) == before - 1
    assert Placed(piece, "TW3") in scene.events


@pytest.mark.parametrize("piece", pc.CAULDRONS)
def test_a_cauldron_goes_to_a_section_with_a_free_cauldron_place(piece: str) -> None:
    scene = ready(piece, pause().tile("cauldron_orc", "W1")).play(f"pay {piece}")
    assert scene.legal() == [f"finish {piece} {wall}" for wall in ("E1", "E3", "E4", "W3", "W4", "W5")]
    assert scene.reason(f"finish {piece} W1") == ("field_taken", "2")
    assert scene.reason(f"finish {piece} W2") == ("not_marked", "2")
    scene.play(f"finish {piece} E3")
    assert scene.p.cauldron[scene.p.board.inner_index["E3"]] == pc.CAULDRONS.index(piece)


@pytest.mark.parametrize("piece", ["cannon", "poles", "platform", *pc.CAULDRONS, "goblin_trap", "troll_trap"])
def test_without_a_piece_left_the_last_hourglass_cannot_be_laid(piece: str) -> None:
    scene = exhaust(ready(piece), piece)
    assert scene.reason(f"pay {piece}") == ("none_left", "1")
    assert f"pay {piece}" not in scene.legal()


# -- workshop ----------------------------------------------------------------------------------------------------------


def test_a_platform_goes_to_a_marked_section_once() -> None:
    scene = ready("platform", pause().tile("platform", "W3")).play("pay platform")
    assert scene.legal() == [f"finish platform {wall}" for wall in ("E2", "E3", "W2", "W5")]
    assert scene.reason("finish platform W3") == ("field_taken", "2")
    assert scene.reason("finish platform W1") == ("not_marked", "2")
    scene.play("finish platform W2")
    assert scene.p.platforms >> scene.p.board.inner_index["W2"] & 1


def test_R_61_without_a_ram_component_there_is_no_gate_action() -> None:
    scene = pause()
    scene.p.toughness = 5
    assert scene.reason("pay gate") == ("no_ram", "R-61")
    assert "pay gate" not in scene.legal()
    scene.tile("battering_ram", "RAM").play("pay gate")
    assert scene.p.toughness == 6


def test_the_gate_gains_one_at_once_and_has_at_most_8() -> None:
    scene = pause().tile("battering_ram", "RAM")
    assert scene.reason("pay gate") == ("gate_whole", "R-84")
    scene.p.gate, scene.p.toughness = 1, 6
    scene.play("pay gate")
    assert scene.p.toughness == 7
    assert scene.p.stage == "pause"
    assert not scene.p.todo
    assert Placed("gate", "gate2") in scene.events


@pytest.mark.parametrize("edition", EDITIONS)
def test_wall_reinforcement_lays_wood_up_to_the_editions_number(edition: str) -> None:
    most = 3 if edition == "revised" else 5
    scene = ready("wall", pause(edition=edition))
    assert scene.p.values.wood_per_wall == most
    scene.play("pay wall", "finish wall E4")
    assert scene.p.wood[scene.p.board.inner_index["E4"]] == 1
    scene = ready("wall", pause(edition=edition).guard("W1", wood=most))
    assert scene.reason("pay wall") == ("none_left", "1")  # there are only as many pieces
    scene.p.supply[pc.WOOD] = 1
    assert scene.play("pay wall").reason("finish wall W1") == ("wall_full", "7")


# -- scouts ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("piece", ["goblin_trap", "troll_trap"])
def test_a_trap_goes_on_a_path_without_bridge_or_trap(piece: str) -> None:
    scene = ready(piece, pause().tile("bridge", "FW-RW1").tile("troll_trap", "FW-RW2")).play(f"pay {piece}")
    fields = [field for field in scene.p.board.field_ids if field not in ("FW-RW1", "FW-RW2")]
    assert scene.legal() == sorted(f"finish {piece} {field}" for field in fields)
    assert scene.reason(f"finish {piece} FW-RW1") == ("field_taken", "R-62")
    assert scene.reason(f"finish {piece} RW1-W1")[0] == "unknown_place"
    scene.play(f"finish {piece} RW3-RW4")
    assert scene.p.field[scene.p.board.field_index["RW3-RW4"]] == pc.FIELD.index(piece)


def test_R_26_damage_puts_a_miss_of_the_supply_into_a_catapults_or_ballistas_pile() -> None:
    scene = pause().tile("catapult", "RW1").tile("ballista", "RE2").tile("trebuchet", "FW").tile("altar", "RW4")
    misses = supply(scene, "miss")
    ready("damage", scene).play("pay damage")
    assert scene.legal() == ["finish damage RE2", "finish damage RW1"]
    assert scene.reason("finish damage FW") == ("no_machine_there", "R-26")
    assert scene.reason("finish damage RW4") == ("no_machine_there", "R-26")
    scene.play("finish damage RW1")
    assert scene.p.misses[scene.p.board.outer_index["RW1"]] == 6
    assert supply(scene, "miss") == misses - 1
    assert Placed("miss", "RW1") in scene.events


def test_R_26_without_a_miss_in_the_supply_there_is_no_damage() -> None:
    scene = exhaust(ready("damage", pause().tile("catapult", "RW1")), "miss")
    assert scene.reason("pay damage") == ("none_left", "1")


def test_damage_needs_a_machine_in_reach() -> None:
    assert ready("damage", pause().tile("trebuchet", "FW")).reason("pay damage") == ("no_place_for_it", "R-35")


def test_a_raid_kills_a_unit_in_a_siege_tower_of_the_defenders_choice() -> None:
    scene = pause().tile("siege_tower", "W2").put("STW2", orc=1, troll=1).put("W2", goblin=1)
    scene.play("pay raid")
    assert scene.legal() == ["finish raid STW2 orc", "finish raid STW2 troll"]
    assert scene.reason("finish raid W2 goblin") == ("wrong_kind_of_place", "R-54")
    assert scene.reason("finish raid STW2 goblin") == ("not_there", "7")
    scene.play("finish raid STW2 troll")
    assert scene.units("STW2") == (0, 1, 0)
    assert scene.p.discard[pc.TROLL] == 1
    assert UnitKilled("troll", "STW2", "raid") in scene.events


def test_a_raid_needs_somebody_in_a_siege_tower() -> None:
    scene = pause().tile("siege_tower", "W2").put("W2", goblin=1)
    assert scene.reason("pay raid") == ("no_place_for_it", "R-35")


# -- cathedral ---------------------------------------------------------------------------------------------------------


def test_R_71_the_blessing_is_laid_on_a_side() -> None:
    scene = ready("blessing").play("pay blessing")
    assert scene.legal() == ["finish blessing east", "finish blessing west"]
    assert scene.reason("finish blessing RB") == ("wrong_kind_of_place", "R-71")
    assert scene.play("finish blessing west").p.blessing == 0


def test_R_72_the_glare_is_laid_on_a_section() -> None:
    scene = ready("glare").play("pay glare")
    assert scene.legal() == sorted(f"finish glare {wall}" for wall in scene.p.board.inner[:9])
    assert scene.reason("finish glare TW1")[0] == "wrong_kind_of_place"
    scene.play("finish glare W3")
    assert scene.p.glare == scene.p.board.inner_index["W3"]


def test_R_72_the_glare_stops_no_raid_no_sharpshooter_and_no_warrior() -> None:
    scene = pause().tile("siege_tower", "E2").put("STE2", orc=2).put("E2", orc=1)
    scene.p.glare = scene.p.board.inner_index["E2"]
    scene.play("pay raid", "pay sharpshooter", "pay sharpshooter", "finish sharpshooter E2 orc", "excursion orc STE2")
    assert scene.p.discard[pc.ORC] == 3


def test_R_73_the_sharpshooter_kills_anybody_on_the_board_but_not_in_the_camp() -> None:
    scene = pause().tile("siege_tower", "W2").tile("battering_ram", "RAM").put("CAMP", orc=3)
    scene.put("FW", goblin=1).put("RW2", troll=1).put("STW2", orc=1).put("RB", orc=1).put("RAM", orc=1).put("W3", orc=1)
    ready("sharpshooter", scene).play("pay sharpshooter")
    assert scene.legal() == [
        "finish sharpshooter FW goblin",
        "finish sharpshooter RAM orc",
        "finish sharpshooter RB orc",
        "finish sharpshooter RW2 troll",
        "finish sharpshooter STW2 orc",
        "finish sharpshooter W3 orc",
    ]
    assert scene.reason("finish sharpshooter CAMP orc") == ("unknown_place", "R-73")
    scene.play("finish sharpshooter RW2 troll")
    assert scene.units("RW2") == (0, 0, 0)
    assert UnitKilled("troll", "RW2", "sharpshooter") in scene.events


def test_a_sharpshooter_without_target_cannot_be_paid_in_full() -> None:
    assert ready("sharpshooter").reason("pay sharpshooter") == ("no_place_for_it", "R-35")


def test_R_65_a_mixed_up_order_is_away_for_the_turn_and_is_not_shown() -> None:
    scene = pause(phase=6).put("W1", orc=1).put("W2", goblin=1)
    scene.order("bluff", "W1", face_up=False).order("goblins_fury", "W2")
    ready("mix_up", scene).play("pay mix_up")
    assert scene.legal() == ["finish mix_up W1", "finish mix_up W2"]
    assert scene.reason("finish mix_up W3") == ("no_order_there", "7")
    scene.play("finish mix_up W1")
    assert scene.p.orders[0] == pc.NO_ORDER
    assert scene.p.orders_out[pc.BLUFF] == 1
    assert TakenAway("order", "W1", 1, "mix_up") in scene.events
    assert "bluff" not in repr(scene.events)


def test_orders_mix_up_needs_an_order() -> None:
    assert ready("mix_up").reason("pay mix_up") == ("no_place_for_it", "R-35")


def test_R_66_an_open_order_leaves_when_the_only_unit_that_could_obey_is_killed() -> None:
    scene = pause(phase=6).put("W2", goblin=1, orc=1).order("goblins_fury", "W2")
    ready("sharpshooter", scene).play("pay sharpshooter", "finish sharpshooter W2 goblin")
    assert scene.seen(OrderVoid) == [OrderVoid("goblins_fury", "W2")]
    assert scene.p.orders[1] == pc.NO_ORDER
    assert not scene.p.open_orders


def test_R_66_a_face_down_order_leaves_unseen_and_only_from_an_empty_section() -> None:
    scene = pause(phase=6).put("W2", goblin=1, orc=1).order("goblins_fury", "W2", face_up=False)
    ready("sharpshooter", scene).play("pay sharpshooter", "finish sharpshooter W2 goblin")
    assert scene.p.orders[1] == pc.FURY
    scene.p.defenders[0].used = 0
    ready("sharpshooter", scene).play("pay sharpshooter")
    assert scene.p.orders[1] == pc.NO_ORDER
    assert TakenAway("order", "W2", 1, "void") in scene.events
    assert not scene.seen(OrderVoid)


def test_R_115_a_call_stays_while_a_troll_has_a_path_towards_it() -> None:
    scene = pause(phase=6).put("FW", troll=2).put("RW1", orc=7).order("trolls_call", "W1")
    ready("sharpshooter", scene).play("pay sharpshooter", "finish sharpshooter FW troll")
    assert scene.p.orders[0] == pc.CALL
    scene.p.defenders[0].used = 0
    ready("sharpshooter", scene).play("pay sharpshooter", "finish sharpshooter FW troll")
    assert scene.p.orders[0] == pc.NO_ORDER


# -- barracks and guards -----------------------------------------------------------------------------------------------


def test_marksman_becomes_soldier_and_soldier_veteran_any_number_of_times() -> None:
    scene = pause(8)
    assert scene.guards("barracks") == (4, 1, 0)
    free = list(scene.p.free)
    scene.play(*["pay train_marksman"] * 2)
    assert scene.guards("barracks") == (3, 2, 0)
    assert scene.p.free == [free[0] + 1, free[1] - 1, free[2]]
    assert UnitTrained("marksman", "soldier") in scene.events
    scene.play(*["pay train_soldier"] * 2)
    assert scene.guards("barracks") == (3, 1, 1)
    scene.play(*["pay train_marksman"] * 2)
    assert scene.guards("barracks") == (2, 2, 1)
    assert not scene.p.defenders[0].used


def test_training_needs_a_trainee_a_piece_and_a_place() -> None:
    scene = ready("train_soldier", ready("train_marksman"))
    assert scene.guard("barracks").reason("pay train_marksman") == ("no_trainee", "7")
    assert scene.guard("barracks", marksman=1, soldier=2).reason("pay train_marksman") == ("no_place_for_it", "R-35")
    assert scene.guard("barracks", soldier=1, veteran=1).reason("pay train_soldier") == ("no_place_for_it", "R-35")


def test_R_27_nobody_is_replaced_by_another_kind_when_a_kind_is_out() -> None:
    scene = ready("train_soldier")
    scene.p.free[pc.VETERAN] = 0
    assert scene.reason("pay train_soldier") == ("none_left", "1")


def test_tracking_loses_a_unit_of_the_guards_and_all_saboteurs() -> None:
    scene = pause().tile("saboteur", "forge").tile("saboteur", "cathedral").guard("guards", marksman=1, soldier=1)
    before, free = supply(scene, "saboteur"), scene.p.free[pc.SOLDIER]
    ready("track", scene).play("pay track")
    assert scene.legal() == ["finish track guards marksman", "finish track guards soldier"]
    assert scene.reason("finish track guards veteran") == ("not_there", "7")
    assert scene.reason("finish track barracks soldier")[0] == "wrong_kind_of_place"
    scene.play("finish track guards soldier")
    assert (scene.p.saboteurs, supply(scene, "saboteur"), scene.p.free[pc.SOLDIER]) == (0, before + 2, free + 1)
    assert scene.guards("guards") == (1, 0, 0)
    assert scene.seen(TakenAway) == [
        TakenAway("saboteur", "forge", 1, "track"),
        TakenAway("saboteur", "cathedral", 1, "track"),
    ]


def test_tracking_needs_a_saboteur_and_a_unit_in_the_guards() -> None:
    assert ready("track").reason("pay track") == ("no_saboteur", "7")
    assert ready("track", pause().tile("saboteur", "forge").guard("guards")).reason("pay track") == (
        "nobody_in_guards",
        "7",
    )
