"""Lines of sight (rules, section 10): the vectors, rulings, and a plain version over random pairs."""

from __future__ import annotations

import json
import os
import random
from collections.abc import Sequence
from typing import Any, Final, get_args

from stronghold_gui.games.fortress.field.distance import Distances
from stronghold_gui.games.fortress.field.field import DOOR_STATES, DoorState, Field
from stronghold_gui.games.fortress.field.hexes import centre
from stronghold_gui.games.fortress.fighting.looking import distance, sees
from stronghold_gui.games.fortress.setting import plan
from stronghold_gui.games.fortress.sight import points
from stronghold_gui.games.fortress.sight.lines import Point3, ends, hides, is_free, met_by
from stronghold_gui.games.fortress.sight.sight import Body, Look, Mode, Sight
from stronghold_gui.games.fortress.sight.solids import prism, sheets, solids
from tests.games.fortress import HERE, plain_sight
from tests.games.fortress.bench import board, field_of
from tests.games.fortress.scene import siege

MAP = Field(plan("west_barbican"))
SIGHT = Sight(MAP)
VECTORS: Final[dict[str, dict[str, Any]]] = {
    vector["id"]: vector for vector in json.loads((HERE / "sight.json").read_text(encoding="utf-8"))["vectors"]
}
MODES: Final[tuple[Mode, ...]] = get_args(Mode)
MANY: Final = int(os.environ.get("STRONGHOLD_LONG", "1")) * 1_500
"""Pairs that the comparison looks at."""
DOORS: Final[dict[str, DoorState]] = {"closed": "closed", "open": "open", "destroyed": "gone"}


def spots(figure: dict[str, Any]) -> tuple[int, ...]:
    return tuple(MAP.index[col, row, level] for col, row, level in figure["at"])


def looked(vector: dict[str, Any]) -> tuple[Look, list[Body]]:
    door, shooter, target = DOORS[vector.get("door", "closed")], vector["from"], vector["to"]
    others = [(spots(other), other["height"], other["size"]) for other in vector.get("others", [])]
    if target == "door":
        look = Look(spots(shooter), shooter["height"], (MAP.barred[door],), 9, "attack", door, leaf=True)
    else:
        look = Look(spots(shooter), shooter["height"], spots(target), target["height"], "attack", door)
    return look, others


def free_lines(look: Look, bodies: Sequence[Body], starts: Sequence[Point3]) -> int:
    """Return the number of free lines from some points to those of the goal."""
    pair = SIGHT.pair(look)
    things = [*pair.solids, *plain_sight.forms(MAP, bodies)]
    return sum(is_free(o, p, things, pair.sheets) for o in starts for p in pair.goals)


def check(name: str) -> None:
    vector = VECTORS[name]
    look, others = looked(vector)
    kinds = {
        "own": points.own_points(MAP, look.start, look.height, head=False),
        "battlement": points.battlement_points(MAP, look.start),
        "rim": points.rim_points(MAP, look.start),
    }
    goals = points.hit_zone(MAP, look.goal, look.goal_height, whole=False)
    found = {kind: [free_lines(look, others, starts), len(starts) * len(goals)] for kind, starts in kinds.items()}
    found = {kind: lines for kind, lines in found.items() if lines[1]}
    assert found == vector["lines"]
    assert SIGHT.clear(look, others) == vector["clear"]


def shown(name: str) -> None:
    """The lines that the vector shows meet what it says."""
    vector = VECTORS[name]
    look, others = looked(vector)
    things = plain_sight.everything(MAP, look.door, others, without_leaf=look.leaf)
    panes = [pane for those in sheets(MAP).values() for pane in those]
    for line in vector.get("shown", []):
        met = met_by(tuple(line["from"]), tuple(line["to"]), things, panes)
        names = [f"{'door leaf' if thing.thing == 'leaf' else thing.thing}" for thing in met]
        assert names[:1] == [] if line["meets"] == "free" else any(word in line["meets"] for word in names), line


def test_VL_01_over_open_ground() -> None:
    check("VL-01")
    shown("VL-01")


def test_VL_02_and_VF_09_from_the_gatehouse_by_the_point_of_the_battlement() -> None:
    check("VL-02")
    shown("VL-02")


def test_VL_03_the_monk_looks_up_in_vain_from_near_and_sees_from_far() -> None:
    for name in ("VL-03a", "VL-03b"):
        check(name)
        shown(name)


def test_VL_04_through_the_doorway_with_the_door_in_every_state() -> None:
    for name in ("VL-04a", "VL-04b", "VL-04c", "VL-04d"):
        check(name)
        shown(name)


def test_VL_05_bodies_in_the_way() -> None:
    for name in ("VL-05a", "VL-05b", "VL-05c"):
        check(name)
        shown(name)


def test_VL_06_from_the_platform_into_the_courtyard_and_not_beneath_it() -> None:
    for name in ("VL-06a", "VL-06b"):
        check(name)
        shown(name)


def test_VL_07_the_joint_of_two_wall_columns_does_not_leak() -> None:
    check("VL-07")
    shown("VL-07")


def test_VL_08_and_VF_32_and_RF_52_the_rim_of_the_base_on_a_rung() -> None:
    check("VL-08")


def test_VL_09_and_VF_12_the_door_as_a_target() -> None:
    for name in ("VL-09a", "VL-09b", "VL-09c"):
        check(name)


