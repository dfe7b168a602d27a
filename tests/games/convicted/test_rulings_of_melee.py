"""Rulings about matching, melee, destruction, morale and the end (docs/convicted/RULES.md, section 15)."""

from __future__ import annotations

from msgspec.structs import replace

from stronghold_gui.games.convicted.chapter import task
from stronghold_gui.games.convicted.data.reading import load_values
from stronghold_gui.games.convicted.events import GameEnded
from stronghold_gui.games.convicted.pieces import (
    BARRACKS,
    CHAPEL,
    DIRECTIONS,
    FOE_INDEX,
    FOES,
    GATES,
    KEEP_BUILDING,
    LIBRARY,
    NONE,
    SECTION_INDEX,
)
from stronghold_gui.games.convicted.posts import cell
from stronghold_gui.games.convicted.reasons import Reason
from stronghold_gui.games.convicted.siege import casting
from stronghold_gui.games.convicted.siege.aiming import RANGED_UNITS
from stronghold_gui.games.convicted.siege.events import (
    Breathed,
    Climbed,
    FellBack,
    FightRolled,
    FightTied,
    Fled,
    FoesFell,
    GiantStruck,
    LevelLost,
    MoraleFell,
    MoraleTested,
    NoTest,
    OthersFled,
    Panicked,
    RamDiscarded,
    RamStruck,
    RoundBegan,
)
from stronghold_gui.games.convicted.siege.ramming import giants, ramming
from stronghold_gui.games.convicted.siege.reckoning import enemy_sum, own_sum, resistance_against
from stronghold_gui.games.convicted.squads import GATEWAY, WALL, ZONE, Facing
from tests.games.convicted.fights import ARCHER, HEAVY, SPEAR, SWORD, WEST, fought, melee, squad
from tests.games.convicted.scene import Scene, fortress

VALUES = load_values()


def test_RC_64_a_unit_stands_against_one_squad_and_may_stay_out() -> None:
    table = fortress(W="3/3 spearman 2", N="1/1 archer 1", assault_W="warrior 6").stage(9)
    table.go(task("matching", WEST))
    assert table.reason("face archer W.1") is Reason.NOT_ON_THIS_WALL
    assert table.reason("face spearman N.1") is Reason.NO_SQUAD
    table.do("face spearman W.1")
    table.do("face spearman W.2")
    assert table.reason("face spearman W.2") is Reason.ONE_SQUAD_EACH
    assert table.reason("withdraw W.3") is Reason.NO_SQUAD
    table.do("withdraw W.2")
    assert table.reason("withdraw W.2") is Reason.SQUAD_EMPTY
    table.do("done")
    assert table.position.squads[1].facing is None


def test_RC_65_resistance_counts_half_if_a_spider_leads_and_nothing_from_above() -> None:
    position = fortress(faction="beasts", W="5/5").position
    assert resistance_against(position, squad("giant_spider", "giant_eagle")) == 3
    assert resistance_against(position, squad("giant_eagle", "giant_spider")) == 5
    assert resistance_against(position, squad("warrior", place=WALL)) == 0
    assert resistance_against(position, squad("warrior", tower=True)) == 0


def test_RC_67_without_buildings_a_squad_without_opponent_ends_the_game() -> None:
    table = fortress(W="1/1", assault_W="warrior 1")
    table.position.buildings = [0, 0, 3, 0, 0, 0]
    table.position.squads = [squad("warrior")]
    table.go(task("end_check"))
    assert table.told(GameEnded) == [GameEnded((), "stormed")]
    faced = fortress(W="1/1 spearman 1", assault_W="warrior 1")
    faced.position.buildings = [0, 0, 3, 0, 0, 0]
    faced.position.squads = [squad("warrior", facing=(SPEAR,))]
    assert faced.go(task("end_check")).told(GameEnded) == []
    blind = fortress(W="1/1", assault_W="warrior 1")
    blind.position.buildings = [0] * 6
    blind.position.squads = [squad("warrior", blinded=True)]
    assert blind.go(task("end_check")).told(GameEnded) == []


