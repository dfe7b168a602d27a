"""Lessons, puzzles, rules and hints of The Convicted on the command line."""

from __future__ import annotations

import json
from pathlib import Path

from stronghold_gui.files import resource
from tests.commands.conftest import Run

GAME = ("--game", "convicted")


def test_its_lessons_are_listed_and_sound(run: Run) -> None:
    listed = run("lesson", "list", *GAME)
    assert listed.code == 0
    assert "The first palisade" in listed.out
    assert run("lesson", "check", str(resource("convicted", "lessons", "13-melee.json"))).code == 0


def test_its_puzzles_are_listed_and_proved(run: Run) -> None:
    assert "Break the bridge" in run("puzzle", "list", *GAME).out
    assert run("puzzle", "check", str(resource("convicted", "puzzles", "break-the-bridge.json"))).code == 0


def test_a_puzzle_that_cannot_be_proved_is_refused_by_its_place(run: Run, tmp_path: Path) -> None:
    document = json.loads(resource("convicted", "puzzles", "break-the-bridge.json").read_text(encoding="utf-8"))
    document["needs"] = ["done"]
    document["goals"][0]["count"] = 99
    (tmp_path / "p.json").write_text(json.dumps(document), encoding="utf-8")
    refused = run("puzzle", "check", str(tmp_path / "p.json"))
    assert refused.code != 0
    assert "Traceback" not in refused.out


def test_its_rules_are_told(run: Run) -> None:
    told = run("rules", "walls_levels", *GAME)
    assert told.code == 0
    assert "Masonry" in told.out


def test_the_schema_of_its_puzzles_is_published(run: Run) -> None:
    published = json.loads(resource("schemas", "convicted", "puzzle-1.json").read_text(encoding="utf-8"))
    assert published == run("schema", "puzzle", *GAME).json()
