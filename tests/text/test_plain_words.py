"""Words that native readers stumbled over stay out of every sentence of the window, the commands and what teaches."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from stronghold_gui.core.reading import Json
from stronghold_gui.files import resource, translation_files, translations_dir
from stronghold_gui.games.library import LIBRARY
from stronghold_gui.text.sources import read_source

FORBIDDEN = {
    "en": (
        r"\banew\b",
        r"\blit\b",
        r"\bdear(er|est)?\b",
        r"\bchance (has spoken|decides|falls)\b",
        r"\bpress (one|first|what|a lit)\b",
        r"\breckon(s|ed)?\b",
        r"\b(is|are) told\b",
        r"\bbe it\b",
        r"\bsomebody\b",
        r"\bthere already\b",
        r"\bwere to be expected\b",
        r"\bby lot\b|\bthe lot names\b",
        r"\bof no use\b",
        r"\bleaves it at that\b",
    ),
    "fr": (
        r"\bproblèmes?\b",
        r"\ble hasard (a parlé|tombe)\b",
        r"\btenez-vous-en\b|\bs’en tenir\b",
        r"\bregard(er)? en arrière\b",
        r"\bce qui a été pesé\b",
        r"\b[RT]?W\d\b|\bNW\b|\bSW\b",
        r"\bune seule paire d’yeux\b",
    ),
}
"""Patterns without regard to case; a code of a place is one in capitals, which French never has in these forms."""
ON_PAGES = {
    "en": (r"\bwhoever\b", r"\b(no|any|some|every)body\b"),
    "fr": (r"\bnul ne\b", r"\bqui que ce soit\b", r"(^|[.;] )qui (a|est|peut|veut|se)\b"),
}
"""Patterns that a short sentence of the window may have, but a page of the rules states of a player or a piece."""
HE = re.compile(r"\b(he|his|him|himself)\b", re.IGNORECASE)
HEROES = re.compile(r"\b(Officer|Warrior|Syvarris|Drake|Finn|Thorgrim|Carr|Ne-Gok-Sa|Grimnak)\b")
PLAYERS = re.compile(r"\b(Invaders?|Defenders?|[Pp]layers?|[Cc]omputers?|[Oo]wner|[Pp]artner|[Oo]pponent)\b")
"""A player is *they* or *you*; a named hero may be *he*, and so may a figure that a lesson points at."""
UNEVEN = re.compile("\\+[-\N{MINUS SIGN}]|\u202f")
"""A sign that doubles another, and the narrow no-break space: sentences have the wide one throughout."""


def messages(language: str) -> Iterator[tuple[str, str]]:
    """Yield every message with its id."""
    for folder in (None, *(translations_dir(entry.id) for entry in LIBRARY.shown)):
        for file in translation_files(language, folder):
            for message in read_source(file)[1]:
                for form in message.forms:
                    yield message.id, form


def pages(language: str) -> Iterator[tuple[str, str]]:
    """Yield every paragraph of the rules pages with its file."""
    for entry in LIBRARY.shown:
        for file in sorted(resource(entry.id, "rules", language).glob("*.md")):
            for paragraph in file.read_text(encoding="utf-8").splitlines():
                yield f"{entry.id}/{file.name}", paragraph


def taught(language: str) -> Iterator[tuple[str, str]]:
    """Yield every sentence of lessons and puzzles with its file."""
    for entry in LIBRARY.shown:
        for kind in ("lessons", "puzzles"):
            for file in sorted(resource(entry.id, kind).glob("*.json")):
                yield from _sentences(json.loads(file.read_text(encoding="utf-8")), file, language)


def _sentences(value: Json, file: Path, language: str) -> Iterator[tuple[str, str]]:
    if isinstance(value, dict):
        for name, member in value.items():
            if name == language and isinstance(member, str):
                yield file.name, member
            else:
                yield from _sentences(member, file, language)
    elif isinstance(value, list):
        for item in value:
            yield from _sentences(item, file, language)


@pytest.mark.parametrize("language", FORBIDDEN)
def test_no_sentence_has_a_word_that_readers_stumbled_over(language: str) -> None:
    pattern = re.compile("|".join(FORBIDDEN[language]), re.IGNORECASE)
    sentences = [*messages(language), *taught(language), *pages(language)]
    assert len(sentences) > 8000
    found = [(where, words) for where, words in sentences if pattern.search(words) or UNEVEN.search(words)]
    assert found == []


@pytest.mark.parametrize("language", ON_PAGES)
def test_a_page_of_the_rules_says_who_does_what(language: str) -> None:
    pattern = re.compile("|".join(ON_PAGES[language]), re.IGNORECASE)
    assert [(where, words) for where, words in pages(language) if pattern.search(words)] == []


def calls_a_player_he(words: str, *, taught: bool = False) -> bool:
    """Return whether *he* may be a player: where a player is named in a lesson, where no hero is named elsewhere."""
    if HE.search(words) is None:
        return False
    return PLAYERS.search(words) is not None if taught else HEROES.search(words) is None


def test_no_sentence_calls_a_player_he() -> None:
    stated = [(where, words) for where, words in (*messages("en"), *pages("en")) if calls_a_player_he(words)]
    shown = [(where, words) for where, words in taught("en") if calls_a_player_he(words, taught=True)]
    assert stated + shown == []


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("The Invader draws units and pays with his own.", True),
        ("Whoever ends a move there takes the card, if he likes.", True),
        ("The Warrior kills a unit on his wall section.", False),
        ("The Invaders draw units and pay with their own.", False),
    ],
)
def test_a_player_who_is_he_is_found(words: str, *, found: bool) -> None:
    assert calls_a_player_he(words) is found