def test_RC_68_every_giant_in_support_strikes_once_a_siege() -> None:
    table = fortress(W="4/4", assault_W="giant 2 veteran_giant 1")
    table.position.squads = [squad("veteran_giant", "giant", "giant")]
    table.go(task("demolition", WEST), dice="33")
    assert [(event.power, event.lost) for event in table.told(GiantStruck)] == [(4, 1), (4, 1)]
    assert giants(table.position, WEST) == {}
    table.position.squads = [squad("giant", "giant", "veteran_giant")]
    assert giants(table.position, WEST) == {(0, FOE_INDEX["veteran_giant"]): 1}


def test_RC_68_the_enemy_player_may_let_giants_wait() -> None:
    table = fortress("scenario-1-versus", 2, W="4/4", assault_W="giant 2")
    table.position.squads = [squad("giant", "giant")]
    table.go(task("demolition", WEST))
    assert table.asked == ["b demolition"]
    assert table.reason("demolish veteran_giant W.1") is Reason.NOT_IN_SUPPORT
    table.do("done")
    assert table.wall("W") == (4, 4)


def test_RC_69_a_three_against_a_one_works_for_both_sides() -> None:
    table = fought(fortress(W="1/1 spearman 1", assault_W="giant 2"), squad("giant", "giant", facing=(SPEAR,)), "13")
    assert [event.piece for event in table.told(FoesFell)] == ["giant"]
    assert table.zone("assault_W") == {"giant": 1}


def test_RC_70_an_unopposed_leader_climbs_and_a_winner_at_the_end_of_the_stage() -> None:
    table = melee(fortress(W="1/1", assault_W="warrior 2"), squad("warrior", "warrior"))
    assert table.told(Climbed) == [Climbed("W.1", "warrior", True)]
    assert table.zone("assault_W") == {"warrior": 1}
    won = melee(fortress(W="0/0 archer 1", assault_W="giant 2"), squad("giant", "giant", facing=(ARCHER,)), "22")
    assert won.told(Climbed) == [Climbed("W.1", "giant", False)]


def test_RC_71_every_dragon_that_fought_costs_one_more() -> None:
    table = fortress(faction="beasts", W="5/5 spearman 3 heavy_infantry 3", assault_W="dragon 1")
    melee(table, squad("dragon", facing=(HEAVY, HEAVY, HEAVY, SPEAR, SPEAR)), "11")
    (rolled,) = table.told(FightRolled)
    assert rolled.own > rolled.enemy
    table.do("done")
    assert table.units("W") == {"spearman": 2, "heavy_infantry": 3}
    assert len(table.told(Breathed)) == 1


def test_RC_72_the_murderer_doubles_a_wound() -> None:
    table = fortress(W="3/3 heavy_infantry 1", assault_W="warrior 4", heroes="murderer")
    melee(table, squad("warrior", "warrior", "warrior", "warrior", facing=(HEAVY,)), "22")
    (rolled,) = table.told(FightRolled)
    assert rolled.own - rolled.enemy == 2
    table.do("take warrior W.1")
    assert table.asked == ["a murderer"]
    assert table.reason("murder N.1") is Reason.NOT_WOUNDED
    table.do("murder W.1")
    table.do("take warrior W.1")
    assert table.asked == []
    assert table.zone("assault_W") == {"warrior": 2}


def test_RC_73_before_the_king_one_unit_of_every_squad_adds_nothing() -> None:
    table = fortress(
        faction="wolfmen", W="3/3 heavy_infantry 1 swordsman 1 spearman 1", assault_W="wolfman_spearman 2",
        deployment_W="king_of_the_wolves 1",
    )  # fmt: skip
    table.position.squads = [squad("wolfman_spearman", "wolfman_spearman")]
    table.go(task("matching", WEST))
    for unit in ("heavy_infantry", "swordsman", "spearman"):
        table.do(f"face {unit} W.1")
    table.do("done")
    assert table.asked == ["a absent"]
    assert table.reason("absent heavy_infantry W.1") is Reason.NOT_IN_SUPPORT
    table.do("absent spearman W.1")
    assert own_sum(table.position, table.position.squads[0]) == (4, 2)
    alone = replace(squad("wolfman_spearman", facing=(HEAVY,)), facing=Facing(HEAVY, (), HEAVY))
    assert own_sum(table.position, alone) == (0, 0)


