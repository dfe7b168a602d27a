"""Armies are chosen from cards that lie side by side over the battlefield."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton

from stronghold_gui.desktop.docks.card_table import CardTable
from stronghold_gui.games.fortress import moves as m
from tests.desktop.desks import page_of
from tests.desktop.fortress.conftest import Sit
from tests.desktop.fortress.hands import Hands


def cards_of(hands: Hands) -> CardTable:
    table = hands.desk.drafting.table
    assert table is not None
    return table


@pytest.mark.parametrize("armies", ["draft", "chosen"])
def test_all_cards_lie_side_by_side_with_their_costs_and_one_is_taken(sit: Sit, armies: str) -> None:
    hands = sit(2, scenario="siege", armies=armies)
    hands.come()
    table = cards_of(hands)
    assert len(table.cards) == 16
    first = next(card for card in table.cards if card.face.choose)
    assert first.face.choose.startswith("Take (")
    hands.click(first.button)
    played = hands.controller.match.played[-1].record.move
    assert played == m.Pick(first.face.id)


def test_a_card_that_cannot_be_taken_says_why_and_one_that_is_says_by_whom(sit: Sit) -> None:
    hands = sit(2, scenario="siege", armies="chosen")
    hands.come()
    for card in ("mimring", "deathwalker_9000"):
        hands.controller.play(m.Pick(card))
        hands.come()
    faces = {card.face.id: card.face for card in cards_of(hands).cards}
    assert faces["mimring"].lines[0].note.startswith("Taken by ")
    assert not faces["mimring"].choose
    dear = [face for face in faces.values() if not face.choose and not face.lines[0].note.startswith("Taken")]
    assert all(face.lines[0].note for face in dear)
    assert faces["finn"].lines[0].effect.splitlines()[-1] == "4 life"


def test_the_battlefield_is_shown_and_the_cards_come_back(sit: Sit) -> None:
    hands = sit(2, scenario="siege", armies="chosen")
    hands.come()
    page = page_of(hands.window, "armies")
    hands.window.docking.raise_("armies")
    hands.click(cards_of(hands).away)
    assert hands.desk.drafting.table is None
    assert isinstance(page.again, QPushButton)
    hands.click(page.again)
    assert cards_of(hands).isVisible()
    QTest.keyClick(cards_of(hands), Qt.Key.Key_Escape)
    assert hands.desk.drafting.table is None


@pytest.mark.parametrize("language", ["en", "fr"])
def test_they_speak_the_language_of_the_moment(sit: Sit, language: str) -> None:
    hands = sit(3, scenario="ambush", armies="draft", language=language)
    hands.come()
    words = [label.text() for label in cards_of(hands).findChildren(QLabel)]
    assert not any("fortress." in text or "{" in text for text in words)
    wanted = {"en": "points left)", "fr": "points restants"}[language]
    assert cards_of(hands).title.text().endswith(wanted)


def test_where_armies_are_given_no_card_lies_there(sit: Sit) -> None:
    hands = sit(2, scenario="siege")
    assert hands.desk.drafting.table is None


def test_whoever_drafts_is_told_what_for_and_the_dock_of_the_round_comes_forward_with_it(sit: Sit) -> None:
    hands = sit(2, scenario="siege", armies="draft")
    hands.come()
    first = hands.table_desk.context.called(hands.controller.seat)
    said = [label.text() for label in cards_of(hands).findChildren(QLabel)]
    assert any(text.startswith(f"{first} ") and "flag" in text for text in said)
    goals = page_of(hands.window, "course").findChild(QLabel, "course_goals")
    assert goals is not None
    assert goals.isVisible()
    assert len(goals.text().splitlines()) == 3
