"""The card of the scenario's goals: it opens for a player who begins, blocks nothing and can be opened again."""

from __future__ import annotations

import pytest

from stronghold_gui.desktop.fortress.plan_svg import TRAY
from stronghold_gui.games.fortress import moves as m
from stronghold_gui.text import LANGUAGES, catalogue
from tests.desktop.fortress.conftest import PEOPLE, Sit
from tests.desktop.fortress.hands import Hands
from tests.games.fortress.scene import siege


def place_one(hands: Hands) -> None:
    """Place the first figure by hand."""
    seat = hands.controller.seat
    hands.play(seat, next(move for move in hands.controller.moves() if isinstance(move, m.Place)), "drag")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("scenario", "people"), [("siege", 2), ("ambush", 3), ("small", 2)])
def test_every_scenario_begins_with_the_goals_of_all_players_the_own_one_first(
    sit: Sit, scenario: str, people: int, language: str
) -> None:
    hands = sit(people, language=language, scenario=scenario)
    hands.come()
    card, name = hands.desk.goal, PEOPLE[hands.controller.seat]
    assert card.isVisible()
    assert card.title.text() == catalogue(language)(f"fortress.scenario.{scenario}")
    told = [aim.text() for aim in card.aims if aim.isVisible()]
    assert told[0].startswith(name)
    assert card.aims[0].font().bold()
    assert not card.aims[len(told) - 1].font().bold()
    assert len(told) == hands.client.view.setting.players
    assert set(card.accessibleDescription().splitlines()) == set(told)


def test_the_goals_make_room_for_the_first_figure_and_come_again_for_the_next_player(sit: Sit) -> None:
    hands = sit(2, scenario="siege")
    first = hands.controller.seat
    area, key = next(source for source in hands.client.gestures.reach if source[0] == TRAY)
    hands.click_at(hands.point(area, key))
    assert not hands.desk.goal.isVisible()
    hands.desk.hand.cancel()
    place_one(hands)
    assert not hands.desk.goal.isVisible()
    hands.choose("Suggest placement")
    hands.choose("Accept")
    hands.come()
    assert hands.controller.seat != first
    assert hands.desk.goal.isVisible()
    assert hands.desk.goal.aims[0].text().startswith(PEOPLE[hands.controller.seat])
    hands.click(hands.desk.goal.away)
    assert not hands.desk.goal.isVisible()


def test_button_and_key_open_the_goals_again_with_how_far_they_are_also_in_another_language(sit: Sit) -> None:
    table = siege().army(0, "syvarris").army(1, "drake").put("drake", (11, 5, 1)).put("syvarris", (20, 9, 1))
    hands = sit(2, position=table.turn("drake").position, scenario="siege")
    card, button = hands.desk.goal, hands.desk.strip.buttons["goal"]
    assert not card.isVisible()
    hands.click(button)
    assert card.isVisible()
    assert "The flag is up" in card.progress.text()
    assert hands.controller.play(hands.controller.moves()[0])
    assert card.isVisible(), "who opened it closes it"
    hands.window.language.choose("fr")
    assert "Le drapeau" in card.progress.text()
    hands.desk.board.setFocus()
    hands.key("G")
    assert not card.isVisible()
    assert not button.isChecked()


def test_no_goals_lie_over_the_cards_of_a_draft(sit: Sit) -> None:
    hands = sit(2, scenario="siege", armies="draft")
    hands.come()
    assert hands.desk.drafting.table is not None
    assert not hands.desk.goal.isVisible()