def test_RC_74_panic_lasts_to_the_end_of_the_next_round() -> None:
    table = fortress(faction="wolfmen", W="0/0 spearman 2", assault_W="werewolf 2")
    fought(table, squad("werewolf", facing=(SPEAR, SPEAR)), "21")
    assert table.told(Panicked)[0].round == 2
    position = table.position
    for round_, leader in ((1, 1), (2, 1), (3, 2)):
        position.round = round_
        assert own_sum(position, squad("werewolf", facing=(SPEAR,)))[0] == leader


def test_RC_75_ropes_and_terror_change_supports() -> None:
    position = fortress(faction="forestmen", W="3/3").position
    facing = (HEAVY, SPEAR, SWORD)
    assert own_sum(position, squad("heavy_footman", facing=facing)) == (4, 3)
    assert own_sum(position, squad("heavy_footman", "assassin", facing=facing)) == (4, 1)
    assert enemy_sum(position, squad("lord_of_destruction", "warrior", "warrior")) == (7, 4)


def test_RC_76_a_blinded_squad_does_nothing_and_nothing_is_done_to_it() -> None:
    table = fortress(W="1/1 spearman 1", town="mage_tower 2", assault_W="warrior 2")
    table.position.squads = [squad("warrior", "warrior", facing=(SPEAR,))]
    table.go(task("casting", casting.MATCHING))
    table.do("cast blinding W.1")
    table.go(task("melee"))
    assert table.told(FightTied)
    assert (table.units("W"), table.zone("assault_W")) == ({"spearman": 1}, {"warrior": 2})
    beasts = fortress(
        faction="beasts", town="mage_tower 2", assault_W="giant_spider 2", heroes="oracle", N="1/1 spearman 1"
    )
    beasts.position.squads = [squad("giant_spider", "giant_spider")]
    beasts.go(task("casting", casting.MATCHING))
    assert beasts.reason("cast blinding W.1") is Reason.IMMUNE_TO_BLINDING


def test_RC_77_who_is_in_without_opponent_costs_two_buildings_a_level() -> None:
    for known, lost in (("", 2), ("militia", 1)):
        table = fortress(W="1/1", known=known, town="library 2,chapel 1,barracks 1,keep 3")
        table.position.squads = [squad("warrior", place=WALL), squad("warrior", place=WALL, facing=(SPEAR,))]
        table.go(task("destruction"))
        hit = [event.building for event in table.told(LevelLost)]
        assert len(hit) == len(set(hit)) == lost
        assert "keep" not in hit
    one = fortress(town="library 3,barracks 0")
    one.position.squads = [squad("warrior", place=GATEWAY)]
    one.go(task("destruction"))
    assert [event.building for event in one.told(LevelLost)] == ["library"]


def test_RC_78_morale_falls_every_round_and_is_first_tested_at_the_factions_value() -> None:
    table = fortress(faction="barbarians", W="1/1 spearman 1", assault_W="warrior 5")
    table.position.baseline = 5
    table.go(task("morale"))
    assert (table.told(MoraleTested), table.told(MoraleFell)) == ([], [MoraleFell(4)])
    table.position.baseline = 20
    table.go(task("morale"), dice="4")
    assert table.told(MoraleTested) == [MoraleTested(4, 4, False)]
    assert table.position.morale == 3


def alone_in_the_west(table: Scene) -> Scene:
    """Put a giant on the western wall, and remove more than half of the enemy's army."""
    table.position.climbed[WEST * len(FOES) + FOE_INDEX["giant"]] = 1
    table.position.baseline = 99
    return table


