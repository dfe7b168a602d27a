"""Steps: what they cost and why some cannot be (rules, sections 6.1 and 6.4)."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

from stronghold_gui.games.fortress.field.field import SKY, Field
from stronghold_gui.games.fortress.field.steps import Step
from stronghold_gui.games.fortress.moving.reach import Reach
from stronghold_gui.games.fortress.setting import plan
from tests.games.fortress.bench import JsonMap, board, cost, field_of, shape, step, why_not
from tests.games.fortress.scene import on, siege

MAP = Field(plan("west_barbican"))


def laddered(*, landing: int = 1, top: int = 12) -> JsonMap:
    """Return a board with a ladder on (3,3) that leans on rock in the east; neighbours of several levels around it."""
    levels = {(4, 3): top, (3, 3): landing, (3, 2): 3, (3, 4): 4, (4, 4): 5, (2, 3): 1, (4, 2): 7}
    written = board(levels)
    rungs = -(-(top - landing) // 2)
    ladder = {"id": "bench", "landing": [3, 3, landing], "edge": "E", "top": [4, 3, top], "rungs": rungs}
    written["ladders"] = [ladder]
    return written


BENCH = field_of(laddered())


def reach(scene_figure: str, at: tuple[int, int, int]) -> set[str]:
    scene = siege().army(0, scene_figure.partition(".")[0]).put(scene_figure, at)
    scene.turn(scene_figure.partition(".")[0])
    position = scene.position
    ends = Reach(position, scene.figure(scene_figure)).ends()
    return {scene.setting.field.name(place[0]) for place in ends}


def test_VF_05_and_RF_18_who_stays_on_walk_and_road_has_three_points_more() -> None:
    on_road = reach("tarn_vikings.1", (1, 10, 1))
    assert "7,9,1" in on_road
    assert "8,9,1" not in on_road
    on_grass = reach("tarn_vikings.1", (0, 10, 1))
    assert "4,10,1" in on_grass
    assert "5,10,1" not in on_grass


def battlemented() -> JsonMap:
    written = board({(2, 3): 0 + 1, (3, 3): 2, (4, 3): 2})
    written["battlements"] = [{"hex": [3, 3], "level": 2, "edge": "W"}, {"hex": [3, 3], "level": 2, "edge": "E"}]
    return written


def test_VF_06_and_RF_20_over_a_battlement_from_inside_two_points_more() -> None:
    field = field_of(battlemented())
    assert cost(field, (3, 3, 2), (4, 3, 2)) == 3
    scene = on(battlemented()).army(0, "izumi_samurai").put("izumi_samurai.1", (3, 3, 2)).turn("izumi_samurai")
    scene.play("step izumi_samurai.1 4,3,2")
    assert Reach(scene.position, scene.figure("izumi_samurai.1")).points == 3


def test_VF_07_over_a_battlement_from_outside_one_level_lower_three_more() -> None:
    field = field_of(battlemented())
    assert cost(field, (2, 3, 1), (3, 3, 2)) == 4
    scene = on(battlemented()).army(0, "izumi_samurai").put("izumi_samurai.1", (2, 3, 1)).turn("izumi_samurai")
    scene.play("step izumi_samurai.1 3,3,2")
    assert Reach(scene.position, scene.figure("izumi_samurai.1")).points == 2


def test_RF_19_a_battlement_does_not_exist_for_who_passes_beneath_or_above() -> None:
    # Under the walk at [16,9] one leaves towards [16,10]... the edge of the gatehouse has battlements 20 levels above.
    assert cost(MAP, (17, 9, 1), (16, 9, 1)) == 1
    assert MAP.top_between(MAP.index[16, 9, 1], MAP.index[17, 9, 1], 0) == -1


def test_RF_21_a_drop_is_measured_from_the_top_of_the_battlement() -> None:
    found = step(MAP, (17, 8, 21), (18, 8, 1))
    assert found == Step(MAP.index[18, 8, 1], 3, 22, ladder=False, jump=False)


def test_VT_04_down_from_the_gatehouse_over_its_battlement_is_three_points_and_22_levels() -> None:
    found = step(MAP, (17, 8, 21), (18, 8, 1))
    assert isinstance(found, Step)
    assert (found.cost, found.drop) == (3, 22)


def test_VT_05_climbing_costs_levels_and_is_less_than_the_height() -> None:
    assert cost(MAP, (11, 5, 1), (12, 4, 2)) == 2
    field = field_of(board({(4, 3): 6}))
    assert why_not(field, (3, 3, 1), (4, 3, 6)) == "too_high"
    assert cost(field, (3, 3, 1), (4, 3, 6), shape(6)) == 6


def test_VF_17_landing_space_and_first_rung_are_a_point_apart() -> None:
    assert cost(MAP, (19, 8, 1), (19, 8, 2)) == 1
    assert cost(MAP, (19, 8, 2), (19, 8, 1)) == 1


def test_VF_18_from_beside_the_landing_space_to_the_top_are_eight_points_and_back() -> None:
    way = [(19, 9, 1), (19, 8, 1), *((19, 8, level) for level in (2, 4, 6, 8, 10, 12)), (18, 7, 12)]
    assert sum(cost(MAP, start, goal) for start, goal in pairwise(way)) == 8
    back = way[::-1]
    assert sum(cost(MAP, start, goal) for start, goal in pairwise(back)) == 8


def test_VT_01_by_both_ladders_it_is_thirteen_points() -> None:
    way = [(19, 8, 1), *((19, 8, level) for level in (2, 4, 6, 8, 10, 12)), (18, 7, 12)]
    way += [*((18, 7, level) for level in (13, 15, 17, 19, 21)), (17, 7, 21)]
    assert sum(cost(MAP, start, goal) for start, goal in pairwise(way)) == 13


def test_VT_02_a_ladder_takes_the_bonus_away() -> None:
    found = reach("tarn_vikings.1", (19, 5, 12))
    assert "18,7,15" in found
    assert "18,7,17" not in found


def test_VF_19_and_RF_27_onto_a_ladder_from_the_side_only_at_about_that_level() -> None:
    assert why_not(BENCH, (2, 3, 1), (3, 3, 2)) == "rung_skipped"
    assert cost(BENCH, (3, 2, 3), (3, 3, 2)) == cost(BENCH, (3, 2, 3), (3, 3, 4)) == 1
    assert why_not(BENCH, (3, 2, 3), (3, 3, 6)) == "rung_too_far"


def test_VF_20_and_RF_28_off_to_the_side_the_rise_counts_from_the_top_of_the_rung() -> None:
    rung = (3, 3, 4)
    assert cost(BENCH, rung, (3, 4, 4)) == 1
    field = field_of(laddered())
    assert cost(field_of({**laddered(), **_levels({(3, 4): 5})}), rung, (3, 4, 5)) == 1
    assert cost(field_of({**laddered(), **_levels({(3, 4): 7})}), rung, (3, 4, 7)) == 3
    found = step(field, rung, (2, 3, 1))
    assert isinstance(found, Step)
    assert (found.cost, found.drop) == (1, 3)


def _levels(more: dict[tuple[int, int], int]) -> JsonMap:
    return {"hexes": board({(4, 3): 12, (3, 3): 1, (3, 2): 3, **more})["hexes"]}


def two_ladders(second: int) -> Field:
    """Return two neighbouring ladders that lean east: landing levels 1 and ``second``."""
    levels = {(4, 3): 12, (3, 3): 1, (3, 4): second, (4, 4): 12}
    written = board(levels)
    written["ladders"] = [
        {"id": "one", "landing": [3, 3, 1], "edge": "E", "top": [4, 3, 12], "rungs": 6},
        {"id": "two", "landing": [3, 4, second], "edge": "E", "top": [4, 4, 12], "rungs": -(-(12 - second) // 2)},
    ]
    return field_of(written)


def test_VF_21_and_VF_22_from_ladder_to_ladder_at_one_level_or_one_beside() -> None:
    even, odd = two_ladders(1), two_ladders(2)
    assert cost(even, (3, 3, 4), (3, 4, 4)) == 1
    assert cost(odd, (3, 3, 4), (3, 4, 5)) == cost(odd, (3, 3, 4), (3, 4, 3)) == 1
    assert why_not(even, (3, 3, 4), (3, 4, 8)) == "rung_too_far"
    assert why_not(even, (3, 3, 4), (3, 4, 2)) == "rung_too_far"


def test_VF_25_and_RF_31_nobody_goes_through_a_ladder() -> None:
    levels = {(4, 3): 1, (3, 3): 1, (4, 2): 5}
    written = board(levels)
    written["walls"] = [
        {"at": [4, 3], "tier": 1, "type": "end", "sides": ["E"], "on": "base"},
        {"at": [5, 3], "tier": 1, "type": "end", "sides": ["W"], "on": "base"},
    ]
    written["walks"] = [
        {"piece": "walk_1", "level": 12, "hexes": [[4, 3]]},
        {"piece": "walk_1", "level": 12, "hexes": [[5, 3]]},
    ]
    written["ladders"] = [{"id": "bench", "landing": [3, 3, 1], "edge": "E", "top": [4, 3, 12], "rungs": 6}]
    assert field_of(written).panels
    # A ladder with open ground behind its panel, as over the road of a gate: the landing lies beside a free column.
    field = field_of(laddered(top=5))
    field.panels[(3, 3), 3] = [(1, 5)]
    field.panels[(2, 3), 0] = [(1, 5)]
    assert why_not(field, (2, 3, 1), (3, 3, 1)) == "panel"
    assert cost(field, (2, 3, 1), (2, 2, 1)) == 1


def test_RF_32_who_uses_ladders_must_and_others_may_climb_behind() -> None:
    field = field_of(laddered(top=5))
    assert why_not(field, (3, 3, 1), (4, 3, 5)) == "panel"
    assert cost(field, (3, 3, 1), (4, 3, 5), shape(7, climbs=False)) == 5
    assert why_not(field, (3, 3, 1), (3, 3, 2), shape(7, climbs=False)) == "size_on_ladder"


def test_RF_29_one_may_let_go_but_never_fall_onto_a_rung() -> None:
    found = step(MAP, (19, 8, 10), (19, 8, 1))
    assert isinstance(found, Step)
    assert (found.cost, found.drop, found.jump) == (1, 9, True)
    assert why_not(MAP, (19, 8, 10), (19, 8, 4)) == "rung_skipped"
    assert why_not(MAP, (19, 8, 1), (19, 8, 4)) == "rung_skipped"


def test_VT_03_jumping_down_is_a_point_and_a_drop() -> None:
    drops = []
    for start in ((18, 7, 12), (19, 8, 4), (19, 8, 10)):
        found = step(MAP, start, (19, 8, 1))
        assert isinstance(found, Step)
        assert found.cost == 1
        assert found.jump
        drops.append(found.drop)
    assert drops == [11, 3, 9]


def test_VT_23_over_the_west_battlement_from_the_walk_and_from_a_rung() -> None:
    walk, rung = step(MAP, (16, 11, 12), (15, 11, 1)), step(MAP, (16, 11, 13), (15, 11, 1))
    assert isinstance(walk, Step)
    assert isinstance(rung, Step)
    assert ((walk.cost, walk.drop), (rung.cost, rung.drop)) == ((3, 13), (1, 13))


def test_RF_17_a_figure_fits_every_space_it_crosses() -> None:
    assert cost(MAP, (13, 7, 1), (14, 7, 1), shape(9)) == 1
    assert why_not(MAP, (13, 7, 1), (14, 7, 1), shape(10)) == "no_room"
    assert why_not(MAP, (13, 7, 1), (14, 7, 1), shape(7, climbs=False, double=True)) == "door_too_small"


def test_a_step_beyond_the_neighbours_is_none() -> None:
    assert why_not(MAP, (13, 7, 1), (11, 7, 1)) == "not_next"


# -- a plain version of the same, compared over random places -------------------------------------------------------


def plain_cost(field: Field, height: int, start: int, goal: int) -> tuple[int, int] | None:
    """Return points and drop of an ordinary step between spaces, straight from section 6.1."""
    way = field.towards(start, goal)
    if way < 0 or max(field.ladder[start], field.ladder[goal]) >= 0:
        return None
    tops = [
        one.level + 2
        for one in field.plan.battlements
        for here, there, edge in ((start, goal, way), (goal, start, (way + 3) % 6))
        if field.spots[here] == (*one.at, one.level) and one.edge == edge and there >= 0
    ]
    crossing = max(field.level[start], field.level[goal], *tops, 0)
    for ladder in field.plan.ladders:
        edge = {ladder.landing[:2], ladder.top[:2]}
        if edge == {field.at(start), field.at(goal)} and ladder.landing[2] - height < crossing < ladder.goal:
            return None
        if field.spots[start] == ladder.landing and field.spots[goal] == ladder.top:
            return None
    for spot in (start, goal):
        if crossing + height > field.ceiling[spot] and field.ceiling[spot] != SKY:
            return None
    rise = crossing - field.level[start]
    return (1 + rise, crossing - field.level[goal]) if rise < height else None


def test_steps_between_spaces_are_those_of_a_plain_version() -> None:
    for height in (4, 5, 7, 9):
        form = shape(height)
        for start in range(MAP.spaces):
            for goal in MAP.around[start]:
                if goal >= MAP.spaces:
                    continue
                found = step(MAP, MAP.spots[start], MAP.spots[goal], form)
                weighed = (found.cost, found.drop) if isinstance(found, Step) else None
                assert weighed == plain_cost(MAP, height, start, goal), (MAP.name(start), MAP.name(goal))


@pytest.mark.parametrize("seed", range(3))
def test_a_random_figure_reaches_what_a_plain_search_does(seed: int) -> None:
    dice = random.Random(seed)  # noqa: S311 - where a figure stands
    for _ in range(30):
        start = dice.randrange(MAP.spaces)
        if MAP.stops[start] or start == MAP.barred["closed"]:
            continue
        name = dice.choice(["tarn_vikings.1", "izumi_samurai.1"])
        points = {"tarn_vikings.1": 4, "izumi_samurai.1": 6}[name]
        assert reach(name, MAP.spots[start]) == plain_reach(start, points)


def plain_reach(start: int, points: int) -> set[str]:
    """Return what a medium figure reaches alone on the map, door closed: every way tried out."""
    halts = {spot for spot in range(MAP.spaces) if MAP.stops[spot]} | {MAP.index[11, 10, 1]}

    def search(limit: int, *, walk_only: bool) -> set[int]:
        best = {start: 0}
        todo = [start]
        while todo:
            spot = todo.pop()
            if spot in halts and spot != start:
                continue
            for goal in MAP.around[spot]:
                if goal == MAP.barred["closed"] or (walk_only and not MAP.walk[goal]):
                    continue
                found = step(MAP, MAP.spots[spot], MAP.spots[goal])
                if not isinstance(found, Step) or (walk_only and found.ladder):
                    continue
                total = best[spot] + found.cost
                if total <= limit and total < best.get(goal, 99):
                    best[goal] = total
                    todo.append(goal)
        return set(best)

    found = search(points, walk_only=False) | (search(points + 3, walk_only=True) if MAP.walk[start] else set())
    return {MAP.name(spot) for spot in found - {start}}
