"""Attacks, wounds and powers (rules, sections 11 and 12)."""

from __future__ import annotations

from fractions import Fraction

import pytest

from stronghold_gui.games.fortress import events as e
from stronghold_gui.games.fortress.fighting.strength import attack_terms, defence_terms, height_dice, reach_of
from stronghold_gui.games.fortress.game import FORTRESS
from stronghold_gui.games.fortress.moving.allowance import allowance
from stronghold_gui.games.fortress.position import DOOR_TARGET
from tests.games.fortress.bench import JsonMap, board, the_map
from tests.games.fortress.scene import BLANK, SHIELD, SKULL, Scene, on, siege
from tests.games.fortress.test_adjacency import laddered
from tests.games.fortress.test_door import rolls, shields


def duel(
    one: str, at: tuple[int, int, int], other: str, there: tuple[int, int, int], written: JsonMap | None = None
) -> Scene:
    """Return two figures of two sides on a flat board; the first one's card acts."""
    scene = on(written or board(size=12)).army(0, one.partition(".")[0]).army(1, other.partition(".")[0])
    return scene.put(one, at).put(other, there).turn(one.partition(".")[0])


def attack_dice(scene: Scene, one: str, other: str) -> int:
    target = DOOR_TARGET if other == "door" else scene.figure(other)
    return sum(number for _, number in attack_terms(scene.position, scene.figure(one), target))


def defence_dice(scene: Scene, target: str, attacker: str) -> int:
    return sum(number for _, number in defence_terms(scene.position, scene.figure(target), scene.figure(attacker)))


def wounds(happened: list[e.Event]) -> list[int]:
    return [event.wounds for event in happened if isinstance(event, e.DefenceRolled)]


def test_VF_34_height_counts_from_the_rung() -> None:
    scene = on(laddered()).army(0, "syvarris").army(1, "shaolin_monks").put("syvarris", (3, 3, 4))
    scene.put("shaolin_monks.2", (0, 3, 1)).put("shaolin_monks.1", (4, 3, 14))
    assert attack_dice(scene, "syvarris", "shaolin_monks.2") == 4
    assert attack_dice(scene, "syvarris", "shaolin_monks.1") == 3


def test_VF_35_the_defender_has_it_likewise() -> None:
    scene = on(laddered()).army(0, "shaolin_monks").army(1, "zettian_guards").put("shaolin_monks.1", (3, 3, 4))
    scene.put("zettian_guards.2", (0, 3, 1)).put("zettian_guards.1", (4, 3, 14))
    assert defence_dice(scene, "shaolin_monks.1", "zettian_guards.2") == 4
    assert defence_dice(scene, "shaolin_monks.1", "zettian_guards.1") == 3


def test_VT_13_and_RF_56_dice_for_height() -> None:
    pieces = siege().setting.pieces
    assert [height_dice(pieces, *given) for given in ((20, 5), (11, 5), (20, 11), (0, 5))] == [2, 1, 1, 0]


@pytest.mark.parametrize(
    ("dice", "against", "chance"), [(2, 2, Fraction(4, 9)), (3, 4, Fraction(11, 27)), (3, 5, Fraction(26, 81))]
)
def test_VT_15_and_RF_04_the_chance_of_a_wound(dice: int, against: int, chance: Fraction) -> None:
    assert siege().setting.pieces.die == (3, 2, 1)
    both = ((s, d, p * q) for s, p in rolls(dice) for d, q in shields(against))
    assert sum(p for s, d, p in both if s > d) == chance


def test_VT_16_counter_strike_and_stealth_dodge() -> None:
    scene = duel("drake", (3, 3, 1), "izumi_samurai.1", (4, 3, 1))
    rolled = {"attack drake": [SKULL] * 2 + [BLANK] * 4, "defence izumi_samurai.1": [SHIELD] * 4 + [BLANK]}
    scene.play("attack drake izumi_samurai.1", rolled)
    assert scene.wounds("drake") == 2
    scene = duel("syvarris", (3, 3, 1), "krav_maga_agents.1", (6, 3, 1))
    scene.play(
        "attack syvarris krav_maga_agents.1",
        {"attack syvarris": [SKULL] * 3, "defence krav_maga_agents.1": [SHIELD, BLANK, BLANK]},
    )
    assert scene.where("krav_maga_agents.1")


