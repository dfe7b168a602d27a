"""The rules document and the tests name the same rulings, examples, moments and refusals."""

from __future__ import annotations

import re
from pathlib import Path

from stronghold_gui.games.convicted import game
from stronghold_gui.games.convicted.decisions import Kind
from stronghold_gui.games.convicted.reasons import Reason

HERE = Path(__file__).resolve().parent
RULES = (HERE.parents[2] / "docs" / "convicted" / "RULES.md").read_text(encoding="utf-8")
TESTS = "\n".join(path.read_text(encoding="utf-8") for path in sorted(HERE.rglob("test_*.py")))
CODE = "\n".join(path.read_text(encoding="utf-8") for path in sorted(Path(game.__file__).parent.rglob("*.py")))
MOMENTS = RULES.split("## 14.")[1].split("## 15.")[0]


def test_every_ruling_is_named_by_a_test() -> None:
    rulings = re.findall(r"^- \*\*RC-(\d+)\*\*", RULES, re.MULTILINE)
    assert rulings == [f"{number:02}" for number in range(1, len(rulings) + 1)]
    assert [ruling for ruling in rulings if f"def test_RC_{ruling}_" not in TESTS] == []


def test_every_worked_example_is_named_by_a_test() -> None:
    examples = re.findall(r"^- VC-(\d\d) ", RULES, re.MULTILINE)
    assert len(examples) == 33
    assert [example for example in examples if f"def test_VC_{example}_" not in TESTS] == []


def test_every_moment_is_named_by_a_test() -> None:
    moments = re.findall(r"^\| M-(\d\d) \|", MOMENTS, re.MULTILINE)
    assert moments == [f"{number:02}" for number in range(1, 41)]
    assert [moment for moment in moments if f"def test_M_{moment}_" not in TESTS] == []


def test_every_refusal_of_the_document_is_a_reason_and_the_other_way_round() -> None:
    assert set(re.findall(r"`([a-z_0-9]+)`", MOMENTS)) - {"code"} == set(Reason)


def test_every_reason_is_given_by_the_code_and_met_by_a_test() -> None:
    assert [reason.name for reason in Reason if not re.search(rf"Reason\.{reason.name}\b", CODE)] == []
    assert [reason.name for reason in Reason if not re.search(rf"Reason\.{reason.name}\b", TESTS)] == []


def test_every_kind_of_decision_is_asked() -> None:
    assert [kind.name for kind in Kind if not re.search(rf"Kind\.{kind.name}\b", CODE)] == []


def test_every_ruling_and_moment_that_code_names_exists() -> None:
    named = set(re.findall(r"\b(?:RC|M)-\d+", CODE))
    assert named <= set(re.findall(r"\b(?:RC|M)-\d+", RULES))
