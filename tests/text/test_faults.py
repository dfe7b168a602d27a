"""Everything that can be wrong with a file has a sentence, in every language."""

from __future__ import annotations

import pytest

from stronghold_gui.core.refusal import Refusal
from stronghold_gui.core.save import BadFileError, Fault, Problem
from stronghold_gui.core.save.content import Content
from stronghold_gui.text import LANGUAGES, catalogue
from stronghold_gui.text.faults import fault_words, file_sentence


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("problem", [*Problem, *Content])
def test_every_problem_has_a_sentence_without_a_full_stop(problem: str, language: str) -> None:
    texts = catalogue(language)
    assert texts.has(f"problem.{problem}")
    assert not texts(f"problem.{problem}", **dict.fromkeys(texts.figures(f"problem.{problem}"), 2)).endswith(".")


def test_the_sentence_names_file_place_and_reason() -> None:
    error = BadFileError(
        [Fault(Problem.OUT_OF_RANGE, "seed", {"value": -1, "least": 0, "most": ""})], "/home/x/a.stronghold"
    )
    said = file_sentence(error, catalogue("en"))
    assert said == "“a.stronghold”: at seed, -1 is out of range (0 to –)."
    assert file_sentence(BadFileError([Fault(Problem.IN_USE)]), catalogue("en")).startswith("The data")


def test_an_illegal_move_is_told_with_the_rules_own_words() -> None:
    fault = Fault(Problem.ILLEGAL_MOVE, "moves[3]", {"number": 4, "text": "done"}, Refusal("tired", "R-01"))
    said = fault_words(fault, catalogue("en"), lambda refusal: (f"Too {refusal.reason}.", refusal.source))
    assert said == "move 4, “done”, is not legal at that point: “Too tired” (R-01)"
    assert fault_words(fault, catalogue("en")).endswith("tired")


def test_a_number_of_hundreds_of_digits_is_cut() -> None:
    said = fault_words(Fault(Problem.NEWER, "", {"version": 10**400, "known": 2}), catalogue("en"))
    assert "1000" in said
    assert len(said) < 200
