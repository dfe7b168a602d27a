"""From a thing of the table to its paragraph."""

from __future__ import annotations

from typing import get_args

import pytest

from stronghold_gui.games.stronghold import events as ev
from stronghold_gui.games.stronghold import moves as mv
from stronghold_gui.games.stronghold.cards import load_cards
from stronghold_gui.games.stronghold.data.board_file import load_board
from stronghold_gui.games.stronghold.pieces import GLORY_SOURCES
from stronghold_gui.games.stronghold.teaching.reference import REFERENCE, anchor_of
from stronghold_gui.games.stronghold.teaching.reference.happenings import EVENTS, MOVES, Naming
from stronghold_gui.teaching.reference import load_book

ANCHORS = load_book(REFERENCE, "en").paragraphs


def test_every_place_of_the_board_has_its_paragraph() -> None:
    board = load_board()
    places = (*board.outer, *board.inner, *board.field_ids, "CAMP", "HAND", "gate3", "west", "east")
    assert {place for place in places if anchor_of(place) not in ANCHORS} == set()


@pytest.mark.parametrize(
    ("thing", "anchor"),
    [
        ("RW2", "rampart"),
        ("STW2", "siege_tower"),
        ("TE1", "tower"),
        ("FW-RW1", "path"),
        ("wall", "wall"),
        ("W3", "wall_section"),
        ("machines-3", "machines"),
        ("R-47", "R-47"),
        ("8.I.2", "ranged_machines"),
        ("7.9", "defender"),
        ("hit", "machine_cards"),
        ("nothing of the kind", None),
        ("99", None),
    ],
)
def test_a_thing_leads_to_its_paragraph(thing: str, anchor: str | None) -> None:
    assert anchor_of(thing) == anchor
    assert anchor is None or anchor in ANCHORS


def test_every_card_leads_to_its_phase() -> None:
    assert {anchor_of(card) for card in load_cards().actions} == {"machines", "equipment", "training", "rituals"}


def test_every_kind_of_event_has_a_paragraph() -> None:
    assert set(EVENTS) == set(get_args(ev.Event))
    assert {anchor for anchor in EVENTS.values() if isinstance(anchor, str)} <= set(ANCHORS)
    namings = [naming for naming in EVENTS.values() if isinstance(naming, Naming)]
    assert {anchor for naming in namings for anchor in (*naming.words.values(), naming.otherwise)} <= set(ANCHORS)


def test_every_way_every_death_and_every_source_of_glory_has_a_paragraph_of_its_own() -> None:
    anchor_of_event = REFERENCE.topics.anchor_of_event
    ways = {way: anchor_of_event(ev.UnitMoved("orc", "FW", "RW1", way)) for way in get_args(ev.Way)}
    deaths = {death: anchor_of_event(ev.UnitKilled("orc", "RW1", death)) for death in get_args(ev.Death)}
    glory = {source: anchor_of_event(ev.GloryGained("invader", 1, source)) for source in GLORY_SOURCES}
    for found in (ways, deaths, glory):
        assert {word for word, anchor in found.items() if anchor not in ANCHORS} == set()
    assert [way for way, anchor in ways.items() if anchor == "moves"] == ["move"]
    assert [death for death, anchor in deaths.items() if anchor == "losses"] == ["losses"]


@pytest.mark.parametrize(
    ("event", "anchor"),
    [
        (ev.PhaseBegan(2), "machines"),
        (ev.StageBegan("machines"), "ranged_machines"),
        (ev.UnitKilled("orc", "W1", "cannon"), "cannon"),
        (ev.GloryGained("defender", 1, "guard_of_honour"), "guard_of_honour"),
        (ev.CardFlipped(0, "machines"), "accurate_shot"),
    ],
)
def test_an_event_leads_to_its_paragraph(event: ev.Event, anchor: str) -> None:
    assert REFERENCE.topics.anchor_of_event(event) == anchor


def test_every_kind_of_move_has_a_paragraph_but_the_one_that_ends_something() -> None:
    assert {*MOVES, mv.Done} == set(get_args(mv.Move))
    assert {anchor for anchor in MOVES.values() if isinstance(anchor, str)} <= set(ANCHORS)


@pytest.mark.parametrize(
    ("move", "anchor"),
    [
        (mv.Done(), None),
        (mv.Machine("ballista", "RW1", "troll"), "ballista"),
        (mv.Flip("training"), "training_transfer"),
        (mv.Transfer("saboteur", "forge", "guards"), "training_transfer"),
        (mv.Transfer("ladder", "W1", "W2"), "equipment_transfer"),
        (mv.Command("bluff", "W1", open=True), "bluff"),
        (mv.Deed("dungeons", ""), "dungeons"),
    ],
)
def test_a_move_leads_to_its_paragraph(move: mv.Move, anchor: str | None) -> None:
    assert REFERENCE.topics.anchor_of_move(move) == anchor