def test_RC_79_who_stands_alone_on_a_wall_needs_no_test_and_the_others_do() -> None:
    table = alone_in_the_west(fortress(W="1/1", assault_E="warrior 1")).go(task("morale"), dice="5")
    assert table.told(NoTest) == [NoTest("W")]
    assert table.told(MoraleTested) == [MoraleTested(5, 5, False)]
    assert table.told(Fled) == []
    assert table.position.morale == 4


def test_RC_79_when_the_others_flee_those_alone_on_a_wall_stay_for_the_next_round() -> None:
    table = alone_in_the_west(
        fortress(W="1/1", E="1/1 spearman 1", assault_E="warrior 1", deployment_N="slinger 2 ram 1")
    )
    at = DIRECTIONS.index("E") * len(FOES) + FOE_INDEX["giant"]
    table.position.climbed[at] = table.position.demolished[at] = 1
    table.position.gateway = FOE_INDEX["warrior"]
    table.position.units[0] = 1
    table.go(task("round"), task("morale"), dice="6")
    assert table.told(OthersFled) == [OthersFled(("W",))]
    assert table.told(Fled) == []
    assert table.told(RoundBegan)[-1].round == 2
    position = table.position
    assert (sum(position.field), sum(position.climbed), sum(position.demolished), position.gateway) == (0, 1, 0, NONE)
    assert position.climbed[WEST * len(FOES) + FOE_INDEX["giant"]] == 1


def test_RC_79_no_test_if_nobody_else_is_left() -> None:
    table = alone_in_the_west(fortress(W="1/1")).go(task("morale"))
    assert (table.told(NoTest), table.told(MoraleTested)) == ([NoTest("W")], [])
    assert table.position.morale == 4


def test_RC_79_a_defender_on_the_wall_ends_the_exemption() -> None:
    table = alone_in_the_west(fortress(W="1/1", assault_E="warrior 1"))
    table.position.units[cell(SECTION_INDEX["W"], ARCHER)] = 1
    table.go(task("morale"), dice="6")
    assert table.told(Fled) == [Fled("morale")]


def test_RC_79_the_gateway_counts_as_the_northern_wall() -> None:
    table = fortress(N="1/1", assault_E="warrior 1")
    table.position.gateway = FOE_INDEX["giant"]
    table.position.baseline = 9
    table.go(task("morale"), dice="6")
    assert table.told(OthersFled) == [OthersFled(("N",))]
    assert table.position.gateway == FOE_INDEX["giant"]


def test_RC_79_a_switch_spares_the_whole_army_its_test() -> None:
    table = alone_in_the_west(fortress(W="1/1", assault_E="warrior 1")).reads(no_test_for_all=True)
    table.go(task("morale"))
    assert (table.told(NoTest), table.told(MoraleTested)) == ([NoTest("W")], [])
    assert table.position.morale == 4


def test_RC_80_after_two_rounds_without_any_change_the_enemies_withdraw() -> None:
    table = fortress(W="1/1 spearman 1", assault_W="warrior 1")
    table.position.baseline = 1
    table.position.quiet = 1
    table.position.todo = [task("siege_end"), task("after_stages")]
    table.go(task("after_stages"))
    assert table.told(Fled) == [Fled("standstill")]


def test_RC_80_who_is_spared_a_test_withdraws_too_when_nothing_changes() -> None:
    table = alone_in_the_west(fortress(W="1/1"))
    table.position.quiet = 2
    table.go(task("morale"))
    assert table.told(Fled) == [Fled("standstill")]


def test_RC_102_three_rounds_each_with_a_wave_of_its_own() -> None:
    table = fortress("scenario-1-coop", W="1/1 spearman 1", main="S")
    table.position.buildings = [3, 3, 3, 3, 0, 0]
    for round_, ram in ((1, 1), (2, 0), (3, 0)):
        table.position.round = round_ - 1
        before = table.zone("deployment_N").get("ram", 0)
        table.go(task("round"))
        assert table.told(RoundBegan)[-1].round == round_
        assert table.zone("deployment_N").get("ram", 0) + table.zone("assault_N").get("ram", 0) >= min(before + ram, 1)
    lord = FOE_INDEX["lord_of_destruction"]
    assert [wave.main[lord] for wave in VALUES.modes["scenario-1-coop"].waves] == [0, 0, 1]


