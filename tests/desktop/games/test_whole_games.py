"""Games of two, three and four through the window, by mouse and keys; one from the first dialog to the last page."""

from __future__ import annotations

from pathlib import Path
from typing import TypeVar

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QFileDialog, QLabel, QLineEdit, QPushButton, QRadioButton, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from stronghold_gui.core.save import open_match
from stronghold_gui.desktop.new_game import NewGameDialog
from stronghold_gui.desktop.recovery import RecoveryDialog
from stronghold_gui.desktop.result import ResultDialog
from stronghold_gui.games.library import LIBRARY
from stronghold_gui.games.stronghold.events import ActionBorrowed
from stronghold_gui.games.stronghold.game import STRONGHOLD
from stronghold_gui.games.stronghold.ids import SEATS
from stronghold_gui.games.stronghold.notation import text_of
from tests.desktop.desks import crash
from tests.desktop.games.conftest import OpenProgram
from tests.desktop.games.hands import Hands, settle
from tests.desktop.games.people import Player

_FULL = {"done", "gain", "machine", "equip", "train", "ritual", "dispatch", "march", "command", "stone", "walk", "swap",
         "pay", "finish", "aim", "shoot"}  # fmt: skip
"""Kinds of move without which a game of several turns would be a poor one."""


def new_game(hands: Hands, options: dict[str, str], names: tuple[str, ...], seed: str, language: str) -> None:
    """Begin a game with a number of named players on the start page, by filling in the dialog."""
    mouse = hands.mouse
    hands.window.show_start()
    mouse.click(hands.window.pages.start.cards["stronghold"].buttons["play"])
    dialog = child(hands.window, NewGameDialog, "new_game")
    mouse.click(child(dialog, QRadioButton, f"new_game_language_{language}"))
    mouse.click(child(dialog, QRadioButton, f"new_game_seats_{len(names)}"))
    for option, value in options.items():
        mouse.click(child(dialog, QRadioButton, f"new_game_{option}_{value}"))
    mouse.click(child(dialog, QToolButton, "new_game_more"))
    seats = (f"name_{seat}" for seat in SEATS[len(names)])
    for field, words in (*zip(seats, names, strict=True), ("seed", seed)):
        mouse.click(child(dialog, QLineEdit, f"new_game_{field}"))
        mouse.write(words, dialog)
    mouse.click(child(dialog, QPushButton, "new_game_start"))
    hands.come_back()


W = TypeVar("W", bound=QWidget)


def child(parent: QWidget, kind: type[W], name: str) -> W:
    """Return a child by kind and name."""
    found = parent.findChild(kind, name)
    assert found is not None, name
    return found


def menu(hands: Hands, name: str, action: str) -> None:
    """Click on an entry of the menu bar's menus."""
    bar, opened = hands.window.menuBar(), hands.window.menus.menus[name]
    hands.mouse.click(bar, bar.actionGeometry(opened.menuAction()).center())
    assert opened.isVisible()
    hands.mouse.choose(opened, opened.actions().index(hands.window.actions_[action]))
    settle()


def moves_of(hands: Hands) -> list[str]:
    return [text_of(played.record.move) for played in hands.controller.match.played]


def recover(hands: Hands) -> None:
    """Start the program after a crash and resume: the match is first on the page, and no question is asked."""
    hands.window.show_start()
    assert not hands.window.files.recover()
    assert not hands.window.findChildren(RecoveryDialog)
    hands.mouse.click(hands.window.pages.start.last)
    settle()
    hands.come_back()


def check_result(hands: Hands) -> None:
    """Read the last page: it names the winner and the points that the rules counted."""
    dialog = child(hands.window, ResultDialog, "result")
    assert dialog.isVisible()
    outcome = STRONGHOLD.outcome(hands.controller.match.position)
    assert outcome is not None
    say = hands.window.language
    for winner in outcome.winners:
        assert hands.controller.match.header.names[winner] in f"{dialog.title.text()} {dialog.words.text()}"
    texts = [label.text() for label in dialog.findChildren(QLabel)]
    total = texts.index(say("window.glory.total"))
    assert texts[total + 1 : total + 3] == [str(outcome.scores[0]), str(outcome.scores[-1])]
    hands.mouse.click(child(dialog, QPushButton, "result_close"))
    hands.come_back()
    assert not hands.window.findChildren(ResultDialog)


def answer_dialogs(monkeypatch: pytest.MonkeyPatch, path: Path) -> None:
    """Answer the system's file dialogs with a path at once."""
    monkeypatch.setattr(QFileDialog, "exec", lambda _dialog: 1)
    monkeypatch.setattr(QFileDialog, "selectedFiles", lambda _dialog: [str(path)])
    monkeypatch.setattr(QFileDialog, "open", lambda dialog: dialog.fileSelected.emit(str(path)))


