"""Lessons of Fortress from their first step to their last, by hand; what they point at; how they fit; F1 and hints."""

from __future__ import annotations

from stronghold_gui.games.fortress.teaching.reference import REFERENCE, anchor_of
from stronghold_gui.teaching.reference import load_book
from tests.desktop.fortress.conftest import Sit
from tests.games.fortress.examples import example


def test_the_hint_key_explains_whose_turn_it_is(sit: Sit) -> None:
    hands = sit(2, position=example("VT-20").position, scenario="siege")
    hands.key("F2")
    rows = [row.text() for row in hands.window.hints.panel.rows]
    assert any("can take the flag down" in row for row in rows), rows


def test_f1_finds_a_paragraph_for_everything_on_the_battlefield(sit: Sit) -> None:
    hands = sit(2, position=example("VT-20").position, scenario="siege")
    pages = load_book(REFERENCE, "en").paragraphs
    for area, piles in hands.scene.contents.items():
        for key in (pile.key for pile in piles):
            anchors = [anchor_of(topic) for topic in hands.desk.areas.topics_at(area, key)]
            assert any(anchor in pages for anchor in anchors), (area, key)
    for area in hands.scene.geometry.areas:
        anchors = [anchor_of(topic) for topic in hands.desk.areas.topics_at(area, "")]
        assert any(anchor in pages for anchor in anchors), area