def test_RC_103_nobody_flees_before_the_last_wave() -> None:
    table = fortress("scenario-1-coop", W="1/1 spearman 1", deployment_W="slinger 3")
    table.position.round = 2
    assert table.go(task("flight")).told(Fled) == []
    table.position.round = 3
    assert table.go(task("flight")).told(Fled) == [Fled("melee")]
    assert table.told(GameEnded)[0].how == "held"


def test_RC_105_seven_lost_levels_end_the_game_and_printed_ones_cannot_be_lost() -> None:
    table = fortress("scenario-1-versus", 2, W="1/1 spearman 1")
    table.position.buildings = [1, 0, 3, 2, 0, 0]
    table.position.lost_levels = 6
    table.position.squads = [squad("warrior", place=WALL)]
    table.go(task("destruction"))
    assert table.told(LevelLost)[0].building == "library"
    assert table.told(GameEnded) == [GameEnded((1,), "ruined")]
    asked = fortress("scenario-1-versus", 2, W="1/1 spearman 1")
    asked.position.buildings = [1, 2, 3, 2, 0, 0]
    asked.position.squads = [squad("warrior", place=WALL)]
    asked.go(task("destruction"))
    assert asked.reason("destroy barracks") is Reason.PRINTED_LEVEL
    assert asked.reason("destroy keep") is Reason.KEEP_IS_SAFE
    assert asked.reason("destroy chapel") is Reason.LEVEL_0
    asked.do("destroy library")
    assert asked.position.todo[-1][0] == "hold" or asked.reason("destroy library") is Reason.SAME_BUILDING
    assert (BARRACKS, KEEP_BUILDING, LIBRARY, CHAPEL, NONE) == (0, 2, 3, 4, -1)


def test_RC_105_without_any_unit_the_game_is_lost() -> None:
    table = fortress("scenario-1-coop", W="1/1 spearman 1", deployment_W="slinger 2")
    table.position.buildings = [0] * 6
    table.stage(2, "1")
    assert table.told(GameEnded) == [GameEnded((), "fallen")]


def test_RC_112_who_has_fought_falls_first_and_fights_first() -> None:
    table = fortress(W="1/1 archer 3", deployment_W="slinger 3")
    at = cell(SECTION_INDEX["W"], ARCHER)
    table.position.spent[at] = 1
    table.stage(2, "1")
    assert (table.position.units[at], table.position.spent[at]) == (1, 0)
    again = fortress(W="1/1 archer 3", assault_W="warrior 2")
    again.position.spent[at] = 1
    again.position.squads = [squad("warrior", "warrior", facing=(ARCHER, ARCHER))]
    again.go(task("tire", WEST))
    assert again.position.spent[at] == 2


def test_RC_113_the_strongest_leads_on_when_a_leader_has_fallen() -> None:
    table = fortress(W="0/0 spearman 1 archer 2", assault_W="giant 2")
    fought(table, squad("giant", "giant", facing=(SPEAR, ARCHER, ARCHER)), "21")
    assert table.asked == ["a fall"]
    table.do("fall spearman")
    while table.asked:
        table.do(table.legal()[0])
    facing = table.position.squads[0].facing
    assert facing is None or facing.leader == ARCHER


def test_RC_114_of_equal_enemies_the_one_of_least_strength_falls() -> None:
    table = fortress(
        faction="wolfmen", level="2", W="5/5 heavy_infantry 1", assault_W="veteran_wolfman_spearman 1 werewolf 1"
    )
    fought(table, squad("werewolf", "veteran_wolfman_spearman", facing=(HEAVY,)), "13")
    table.do("done")
    assert [event.piece for event in table.told(FoesFell)] == ["veteran_wolfman_spearman"]