def test_VT_12_range_counts_columns() -> None:
    far = Distances(MAP).columns
    pairs = [((13, 7), (15, 7)), ((8, 9), (14, 7)), ((9, 8), (15, 7)), ((3, 10), (14, 7))]
    assert [far(*pair) for pair in pairs] == [2, 7, 7, 13]


def test_RF_54_two_spaces_of_one_column_are_one_apart() -> None:
    scene = siege().army(0, "drake").army(1, "finn").put("drake", (16, 8, 1)).put("finn", (16, 8, 21))
    assert distance(scene.position, scene.figure("drake"), scene.position.spots(scene.figure("finn"))) == 1
    assert not sees(scene.position, scene.figure("drake"), scene.figure("finn"))


def test_VF_31_on_a_rung_the_base_is_part_of_the_hit_zone() -> None:
    rung, ground = MAP.index[19, 8, 10], MAP.index[19, 8, 1]
    assert len(points.hit_zone(MAP, (rung,), 5, whole=False)) == 28
    assert len(points.hit_zone(MAP, (ground,), 5, whole=False)) == 21
    assert 2 * 10 in {z for _, _, z in points.hit_zone(MAP, (rung,), 5, whole=False)}


def test_RF_48_everything_is_reckoned_in_whole_numbers() -> None:
    for spot in (MAP.index[14, 8, 21], MAP.index[19, 8, 10]):
        for point in (*points.battlement_points(MAP, (spot,)), *points.rim_points(MAP, (spot,))):
            assert all(type(number) is int for number in point)


def test_RF_49_adjacent_figures_always_see_each_other() -> None:
    scene = siege().army(0, "drake").army(1, "finn").put("drake", (18, 7, 12)).put("finn", (19, 8, 10))
    assert sees(scene.position, scene.figure("drake"), scene.figure("finn"))


def test_RF_50_a_battlement_serves_every_space_of_its_level_at_its_corner_from_inside() -> None:
    inside, beside = MAP.index[14, 8, 21], MAP.index[14, 7, 21]
    assert points.battlement_points(MAP, (inside,))
    assert set(points.battlement_points(MAP, (beside,))) & set(points.battlement_points(MAP, (inside,)))
    assert points.battlement_points(MAP, (MAP.index[13, 8, 1],)) == ()


def test_RF_50_a_battlement_is_no_help_from_outside_even_on_its_level() -> None:
    written = board()
    written["battlements"] = [{"hex": [3, 3], "level": 1, "edge": "E"}]
    field = field_of(written)
    assert len(points.battlement_points(field, (field.index[3, 3, 1],))) == 2
    assert points.battlement_points(field, (field.index[4, 3, 1],)) == ()


def test_RF_51_and_RF_53_clear_sight_spaces_use_battlements_and_look_for_any_part() -> None:
    look = Look((MAP.index[14, 8, 21],), 5, (MAP.index[13, 9, 1],), 5, "zone", "closed")
    assert SIGHT.clear(look, ())
    assert len(points.hit_zone(MAP, look.goal, 5, whole=True)) == 35


def test_what_stands_in_the_line_is_told_with_its_levels() -> None:
    look = Look((MAP.index[13, 9, 1],), 5, (MAP.index[14, 8, 21],), 5, "attack", "closed")
    found = SIGHT.first_obstacle(look, ())
    assert found is not None
    assert (found.thing, found.at) == ("wall", (14, 8))
    assert found.levels > 0


def test_there_are_solids_for_every_column() -> None:
    assert {at for at, those in solids(MAP, "closed").items() if those} >= {
        at for at, ground in MAP.plan.hexes.items() if ground.level
    }


def compare(pairs: int, seed: int) -> int:
    """Compare both versions over random pairs, with random bodies, in each state of the door; return how many see."""
    dice, seen = random.Random(seed), 0  # noqa: S311 - who looks where
    for _ in range(pairs):
        start, goal, *others = dice.sample(range(len(MAP.spots)), 8)
        if dice.random() < 0.7:
            near = [spot for spot in range(len(MAP.spots)) if MAP.at(spot) != MAP.at(start)]
            goal = min(dice.sample(near, 12), key=lambda spot: abs(MAP.spots[spot][0] - MAP.spots[start][0]))
        sizes = ("medium", "large", "huge")
        bodies: list[Body] = [((spot,), dice.choice((4, 5, 7)), dice.choice(sizes)) for spot in others]
        mode, door = dice.choice(MODES), dice.choice(DOOR_STATES)
        look = Look((start,), dice.choice((4, 5, 7)), (goal,), dice.choice((4, 5, 9)), mode, door)
        found = SIGHT.clear(look, bodies)
        assert found == plain_sight.clear(MAP, look, bodies), (look, bodies)
        seen += found
    return seen


def test_the_quick_version_sees_what_the_plain_one_does() -> None:
    assert MANY // 6 < compare(MANY, 1) < MANY * 5 // 6


def test_a_solid_hides_all_that_lies_between_what_it_hides_and_nothing_else() -> None:
    wall, eye, (u, v) = prism("wall", (5, 3), 0, 20), ends((*centre((3, 3)), 9)), centre((8, 3))
    low = ends((u, v, 0))
    assert hides(wall, eye, [low, ends((u, v, 12))])
    assert not hides(wall, eye, [low, ends((u, v, 80))])
    assert not hides(wall, eye, [low, ends((*centre((3, 8)), 0))])
