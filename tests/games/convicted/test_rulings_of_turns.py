"""Rulings about table, board, set-up and actions (docs/convicted/RULES.md, section 15)."""

from __future__ import annotations

import pytest

from stronghold_gui.core.game import OptionError
from stronghold_gui.games.convicted.actions.fortress import repair_price
from stronghold_gui.games.convicted.actions.sabotage import BUILDING, TOWER, WALL
from stronghold_gui.games.convicted.data.reading import load_values
from stronghold_gui.games.convicted.events import Declined, Exchanged, Given, Waiting
from stronghold_gui.games.convicted.game import CONVICTED
from stronghold_gui.games.convicted.pieces import (
    DIRECTIONS,
    GATES,
    KEEP,
    RING_INDEX,
    SECTION_INDEX,
    SPEARMAN,
    TECHNOLOGIES,
    UNITS,
    ZONES,
)
from stronghold_gui.games.convicted.preparation.sections import choices
from stronghold_gui.games.convicted.preparation.turn import shares_of_actions
from stronghold_gui.games.convicted.reasons import Reason
from stronghold_gui.games.convicted.rooms import task
from stronghold_gui.games.convicted.siege.foe_targets import side
from stronghold_gui.games.convicted.siege.reach import reaches
from stronghold_gui.games.convicted.values import NOTHING
from tests.games.convicted.scene import Scene, fortress, village

VALUES = load_values()


def begun(mode: str, seats: int, **options: str) -> Scene:
    """Return a game at its first decision."""
    return Scene(CONVICTED.setup({"mode": mode, "first": "a", **options}, seats, 1))


def test_RC_01_a_player_leads_the_enemy_in_versus_alone_and_defenders_are_four_at_most() -> None:
    assert {mode.id: mode.led for mode in VALUES.modes.values()} == {
        "campaign": False, "scenario-1-coop": False, "scenario-1-versus": True, "scenario-2-coop": False,
        "scenario-2-versus": True,
    }  # fmt: skip
    assert CONVICTED.options(5)["mode"] == ("scenario-1-versus", "scenario-2-versus")
    assert "scenario-1-versus" not in CONVICTED.options(1)["mode"]
    table = begun("scenario-1-versus", 3)
    assert (table.position.enemy, CONVICTED.team(table.position, 0), CONVICTED.team(table.position, 2)) == (
        2,
        (0, 1),
        (2,),
    )


def test_RC_02_everything_is_open_but_chance() -> None:
    position = begun("campaign", 2).position
    views = [CONVICTED.view(position, seat).position for seat in (0, 1, None)]
    assert all(view.chance.seed == view.chance.count == 0 for view in views)
    assert views[0] == views[1] == views[2]
    twin = CONVICTED.imagine(CONVICTED.view(position, 0), 99)
    twin.chance = position.chance
    assert twin == position


def test_RC_03_a_turn_has_rounds_and_a_round_has_stages() -> None:
    table = fortress(W="3/3 spearman 3", assault_W="warrior 1")
    table.position.round = 0
    table.position.todo = [task("siege_end"), task("round")]
    table.position.chance.begin()
    table.go(task("round"))
    assert (table.position.turn, table.position.round) == (1, 1)


def test_RC_05_all_twenty_one_technologies_and_six_heroes_are_in() -> None:
    assert len(TECHNOLOGIES) == 21
    assert len({text for text in begun("campaign", 1).legal() if text.startswith("hero ")}) == 6


def test_RC_06_no_more_ditches_and_no_more_defenders_than_there_are_pieces() -> None:
    table = village(W="0/0")
    assert [VALUES.obstacles[kind].limit for kind in (1, 2, 3)] == [12, 12, 12]
    table.position.waiting[SPEARMAN] = VALUES.defender_limit
    assert table.reason("train spearman W") is Reason.UNITS_LIMIT


def test_RC_07_the_defender_of_a_section_decides_about_it_and_the_first_player_closes() -> None:
    table = fortress(
        seats=2, W="1/1 archer 1", SW="1/1 archer 1", E="1/1 archer 1", assault_W="warrior 3", assault_E="warrior 3"
    )
    table.position.owner = [0, 0, 0, 0, 0, 1, 1, 1, 0]
    table.stage(1)
    assert table.asked == ["a aim", "b aim"]
    assert table.reason("aim archer W assault_W", "a") is Reason.NOT_THERE
    table = fortress(seats=2, W="1/1 spearman 1").go(task("placing"))
    assert table.asked == ["a placing", "b placing"]
    assert table.reason("done", "b") is Reason.FIRST_CLOSES


def test_RC_08_the_gates_are_as_strong_as_the_north_wall_is_built() -> None:
    table = village(N="1/1", known="fortifications")
    table.position.resistance[GATES] = 0
    table.do("fortify N")
    assert table.position.resistance[GATES] == 1
    table.do("repair gates")
    assert (table.position.resistance[GATES], table.position.nominal(GATES)) == (2, 2)
    assert table.reason("repair gates") is Reason.NOTHING_TO_REPAIR


