"""The buttons of the prompt: each is distinct and readable, and shows its effect."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

import pytest
from PySide6.QtWidgets import QApplication

from stronghold_gui.desktop.convicted.choices import FEW
from stronghold_gui.desktop.convicted.deed_buttons import why_none
from stronghold_gui.desktop.convicted.docks.powers import PowersPage
from stronghold_gui.desktop.play.docking import Docking
from stronghold_gui.games.convicted import moves as m
from stronghold_gui.games.convicted.game import CONVICTED
from stronghold_gui.games.convicted.siege.regroup import movable
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


def acting(sit: Sit, language: str = "en") -> Hands:
    """Return a campaign at its first actions, in a window in which all buttons have room."""
    hands = sit("campaign", 1, language=language)
    go_to(hands, "action")
    read(hands)
    return hands


@pytest.mark.parametrize("language", ["en", "fr"])
def test_actions_keep_their_places_and_say_why_they_cannot_be_taken(sit: Sit, language: str) -> None:
    hands = acting(sit, language)
    before = hands.labels
    strip = hands.window.prompt.strip
    assert [button.isEnabled() for button in map(strip.button, range(strip.count))].count(False) >= 2
    while hands.decision.kind == "action" and hands.decision.count:
        hands.controller.play(m.Collect("wood"))
        QApplication.processEvents()
        assert hands.labels == before
    first = strip.button(0)
    assert not first.isEnabled()
    assert first.accessibleDescription()
    assert first.accessibleDescription() in first.toolTip()
    assert not strip.press(0), "its digit does nothing either"
    assert hands.window.prompt.buttons["done"].text() in hands.window.prompt.sentence.text()


def test_a_button_names_what_is_really_missing_and_not_a_thing_that_is_done(sit: Sit) -> None:
    position = acting(sit).position.copy()
    position.known = 1

    def reason(kind: str) -> tuple[str, Mapping[str, object]]:
        refusal = why_none(kind, lambda move: CONVICTED.refusal(position, 0, move))
        assert refusal is not None
        return refusal.reason, refusal.figures

    assert reason("research") == ("library_too_low", {"level": 1, "have": 0}), "not that Stoneworking is known"
    position.stock[:4] = [0, 0, 0, 0]
    assert reason("fortify") == ("cannot_pay", {"wood": 1, "stone": 0, "iron": 0, "gold": 0})
    position.level[0] = 1
    assert reason("fortify")[0] == "cannot_pay", "other walls than the north wall lack no technology"


@pytest.mark.parametrize(
    ("language", "price", "free", "brings"),
    [("en", "(1 wood)", "(free)", "(+2)"), ("fr", "(1 bois)", "(gratuit)", "(+2)")],
)
def test_buttons_say_what_a_thing_costs_or_brings_and_the_prompt_what_there_is(
    sit: Sit, language: str, price: str, free: str, brings: str
) -> None:
    hands = acting(sit, language)
    assert price.strip("()").replace("1", "8") in hands.window.prompt.sentence.text()
    for kind, told in (("fortify", price), ("train", price), ("make", free), ("collect", brings)):
        hands.choose(
            next(n for n, one in enumerate(hands.choices) if getattr(one.act, "group", None) == ("kind", kind))
        )
        assert told in hands.labels[0]
        assert told in shown(hands)[0]
        hands.key("Esc")


def test_the_prompt_counts_who_can_still_move_and_who_has_no_opponent(sit: Sit) -> None:
    hands = sit("scenario-1-coop", 1)
    go_to(hands, "regroup")
    before = movable(hands.position, 0)
    assert f"{before} units can still move" in hands.window.prompt.sentence.text()
    hands.controller.play(next(one for one in hands.controller.moves() if isinstance(one, m.Regroup)))
    assert movable(hands.position, 0) == before - 1
    QApplication.processEvents()
    assert f"{before - 1} units can still move" in hands.window.prompt.sentence.text()


@pytest.mark.parametrize("language", ["en", "fr"])
def test_large_writing_offers_fewer_buttons_rather_than_cut_ones(sit: Sit, language: str) -> None:
    hands = acting(sit, language)
    many = len(hands.choices)
    hands.window.text_size.choose(200)
    rest(hands.window)
    few = read(hands)
    rest(hands.window)
    assert 2 < len(few) < many
    for text, choice in zip(read(hands), hands.choices, strict=True):
        assert text.rstrip("…") in (choice.brief, choice.label.rstrip("…"))
