"""The forms of every noun (`a`, `the`, `of`, `count`) are well-formed in both languages: articles, elision, plurals."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from stronghold_gui.files import translation_files, translations_dir
from stronghold_gui.games.library import LIBRARY
from stronghold_gui.text import LANGUAGES
from stronghold_gui.text.sources import read_source

FRENCH_OF = {"le ": "du ", "la ": "de la ", "les ": "des ", "l’": "de l’"}
"""What `de` makes of each definite article."""
FRENCH_A = re.compile("(un|une|des|du|de la) |de l’")
ENGLISH_A = re.compile("an (?=[aeiou]|hour)|(a|some) (?![aeio]|hour)", re.IGNORECASE)
BEFORE_VOWEL = re.compile(r"\b([Ll]e|[Ll]a|[Dd]e|[Dd]u|[Aa]u|[Qq]ue|[Nn]e|[Ss]e) ([^\W\d_]+)")
ELIDED = re.compile(r"\b[LlDd]’([^\W\d_]+)")
VOWELS = tuple("aeiouàâæéèêëîïôœûü")
ASPIRATED = ("hache", "hallebard", "harpie", "haut", "héros", "horde", "hourd", "huit")
"""Beginnings of French words whose h allows no elision."""
ALIKE = {"convicted.piece.boulders"}
"""Nouns that one language writes alike for one and for several (un tas, deux tas)."""


def nouns(language: str) -> Iterator[tuple[str, dict[str, tuple[str, ...]]]]:
    """Yield each noun with its forms by name; its plain form is named `plain`."""
    for folder in (None, *(translations_dir(entry.id) for entry in LIBRARY.shown)):
        for file in translation_files(language, folder):
            found = {message.id: message.forms for message in read_source(file)[1]}
            for name, plain in found.items():
                forms = {form: found.get(f"{name}.{form}", ()) for form in ("a", "the", "of", "at", "from", "count")}
                if forms["a"] and forms["the"]:
                    yield name, {"plain": plain, **forms}


def elides(word: str) -> bool:
    return word.lower().startswith(VOWELS) or (word[:1].lower() == "h" and not word.lower().startswith(ASPIRATED))


def test_english_nouns_have_their_articles() -> None:
    for name, forms in nouns("en"):
        (plain,), (a,), (the,) = forms["plain"], forms["a"], forms["the"]
        assert ENGLISH_A.match(a) or a in (plain, the), name
        assert the in (plain, f"the {plain}") or the.startswith("the "), name
        assert forms["of"] in ((), (f"of {the}",)), name


def test_french_nouns_have_their_articles() -> None:
    for name, forms in nouns("fr"):
        (plain,), (a,), (the,) = forms["plain"], forms["a"], forms["the"]
        article = next((one for one in FRENCH_OF if the.startswith(one)), "")
        assert article or the == plain, name
        assert FRENCH_A.match(a) or a == plain or (article and a.startswith(article)), name
        assert forms["of"] in ((), (FRENCH_OF.get(article, "de ") + the.removeprefix(article),)), name


def test_french_nouns_elide_before_a_vowel_or_a_mute_h_only() -> None:
    for name, forms in nouns("fr"):
        for form in (text for texts in forms.values() for text in texts):
            assert not any(elides(word) for _, word in BEFORE_VOWEL.findall(form)), (name, form)
            assert all(elides(word) for word in ELIDED.findall(form)), (name, form)


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_and_several_differ(language: str) -> None:
    for name, forms in nouns(language):
        assert len(set(forms["count"])) != 1 or name in ALIKE, name


def test_every_piece_is_looked_at() -> None:
    for language in LANGUAGES:
        assert sum(bool(forms["count"]) for _, forms in nouns(language)) > 70
        assert sum(1 for _ in nouns(language)) > 180
