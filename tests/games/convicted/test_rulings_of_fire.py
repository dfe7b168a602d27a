"""Rulings about fire and engines of both sides (docs/convicted/RULES.md, section 15)."""

from __future__ import annotations

from stronghold_gui.games.convicted.chapter import task
from stronghold_gui.games.convicted.data.reading import load_values
from stronghold_gui.games.convicted.pieces import (
    DIRECTIONS,
    FOE_INDEX,
    RANGED,
    SECTION_INDEX,
)
from stronghold_gui.games.convicted.reasons import Reason
from stronghold_gui.games.convicted.siege.events import (
    FoesDirected,
    FoeShot,
    FoeTargetRolled,
    FoeVolley,
    NoFoeTarget,
    ResistanceLost,
    SalvoFired,
    SectionFell,
    ShotRedirected,
    VolleyFired,
)
from stronghold_gui.games.convicted.siege.firing import fire_of
from tests.games.convicted.scene import fortress

VALUES = load_values()


WEST = DIRECTIONS.index("W")


def test_RC_19_machicolations_help_every_ranged_unit_and_every_die_of_boulders() -> None:
    position = fortress(SW="5/5 archer 2", W="5/5", assault_W="warrior 3").position
    assert fire_of(position, SECTION_INDEX["SW"], RANGED[0], 4 + WEST) == 3
    table = fortress(W="5/5; cauldron 1", assault_W="warrior 3").stage(9)
    table.go(task("boulders", WEST), dice="11")
    assert table.position.todo[-1][:3] == ("pour", WEST, 4)


def test_RC_43_covers_runes_and_siege_towers_take_off_once() -> None:
    table = fortress(
        level="2", SW="1/1 archer 6", deployment_W="slinger 9 cover 2", assault_W="warrior 2 siege_tower 1"
    )
    table.stage(1)
    for _ in range(5):
        table.do("aim archer SW deployment_W")
    table.do("aim archer SW assault_W")
    fired = {event.zone: event for event in table.told(VolleyFired)}
    assert (fired["deployment_W"].power, fired["deployment_W"].covers, fired["deployment_W"].runes) == (1, 2, 2)
    table.do("take slinger deployment_W")
    fired = {event.zone: event for event in table.told(VolleyFired)}
    assert (fired["assault_W"].power, fired["assault_W"].tower) == (0, 1)


def test_RC_44_fewer_may_be_taken_and_what_is_left_is_lost() -> None:
    table = fortress(SW="1/1 crossbowman 2", deployment_W="warrior 3").stage(1)
    table.do("aim crossbowman SW deployment_W")
    table.do("aim crossbowman SW deployment_W")
    table.do("done")
    assert table.zone("deployment_W") == {"warrior": 3}
    one = fortress(SW="1/1 crossbowman 1", deployment_W="slinger 3", assault_E="warrior 1").stage(1)
    one.do("aim crossbowman SW deployment_W")
    one.do("take slinger deployment_W")
    assert one.asked == []
    assert one.zone("deployment_W") == {"slinger": 2}


def test_RC_45_one_attack_a_section() -> None:
    table = fortress(NW="1/1 archer 5", deployment_W="slinger 2", deployment_N="slinger 2", main="W").stage(2, "56")
    assert [(event.section, event.shooters, event.power) for event in table.told(FoeVolley)] == [("NW", 4, 3)]


def test_RC_46_the_weakest_fall_first_and_their_defender_chooses_among_equals() -> None:
    table = fortress(W="1/1 spearman 2 archer 2 swordsman 1", deployment_W="slinger 4").stage(2, "1")
    assert table.legal() == ["fall spearman", "fall archer"]
    assert table.reason("fall swordsman") is Reason.WEAKEST_FIRST
    table.do("fall archer")
    table.do("fall archer")
    table.do("fall spearman") if table.asked else None
    assert table.units("W") == {"spearman": 1, "swordsman": 1}