def test_stealth_dodge_does_not_help_against_who_is_adjacent_nor_without_a_shield() -> None:
    scene = duel("drake", (3, 3, 1), "krav_maga_agents.1", (4, 3, 1))
    scene.play(
        "attack drake krav_maga_agents.1",
        {"attack drake": [SKULL] * 6, "defence krav_maga_agents.1": [SHIELD, BLANK, BLANK]},
    )
    assert not scene.where("krav_maga_agents.1")
    scene = duel("syvarris", (3, 3, 1), "krav_maga_agents.1", (6, 3, 1))
    scene.play(
        "attack syvarris krav_maga_agents.1",
        {"attack syvarris": [SKULL, BLANK, BLANK], "defence krav_maga_agents.1": [BLANK] * 3},
    )
    assert not scene.where("krav_maga_agents.1")


def test_RF_55_an_engaged_figure_attacks_only_whom_it_is_engaged_with() -> None:
    scene = duel("deathwalker_9000", (3, 3, 1), "tarn_vikings.1", (4, 3, 1)).put("tarn_vikings.2", (6, 3, 1))
    assert scene.reason("attack deathwalker_9000 tarn_vikings.2") == "engaged_with_others"
    assert scene.reason("explode deathwalker_9000 tarn_vikings.2") == "engaged_with_others"
    assert scene.legal("explode deathwalker_9000 tarn_vikings.1")


def test_RF_57_the_own_side_is_no_target_but_within_the_reach_of_an_explosion() -> None:
    scene = duel("deathwalker_9000", (1, 3, 1), "tarn_vikings.1", (5, 3, 1)).army(0, "marro_warriors")
    scene.put("marro_warriors.1", (6, 3, 1))
    assert scene.reason("explode deathwalker_9000 marro_warriors.1") == "friend"
    scene.play("explode deathwalker_9000 tarn_vikings.1", {"attack deathwalker_9000": [SKULL] * 3})
    scene.play(
        "next marro_warriors.1", {"defence marro_warriors.1": [BLANK] * 3, "defence tarn_vikings.1": [SHIELD] * 4}
    )
    assert not scene.where("marro_warriors.1")
    assert scene.where("tarn_vikings.1")


def test_an_explosion_reaches_its_own_attacker() -> None:
    scene = duel("deathwalker_9000", (3, 3, 1), "tarn_vikings.1", (4, 3, 1))
    scene.play("explode deathwalker_9000 tarn_vikings.1", {"attack deathwalker_9000": [SKULL] * 3})
    scene.play(
        "next deathwalker_9000", {"defence deathwalker_9000": [BLANK] * 9, "defence tarn_vikings.1": [BLANK] * 4}
    )
    assert not scene.where("deathwalker_9000")
    assert not scene.where("tarn_vikings.1")


def test_RF_58_a_special_attack_has_no_bonus_and_the_defender_keeps_its_own() -> None:
    scene = on(board({(3, 3): 3}, size=12)).army(0, "deathwalker_9000").army(1, "tarn_vikings")
    scene.put("deathwalker_9000", (3, 3, 3)).put("tarn_vikings.1", (6, 3, 1)).turn("deathwalker_9000")
    assert attack_dice(scene, "deathwalker_9000", "tarn_vikings.1") == 5
    happened = scene.play(
        "explode deathwalker_9000 tarn_vikings.1",
        {"attack deathwalker_9000": [BLANK] * 3, "defence tarn_vikings.1": [BLANK] * 4},
    )
    assert wounds(happened) == [0]


