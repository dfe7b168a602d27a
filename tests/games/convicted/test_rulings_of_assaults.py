"""Rulings about the set-up step, movement and squads (docs/convicted/RULES.md, section 15)."""

from __future__ import annotations

from stronghold_gui.games.convicted.chapter import task
from stronghold_gui.games.convicted.data.reading import load_values
from stronghold_gui.games.convicted.pieces import (
    DIRECTIONS,
    FOE_INDEX,
    FOES,
    NONE,
    RANGED,
    SECTION_INDEX,
)
from stronghold_gui.games.convicted.posts import cell
from stronghold_gui.games.convicted.reasons import Reason
from stronghold_gui.games.convicted.siege import casting
from stronghold_gui.games.convicted.siege.events import (
    CardDrawn,
    Fled,
    FoesHeld,
    FoesLostAtRing,
    FoesMovedUp,
    Poured,
    RamDiscarded,
    RamGiven,
    TowerGiven,
)
from stronghold_gui.games.convicted.siege.firing import fire_of
from stronghold_gui.games.convicted.siege.foes import endurance, pieces_on_board, strength, support
from stronghold_gui.games.convicted.siege.forming import sizes
from stronghold_gui.games.convicted.siege.ring import casualties, obstacle_before
from stronghold_gui.games.convicted.siege.setup import vulnerability
from stronghold_gui.games.convicted.squads import WALL
from tests.games.convicted.scene import Scene, fortress

VALUES = load_values()


WEST = DIRECTIONS.index("W")


def squads_of(table: Scene) -> list[tuple[str, dict[str, int]]]:
    """Return leaders and those behind."""
    return [
        (FOES[squad.leader], {FOES[foe]: squad.supports.count(foe) for foe in squad.supports})
        for squad in table.position.squads
    ]


def test_RC_22_stakes_cost_units_and_delay_nobody() -> None:
    assert (VALUES.obstacles[2].slows, VALUES.obstacles[2].losses) == (False, True)
    assert (VALUES.obstacles[1].slows, VALUES.obstacles[1].losses) == (True, False)
    table = fortress(ring="W stakes", deployment_W="warrior 5")
    table.position.arrived = list(table.position.field[: 4 * 34])
    table.stage(5)
    assert table.zone("assault_W") == {"warrior": 4}
    assert table.told(FoesLostAtRing)[0].pieces == (("warrior", 1),)


def test_RC_23_a_mixed_ring_acts_as_the_kindest_obstacle_in_it() -> None:
    for ring, kind in (
        ("SW moat, W1 ditch, W2 stakes, NW moat", 1),
        ("SW moat, W1 stakes, W2 stakes, NW moat", 2),
        ("W moat", 3),
    ):
        assert obstacle_before(fortress(ring=ring).position, WEST) == kind


def test_RC_37_the_heretic_names_a_section_before_the_card() -> None:
    table = fortress(heroes="heretic", SW="1/1 archer 1", deployment_W="warrior 1")
    table.go(task("card"), task("heretic"))
    assert table.asked == ["a heretic"]
    table.do("inspire SW", dice="3")
    assert table.told(CardDrawn)[0].faction == "wolfmen"
    assert fire_of(table.position, SECTION_INDEX["SW"], RANGED[0], WEST) == 2
    assert table.position.heroes_used


def test_RC_39_the_powers_of_the_set_up_step() -> None:
    table = fortress(town="chapel 5,mage_tower 5", W="3/3", deployment_W="warrior 3 bridge 1")
    table.go(task("casting", casting.SETUP))
    cast = {text.split()[1] for text in table.legal() if text.startswith("cast")}
    assert cast == {"reinforcement", "protective_aura", "paralysis", "ignition"}
    assert table.reason("cast earthquake W.1") is Reason.NOT_NOW
    table.do("cast paralysis")
    assert table.reason("take bridge deployment_W") is Reason.NO_ENGINES
    table.do("take warrior deployment_W")
    table.do("take warrior deployment_W")
    assert table.reason("cast paralysis") is Reason.POWER_USED
    table.do("cast ignition")
    assert table.reason("take warrior deployment_W") is Reason.ENGINES_ONLY
    table.do("take bridge deployment_W")
    assert table.zone("deployment_W") == {"warrior": 1}
    assert table.reason("cast reinforcement E") is Reason.BARRIER


def test_RC_40_the_baseline_counts_engines() -> None:
    position = fortress(deployment_W="warrior 3 bridge 1 ram 1", assault_N="slinger 2").position
    position.climbed[FOE_INDEX["giant"]] = 1
    assert pieces_on_board(position) == 8


