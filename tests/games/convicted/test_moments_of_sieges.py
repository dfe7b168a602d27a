"""Decisions of each moment of an assault: seats and choices (docs/convicted/RULES.md, section 14)."""

from __future__ import annotations

from msgspec.structs import replace

from stronghold_gui.games.convicted.chapter import task
from stronghold_gui.games.convicted.pieces import SECTION_INDEX
from stronghold_gui.games.convicted.reasons import Reason
from stronghold_gui.games.convicted.siege import casting
from stronghold_gui.games.convicted.siege.events import FoeTargetRolled, IllusionSeen, LevelLost, MoraleTested
from tests.games.convicted.fights import ARCHER, HEAVY, SPEAR, SWORD, WEST, fought, melee, squad
from tests.games.convicted.scene import Scene, fortress

VERSUS = "scenario-1-versus"


def owned(table: Scene, **owners: int) -> Scene:
    """Give sections to other seats than the first."""
    for section, seat in owners.items():
        table.position.owner[SECTION_INDEX[section]] = seat
    return table


def test_M_19_owners_aim_together_and_all_name_before_any_loss() -> None:
    table = owned(fortress(seats=2, SW="1/1 archer 2", NW="1/1 archer 1", deployment_W="slinger 4"), NW=1).stage(1)
    assert table.asked == ["a aim", "b aim"]
    table.do("aim archer SW deployment_W")
    table.do("aim archer NW deployment_W", "b")
    assert table.zone("deployment_W") == {"slinger": 4}
    assert table.reason("aim archer SW deployment_S") is Reason.NO_TARGET
    table.do("aim archer SW deployment_W")
    assert table.asked == ["a volley"]


def test_M_20_the_owner_of_the_direction_says_who_falls() -> None:
    table = owned(fortress(seats=2, SW="1/1 archer 3", deployment_W="slinger 2 warrior 2 giant 1 cover 1"), W=1)
    table.stage(1)
    for _ in range(3):
        table.do("aim archer SW deployment_W")
    assert table.asked == ["b volley"]
    assert table.reason("take warrior deployment_W") is Reason.OVER_POWER
    assert table.reason("take cover deployment_W") is Reason.UNITS_ONLY
    assert table.reason("take werewolf deployment_W") is Reason.NOT_THERE


def test_M_21_targets_are_rolled_for_and_named_by_the_enemy_player() -> None:
    rolled = fortress(W="1/1 spearman 1", deployment_W="slinger 1").stage(2, "4")
    assert rolled.told(FoeTargetRolled)[0].section == "W"
    led = fortress(VERSUS, 2, W="1/1 spearman 1", deployment_W="slinger 2").stage(8)
    assert led.asked == ["b direct"]
    assert led.reason("direct slinger W N") is Reason.NOT_THIS_SIDE
    assert led.reason("direct giant W W") is Reason.NOT_THERE
    assert set(led.legal()) == {f"direct slinger W {section}" for section in ("W", "SW", "NW")}


def test_M_22_the_owner_chooses_among_equals_and_the_enemy_player_freely() -> None:
    table = owned(fortress(seats=2, W="0/0 spearman 1 archer 1 swordsman 1", deployment_W="slinger 1"), W=1)
    table.stage(2, "1")
    assert table.asked == ["b fall"]
    assert set(table.legal()) == {"fall spearman", "fall archer"}
    assert table.reason("fall swordsman") is Reason.OVER_POWER
    strong = fortress(W="0/0 spearman 2 archer 1 swordsman 1", deployment_W="slinger 2").stage(2, "1")
    assert strong.reason("fall swordsman") is Reason.WEAKEST_FIRST
    led = fortress(VERSUS, 2, W="0/0 spearman 1 swordsman 1", deployment_W="slinger 2").stage(8)
    led.do("direct slinger W W")
    led.do("direct slinger W W")
    assert (led.asked, set(led.legal())) == (["b fall"], {"fall spearman", "fall swordsman", "done"})
    assert led.reason("fall archer") is Reason.NOT_THERE


def test_M_23_any_defender_may_save_who_is_removed() -> None:
    table = fortress(seats=2, W="0/0 spearman 2", E="0/0", town="chapel 5", deployment_W="slinger 1").stage(2, "1")
    assert table.asked == ["a rescue", "b rescue"]
    assert table.reason("done", "b") is Reason.FIRST_CLOSES
    assert table.reason("cast resurrection E") is Reason.NOBODY_FELL
    table.do("cast shield spearman", "b")
    assert table.units("W") == {"spearman": 2}


