"""Rulings about blessings, spells and the oracle (docs/convicted/RULES.md, section 15)."""

from __future__ import annotations

from stronghold_gui.games.convicted.chapter import task
from stronghold_gui.games.convicted.pieces import (
    FOE_INDEX,
    FOES,
    GATES,
    SECTION_INDEX,
)
from stronghold_gui.games.convicted.posts import cell
from stronghold_gui.games.convicted.reasons import Reason
from stronghold_gui.games.convicted.siege import casting
from stronghold_gui.games.convicted.siege.course import end
from stronghold_gui.games.convicted.siege.damage import hit
from stronghold_gui.games.convicted.siege.events import (
    PowerCast,
    Sheltered,
)
from stronghold_gui.games.library import LIBRARY
from stronghold_gui.text import catalogue
from tests.games.convicted.fights import SPEAR, SWORD, WEST, squad
from tests.games.convicted.scene import fortress


def test_RC_86_any_defender_casts_and_the_sorcerer_once_more() -> None:
    table = fortress(
        seats=2, heroes="oracle sorcerer", town="mage_tower 3", deployment_W="warrior 9", W="1/1 spearman 1"
    )
    table.go(task("casting", casting.SETUP))
    table.do("cast paralysis", "a")
    table.do("done")
    assert table.reason("cast paralysis", "a") is Reason.POWER_USED
    table.do("cast paralysis", "b")
    assert [event.again for event in table.told(PowerCast)] == [False, True]
    low = fortress(town="mage_tower 2", deployment_W="warrior 1", W="2/2").go(task("casting", casting.SETUP))
    assert low.asked == []


def test_RC_87_the_shield_keeps_one_that_would_fall() -> None:
    table = fortress(W="1/1 spearman 2", SW="1/1", town="chapel 1", deployment_W="slinger 3").stage(2, "1")
    assert table.asked == ["a rescue"]
    assert table.reason("cast shield archer") is Reason.NOT_THERE
    assert table.reason("cast shield catapult") is Reason.ENGINE
    assert table.reason("cast resurrection W") is Reason.BUILDING_TOO_LOW
    table.do("cast shield spearman")
    assert table.asked == []
    assert table.units("W") == {"spearman": 1}


def test_a_power_aimed_at_what_it_cannot_hit_says_what_it_is_aimed_at() -> None:
    table = fortress(W="1/1 spearman 2", SW="1/1", town="chapel 5", deployment_W="slinger 3").stage(2, "1")
    assert table.reason("cast shield") is Reason.POWER_TARGET
    assert table.reason("cast shield W") is Reason.POWER_TARGET
    assert table.reason("cast resurrection spearman") is Reason.POWER_TARGET
    wave = fortress(town="chapel 5,mage_tower 5", deployment_W="warrior 1", W="2/2").go(task("casting", casting.SETUP))
    assert wave.reason("cast reinforcement assault_W") is Reason.POWER_TARGET
    assert wave.reason("cast paralysis W") is Reason.POWER_TARGET
    assert LIBRARY.kit("convicted").words.refusal(wave.refused("cast reinforcement"), catalogue("en")) == (
        "This power (Reinforcement) is aimed at a wall, a tower or the gates."
    )


def test_RC_88_reinforcement_is_a_point_more_for_this_turn() -> None:
    table = fortress(W="3/3", town="chapel 2", deployment_W="warrior 1").go(task("casting", casting.SETUP))
    assert table.reason("cast reinforcement E") is Reason.BARRIER
    table.do("cast reinforcement W")
    assert table.wall("W") == (3, 4)


def test_RC_88_the_extra_point_ends_with_the_turn() -> None:
    table = fortress(W="3/3", E="1/1")
    table.position.resistance[SECTION_INDEX["W"]] = 4
    table.position.reinforced = SECTION_INDEX["W"]
    table.position.todo = [task("siege_end")]
    end(table.position, task("siege_end"), table.events)
    assert table.wall("W") == (3, 3)


def test_RC_89_renewal_gives_three_points_back_but_no_more_than_nominal() -> None:
    table = fortress(W="5/1 spearman 1", N="4/4", gates="3", town="chapel 3", assault_W="warrior 1")
    table.position.squads = [squad("warrior")]
    table.go(task("matching", WEST))
    assert table.reason("cast renewal E") is Reason.BARRIER
    assert table.reason("cast renewal N") is Reason.NOTHING_TO_REPAIR
    table.do("cast renewal W")
    assert table.wall("W") == (5, 4)
    table.position.powers_used = 0
    table.do("cast renewal gates")
    assert table.position.resistance[GATES] == 4


def test_RC_90_the_aura_protects_resistance_and_not_units() -> None:
    table = fortress(W="3/3 spearman 1", deployment_W="trebuchet 1 slinger 5", town="chapel 4")
    table.position.aura = SECTION_INDEX["W"]
    table.stage(4, "11")
    assert table.told(Sheltered)
    assert table.wall("W") == (3, 3)


