"""Building battlefields: allowed parts, and refusals with their paths (rules, section 2)."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from stronghold_gui.core.reading import DataFault
from stronghold_gui.games.fortress.field.field import Field
from stronghold_gui.games.fortress.field.plan_file import load_plan
from stronghold_gui.games.fortress.setting import pieces, plan
from tests.games.fortress.bench import JsonMap, board, field_of, plan_of, the_map

MAP = plan("west_barbican")
FIELD = Field(MAP)


def fault(written: JsonMap) -> str:
    with pytest.raises(DataFault) as refused:
        plan_of(written)
    return str(refused.value)


def wall(
    at: tuple[int, int], tier: int = 1, shape: str = "straight", sides: tuple[str, ...] = ("E", "W"), on: str = "base"
) -> JsonMap:
    return {"at": list(at), "tier": tier, "type": shape, "sides": list(sides), "on": on}


def walk(level: int, *hexes: tuple[int, int]) -> JsonMap:
    return {"piece": "walk_1", "level": level, "hexes": [list(at) for at in hexes]}


def two_ends(levels: int = 12) -> JsonMap:
    """Return a wall of two end sections, with its walks."""
    written = board()
    written["walls"] = [wall((3, 3), shape="end", sides=("E",)), wall((4, 3), shape="end", sides=("W",))]
    written["walks"] = [walk(levels, (3, 3)), walk(levels, (4, 3))]
    return written


@pytest.mark.parametrize("terrain", ["grass", "rock", "sand"])
def test_VF_01_a_base_stands_on_grass_rock_and_sand(terrain: str) -> None:
    written = two_ends()
    for hexagon in written["hexes"]:
        hexagon["terrain"] = terrain
    assert plan_of(written).columns == {(3, 3), (4, 3)}


def test_VF_01_and_RF_09_no_base_stands_on_water_or_road() -> None:
    for terrain, level in (("water", 0), ("walk", 1)):
        written = two_ends()
        next(one for one in written["hexes"] if one["at"] == [3, 3]).update(terrain=terrain, level=level)
        assert fault(written).startswith("walls[0].at: fortress.map.no_base")


def test_VF_02_a_section_stands_on_a_base_and_not_on_bare_ground() -> None:
    written = two_ends()
    written["walls"][0]["on"] = "wall"
    assert fault(written).startswith("walls[0].on")


def test_VF_03_sections_on_sections_have_their_tops_at_11_and_20() -> None:
    written = two_ends(21)
    written["walls"] += [
        wall((3, 3), 2, "end", ("E",), "wall"),
        wall((4, 3), 2, "end", ("W",), "wall"),
    ]
    assert plan_of(two_ends()).walks == {(3, 3): (12,), (4, 3): (12,)}
    assert plan_of(written).walks == {(3, 3): (21,), (4, 3): (21,)}


def test_VF_03_and_RF_12_a_straight_section_does_not_fit_on_a_corner_and_an_end_does() -> None:
    written = the_map()
    top = next(one for one in written["walls"] if one["at"] == [17, 7] and one["tier"] == 2)
    assert (top["type"], top["on"]) == ("end", "wall")
    top.update(type="straight", sides=["NW", "SE"])
    assert fault(written).endswith("does_not_fit (shape straight, below corner)")


def test_VF_04_walks_lie_at_12_and_21_and_battlements_end_two_higher() -> None:
    assert {level for levels in MAP.walks.values() for level in levels} == {12, 21}
    assert set(FIELD.tops.values()) == {14, 23}


def test_VF_04_a_section_is_not_left_bare() -> None:
    written = two_ends()
    del written["walks"][0]
    assert "wall_bare" in fault(written)


def test_RF_07_the_standing_level_is_ground_base_sections_and_walk() -> None:
    for ground in (1, 2, 3):
        written = two_ends(ground + 1 + 9 + 1)
        for hexagon in written["hexes"]:
            hexagon["level"] = ground
        assert plan_of(written).walks[3, 3] == (ground + 11,)


def test_RF_08_walks_over_the_door_are_level_with_those_beside_it() -> None:
    assert MAP.door is not None
    assert {MAP.walks[at] for at in (*MAP.door.feet, MAP.door.spaces[0])} == {(21,)}
    written = the_map()
    next(one for one in written["walls"] if one["on"] == "door_frame")["on"] = "base"
    assert "on_frame" in fault(written)


def test_VF_10_and_RF_11_the_door_spaces_are_where_the_frame_says() -> None:
    assert [FIELD.name(spot) for spot in FIELD.door_spots] == ["14,7,1", "15,8,1", "15,7,1", "16,8,1"]
    for change in ([[14, 7], [15, 7], [15, 8], [16, 8]], [[14, 7], [15, 8], [15, 7], [13, 7]]):
        written = the_map()
        written["door"]["spaces"] = change
        assert fault(written).startswith("door.")


def test_RF_10_the_doorway_is_nine_levels_high() -> None:
    assert MAP.storeys((14, 7)) == [(1, 10), (21, 10**6)]


def test_VF_15_and_RF_13_rungs_stand_two_levels_apart() -> None:
    low, high = (FIELD.rungs[number] for number in (0, 1))
    assert [FIELD.level[spot] for spot in low] == [2, 4, 6, 8, 10, 12]
    assert [FIELD.level[spot] for spot in high] == [13, 15, 17, 19, 21]


def test_VF_16_a_ladder_must_lean_on_something_and_stand_on_its_landing_space() -> None:
    written = the_map()
    written["ladders"][0]["edge"] = "E"
    assert fault(written).startswith("ladders[0].top")
    written = the_map()
    written["ladders"][0]["landing"] = [19, 8, 2]
    assert fault(written).startswith("ladders[0].landing")
    written = the_map()
    written["ladders"][0]["rungs"] = 5
    assert fault(written) == "ladders[0].rungs: fortress.map.other_rungs (levels 11, rungs 6)"


def test_RF_15_a_landing_space_has_one_ladder_and_a_ladder_may_end_at_a_bare_wall() -> None:
    written = the_map()
    written["ladders"].append({**written["ladders"][0], "id": "again"})
    assert fault(written).startswith("ladders[4].landing")
    written = the_map()
    written["ladders"][0].update(top=[18, 7, 9], rungs=4)
    field = field_of(written)
    assert field.plan.ladders[0].top not in field.index


def test_RF_14_one_battlement_an_edge_on_walk_grass_sand_or_rock() -> None:
    written = the_map()
    written["battlements"].append(written["battlements"][0])
    assert fault(written) == "battlements[39]: fortress.map.two_battlements"
    written = the_map()
    written["battlements"].append({"hex": [2, 5], "level": 0, "edge": "E"})
    assert fault(written).startswith("battlements[39]")
    written = the_map()
    written["battlements"].append({"hex": [1, 10], "level": 1, "edge": "E"})
    assert len(plan_of(written).battlements) == 40


def test_VF_36_the_flag_stands_on_a_battlement() -> None:
    written = the_map()
    written["flag"] = {"hex": [13, 7], "level": 1, "edge": "W"}
    assert fault(written) == "flag: fortress.map.flag_on_nothing"
    assert FIELD.name(FIELD.x) == "14,8,21"


def test_RF_05_the_map_is_built_of_what_one_box_and_one_master_set_hold() -> None:
    assert (len(MAP.hexes), FIELD.spaces, len(FIELD.spots) - FIELD.spaces) == (294, 302, 22)
    assert len(MAP.battlements) == 39
    written = the_map()
    written["tiles"][0]["hexes"][0] = [0, 0]
    assert fault(written).startswith("tiles[0].hexes")
    written = the_map()
    del written["tiles"][0]
    assert fault(written).startswith("tiles: fortress.map.other_tiles")


def test_RF_16_a_column_is_cut_into_storeys() -> None:
    assert MAP.storeys((16, 8)) == [(1, 20), (21, 10**6)]
    assert MAP.storeys((18, 7)) == [(12, 10**6)]
    assert MAP.storeys((13, 7)) == [(1, 10**6)]


# -- maps that mean harm ---------------------------------------------------------------------------------------------


def test_a_floating_wall_is_refused_by_path() -> None:
    written = two_ends()
    written["walls"].append(wall((3, 3), 3, "end", ("E",), "wall"))
    assert fault(written).startswith("walls[2]: fortress.map.section_floats")


def test_walls_that_stand_on_each_other_in_a_circle_are_refused() -> None:
    written = board()
    written["walls"] = [wall((3, 3), 2, "end", ("E",), "wall"), wall((3, 3), 3, "end", ("E",), "wall")]
    assert "section_floats" in fault(written)


def test_a_floating_walk_and_walks_without_room_between_them_are_refused() -> None:
    written = two_ends()
    written["walks"].append(walk(5, (1, 1)))
    assert fault(written).startswith("walks[2]: fortress.map.walk_floats")
    written = two_ends()
    written["walks"].append(walk(12, (3, 3)))
    assert fault(written).startswith("walks[2].hexes")


def test_a_joint_that_meets_nothing_is_refused() -> None:
    written = two_ends()
    written["walls"][0]["sides"] = ["W"]
    assert "joins_nothing" in fault(written)


def test_a_map_of_a_million_hexes_is_refused_before_any_is_looked_at(tmp_path: Path) -> None:
    file = tmp_path / "many.json"
    many = [{"at": [0, 0], "level": 1, "terrain": "grass"}] * 1_000_000
    file.write_text(json.dumps({"id": "many", "hexes": many}), encoding="utf-8")
    with pytest.raises(DataFault, match="too_large"):
        load_plan(file, pieces())
    with pytest.raises(DataFault, match=r"hexes: .*count 1001"):
        plan_of({**board(), "hexes": many[:1001]})


def test_more_pieces_than_the_box_has_are_refused() -> None:
    written = the_map()
    written["battlements"] += [{"hex": [col, 16], "level": 1, "edge": "SE"} for col in (2, 3, 4, 6, 9, 10)]
    written["battlements"] += [{"hex": [col, 16], "level": 1, "edge": "SW"} for col in (2, 3, 4, 6, 9, 10)]
    assert "box_empty (piece battlement, count" in fault(written)
