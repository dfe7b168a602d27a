"""Docks at both sides of a small window: neither they nor the bars over the board are cut off."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QWidget

from stronghold_gui.core.match import Header, Match
from stronghold_gui.core.save.kit import AnyMatch
from stronghold_gui.desktop.window import MainWindow
from stronghold_gui.games.library import LIBRARY
from stronghold_gui.games.stronghold.game import STRONGHOLD
from stronghold_gui.text import LANGUAGES
from tests.games.begun import play_on
from tests.helpers.clipping import clipped
from tests.helpers.resting import rest

LEAST = 220
SMALL = 784, 720
"""A window on a screen of 800 pixels."""
Make = Callable[..., MainWindow]


def come_to_rest(window: MainWindow) -> None:
    """Wait until a dock is filled, laid out a moment later, and as wide as its words again a moment later."""
    for _ in range(3):
        rest(window)


def opened(window: MainWindow, match: AnyMatch) -> None:
    """Open a match before the person who decides."""
    window.resize(*SMALL)
    window.files.begin(match)
    assert window.controller is not None
    window.controller.uncover()
    rest(window)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [entry.id for entry in LIBRARY.shown])
def test_no_dock_is_narrower_than_its_words(game: str, language: str, make_window: Make) -> None:
    kit, dice = LIBRARY.kit(game), random.Random(8)  # noqa: S311 - which game, nothing secret
    match: AnyMatch = Match(kit.game, Header(game, {}, ("Anna", "Bert")[: max(kit.game.seat_counts)], 8))
    play_on(match, dice, 60)
    window = make_window(language)
    opened(window, match)
    for name, dock in window.docking.docks.items():
        window.docking.raise_(name)
        window.resizeDocks([dock], [LEAST], Qt.Orientation.Horizontal)
        come_to_rest(window)
        assert (name, list(clipped(dock))) == (name, [])


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_laid_out_between_docks_stand_whole(language: str, make_window: Make) -> None:
    window = make_window(language)
    opened(window, Match(STRONGHOLD, Header("stronghold", {"cards": "draft"}, ("Anna", "Bert"), 3)))
    docks = window.docking.docks
    window.addDockWidget(Qt.DockWidgetArea.LeftDockWidgetArea, docks["glory"])
    window.resizeDocks([docks["glory"], docks["log"]], [400, 400], Qt.Orientation.Horizontal)
    rest(window)
    away = window.findChild(QWidget, "card_table_away")
    assert away is not None
    assert not list(clipped(window))
    QTest.mouseClick(away, Qt.MouseButton.LeftButton)
    assert not away.isVisible()


@pytest.mark.parametrize("percent", [100, 130, 160])
@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_of_a_draft_stand_whole_in_any_text_size(language: str, percent: int, make_window: Make) -> None:
    window = make_window(language)
    window.text_size.choose(percent)
    try:
        opened(window, Match(STRONGHOLD, Header("stronghold", {"cards": "draft"}, ("Anna", "Bert"), 3)))
        assert not list(clipped(window))
    finally:
        window.text_size.choose(100)


def test_a_dock_grows_with_its_words(make_window: Make) -> None:
    window = make_window("en")
    opened(window, Match(STRONGHOLD, Header("stronghold", {}, tuple("ABC"), 3)))
    dock = window.docking.docks["glory"]
    window.docking.raise_("glory")
    window.resizeDocks([dock], [LEAST], Qt.Orientation.Horizontal)
    rest(window)
    label = dock.findChild(QLabel, "glory_head_defender")
    assert label is not None
    label.setText("Défenseurs de la forteresse")
    come_to_rest(window)
    assert not list(clipped(dock))
