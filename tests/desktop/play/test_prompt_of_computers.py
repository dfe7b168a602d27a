"""While computers decide, the prompt names them and orders nothing, in every game; a person gets the usual prompt."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from stronghold_gui.core.header import Header
from stronghold_gui.core.match import Match
from stronghold_gui.desktop.window import MainWindow
from stronghold_gui.games.library import LIBRARY

ENDS = {"en": (" is deciding…", " are deciding…"), "fr": (" décide…", " décident…")}


def begin(window: MainWindow, game: str, *players: str) -> None:
    """Begin a match of two with these players, ``""`` for a person; computers are paused."""
    kit = LIBRARY.kit(game)
    options = {name: values[0] for name, values in kit.game.options(2).items()}
    window.actions_["pause"].setChecked(True)
    window.files.begin(Match(kit.game, Header(game, {**options, **kit.stamp}, ("Ada", "Ben"), 3, players)))


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", LIBRARY.ids)
def test_computers_are_named_in_every_game(make_window: Callable[..., MainWindow], game: str, language: str) -> None:
    window = make_window(language)
    begin(window, game, "easy", "easy")
    assert window.prompt.sentence.text().endswith(ENDS[language])
    window.language.choose("fr" if language == "en" else "en")
    assert window.prompt.sentence.text().endswith(ENDS[window.language.code])


@pytest.mark.parametrize("game", LIBRARY.ids)
def test_a_person_is_asked_after_a_game_of_computers(make_window: Callable[..., MainWindow], game: str) -> None:
    window = make_window()
    begin(window, game, "easy", "easy")
    begin(window, game, "", "")
    assert window.controller is not None
    assert window.prompt.sentence.text() == window.current.desk.prompt.line().sentence
    assert not window.prompt.sentence.text().endswith(ENDS["en"])
