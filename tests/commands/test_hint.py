"""``stronghold hint``: the decision explained at a terminal."""

from __future__ import annotations

from tests.commands.conftest import Run


def test_hint_tells_what_is_decided_the_rule_what_is_possible_and_what_matters(run: Run, match_file: str) -> None:
    answer = run("hint", match_file)
    assert answer.code == 0
    lines = answer.out.splitlines()
    assert lines[0].startswith("You have just received this turn’s units and resources.")
    assert lines[1] == "Rule: Phase 1: supplies (stronghold rules supplies)"
    assert {"What you can do", "What to think about"} <= set(lines)
    assert "Anna" in answer.err


def test_hint_speaks_french(run: Run, match_file: str) -> None:
    answer = run("hint", match_file, "--language", "fr")
    assert "Ce qui compte en général" in answer.out


def test_who_has_nothing_to_decide_is_told_so(run: Run, match_file: str) -> None:
    answer = run("hint", match_file, "--seat", "defender")
    assert answer.code == 1
    assert "There is nothing to decide right now." in answer.err


def test_the_rule_that_hint_names_can_be_read(run: Run, match_file: str) -> None:
    anchor = run("hint", match_file).out.split("stronghold rules ")[1].split(")")[0]
    assert run("rules", anchor).code == 0
