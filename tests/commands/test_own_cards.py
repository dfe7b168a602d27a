"""Custom cards on the command line: the table to begin with, and commands that play with another table."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from stronghold_gui.commands.exits import Exit
from tests.commands.conftest import Run
from tests.games.warriors.own_cards import own_file, own_table, table_file

WARRIORS = ("--game", "warriors")


def base_only(folder: Path) -> Path:
    """Return a table without the battles of the Hordes."""
    table = own_table()
    table["battles"] = [card for card in table["battles"] if card["kind"] in ("simple", "mercenary")]
    return table_file(folder, table)


def test_the_table_is_printed_and_written_for_somebody_to_change(run: Run, tmp_path: Path) -> None:
    printed = json.loads(run("cards", *WARRIORS).out)
    file = tmp_path / "table.json"
    answer = run("cards", "--write", str(file), "--language", "en")
    assert (answer.code, answer.out) == (Exit.OK, "table.json: table for warriors\n")
    assert json.loads(file.read_text(encoding="utf-8")) == printed
    assert run("check", str(file), "--language", "en").out == f"{file}: table OK.\n"


def test_a_table_is_overwritten_only_if_that_is_meant(run: Run, tmp_path: Path) -> None:
    file = own_file(tmp_path, number=50)
    before = file.read_bytes()
    answer = run("cards", "--write", str(file), "--language", "en")
    assert (answer.code, answer.out) == (Exit.REFUSED, "")
    assert "already exists" in answer.err
    assert file.read_bytes() == before
    assert run("cards", "--write", str(file), "--force").code == Exit.OK
    assert file.read_bytes() != before


def test_a_match_is_begun_with_ones_own_cards_and_states_them(run: Run, tmp_path: Path) -> None:
    table, file = own_file(tmp_path, number=77, symbols=["bow"]), tmp_path / "own.stronghold"
    assert run("new", str(file), *WARRIORS, "--cards", str(table), "--seed", "3").code == Exit.OK
    table.unlink()
    assert "S77:bow" in json.loads(file.read_text(encoding="utf-8"))["options"]["printed"]
    assert run("check", str(file)).code == Exit.OK
    assert run("new", str(tmp_path / "again.stronghold"), "--from", str(file)).code == Exit.OK
    again = json.loads((tmp_path / "again.stronghold").read_text(encoding="utf-8"))
    assert "S77:bow" in again["options"]["printed"]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_bad_table_is_one_sentence_and_nothing_is_written(run: Run, tmp_path: Path, language: str) -> None:
    table, file = own_file(tmp_path, number=2), tmp_path / "own.stronghold"
    answer = run("new", str(file), *WARRIORS, "--cards", str(table), "--language", language)
    assert (answer.code, answer.out) == (Exit.BAD_FILE, "")
    assert "cards.json" in answer.err
    assert "battles[1].number" in answer.err
    assert answer.err.count("\n") == 1
    assert not file.exists()


def test_a_missing_table_is_told(run: Run, tmp_path: Path) -> None:
    answer = run("new", str(tmp_path / "own.stronghold"), *WARRIORS, "--cards", str(tmp_path / "none.json"))
    assert answer.code == Exit.BAD_FILE
    assert "none.json" in answer.err


def test_a_table_that_the_box_does_not_go_with_is_refused(run: Run, tmp_path: Path) -> None:
    table, file = base_only(tmp_path), tmp_path / "own.stronghold"
    answer = run("new", str(file), *WARRIORS, "--cards", str(table), "--box", "hordes", "--language", "en")
    assert answer.code == Exit.BAD_FILE
    assert "there are 0 battles of the kind “draconic”, but the box has 8" in answer.err
    assert run("new", str(file), *WARRIORS, "--cards", str(table)).code == Exit.OK


def test_every_fault_of_a_table_is_checked(run: Run, tmp_path: Path) -> None:
    answer = run("check", str(own_file(tmp_path, number=100, band=3)), "--language", "en")
    assert answer.code == Exit.BAD_FILE
    assert len(answer.out.splitlines()) == 2


def test_the_rules_and_simulations_take_a_table(run: Run, tmp_path: Path) -> None:
    table = str(own_file(tmp_path, number=77, symbols=["bow"]))
    assert "77 (with bow)" in " ".join(
        run("rules", "battle_cards", *WARRIORS, "--cards", table, "--language", "en").out.split()
    )
    told = json.loads(run("simulate", *WARRIORS, "--cards", table, "--games", "2", "--json").out)
    assert "S77:bow" in told["printed"]


def test_a_game_with_cards_of_its_own_name_keeps_them(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "siege.stronghold"
    assert run("new", str(file), "--cards", "draft").code == Exit.OK
    assert run("new", str(file), "--cards", str(own_file(tmp_path)), "--force").code == Exit.USAGE


def test_a_map_is_taken_as_tables_are_and_one_that_cannot_be_built_is_one_sentence(run: Run, tmp_path: Path) -> None:
    table, file = tmp_path / "map.json", tmp_path / "own.stronghold"
    assert run("cards", "--game", "fortress", "--write", str(table)).code == Exit.OK
    own = json.loads(table.read_text(encoding="utf-8"))
    own["map"]["ladders"][0]["rungs"] = 9
    table.write_text(json.dumps(own), encoding="utf-8")
    answer = run("new", str(file), "--game", "fortress", "--cards", str(table), "--language", "fr")
    assert (answer.code, answer.err.count("\n")) == (Exit.BAD_FILE, 1)
    assert "map.ladders[0].rungs" in answer.err
    assert "échelons nécessaires" in answer.err
    own["map"]["ladders"].pop(0)
    table.write_text(json.dumps(own), encoding="utf-8")
    assert run("new", str(file), "--game", "fortress", "--cards", str(table)).code == Exit.OK
    assert "map" in json.loads(file.read_text(encoding="utf-8"))["options"]
    assert run("check", str(file)).code == Exit.OK
