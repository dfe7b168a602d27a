"""Names that run the other way stay names in a sentence: they are isolated, and nothing else is."""

from __future__ import annotations

import pytest

from stronghold_gui.text import LANGUAGES, catalogue
from stronghold_gui.text.direction import CLOSE, OPEN, bare, isolated, isolated_lines, visible
from tests.helpers.people import RIGHT_TO_LEFT

ARABIC, HEBREW = RIGHT_TO_LEFT


@pytest.mark.parametrize("name", [ARABIC, HEBREW, "Bea אבג", "𐤀𐤁", "𞤀𞤁", "ﬠ"])
def test_a_name_from_right_to_left_is_isolated(name: str) -> None:
    assert isolated(name) == f"{OPEN}{name}{CLOSE}"


@pytest.mark.parametrize("name", ["", "Bea", "Zoé d’Arc…", "Ωμέγα", "山田", "ऋषि", "\U0001f469\u200d\U0001f467", "12"])
def test_any_other_name_stays_as_it_is(name: str) -> None:
    assert isolated(name) == name


def test_what_is_isolated_already_is_not_isolated_again() -> None:
    sentence = f"{isolated(ARABIC)} beats {isolated(HEBREW)}"
    assert isolated(sentence) == sentence
    assert bare(sentence) == f"{ARABIC} beats {HEBREW}"


def test_a_name_that_is_cut_by_the_end_of_a_line_is_isolated_in_both() -> None:
    lines = [f"They beat {OPEN}אב", "גד", f"הא{CLOSE} and", f"{ARABIC}."]
    assert isolated_lines(lines) == [f"They beat {OPEN}אב{CLOSE}", f"{OPEN}גד{CLOSE}", f"{OPEN}הא{CLOSE} and", lines[3]]


@pytest.mark.parametrize("sign", ["\u202e", "\u2066", "\u2069", "\u200f", "\u061c"])
def test_a_sign_that_steers_is_told_by_its_number(sign: str) -> None:
    assert isolated(f"A{sign}B") == f"A\\u{ord(sign):04x}B"
    assert isolated(f"א{sign}ב") == f"{OPEN}א\\u{ord(sign):04x}ב{CLOSE}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_isolates_what_it_is_given(language: str) -> None:
    texts = catalogue(language)
    assert f"{OPEN}{ARABIC}{CLOSE}" in texts("frame.aside", what=ARABIC, more="2")
    assert texts.join([ARABIC, "Bea", HEBREW]).count(OPEN) == 2
    assert texts("frame.aside", what=texts.join([ARABIC, "Bea"]), more="2").count(OPEN) == 1
    assert OPEN not in texts("frame.aside", what="Zoé", more="2")


def test_a_terminal_is_given_what_isolates_and_nothing_else_that_steers() -> None:
    assert visible(f"{isolated(ARABIC)} wins") == f"{OPEN}{ARABIC}{CLOSE} wins"
    assert visible("\u2068\u202egpj\u2069") == "\\u2068\\u202egpj\\u2069"
    assert visible("a\u2069b\u2068c") == "a\\u2069b\\u2068c"