def test_a_squad_that_does_not_win_falls_back_from_the_wall() -> None:
    table = fortress(W="1/1 heavy_infantry 1", E="1/1")
    table.position.climbed[WEST * len(FOES) + FOE_INDEX["warrior"]] = 1
    fought(table, squad("warrior", place=WALL, facing=(HEAVY,)), "22")
    assert table.told(FellBack)
    assert table.zone("assault_W") == {"warrior": 1}
    assert table.position.squads[0].place == ZONE


def test_a_ramming_squad_needs_six_and_gates() -> None:
    position = fortress(N="1/1", assault_N="giant 2 ram 1").position
    carrier = squad("giant", "giant", direction=0, ram=True)
    assert ramming(position, carrier)
    position.resistance[GATES] = 0
    assert not ramming(position, carrier)
    assert not ramming(fortress(N="1/1").position, squad("warrior", "warrior", direction=0, ram=True))


def test_RC_61_a_squad_that_is_led_from_the_wall_does_not_carry_the_ram() -> None:
    table = fortress(N="3/3 spearman 1", assault_N="ram 1 giant 1 warrior 5")
    table.position.climbed[FOE_INDEX["veteran_giant"]] = 1
    table.stage(9)
    carrier = next(each for each in table.position.squads if each.ram)
    assert (carrier.place, FOES[carrier.leader]) == (ZONE, "giant")


def test_RC_62_the_ram_of_a_squad_that_has_fallen_is_discarded_but_not_that_of_a_blinded_one() -> None:
    for changed, discarded in (({"leader": NONE}, 1), ({"blinded": True}, 0)):
        table = fortress(N="3/3 spearman 1", assault_N="ram 1 warrior 2")
        table.position.squads = [replace(squad("warrior", direction=0, ram=True), **changed)]
        table.go(task("strike_gates"))
        assert len(table.told(RamDiscarded)) == discarded
        assert ("ram" in table.zone("assault_N")) is not bool(discarded)


def test_RC_63_the_ram_strikes_before_any_squad_fights() -> None:
    table = fortress(N="1/1 spearman 1", gates="3", assault_N="ram 1 warrior 1 giant 2")
    table.position.squads = [
        squad("warrior", direction=0, facing=(SPEAR,)),
        squad("giant", "giant", direction=0, number=2, ram=True),
    ]
    table.position.buildings[LIBRARY] = 1
    table.stage(12, "22")
    told = [type(event) for event in table.events]
    assert told.index(RamStruck) < told.index(FightRolled)


def test_RC_72_the_owner_of_the_murderer_chooses_who_falls() -> None:
    table = fortress(seats=2, W="3/3 heavy_infantry 1", assault_W="warrior 2 giant 1", heroes="oracle murderer")
    melee(table, squad("giant", "warrior", "warrior", facing=(HEAVY,)), "12")
    table.do("take warrior W.1")
    assert table.asked == ["b murderer"]
    table.do("murder W.1")
    assert table.asked == ["b murder"]
    assert table.reason("take giant W.1") is Reason.OVER_DOUBLE
    table.do("take warrior W.1")
    assert table.zone("assault_W") == {"giant": 1}


def test_a_fight_costs_no_more_than_its_difference() -> None:
    table = fortress(W="3/3 heavy_infantry 1", assault_W="warrior 2 giant 1")
    fought(table, squad("giant", "warrior", "warrior", facing=(HEAVY,)), "12")
    assert table.reason("take giant W.1") is Reason.OVER_DIFFERENCE


def test_RC_74_a_kill_by_the_dice_alone_spreads_panic_too() -> None:
    table = fortress(faction="wolfmen", W="5/5 spearman 1 heavy_infantry 3", assault_W="werewolf 1")
    fought(table, squad("werewolf", facing=(HEAVY, HEAVY, HEAVY, SPEAR)), "31")
    (rolled,) = table.told(FightRolled)
    assert rolled.own > rolled.enemy
    table.do("done")
    assert table.units("W") == {"heavy_infantry": 3}
    assert len(table.told(Panicked)) == 1
    spared = fortress(faction="wolfmen", W="5/5 spearman 1 heavy_infantry 3", assault_W="werewolf 1")
    fought(spared, squad("werewolf", facing=(HEAVY, HEAVY, HEAVY, SPEAR)), "21")
    spared.do("done")
    assert spared.told(Panicked) == []