def test_RF_59_where_the_drop_comes_down() -> None:
    scene = siege().army(0, "airborne_elite", "finn").army(1, "drake").waiting("airborne_elite")
    scene.put("finn", (20, 9, 1)).put("drake", (5, 4, 1))
    scene.position.stage = "drop"
    scene.position.todo = [
        ("turns", 0, 0),
        ("mark", 0, 0),
        ("check", 0, 0),
        ("window", 0, 0),
        ("landing", 0, scene.setting.card_index["airborne_elite"]),
    ]
    scene.position.order = ()
    first = "place airborne_elite.1"
    assert scene.reason(f"{first} 19,8,4") == "rung"
    assert scene.reason(f"{first} 14,7,1") == "leaf"
    assert scene.reason(f"{first} 20,9,1") == "not_free"
    assert scene.reason(f"{first} 20,10,1") == "adjacent"
    assert scene.reason(f"{first} 11,10,1") == "glyph"
    assert scene.reason("place airborne_elite.2 14,8,21") == "next_of_card"
    scene.play(f"{first} 14,8,21")
    assert scene.reason("place airborne_elite.2 14,7,21") == "adjacent"
    for number, space in ((2, "16,8,1"), (3, "16,6,21"), (4, "22,9,1")):
        scene.play(f"place airborne_elite.{number} {space}")
    assert scene.where("airborne_elite.4") == "22,9,1"


def test_the_drop_takes_all_four_or_none() -> None:
    levels = {(col, row): 1 for row in range(3) for col in range(3)}
    scene = on(board(levels, size=3)).army(0, "airborne_elite", "finn").waiting("airborne_elite").put("finn", (1, 1, 1))
    scene.position.todo = [("turns", 0, 0), ("mark", 0, 0), ("drop", 0, scene.setting.card_index["airborne_elite"])]
    scene.position.chance.begin({"drop airborne_elite": (19,)})
    scene.position.order = ()
    scene.go_on()
    assert scene.position.todo[-1][0] == "mark"


def test_VT_07_and_RF_60_the_grapple_gun() -> None:
    scene = siege().army(1, "drake").put("drake", (13, 7, 1)).turn("drake")
    assert scene.legal("grapple drake 14,8,21")
    roofed = siege().army(1, "drake").put("drake", (15, 8, 1)).turn("drake")
    assert roofed.reason("grapple drake 14,8,21") == "roof"
    scene.play("grapple drake 14,8,21")
    assert scene.where("drake") == "14,8,21"


def ridge(level: int) -> JsonMap:
    """Return a flat board with a ridge across it."""
    return board({(4, row): level for row in range(8)})


def test_RF_61_grenades_need_no_sight_but_a_chain_of_columns_that_is_not_too_high() -> None:
    scene = duel("airborne_elite.1", (3, 3, 1), "izumi_samurai.1", (6, 3, 1), ridge(13))
    assert scene.reason("attack airborne_elite.1 izumi_samurai.1") == "no_sight"
    assert scene.legal("throw airborne_elite.1 izumi_samurai.1")
    scene = duel("airborne_elite.1", (3, 3, 1), "izumi_samurai.1", (6, 3, 1), ridge(14))
    assert scene.reason("throw airborne_elite.1 izumi_samurai.1") == "lob_too_high"
    scene = duel("airborne_elite.1", (0, 3, 1), "izumi_samurai.1", (7, 3, 1))
    assert scene.reason("throw airborne_elite.1 izumi_samurai.1") == "out_of_range"


def test_RF_61_once_a_game_each_figure_of_the_card_may_throw() -> None:
    scene = duel("airborne_elite.1", (3, 3, 1), "tarn_vikings.1", (7, 3, 1)).put("airborne_elite.2", (3, 5, 1))
    rolled = {"defence tarn_vikings.1": [SHIELD] * 4}
    scene.play("throw airborne_elite.1 tarn_vikings.1", {"attack airborne_elite.1": [BLANK] * 2, **rolled})
    scene.play("throw airborne_elite.2 tarn_vikings.1", {"attack airborne_elite.2": [BLANK] * 2, **rolled})
    scene.position.todo[0] = ("turns", 0, 0)
    scene.position.grenades |= scene.position.thrown
    scene.turn("airborne_elite")
    assert scene.reason("throw airborne_elite.1 tarn_vikings.1") == "no_grenade"