def test_RC_91_resurrection_brings_back_who_fell_on_a_section_as_far_as_there_is_room() -> None:
    table = fortress(W="1/1 spearman 2 archer 2", town="chapel 5", deployment_W="slinger 3")
    table.position.powers_used = 1
    table.position.dead[cell(SECTION_INDEX["W"], SWORD)] = 2
    table.stage(2, "1")
    table.do("fall archer")
    table.do("fall archer")
    assert table.asked == ["a rescue"]
    assert table.reason("cast resurrection E") is Reason.NOBODY_FELL
    table.do("cast resurrection W")
    assert table.asked == ["a revive"]
    table.do("place swordsman fallen W")
    while table.asked:
        table.do(table.legal()[0])
    assert sum(table.units("W").values()) == 4
    assert table.units("W")["swordsman"] >= 1


def test_RC_92_rain_of_stones_hits_any_assault_zone_but_never_the_lord() -> None:
    table = fortress(town="mage_tower 1", W="1/1", assault_W="lord_of_destruction 1 warrior 1", assault_E="warrior 2")
    table.stage(9)
    table.go(task("casting", casting.STONES))
    table.do("cast rain_of_stones assault_W", dice="3")
    assert table.reason("take lord_of_destruction W.1") is Reason.NO_TARGET
    table.do("take warrior W.1")
    assert table.zone("assault_W") == {"lord_of_destruction": 1}


def test_RC_93_an_earthquake_takes_half_of_a_squad_and_no_boss() -> None:
    table = fortress(town="mage_tower 5", W="1/1", assault_W="giant 1 warrior 3")
    table.position.squads = [squad("giant", "warrior", "warrior", "warrior")]
    table.position.powers_used = 1 << 5
    table.go(task("casting", casting.QUAKE))
    table.do("cast earthquake W.1")
    assert table.position.todo[-1][2] == 5
    table.do("take warrior W.1")
    assert table.reason("take giant W.1") is Reason.OVER_HALF
    assert table.reason("take warrior W.2") is Reason.OTHER_SQUAD
    table.do("take warrior W.1")
    assert table.zone("assault_W") == {"giant": 1, "warrior": 1}


def test_RC_94_the_extra_spell_is_of_level_3_at_most() -> None:
    table = fortress(heroes="sorcerer", town="mage_tower 5", deployment_W="warrior 9 bridge 2", W="1/1")
    table.position.powers_used = 1 << 8
    table.go(task("casting", casting.SETUP))
    assert table.reason("cast ignition") is Reason.POWER_USED


def test_RC_101_paralysis_and_ignition_work_on_a_wave_that_has_entered() -> None:
    table = fortress("scenario-1-coop", faction="barbarians", W="1/1 spearman 1", town="mage_tower 4", main="S")
    table.go(task("casting", casting.WAVE), task("wave"))
    assert {text.split()[1] for text in table.legal() if text.startswith("cast")} == {"paralysis", "ignition"}


def test_the_oracle_moves_three_units_within_capacity() -> None:
    table = fortress(heroes="oracle", W="0/0 spearman 3", SW="0/0 archer 2", E="0/0 spearman 3", assault_E="warrior 1")
    table.go(task("casting", casting.MATCHING))
    assert table.reason("guide spearman W SW") is Reason.OVER_CAPACITY
    assert table.reason("guide catapult W N") is Reason.ENGINE
    assert table.reason("guide spearman W keep") is Reason.NOT_A_SECTION
    assert table.reason("guide spearman W W") is Reason.SAME_PLACE
    for _ in range(3):
        table.do("guide spearman W N")
    assert table.asked == []
    assert table.units("N") == {"spearman": 3}


def test_no_blessings_during_a_siege_of_the_forestmen() -> None:
    table = fortress(faction="forestmen", town="chapel 5,mage_tower 5", W="3/3", deployment_W="heavy_footman 2")
    table.go(task("casting", casting.SETUP))
    assert table.reason("cast protective_aura W") is Reason.NO_BLESSINGS


def test_barbarians_of_the_third_level_are_immune_to_spells() -> None:
    table = fortress(level="3", town="chapel 2,mage_tower 5", W="3/3", deployment_W="warrior 2 bridge 1")
    table.go(task("casting", casting.SETUP))
    assert table.reason("cast paralysis") is Reason.IMMUNE_TO_SPELLS
    assert table.reason("cast ignition") is Reason.IMMUNE_TO_SPELLS


