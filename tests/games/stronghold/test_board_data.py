"""A broken or contradictory board file is refused with the place and the fault (R-05: the board is data)."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from dataclasses import asdict
from typing import Any

import pytest

from stronghold_gui.core.reading import DataFault, read_json_value
from stronghold_gui.files import resource
from stronghold_gui.games.stronghold.data.board_file import load_board
from stronghold_gui.games.stronghold.preparation.setup import set_up

Change = Callable[[Any], object]
SHIPPED = read_json_value(resource("stronghold", "board.json"))


def broken(change: Change) -> DataFault:
    """Return the fault of the shipped board after a change."""
    data = copy.deepcopy(SHIPPED)
    change(data)
    with pytest.raises(DataFault) as caught:
        load_board(data)
    return caught.value


def put(value: object, *path: str | int) -> Change:
    """Return a change that writes a value."""

    def change(data: Any) -> None:  # noqa: ANN401 - JSON
        for step in path[:-1]:
            data = data[step]
        data[path[-1]] = value

    return change


def drop(*path: str | int) -> Change:
    """Return a change that leaves something out."""

    def change(data: Any) -> None:  # noqa: ANN401 - JSON
        for step in path[:-1]:
            data = data[step]
        del data[path[-1]]

    return change


def add(value: object, *path: str | int) -> Change:
    """Return a change that appends to a list."""

    def change(data: Any) -> None:  # noqa: ANN401 - JSON
        for step in path:
            data = data[step]
        data.append(value)

    return change


def test_R_05_the_shipped_board_is_the_one_of_the_rules() -> None:
    board = load_board(SHIPPED)
    assert asdict(board) == asdict(load_board())
    assert [sum(side == wanted for side in board.inner_side[: board.walls]) for wanted in (0, 1)] == [5, 4]
    assert [len(side) for side in board.ramparts] == [4, 3]
    assert sum(board.siege_marked) == 4
    assert board.field_ids == ("FW-RW1", "FW-RW2", "FW-RW3", "RW3-RW4", "FE-RE1", "FE-RE2", "FE-RE3")
    assert sum(board.start_units[0::3]) == 17
    assert sum(board.start_stone) == 18


def test_another_board_can_be_played() -> None:
    data: Any = copy.deepcopy(SHIPPED)
    data["name"] = "Bari"
    data["walls"][0]["invader_places"] = 6
    data["siege_tower_units"] = 4
    data["barbican"]["gates"] = {"toughness": [5, 6], "glory": [2, 4]}
    board = load_board(data)
    position = set_up("revised", False, 2, 1, board)
    assert (position.board.name, position.toughness) == ("Bari", 5)
    assert board.capacity[0] == 6
    assert board.capacity[board.siege(1)] == 4


ROAD = {"from": "FW", "to": "W1", "trap_field": False}


@pytest.mark.parametrize(
    ("change", "path", "problem"),
    [
        # not of the right form
        (drop("walls"), "walls", "required"),
        (put({}, "walls"), "walls", "array"),
        (put([], "walls"), "wall_adjacency[0][0]", "there is no 'W1'"),
        (put("W1", "walls", 0), "walls[0]", "an object"),
        (drop("walls", 2, "cauldron"), "walls[2].cauldron", "required"),
        (put("yes", "walls", 2, "cauldron"), "walls[2].cauldron", "boolean"),
        (put(0, "walls", 2, "invader_places"), "walls[2].invader_places", "greater than or equal to 1"),
        (put(2.5, "walls", 2, "invader_places"), "walls[2].invader_places", "integer"),
        (put(True, "walls", 2, "defender_places"), "walls[2].defender_places", "integer"),
        (put("north", "walls", 2, "side"), "walls[2].side", "'west'"),
        (put("", "name"), "name", "at least 1"),
        # names
        (put("W1", "walls", 1, "id"), "walls[1].id", "'W1' is used twice"),
        (put("FW", "ramparts", 0, "id"), "ramparts[0].id", "'FW' is used twice"),
        (put("STW1", "foregrounds", 0, "id"), "the file", "'STW1' is used twice"),
        (put("courtyard", "towers", 0, "id"), "towers[0].id", "something else"),
        (put("W 1", "barbican", "ram", "id"), "barbican.ram.id", "pattern"),
        # neighbours
        (add(["W1", "W1"], "wall_adjacency"), "wall_adjacency[7][1]", "named twice"),
        (add(["W1", "W2"], "wall_adjacency"), "wall_adjacency[7]", "there twice"),
        (add(["W2", "W1"], "wall_adjacency"), "wall_adjacency[7]", "there twice"),
        (add(["W1", "E1"], "wall_adjacency"), "wall_adjacency[7]", "different sides"),
        (add(["W1"], "wall_adjacency"), "wall_adjacency[7][1]", "required"),
        (add(["W1", "W9"], "wall_adjacency"), "wall_adjacency[7][1]", "there is no 'W9'"),
        (put(["W1", "W3"], "towers", 0, "adjacent_walls"), "towers[0].adjacent_walls", "two adjacent wall sections"),
        (put("east", "towers", 0, "side"), "towers[0].adjacent_walls", "different sides"),
        (put("RW2", "towers", 0, "opposite"), "towers[0].adjacent_ramparts", "not the neighbours"),
        (put("FW", "towers", 0, "opposite"), "towers[0].opposite", "'FW' is no rampart"),
        (put("RE1", "towers", 0, "opposite"), "towers[0]", "RE1 lies on the other side"),
        (put([], "towers", 0, "adjacent_ramparts"), "towers[0].adjacent_ramparts", "not the neighbours"),
        (put(["RW2", "RW2"], "towers", 0, "adjacent_ramparts"), "towers[0].adjacent_ramparts", "not the neighbours"),
        (put(["RW1", "RW4"], "ramparts", 0, "adjacent"), "ramparts[0].adjacent", "names itself"),
        (put(["RW2", "RW4"], "ramparts", 0, "adjacent"), "towers[0].adjacent_ramparts", "not the neighbours"),
        (drop("towers", 6), "ramparts[6]", "no tower stands opposite"),
        (put(["W1", "W7"], "barbican", "next_to", "walls"), "barbican.next_to.walls[1]", "there is no 'W7'"),
        (put(["W1"], "barbican", "next_to", "towers"), "barbican.next_to.towers[0]", "there is no 'W1'"),
        (put(["W1", "W1"], "barbican", "next_to", "walls"), "barbican.next_to.walls[1]", "named twice"),
        # paths
        (put("RE1", "paths", 0, "to"), "paths[0]", "from one side to the other"),
        (put("RW9", "paths", 0, "to"), "paths[0].to", "there is no place 'RW9'"),
        (add({"from": "FW", "to": "RW1", "trap_field": True}, "paths"), "paths[22]", "is there twice"),
        (add({"from": "W1", "to": "W2", "trap_field": False}, "paths"), "paths[22]", "leads on from a wall"),
        (add({"from": "RW1", "to": "RW1", "trap_field": False}, "paths"), "paths[22]", "to itself"),
        (add(ROAD, "paths"), "paths[22]", "no path can lead from FW to W1"),
        (
            add({"from": "RW1", "to": "FW", "trap_field": False}, "paths"),
            "paths[22]",
            "no path can lead from RW1 to FW",
        ),
        (add({"from": "RW2", "to": "STW2", "trap_field": False}, "paths"), "paths[22]", "from RW2 to STW2"),
        (add({"from": "RAM", "to": "RB", "trap_field": False}, "paths"), "paths[22]", "from RAM to RB"),
        (put(True, "paths", 1, "trap_field"), "paths[1].trap_field", "R-60"),
        (put("no", "paths", 1, "trap_field"), "paths[1].trap_field", "boolean"),
        (drop("paths", 9), "towers[3]", "not those of the rampart opposite"),
        (drop("paths", 11), "paths", "no way leads from the camp to RW4"),
        (drop("paths", 21), "paths", "no way leads from the camp to RAM"),
        # units and hero at set-up
        (put({"marksman": 3, "soldier": 1}, "walls", 0, "start"), "walls[0].start", "more units than places"),
        (put({"archer": 1}, "walls", 0, "start"), "walls[0].start.archer", "Unexpected"),
        (put(-1, "walls", 0, "start", "stone"), "walls[0].start.stone", "greater than or equal to 0"),
        (put("officer", "walls", 0, "start_hero"), "walls[2].start_hero", "stands on two walls"),
        (put("wizard", "walls", 0, "start_hero"), "walls[0].start_hero", "'officer'"),
        (put(None, "walls", 2, "start_hero"), "walls", "the officer stands nowhere"),
        (put("orc", "towers", 1, "start"), "towers[1].start", "'marksman'"),
        # the barbican
        (put([8, 8], "barbican", "gates", "toughness"), "barbican.gates", "different numbers of gates"),
        (put({"toughness": [], "glory": []}, "barbican", "gates"), "barbican.gates", "or none"),
        (put(0, "barbican", "gates", "toughness", 1), "barbican.gates.toughness[1]", "greater than or equal to 1"),
        (
            put(0, "barbican", "ram", "crew_per_component"),
            "barbican.ram.crew_per_component",
            "greater than or equal to 1",
        ),
        # houses
        (drop("buildings", 5), "buildings", "'guards' is missing"),
        (put("tavern", "buildings", 5, "id"), "buildings[5].id", "'guards'"),
        (add({"id": "tavern", "actions": False, "places": []}, "buildings"), "buildings[9].id", "'guards'"),
        (add({"id": "guards", "actions": True, "places": ["any"]}, "buildings"), "buildings[9].id", "there twice"),
        (put(False, "buildings", 0, "actions"), "buildings[0].actions", "R-10"),
        (put(["any"], "buildings", 0, "places"), "buildings[0].places", "nobody has a place here"),
        (put(["any", "knight"], "buildings", 5, "places"), "buildings[5].places[1]", "'marksman'"),
        (put([], "buildings", 5, "places"), "buildings[5].places", "a place was expected"),
        (put(["veteran"], "buildings", 6, "places"), "buildings[6].places[0]", "'veteran' is not one of"),
        (put({"marksman": 5}, "buildings", 4, "start"), "buildings[4].start", "without a place"),
        (put({"marksman": 3}, "buildings", 5, "start"), "buildings[5].start", "without a place"),
        (put({"veteran": 1}, "buildings", 6, "start"), "buildings[6].start", "without a place"),
        (put({"soldier": 1}, "buildings", 7, "start"), "buildings[7].start", "without a place"),
        (put({"goblin": 1}, "buildings", 4, "start"), "buildings[4].start.goblin", "Unexpected"),
        (put({"marksman": 1}, "buildings", 5, "starts"), "buildings[5].starts", "Unexpected"),
        (drop("buildings", 8, "unlimited"), "buildings[8]", "have no limit"),
        (put(True, "buildings", 5, "unlimited"), "buildings[5]", "have no limit"),
        (put(0, "siege_tower_units"), "siege_tower_units", "greater than or equal to 1"),
        (put(1, "moat"), "moat", "Unexpected"),
    ],
)
def test_every_fault_is_named_with_its_path(change: Change, path: str, problem: str) -> None:
    fault = broken(change)
    assert fault.path == path
    assert problem in fault.problem


def renamed(old: str, new: str) -> Change:
    """Return a change that renames a place everywhere."""

    def change(data: Any) -> None:  # noqa: ANN401 - JSON
        data.update(json.loads(json.dumps(data).replace(f'"{old}"', json.dumps(new))))

    return change


@pytest.mark.parametrize(
    ("new", "problem"),
    [
        ("west wall", "pattern"),
        ("W-1", "pattern"),
        ("1W", "pattern"),
        ("CAMP", "something else"),
        ("forge", "something else"),
        ("goblin", "something else"),
        ("gate1", "something else"),
        ("TW4", "'TW4' is used twice"),
    ],
)
def test_a_place_needs_a_name_that_moves_can_use(new: str, problem: str) -> None:
    fault = broken(renamed("W1", new))
    assert fault.path in ("walls[0].id", "towers[3].id")
    assert problem in fault.problem


def test_a_side_without_a_foreground_is_none() -> None:
    def change(data: Any) -> None:  # noqa: ANN401 - JSON
        data["foregrounds"] = data["foregrounds"][:1]
        data["paths"] = [path for path in data["paths"] if path["from"] != "FE"]

    assert broken(change).path == "foregrounds"


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        (put("marksman", "towers", 0, "start"), "18 marksman at set-up, and the box has 17"),
        (put(30, "walls", 0, "start", "stone"), "46 stone at set-up, and the box has 23"),
    ],
)
def test_more_at_set_up_than_the_box_has_is_refused_there(change: Change, problem: str) -> None:
    data = copy.deepcopy(SHIPPED)
    change(data)
    board = load_board(data)
    with pytest.raises(DataFault) as caught:
        set_up("revised", False, 2, 1, board)
    assert (caught.value.path, caught.value.problem) == ("the board 'Skanja'", problem)


def test_what_is_no_json_is_told_with_line_and_column(tmp_path: Any) -> None:  # noqa: ANN401 - pytest's
    file = tmp_path / "board.json"
    file.write_text('{\n "name": ,\n}', encoding="utf-8")
    with pytest.raises(DataFault) as caught:
        load_board(read_json_value(file))
    assert caught.value.path == "board.json, line 2, column 10"
