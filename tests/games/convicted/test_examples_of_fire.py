"""The worked examples of ranged fire and engines (rules, section 16; stages 1 to 4)."""

from __future__ import annotations

from stronghold_gui.games.convicted.reasons import Reason
from stronghold_gui.games.convicted.siege.events import FoeShot, FoeVolley, ResistanceLost, VolleyFired
from tests.games.convicted.scene import Scene, fortress


def aim(table: Scene, *shots: str) -> None:
    """Name shots, then be done."""
    for shot in shots:
        piece, post, zone, *count = shot.split()
        for _ in range(int(count[0]) if count else 1):
            table.do(f"aim {piece} {post} {zone}")
    if table.asked and table.asked[0].split()[1].startswith("aim"):
        table.do("done")


def test_VC_06_three_ranged_units_of_a_tower_remove_three_slingers() -> None:
    table = fortress(SW="1/1 archer 2 crossbowman 1", deployment_W="slinger 5", assault_E="warrior 1").stage(1)
    aim(table, "archer SW deployment_W 2", "crossbowman SW deployment_W")
    (fired,) = table.told(VolleyFired)
    assert (fired.power, fired.shooters) == (4, 3)
    for _ in range(3):
        table.do("take slinger deployment_W")
    assert table.zone("deployment_W") == {"slinger": 2}
    assert table.asked == []


def test_VC_07_slingers_at_a_tower_kill_two_archers() -> None:
    table = fortress(SW="3/3 archer 3", W="1/1 spearman 2", deployment_W="slinger 5").stage(2, "6")
    (fired,) = table.told(FoeVolley)
    assert (fired.section, fired.power, fired.shooters) == ("SW", 2, 5)
    assert table.units("SW") == {"archer": 1}
    assert table.units("W") == {"spearman": 2}


def test_VC_08_a_ballista_removes_two_warriors_or_a_giant() -> None:
    for taken in (("warrior", "warrior"), ("giant",)):
        table = fortress(SW="2/2; ballista 1", assault_W="warrior 2 giant 1").stage(3)
        table.do("aim ballista SW assault_W")
        table.do("aim ballista SW assault_W", dice="23")
        for piece in taken:
            table.do(f"take {piece} assault_W")
        assert table.reason("take giant assault_W") is Reason.OVER_POWER if table.asked else True
        assert sum(table.zone("assault_W").values()) == 3 - len(taken)


def test_VC_09_a_trebuchet_takes_its_roll_divided_by_the_resistance() -> None:
    for resistance, left in ((3, 1), (4, 3), (5, 4)):
        table = fortress(W=f"5/{resistance}", deployment_W="trebuchet 1").stage(4, "22")
        assert table.wall("W") == (5, left)
        assert table.told(ResistanceLost)[0].points == resistance - left


def test_VC_10_a_catapult_kills_the_weakest_and_trebuchets_come_first() -> None:
    table = fortress(W="3/3 spearman 4 swordsman 2", deployment_W="trebuchet 1 enemy_catapult 1")
    table.stage(4, "22231")
    assert [shot.engine for shot in table.told(FoeShot)] == ["trebuchet", "enemy_catapult"]
    assert table.wall("W") == (3, 1)
    assert table.units("W") == {"spearman": 1, "swordsman": 2}


def test_VC_11_a_shot_without_a_target_goes_to_the_wall_on_the_other_side() -> None:
    table = fortress(N="0/0", NE="0/0", NW="0/0", W="3/3", deployment_N="trebuchet 1").stage(4, "61")
    assert table.told(FoeShot)[0].section == "W"
    assert table.wall("W") == (3, 2)


def test_VC_24_a_tower_is_attacked_from_both_directions_at_once() -> None:
    table = fortress(SW="2/2 archer 4", deployment_S="slinger 3", deployment_W="slinger 4").stage(2, "56")
    (fired,) = table.told(FoeVolley)
    assert (fired.power, fired.shooters) == (5, 7)
    assert table.units("SW") == {}


def test_VC_25_hoardings_take_one_off_the_whole_attack() -> None:
    table = fortress(SW="4/4 archer 4", deployment_S="slinger 3", deployment_W="slinger 4").stage(2, "56")
    assert table.told(FoeVolley)[0].power == 2
    assert table.units("SW") == {"archer": 2}


def test_VC_26_covers_take_two_off_however_many_there_are() -> None:
    for covers in (1, 2):
        table = fortress(
            SW="1/1 archer 2", W="1/1", NW="1/1 archer 1 crossbowman 1", deployment_W=f"slinger 9 cover {covers}"
        )
        aim(table.stage(1), "archer SW deployment_W 2", "archer NW deployment_W", "crossbowman NW deployment_W")
        assert table.told(VolleyFired)[0].power == 3


def test_VC_27_beasts_dodge_every_shooter() -> None:
    table = fortress(faction="beasts", SW="2/2 archer 3 arquebusier 1", deployment_W="giant_spider 3").stage(1)
    aim(table, "archer SW deployment_W 3", "arquebusier SW deployment_W")
    (fired,) = table.told(VolleyFired)
    assert (fired.power, fired.shooters) == (2, 4)
    table.do("take giant_spider deployment_W")
    assert table.zone("deployment_W") == {"giant_spider": 2}


def test_VC_28_a_cover_stands_what_only_a_part_of_the_fire_can_hit() -> None:
    table = fortress(SW="3/3; catapult 1 ballista 1", deployment_W="cover 1 bridge 1 slinger 3 warrior 2").stage(3)
    table.do("aim catapult SW deployment_W")
    table.do("aim ballista SW deployment_W")
    table.do("aim ballista SW deployment_W", dice="221")
    assert table.reason("take cover deployment_W") is Reason.OVER_POWER
    table.do("take bridge deployment_W")
    table.do("take slinger deployment_W")
    table.do("take warrior deployment_W")
    assert table.asked == []
    assert table.zone("deployment_W") == {"cover": 1, "slinger": 2, "warrior": 1}
