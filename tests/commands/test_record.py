"""``stronghold record``: the tally at a terminal, and as a table for spreadsheets."""

from __future__ import annotations

import csv
from pathlib import Path

import pytest

from stronghold_gui.core.save import matches_folder, save_match
from stronghold_gui.games.library import LIBRARY
from tests.commands.conftest import Run
from tests.helpers.finished import finished


@pytest.fixture
def played() -> None:
    matches_folder().mkdir(parents=True)
    for game in LIBRARY.ids:
        save_match(finished(game), LIBRARY.kit(game), matches_folder() / f"{game}.stronghold")


def test_nothing_played_is_said(run: Run) -> None:
    answer = run("record")
    assert (answer.code, answer.err) == (0, "")
    assert "No finished games yet" in answer.out


@pytest.mark.usefixtures("played")
def test_all_games_are_listed(run: Run) -> None:
    answer = run("record")
    assert answer.code == 0
    assert [line.split()[:2] for line in answer.out.splitlines() if line.startswith(("Fortress", "Ada"))] == [
        ["Fortress", "1"],
        ["Ada", "4"],
    ]


@pytest.mark.usefixtures("played")
def test_one_game_is_told_in_its_own_figures(run: Run) -> None:
    answer = run("record", "--game", "stronghold", "--language", "fr")
    assert "Siège le plus long" in answer.out
    assert "Défenseur" in answer.out


@pytest.mark.usefixtures("played")
def test_unreadable_files_are_counted_beside_the_answer(run: Run) -> None:
    (matches_folder() / "bad.stronghold").write_text("{", encoding="utf-8")
    answer = run("record")
    assert answer.err == "1 file could not be read and is not counted.\n"
    assert "Ada" in answer.out


@pytest.mark.usefixtures("played")
def test_the_table_is_written_to_a_file(run: Run, tmp_path: Path) -> None:
    assert run("record", "--csv", "r.csv").out == "r.csv\n"
    rows = list(csv.DictReader((tmp_path / "r.csv").read_text(encoding="utf-8-sig").splitlines()))
    assert {row["Name"] for row in rows if row["Grouped"] == "By player"} == {"Ada", "Ben"}


def test_a_folder_that_is_missing_is_a_fault_of_the_system(run: Run) -> None:
    assert run("record", "--csv", "missing/r.csv").code == 4
