"""Counted resources: every sentence has the plural of its language for them."""

from __future__ import annotations

import re

import pytest

from stronghold_gui.core.refusal import Refusal
from stronghold_gui.files import translations_dir
from stronghold_gui.games.convicted import events as e
from stronghold_gui.games.convicted import moves as m
from stronghold_gui.games.convicted.pieces import RESOURCES
from stronghold_gui.games.convicted.reasons import Reason
from stronghold_gui.games.convicted.wording.names import resources
from stronghold_gui.games.convicted.wording.nouns import Noun
from stronghold_gui.games.convicted.wording.sentences import event_sentence, move_label, refusal_sentence
from stronghold_gui.text import LANGUAGES, Catalogue, add_texts, catalogue

NAMES = ("Ada", "Bo")
PRICE = {"wood": 3, "stone": 2, "iron": 1, "gold": 0}


@pytest.fixture(params=LANGUAGES)
def texts(request: pytest.FixtureRequest) -> Catalogue:
    """Return the texts of a language, those of the game among them."""
    add_texts(translations_dir("convicted"))
    return catalogue(request.param)


def said(texts: Catalogue, number: int, kind: str) -> str:
    """Return so much of a resource as the language has it."""
    return Noun(f"resource.{kind}.count", (("n", number),)).word(texts)


def test_no_language_has_a_plural_of_resources() -> None:
    add_texts(translations_dir("convicted"))
    french, english = catalogue("fr"), catalogue("en")
    assert [said(french, number, "stone") for number in (0, 1, 2)] == ["0 pierre", "1 pierre", "2 pierre"]
    assert [said(french, 2, kind) for kind in RESOURCES] == ["2 bois", "2 pierre", "2 fer", "2 or"]
    assert [said(english, 2, kind) for kind in RESOURCES] == ["2 wood", "2 stone", "2 iron", "2 gold"]


def test_a_price_is_told_without_what_it_does_not_ask_for(texts: Catalogue) -> None:
    told = refusal_sentence(Refusal(Reason.CANNOT_PAY, "RC-17", PRICE), texts)
    assert resources((3, 2, 1, 0), texts) in told
    assert "0" not in told


@pytest.mark.parametrize("kind", RESOURCES)
def test_whoever_collects_trades_or_forges_has_so_much_of_it(texts: Catalogue, kind: str) -> None:
    other = RESOURCES[RESOURCES.index(kind) - 1]
    two, three = said(texts, 2, kind), said(texts, 3, other)
    for event in (
        e.Collected(0, kind, 2),
        e.Given(0, 1, kind, 2),
        e.Proposed(0, 1, kind, 2, other, 3),
        e.Exchanged(0, 1, kind, 2, other, 3),
        e.Forged(0, (other, other, other), kind, 2),
    ):
        line = event_sentence(event, texts, NAMES)
        assert two in line
        assert three in line or isinstance(event, e.Collected | e.Given)
    assert two in move_label(m.Offer("b", kind, 2), texts, NAMES)
    assert two in move_label(m.Want(kind, 2), texts, NAMES)
    assert three in move_label(m.Forge((other, other, other), kind), texts, NAMES)


def test_no_message_puts_a_number_before_a_resource_by_itself(texts: Catalogue) -> None:
    """A resource with its number is a word with forms, so that each language can write it its own way."""
    kinds = "|".join(texts(f"convicted.resource.{kind}") for kind in RESOURCES)
    numbers = "|".join(("n", "count", "amount", "number", *RESOURCES))
    pattern = re.compile(rf"\{{({numbers})\}}\s(\{{(resource|wanted)\}}|({kinds})\b)")
    counted = {f"convicted.resource.{kind}.count" for kind in RESOURCES}
    found = {
        name
        for name in texts.ids()
        if name.startswith("convicted.") and any(pattern.search(form) for form in texts.forms(name))
    }
    assert found - counted <= {"convicted.count.wood"}