def test_RC_76_a_tie_with_a_blinded_squad_brings_its_leader_down_from_the_wall() -> None:
    table = fortress(W="1/1 spearman 1", town="library 2,barracks 1")
    table.position.climbed[WEST * len(FOES) + FOE_INDEX["giant"]] = 1
    melee(table, squad("giant", place=WALL, facing=(SPEAR,), blinded=True))
    assert table.told(FellBack)
    assert table.zone("assault_W") == {"giant": 1}
    assert not any(table.position.climbed)


def test_RC_77_a_leader_whose_opponents_have_all_fallen_destroys_in_the_same_stage() -> None:
    table = fortress(W="0/0 spearman 1", assault_W="giant 2", town="library 2,barracks 1")
    melee(table, squad("giant", "giant", facing=(SPEAR,)), "22")
    assert table.told(Climbed)
    table.go(task("destruction"))
    assert len(table.told(LevelLost)) == 2


def test_RC_77_a_leader_on_the_wall_destroys_after_beating_all_who_faced_it() -> None:
    table = fortress(W="0/0 spearman 1", town="library 2,barracks 1")
    table.position.climbed[WEST * len(FOES) + FOE_INDEX["giant"]] = 1
    melee(table, squad("giant", facing=(SPEAR,), place=WALL), "31")
    table.go(task("destruction"))
    assert len(table.told(LevelLost)) == 2


def test_RC_77_whom_anybody_still_faces_destroys_nothing_however_weak() -> None:
    table = fortress(W="0/0 heavy_infantry 1 spearman 1", town="library 2,barracks 1")
    table.position.climbed[WEST * len(FOES) + FOE_INDEX["giant"]] = 1
    melee(table, squad("giant", facing=(HEAVY, SPEAR), place=WALL), "31")
    assert table.units("W") == {"heavy_infantry": 1}
    table.go(task("destruction"))
    assert table.told(LevelLost) == []


def test_RC_77_a_switch_lets_winners_destroy_from_the_next_round_on() -> None:
    table = fortress(W="0/0 spearman 1", assault_W="giant 2", town="library 2,barracks 1")
    table.reads(winners_destroy_at_once=False)
    melee(table, squad("giant", "giant", facing=(SPEAR,)), "22")
    table.go(task("destruction"))
    assert table.told(LevelLost) == []
    table.position.squads = [replace(table.position.squads[0], done=False)]
    table.go(task("destruction"))
    assert len(table.told(LevelLost)) == 2


def test_who_has_fought_does_not_shoot_any_more() -> None:
    table = fortress(W="1/1 archer 2", assault_W="warrior 3")
    table.position.spent[cell(SECTION_INDEX["W"], ARCHER)] = 1
    table.go(task("aim", RANGED_UNITS))
    table.do("aim archer W assault_W")
    assert table.asked == []
    both = fortress(W="1/1 archer 1", SW="1/1 archer 1", assault_W="warrior 3")
    both.position.spent[cell(SECTION_INDEX["W"], ARCHER)] = 1
    both.go(task("aim", RANGED_UNITS))
    assert both.reason("aim archer W assault_W") is Reason.HAS_FOUGHT


def test_RC_105_engines_and_who_waits_in_the_town_are_no_defenders_left() -> None:
    table = fortress("scenario-1-coop", W="1/1 spearman 1; boulders 1", deployment_W="slinger 2")
    table.position.buildings = [0] * 6
    table.position.waiting = [1] * 12
    table.stage(8, "1")
    assert table.told(GameEnded) == [GameEnded((), "fallen")]


def test_RC_105_the_last_unit_may_come_back_by_resurrection() -> None:
    table = fortress("scenario-1-coop", W="1/1 spearman 1", deployment_W="slinger 2", town="chapel 5")
    table.position.powers_used = 1
    table.stage(8, "1")
    table.do("cast resurrection W")
    assert table.told(GameEnded) == []
    assert table.units("W") == {"spearman": 1}