def test_M_24_every_attack_of_an_engine_names_a_zone() -> None:
    table = fortress(SW="3/3; ballista 1", assault_W="warrior 2", deployment_W="warrior 2").stage(3)
    assert table.asked == ["a aim_engines"]
    table.do("aim ballista SW assault_W")
    table.do("aim ballista SW deployment_W", dice="2")
    assert table.asked == ["a salvo"]


def test_M_25_units_and_engines_fall_to_engines() -> None:
    table = owned(fortress(seats=2, SW="3/3; catapult 1", deployment_W="warrior 2 bridge 1"), W=1).stage(3)
    table.do("aim catapult SW deployment_W", dice="2")
    assert table.asked == ["b salvo"]
    assert set(table.legal()) == {"take warrior deployment_W", "take bridge deployment_W", "done"}


def test_M_26_the_enemy_player_names_all_targets_of_engines_before_the_first_shot() -> None:
    table = fortress(VERSUS, 2, W="3/3 spearman 1", SW="1/1", deployment_W="trebuchet 1 enemy_ballista 1").stage(4)
    assert table.asked == ["b direct_engines"]
    table.do("direct trebuchet W SW")
    assert table.wall("SW") == (1, 1)
    assert table.reason("direct enemy_ballista W E") is Reason.NOT_THIS_SIDE
    table.do("direct enemy_ballista W W", dice="111")
    assert table.wall("SW") == (0, 0)


def test_M_27_the_enemy_player_sends_ranged_units_along() -> None:
    table = fortress(VERSUS, 2, deployment_W="slinger 1 warrior 1").stage(5)
    assert (table.asked, set(table.legal())) == (["b storm"], {"storm slinger W", "done"})
    assert fortress(deployment_W="slinger 1 warrior 1").stage(5).asked == []


def test_M_28_owners_regroup_step_by_step() -> None:
    table = owned(fortress(seats=2, W="0/0 spearman 2", E="0/0 spearman 1"), E=1).stage(7)
    assert table.asked == ["a regroup", "b regroup"]
    assert set(table.legal("b")) == {f"regroup spearman E {goal}" for goal in ("NE", "SE", "keep")} | {"done"}
    assert table.reason("regroup spearman W E") is Reason.NOT_ADJACENT
    assert table.reason("regroup catapult W SW") is Reason.ENGINE
    table.do("regroup spearman W SW")
    assert table.reason("regroup spearman SW S") is Reason.HAS_MOVED


def test_M_29_the_enemy_player_forms_squads_and_names_the_one_with_the_ram() -> None:
    table = fortress(VERSUS, 2, N="1/1", assault_N="warrior 5 ram 1").stage(9)
    assert (table.asked, set(table.legal())) == (["b squads"], {"group warrior N.1", "group warrior N.2"})
    for number in (1, 1, 1, 1, 2):
        table.do(f"group warrior N.{number}")
    assert (table.asked, set(table.legal())) == (["b ram"], {"carry N.1", "carry N.2"})


def test_M_30_the_owner_of_a_wall_says_whom_its_boulders_hit() -> None:
    table = owned(fortress(seats=2, W="1/1; boulders 1", assault_W="warrior 2 giant 1 siege_tower 1"), W=1).stage(9)
    table.go(task("boulders", WEST), dice="3")
    assert table.asked == ["b boulders"]
    assert table.reason("take giant W.1") is Reason.OVER_POWER
    assert table.reason("take siege_tower assault_W") is Reason.NO_ENGINES
    assert set(table.legal()) == {"take warrior W.1", "done"}


def test_M_31_spells_of_stage_10() -> None:
    table = fortress(seats=2, town="mage_tower 5", W="1/1", assault_W="warrior 2").stage(9).stage(10)
    assert table.asked == ["a melee_spells", "b melee_spells"]
    assert set(table.legal()) == {"cast rain_of_stones assault_W", "done"}
    table.do("done")
    assert set(table.legal("b")) == {"cast earthquake W.1"}
    table.do("cast earthquake W.1", "b")
    assert table.asked == ["a quake", "b quake"]
    assert table.reason("take warrior E.1") is Reason.OTHER_SQUAD


def test_M_32_oracle_blinding_and_renewal_at_the_start_of_stage_11() -> None:
    table = fortress(
        seats=2, heroes="murderer oracle", town="mage_tower 2", W="1/1 spearman 1", assault_W="warrior 2"
    )  # fmt: skip
    table.position.squads = [squad("warrior", "warrior")]
    table.go(task("casting", casting.MATCHING))
    assert table.asked == ["a before_matching", "b before_matching"]
    assert set(table.legal()) == {"cast blinding W.1", "done"}
    assert table.reason("guide spearman W N") is Reason.NOT_YOUR_HERO
    table.do("guide spearman W N", "b")
    assert table.asked == ["b guide"]