def test_RF_62_a_fire_line_hits_all_on_it_that_are_seen_the_nearest_first() -> None:
    scene = on(board(size=12)).army(0, "mimring", "finn").army(1, "tarn_vikings")
    scene.put("mimring", (1, 3, 1), (2, 3, 1)).put("finn", (4, 3, 1)).put("tarn_vikings.1", (6, 3, 1)).put(
        "tarn_vikings.2", (6, 5, 1)
    )
    scene.turn("mimring")
    assert scene.reason("breathe mimring 2,3,1 NE") == "nobody_hit"
    rolled = {"attack mimring": [SKULL] * 4, "defence finn": [SHIELD] * 4, "defence tarn_vikings.1": [BLANK] * 4}
    happened = scene.play("breathe mimring 2,3,1 E", rolled)
    assert [event.target for event in happened if isinstance(event, e.DefenceRolled)] == ["finn", "tarn_vikings.1"]
    assert not scene.where("tarn_vikings.1")


def test_RF_62_the_line_is_eight_columns_long() -> None:
    for col, legal in ((10, True), (11, False)):
        scene = on(board(size=13)).army(0, "mimring").army(1, "tarn_vikings")
        scene.put("mimring", (1, 3, 1), (2, 3, 1)).put("tarn_vikings.1", (col, 3, 1)).turn("mimring")
        assert scene.legal("breathe mimring 2,3,1 E") is legal


def test_RF_63_the_splash_of_an_explosion_names_no_door() -> None:
    scene = siege().army(0, "tarn_vikings").army(1, "deathwalker_9000").put("tarn_vikings.1", (13, 7, 1))
    scene.put("deathwalker_9000", (9, 8, 1)).turn("deathwalker_9000")
    happened = scene.play(
        "explode deathwalker_9000 tarn_vikings.1",
        {"attack deathwalker_9000": [SKULL] * 3, "defence tarn_vikings.1": [BLANK] * 4},
    )
    assert [event.target for event in happened if isinstance(event, e.DefenceRolled)] == ["tarn_vikings.1"]


def test_RF_64_a_shackled_card_changes_with_everything_and_its_markers_go() -> None:
    scene = duel("ne_gok_sa", (3, 3, 1), "finn", (4, 3, 1)).army(1, "tarn_vikings").put("tarn_vikings.1", (9, 9, 1))
    finn = scene.setting.card_index["finn"]
    scene.position.wounds[scene.figure("finn")] = 2
    scene.position.attack_spirits[finn] = 1
    scene.position.markers[4:8] = [finn, scene.setting.card_index["tarn_vikings"], finn, finn]
    scene.play("shackle finn", {"shackle finn": [19]})
    assert scene.position.owner[finn] == 0
    assert (scene.wounds("finn"), scene.position.attack_spirits[finn]) == (2, 1)
    assert scene.position.markers[4:8] == [-1, scene.setting.card_index["tarn_vikings"], -1, -1]
    scene.turn("ne_gok_sa")
    assert scene.reason("shackle finn") == "own_card"


def test_mind_shackle_is_tried_once_a_turn_after_moving() -> None:
    scene = duel("ne_gok_sa", (3, 3, 1), "finn", (4, 3, 1))
    scene.play("shackle finn", {"shackle finn": [18]})
    assert scene.reason("shackle finn") == "used"
    assert scene.reason("go ne_gok_sa 3,4,1") == "moved_already"
    assert scene.legal("attack ne_gok_sa finn")