def test_a_whole_game_in_english_saved_in_the_middle_and_resumed(
    open_program: OpenProgram, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    path = tmp_path / "siege.stronghold"
    hands, player = open_program("en"), Player(9)
    window = hands.window
    new_game(hands, {"edition": "revised", "cards": "ready"}, ("Anna", "Bert"), "9", "en")
    assert hands.controller.match.header.options == {"edition": "revised", "cards": "ready", "handicap": "none"}
    assert hands.controller.match.header.seed == 9
    player.play(hands, 120)
    answer_dialogs(monkeypatch, path)
    menu(hands, "file", "save_as")
    assert path.exists()
    assert window.windowTitle() == "siege – Stronghold"
    saved, position = moves_of(hands), hands.controller.match.position.copy()
    menu(hands, "file", "close")
    assert window.controller is None
    hands.mouse.click(window.pages.start.last)
    settle()
    assert moves_of(hands) == saved
    assert hands.controller.match.position == position
    player.play(hands)
    assert len(moves_of(hands)) > 200
    assert player.kinds.keys() >= _FULL
    check_result(hands)
    menu(hands, "file", "close")
    assert len(open_match(path, LIBRARY.find).played) > 200


def test_two_play_on_in_french_after_a_crash(
    open_program: OpenProgram, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, qtbot: QtBot
) -> None:
    path = tmp_path / "siège.stronghold"
    size = QSize(1920, 1080)
    hands, player = open_program("en", size), Player(3)
    new_game(hands, {"edition": "first", "cards": "draft"}, ("Zoé", "Karim"), "3", "fr")
    assert hands.window.language.code == "fr"
    assert hands.controller.match.header.options == {"edition": "first", "cards": "draft", "handicap": "none"}
    player.play(hands, 100)
    answer_dialogs(monkeypatch, path)
    menu(hands, "file", "save_as")
    menu(hands, "file", "close")
    menu(hands, "file", "open")
    player.play(hands, 60)
    before, position = moves_of(hands), hands.controller.match.position.copy()
    crash(hands.window)
    hands.window.hide()
    hands = open_program("fr", size)
    recover(hands)
    assert moves_of(hands) == before
    assert hands.controller.match.position == position
    player.play(hands, 40)
    assert player.curtains > 0
    assert "draft" in player.kinds
    assert set(player.ways) >= {"drag", "clicks", "keys", "button", "choice", "digit", "done"}


def seats_of(hands: Hands) -> set[int]:
    """Return the players."""
    return {played.record.seat for played in hands.controller.match.played}


def borrowed(hands: Hands) -> bool:
    """Return whether any move has taken an action from the partner's card."""
    return any(isinstance(event, ActionBorrowed) for played in hands.controller.match.played for event in played.events)


def test_three_play_on_in_french_after_a_crash(open_program: OpenProgram) -> None:
    hands, player = open_program("fr"), Player(9)
    new_game(hands, {"edition": "first"}, ("Zoé", "Karim", "Inès"), "9", "fr")
    assert hands.controller.match.header.options == {"edition": "first", "cards": "draft", "handicap": "none"}
    assert "Zoé & Karim – Inès" in hands.window.windowTitle()
    player.play(hands, 120)
    before, position = moves_of(hands), hands.controller.match.position.copy()
    crash(hands.window)
    hands.window.hide()
    hands = open_program("fr")
    recover(hands)
    assert moves_of(hands) == before
    assert hands.controller.match.position == position
    player.play(hands, 80)
    assert seats_of(hands) == {0, 1, 2}
    assert player.curtains > 0
    assert {"draft", "give"} <= player.kinds.keys()
    assert borrowed(hands)
    assert player.switches.keys() == {"prompt", "dock", "key"}


def test_four_play_on_in_english_after_a_break(
    open_program: OpenProgram, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    path = tmp_path / "four.stronghold"
    hands, player = open_program("en", QSize(1920, 1080)), Player(1)
    new_game(hands, {"edition": "revised"}, ("Anna", "Bert", "Cleo", "Dan"), "6", "en")
    player.play(hands, 150)
    answer_dialogs(monkeypatch, path)
    menu(hands, "file", "save")
    saved, position = moves_of(hands), hands.controller.match.position.copy()
    menu(hands, "file", "close")
    assert hands.window.pages.start.last.title.text().startswith("Anna & Bert – Cleo & Dan")
    hands.mouse.click(hands.window.pages.start.last)
    settle()
    assert moves_of(hands) == saved
    assert hands.controller.match.position == position
    player.play(hands, 60)
    assert seats_of(hands) == {0, 1, 2, 3}
    assert player.kinds.keys() >= _FULL - {"ritual"} | {"draft", "give", "haste"}
    assert borrowed(hands)
    assert player.switches.keys() == {"prompt", "dock", "key"}


def test_the_same_people_play_the_same_game_again(open_program: OpenProgram) -> None:
    games = []
    for _ in range(2):
        hands = open_program("en")
        new_game(hands, {"edition": "revised", "cards": "draft"}, ("Anna", "Bert"), "12", "en")
        Player(3).play(hands, 30)
        games.append(moves_of(hands))
        hands.mouse.key(Qt.Key.Key_W, Qt.KeyboardModifier.ControlModifier)
    assert games[0] == games[1]
