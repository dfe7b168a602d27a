"""A match that is over: opened again, it says how it ended and offers what can follow, in every game."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from stronghold_gui.core.save import save_match
from stronghold_gui.desktop.result import ResultDialog
from stronghold_gui.desktop.window import MainWindow
from stronghold_gui.games.library import LIBRARY
from tests.helpers.finished import finished

GAMES = LIBRARY.ids


def opened(make_window: Callable[..., MainWindow], game: str, folder: Path, language: str = "en") -> MainWindow:
    """Return a window with a match that was saved after its end."""
    save_match(finished(game), LIBRARY.kit(game), folder / "over.stronghold")
    window = make_window(language)
    assert window.files.open_path(folder / "over.stronghold")
    return window


def buttons(window: MainWindow) -> dict[str, int]:
    """Return the buttons of the prompt: what each says, and its number."""
    strip = window.prompt.strip
    return {strip.button(number).accessibleName(): number for number in range(strip.count)}


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", GAMES)
def test_a_match_that_is_over_offers_what_can_follow(
    make_window: Callable[..., MainWindow], game: str, language: str, tmp_path: Path
) -> None:
    window = opened(make_window, game, tmp_path, language)
    say = window.language
    expected = [say("window.end.result"), say("window.end.rematch"), say("window.end.story"), say("review.head")]
    assert list(buttons(window)) == [*expected, window.actions_["look_back"].iconText()]
    ending = window.current.desk.sentences.ending()
    assert ending is not None
    assert ending.sentence in window.prompt.sentence.text()


@pytest.mark.parametrize("game", GAMES)
def test_its_result_is_shown_again(
    make_window: Callable[..., MainWindow], game: str, tmp_path: Path, qtbot: QtBot
) -> None:
    window = opened(make_window, game, tmp_path)
    window.prompt.strip.press(buttons(window)["Result"])
    dialog = next(widget for widget in QApplication.topLevelWidgets() if isinstance(widget, ResultDialog))
    assert dialog.isVisible()
    dialog.reject()


@pytest.mark.parametrize("game", GAMES)
def test_a_rematch_begins_with_the_sides_changed(
    make_window: Callable[..., MainWindow], game: str, tmp_path: Path
) -> None:
    window = opened(make_window, game, tmp_path)
    window.prompt.strip.press(buttons(window)["Rematch"])
    controller = window.current.controller
    assert controller is not None
    assert controller.match.header.names == ("Ben", "Ada")
    assert not controller.match.played
    assert "Rematch" not in buttons(window)


def test_undo_of_the_last_move_takes_the_offer_back(make_window: Callable[..., MainWindow], tmp_path: Path) -> None:
    window = opened(make_window, "convicted", tmp_path)
    window.actions_["undo"].trigger()
    assert "Rematch" not in buttons(window)
    window.actions_["redo"].trigger()


def test_the_convicted_tells_of_defeat(make_window: Callable[..., MainWindow], tmp_path: Path) -> None:
    window = opened(make_window, "convicted", tmp_path)
    assert window.prompt.sentence.text() == "Defeat. The fortress fell in turn 1."


@pytest.mark.parametrize("game", GAMES)
def test_the_start_page_says_in_the_language_of_the_moment_who_has_won(
    make_window: Callable[..., MainWindow], game: str, tmp_path: Path
) -> None:
    window = opened(make_window, game, tmp_path)
    window.files.close()
    window.show_start()
    (played,) = window.files.recent.games()
    assert played.over
    lost = {"en": "Defeat", "fr": "Défaite"}
    won = {"en": "Winner", "fr": "Victoire"}
    assert (lost["en"] if game == "convicted" else won["en"]) in window.pages.start.last.title.text()
    window.language.choose("fr")
    assert (lost["fr"] if game == "convicted" else won["fr"]) in window.pages.start.last.title.text()
