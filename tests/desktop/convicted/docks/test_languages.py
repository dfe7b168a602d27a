"""The docks in every language: whole messages, nothing of another language left after a switch, nothing cut off."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Final

import pytest

from stronghold_gui.desktop import language as speaking
from stronghold_gui.desktop.convicted.docks.chronicle import ChroniclePage
from stronghold_gui.desktop.convicted.docks.enemy import EnemyPage
from stronghold_gui.desktop.docks.card import Card
from stronghold_gui.games.convicted.chapter import task
from stronghold_gui.games.convicted.position import Position
from stronghold_gui.games.library import LIBRARY
from stronghold_gui.text import LANGUAGES, Catalogue, add_texts, catalogue
from tests.desktop.convicted.conftest import PEOPLE, Sit
from tests.desktop.convicted.docks.test_squads import before_the_west, led_squads
from tests.desktop.convicted.docks.test_town import released
from tests.desktop.convicted.hands import Hands
from tests.desktop.games.reading import read
from tests.games.convicted.scene import fortress, village
from tests.helpers.clipping import clipped
from tests.helpers.pseudo import CODE, PseudoCatalogue, faults
from tests.helpers.resting import rest

DOCKS: Final = ("town", "knowledge", "powers", "enemy", "squads", "turns", "chronicle", "siege")
KNOWN: Final = re.compile(
    r"\b(?:" + "|".join(PEOPLE) + r")\b|\b[NESW]\.\d\b|★|↩|\bd3\b|\bR\b|[+±×\N{MINUS SIGN}]?\s?\d+(?:[.,–·+/]\d+)*"
    r"|(?:RC-\d+)|[+±×\N{MINUS SIGN}=·]"
)
"""What is written alike in every language: names, squads, dice, numbers."""


def powers() -> Position:
    """Return the set-up step of a siege, with a chapel."""
    table = fortress(seats=2, town="chapel 2", heroes="oracle heretic", W="2/2 spearman 2", deployment_W="warrior 4")
    return released(table.go(task("casting", 0)))


TABLES: Final[dict[str, tuple[str, int, Callable[[], Position]]]] = {
    "village": ("campaign", 2, lambda: village(2, N="1/1 spearman 2", heroes="forger deserter").position),
    "matching": ("campaign", 1, before_the_west),
    "grouping": ("scenario-1-versus", 2, led_squads),
    "powers": ("campaign", 2, powers),
}


@pytest.fixture(autouse=True)
def _a_language_more(monkeypatch: pytest.MonkeyPatch) -> None:
    # The menus of the window speak of other games, too.
    for entry in LIBRARY.entries:
        add_texts(entry.texts())
    pseudo = PseudoCatalogue()

    def find(code: str) -> Catalogue:
        return pseudo if code == CODE else catalogue(code)

    monkeypatch.setattr(speaking, "LANGUAGES", (*LANGUAGES, CODE))
    monkeypatch.setattr(speaking, "catalogue", find)


def open_all(hands: Hands) -> None:
    """Fill every dock, try a few sieges out, write the chronicle."""
    for name in DOCKS:
        hands.window.docking.raise_(name)
        page = hands.window.docking.page(name)
        for card in page.findChildren(Card):
            card.open(True)
        if isinstance(page, EnemyPage):
            page.reckon()
            page.begin_sampling()
            assert page.sampling is not None
            while page.sampling.done < 2:
                page.sampling.step()
            page.begin_sampling()
        if isinstance(page, ChroniclePage):
            page.write()
    rest(hands.window)


def told(hands: Hands) -> Iterator[tuple[str, str]]:
    """Yield all that can be read in the docks."""
    for name in DOCKS:
        for where, text in read(hands.window.docking.page(name)):
            yield where, re.sub(r"<[^>]+>", "", text)


@pytest.mark.parametrize("name", TABLES)
def test_every_dock_speaks_whole_messages_and_switches_them(sit: Sit, name: str) -> None:
    mode, seats, position = TABLES[name]
    hands = sit(mode, seats, position=position())
    open_all(hands)
    hands.window.language.choose(CODE)
    rest(hands.window)
    wrong = {f"{where}: {text!r}: {fault}" for where, text in told(hands) for fault in faults(text, KNOWN, heard=True)}
    assert wrong == set()
    hands.window.language.choose("fr")
    rest(hands.window)
    assert [(where, text) for where, text in told(hands) if "⟦" in text or "⟪" in text] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_a_small_window_no_dock_is_cut_off(sit: Sit, language: str) -> None:
    mode, seats, position = TABLES["village"]
    hands = sit(mode, seats, position=position(), language=language)
    open_all(hands)
    hands.window.resize(900, 600)
    for name in DOCKS:
        hands.window.docking.raise_(name)
        rest(hands.window)
        assert list(clipped(hands.window.docking.page(name))) == []
