"""The teaching commands for Warriors: lessons, puzzles, hints, the rules, and why a move is refused."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from stronghold_gui.files import resource
from stronghold_gui.teaching.lessons import Progress
from stronghold_gui.teaching.puzzles.progress import remember
from stronghold_gui.text import LANGUAGES
from tests.commands.conftest import Run

GAME = ("--game", "warriors")
LESSONS, PUZZLES = resource("warriors", "lessons"), resource("warriors", "puzzles")


@pytest.fixture(name="table")
def _table(run: Run) -> str:
    """Return the file of a position in which goblins are about to attack."""
    document = json.loads((LESSONS / "02-dice.json").read_text(encoding="utf-8"))["scenes"][0]["position"]
    table = {"box": "base", "seats": 2, **document}
    Path("p.json").write_text(
        json.dumps({"format": "warriors-position", "version": 1, "position": table}), encoding="utf-8"
    )
    assert run("new", "a.stronghold", "--from", "p.json").code == 0
    return "a.stronghold"


def test_lesson_list_names_those_of_the_game_and_what_has_been_learnt(run: Run) -> None:
    Progress().finish("warriors/cards")
    first, second, *rest = run("lesson", "list", *GAME).out.splitlines()
    assert first.startswith("warriors/cards")
    assert "✓" in first
    assert "✓" not in second
    assert len(rest) == len(list(LESSONS.glob("*.json"))) - 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_lesson_check_tells_a_good_one_and_the_place_of_a_fault(run: Run, language: str) -> None:
    good = LESSONS / "05-charge.json"
    bad = json.loads(good.read_text(encoding="utf-8"))
    bad["scenes"][0]["steps"][1]["expect"] = ["attack a.barbarians b.elves"]
    Path("bad.json").write_text(json.dumps(bad), encoding="utf-8")
    answer = run("lesson", "check", str(good), "bad.json", "--language", language)
    assert answer.code == 3
    of_good, *of_bad = answer.out.splitlines()
    assert "scenes" not in of_good
    assert any("scenes[0].steps[1].expect[0]" in line for line in of_bad)


def test_puzzle_list_names_those_of_the_game_and_what_was_solved(run: Run) -> None:
    remember("warriors/an-excuse")
    lines = run("puzzle", "list", *GAME).out.splitlines()
    assert len(lines) == len(list(PUZZLES.glob("*.json")))
    solved = [line for line in lines if line.split("  ")[0] == "warriors/an-excuse"]
    assert solved
    assert [line for line in lines if line.rstrip().endswith(solved[0].split()[-1])] == solved


@pytest.mark.parametrize("language", LANGUAGES)
def test_puzzle_check_and_solve_take_a_name_of_the_list_or_a_file(run: Run, language: str) -> None:
    spoken = ("--language", language)
    assert run("puzzle", "check", "warriors/one-bow-is-enough", *GAME, *spoken).code == 0
    assert run("puzzle", "check", str(PUZZLES / "small-change.json"), *spoken).code == 0
    answer = run("puzzle", "solve", "warriors/others-blood", *GAME, *spoken)
    assert answer.code == 0
    first, second = (line.split("  ")[-1] for line in answer.out.splitlines()[1:3])
    assert (first, second) == ("band elves*2 goblins*2", "target b.undead")


def test_a_puzzle_that_can_be_done_otherwise_is_told_so(run: Run) -> None:
    bad = json.loads((PUZZLES / "one-bow-is-enough.json").read_text(encoding="utf-8"))
    bad["needs"] = ["again"]
    Path("bad.json").write_text(json.dumps(bad), encoding="utf-8")
    answer = run("puzzle", "check", "bad.json")
    assert answer.code == 3
    assert "needs" in answer.out


def test_hint_tells_what_is_decided_what_is_possible_why_not_and_what_matters(run: Run, table: str) -> None:
    answer = run("hint", table)
    assert answer.code == 0
    lines = answer.out.splitlines()
    assert lines[0].startswith("Your simple battle is next")
    assert {"What you can do", "What to think about"} <= set(lines)
    assert "- The goblins can attack: dwarves (Player B)." in lines
    assert "Ce qui est possible" in run("hint", table, "--language", "fr").out
    assert run("hint", table, "--seat", "b").code == 1


def test_the_rule_that_a_hint_names_can_be_read_as_it_says(run: Run, table: str) -> None:
    named = run("hint", table).out.split("(stronghold ")[1].split(")")[0]
    answer = run(*named.split())
    assert answer.code == 0, named
    assert answer.out
    assert "--game warriors" in named


def test_rules_and_why_speak_of_the_game(run: Run, table: str) -> None:
    assert run("rules", *GAME).out
    refused = run("why", table, "attack", "a.goblins", "b.elves")
    assert refused.code == 1
    assert refused.out.startswith("This faction can’t attack the elves")
    assert "section 5" in refused.out
    assert run("why", table, "attack", "a.goblins", "b.dwarves").code == 0


def test_check_tells_what_is_wrong_with_a_position_by_its_path(run: Run, table: str) -> None:
    assert run("check", table).code == 0
    bad = json.loads(Path("p.json").read_text(encoding="utf-8"))
    bad["position"]["players"]["a"]["catapults"] = 99
    Path("p.json").write_text(json.dumps(bad), encoding="utf-8")
    answer = run("check", "p.json")
    assert answer.code == 3
    assert "catapult" in answer.out


def test_the_schema_of_its_puzzles_is_published(run: Run) -> None:
    published = json.loads(resource("schemas", "warriors", "puzzle-1.json").read_text(encoding="utf-8"))
    assert published == run("schema", "puzzle", *GAME).json()
