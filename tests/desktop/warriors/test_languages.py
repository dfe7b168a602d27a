"""The table of Warriors in every language: whole messages, and nothing of another language left after a switch."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import pytest
from PySide6.QtWidgets import QDialog

from stronghold_gui.desktop import language as speaking
from stronghold_gui.desktop.new_game import NewGameDialog
from stronghold_gui.desktop.warriors.kind import WARRIORS_KIND
from stronghold_gui.games.library import LIBRARY
from stronghold_gui.games.warriors.position import Position
from stronghold_gui.text import LANGUAGES, Catalogue, catalogue
from tests.desktop.desks import page_of
from tests.desktop.everywhere import settle
from tests.desktop.games.reading import read
from tests.desktop.warriors.conftest import PEOPLE, Sit
from tests.desktop.warriors.hands import Hands
from tests.desktop.warriors.test_secrets import keeping
from tests.games.warriors.own_cards import own_file
from tests.games.warriors.scene import scene
from tests.helpers.clipping import clipped
from tests.helpers.pseudo import CODE, PseudoCatalogue, faults
from tests.helpers.resting import rest

KNOWN: Final = re.compile(
    r"\b(?:" + "|".join((*PEOPLE, *speaking.OWN_NAMES.values(), "Stronghold", "RW-\\d+")) + r")\b|\b[A-F]\b|★"
    r"|[+±\N{MINUS SIGN}]?\d+(?:[.,–·+]\d+)*[★%]?|(?:(?:Ctrl|Shift|Alt)\+)*(?:F\d+|Esc|Return|Ctrl\+\S+|\?)|\(\d\)$"
)
"""What is written alike in every language: names, letters of seats, numbers, keys."""
HEARD: Final = ("accessibleName", "PlacesPage places", "accessibleDescription")
NO_MESSAGES: Final = ("art ", "log move", "MainWindow window windowTitle", "QLineEdit qt_keysequenceedit")

TABLES: Final[dict[str, Callable[[], Position]]] = {
    "keep": lambda: keeping(5),
    "attack": lambda: (
        scene(
            a="goblins 3-1-1; dragon 2; S9; X24", b="goblins 2-1-0+W; dwarves 1-0-0; dragon", c="elves 2-2-0; M2"
        ).position
    ),
    "offers": lambda: scene(a="goblins 3-0-0; S3", b="goblins 1-1-0; catapult", c="elves 2-0-0; catapult 2").position,
    "band": lambda: scene(a="dwarves 3-1-0; elves 2-0-0; M10", b="undead 1-1-0; dragon 1", c="trolls 1-0-0").position,
}


@pytest.fixture(autouse=True)
def _a_language_more(monkeypatch: pytest.MonkeyPatch) -> None:
    pseudo = PseudoCatalogue()

    def find(code: str) -> Catalogue:
        return pseudo if code == CODE else catalogue(code)

    monkeypatch.setattr(speaking, "LANGUAGES", (*LANGUAGES, CODE))
    monkeypatch.setattr(speaking, "catalogue", find)


def open_all(hands: Hands) -> None:
    """Have every dock filled."""
    hands.come()
    for name in hands.window.docking.docks:
        page_of(hands.window, name)
    hands.window.docking.refresh_all()
    rest(hands.window)


def texts_of(hands: Hands) -> Iterator[tuple[str, str]]:
    """Yield all that can be read in the window, and at the table by pointing at it."""
    for where, text in read(hands.window):
        if text and not where.startswith(NO_MESSAGES):
            yield where, re.sub(r"<[^>]+>", "", text)
    words = hands.scene.words
    for area in hands.scene.geometry.areas:
        yield f"label {area}", words.label(area)
        for key in (None, *(pile.key for pile in hands.scene.contents.get(area, ()))):
            yield f"accessibleName {area} {key}", words.name(area, key)
            yield f"tooltip {area} {key}", words.tooltip(area, key)


@pytest.mark.parametrize("name", TABLES)
def test_every_table_speaks_whole_messages_and_switches_them(sit: Sit, name: str) -> None:
    hands = sit(3, position=TABLES[name]())
    open_all(hands)
    hands.window.language.choose(CODE)
    rest(hands.window)
    wrong = {
        f"{where}: {fault}"
        for where, text in texts_of(hands)
        for fault in faults(text, KNOWN, heard=where.endswith(HEARD) or where.startswith(HEARD))
    }
    assert wrong == set()
    hands.window.language.choose("fr")
    rest(hands.window)
    assert [(where, text) for where, text in texts_of(hands) if "⟦" in text or "⟪" in text] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", TABLES)
def test_in_a_small_window_nothing_is_cut_off(sit: Sit, name: str, language: str) -> None:
    hands = sit(3, position=TABLES[name](), language=language)
    open_all(hands)
    hands.window.resize(900, 600)
    rest(hands.window)
    assert list(clipped(hands.window)) == []


def dialogs(hands: Hands, folder: Path) -> Iterator[QDialog]:
    """Open the game's own dialogs: a new match with custom cards, and the story."""
    window = hands.window
    for number in (77, 2):
        asked = NewGameDialog(LIBRARY, "warriors", window.language, window.settings, window)
        assert asked.own_cards is not None
        asked.own_cards.read(own_file(folder, number=number))
        yield from shown(asked)
    story = WARRIORS_KIND.make_story(hands.controller.match, window.language, window)
    assert story is not None
    yield from shown(story)


def shown(dialog: QDialog) -> Iterator[QDialog]:
    """Open a dialog, and close it again."""
    dialog.open()
    settle()
    yield dialog
    dialog.reject()
    dialog.deleteLater()
    settle()


def test_every_dialog_of_the_game_speaks_whole_messages_and_has_room(sit: Sit, tmp_path: Path) -> None:
    hands = sit(3, position=TABLES["attack"]())
    for dialog in dialogs(hands, tmp_path):
        hands.window.language.choose(CODE)
        settle()
        told = [
            (where, re.sub(r"<[^>]+>", "", text))
            for where, text in read(dialog)
            if text and not where.startswith(NO_MESSAGES)
        ]
        assert {f"{where}: {fault}" for where, text in told for fault in faults(text, KNOWN)} == set()
        for language in reversed(LANGUAGES):
            hands.window.language.choose(language)
            settle()
            assert list(clipped(dialog)) == []
        assert [(where, text) for where, text in read(dialog) if "⟦" in text or "⟪" in text] == []
