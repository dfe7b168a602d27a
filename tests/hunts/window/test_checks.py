"""The checks distinguish faulty texts and differences from good ones."""

from __future__ import annotations

import pytest

from tests.hunts.window.checks.language import foreign
from tests.hunts.window.checks.same import differences


@pytest.mark.parametrize(
    ("text", "code"),
    [("Choose the game that you have.", "fr"), ("Choisissez la partie que vous avez sur la table.", "en")],
)
def test_a_sentence_of_another_language_is_foreign(text: str, code: str) -> None:
    assert foreign(text, code)
    assert not foreign(text, "en" if code == "fr" else "fr")


def test_a_message_of_another_language_is_foreign_by_itself() -> None:
    assert foreign("Annuler", "en")
    assert not foreign("Undo", "en")


@pytest.mark.parametrize("text", ["Anna", "Pause", "3 : 5", "The Convicted", "<b>x</b>"])
def test_names_and_numbers_are_of_no_language(text: str) -> None:
    assert not foreign(text, "fr")


def test_a_difference_is_told_with_both_values() -> None:
    assert list(differences({"seat": 1, "over": False}, {"seat": 2, "over": False})) == [
        ("seat", "seat: 2 instead of 1")
    ]
    assert list(differences({"seat": 1}, {})) == [("seat", "seat: None instead of 1")]
