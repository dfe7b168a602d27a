"""Control characters for terminals: shown by number; all other text is unchanged."""

import json
import unicodedata

from hypothesis import given
from hypothesis import strategies as st

from stronghold_gui.text.direction import visible

HARMLESS = "Zoé & Ånna – “l’été” <b> 城 👩‍👩‍👧 \u00a0\u202f…"


def test_what_people_write_stays() -> None:
    assert visible(HARMLESS) == HARMLESS


def test_what_steers_a_terminal_is_told_by_its_number() -> None:
    assert visible("\x1b[2J\x07\x9b\x7f\r\n") == "\\u001b[2J\\u0007\\u009b\\u007f\\u000d\\u000a"
    assert visible("a\u202eb\u2066c\u200f\u2028") == "a\\u202eb\\u2066c\\u200f\\u2028"
    assert visible("\udcff") == "\\udcff"


@given(st.text())
def test_a_line_of_any_text_is_a_line_and_can_be_written(text: str) -> None:
    said = visible(text)
    said.encode()
    assert len(said.splitlines()) <= 1
    assert not {unicodedata.category(letter) for letter in said} & {"Cc", "Cs", "Zl", "Zp"}
    assert visible(said) == said


@given(st.text())
def test_json_stays_the_same(text: str) -> None:
    assert json.loads(visible(json.dumps(text, ensure_ascii=False))) == text
