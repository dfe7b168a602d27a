"""From a card, a place, a move or an event to its paragraph."""

from __future__ import annotations

from typing import get_args

import pytest

from stronghold_gui.games.warriors import events as e
from stronghold_gui.games.warriors import moves as m
from stronghold_gui.games.warriors.boxes import load_cards
from stronghold_gui.games.warriors.pieces import PLACE_IDS, TARGET_IDS
from stronghold_gui.games.warriors.teaching.reference import REFERENCE, anchor_of
from stronghold_gui.games.warriors.teaching.reference.happenings import EVENTS, MOVES
from stronghold_gui.teaching.reference import load_book, reference_of
from tests.games.warriors.teaching.kit import KIT

ANCHORS = load_book(reference_of(KIT), "en").paragraphs


def test_every_card_place_and_target_has_its_paragraph() -> None:
    for names in (load_cards("hordes").ids, PLACE_IDS, TARGET_IDS):
        assert [name for name in names if anchor_of(name) not in ANCHORS] == []


@pytest.mark.parametrize(
    ("thing", "anchor"),
    [
        ("goblins.archer", "archer"),
        ("b.goblins", "goblins"),
        ("b.goblins.archer", "archer"),
        ("b.elves.wizard", "wizard"),
        ("band.elves", "band"),
        ("dragon12", "dragon"),
        ("S7", "simple"),
        ("X30", "mixed"),
        ("RW-23", "RW-23"),
        ("8", "catapult"),
        ("99", None),
        ("goblins.dragon.x", None),
        ("nothing of the kind", None),
    ],
)
def test_a_thing_leads_to_its_paragraph(thing: str, anchor: str | None) -> None:
    assert anchor_of(thing) == anchor
    assert anchor is None or anchor in ANCHORS


def test_every_kind_of_event_has_a_paragraph() -> None:
    assert set(EVENTS) == set(get_args(e.Event))
    assert {anchor for anchor in EVENTS.values() if isinstance(anchor, str)} <= set(ANCHORS)
    anchor_of_event = REFERENCE.topics.anchor_of_event
    endings = {why: anchor_of_event(e.CardDone(0, "S1", why)) for why in get_args(e.Over)}
    losses = {cause: anchor_of_event(e.CardLost(0, "a.elves", "elves.archer", 1, cause)) for cause in get_args(e.Cause)}
    assert {anchor for anchor in (*endings.values(), *losses.values()) if anchor not in ANCHORS} == set()


@pytest.mark.parametrize(
    ("event", "anchor"),
    [
        (e.CardTakenUp(0, "M4"), "mercenary"),
        (e.AttackDeclared(0, "a.elves", "b.elves", first=True), "attack"),
        (e.AttackDeclared(0, "dragon1", "b.elves", first=True), "draconic"),
        (e.AttackDeclared(0, "band", "b.elves", first=False), "band_battle"),
        (e.CardLost(0, "a.elves", "elves.archer", 1, "shot"), "shot"),
        (e.CardDone(0, "S1", "no_shield"), "RW-19"),
    ],
)
def test_an_event_leads_to_its_paragraph(event: e.Event, anchor: str) -> None:
    assert REFERENCE.topics.anchor_of_event(event) == anchor
    assert anchor in ANCHORS


def test_every_kind_of_move_has_a_paragraph_but_the_one_that_ends_something() -> None:
    assert {*MOVES, m.End} == set(get_args(m.Move))
    assert {anchor for anchor in MOVES.values() if isinstance(anchor, str)} <= set(ANCHORS)


@pytest.mark.parametrize(
    ("move", "anchor"),
    [
        (m.END, None),
        (m.Attack("a.elves", "b.elves"), "simple"),
        (m.Attack("dragon2", "b.elves"), "draconic"),
        (m.Target("b.elves"), "targets"),
        (m.Fire("b.elves.archer"), "shot"),
    ],
)
def test_a_move_leads_to_its_paragraph(move: m.Move, anchor: str | None) -> None:
    assert REFERENCE.topics.anchor_of_move(move) == anchor
    assert anchor is None or anchor in ANCHORS
