"""The command that lists and checks lessons."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from stronghold_gui.files import resource
from stronghold_gui.teaching.lessons import Progress
from tests.commands.conftest import Run
from tests.games.stronghold.teaching.lessons.sample import document


def test_list_names_every_lesson_and_what_has_been_learnt(run: Run) -> None:
    Progress().finish("table")
    first, second, *rest = run("lesson", "list").out.splitlines()
    assert first.startswith("table")
    assert "✓" in first
    assert "✓" not in second
    assert len(rest) == len(list(resource("stronghold", "lessons").glob("*.json"))) - 2


@pytest.mark.parametrize("language", ["en", "fr"])
def test_check_tells_a_good_lesson_and_every_fault_of_a_bad_one(run: Run, language: str) -> None:
    good, bad = document(), document()
    bad["scenes"][0]["steps"][1]["expect"] = ["march troll CAMP FW"]
    for name, content in (("good.json", good), ("bad.json", bad)):
        Path(name).write_text(json.dumps(content), encoding="utf-8")
    assert run("lesson", "check", "good.json", "--language", language).code == 0
    answer = run("lesson", "check", "good.json", "bad.json", "none.json", "--language", language)
    assert answer.code == 3
    assert "Sample" in answer.out
    assert "scenes[0].steps[1]" in answer.out
    assert "none.json" in answer.out


def test_check_without_a_file_is_a_wrong_call(run: Run) -> None:
    assert run("lesson", "check").code == 2
