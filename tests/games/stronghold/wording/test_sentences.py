"""Sentences are whole: no id, brace or unanswered figure is left in them, and each language speaks its own."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable

import pytest

from stronghold_gui.core.refusal import Refusal
from stronghold_gui.games.stronghold import events as e
from stronghold_gui.games.stronghold import moves as m
from stronghold_gui.games.stronghold.decisions import Kind
from stronghold_gui.games.stronghold.reasons import Reason
from stronghold_gui.games.stronghold.values import load_values
from stronghold_gui.games.stronghold.wording import (
    decision_prompt,
    event_sentence,
    log_lines,
    move_hint,
    move_label,
    refusal_sentence,
    refusal_source,
    source_text,
)
from stronghold_gui.text import LANGUAGES, Catalogue, catalogue
from stronghold_gui.text.typography import setting_faults
from tests.games.stronghold.wording.samples import DECISIONS, EVENTS, MOVES, REFUSALS

EN, FR = catalogue("en"), catalogue("fr")
LEFTOVER = re.compile(r"[{}?]|\b[A-Z]{1,3}[0-9]\b|\b(?:RB|RAM|CAMP|FW|FE)\b|[a-z]+_[a-z]+|\b[a-z]+-[0-9]")
# An article or preposition that should have melted with what follows: "de le", "le orque", "de abord".
UNMELTED = re.compile(
    r"\b(?:de|à) (?:le|les)\b|\b(?:le|la|de|ne|se|que|jusque|lorsque) (?=[aàâeéèêiîoôuœy])|\bsi il", re.IGNORECASE
)


def _hints(texts: Catalogue) -> Iterable[str]:
    return (
        hint
        for edition in ("first", "revised")
        for move in MOVES
        for hint in move_hint(move, load_values(edition, 2), texts).splitlines()
    )


SPOKEN: dict[str, Callable[[Catalogue], Iterable[str]]] = {
    "refusals": lambda texts: (refusal_sentence(refusal, texts) for refusal in REFUSALS),
    "sources": lambda texts: (refusal_source(refusal, texts) for refusal in REFUSALS),
    "events": lambda texts: (event_sentence(event, texts, count=n) for event in EVENTS for n in (1, 3)),
    "prompts": lambda texts: (decision_prompt(decision, texts) for decision in DECISIONS),
    "labels": lambda texts: (move_label(move, texts) for move in MOVES),
    "done": lambda texts: (move_label(m.DONE, texts, kind) for kind in Kind),
    "hints": _hints,
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("what", SPOKEN)
def test_nothing_is_left_to_fill_in_and_all_is_well_set(what: str, language: str) -> None:
    for text in SPOKEN[what](catalogue(language)):
        assert not LEFTOVER.search(text), text
        assert not list(setting_faults(language, text)), text
        assert text[:1].upper() == text[:1], text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("what", ["refusals", "events", "prompts"])
def test_sentences_end_like_sentences(what: str, language: str) -> None:
    for text in SPOKEN[what](catalogue(language)):
        assert text.endswith((".", "!")), text
        assert not text.endswith(".."), text


@pytest.mark.parametrize("what", SPOKEN)
def test_each_language_has_its_own_words(what: str) -> None:
    alike = [text for text, other in zip(SPOKEN[what](EN), SPOKEN[what](FR), strict=True) if text == other]
    # "Bluff" and "Troll" are themselves in both.
    assert not [text for text in alike if len(text.split()) > 3], alike


@pytest.mark.parametrize("what", SPOKEN)
def test_french_articles_melt_with_what_follows(what: str) -> None:
    wrong = [text for text in SPOKEN[what](FR) if UNMELTED.search(text)]
    assert wrong == []


def test_a_hidden_order_stays_hidden() -> None:
    laid = e.OrderLaid("goblins_fury", "W3", False)
    assert event_sentence(e.event_for(laid, invader=False), EN) == "A classified order is laid on west wall 3."
    assert "fury" in event_sentence(e.event_for(laid, invader=True), EN)
    offered = e.CardsOffered(0, "rituals", ("rituals-1", "rituals-2"))
    assert "ale" not in event_sentence(e.event_for(offered, invader=False), EN)
    assert "gale" in event_sentence(offered, EN)


def test_players_are_called_by_their_names() -> None:
    seats = ("Anna", "Bruno")
    assert event_sentence(e.ResourcesTaken(0, 5), EN, seats) == "Anna takes 5 resources."
    assert refusal_sentence(Refusal(Reason.NOT_YOUR_DECISION, "4", {"seat": 1}), EN, seats) == "Bruno decides now."
    assert refusal_sentence(Refusal(Reason.NOT_YOUR_DECISION, "4", {"seat": 1}), EN) == "The Defender decides now."
    assert decision_prompt(DECISIONS[0], EN, seats).startswith("Anna: ")
    assert decision_prompt(DECISIONS[0], FR).startswith("Assaillant\u00a0: ")


def test_what_happens_to_several_units_at_once_is_one_line() -> None:
    orc, troll = (e.UnitKilled(unit, "RW2", "cannon") for unit in ("orc", "troll"))
    miss = e.CardTurned("RW2", "W3", hit=False)
    assert log_lines([orc, orc, troll, miss, miss], EN) == [
        "The cannon kills 2 orcs on west rampart 2.",
        "The cannon kills a troll on west rampart 2.",
        "Missed: the machine on west rampart 2 does not reach west wall 3.",
        "Missed: the machine on west rampart 2 does not reach west wall 3.",
    ]


def test_what_a_price_gives_the_defender_is_told_once() -> None:
    paid = e.Paid(0, "ballista", 6, "orc", 2, 2)
    given = e.HourglassesGiven(1, 2, "ballista")
    assert log_lines([paid, given, e.HourglassesGiven(1, 2, "turn")], EN) == [
        "The Invader pays 6 resources and 2 orcs for “Ballista”; the Defender receives 2 hourglasses.",
        "The Defender receives 2 hourglasses for the new turn.",
    ]


def test_a_place_or_piece_of_somebodys_own_board_is_called_by_its_id() -> None:
    refusal = Refusal(Reason.NO_ROOM, "2", {"place": "X9", "limit": 3})
    assert refusal_sentence(refusal, EN) == "There is no room left at X9 (limit: 3)."
    assert "Z" in refusal_sentence(Refusal(Reason.UNKNOWN_PIECE, "2", {"piece": "Z"}), FR)
    assert move_label(m.Stone("W1-"), EN) == "Stone component: W1-"


@pytest.mark.parametrize(
    ("source", "text"),
    [
        ("R-47", "Ruling R-47: targets before the first card"),
        ("R-999", "Ruling R-999"),
        ("8.I.2", "Rules, 8.I.2: machines"),
        ("6.A", "Rules, 6.A: dispatch, camp, orders (phase 6)"),
        ("99", "Rules, 99"),
    ],
)
def test_sources_have_short_titles(source: str, text: str) -> None:
    assert source_text(source, EN) == text
