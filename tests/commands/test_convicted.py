"""The Convicted on the command line: no points, computers that play campaigns, and documents that mean harm."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.commands.conftest import Run


def test_a_game_that_is_not_played_for_points_tells_none(run: Run) -> None:
    told = run("simulate", "--game", "convicted", "--games", "2", "--json").json()
    assert told["mean_points"] == []
    assert "points" not in run("simulate", "--game", "convicted", "--games", "2").out.lower()


def test_a_match_that_is_over_names_winners_and_no_points(run: Run) -> None:
    document = in_siege(run)
    document["position"] |= {"period": "over", "ending": "held", "winners": ["a"], "todo": []}
    Path("over.json").write_text(json.dumps(document), encoding="utf-8")
    assert run("new", "b.stronghold", "--from", "over.json").code == 0
    assert "The game is over: Player A won." in run("show", "b.stronghold").out


# -- documents that mean harm: refused by path, and at once ----------------------------------------------------------


def in_siege(run: Run) -> dict[str, Any]:
    """Return the document of a position in which ranged units aim."""
    run("new", "a.stronghold", "--game", "convicted", "--mode", "scenario-2-coop", "--seats", "1", "--seed", "1")
    document: dict[str, Any] = run("show", "a.stronghold", "--json").json()
    return document


def refused(run: Run, document: dict[str, Any]) -> str:
    """Return what ``check`` says of a document that it refuses."""
    Path("harm.json").write_text(json.dumps(document), encoding="utf-8")
    answer = run("check", "harm.json")
    assert answer.code != 0
    assert "Traceback" not in answer.out + answer.err
    return answer.out + answer.err


def test_a_document_that_is_left_alone_is_accepted(run: Run) -> None:
    Path("fine.json").write_text(json.dumps(in_siege(run)), encoding="utf-8")
    assert run("check", "fine.json").code == 0


@pytest.mark.parametrize("count", [1_000, 10**9])
def test_a_thousand_units_on_a_wall_are_refused_by_path(run: Run, count: int) -> None:
    document = in_siege(run)
    document["position"]["sections"]["N"]["units"] = {"spearman": count}
    assert "position.sections" in refused(run, document)


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("sections.N.level", 6),
        ("sections.NE.level", 99),
        ("sections.N.resistance", 9),
        ("buildings.library", 6),
        ("buildings.keep", 4),
        ("levels.beasts", 4),
        ("difficulty", 0),
        ("turn", 21),
    ],
)
def test_levels_out_of_range_are_refused_by_path(run: Run, path: str, value: int) -> None:
    document = in_siege(run)
    place = document["position"]
    *parents, last = path.split(".")
    for name in parents:
        place = place.setdefault(name, {})
    place[last] = value
    assert f"position.{path}" in refused(run, document)


def test_squads_over_nobody_are_refused_by_path(run: Run) -> None:
    document = in_siege(run)
    document["position"] |= {"period": "siege"}
    siege = document["position"].setdefault("siege", {})
    siege |= {"faction": "forestmen", "main": "N", "round": 1, "stage": 12}
    siege["squads"] = [{"side": "N", "number": 1, "leader": "assassin", "supports": ["heavy_footman"] * 3}]
    assert "position.siege.sides.N.assault" in refused(run, document)


@pytest.mark.parametrize(
    "todo",
    [
        ["turn", "turn"],
        ["siege_end", "round", "round", "siege_end"],
        ["turn", "siege", "turn"],
        ["siege", "want 0 0 0 1", "want 0 0 0 1"],
        ["losses 0 9 9 0 0", "rescue 0 0", "losses 0 9 9 0 0"],
    ],
)
def test_tasks_in_a_circle_are_refused_by_path(run: Run, todo: list[str]) -> None:
    document = in_siege(run)
    document["position"]["todo"] = todo
    assert "position.todo" in refused(run, document)


@pytest.mark.parametrize("many", [1_000, 20_000])
def test_more_tasks_than_any_game_has_are_refused_by_path(run: Run, many: int) -> None:
    document = in_siege(run)
    document["position"]["todo"] = [*document["position"]["todo"], *["garrison 0"] * many]
    assert "position.todo" in refused(run, document)


def test_a_million_enemies_before_a_wall_are_refused_by_path(run: Run) -> None:
    document = in_siege(run)
    siege = document["position"].setdefault("siege", {})
    siege["sides"] = {"N": {"assault": {"heavy_footman": 1_000_000}}}
    assert "position.siege" in refused(run, document)
