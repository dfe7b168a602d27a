"""The rules document and the tests name the same rulings, examples, vectors and refusals."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from stronghold_gui.games.fortress import game
from stronghold_gui.games.fortress.reasons import Reason

HERE = Path(__file__).resolve().parent
RULES = (HERE.parents[2] / "docs" / "fortress" / "RULES.md").read_text(encoding="utf-8")
TESTS = "\n".join(path.read_text(encoding="utf-8") for path in sorted(HERE.rglob("test_*.py")))
CODE = "\n".join(path.read_text(encoding="utf-8") for path in sorted(Path(game.__file__).parent.rglob("*.py")))
NAMES = set(re.findall(r"((?:RF|VF|VT|VL)_\d\d)_", " ".join(re.findall(r"def (test_\w+)", TESTS))))


def test_every_ruling_is_named_by_a_test() -> None:
    rulings = re.findall(r"\*\*RF-(\d\d)\*\*", RULES.split("## 17.")[1].split("## 18.")[0])
    assert sorted(rulings) == [f"{number:02}" for number in range(1, 88)]
    assert [ruling for ruling in rulings if f"RF_{ruling}" not in NAMES] == []


@pytest.mark.parametrize(("family", "last"), [("VF", 36), ("VT", 23), ("VL", 9)])
def test_every_example_and_vector_is_named_by_a_test(family: str, last: int) -> None:
    assert [number for number in range(1, last + 1) if f"{family}_{number:02}" not in NAMES] == []


def test_every_refusal_of_the_document_is_a_reason_and_the_other_way_round() -> None:
    table = RULES.split("## 16.")[1].split("## 17.")[0]
    rows = re.findall(r"^\|[^|]*\|[^|]*\|[^|]*\|([^|]*)\|", table, re.MULTILINE)
    told = {word for row in rows for word in re.findall(r"`(\w+)`", row)}
    assert told - set(Reason) == set()
    assert set(Reason) - told == set()


def test_every_reason_is_met_by_a_test() -> None:
    assert [reason for reason in Reason if f'"{reason}"' not in TESTS and f"Reason.{reason.name}" not in TESTS] == []


def test_every_ruling_that_code_names_exists() -> None:
    assert set(re.findall(r"RF-\d\d", CODE)) <= set(re.findall(r"RF-\d\d", RULES))