def test_RC_41_without_melee_units_the_enemies_flee_at_once() -> None:
    table = fortress(
        SW="2/2; ballista 1", assault_W="warrior 1", deployment_W="slinger 3 king_of_the_wolves 1 ram 1"
    ).stage(3)
    table.do("aim ballista SW assault_W")
    table.do("aim ballista SW assault_W", dice="33")
    table.do("take warrior assault_W")
    assert table.told(Fled) == [Fled("melee")]


def test_RC_42_the_main_direction_comes_first_then_clockwise() -> None:
    table = fortress(
        main="S", N="0/0", E="0/0", S="0/0", W="0/0",
        assault_N="warrior 1", assault_W="warrior 1", assault_S="warrior 1",
    ).stage(9)  # fmt: skip
    assert [DIRECTIONS[squad.direction] for squad in table.position.squads] == ["S", "W", "N"]


def test_RC_56_who_arrived_this_round_waits_before_ditch_and_moat() -> None:
    table = fortress(ring="W ditch", deployment_W="warrior 3 ram 1 slinger 2")
    table.position.arrived = table.position.field[: 4 * 34]
    table.stage(5)
    assert table.told(FoesHeld)[0].pieces == (("warrior", 3), ("ram", 1))
    table.stage(5)
    assert table.zone("assault_W") == {"warrior": 3, "ram": 1}
    assert table.zone("deployment_W") == {"slinger": 2}
    spiders = fortress(faction="beasts", ring="W ditch", deployment_W="giant_spider 2 giant_eagle 1")
    spiders.position.arrived = spiders.position.field[: 4 * 34]
    assert spiders.stage(5).zone("assault_W") == {"giant_spider": 2, "giant_eagle": 1}
    moat = fortress(faction="beasts", ring="W moat", deployment_W="giant_spider 2 giant_eagle 1")
    moat.position.arrived = moat.position.field[: 4 * 34]
    assert moat.stage(5).zone("assault_W") == {"giant_eagle": 1}


def test_RC_56_a_bridge_lifts_the_ring_and_a_siege_tower_needs_one_over_a_moat() -> None:
    bridged = fortress(ring="W moat", deployment_W="warrior 5 siege_tower 1 bridge 1")
    bridged.position.arrived = bridged.position.field[: 4 * 34]
    assert bridged.stage(5).zone("assault_W") == {"warrior": 5, "siege_tower": 1}
    bare = fortress(ring="W moat", deployment_W="warrior 2 siege_tower 1")
    assert bare.stage(5).zone("assault_W") == {"warrior": 2}
    assert bare.zone("deployment_W") == {}


def test_RC_57_a_fifth_of_each_type_falls_at_the_crossing_but_no_boss_and_no_engine() -> None:
    position = fortress().position
    assert [casualties(position, count) for count in (2, 3, 7, 8, 18, 22, 23)] == [0, 1, 1, 2, 4, 4, 5]
    table = fortress(ring="W stakes", deployment_W="warrior 8 giant 3 lord_of_destruction 1 ram 1").stage(5)
    assert table.zone("assault_W") == {"warrior": 6, "giant": 2, "lord_of_destruction": 1, "ram": 1}


def test_RC_58_one_step_a_unit_and_capacities_hold_at_the_end() -> None:
    table = fortress(W="0/0 spearman 3", SW="0/0 spearman 1 archer 1", E="0/0").stage(7)
    assert table.reason("regroup spearman W E") is Reason.NOT_ADJACENT
    table.do("regroup spearman W SW")
    assert table.refused("done").figures == {"post": "SW", "limit": 2}
    assert table.reason("done") is Reason.OVER_CAPACITY
    table.do("regroup archer SW W")
    table.do("regroup spearman W keep")
    assert table.reason("regroup spearman keep E") is Reason.HAS_MOVED
    table.do("done")
    assert (table.units("W"), table.units("SW"), table.units("keep")) == (
        {"spearman": 1, "archer": 1}, {"spearman": 2}, {"spearman": 1},
    )  # fmt: skip


def test_RC_58_who_fired_in_stage_6_and_engines_stay() -> None:
    table = fortress(W="1/1 archer 1", assault_W="warrior 1").stage(6)
    table.do("aim archer W assault_W")
    if table.asked:
        table.do("done")
    table.stage(7)
    assert table.asked == []
    both = fortress(W="1/1 archer 1 spearman 1", assault_W="warrior 1")
    both.position.shot[cell(SECTION_INDEX["W"], RANGED[0])] = 1
    both.stage(7)
    assert both.reason("regroup archer W keep") is Reason.FIRED
    assert both.reason("regroup catapult W keep") is Reason.ENGINE


