"""Everything that a position cannot be has a sentence, in every language."""

from __future__ import annotations

import pytest

from stronghold_gui.core.save import Problem
from stronghold_gui.core.save.content import Content
from stronghold_gui.games.stronghold.problems import Impossible
from stronghold_gui.text import LANGUAGES, catalogue


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("problem", list(Impossible))
def test_every_problem_has_a_sentence_without_a_full_stop(problem: str, language: str) -> None:
    texts = catalogue(language)
    assert texts.has(f"problem.{problem}")
    assert not texts(f"problem.{problem}", **dict.fromkeys(texts.figures(f"problem.{problem}"), "x")).endswith(".")


def test_no_two_sets_of_problems_share_an_id() -> None:
    assert not {*map(str, [*Problem, *Content])} & {*map(str, Impossible)}
