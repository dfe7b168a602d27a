"""Strength measurement: games that count, confidence intervals, and a run that resumes after an interruption."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from stronghold_gui.bench.__main__ import main
from stronghold_gui.bench.strength.claims import CLAIMS
from stronghold_gui.bench.strength.games import play
from stronghold_gui.bench.strength.results import DamagedResults, Result, append, fingerprint, read
from stronghold_gui.bench.strength.table import MARKS, holds, rows, with_kept

QUICK = "warriors2-easy"
CLAIM = next(claim for claim in CLAIMS if claim.id.startswith(QUICK))


def result(number: int, *, won: bool = True) -> Result:
    """Return a result of the quick claim."""
    return Result(CLAIM.id, number, won, 3, "points", 1.0, 2.0, fingerprint(CLAIM.game, CLAIM.levels))


def test_a_run_goes_on_where_it_was_stopped_and_repeats_no_game(tmp_path: Path) -> None:
    file = tmp_path / "results" / "strength.jsonl"
    assert main(["strength", "--games", "1", "--claims", QUICK, "--results", str(file)]) == 0
    first = file.read_text()
    file.write_text(first + '{"claim": "warriors2-ea')  # a kill in the middle of a line
    assert main(["strength", "--games", "2", "--claims", QUICK, "--results", str(file)]) == 0
    assert file.read_text().startswith(first)
    assert [found.number for found in read(file)] == [0, 1]


def test_the_same_game_is_the_same_whoever_plays_it_when() -> None:
    one, two = (play(CLAIM, 3, "") for _ in range(2))
    assert (one.won, one.turns, one.how) == (two.won, two.turns, two.how)


def test_results_of_players_whose_files_were_changed_do_not_count(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "strength.jsonl"
    append(file, Result(CLAIM.id, 0, True, 3, "points", 1.0, 2.0, "other"))
    assert main(["strength", "--games", "0", "--results", str(file)]) == 0
    assert QUICK not in capsys.readouterr().out
    append(file, result(0))
    assert main(["strength", "--games", "0", "--results", str(file)]) == 0
    assert QUICK in capsys.readouterr().out


def test_a_line_that_is_no_result_is_named_and_nothing_is_lost(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "strength.jsonl"
    append(file, result(0))
    text = file.read_text() + "[]\n"
    file.write_text(text)
    with pytest.raises(DamagedResults, match=r"strength.jsonl, line 2 is no result"):
        list(read(file))
    assert main(["strength", "--games", "1", "--claims", QUICK, "--results", str(file)]) == 1
    assert capsys.readouterr().err.count("\n") == 1
    assert file.read_text() == text


def test_the_table_tells_only_what_was_played_and_stands_between_its_marks(tmp_path: Path) -> None:
    document = tmp_path / "PLAYERS.md"
    document.write_text(f"before\n{MARKS.begin}\nstale line\n{MARKS.end}\nafter\n")
    lines = rows([result(0), result(1, won=False)])
    assert len(lines) == 3
    assert "| 2 | 50.0% | 9.5% to 90.5% | lower end >= 50% | no |" in lines[2]
    MARKS.write(document, lines)
    text = document.read_text()
    assert text.startswith("before\n")
    assert text.endswith(f"{MARKS.end}\nafter\n")
    assert "stale line" not in text
    bare = tmp_path / "none.md"
    bare.write_text("")
    with pytest.raises(ValueError, match="has no place for the table"):
        MARKS.write(bare, lines)


def test_rows_of_claims_without_results_stand_as_they_were_where_that_is_asked(tmp_path: Path) -> None:
    document, other = tmp_path / "PLAYERS.md", CLAIMS[0]
    old = "| `{}` (2 seats, played before) | 7 |"
    stand = "\n".join(old.format(claim) for claim in (CLAIM.id, "a claim of old", other.id))
    document.write_text(f"{MARKS.begin}\n| claim |\n|---|\n{stand}\n{MARKS.end}\n")
    lines = rows([result(0)])
    merged = with_kept(document, lines)
    assert merged == [*lines[:2], old.format(other.id), lines[2]]


def test_a_bound_holds_only_for_the_whole_interval() -> None:
    assert holds(CLAIM, 0.5, 0.9)
    assert not holds(CLAIM, 0.49, 0.9)
    defence = next(claim for claim in CLAIMS if claim.most < 1)
    assert not holds(defence, 0.0, defence.most + 0.01)


def test_a_claim_that_is_none_is_refused_with_those_there_are() -> None:
    with pytest.raises(SystemExit, match="no claim begins with brutal; there are invader-easy-random"):
        main(["strength", "--claims", "brutal"])


def test_results_are_lines_that_programs_can_read(tmp_path: Path) -> None:
    append(tmp_path / "strength.jsonl", result(4))
    assert json.loads((tmp_path / "strength.jsonl").read_text())["number"] == 4
