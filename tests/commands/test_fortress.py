"""Fortress on the command line: scenarios, modes and numbers of people; documents that mean harm."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from stronghold_gui.core.reading import read_json_value
from stronghold_gui.files import resource
from tests.commands.conftest import Run


@pytest.mark.parametrize(
    ("scenario", "mode", "seats"),
    [("ambush", "expert", 4), ("siege", "discovery", 3), ("small", "expert", 2), ("small", "usual", 2)],
)
def test_new_begins_any_scenario_in_either_mode(run: Run, scenario: str, mode: str, seats: int) -> None:
    given = ("--scenario", scenario, "--mode", mode, "--seats", str(seats), "--seed", "1")
    assert run("new", "a.stronghold", "--game", "fortress", *given).code == 0
    told = run("show", "a.stronghold", "--json").json()
    position = told["position"]
    assert (position["scenario"], position["people"]) == (scenario, seats)
    assert position.get("mode", "usual") == mode


def test_a_scenario_that_so_many_do_not_play_is_refused_in_a_sentence(run: Run) -> None:
    for command in (("new", "a.stronghold"), ("simulate", "--games", "1")):
        answer = run(*command, "--game", "fortress", "--scenario", "siege", "--seats", "4")
        assert (answer.code, answer.out) == (2, "")
        assert "siege" in answer.err
        assert len(answer.err.splitlines()) == 1


@pytest.mark.parametrize("mode", ["expert", "discovery"])
def test_simulate_plays_a_scenario_in_a_mode(run: Run, mode: str) -> None:
    given = ("--game", "fortress", "--scenario", "small", "--mode", mode, "--games", "1", "--json")
    told = run("simulate", *given).json()
    assert (told["scenario"], told["mode"], told["games"]) == ("small", mode, 1)


# -- documents that mean harm: refused by path, and at once ----------------------------------------------------------


def written(run: Run) -> dict[str, Any]:
    """Return a position document with a custom map."""
    run("new", "a.stronghold", "--game", "fortress", "--seed", "1")
    document: dict[str, Any] = run("show", "a.stronghold", "--json").json()
    own = read_json_value(resource("fortress", "maps/west_barbican.json"))
    document["position"]["map"] = own
    return document


def refused(run: Run, document: dict[str, Any]) -> str:
    """Return what ``check`` says of a document that it refuses."""
    Path("harm.json").write_text(json.dumps(document), encoding="utf-8")
    answer = run("check", "harm.json")
    assert answer.code != 0
    assert "Traceback" not in answer.out + answer.err
    return answer.out + answer.err


def test_a_map_of_a_million_hexes_is_refused_before_it_is_read(run: Run) -> None:
    document = written(run)
    document["position"]["map"]["hexes"] = "HEXES"
    hexes = ",".join(['{"at":[0,0],"level":1,"terrain":"grass"}'] * 1_000_000)
    Path("harm.json").write_text(json.dumps(document).replace('"HEXES"', f"[{hexes}]"), encoding="utf-8")
    assert "8 MiB" in run("check", "harm.json").out


def test_a_map_of_all_the_hexes_that_a_file_can_hold_is_refused_by_path(run: Run) -> None:
    document = written(run)
    document["position"]["map"]["hexes"] = [document["position"]["map"]["hexes"][0]] * 6_000
    assert "position.map.hexes" in refused(run, document)


def test_walls_in_a_circle_and_walls_that_float_are_refused_by_path(run: Run) -> None:
    document = written(run)
    walls = document["position"]["map"]["walls"]
    high = next(number for number, wall in enumerate(walls) if wall["tier"] == 2)
    walls[high]["tier"] = 3
    walls.append({**walls[high], "tier": 2, "on": "wall"})
    assert "position.map.walls" in refused(run, document)


def test_two_figures_on_a_space_are_refused_by_path(run: Run) -> None:
    document = written(run)
    del document["position"]["map"]
    document["position"]["cards"]["finn"]["figures"]["finn"] = {"space": "16,8,1"}
    document["position"]["cards"]["syvarris"]["figures"]["syvarris"] = {"space": "16,8,1"}
    assert "position.cards.finn.figures.finn.space" in refused(run, document)