def test_RF_65_a_champions_spirit_is_laid_on_any_unique_card_that_has_a_figure() -> None:
    scene = duel("drake", (3, 3, 1), "thorgrim", (4, 3, 1)).army(1, "tarn_vikings").put("tarn_vikings.1", (9, 9, 1))
    scene.army(1, "shaolin_monks").put("shaolin_monks.1", (9, 5, 1))
    scene.position.wounds[scene.figure("thorgrim")] = 3
    scene.play("attack drake thorgrim", {"attack drake": [SKULL] * 6, "defence thorgrim": [BLANK] * 4})
    (asked,) = FORTRESS.decisions(scene.position)
    assert (asked.seat, asked.kind) == (1, "spirit")
    assert scene.reason("spirit shaolin_monks") == "not_unique"
    assert scene.reason("spirit thorgrim") == "card_out"
    scene.play("spirit drake")
    assert defence_dice(scene, "drake", "tarn_vikings.1") == 4


def test_a_life_of_four_takes_four_wounds() -> None:
    scene = duel("drake", (3, 3, 1), "finn", (4, 3, 1))
    scene.play("attack drake finn", {"attack drake": [SKULL] * 3 + [BLANK] * 3, "defence finn": [BLANK] * 4})
    assert scene.wounds("finn") == 3
    assert scene.where("finn")


def test_syvarris_attacks_twice_and_no_third_time() -> None:
    scene = duel("syvarris", (3, 3, 1), "finn", (6, 3, 1))
    rolled = {"attack syvarris": [BLANK] * 3, "defence finn": [BLANK] * 4}
    scene.play("attack syvarris finn", rolled)
    scene.play("attack syvarris finn", rolled)
    assert scene.reason("attack syvarris finn") == "attacked_already"


def test_nobody_moves_after_the_first_attack() -> None:
    scene = duel("tarn_vikings.1", (3, 3, 1), "finn", (4, 3, 1)).put("tarn_vikings.2", (8, 8, 1))
    scene.play("attack tarn_vikings.1 finn", {"attack tarn_vikings.1": [BLANK] * 3, "defence finn": [BLANK] * 4})
    assert scene.reason("go tarn_vikings.2 8,9,1") == "already_attacked"


def test_drake_is_attacked_only_from_beside_by_normal_attacks() -> None:
    scene = duel("syvarris", (3, 3, 1), "drake", (6, 3, 1))
    assert scene.reason("attack syvarris drake") == "must_be_adjacent"
    scene = duel("deathwalker_9000", (3, 3, 1), "drake", (6, 3, 1))
    assert scene.legal("explode deathwalker_9000 drake")


def test_zettian_targeting_helps_the_second_guard_at_the_first_ones_target() -> None:
    scene = duel("zettian_guards.1", (3, 3, 1), "finn", (6, 3, 1)).put("zettian_guards.2", (3, 5, 1))
    assert attack_dice(scene, "zettian_guards.2", "finn") == 2
    scene.play("attack zettian_guards.1 finn", {"attack zettian_guards.1": [BLANK] * 2, "defence finn": [BLANK] * 4})
    assert attack_dice(scene, "zettian_guards.2", "finn") == 3


def test_a_deathwalker_lets_guards_beside_him_shoot_farther() -> None:
    scene = (
        duel("zettian_guards.1", (3, 3, 1), "finn", (9, 9, 1))
        .army(0, "deathwalker_9000")
        .put("deathwalker_9000", (3, 4, 1))
    )
    assert reach_of(scene.position, scene.figure("zettian_guards.1")) == 9
    assert reach_of(scene.position, scene.figure("deathwalker_9000")) == 7


def test_auras_add_dice_and_add_up() -> None:
    scene = duel("drake", (3, 3, 1), "izumi_samurai.1", (4, 3, 1)).army(0, "finn", "thorgrim", "raelin", "syvarris")
    scene.put("finn", (2, 3, 1)).put("thorgrim", (2, 4, 1)).put("raelin", (3, 6, 1)).put("syvarris", (2, 2, 1))
    assert attack_dice(scene, "drake", "izumi_samurai.1") == 7
    assert attack_dice(scene, "syvarris", "izumi_samurai.1") == 3
    assert defence_dice(scene, "drake", "izumi_samurai.1") == 3 + 2
    scene.put("drake", (3, 4, 1))
    assert defence_dice(scene, "drake", "izumi_samurai.1") == 3 + 1 + 2