def test_RC_59_ranged_units_may_be_sent_along_and_are_melee_units_then() -> None:
    table = fortress(
        "scenario-2-versus", 2, faction="forestmen", deployment_W="forest_archer 2 forest_shaman 1 heavy_footman 1"
    )
    table.stage(5)
    assert table.asked == ["b storm"]
    assert table.reason("storm forest_shaman W") is Reason.SHAMAN_STAYS
    assert table.reason("storm heavy_footman W") is Reason.NO_RANGED_LEFT
    table.do("storm forest_archer W")
    table.do("done")
    assert table.zone("assault_W") == {"forest_archer": 1, "heavy_footman": 1}


def test_RC_60_squads_are_dealt_by_strength_and_those_on_the_wall_lead() -> None:
    table = fortress(W="3/3", assault_W="giant 1 warrior 6 veteran_warrior 1")
    table.position.climbed[WEST * len(FOES) + FOE_INDEX["warrior"]] = 1
    table.stage(9)
    leaders = ["warrior", "giant", "veteran_warrior"]
    assert squads_of(table) == [(leader, {"warrior": 2}) for leader in leaders]
    assert table.position.squads[0].place == WALL
    assert sum(len(squad.members) for squad in table.position.squads) == 9


def test_RC_61_the_strongest_northern_squad_carries_the_ram() -> None:
    table = fortress(N="3/3", assault_N="ram 1 giant 1 warrior 4 veteran_warrior 1").stage(9)
    assert table.told(RamGiven)[0].squad == "N.1"
    nobody = fortress(N="3/3", W="1/1", assault_N="ram 1", assault_W="warrior 1").stage(9)
    assert nobody.told(RamGiven) == []


def test_RC_62_a_weak_squad_discards_the_ram() -> None:
    table = fortress(N="3/3 spearman 1", assault_N="ram 1 warrior 2").stage(9)
    table.go(task("strike_gates"))
    assert table.told(RamDiscarded)[0].strength == 4
    assert "ram" not in table.zone("assault_N")
    down = fortress(N="3/3 spearman 1", gates="0", assault_N="ram 1 giant 2").stage(9)
    down.go(task("strike_gates"))
    assert down.position.gateway == FOE_INDEX["giant"]
    bare = fortress(N="0/0 spearman 1", assault_N="ram 1 giant 2").stage(9)
    bare.go(task("strike_gates"))
    assert bare.position.gateway == NONE


def test_RC_66_wolves_fight_at_walls_of_level_0_and_1() -> None:
    for level, squads in ((0, 1), (1, 1), (2, 0), (3, 0)):
        assert (
            len(fortress(faction="beasts", W=f"{level}/{level}", assault_W="wolf 3").stage(9).position.squads) == squads
        )


def test_RC_75_changed_values_count_before_anything_is_sorted() -> None:
    position = fortress(
        faction="wolfmen", level="2", deployment_W="king_of_the_wolves 1 veteran_werewolf 1 werewolf 1"
    ).position
    names = ("werewolf", "veteran_werewolf")
    assert [strength(position, FOE_INDEX[name]) for name in names] == [6, 8]
    assert [support(position, FOE_INDEX[name]) for name in names] == [3, 5]
    assert [endurance(position, FOE_INDEX[name]) for name in names] == [3, 5]
    beasts = fortress(faction="beasts", level="2", deployment_W="wolf 1").position
    assert strength(beasts, FOE_INDEX["wolf"]) == 2


def test_RC_81_ranged_defenders_count_with_their_strength_and_towers_do_not() -> None:
    position = fortress(W="3/3 archer 2 spearman 1", SW="5/5 heavy_infantry 4; ballista 2", ring="W ditch").position
    assert vulnerability(position, WEST) == (2 + 2 + 3) * 110


def test_RC_82_bosses_come_on_boss_turns_with_their_faction() -> None:
    lord = FOE_INDEX["lord_of_destruction"]
    assert [turn + 1 for turn, wave in enumerate(VALUES.waves[1]) if wave.main[lord]] == [10, 15, 20]


def test_RC_83_wolfmen_have_siege_towers_and_forestmen_trebuchets() -> None:
    assert any(wave.main[FOE_INDEX["siege_tower"]] for wave in VALUES.waves[2])
    assert any(wave.main[FOE_INDEX["trebuchet"]] for wave in VALUES.waves[3])


def test_RC_107_the_enemy_player_forms_squads() -> None:
    table = fortress("scenario-1-versus", 2, W="1/1", assault_W="giant 2 warrior 3").stage(9)
    assert table.asked == ["b squads"]
    for move in ("group warrior W.1", "group giant W.1", "group giant W.1", "group warrior W.1"):
        table.do(move)
    assert table.reason("group warrior W.1") is Reason.SQUAD_EMPTY
    assert table.reason("group warrior W.3") is Reason.NUMBER_OF_SQUADS
    table.do("group warrior W.2")
    assert squads_of(table) == [("warrior", {"giant": 2, "warrior": 1}), ("warrior", {})]