def test_RC_47_only_a_part_of_mixed_fire_hits_engines() -> None:
    table = fortress(SW="3/3; onager 1 ballista 1", deployment_W="trebuchet 2 slinger 2 warrior 1").stage(3)
    table.do("aim ballista SW deployment_W")
    table.do("aim ballista SW deployment_W")
    table.do("aim onager SW deployment_W", dice="331")
    (fired,) = table.told(SalvoFired)
    assert (fired.power, fired.attacks, fired.engines_power, fired.engines_attacks) == (12, 3, 6, 1)
    table.do("take trebuchet deployment_W")
    assert table.reason("take trebuchet deployment_W") is Reason.OVER_NUMBER


def test_RC_48_damage_is_the_roll_divided_by_the_resistance() -> None:
    table = fortress(W="5/5", deployment_W="trebuchet 1").stage(4, "11")
    assert table.told(ResistanceLost)[0].points == 1


def test_RC_49_a_ballista_kills_two_and_a_catapult_by_its_power() -> None:
    table = fortress(W="1/1 spearman 9", deployment_W="enemy_ballista 1").stage(4, "133")
    assert table.units("W") == {"spearman": 7}
    table = fortress(W="1/1 spearman 9", deployment_W="enemy_catapult 1").stage(4, "113")
    assert table.units("W") == {"spearman": 4}


def test_RC_50_a_catapult_can_hit_engines_units_first_among_equals() -> None:
    table = fortress(NW="2/1 arquebusier 1; catapult 1", deployment_W="enemy_catapult 1").stage(4, "513")
    assert table.units("NW") == {}
    assert table.engines("NW") == {"catapult": 1}
    table = fortress(NW="2/1; catapult 1", deployment_W="enemy_catapult 1").stage(4, "513")
    assert table.engines("NW") == {}


def test_RC_51_a_shot_without_a_target_goes_to_what_can_be_hit() -> None:
    table = fortress(W="0/0", NW="2/2", SW="0/0", deployment_W="trebuchet 1").stage(4, "11")
    assert [event.section for event in table.told(ShotRedirected)] == ["NW"]
    lost = fortress(W="3/3", NW="2/2", deployment_W="enemy_ballista 1").stage(4, "1")
    assert lost.told(NoFoeTarget)
    both = fortress(W="3/3", deployment_W="enemy_catapult 1").stage(4, "112")
    assert both.told(FoeShot)[0].at == "section"


def test_RC_52_a_section_without_resistance_is_a_barrier_and_loses_its_engines() -> None:
    table = fortress(W="4/1 spearman 9; boulders 1 cauldron 1", deployment_W="trebuchet 1").stage(4, "11")
    assert table.wall("W") == (0, 0)
    assert table.engines("W") == {}
    assert table.units("W") == {"spearman": 9}
    assert table.told(SectionFell)[0].engines == (("boulders", 1), ("cauldron", 1))


def test_RC_53_fire_of_barbarians_at_an_empty_section_is_wasted() -> None:
    table = fortress(W="1/1 spearman 3", SW="1/1", deployment_W="slinger 4").stage(2, "6")
    assert table.told(NoFoeTarget)
    assert table.units("W") == {"spearman": 3}


def test_RC_54_the_lowest_resistance_with_units_is_shot_at() -> None:
    table = fortress(
        faction="wolfmen", W="3/3 spearman 5", SW="2/1", NW="2/2 archer 2",
        deployment_W="wolfman_javelin 4 king_of_the_wolves 1",
    ).stage(2)  # fmt: skip
    assert [(event.section, event.count) for event in table.told(FoesDirected)] == [("NW", 4)]
    equal = fortress(faction="wolfmen", W="2/2 spearman 5", NW="2/2 archer 2", deployment_W="wolfman_javelin 4").stage(
        2
    )
    assert equal.told(FoesDirected)[0].section == "W"
    empty = fortress(faction="wolfmen", W="2/2", deployment_W="wolfman_javelin 4").stage(2)
    assert empty.told(NoFoeTarget)


def test_RC_55_forestmen_shoot_at_weak_walls_then_at_weak_towers() -> None:
    weak = fortress(faction="forestmen", W="3/2", deployment_W="trebuchet 1").stage(4, "1")
    assert weak.told(FoeShot)[0].section == "W"
    tower = fortress(faction="forestmen", W="3/3", SW="2/2", NW="2/1", deployment_W="trebuchet 1").stage(4, "1")
    assert tower.told(FoeShot)[0].section == "NW"
    rolled = fortress(faction="forestmen", W="0/0", SW="3/3", NW="1/1", deployment_W="trebuchet 1").stage(4, "51")
    assert rolled.told(FoeShot)[0].section == "SW"


