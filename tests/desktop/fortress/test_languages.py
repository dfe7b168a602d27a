"""Battlefield and docks of Fortress in every language: whole messages, nothing of another left, nothing cut off."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

import pytest

from stronghold_gui.core.match import Header, Match
from stronghold_gui.core.save import AnyMatch
from stronghold_gui.desktop import language as speaking
from stronghold_gui.games.fortress.game import FORTRESS
from stronghold_gui.games.fortress.position import Position
from stronghold_gui.games.library import LIBRARY
from stronghold_gui.text import LANGUAGES, Catalogue, add_texts, catalogue
from tests.desktop.desks import page_of
from tests.desktop.fortress.conftest import PEOPLE, Sit
from tests.desktop.fortress.docks.table import play_to
from tests.desktop.fortress.hands import Hands
from tests.desktop.games.reading import read
from tests.games.fortress.scene import siege
from tests.helpers.clipping import clipped
from tests.helpers.pseudo import CODE, PseudoCatalogue, faults
from tests.helpers.resting import rest

KNOWN: Final = re.compile(
    r"\b(?:" + "|".join((*PEOPLE, *speaking.OWN_NAMES.values(), "Stronghold", "RF-\\d+", "P[1-4]")) + r")\b|\b[A-FX]\b"
    r"|[+±\N{MINUS SIGN}]?\d+(?:[.,/·+:]\d+)*%?|(?:(?:Ctrl|Shift|Alt)\+)*(?:F\d+|Esc|Return|Ctrl\+\S+|\?)"
)
"""What is written alike in every language: names, letters of seats, numbers, keys, signs."""
HEARD: Final = ("accessibleName", "PlacesPage places", "accessibleDescription")
NO_MESSAGES: Final = ("art ", "log move", "MainWindow window windowTitle", "QLineEdit qt_keysequenceedit")
OWN: Final = ("armies", "chances", "course")


def fight() -> Position:
    table = siege().army(0, "finn", "syvarris", "izumi_samurai").army(1, "drake", "mimring", "tarn_vikings")
    table.put("syvarris", (14, 8, 21)).put("finn", (12, 8, 1)).put("drake", (11, 8, 1))
    return table.put("mimring", (3, 9, 1), (4, 10, 1)).turn("drake").position


def at(kind: str, armies: str = "given") -> Position:
    """Return a table of the Siege at which something is decided."""
    match: AnyMatch = Match(FORTRESS, Header("fortress", {"scenario": "siege", "armies": armies}, PEOPLE[:2], 3))
    return play_to(match, kind).position


TABLES: Final = {"fight": fight, "markers": lambda: at("mark"), "draft": lambda: at("draft", "draft")}


@pytest.fixture(autouse=True)
def _a_language_more(monkeypatch: pytest.MonkeyPatch) -> None:
    # Load the texts of the first page before the test adds a language.
    for entry in LIBRARY.entries:
        add_texts(entry.texts(), "library")
    pseudo = PseudoCatalogue()

    def find(code: str) -> Catalogue:
        return pseudo if code == CODE else catalogue(code)

    monkeypatch.setattr(speaking, "LANGUAGES", (*LANGUAGES, CODE))
    monkeypatch.setattr(speaking, "catalogue", find)


def open_all(hands: Hands) -> None:
    """Have every dock filled, and a card open."""
    hands.come()
    for name in hands.window.docking.docks:
        page_of(hands.window, name)
    for card in list(page_of(hands.window, "armies").cards.values())[:1]:
        card.open(True)
    hands.window.docking.refresh_all()
    page_of(hands.window, "chances")._reckon()
    rest(hands.window)


def texts_of(hands: Hands) -> Iterator[tuple[str, str]]:
    """Yield all that can be read in the window and its docks, and on the battlefield by pointing at it."""
    for where, text in read(hands.window):
        if text and not where.startswith(NO_MESSAGES):
            yield where, re.sub(r"<[^>]+>", "", text)
    words = hands.scene.words
    for area in hands.scene.geometry.areas:
        yield f"label {area}", words.label(area)
        for key in (None, *(pile.key for pile in hands.scene.contents.get(area, ()))):
            yield f"accessibleName {area} {key}", words.name(area, key)
            yield f"tooltip {area} {key}", words.tooltip(area, key)
    for name in OWN:
        for where, text in read(page_of(hands.window, name)):
            if text and not where.startswith(NO_MESSAGES):
                yield f"{name} {where}", re.sub(r"<[^>]+>", "", text)
    table = hands.desk.drafting.table
    if table is not None:
        for where, text in read(table):
            yield f"cards {where}", text


@pytest.mark.parametrize("name", TABLES)
def test_every_dock_speaks_whole_messages_and_switches_them(sit: Sit, name: str) -> None:
    hands = sit(2, position=TABLES[name](), scenario="siege")
    open_all(hands)
    hands.window.language.choose(CODE)
    page_of(hands.window, "chances")._reckon()
    rest(hands.window)
    wrong = {
        f"{where}: {fault}"
        for where, text in texts_of(hands)
        for fault in faults(text, KNOWN, heard=where.endswith(HEARD) or where.startswith(HEARD))
    }
    assert wrong == set()
    hands.window.language.choose("fr")
    page_of(hands.window, "chances")._reckon()
    rest(hands.window)
    assert [(where, text) for where, text in texts_of(hands) if "⟦" in text or "⟪" in text] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", TABLES)
def test_in_a_small_window_nothing_is_cut_off(sit: Sit, name: str, language: str) -> None:
    hands = sit(2, position=TABLES[name](), language=language, scenario="siege")
    open_all(hands)
    hands.window.resize(900, 600)
    for dock in OWN:
        hands.window.docking.raise_(dock)
        rest(hands.window)
        assert list(clipped(hands.window)) == [], dock
