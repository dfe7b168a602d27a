"""Rulings about seats, pieces, the board, and how a game and a turn begin (docs/convicted/RULES.md, section 15)."""

from __future__ import annotations

import pytest

from stronghold_gui.core.game import OptionError
from stronghold_gui.games.convicted.chapter import task
from stronghold_gui.games.convicted.data.reading import load_values
from stronghold_gui.games.convicted.dice import d3
from stronghold_gui.games.convicted.documents import POSITIONS
from stronghold_gui.games.convicted.game import CONVICTED
from stronghold_gui.games.convicted.pieces import (
    DIRECTIONS,
    GATES,
    KEEP,
    SECTION_INDEX,
    SPEARMAN,
    TECHNOLOGIES,
    ZONES,
)
from stronghold_gui.games.convicted.preparation.sections import choices
from stronghold_gui.games.convicted.reasons import Reason
from stronghold_gui.games.convicted.resources import deal
from stronghold_gui.games.convicted.siege.foe_targets import side
from stronghold_gui.games.convicted.siege.reach import reaches
from tests.games.convicted.scene import Loaded, Scene, fortress, village

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


def test_RC_04_a_d3_is_recorded_as_the_number_that_counts() -> None:
    position = fortress().position
    position.chance = Loaded("123")
    assert [d3(position, "die") for _ in range(3)] == [1, 2, 3]


def test_RC_95_loot_is_dealt_from_the_first_player_on_without_a_choice() -> None:
    position = fortress(seats=3).position
    position.first = 1
    assert deal(position, (2, 1, 0, 1)) == [(1, 0, 0, 0), (1, 0, 0, 1), (0, 1, 0, 0)]


def test_RC_96_a_position_of_any_moment_is_saved_whole() -> None:
    table = fortress(W="3/2 spearman 2; boulders 1", ring="W moat", assault_W="warrior 3", stock="1/2/3/4").stage(9)
    table.go(task("matching", DIRECTIONS.index("W")))
    position = table.position
    position.baseline = 10
    position.todo.remove(task("hold"))
    assert POSITIONS.from_json(POSITIONS.to_json(position)) == position


def test_moves_of_others_and_of_other_moments_are_refused() -> None:
    table = begun("campaign", 2)
    assert table.reason("hero oracle", "b") is Reason.NOT_ASKED
    acting = village(2, stock="3/0/0/0")
    assert acting.reason("collect wood", "b") is Reason.NOT_YOUR_TURN
    over = fortress()
    over.position.todo = []
    refusal = CONVICTED.refusal(over.position, 0, CONVICTED.parse("done"))
    assert refusal is not None
    assert refusal.reason is Reason.GAME_OVER
