"""Rulings about actions, placing, sabotage and what a turn leaves (docs/convicted/RULES.md, section 15)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from stronghold_gui.core.save.faults import BadFileError
from stronghold_gui.games.convicted.actions.sabotage import BUILDING, TOWER, WALL
from stronghold_gui.games.convicted.actions.walls import repair_price
from stronghold_gui.games.convicted.chapter import task
from stronghold_gui.games.convicted.data.reading import load_values
from stronghold_gui.games.convicted.documents import POSITIONS
from stronghold_gui.games.convicted.events import Declined, Exchanged, Given, Waiting
from stronghold_gui.games.convicted.pieces import (
    DIRECTIONS,
    GATES,
    RING_INDEX,
    SECTION_INDEX,
    SPEARMAN,
    UNITS,
)
from stronghold_gui.games.convicted.preparation.turn import shares_of_actions
from stronghold_gui.games.convicted.reasons import Reason
from stronghold_gui.games.convicted.siege.course import end
from stronghold_gui.games.convicted.values import NOTHING
from tests.games.convicted.scene import fortress, village

VALUES = load_values()


def test_RC_16_boss_turns_have_six_more_actions() -> None:
    position = fortress(seats=4).position
    found = {}
    for turn in (9, 10, 15, 20):
        position.turn = turn
        found[turn] = sum(shares_of_actions(position))
    assert found == {9: 12, 10: 18, 15: 18, 20: 18}


def test_RC_17_everybody_pays_from_a_stock_of_their_own() -> None:
    table = village(2, stock="1/0/0/0", W="1/1", known="fortifications")
    assert table.refused("fortify W").figures == {"wood": 2, "stone": 0, "iron": 0, "gold": 0}
    assert table.reason("fortify W") is Reason.CANNOT_PAY


def test_RC_18_an_upgrade_adds_a_point_and_repairs_nothing() -> None:
    table = village(W="3/1", SW="0/0", known="masonry")
    table.do("fortify W")
    assert table.wall("W") == (4, 2)
    table.do("fortify SW")
    assert table.wall("SW") == (1, 1)


def test_RC_20_stakes_and_moat_cost_a_wood_and_a_ditch_nothing() -> None:
    assert [VALUES.obstacles[kind].cost for kind in (1, 2, 3)] == [NOTHING, (1, 0, 0, 0), (1, 0, 0, 0)]


def test_RC_21_a_moat_only_where_something_is_and_nothing_else_there() -> None:
    table = village()
    assert table.reason("entrench moat ring_W1") is Reason.MOAT_NEEDS
    table.do("entrench ditch ring_W1")
    assert table.refused("entrench stakes ring_W1").figures == {"ring": "ring_W1", "obstacle": "ditch"}
    assert table.reason("entrench ditch ring_W1") is Reason.RING_TAKEN
    table.do("entrench moat ring_W1")
    assert table.position.ring[RING_INDEX["ring_W1"]] == 3
    table.position.ring[:] = [3] * 12
    table.position.ring[0] = 1
    assert table.reason("entrench moat ring_W1") is Reason.RING_TAKEN


def test_RC_24_a_building_needs_all_its_technologies() -> None:
    table = village(town="barracks 2", known="chain_mail crossbow")
    assert table.refused("build barracks").figures == {"technology": "architecture"}
    table.position.buildings[2] = 3
    assert table.reason("build keep") is Reason.KEEP_ENDS_AT_3
    table.position.buildings[0] = 5
    assert table.reason("build barracks") is Reason.TOP_LEVEL


def test_RC_25_what_a_building_does_not_give_any_more_cannot_be_trained() -> None:
    table = village(W="1/1 archer 1", town="barracks 1", known="archery")
    assert table.refused("train archer W").figures == {"level": 2, "have": 1}
    table.position.buildings[0] = 0
    assert table.reason("train spearman W") is Reason.BARRACKS_TOO_LOW
    table.do("build barracks")
    assert table.position.stock_of(0) == (9, 9, 9, 9)


def test_RC_26_every_technology_lies_open() -> None:
    table = village(town="library 1", known="archery")
    assert table.reason("research archery") is Reason.KNOWN
    assert table.refused("research mine").figures == {"level": 2, "have": 1}
    assert table.reason("research mine") is Reason.LIBRARY_TOO_LOW


def test_RC_27_a_unit_of_another_type_and_any_engine_make_room() -> None:
    table = village(
        W="0/0 spearman 3; boulders 1", SW="2/2; catapult 1", town="barracks 2,workshop 3", known="archery ballista"
    )
    assert table.reason("train archer W") is Reason.NO_ROOM
    assert table.reason("train spearman W spearman") is Reason.SAME_TYPE
    assert table.reason("train archer W swordsman") is Reason.NOT_THERE
    table.do("train archer W spearman")
    assert table.units("W") == {"spearman": 2, "archer": 1}
    assert table.reason("make ballista SW") is Reason.NO_SLOT
    table.do("make ballista SW catapult")
    assert table.engines("SW") == {"ballista": 1}


def test_RC_28_an_engine_needs_workshop_and_technology_and_boulders_nothing() -> None:
    table = village(W="0/0", SW="2/2", town="workshop 1")
    assert table.reason("make catapult SW") is Reason.WORKSHOP_TOO_LOW
    table.position.buildings[1] = 4
    assert table.refused("make onager SW").figures == {"technology": "onager"}
    table.do("make boulders W")
    assert table.engines("W") == {"boulders": 1}


def test_RC_29_boulders_on_walls_the_others_in_slots() -> None:
    table = village(W="5/5", SW="1/1", known="catapult cauldron", town="workshop 2")
    assert table.reason("make boulders SW") is Reason.WALLS_ONLY
    assert table.reason("make catapult W") is Reason.SLOTS_ONLY
    assert table.reason("make catapult SW") is Reason.NO_SLOT


def test_RC_30_one_pile_and_one_cauldron_a_wall_never_used_up() -> None:
    table = village(W="0/0; boulders 1 cauldron 1", known="cauldron", town="workshop 1")
    assert table.reason("make boulders W") is Reason.ONE_PILE
    assert table.reason("make cauldron W") is Reason.ONE_CAULDRON
    siege = fortress(W="1/1; boulders 1", assault_W="warrior 3").stage(9)
    siege.go(task("boulders", 3), dice="1")
    assert siege.engines("W") == {"boulders": 1}


def test_RC_31_loot_may_be_spent_without_the_technology() -> None:
    table = village(stock="1/2/0/0", W="2/2", known="architecture")
    assert table.reason("collect stone") is Reason.NOT_UNLOCKED
    table.do("fortify W")
    assert table.position.stock_of(0) == (0, 0, 0, 0)


def test_RC_32_one_gift_or_exchange_a_turn_if_the_partner_agrees() -> None:
    table = village(2, stock="3/2/0/0")
    assert table.asked == ["a action", "b trade"]
    table.do("offer a wood 1", "b")
    assert table.reason("want wood 1", "b") is Reason.SAME_KIND
    assert table.reason("want gold 1", "b") is Reason.NOT_ENOUGH
    table.do("want stone 2", "b")
    assert table.asked == ["a answer"]
    table.do("answer no")
    assert table.told(Declined) == [Declined(0)]
    assert table.asked == ["a action"]
    assert table.reason("offer a wood 1") is Reason.NO_PARTNER
    assert table.reason("offer b wood 4") is Reason.NOT_ENOUGH
    table.do("offer b wood 2")
    table.do("want stone 1")
    table.do("answer yes", "b")
    assert table.told(Exchanged)[0].number == 1
    assert [table.position.stock_of(seat) for seat in (0, 1)] == [(1, 3, 0, 0), (5, 1, 0, 0)]
    assert table.reason("offer b wood 1") is Reason.TRADE_USED


def test_RC_32_a_gift_needs_no_answer() -> None:
    table = village(2, stock="3/2/0/0")
    table.do("offer b wood 3")
    table.do("give")
    assert table.told(Given)[0].count == 3
    assert table.asked[0] == "a action"


def test_RC_33_a_point_of_repair_costs_wood_or_stone() -> None:
    position = fortress(W="2/1", E="3/1").position
    assert repair_price(position, SECTION_INDEX["W"]) == (1, 0, 0, 0)
    assert repair_price(position, SECTION_INDEX["E"]) == (0, 1, 0, 0)
    assert repair_price(position, GATES) == (1, 0, 0, 0)
    table = village(W="2/2", E="0/0")
    assert table.reason("repair W") is Reason.NOTHING_TO_REPAIR
    assert table.reason("repair E") is Reason.NOTHING_TO_REPAIR


def test_RC_34_the_deserter_brings_a_unit_of_the_barracks_once_a_turn() -> None:
    table = village(W="0/0", heroes="deserter")
    assert table.reason("desert archer W") is Reason.BARRACKS_TOO_LOW
    table.do("desert spearman W")
    assert table.reason("desert spearman W") is Reason.HERO_USED
    assert village(W="0/0", heroes="oracle").reason("desert spearman W") is Reason.NOT_YOUR_HERO


def test_RC_35_the_forger_makes_three_of_any_three() -> None:
    table = village(stock="2/1/1/0", heroes="forger", known="goldworking")
    assert table.reason("forge wood wood stone stone") is Reason.SAME_KIND
    assert table.reason("forge wood wood stone iron") is Reason.NOT_UNLOCKED
    assert table.reason("forge wood wood wood gold") is Reason.NOT_ENOUGH
    assert table.reason("forge wood wood gold") is Reason.FORGE_THREE
    table.do("forge wood wood stone gold")
    assert table.position.stock_of(0) == (0, 0, 1, 3)


def test_RC_38_pieces_without_a_place_wait_and_all_that_fits_is_placed() -> None:
    table = fortress(W="0/0 spearman 3", town="keep 1")
    table.position.waiting[SPEARMAN] = 1
    table.go(task("placing"))
    assert table.refused("done").figures == {"count": 1}
    assert table.reason("place spearman town keep") is Reason.KEEP_RANGED_ONLY
    table.do("place spearman town SW")
    table.do("done")
    assert table.asked == []


@pytest.mark.parametrize(("seats", "wood"), [(1, 5), (2, 2), (3, 1), (4, 0)])
def test_RC_108_scenarios_leave_no_loot_and_the_wood_of_every_turn_is_none(seats: int, wood: int) -> None:
    table = fortress("scenario-2-coop", seats, faction="forestmen")
    before = [table.position.stock_of(seat) for seat in range(seats)]
    table.go(task("loot"))
    for seat, (had, *others) in enumerate(before):
        assert list(table.position.stock_of(seat)) == [had + wood, *others]


def test_RC_108_after_the_last_turn_nobody_needs_wood_any_more() -> None:
    table = fortress("scenario-1-coop", faction="barbarians")
    before = table.position.stock_of(0)
    table.go(task("loot"))
    assert table.position.stock_of(0) == before


def test_RC_109_saboteurs_lower_a_building_a_tower_and_a_wall_by_two() -> None:
    table = fortress("scenario-2-coop", W="4/4 spearman 10; boulders 1", SW="2/2; catapult 1", town="library 3")
    position = table.position
    position.buildings = [0, 0, 1, 3, 0, 0]
    position.units[6 * SECTION_INDEX["W"]] = 10
    for what in (WALL, TOWER, BUILDING):
        table.go(task("damage", what))
    assert table.wall("W") == (2, 4)
    assert table.wall("SW") == (1, 2)
    assert position.buildings[3] == 2
    assert table.units("W") == {"spearman": 6}
    assert position.waiting[SPEARMAN] == 4
    assert position.waiting[len(UNITS) + 2] == 1
    assert len(table.told(Waiting)) == 5
    assert table.engines("W") == {"boulders": 1}


def test_RC_109_the_gates_keep_their_resistance_with_their_wall() -> None:
    table = fortress("scenario-2-coop", N="4/3", gates="4").go(task("damage", WALL))
    assert table.wall("N") == (2, 3)
    assert table.position.resistance[GATES] == 4
    table.go(task("damage", WALL))
    assert table.wall("N") == (0, 0), "a barrier has no resistance"
    assert table.position.resistance[GATES] == 0


def test_RC_109_what_is_kept_outlasts_the_siege_and_is_hit_as_ever() -> None:
    table = fortress("scenario-2-coop", W="4/4", deployment_W="trebuchet 1").go(task("damage", WALL))
    table.stage(4, "11")
    assert table.wall("W") == (2, 3), "5 against 4 takes a point"
    end(table.position, task("siege_end"), table.events)
    assert table.wall("W") == (2, 3)


def test_RC_109_kept_resistance_is_not_repaired_and_grows_after_its_level() -> None:
    table = village(N="2/4", gates="3", known="architecture masonry structures")
    assert table.reason("repair N") is Reason.NOTHING_TO_REPAIR
    assert table.reason("repair gates") is Reason.NOTHING_TO_REPAIR
    found = []
    for _ in range(3):
        table.do("fortify N")
        found.append((*table.wall("N"), table.position.resistance[GATES]))
    assert found == [(3, 4, 3), (4, 4, 4), (5, 5, 5)]


def test_RC_109_a_position_with_kept_resistance_is_written_and_read() -> None:
    table = fortress("scenario-2-coop", N="4/4", SW="2/2", stock="9/9/9/9").go(task("damage", WALL))
    table.go(task("placing"), task("damage", TOWER))
    position = table.position
    assert (table.wall("N"), table.wall("SW"), position.resistance[GATES]) == ((2, 4), (1, 2), 4)
    position.todo, position.baseline = [task("siege_end"), task("placing")], 0
    assert POSITIONS.from_json(POSITIONS.to_json(position)) == position
    campaign = fortress(N="2/4", gates="2").go(task("placing")).position
    campaign.todo, campaign.baseline = [task("siege_end"), task("placing")], 0
    with pytest.raises(BadFileError, match=r"sections\.N\.resistance"):
        POSITIONS.from_json(POSITIONS.to_json(campaign))


def test_RC_109_a_switch_cuts_resistance_to_that_of_the_level() -> None:
    table = fortress("scenario-2-coop", N="4/4", SW="2/2").reads(sabotage_cuts_resistance=True)
    for what in (WALL, TOWER):
        table.go(task("damage", what))
    assert (table.wall("N"), table.wall("SW"), table.position.resistance[GATES]) == ((2, 2), (1, 1), 2)


def test_RC_109_the_enemy_player_names_what_is_damaged() -> None:
    table = fortress("scenario-2-versus", 2, W="2/2; boulders 1", E="1/1", SW="2/2", NE="1/1")
    table.position.buildings = [1, 0, 1, 3, 0, 0]
    table.go(task("sabotage"))
    assert table.asked == ["b sabotage"]
    assert table.reason("sabotage keep") is Reason.KEEP_IS_SAFE
    assert table.reason("sabotage chapel") is Reason.LEVEL_0
    assert table.reason("sabotage W") is Reason.WRONG_TARGET
    table.do("sabotage library")
    assert table.reason("sabotage W") is Reason.WRONG_TARGET
    table.do("sabotage SW")
    table.do("sabotage W")
    assert table.wall("W") == (0, 0)
    assert table.engines("W") == {}


def test_RC_110_saboteurs_open_the_ring_before_the_main_direction() -> None:
    table = fortress("scenario-2-coop", faction="forestmen", ring="W moat, E ditch", N="5/5", S="5/5", E="5/5", W="0/0")
    table.go(task("army"))
    assert table.position.main == DIRECTIONS.index("W")
    assert [table.position.ring[section] for section in VALUES.ring_of[3]].count(0) == 1
    versus = fortress("scenario-2-versus", 2, ring="W1 moat, E1 ditch")
    versus.position.level = versus.position.resistance[:8] = [0] * 8
    versus.position.buildings = [0] * 6
    versus.go(task("sabotage"))
    assert versus.reason("sabotage ring_N1") is Reason.RING_EMPTY
    versus.do("sabotage ring_W1")
    assert versus.position.ring[RING_INDEX["ring_W1"]] == 0


def test_RC_115_the_cheapest_wait_when_a_section_has_shrunk() -> None:
    table = fortress("scenario-2-coop", W="2/2 spearman 2 heavy_infantry 4")
    table.position.level[SECTION_INDEX["W"]] = 1
    table.go(task("unhouse", SECTION_INDEX["W"]))
    assert table.units("W") == {"heavy_infantry": 4}


def test_RC_117_in_a_placing_every_piece_is_moved_once() -> None:
    table = fortress(W="0/0 spearman 1", E="0/0", S="0/0 archer 3").go(task("placing"))
    table.do("place spearman W E")
    assert table.reason("place spearman E W") is Reason.HAS_MOVED
    assert table.refused("place archer S town").reason == Reason.ROOM_ELSEWHERE
    assert table.reason("place archer S S") is Reason.SAME_PLACE


def test_RC_36_at_library_2_stoneworking_can_be_had_and_masonry_cannot() -> None:
    table = village(town="library 2", known="beasts_of_burden")
    table.do("research stoneworking")
    assert table.reason("research masonry") is Reason.LIBRARY_TOO_LOW


def test_RC_06_no_more_obstacles_than_there_are_pieces() -> None:
    table = village(ring="N1 ditch, N2 ditch")
    values = table.position.values
    obstacles = tuple(replace(obstacle, limit=2) for obstacle in values.obstacles)
    table.position.values = replace(values, obstacles=obstacles)
    assert table.reason("entrench ditch ring_W1") is Reason.NONE_LEFT


def test_RC_11_a_unit_that_passes_through_the_keep_makes_no_room_for_another() -> None:
    table = village(keep="archer 4 swordsman 1", town="keep 2,barracks 3", known="crossbow")
    assert table.reason("train crossbowman keep swordsman") is Reason.NO_ROOM
    table.do("train crossbowman keep archer")
    assert table.units("keep") == {"archer": 3, "swordsman": 1, "crossbowman": 1}


def test_an_upgrade_needs_its_technology_and_only_two_kinds_are_drilled() -> None:
    table = village(W="1/1", town="barracks 3", known="discipline")
    assert table.reason("fortify W") is Reason.TECHNOLOGY_MISSING
    assert table.reason("drill swordsman N N") is Reason.NOT_DRILLED


@pytest.mark.parametrize("sections", ["", " N", " N N W", " N N N N N N N N"])
def test_discipline_is_refused_for_any_number_of_sections_but_two(sections: str) -> None:
    table = village(W="1/1", town="barracks 3", known="discipline")
    assert table.reason(f"drill archer{sections}") is Reason.DRILL_COUNT
