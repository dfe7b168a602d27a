"""Sentences are whole: no id, brace or unanswered figure is left in them, and each language speaks its own."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable

import pytest

from stronghold_gui.core.decision import Decision
from stronghold_gui.core.refusal import Refusal
from stronghold_gui.games.stronghold import assault_events as a
from stronghold_gui.games.stronghold import events as e
from stronghold_gui.games.stronghold import moves as m
from stronghold_gui.games.stronghold.decisions import Kind
from stronghold_gui.games.stronghold.reasons import Reason
from stronghold_gui.games.stronghold.wording import (
    event_sentence,
    log_lines,
    move_label,
    prompt,
    refusal_sentence,
    source_text,
    source_title,
)
from stronghold_gui.text import LANGUAGES, Catalogue, catalogue
from stronghold_gui.text.typography import setting_faults
from tests.games.stronghold.wording.samples import DECISIONS, EVENTS, MOVES, OF_PARTNERS, REFUSALS, TABLES

EN, FR = catalogue("en"), catalogue("fr")
LEFTOVER = re.compile(r"[{}?]|\b[A-Z]{1,3}[0-9]\b|\b(?:RB|RAM|CAMP|FW|FE)\b|[a-z]+_[a-z]+|\b[a-z]+-[0-9]")
# An article or preposition that should have melted with what follows: "de le", "le orque", "de abord".
UNMELTED = re.compile(
    r"\b(?:de|à) (?:le|les)\b|\b(?:le|la|de|ne|se|que|jusque|lorsque) (?=[aàâeéèêiîoôuœy])|\bsi il", re.IGNORECASE
)


def _told(texts: Catalogue) -> Iterable[str]:
    return (
        event_sentence(event, texts, seats, count)
        for seats in TABLES
        for event in EVENTS
        for count in (1, 3)
        if seats or not isinstance(event, OF_PARTNERS)
    )


SPOKEN: dict[str, Callable[[Catalogue], Iterable[str]]] = {
    "refusals": lambda texts: (refusal_sentence(refusal, texts, seats) for seats in TABLES for refusal in REFUSALS),
    "sources": lambda texts: (source_text(refusal, texts) for refusal in REFUSALS),
    "events": _told,
    "prompts": lambda texts: (prompt(decision, texts, seats) for seats in TABLES for decision in DECISIONS),
    "labels": lambda texts: (move_label(move, texts) for move in MOVES),
    "done": lambda texts: (move_label(m.DONE, texts, kind) for kind in Kind),
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
    assert event_sentence(e.event_for(laid, invader=False), EN) == "A classified order is placed on west wall 3."
    assert "fury" in event_sentence(e.event_for(laid, invader=True), EN)
    offered = e.CardsOffered(0, "rituals", ("rituals-1", "rituals-2"))
    assert "ale" not in event_sentence(e.event_for(offered, invader=False), EN)
    assert "gale" in event_sentence(offered, EN)


def test_players_are_called_by_their_names() -> None:
    seats = ("Anna", "Bruno")
    assert event_sentence(e.ResourcesTaken(0, 5), EN, seats) == "Anna takes 5 resources."
    assert (
        refusal_sentence(Refusal(Reason.NOT_YOUR_DECISION, "4", {"seat": 1}), EN, seats)
        == "It’s Bruno’s turn to decide."
    )
    assert (
        refusal_sentence(Refusal(Reason.NOT_YOUR_DECISION, "4", {"seat": 1}), EN)
        == "It’s the Defender’s turn to decide."
    )
    assert prompt(DECISIONS[0], EN, seats).startswith("Anna: ")
    assert prompt(DECISIONS[0], FR).startswith("Assaillant\u00a0: ")


THREE, FOUR = ("",) * 3, ("",) * 4


@pytest.mark.parametrize(
    ("event", "two", "three", "four"),
    [
        (
            e.Paid(0, "cover", 4, "orc", 1, 1),
            "The Invader pays 4 resources and 1 orc for “Cover”; the Defender receives 1 hourglass.",
            "The western Invader pays 4 resources and 1 orc for “Cover”; the Defender receives 1 hourglass.",
            "The western Invader pays 4 resources and 1 orc for “Cover”; the western Defender receives 1 hourglass.",
        ),
        (
            e.HourglassesGiven(2, 2, "turn"),
            "The Defender receives 2 hourglasses for the new turn.",
            "The Defender receives 2 hourglasses for the new turn.",
            "The western Defender receives 2 hourglasses for the new turn.",
        ),
        (
            e.HourglassesGiven(2, 3, "camp"),
            "The Defender receives 3 hourglasses for units left in the camp.",
            "The Defender receives 3 hourglasses for units left in a camp.",
            "The western Defender receives 3 hourglasses for units left in a camp.",
        ),
        (
            e.Placed("banner", "E2"),
            "The Invader places a banner on east wall 2.",
            "The eastern Invader places a banner on east wall 2.",
            "The eastern Invader places a banner on east wall 2.",
        ),
        (
            e.Placed("cannon", "TW2"),
            "The Defender places a cannon in west tower 2.",
            "The Defender places a cannon in west tower 2.",
            "The western Defender places a cannon in west tower 2.",
        ),
        (
            e.HourglassLaid(3, "cannon", 2, 4),
            "Cannon: 2 of 4 hourglasses.",
            "Cannon: 2 of 4 hourglasses.",
            "The eastern Defender: cannon, 2 of 4 hourglasses.",
        ),
        (
            a.Breached("W3"),
            "Breach! The Invader storms into the fortress over west wall 3.",
            "Breach! The western Invader storms into the fortress over west wall 3.",
            "Breach! The western Invader storms into the fortress over west wall 3.",
        ),
        (
            e.GameEnded("defender", "time", 0, 14),
            "The fortress has held until the last turn: the Defender wins, glory 14 to 0.",
            "The fortress has held until the last turn: the Defender wins, glory 14 to 0.",
            "The fortress has held until the last turn: the Defenders win, glory 14 to 0.",
        ),
    ],
)
def test_a_line_names_the_partner_whose_doing_it_is(event: e.Event, two: str, three: str, four: str) -> None:
    assert [event_sentence(event, EN, seats) for seats in ((), THREE, FOUR)] == [two, three, four]


def test_who_has_no_name_is_called_by_his_seat() -> None:
    seats = ("Anna", "", "", "Dora")
    assert [event_sentence(e.ResourcesTaken(seat, 5), FR, seats) for seat in range(2)] == [
        "Anna prend 5 ressources.",
        "L’assaillant de l’est prend 5 ressources.",
    ]
    assert prompt(Decision(2, Kind.SPEND, "", 1), FR, seats).startswith("Défenseur de l’ouest\u00a0: ")
    assert prompt(Decision(3, Kind.SPEND, "", 1), EN, seats).startswith("Dora: ")
    assert event_sentence(e.UnitsGiven(1, 0, "orc", 2), EN, seats) == "The eastern Invader gives 2 orcs to Anna."
    assert event_sentence(e.HasteUsed(3, "cannon"), EN, seats) == "Dora uses haste: “Cannon” can be used once more."


def test_what_lies_on_the_partners_side_is_said_so() -> None:
    across = Refusal(Reason.OTHER_SIDE, "R-96", {"start": "west", "goal": "E2"})
    assert refusal_sentence(across, EN) == "East wall 2 is on your partner’s side; you can act only on your own."
    two = Refusal(Reason.OTHER_SIDE, "2", {"start": "W1", "goal": "E1"})
    assert "you can’t cross over" in refusal_sentence(two, EN)


def test_what_goes_on_now_is_said_of_both_partners() -> None:
    phase, pause = (Refusal(Reason.NOT_NOW, "4", {"stage": stage}) for stage in ("phase", "pause"))
    assert [refusal_sentence(phase, EN, seats) for seats in ((), THREE)] == [
        "Not now: this is the Invader’s phase.",
        "Not now: this is the Invaders’ phase.",
    ]
    assert [refusal_sentence(pause, EN, seats) for seats in (THREE, FOUR)] == [
        "Not now: the Defender is spending hourglasses.",
        "Not now: the Defenders are spending hourglasses.",
    ]


def test_what_happens_to_several_units_at_once_is_one_line() -> None:
    orc, troll = (e.UnitKilled(unit, "RW2", "cannon") for unit in ("orc", "troll"))
    miss = a.CardTurned("RW2", "W3", hit=False)
    assert log_lines([orc, orc, troll, miss, miss], EN) == [
        "The cannon kills 2 orcs on west rampart 2.",
        "The cannon kills a troll on west rampart 2.",
        "Miss! The machine on west rampart 2 misses west wall 3.",
        "Miss! The machine on west rampart 2 misses west wall 3.",
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
        ("R-47", "Ruling R-47: choosing targets before the first card"),
        ("R-999", "Ruling R-999"),
        ("8.I.2", "Rules, 8.I.2: machines"),
        ("6.A", "Rules, 6.A: dispatch, camp, orders (phase 6)"),
        ("99", "Rules, 99"),
    ],
)
def test_sources_have_short_titles(source: str, text: str) -> None:
    assert source_title(source, EN) == text


def test_one_of_two_invaders_is_told_to_march_on_his_own_side() -> None:
    march = Decision(0, Kind.DISPATCH, "C", 5)
    assert "each side" in prompt(march, EN, ("Anna", "Bert"))
    assert "your side" in prompt(march, EN, ("Anna", "Bert", "Cleo"))
    assert "son côté" in prompt(march, FR, ("", "", "", ""))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_names_a_card_that_a_move_takes_for_a_place_or_piece(language: str) -> None:
    texts = catalogue(language)
    card, house = texts("piece.trolls_call"), texts("place.guard_of_honour")
    as_place = Refusal(Reason.UNKNOWN_PLACE, "5.2", {"place": "trolls_call"})
    as_piece = Refusal(Reason.UNKNOWN_PIECE, "5.2", {"piece": "guard_of_honour"})
    typed = Refusal(Reason.UNKNOWN_PLACE, "5.2", {"place": "Nowhere"})
    assert card in refusal_sentence(as_place, texts)
    assert house in refusal_sentence(as_piece, texts)
    assert "Nowhere" in refusal_sentence(typed, texts)
