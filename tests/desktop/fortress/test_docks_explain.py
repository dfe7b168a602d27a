"""The docks of Fortress explain themselves: what F1 opens on cards, powers, odds, the round, and lines of the log."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QWidget

from stronghold_gui.desktop.docks.log import LogPage
from tests.desktop.desks import page_of
from tests.desktop.fortress.conftest import Sit
from tests.desktop.fortress.hands import Hands
from tests.games.fortress.scene import siege
from tests.helpers.resting import rest


@pytest.fixture
def hands(sit: Sit) -> Hands:
    """Return hands at a fight whose attacker has the turn."""
    scene = siege().army(0, "finn", "tarn_vikings").army(1, "drake").put("finn", (12, 8, 1)).put("drake", (11, 8, 1))
    scene.put("tarn_vikings.1", (20, 9, 1)).turn("drake")
    return sit(2, position=scene.position, scenario="siege")


def dock(hands: Hands, name: str) -> QWidget:
    """Bring a dock to the front."""
    page: QWidget = page_of(hands.window, name)
    hands.window.docking.raise_(name)
    rest(hands.window)
    return page


def opened(hands: Hands, widget: QWidget, point: QPoint | None = None) -> str:
    """Press F1 with the mouse on a widget, and return which paragraph is shown."""
    QCursor.setPos(widget.mapToGlobal(widget.rect().center() if point is None else point))
    hands.key("F1")
    return hands.window.rulebook.reference.panel.place


def test_f1_on_a_card_explains_the_card(hands: Hands) -> None:
    dock(hands, "armies")
    assert opened(hands, page_of(hands.window, "armies").cards["drake"].head) == "drake"


def test_f1_on_a_power_of_an_open_card_explains_the_power(hands: Hands) -> None:
    dock(hands, "armies")
    page = page_of(hands.window, "armies")
    page.cards["drake"].head.click()
    rest(hands.window)
    heading = page.cards["drake"].findChild(QWidget, "power_thorian_speed")
    assert isinstance(heading, QWidget)
    page.ensureWidgetVisible(heading)
    assert opened(hands, heading) == "thorian_speed"


@pytest.mark.parametrize(("name", "anchor"), [("chances", "odds"), ("course", "round")])
def test_f1_on_a_dock_explains_what_it_is_about(hands: Hands, name: str, anchor: str) -> None:
    page = dock(hands, name)
    assert opened(hands, page, QPoint(page.width() // 2, page.height() - 12)) == anchor


@pytest.mark.parametrize(("part", "anchor"), [("goals", "siege"), ("turns", "turn")])
def test_f1_explains_the_scenario_and_the_turns(hands: Hands, part: str, anchor: str) -> None:
    dock(hands, "course")
    page = page_of(hands.window, "course")
    widget = getattr(page, part)
    page.ensureWidgetVisible(widget, 0, 0)
    assert opened(hands, widget) == anchor


@pytest.mark.parametrize(("word", "anchor"), [("attacks", "attack"), ("defends", "defending")])
def test_f1_on_a_line_of_the_log_explains_what_happened(hands: Hands, word: str, anchor: str) -> None:
    hands.controller.play(hands.controller.match.game.parse("attack drake finn"))
    page = dock(hands, "log")
    assert isinstance(page, LogPage)
    row = next(row for row in range(page.log.rowCount()) if word in page.log.line_at(row).text)
    index = page.list.log.index(row, 0)
    page.list.scrollTo(index)
    assert opened(hands, page.list.viewport(), page.list.visualRect(index).center()) == anchor


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_line_of_the_log_names_its_rule(sit: Sit, language: str) -> None:
    scene = siege().army(0, "finn").army(1, "drake").put("finn", (12, 8, 1)).put("drake", (11, 8, 1)).turn("drake")
    hands = sit(2, position=scene.position, scenario="siege", language=language)
    for text in ("attack drake finn", "end"):
        hands.controller.play(hands.controller.match.game.parse(text))
    page = dock(hands, "log")
    assert isinstance(page, LogPage)
    lines = [page.log.line_at(row) for row in range(page.log.rowCount())]
    ruled = [line for line in lines if line.about is not None and page.list.has_rule(line)]
    assert ruled
    assert all(page.list.rule_of(line) for line in ruled)
