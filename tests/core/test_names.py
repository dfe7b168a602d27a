"""Names of people: any letters, spaces and emoji; no signs that steer a line or are invisible."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stronghold_gui.core.names import cleaned, is_clean, spelled
from tests.helpers.people import NAMES

ODD = {
    "an escape sequence": ("A\x1b[2J", "A[2J"),
    "a line break": ("A\nB", "AB"),
    "another line break": ("A\u2028B", "AB"),
    "an override": ("\u202egpj", "gpj"),
    "an isolate": ("\u2067A\u2069", "A"),
    "a mark of direction": ("A\u200fB", "AB"),
    "a lone joiner": ("\u200d", ""),
    "a joiner before a name": ("\u200cAnna", "Anna"),
    "a joiner after a name": ("Anna\u200c", "Anna"),
    "a joiner beside a space": ("Anna \u200dBea", "Anna Bea"),
    "joiners in a row": ("A\u200d\u200dB", "AB"),
    "a soft hyphen": ("An\xadna", "Anna"),
    "letters of a flag without a flag": ("A\U000e0067", "A"),
    "half a pair": ("A\ud800", "A"),
    "no character": ("A\uffff", "A"),
}


@pytest.mark.parametrize("name", NAMES.values(), ids=NAMES)
def test_a_name_keeps_its_letters_joiners_and_spaces(name: str) -> None:
    assert is_clean(name)
    assert spelled(name) == name


@pytest.mark.parametrize(("name", "rest"), ODD.values(), ids=ODD)
def test_a_name_loses_what_steers_or_is_not_seen(name: str, rest: str) -> None:
    assert not is_clean(name)
    assert cleaned(name) == rest
    assert spelled(rest) == rest


def test_what_is_typed_is_one_line_without_spaces_around_it() -> None:
    assert spelled("  Jean\t\n Paul \xa0") == "Jean Paul"
    assert spelled("\xa0 \u3000") == ""


@given(st.text())
def test_what_is_left_of_any_text_may_stand(text: str) -> None:
    assert is_clean(cleaned(text))
    assert is_clean(cleaned(text, "?"))
    assert is_clean(spelled(text))
    if text.isprintable():
        assert cleaned(text) == text
