"""The first page: the games played last can be seen and told apart, however large the window and the writing are."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from pytestqt.qtbot import QtBot

from stronghold_gui.desktop.language import Language
from stronghold_gui.desktop.start_page import RecentGame, StartPage

GAMES = [RecentGame(Path(f"game {number}"), f"Ada – Brun, turn {number}", "today") for number in range(1, 9)]


@pytest.fixture
def page(qtbot: QtBot) -> StartPage:
    page = StartPage(Language("en"))
    qtbot.addWidget(page)
    page.show_games(GAMES, GAMES[0].title)
    with qtbot.waitExposed(page):
        page.show()
    return page


def in_sight(page: StartPage) -> int:
    """Return how many games are seen whole."""
    room = page.list.viewport().rect()
    return sum(room.contains(page.list.visualItemRect(page.list.item(number))) for number in range(page.list.count()))


@pytest.mark.parametrize(("size", "seen"), [(QSize(1280, 660), 5), (QSize(900, 540), 4), (QSize(560, 660), 2)])
def test_games_are_in_sight_without_scrolling(page: StartPage, size: QSize, seen: int, qtbot: QtBot) -> None:
    page.resize(size)
    qtbot.waitUntil(lambda: in_sight(page) >= seen)
    for button in (page.resume_button, page.new_button, page.learn_button, page.open_button, page.list):
        assert page.rect().contains(button.mapTo(page, button.rect().topLeft()))
        assert page.rect().contains(button.mapTo(page, button.rect().bottomRight()))


def test_a_list_is_no_longer_than_its_games(page: StartPage, qtbot: QtBot) -> None:
    page.resize(1280, 900)
    page.show_games(GAMES[:1], GAMES[0].title)
    qtbot.waitUntil(lambda: page.list.height() < 2 * page.list.visualItemRect(page.list.item(0)).height())
    page.show_games((), "")
    assert not page.list.isVisible()
    assert not page.recent_title.isVisible()


def test_rows_are_high_enough_for_large_writing(page: StartPage, qtbot: QtBot) -> None:
    font = page.font()
    font.setPointSizeF(40)
    page.setFont(font)
    lines = 2 * page.list.fontMetrics().height()
    qtbot.waitUntil(lambda: page.list.visualItemRect(page.list.item(0)).height() >= lines)
