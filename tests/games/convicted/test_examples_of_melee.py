"""The worked examples of squads, boulders, the ram, melee and morale (rules, section 16; stages 9 to 14)."""

from __future__ import annotations

from stronghold_gui.games.convicted.chapter import task
from stronghold_gui.games.convicted.data.reading import load_values
from stronghold_gui.games.convicted.pieces import FOE_INDEX
from stronghold_gui.games.convicted.siege.events import (
    FightRolled,
    FoesFell,
    GatewayEntered,
    LeaderChanged,
    MoraleTested,
    RamStruck,
)
from stronghold_gui.games.convicted.siege.reckoning import resistance_against
from stronghold_gui.games.convicted.squads import Facing, Squad
from tests.games.convicted.scene import Scene, fortress


def told(squad: Squad) -> tuple[str, dict[str, int]]:
    """Return the leader of a squad and those behind."""
    names = list(FOE_INDEX)
    return names[squad.leader], {names[foe]: squad.supports.count(foe) for foe in squad.supports}


def melee(table: Scene, squad: Squad, dice: str) -> Scene:
    """Let a squad fight those who face it."""
    table.position.squads = [squad]
    return table.go(task("fight", 0), dice=dice)


def test_VC_12_two_giants_and_five_warriors_are_two_squads() -> None:
    table = fortress(W="3/3", assault_W="giant 2 warrior 5").stage(9)
    assert [told(squad) for squad in table.position.squads] == [("giant", {"warrior": 3}), ("giant", {"warrior": 2})]


def test_VC_13_boulders_remove_a_warrior_and_a_fallen_leader_is_followed() -> None:
    table = fortress(W="3/3; boulders 1", assault_W="warrior 4 giant 1").stage(9)
    table.go(task("boulders", 3), dice="2")
    assert table.legal() == ["take warrior W.1", "take warrior W.2", "done"]
    table.do("take warrior W.2")
    assert table.zone("assault_W") == {"warrior": 3, "giant": 1}
    table = fortress(W="3/3; boulders 1 cauldron 1", assault_W="warrior 4 giant 1").stage(9)
    table.go(task("boulders", 3), dice="221")
    table.do("take giant W.1")
    assert table.told(LeaderChanged)[0].leader == "warrior"
    assert told(table.position.squads[0]) == ("warrior", {"warrior": 1})


def test_VC_14_the_sums_of_a_fight() -> None:
    table = fortress(W="3/3 swordsman 1 spearman 1", assault_W="giant 1 warrior 3")
    squad = Squad(3, 1, FOE_INDEX["giant"], supports=(FOE_INDEX["warrior"],) * 3, facing=Facing(2, (0,)))
    melee(table, squad, "12")
    (rolled,) = table.told(FightRolled)
    assert (rolled.enemy, rolled.own) == (4, 6)
    assert table.legal() == ["take warrior W.1", "done"]
    table.do("take warrior W.1")
    assert table.told(FoesFell)[-1].piece == "warrior"
    assert table.asked == []


def test_VC_18_the_number_of_squads() -> None:
    def squads(units: int) -> int:
        table = fortress(W="3/3", assault_W=f"warrior {units}").stage(9)
        return len(table.position.squads)

    assert [squads(units) for units in (1, 4, 5, 8, 9, 12, 13, 40)] == [1, 1, 2, 2, 3, 3, 4, 4]


def test_VC_21_the_ram_strikes_the_gates_until_the_leader_stands_in_the_gateway() -> None:
    table = fortress(N="4/4", assault_N="ram 1 giant 3 warrior 2")
    foes = (FOE_INDEX["giant"], FOE_INDEX["giant"], FOE_INDEX["warrior"], FOE_INDEX["warrior"])
    table.position.squads = [Squad(0, 1, FOE_INDEX["giant"], supports=foes, ram=True)]
    table.go(task("strike_gates"))
    (first,) = table.told(RamStruck)
    assert (first.strength, first.lost, first.left) == (13, 3, 1)
    table.go(task("strike_gates"))
    assert table.told(GatewayEntered)[0].leader == "giant"
    assert table.position.resistance[8] == 0
    assert table.position.gateway == FOE_INDEX["giant"]


def test_VC_22_resistance_counts_half_against_spiders() -> None:
    spider = Squad(3, 1, FOE_INDEX["giant_spider"])
    three, four = fortress(W="3/3").position, fortress(W="4/4").position
    assert (resistance_against(three, spider), resistance_against(four, spider)) == (2, 2)


def test_VC_32_a_three_against_a_one_costs_the_winner_his_weakest_unit() -> None:
    table = fortress(W="5/2 heavy_infantry 1 spearman 2", assault_W="warrior 3")
    squad = Squad(3, 1, FOE_INDEX["warrior"], supports=(FOE_INDEX["warrior"],) * 2, facing=Facing(4, (0, 0)))
    melee(table, squad, "31")
    (rolled,) = table.told(FightRolled)
    assert (rolled.enemy, rolled.own) == (5, 7)
    table.do("take warrior W.1")
    assert table.units("W") == {"heavy_infantry": 1, "spearman": 1}
    assert table.zone("assault_W") == {"warrior": 2}


def test_VC_33_morale_is_tested_at_what_it_has_fallen_to() -> None:
    for die, fled in (("4", False), ("5", True)):
        table = fortress(faction="barbarians", W="1/1 spearman 1", assault_W="warrior 3")
        table.position.baseline, table.position.morale = 6, 5
        table.go(task("morale"))
        assert table.position.morale == 4
        table.position.baseline = 7
        table.go(task("morale"), dice=die)
        assert table.told(MoraleTested)[-1] == MoraleTested(4, int(die), fled)
    values = load_values()
    assert values.factions[0].morale == 6
    table = fortress(faction="beasts", W="1/1 spearman 1", assault_W="giant_spider 1")
    table.position.baseline = 9
    table.go(task("morale"), dice="6")
    assert not table.told(MoraleTested)[-1].fled