def test_M_33_the_owner_of_a_wall_sets_units_against_squads() -> None:
    table = owned(fortress(seats=2, W="1/1 spearman 1", assault_W="warrior 2"), W=1)
    table.position.squads = [squad("warrior", "warrior")]
    table.go(task("matching", WEST))
    assert (table.asked, set(table.legal())) == (["b matching"], {"face spearman W.1", "done"})


def test_M_33_under_illusions_one_of_several_is_named_as_absent() -> None:
    table = fortress(faction="wolfmen", W="1/1 spearman 1", deployment_W="king_of_the_wolves 1", assault_W="werewolf 1")
    table.position.squads = [squad("werewolf", facing=(HEAVY, SPEAR, SWORD))]
    table.go(task("absent", 0))
    assert table.asked == ["a absent"]
    assert table.reason("absent heavy_infantry W.1") is Reason.NOT_IN_SUPPORT
    assert table.reason("absent spearman W.2") is Reason.OTHER_SQUAD
    table.do("absent swordsman W.1")
    assert table.told(IllusionSeen) == [IllusionSeen("swordsman", "W.1")]


def test_M_34_the_enemy_player_lets_giants_strike_or_wait() -> None:
    table = fortress(VERSUS, 2, W="3/3", assault_W="giant 2 warrior 1")
    table.position.squads = [squad("giant", "giant", "warrior")]
    table.go(task("demolition", WEST))
    assert (table.asked, set(table.legal())) == (["b demolition"], {"demolish giant W.1", "done"})
    assert table.reason("demolish warrior W.1") is Reason.NOT_IN_SUPPORT


def test_M_35_the_owner_of_a_wall_says_who_of_a_beaten_squad_falls() -> None:
    table = owned(fortress(seats=2, W="5/5 heavy_infantry 1", assault_W="warrior 2"), W=1)
    fought(table, squad("warrior", "warrior", facing=(HEAVY,)), "12")
    assert (table.asked, set(table.legal())) == (["b won"], {"take warrior W.1", "done"})
    assert table.reason("take warrior N.1") is Reason.OTHER_SQUAD
    assert table.reason("take giant W.1") is Reason.NOT_THERE


def test_M_36_a_lost_fight_costs_the_weakest_or_whom_the_enemy_player_picks() -> None:
    table = fortress(W="0/0 spearman 1 archer 1 heavy_infantry 1", assault_W="giant 1 warrior 1")
    fought(table, squad("giant", "warrior", facing=(SPEAR, ARCHER)), "11")
    assert (table.asked, set(table.legal())) == (["a fall"], {"fall spearman", "fall archer"})
    led = fortress(VERSUS, 2, W="0/0 spearman 1 swordsman 1", assault_W="giant 3")
    fought(led, squad("giant", "giant", "giant", facing=(SPEAR, SWORD)), "22")
    assert (led.asked, set(led.legal())) == (["b fall"], {"fall spearman", "fall swordsman", "done"})


def test_M_37_the_murderer_is_asked_where_a_squad_has_lost() -> None:
    table = fortress(seats=2, W="3/3 heavy_infantry 1", assault_W="warrior 4", heroes="oracle murderer")
    melee(table, squad("warrior", "warrior", "warrior", "warrior", facing=(HEAVY,)), "22")
    table.do("done")
    assert (table.asked, set(table.legal())) == (["b murderer"], {"murder W.1", "done"})


def test_M_38_buildings_are_drawn_or_named_by_the_enemy_player() -> None:
    for mode, asked in ((VERSUS, ["b destroy"]), ("scenario-1-coop", [])):
        table = fortress(mode, 2, W="1/1")
        table.position.buildings = [2, 2, 3, 2, 0, 0]
        table.position.squads = [replace(squad("warrior"), place=1)]
        table.go(task("destruction"))
        assert table.asked == asked
        assert len(table.told(LevelLost)) == (0 if asked else 1), "militia is known"


def test_M_39_morale_is_tested_by_a_die() -> None:
    table = fortress(W="1/1 spearman 1", assault_W="warrior 2")
    table.position.baseline = 5
    table.go(task("morale"), dice="5")
    assert table.told(MoraleTested) == [MoraleTested(5, 5, False)]
    assert table.asked == []