def test_chomp_devours_a_squads_figure_and_a_hero_on_the_d20() -> None:
    scene = on(board()).army(0, "grimnak").army(1, "tarn_vikings", "finn", "deathwalker_9000")
    scene.put("grimnak", (3, 3, 1), (4, 3, 1)).put("tarn_vikings.1", (5, 3, 1)).put("finn", (2, 3, 1)).turn("grimnak")
    scene.play("chomp tarn_vikings.1", {})
    assert not scene.where("tarn_vikings.1")
    assert scene.reason("chomp finn") == "used"
    scene.turn("grimnak").put("deathwalker_9000", (5, 3, 1))
    assert scene.reason("chomp deathwalker_9000") == "too_large"
    scene.play("chomp finn", {"chomp finn": [14]})
    assert scene.where("finn")
    scene.turn("grimnak").play("chomp finn", {"chomp finn": [15]})
    assert not scene.where("finn")


def test_water_clone_brings_the_dead_back_beside_the_living_in_place_of_attacks() -> None:
    scene = duel("marro_warriors.1", (3, 3, 1), "finn", (9, 9, 1)).put("marro_warriors.2", (6, 6, 1))
    for name in ("marro_warriors.3", "marro_warriors.4"):
        scene.position.where[scene.figure(name)] = -3
    scene.play("clone", {"clone marro_warriors.1": [14]})
    assert scene.reason("return 5,5,1") == "not_next"
    scene.play("return 4,3,1", {"clone marro_warriors.2": [13]})
    assert scene.where("marro_warriors.3") == "4,3,1"
    assert not scene.where("marro_warriors.4")
    assert scene.reason("attack marro_warriors.1 finn") == "used"


def test_water_clone_is_easier_on_water() -> None:
    written = board(terrain={(3, 3): "water"}, levels={(3, 3): 0})
    scene = duel("marro_warriors.1", (3, 3, 0), "finn", (7, 7, 1), written)
    scene.position.where[scene.figure("marro_warriors.2")] = -3
    happened = scene.play("clone", {"clone marro_warriors.1": [9]})
    assert [event.success for event in happened if isinstance(event, e.CloneRolled)] == [True]


def test_a_berserker_charge_lets_all_move_again_until_it_fails() -> None:
    scene = duel("tarn_vikings.1", (3, 3, 1), "finn", (9, 9, 1)).put("tarn_vikings.2", (5, 5, 1))
    assert scene.reason("charge") == "not_moved"
    scene.play("go tarn_vikings.1 5,3,1")
    scene.play("charge", {"charge tarn_vikings": [14]})
    scene.play("go tarn_vikings.1 7,3,1")
    scene.play("charge", {"charge tarn_vikings": [13]})
    assert scene.reason("charge") == "used"
    assert scene.reason("go tarn_vikings.2 5,6,1") == "moved_already"


def test_carr_walks_through_figures_and_nobody_strikes_at_carr() -> None:
    scene = duel("agent_carr", (3, 3, 1), "izumi_samurai.1", (4, 3, 1))
    scene.play("step agent_carr 4,3,1")
    assert scene.reason("stop agent_carr") == "must_end_free"
    happened = scene.play("go agent_carr 6,3,1")
    assert not any(isinstance(event, e.StruckAt) for event in happened)
    assert scene.where("agent_carr") == "6,3,1"


def test_valda_helps_all_but_who_stands_on_it() -> None:
    scene = siege().army(1, "izumi_samurai").put("izumi_samurai.1", (11, 10, 1)).put("izumi_samurai.2", (5, 4, 1))
    assert allowance(scene.position, scene.figure("izumi_samurai.2")) == 8
    assert allowance(scene.position, scene.figure("izumi_samurai.1")) == 6


def test_the_map_of_the_tests_is_the_programs() -> None:
    assert the_map()["id"] == "west_barbican"
