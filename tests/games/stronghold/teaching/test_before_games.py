"""Lessons, puzzles and progress from before there were several games: they stay Stronghold's, and open for ever."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from stronghold_gui.core.save.raw import read_raw
from stronghold_gui.games.library import find_kit
from stronghold_gui.teaching.lessons import lessons, open_lesson, own_folder, own_lessons
from stronghold_gui.teaching.lessons.rehearsal import faults_of
from stronghold_gui.teaching.naming import kept_as
from stronghold_gui.teaching.puzzles.library import added_folder, library
from stronghold_gui.teaching.puzzles.node import first_node
from stronghold_gui.teaching.puzzles.reading import read_puzzle
from stronghold_gui.teaching.puzzles.solver import Solver
from tests.games.stronghold.teaching.kit import KIT

SAMPLES = Path(__file__).parents[3] / "samples" / "before_games"


def sample(name: str) -> Any:  # noqa: ANN401 - a document
    """Return an old document."""
    return read_raw(SAMPLES / name)


@pytest.mark.parametrize("name", ["lesson.json", "puzzle.json"])
def test_an_old_file_names_no_game(name: str) -> None:
    assert sample(name)["version"] == 1
    assert "game" not in sample(name)


def test_an_old_lesson_is_one_of_strongholds_and_sound() -> None:
    lesson = open_lesson(SAMPLES / "lesson.json", find_kit)
    assert (lesson.kit.game.id, lesson.id) == ("stronghold", "rituals")
    assert faults_of(lesson) == []


def test_an_old_puzzle_is_one_of_strongholds_and_can_be_solved() -> None:
    puzzle = read_puzzle(SAMPLES / "puzzle.json", find_kit)
    assert (puzzle.rules.id, puzzle.id) == ("stronghold", "puzzle")
    assert Solver(puzzle).follow(first_node(puzzle), puzzle.solution)


def test_what_lies_in_the_users_folders_is_found_named_or_not() -> None:
    for folder, name in ((own_folder(), "lesson.json"), (added_folder(), "puzzle.json")):
        folder.mkdir(parents=True)
        (folder / name).write_text(json.dumps(sample(name)), encoding="utf-8")
        named = {**sample(name), "game": "stronghold"}
        (folder / f"named-{name}").write_text(json.dumps(named), encoding="utf-8")
    entries, bad = own_lessons(KIT, find_kit)
    assert ([entry.id for entry in entries], bad) == (["mine/rituals", "mine/rituals"], [])
    found = library(KIT, find_kit)
    assert found.bad == ()
    assert {"puzzle", "named-puzzle"} <= {puzzle.id for puzzle in found.puzzles}


def test_progress_is_kept_under_the_names_it_always_had() -> None:
    assert {"table", "rituals"} <= {entry.id for entry in lessons(KIT)}
    assert "one-pot" in {puzzle.id for puzzle in library(KIT, find_kit).puzzles}
    assert kept_as("warriors", "table") == "warriors/table"
