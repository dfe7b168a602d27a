"""The rules document and the tests name the same rulings, examples and refusals."""

from __future__ import annotations

import re
from pathlib import Path

from stronghold_gui.games.warriors import game
from stronghold_gui.games.warriors.reasons import Reason

HERE = Path(__file__).resolve().parent
RULES = (HERE.parents[2] / "docs" / "warriors" / "RULES.md").read_text(encoding="utf-8")
TESTS = "\n".join(path.read_text(encoding="utf-8") for path in sorted(HERE.rglob("test_*.py")))
CODE = "\n".join(path.read_text(encoding="utf-8") for path in sorted(Path(game.__file__).parent.rglob("*.py")))


def test_every_ruling_is_named_by_a_test() -> None:
    rulings = re.findall(r"^- \*\*RW-(\d\d)\*\*", RULES, re.MULTILINE)
    assert rulings == [f"{number:02}" for number in range(1, len(rulings) + 1)]
    assert [ruling for ruling in rulings if f"def test_RW_{ruling}_" not in TESTS] == []


def test_every_worked_example_is_named_by_a_test() -> None:
    examples = sorted(set(re.findall(r"VW-(\d\d) ", RULES.split("## 15.")[1].split("## 16.")[0])))
    assert len(examples) == 31
    assert [example for example in examples if f"def test_VW_{example}_" not in TESTS] == []


def test_every_refusal_of_the_document_is_a_reason_and_the_other_way_round() -> None:
    table = RULES.split("## 13.")[1].split("## 14.")[0]
    rows = re.findall(r"^\|[^|]*\|([^|]*)\|", table, re.MULTILINE)
    told = {word for row in rows for word in re.findall(r"`(\w+)`", row)}
    assert told - {"seats"} == set(Reason)


def test_every_reason_is_met_by_a_test() -> None:
    assert [reason.name for reason in Reason if f"Reason.{reason.name}" not in TESTS] == []


def test_every_ruling_that_code_names_exists() -> None:
    named = set(re.findall(r"RW-\d\d", CODE))
    assert named <= set(re.findall(r"RW-\d\d", RULES))
