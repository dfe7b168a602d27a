"""The pseudo-language, and the faults that it reveals."""

from __future__ import annotations

import re

import pytest

from tests.helpers.pseudo import PseudoCatalogue, disguise, faults

KNOWN = re.compile(r"Anna|RW\d")


def test_a_message_gets_brackets_accents_and_a_third_more_length() -> None:
    assert disguise("&Open {path}") == "⟦&Óþéñ {path}~~⟧"


def test_a_message_without_words_of_its_own_is_a_frame() -> None:
    assert disguise("{who}: {what}") == "⟪{who}: {what}⟫"


@pytest.mark.parametrize(
    "text",
    ["", "3 : 5", "Anna", "⟦Óþéñ~⟧", "⟦⟦áñ óŕç~⟧ ļéávéš RW2~~⟧", "⟪⟦Áññá~⟧: ⟦çħóóšé.~⟧⟫", "⟦á.⟧\n⟦ƀ.⟧", "⟦á⟧ · 3",
     "⟦á⟧ · ⟦ƀ⟧", "✓ ⟦á⟧"],
)  # fmt: skip
def test_what_is_made_as_it_should_be_is_no_fault(text: str) -> None:
    assert list(faults(text, KNOWN)) == []


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("Open", "not from the catalogue"),
        ("⟦á⟧ of RW2", "not from the catalogue"),
        ("⟦á⟧ ⟦ƀ⟧", "put together"),
        ("⟦á⟧: ⟦ƀ⟧", "put together"),
        ("3 ⟦óŕçš~⟧", "put beside"),
        ("⟦ŵħý: ⟦ñó ŕóóɱ.~⟧~⟧", "a sentence inside"),
        ("⟪⟦á ⟦ƀ.~⟧⟧: ⟦ç⟧⟫", "a sentence inside"),
    ],
)
def test_what_is_put_together_is_found(text: str, what: str) -> None:
    assert any(found.startswith(what) for found in faults(text, KNOWN))


def test_the_catalogue_has_every_message_with_its_figures() -> None:
    texts = PseudoCatalogue()
    assert texts("list.and", some="RW1", last="RW2").startswith("⟦RW1 áñð RW2")
