"""The New game dialog of Fortress: it shows the sides of the players before they choose a seat."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from stronghold_gui.desktop.language import Language
from stronghold_gui.desktop.new_game import NewGameDialog
from stronghold_gui.desktop.settings import Settings
from stronghold_gui.games.fortress.setting import scenarios
from stronghold_gui.games.library import LIBRARY
from stronghold_gui.text import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scenario", ["siege", "ambush", "small"])
def test_every_scenario_says_what_player_1_is_to_do(
    settings: Settings, qtbot: QtBot, language: str, scenario: str
) -> None:
    dialog = NewGameDialog(LIBRARY, "fortress", Language(language), settings)
    qtbot.addWidget(dialog)
    words = dialog.findChild(QLabel, f"new_game_scenario_{scenario}_words")
    assert words is not None
    told = set()
    for seats in scenarios()[scenario].seatings:
        dialog._count.choose(str(seats))
        assert "1" in words.text()
        told.add(words.text())
    # A person who plays guards and reinforcements alone sees no mention of a partner.
    assert len(told) == (2 if scenario == "ambush" else 1)