def test_RC_09_left_and_right_are_as_the_attacker_sees_them() -> None:
    position = fortress().position
    sides = {name: side(position, number)[1:] for number, name in enumerate(DIRECTIONS)}
    named = {name: tuple(list(SECTION_INDEX)[tower] for tower in towers) for name, towers in sides.items()}
    assert named == {"N": ("NE", "NW"), "E": ("SE", "NE"), "S": ("SW", "SE"), "W": ("NW", "SW")}


def test_RC_10_walls_and_barrier_towers_reach_assault_zones_alone() -> None:
    position = fortress(W="5/5", SW="0/0", NW="1/1").position

    def reached(post: str) -> set[str]:
        return {name for zone, name in enumerate(ZONES) if reaches(position, SECTION_INDEX[post], zone)}

    assert reached("W") == {"assault_W"}
    assert reached("SW") == {"assault_W", "assault_S"}
    assert reached("NW") == {"assault_W", "assault_N", "deployment_W", "deployment_N"}


def test_RC_11_four_of_the_keep_shoot_in_all_directions() -> None:
    table = fortress(town="keep 2", keep="archer 6", deployment_E="slinger 9", assault_W="warrior 1").stage(1)
    assert all(reaches(table.position, KEEP, zone) for zone in range(len(ZONES)))
    for _ in range(4):
        table.do("aim archer keep deployment_E")
    assert table.asked == ["a volley"]
    assert table.position.todo[-1][3] == 4


def test_RC_12_no_hero_is_taken_twice() -> None:
    table = begun("campaign", 2)
    table.do("hero oracle")
    assert table.asked == ["b hero"]
    assert table.reason("hero oracle") is Reason.HERO_TAKEN


def test_RC_13_levels_of_factions_are_chosen_once_and_for_each() -> None:
    assert begun("campaign", 1, level="hard").position.levels == (3, 3, 3, 3)
    assert begun("campaign", 1, level="hard", wolfmen="easy").position.levels == (3, 3, 1, 3)
    with pytest.raises(OptionError, match="beasts"):
        CONVICTED.setup({"beasts": "mild"}, 1, 1)


def test_RC_14_each_places_own_spearmen_within_the_capacity_of_barriers() -> None:
    table = begun("campaign", 2)
    table.do("hero oracle")
    table.do("hero forger")
    assert table.asked == ["a garrison"]
    assert table.position.stock_of(0) == (4, 0, 0, 0)
    for _ in range(3):
        table.do("place spearman town N")
    assert table.reason("place spearman town N") is Reason.NO_ROOM
    assert table.reason("place spearman N E") is Reason.OWN_SPEARMEN
    assert table.reason("done") is Reason.MUST_PLACE_ALL
    table.do("place spearman town NE")
    assert table.asked == ["b garrison"]


def test_RC_15_the_first_player_has_what_is_left_and_everybody_a_tower_beside_the_wall() -> None:
    table = Scene(fortress(seats=3).position)
    table.position.owner = [-1] * 9
    table.go(task("sections"))
    table.do("defend N NE")
    assert table.reason("defend E NE") is Reason.SECTION_TAKEN
    assert table.reason("defend S NW") is Reason.TOWER_NOT_ADJACENT
    assert table.reason("defend S W SE SW") is Reason.SECTIONS_COUNT
    table.do("defend E SE")
    table.do("defend S SW")
    assert table.position.owner == [0, 0, 1, 1, 2, 2, 0, 0, 0]
    assert all(len(choice) == 4 for choice in choices(tuple(range(8)), 2, 2))


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


def test_RC_97_heroes_are_taken_in_scenarios_too() -> None:
    assert begun("scenario-2-coop", 2).asked == ["a hero"]


def test_RC_98_the_level_of_a_scenario_changes_the_army_of_the_defenders() -> None:
    armies = {level: begun("scenario-1-coop", 1, level=level).position for level in ("easy", "intermediate", "hard")}
    spearmen = [position.mode.start.armies[position.difficulty - 1][SPEARMAN] for position in armies.values()]
    assert spearmen == [11, 9, 8]
    assert {position.levels for position in armies.values()} == {(1, 1, 1, 1)}


def test_RC_99_the_fortress_of_scenario_1() -> None:
    start = VALUES.modes["scenario-1-coop"].start
    assert start.levels == (4, 3, 4, 3, 3, 3, 3, 3)
    assert start.resistance == (4, 3, 2, 1, 1, 2, 2, 3)
    assert start.technologies >> TECHNOLOGIES.index("militia") & 1


def test_RC_100_the_fortress_of_scenario_2() -> None:
    start = VALUES.modes["scenario-2-versus"].start
    assert start.levels == start.resistance == (4, 3, 4, 3, 3, 3, 3, 3)
    assert start.ring.count(3) == 5


def test_RC_108_scenarios_leave_no_loot() -> None:
    table = fortress("scenario-2-coop", faction="forestmen")
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
    assert table.wall("W") == (2, 2)
    assert table.wall("SW") == (1, 1)
    assert position.buildings[3] == 2
    assert table.units("W") == {"spearman": 6}
    assert position.waiting[SPEARMAN] == 4
    assert position.waiting[len(UNITS) + 2] == 1
    assert len(table.told(Waiting)) == 5
    assert table.engines("W") == {"boulders": 1}


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