def test_RC_107_in_scenario_2_the_sizes_of_squads_are_fixed() -> None:
    table = fortress("scenario-2-versus", 2, faction="forestmen", W="1/1", assault_W="heavy_footman 5").stage(9)
    assert sizes(table.position, WEST) == [3, 2]
    for _ in range(3):
        table.do("group heavy_footman W.1")
    assert table.reason("group heavy_footman W.1") is Reason.SIZE_FIXED


def test_RC_107_the_enemy_player_names_the_squad_with_the_ram() -> None:
    table = fortress("scenario-1-versus", 2, N="1/1", assault_N="warrior 5 ram 1").stage(9)
    for number in (1, 2, 1, 1, 1):
        table.do(f"group warrior N.{number}")
    assert table.asked == ["b ram"]
    assert table.reason("carry N.3") is Reason.NO_SQUAD
    table.do("carry N.2")
    assert table.told(RamGiven)[0].squad == "N.2"


def test_RC_116_steps_are_taken_back_while_a_section_is_too_full() -> None:
    table = fortress(W="0/0 spearman 3", SW="0/0 spearman 2").stage(7)
    table.do("regroup spearman SW keep")
    assert table.reason("recall spearman SW keep") is Reason.NOT_THERE
    table.do("regroup spearman W SW")
    table.do("regroup spearman W SW")
    table.do("recall spearman W SW")
    assert table.reason("recall spearman W SW") is Reason.NOT_THERE
    assert table.units("W") == {"spearman": 2}


def test_siege_towers_go_to_the_squads_that_are_worth_most() -> None:
    table = fortress(W="3/3", assault_W="giant 1 warrior 4 siege_tower 1").stage(9)
    table.go(task("towers"))
    assert [event.squad for event in table.told(TowerGiven)] == ["W.1"]


def test_RC_30_boulders_are_not_rolled_for_while_nobody_can_fall() -> None:
    table = fortress(W="2/2 spearman 1; boulders 1 cauldron 1", E="2/2", assault_W="lord_of_destruction 1").stage(9)
    table.go(task("boulders", WEST))
    assert table.told(Poured) == []
    assert table.position.chance.count == 0


def test_RC_52_who_has_no_place_after_a_siege_waits_for_the_next_placing() -> None:
    table = fortress(W="0/0 spearman 4 heavy_infantry 1", keep="archer 5 swordsman 1", town="keep 2")
    table.go(task("placing"), task("card"))
    assert table.units("W") == {"spearman": 2, "heavy_infantry": 1}
    assert table.units("keep") == {"archer": 4}
    assert table.reason("done") is Reason.MUST_PLACE_ALL
    for piece, post in (("spearman", "E"), ("spearman", "E"), ("swordsman", "S"), ("archer", "SW")):
        table.do(f"place {piece} town {post}")
    table.do("done")
    assert table.asked == []


def test_RC_56_who_is_sent_along_in_a_later_round_is_not_held_again() -> None:
    table = fortress("scenario-1-versus", 2, ring="W ditch", deployment_W="slinger 3")
    slinger = WEST * 34 + FOE_INDEX["slinger"]
    table.position.arrived[slinger] = 3
    table.stage(5)
    table.do("done")
    assert table.position.arrived[slinger] == 0
    table.position.field[slinger] += 2
    table.position.arrived[slinger] = 2
    table.stage(5)
    for _ in range(4):
        table.do("storm slinger W")
    table.do("done")
    assert table.told(FoesMovedUp)[-1].pieces == (("slinger", 3),)
    assert table.zone("deployment_W") == {"slinger": 2}


def test_RC_104_ram_lord_and_shaman_come_with_the_waves_that_were_taken_for_them() -> None:
    for mode in ("scenario-1-coop", "scenario-1-versus"):
        waves = VALUES.modes[mode].waves
        assert [wave.north[FOE_INDEX["ram"]] for wave in waves] == [1, 0, 0]
        assert [wave.main[FOE_INDEX["lord_of_destruction"]] for wave in waves] == [0, 0, 1]
    for mode in ("scenario-2-coop", "scenario-2-versus"):
        waves = VALUES.modes[mode].waves
        assert [wave.main[FOE_INDEX["forest_shaman"]] for wave in waves] == [0, 0, 0, 1]


def test_RC_107_who_stands_on_the_wall_leads_already() -> None:
    table = fortress("scenario-1-versus", 2, W="1/1", assault_W="warrior 6")
    table.position.climbed[WEST * len(FOES) + FOE_INDEX["giant"]] = 1
    table.stage(9)
    assert table.reason("group giant W.2") is Reason.LEADS_FROM_WALL
