"""The worked examples of preparation, actions and what comes after a siege (rules, section 16)."""

from __future__ import annotations

from stronghold_gui.core.chance import Chance
from stronghold_gui.games.convicted.chapter import task
from stronghold_gui.games.convicted.data.reading import load_values
from stronghold_gui.games.convicted.dice import d3
from stronghold_gui.games.convicted.game import CONVICTED
from stronghold_gui.games.convicted.pieces import DIRECTIONS
from stronghold_gui.games.convicted.position import Position
from stronghold_gui.games.convicted.preparation.turn import shares_of_actions
from stronghold_gui.games.convicted.reasons import Reason
from stronghold_gui.games.convicted.resources import deal
from stronghold_gui.games.convicted.siege.foes import pieces_on_board
from stronghold_gui.games.convicted.siege.ring import casualties, obstacle_before
from stronghold_gui.games.convicted.siege.setup import vulnerability
from tests.games.convicted.scene import Scene, fortress, village


def campaign(seats: int) -> Position:
    values = load_values()
    return Position(values, values.modes["campaign"], seats, 1)


def test_VC_01_a_wooden_wall_becomes_stone_and_a_ditch_before_it_costs_nothing() -> None:
    table = village(stock="4/4/0/0", known="fortifications architecture", W="2/2")
    table.do("fortify W")
    assert table.wall("W") == (3, 3)
    assert table.position.stock_of(0) == (3, 2, 0, 0)
    table.do("entrench ditch ring_W1")
    assert table.position.stock_of(0) == (3, 2, 0, 0)
    assert table.position.actions[0] == 10


def test_VC_02_an_action_of_collecting_brings_what_is_known() -> None:
    table = village(stock="0/0/0/0", known="stoneworking beasts_of_burden")
    table.do("collect wood")
    table.do("collect stone")
    assert table.position.stock_of(0) == (3, 2, 0, 0)
    refusal = table.refused("collect iron")
    assert (refusal.reason, refusal.figures["technology"]) == (Reason.NOT_UNLOCKED, "mine")


def test_VC_03_any_unknown_technology_of_the_librarys_level_can_be_researched() -> None:
    table = village(stock="0/0/0/0", town="library 2", known="archery")
    offered = {text.split()[1] for text in table.legal() if text.startswith("research")}
    levels = load_values().technology_levels
    assert "architecture" in offered
    assert len(offered) == sum(level <= 2 for level in levels) - 1
    table.do("research architecture")
    assert table.position.actions[0] == 11


def test_VC_04_an_archer_is_trained_and_the_deserter_adds_a_spearman_for_nothing() -> None:
    table = village(
        3, stock="1/0/0/0", town="barracks 2,library 1", known="archery", heroes="deserter oracle forger", S="0/0"
    )
    assert table.position.actions == [4, 4, 4]
    table.do("train archer S")
    assert table.position.stock_of(0) == (0, 0, 0, 0)
    table.do("desert spearman S")
    assert table.units("S") == {"spearman": 1, "archer": 1}
    assert table.position.actions[0] == 3
    for action in ("collect wood", "research fortifications", "entrench ditch ring_S1"):
        table.do(action)
    assert table.reason("collect wood") is Reason.NO_ACTION_LEFT


def test_VC_05_two_levels_of_a_building_are_two_actions_and_both_prices() -> None:
    table = village(stock="9/4/1/0", town="barracks 1", known="archery chain_mail crossbow architecture")
    table.do("build barracks")
    table.do("build barracks")
    assert table.position.buildings[0] == 3
    assert table.position.stock_of(0) == (0, 1, 0, 0)
    assert table.position.actions[0] == 10


def test_VC_15_a_ring_works_when_all_four_sections_are_filled() -> None:
    table = fortress(ring="SW ditch, W1 ditch, W2 stakes, NW moat")
    assert obstacle_before(table.position, DIRECTIONS.index("W"))
    table = fortress(ring="SW ditch, W1 ditch, W2 stakes")
    assert not obstacle_before(table.position, DIRECTIONS.index("W"))


def test_VC_16_every_faction_has_a_level_of_its_own() -> None:
    options = {
        "mode": "campaign",
        "barbarians": "easy",
        "forestmen": "intermediate",
        "beasts": "hard",
        "wolfmen": "hard",
    }
    assert CONVICTED.setup(options, 1, 1).levels == (3, 1, 3, 2)


def test_VC_17_a_d3_falls_evenly_and_is_recorded_as_1_to_3() -> None:
    position = campaign(1)
    position.chance = Chance(5)
    position.chance.begin()
    rolled = [d3(position, "die") for _ in range(3000)]
    assert {face: 900 < rolled.count(face) < 1100 for face in set(rolled)} == {1: True, 2: True, 3: True}
    assert [index + 1 for index in position.chance.end()["die"]] == rolled


def test_VC_19_losses_at_a_moat_go_by_the_casualty_table() -> None:
    assert [casualties(campaign(1), count) for count in (1, 2, 3, 7, 8, 12, 13)] == [0, 0, 1, 1, 2, 2, 3]


def test_VC_20_the_army_of_the_tenth_turn() -> None:
    table = fortress(faction="barbarians", main="E")
    table.position.turn = 10
    table.go(task("army"), dice="5")
    zone = table.zone("deployment_E")
    assert (zone["slinger"], zone["warrior"], zone["giant"], zone["veteran_warrior"]) == (7, 12, 5, 4)
    assert zone["lord_of_destruction"] == 1
    assert table.zone("deployment_N")["ram"] == 1
    assert sum(table.zone("deployment_W").values()) == 15
    assert pieces_on_board(table.position) == 79


def test_VC_23_the_most_vulnerable_wall_is_the_one_with_least_strength_and_resistance() -> None:
    table = fortress(W="3/3 spearman 2 swordsman 1", E="4/4 spearman 2", ring="W moat", faction="wolfmen")
    west, east = (vulnerability(table.position, DIRECTIONS.index(name)) for name in "WE")
    assert (west, east) == (1300, 800)


def test_VC_29_sections_must_leave_the_next_player_something_to_choose() -> None:
    table = Scene(campaign(2))
    table.position.owner = [-1] * 9
    table.go(task("sections"))
    assert table.reason("defend N E NW SE") is Reason.LEAVES_NOTHING
    table.do("defend N E NE SE")
    assert table.position.owner == [0, 0, 0, 0, 1, 1, 1, 1, 0]


def test_VC_30_eighteen_actions_are_dealt_out_on_boss_turns() -> None:
    def shares(seats: int) -> list[int]:
        position = campaign(seats)
        position.turn = 10
        return shares_of_actions(position)

    assert [shares(seats) for seats in (1, 2, 3, 4)] == [[18], [9, 9], [6, 6, 6], [6, 4, 4, 4]]


def test_VC_31_loot_is_dealt_one_by_one_the_dearest_first() -> None:
    shares = deal(campaign(3), (5, 2, 0, 0))
    assert shares == [(2, 1, 0, 0), (1, 1, 0, 0), (2, 0, 0, 0)]
    table = fortress("campaign", 3, faction="wolfmen")
    table.position.turn = 5
    table.go(task("loot"))
    assert [table.position.stock_of(seat) for seat in range(3)] == [(3, 1, 0, 0), (2, 1, 0, 0), (3, 0, 0, 0)]
