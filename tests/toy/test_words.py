"""Every sentence about the rafts exists in every language; another test tells a whole game of every kind."""

from __future__ import annotations

import pytest

from stronghold_gui.files import translations_dir
from stronghold_gui.text import LANGUAGES, catalogue
from stronghold_gui.text.check import check
from tests.toy.documents import Impossible
from tests.toy.entry import RAFTS_ENTRY, TOYS


def test_its_texts_have_no_fault_and_no_id_of_another_game() -> None:
    assert [str(fault) for fault in check(translations_dir(), RAFTS_ENTRY.texts())] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("problem", list(Impossible))
def test_every_problem_has_a_sentence(problem: str, language: str) -> None:
    TOYS.kit("rafts")
    assert catalogue(language).has(f"problem.{problem}")