def test_RC_84_camouflage_hides_melee_units_before_the_assault_zone() -> None:
    table = fortress(
        faction="forestmen",
        SW="1/1 archer 3",
        deployment_W="heavy_footman 2 forest_archer 1",
        deployment_N="forest_shaman 1",
    )
    table.stage(1)
    for _ in range(3):
        table.do("aim archer SW deployment_W")
    assert table.reason("take heavy_footman deployment_W") is Reason.CAMOUFLAGED
    table.do("take forest_archer deployment_W")
    assert table.zone("deployment_W") == {"heavy_footman": 2}


def test_RC_85_slingers_have_an_endurance_of_one() -> None:
    assert VALUES.foes[FOE_INDEX["slinger"]].endurance == 1


def test_RC_106_the_enemy_player_picks_the_losses_of_ranged_fire() -> None:
    table = fortress(
        "scenario-1-versus",
        2,
        W="1/1 spearman 2 swordsman 2",
        SW="1/1",
        deployment_W="slinger 3",
        assault_W="warrior 1",
    )
    table.position.buildings = [0] * 6
    table.stage(2)
    assert table.asked == ["b direct"]
    assert table.reason("direct slinger W E") is Reason.NOT_THIS_SIDE
    for _ in range(3):
        table.do("direct slinger W W")
    assert table.asked == ["b fall"]
    table.do("fall swordsman")
    assert table.asked == []
    assert table.units("W") == {"spearman": 2, "swordsman": 1}


def test_RC_111_dodge_counts_where_all_units_of_a_zone_dodge() -> None:
    alone = fortress(faction="barbarians", SW="1/1 archer 1", assault_W="dragon 1").position
    mixed = fortress(faction="barbarians", SW="1/1 archer 1", assault_W="dragon 1 warrior 1").position
    at = SECTION_INDEX["SW"]
    assert (fire_of(alone, at, RANGED[0], 4 + WEST), fire_of(mixed, at, RANGED[0], 4 + WEST)) == (0, 1)


def test_RC_42_targets_of_enemy_engines_are_named_before_the_first_roll() -> None:
    table = fortress(faction="forestmen", W="3/3 spearman 1", deployment_W="trebuchet 2").stage(4, "1111")
    told = [type(event) for event in table.events]
    assert told.index(FoeShot) > max(index for index, kind in enumerate(told) if kind is FoeTargetRolled)
    assert [event.section for event in table.told(FoeShot)] == ["W", "W"]


def test_fire_from_where_it_does_not_reach_is_refused() -> None:
    table = fortress(
        W="1/1 archer 2 spearman 1", SW="1/1 archer 1", assault_W="warrior 3", deployment_W="warrior 3"
    ).stage(1)
    assert table.reason("aim archer W deployment_W") is Reason.OUT_OF_REACH
    assert table.reason("aim spearman W assault_W") is Reason.DOES_NOT_SHOOT
    for _ in range(2):
        table.do("aim archer W assault_W")
    assert table.reason("aim archer W assault_W") is Reason.HAS_AIMED
    engines = fortress(SW="3/3; catapult 1", assault_W="warrior 3", deployment_W="warrior 3").stage(3)
    assert engines.reason("aim catapult SW assault_W") is Reason.CANNOT_HIT_THERE


def test_RC_11_who_passes_through_the_keep_does_not_shoot() -> None:
    table = fortress(W="1/1 archer 1", keep="archer 6", town="keep 2", assault_W="warrior 9").stage(1)
    for _ in range(4):
        table.do("aim archer keep assault_W")
    assert table.reason("aim archer keep assault_W") is Reason.IN_TRANSIT


def test_RC_47_a_ballista_alone_hits_no_engine() -> None:
    table = fortress(SW="3/3; ballista 1", deployment_W="bridge 1 warrior 3").stage(3)
    table.do("aim ballista SW deployment_W")
    table.do("aim ballista SW deployment_W", dice="33")
    assert table.reason("take bridge deployment_W") is Reason.UNITS_ONLY
