"""Fortress on the command line: scenarios, modes and numbers of people are chosen there."""

from __future__ import annotations

import pytest

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