def test_a_rain_of_stones_on_those_immune_to_spells_is_refused_as_that() -> None:
    table = fortress(seats=2, level="3", town="mage_tower 5", W="3/3", assault_W="warrior 2", assault_E="dragon 1")
    table.go(task("casting", casting.STONES))
    assert table.reason("cast rain_of_stones assault_W") is Reason.IMMUNE_TO_SPELLS
    assert table.reason("cast rain_of_stones assault_N") is Reason.NO_TARGET
    assert table.refused("cast paralysis").reason != Reason.IMMUNE_TO_SPELLS, "it is not its moment"


def test_who_cannot_be_seen_cannot_be_paralysed_and_that_is_said() -> None:
    table = fortress(
        faction="forestmen", town="mage_tower 5", deployment_W="forest_shaman 1 assassin 2 enemy_ballista 1"
    )
    table.go(task("casting", casting.SETUP))
    assert table.reason("cast paralysis") is Reason.CAMOUFLAGED


def test_without_engines_there_is_nothing_to_ignite_whoever_is_there() -> None:
    table = fortress(town="mage_tower 5,chapel 2", W="3/3", deployment_W="warrior 2")
    table.go(task("casting", casting.SETUP))
    assert table.reason("cast ignition") is Reason.NO_TARGET


def test_RC_88_the_extra_point_of_the_gates_falls_with_their_wall() -> None:
    table = fortress(N="1/1", town="chapel 2", deployment_N="warrior 1").go(task("casting", casting.SETUP))
    table.do("cast reinforcement gates")
    hit(table.position, SECTION_INDEX["N"], 5, "trebuchet", table.events)
    assert table.position.resistance[GATES] == 0
    table.position.todo = [task("siege_end")]
    end(table.position, task("siege_end"), table.events)
    assert table.position.resistance[GATES] == 0


def test_RC_89_what_reinforcement_gave_is_not_lost_by_renewal() -> None:
    table = fortress(W="3/2 spearman 1", town="chapel 3", assault_W="warrior 1")
    table.position.reinforced = SECTION_INDEX["W"]
    table.position.squads = [squad("warrior")]
    table.go(task("matching", WEST))
    table.do("cast renewal W")
    assert table.wall("W") == (3, 4)


def test_RC_89_renewal_can_be_used_in_stage_11_though_nobody_is_matched() -> None:
    table = fortress(W="3/1", E="3/1", town="chapel 3", assault_W="warrior 1").stage(11)
    assert table.asked == ["a before_matching"]
    assert table.reason("cast renewal S") is Reason.BARRIER
    table.do("cast renewal E")
    assert table.wall("E") == (3, 3)


def test_RC_91_spearmen_alone_come_back_too() -> None:
    table = fortress(W="1/1 archer 2", E="0/0", town="chapel 5", deployment_W="slinger 2")
    table.position.powers_used = 1
    table.position.dead[cell(SECTION_INDEX["E"], SPEAR)] = 2
    table.stage(2, "1")
    table.do("cast resurrection E")
    assert table.units("E") == {"spearman": 2}


def test_RC_92_any_defender_says_whom_the_stones_hit_and_the_first_player_closes() -> None:
    table = fortress(seats=2, town="mage_tower 1", W="1/1", assault_W="warrior 3").stage(9)
    table.position.owner[SECTION_INDEX["W"]] = 1
    table.go(task("casting", casting.STONES))
    table.do("cast rain_of_stones assault_W", dice="3")
    assert table.asked == ["a rain", "b rain"]
    assert table.reason("done", "b") is Reason.FIRST_CLOSES
    table.do("take warrior W.1", "b")
    assert table.zone("assault_W") == {"warrior": 2}


def test_no_boss_is_paralysed_and_no_boss_falls_to_an_earthquake() -> None:
    table = fortress(faction="wolfmen", town="mage_tower 5", deployment_W="king_of_the_wolves 1 werewolf 3")
    table.go(task("casting", casting.SETUP))
    table.do("cast paralysis")
    assert table.reason("take king_of_the_wolves deployment_W") is Reason.NO_BOSS
    table.do("take werewolf deployment_W")


def test_spells_do_not_touch_barbarians_of_the_third_level_but_others_beside_them() -> None:
    table = fortress(level="3", town="mage_tower 5", deployment_W="warrior 2 bridge 1 dragon 1")
    table.go(task("casting", casting.SETUP))
    table.do("cast paralysis")
    assert table.reason("take warrior deployment_W") is Reason.IMMUNE_TO_SPELLS


def test_stones_and_boulders_do_not_reach_who_stands_on_the_wall() -> None:
    table = fortress(W="2/2 spearman 1; boulders 1", assault_W="warrior 2")
    table.position.climbed[WEST * len(FOES) + FOE_INDEX["giant"]] = 1
    table.stage(9)
    table.go(task("boulders", WEST), dice="3")
    assert table.reason("take giant W.1") is Reason.ON_THE_WALL
    table.do("take warrior W.1")
