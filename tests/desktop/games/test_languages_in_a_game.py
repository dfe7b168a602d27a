"""Switching the language in the middle of a game leaves no word of the other language anywhere."""

from __future__ import annotations

import re

import pytest
from PySide6.QtWidgets import QDialog, QPushButton

from stronghold_gui.core.match import Header, Match
from stronghold_gui.core.save.kit import AnyMatch
from stronghold_gui.desktop.language import OWN_NAMES
from stronghold_gui.desktop.refusals import ShownRefusal
from stronghold_gui.desktop.result import ResultDialog
from stronghold_gui.games.stronghold.game import STRONGHOLD
from stronghold_gui.text import LANGUAGES, catalogue
from tests.desktop.desks import desk_of, page_of
from tests.desktop.games.conftest import OpenProgram
from tests.desktop.games.hands import Hands, settle, wait_until
from tests.desktop.games.people import Player
from tests.desktop.games.reading import everything
from tests.desktop.games.test_whole_games import new_game
from tests.helpers.finished import finished
from tests.helpers.resting import rest

_NAMES = {"Anna", "Bert", "Ada", "Ben", "Stronghold", "Qt", *OWN_NAMES.values()}
_IDS = re.compile(r"[WE]\d|[RT][WE]\d|F[WE]|RB|RAM|CAMP|R|V|X+|I+V?|Ctrl|Shift|Return|F\d+|[A-Z]")
"""What is written the same in every language: places, keys, numbers of rulings and chapters."""
_NOT_WORDS = ("art ", "log move")
"""Where pictures are named and moves stand in their notation, which is one for all languages."""


def words_of(text: str) -> list[str]:
    """Return the words of a text; not those that an ellipsis cuts."""
    return re.findall(r"(?<![\w…])[^\W\d_]+(?![\w…])", text.replace("&", ""))


def vocabulary(language: str) -> set[str]:
    """Return every word that the texts of a language use, in small letters."""
    texts = catalogue(language)
    forms = (form for name in texts.ids() for form in texts.forms(name))
    return {word.lower() for form in forms for word in words_of(re.sub(r"\{\w+\}", " ", form))}


def foreign(hands: Hands, language: str) -> set[tuple[str, str]]:
    """Return the words in a window that are not in its language, with their places."""
    known = vocabulary(language) | {name.lower() for name in _NAMES}
    return {
        (where, word)
        for where, text in everything(hands.window)
        if not where.startswith(_NOT_WORDS)
        for word in words_of(text)
        if word.lower() not in known and not _IDS.fullmatch(word)
    }


def open_all(hands: Hands) -> None:
    """Open every dock and menu once, as a player does during a game."""
    for page in hands.window.docking.docks:
        hands.turn_to(page)
    window = hands.window
    # A long log is put into words bit by bit.
    wait_until(lambda: not page_of(window, "log").log._first)
    window.menus.docks.aboutToShow.emit()
    window.menus.recent.aboutToShow.emit()
    rest(window)


def after(moves: int) -> AnyMatch:
    """Return a match after a number of moves, which the player of these tests has chosen."""
    player = Player(9)
    header = Header("stronghold", {"edition": "revised", "cards": "ready"}, ("Anna", "Bert"), 9)
    match: AnyMatch = Match(STRONGHOLD, header)
    for _ in range(moves):
        seat = STRONGHOLD.decisions(match.position)[0].seat
        match.play(seat, player.choose(STRONGHOLD.legal_moves(match.position, seat)))
    return match


def begin(hands: Hands, match: AnyMatch) -> None:
    """Open a match and sit down at it."""
    assert hands.window.files.begin(match)
    hands.come_back()
    Player(9).raise_curtain(hands)


@pytest.mark.parametrize("moves", [8, 130])
def test_switching_the_language_changes_every_text(open_program: OpenProgram, moves: int) -> None:
    hands = open_program("en")
    begin(hands, after(moves))
    open_all(hands)
    hands.scene.keys.go_to(None)
    desk_of(hands.window).board.refresh_words()
    before = dict(everything(hands.window))
    hands.scene.hand.refused.emit(
        "courtyard.units", "nobody", "courtyard", ShownRefusal("A refusal in the old language.")
    )
    assert hands.scene.refusals.note.isVisible()
    for language in (*reversed(LANGUAGES), *reversed(LANGUAGES)):
        hands.window.actions_.languages.actions()[LANGUAGES.index(language)].trigger()
        assert hands.window.language.code == language
        assert not hands.scene.refusals.note.isVisible()
        open_all(hands)
        assert foreign(hands, language) == set()
    assert dict(everything(hands.window)) == before


def test_the_last_page_changes_its_language_too(open_program: OpenProgram) -> None:
    hands, whole = open_program("fr"), finished("stronghold")
    last: AnyMatch = Match(STRONGHOLD, whole.header)
    last.replay(done.record for done in whole.played[:-1])
    begin(hands, last)
    hands.controller.play(whole.played[-1].record.move)
    settle()
    dialog = hands.window.findChild(ResultDialog)
    assert dialog is not None
    open_all_behind(hands)
    for language in LANGUAGES:
        hands.window.language.choose(language)
        open_all_behind(hands)
        settle()
        assert foreign(hands, language) == set()


def open_all_behind(hands: Hands) -> None:
    """Bring every dock to the front once; a dialog is open, so not with the mouse."""
    for page in hands.window.docking.docks:
        hands.window.docking.raise_(page)


@pytest.mark.parametrize("action", ["new", "about"])
def test_the_buttons_of_a_dialog_keep_the_words_of_the_program(open_program: OpenProgram, action: str) -> None:
    """Qt puts its own words on standard buttons a moment after the language has changed."""
    window = open_program("en").window
    window.actions_[action].trigger()
    (dialog,) = window.findChildren(QDialog)
    for language in ("fr", "en"):
        window.language.choose(language)
        said = [button.text() for button in dialog.findChildren(QPushButton)]
        settle()
        assert [button.text() for button in dialog.findChildren(QPushButton)] == said


def test_the_check_would_find_a_forgotten_word(open_program: OpenProgram) -> None:
    hands = open_program("en")
    new_game(hands, {}, ("Anna", "Bert"), "9", "en")
    open_all(hands)
    hands.window.language.choose("fr")
    hands.window.docking.docks["glory"].setToolTip("Victory points of both sides")
    found = {(where, word) for where, word in foreign(hands, "fr") if "dock_glory" in where}
    assert found == {("QDockWidget dock_glory toolTip", word) for word in ("Victory", "of", "both", "sides")}
