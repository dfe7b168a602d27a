"""From a space, a figure, a card, a move or an event to its paragraph."""

from __future__ import annotations

from typing import get_args

import pytest

from stronghold_gui.games.fortress import events as e
from stronghold_gui.games.fortress import moves as m
from stronghold_gui.games.fortress.data.cards import POWERS
from stronghold_gui.games.fortress.setting import setting_of
from stronghold_gui.games.fortress.teaching.reference import REFERENCE, anchor_of
from stronghold_gui.games.fortress.teaching.reference.happenings import EVENTS, MOVES
from stronghold_gui.teaching.reference import load_book, reference_of
from tests.games.fortress.teaching.kit import KIT

ANCHORS = load_book(reference_of(KIT), "en").paragraphs
SETTING = setting_of("siege", 2)


def test_every_card_figure_power_and_spot_has_its_paragraph() -> None:
    spots = map(SETTING.field.name, range(len(SETTING.field.spots)))
    for names in (SETTING.cards.ids, SETTING.cards.figure_ids, POWERS, spots):
        assert [name for name in names if anchor_of(name) not in ANCHORS] == []


@pytest.mark.parametrize(
    ("thing", "anchor"),
    [
        ("tarn_vikings.3", "tarn_vikings"),
        ("drake", "drake"),
        ("14,8,21", "flag"),
        ("15,8,21", "walk"),
        ("14,7,1", "door_spaces"),
        ("16,8,1", "door_spaces"),
        ("15,9,1", "storey"),
        ("19,8,1", "landing"),
        ("19,8,4", "rung"),
        ("9,10,0", "water"),
        ("10,8,1", "road"),
        ("5,4,1", "ground"),
        ("11,10,1", "glyph"),
        ("RF-64", "RF-64"),
        ("6.4", "ladder"),
        ("skull", "dice"),
        ("nobody.1", None),
        ("nothing of the kind", None),
    ],
)
def test_a_thing_leads_to_its_paragraph(thing: str, anchor: str | None) -> None:
    assert anchor_of(thing) == anchor
    assert anchor is None or anchor in ANCHORS


def test_every_kind_of_event_has_a_paragraph() -> None:
    assert set(EVENTS) == set(get_args(e.Event))
    assert {anchor for anchor in EVENTS.values() if isinstance(anchor, str)} <= set(ANCHORS)


@pytest.mark.parametrize(
    ("event", "anchor"),
    [
        (e.Rolled(0, "initiative", 12), "initiative"),
        (e.Rolled(0, "draft", 12), "draft"),
        (e.BeginsFirst(0, "scenario"), "ambush"),
        (e.BeginsFirst(0, "skulls"), "small"),
        (e.BeginsFirst(0, "placing"), "placing"),
        (e.Flew("raelin", "1,1,1", "2,1,1", "fly"), "flight"),
        (e.Flew("drake", "1,1,1", "2,1,1", "grapple"), "grapple_gun_25"),
        (e.Flew("drake", "1,1,1", "2,1,1", "leap"), "stealth_leap"),
        (e.AttackRolled("drake", "finn", "normal", 6, 2), "attack"),
        (e.AttackRolled("mimring", "finn", "fire_line", 4, 2), "fire_line"),
        (e.AttackRolled("deathwalker_9000", "finn", "explosion", 3, 2), "explosion"),
        (e.AttackRolled("airborne_elite.1", "finn", "grenade", 2, 2), "grenade"),
        (e.Wounded("door", 1, 2, 10), "door_attack"),
        (e.Wounded("finn", 1, 2, 4), "wounds"),
    ],
)
def test_an_event_leads_to_its_paragraph(event: e.Event, anchor: str) -> None:
    assert REFERENCE.topics.anchor_of_event(event) == anchor
    assert anchor in ANCHORS


def test_every_kind_of_move_has_a_paragraph_but_the_one_that_ends_something() -> None:
    assert {*MOVES, m.End} == set(get_args(m.Move))
    assert {anchor for anchor in MOVES.values() if isinstance(anchor, str)} <= set(ANCHORS)
    assert REFERENCE.topics.anchor_of_move(m.END) is None
    assert REFERENCE.topics.anchor_of_move(m.CHARGE) == "berserker_charge"
