"""Hints in a match against a computer: what it would do in the player's place, and a first match after a lesson."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from stronghold_gui.core.match import Header, Match
from stronghold_gui.desktop.new_game import NewGameDialog
from stronghold_gui.desktop.window import MainWindow
from stronghold_gui.games.library import LIBRARY
from tests.desktop.conftest import Person

Sit = Callable[..., Person]


def begin(window: MainWindow, players: tuple[str, ...], *, advice: bool = False) -> None:
    """Begin a match and open the hints."""
    kit = LIBRARY.kit("stronghold")
    options = {name: values[0] for name, values in kit.game.options(2).items()}
    window.files.begin(Match(kit.game, Header("stronghold", options, ("Anna", "Bert"), 4, players, advice)))
    window.actions_["hint"].trigger()


def words(window: MainWindow) -> list[str]:
    """Return what the hint says."""
    return [label.text() for label in window.hints.panel.findChildren(QLabel) if label.isVisible()]


def test_a_computer_says_what_it_would_do_and_why_and_plays_nothing(window: MainWindow, qtbot: QtBot) -> None:
    begin(window, ("", "easy"))
    box = window.hints._box
    assert box is not None
    box.button.click()
    qtbot.waitUntil(lambda: any(line.startswith("Suggested move: ") for line in words(window)), timeout=60_000)
    assert window.controller is not None
    assert not window.controller.match.played
    box.button.click()
    assert window.controller.play(window.controller.moves()[0])
    assert not any(line.startswith("Suggested move: ") for line in words(window)), "advice is for its moment only"


@pytest.mark.parametrize("agreed", [False, True])
def test_between_people_there_is_advice_only_if_all_agreed_at_the_start(window: MainWindow, *, agreed: bool) -> None:
    begin(window, (), advice=agreed)
    box = window.hints._box
    assert box is not None
    assert box.button.isVisible() == agreed
    assert bool(box.words.text()) == (not agreed), "why there is none is said"


@pytest.mark.parametrize("language", ["en", "fr"])
def test_who_is_alone_at_the_table_may_ask_for_a_move_in_every_game(
    make_window: Callable[..., MainWindow], language: str
) -> None:
    window = make_window(language)
    for entry in LIBRARY.entries:
        game, seats = entry.id, min(entry.seats)
        kit = LIBRARY.kit(game)
        options = {name: values[0] for name, values in kit.game.options(seats).items()}
        players = ("", *("easy" for _ in range(seats - 1))) if seats > 1 else ()
        names = ("Anna", *("" for _ in range(seats - 1)))
        window.files.begin(Match(kit.game, Header(game, options, names, 4, players)))
        assert window.controller is not None
        assert window.controller.may_advise, game


def asked_after_a_lesson(window: MainWindow, game: str = "stronghold") -> NewGameDialog:
    """Ask for a new match in the first lesson of a game."""
    window.learning.show_page(game)
    window.learning.begin(0)
    window.actions_["new"].trigger()
    (dialog,) = (found for found in window.findChildren(NewGameDialog) if found.isVisible())
    return dialog


def test_a_new_match_out_of_a_lesson_is_alone_against_the_weakest_and_guided_by_hints(window: MainWindow) -> None:
    dialog = asked_after_a_lesson(window)
    weakest = next(level for level in LIBRARY.kit("stronghold").players if level != "random")
    assert dialog.header().players == ("", weakest)
    dialog.accept()
    assert window.controller is not None
    assert window.controller.computers == {1}
    assert window.hints.dock.isVisible()


def test_a_new_match_out_of_a_lesson_is_for_as_few_as_possible_however_many_played_last(window: MainWindow) -> None:
    window.settings.set_text("new/stronghold/seats", "4")
    dialog = asked_after_a_lesson(window)
    weakest = next(level for level in LIBRARY.kit("stronghold").players if level != "random")
    assert dialog.header().players == ("", weakest)
    dialog.reject()


def test_where_one_plays_alone_against_the_game_itself_a_match_after_a_lesson_is_for_one(window: MainWindow) -> None:
    window.settings.set_text("new/convicted/seats", "3")
    dialog = asked_after_a_lesson(window, "convicted")
    assert (dialog.seats(), dialog.header().players) == (1, ())
    dialog.accept()
    assert window.hints.dock.isVisible()


def test_a_new_match_out_of_nothing_is_what_it_was_last_time(window: MainWindow) -> None:
    window.actions_["new"].trigger()
    (dialog,) = (found for found in window.findChildren(NewGameDialog) if found.isVisible())
    assert dialog.header().players == ()
    dialog.reject()
