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
UNEVEN = re.compile("\\+[-\N{MINUS SIGN}]|\u202f")
"""A sign that doubles another, and the narrow no-break space: sentences have the wide one throughout."""


def messages(language: str) -> Iterator[tuple[str, str]]:
    """Yield every message with its id."""
    for folder in (None, *(translations_dir(entry.id) for entry in LIBRARY.shown)):
        for file in translation_files(language, folder):
            for message in read_source(file)[1]:
                for form in message.forms:
                    yield message.id, form


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
    sentences = [*messages(language), *taught(language)]
    assert len(sentences) > 5000
    found = [(where, words) for where, words in sentences if pattern.search(words) or UNEVEN.search(words)]
    assert found == []
