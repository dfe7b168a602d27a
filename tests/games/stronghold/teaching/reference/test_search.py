"""Searching the book."""

from __future__ import annotations

import pytest

from stronghold_gui.games.stronghold.teaching.reference import REFERENCE
from stronghold_gui.teaching.reference import load_book, search
from stronghold_gui.teaching.reference.search import fold


def anchors(language: str, question: str) -> list[str]:
    return [hit.anchor for hit in search(load_book(REFERENCE, language), question)]


@pytest.mark.parametrize(
    ("language", "question", "first"),
    [
        ("en", "ballista", "ballista"),
        ("en", "BALLISTAS", "ballista"),
        ("en", "marksmen blessing", "blessing"),
        ("en", "R-47", "R-47"),
        ("en", "V-05", "V-05"),
        ("fr", "echelle", "ladder"),
        ("fr", "brèche", "breach"),
        ("fr", "chaudron troll", "cauldron_troll"),
        ("fr", "tir précis", "accurate_shot"),
    ],
)
def test_the_paragraph_that_is_about_it_comes_first(language: str, question: str, first: str) -> None:
    assert anchors(language, question)[0] == first


def test_every_word_must_be_there() -> None:
    both = anchors("en", "ladder transfer")
    assert both
    assert set(both) < set(anchors("en", "ladder"))
    assert anchors("en", "ladder xylophone") == []


@pytest.mark.parametrize("question", ["", "   ", "…", "?!"])
def test_a_question_without_words_finds_nothing(question: str) -> None:
    assert anchors("en", question) == []


def test_a_word_of_the_other_language_finds_the_paragraph_in_the_readers() -> None:
    (hit, *_) = search(load_book(REFERENCE, "fr"), "ladder")
    assert (hit.anchor, hit.title) == ("ladder", "Échelles")


def test_a_hit_shows_where_the_word_stands() -> None:
    hit = next(hit for hit in search(load_book(REFERENCE, "en"), "parapet"))
    assert hit.anchor == "wood"
    assert "parapet" in hit.excerpt
    assert hit.page == "The pieces"


def test_folding_takes_accents_and_capitals_away() -> None:
    assert fold("Éblouissement à l’œil") == "eblouissement a l’oeil"
