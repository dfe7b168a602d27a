"""The buttons of the prompt: each can be told from the others, read, and foreseen."""

from __future__ import annotations

from typing import cast

import pytest
from PySide6.QtWidgets import QApplication

from stronghold_gui.desktop.convicted.choices import FEW
from stronghold_gui.desktop.convicted.docks.powers import PowersPage
from stronghold_gui.desktop.play.docking import Docking
from stronghold_gui.games.convicted import moves as m
from tests.desktop.convicted.conftest import Sit
from tests.desktop.convicted.hands import Hands
from tests.desktop.convicted.test_proposals import go_to, press
from tests.helpers.resting import rest


def shown(hands: Hands) -> list[str]:
    """Return what the buttons say where there is no room for all of it."""
    return [choice.brief or choice.label for choice in hands.choices]


def read(hands: Hands) -> list[str]:
    """Return what can be read on the buttons in a window of 1280 by 800."""
    hands.window.resize(1280, 800)
    QApplication.processEvents()
    strip = hands.window.prompt.strip
    return [strip.button(number).text().replace("\n", " ") for number in range(strip.count)]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_whoever_takes_a_hero_is_told_what_each_does_before_choosing(sit: Sit, language: str) -> None:
    hands = sit("campaign", 2, language=language)
    QApplication.processEvents()
    docking: Docking = hands.window.docking
    assert docking.in_front("powers")
    page = cast("PowersPage", docking.page("powers"))
    rows = [row for name, row in page.rows.items() if name in ("oracle", "murderer", "forger")]
    assert all(row.isVisible() and row.button.isVisible() for row in rows)
    assert all("\n" in choice.tip for choice in hands.choices)
    hands.click(page.rows["murderer"].button)
    assert hands.position.heroes[0] == 2
    assert not page.rows["murderer"].button.isVisible()


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("kind", ["garrison", "sections"])
def test_no_button_is_cut_beyond_recognition(sit: Sit, language: str, kind: str) -> None:
    hands = sit("scenario-1-coop" if kind == "garrison" else "campaign", 2, language=language)
    go_to(hands, kind)
    read(hands)
    for choice, text in zip(hands.choices, read(hands), strict=True):
        words = (choice.brief or choice.label).removesuffix("…")
        assert text.removesuffix("…").replace("\u00a0", " ") in (words.replace("\u00a0", " "), choice.label), text


def test_the_more_there_is_to_say_the_fewer_buttons_stand_side_by_side(sit: Sit) -> None:
    hands = sit("campaign", 2)
    go_to(hands, "sections")
    assert len(hands.choices) < FEW
    assert shown(hands)[1] == "North, north-east, east and south-east"


def test_whoever_lets_archers_join_an_assault_is_told_on_which_side(sit: Sit) -> None:
    hands = sit("scenario-1-versus", 2)
    # More kinds of moves would be grouped; what a button says of each is the same.
    hands.desk.client.pending = tuple(m.Storm("slinger", side) for side in ("N", "W"))
    storms = list(hands.desk.prompt.choices())[:-1]
    assert [(choice.brief, choice.art) for choice in storms] == [("North", "slinger"), ("West", "slinger")]


def test_enemies_of_a_kind_in_several_squads_are_told_apart(sit: Sit) -> None:
    hands = sit("scenario-1-coop", 1)
    go_to(hands, "boulders")
    pieces = [move.piece for move in hands.controller.moves() if isinstance(move, m.Take)]
    assert len(set(pieces)) < len(pieces), "nothing to tell apart"
    told = shown(hands)
    assert len(told) == len(set(told)), told


def test_what_is_proposed_says_what_its_last_move_ends(sit: Sit) -> None:
    hands = sit("scenario-1-coop", 1)
    go_to(hands, "regroup")
    press(hands, "Suggest…")
    sentence = hands.window.prompt.sentence.text()
    assert sentence.endswith("End regrouping")
    assert "Done" not in sentence


def test_before_the_matching_a_button_names_the_power_that_it_uses(sit: Sit) -> None:
    hands = sit("campaign", 1)
    press(hands, "Oracle")
    go_to(hands, "before_matching")
    assert all(isinstance(move, m.Guide | m.Done) for move in hands.controller.moves()), "there is no other power yet"
    assert hands.labels == ["Oracle…"]
    hands.choose(0)
    assert "Back" in hands.labels
    assert len(hands.labels) > 2


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_small_window_offers_fewer_buttons_rather_than_bare_digits(sit: Sit, language: str) -> None:
    hands = sit("scenario-1-coop", 2, language=language)
    go_to(hands, "action")
    many = len(hands.choices)
    hands.window.resize(900, 600)
    for _ in range(3):
        QApplication.processEvents()
    strip = hands.window.prompt.strip
    few = [strip.button(number).text() for number in range(strip.count)]
    assert not any(text.isdecimal() for text in few)
    hands.window.resize(1280, 800)
    for _ in range(3):
        QApplication.processEvents()
    assert len(few) < len(hands.choices) == many


def test_a_match_gone_on_with_in_a_narrow_window_offers_as_few_buttons_as_before(sit: Sit) -> None:
    hands = sit("campaign", 2)
    hands.window.resize(784, 700)
    go_to(hands, "sections")
    rest(hands.window)
    before = [choice.label for choice in hands.window.current.desk.prompt.choices()]
    hands.window.actions_["close"].trigger()
    rest(hands.window)
    hands.window.files.open_last()
    assert hands.window.controller is not None
    hands.window.controller.uncover()
    rest(hands.window)
    assert len(before) < len(hands.controller.moves())
    assert [choice.label for choice in hands.window.current.desk.prompt.choices()] == before
