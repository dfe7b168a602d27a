"""The notation that a game declares reads and writes its moves; what is no move is refused by its word."""

from __future__ import annotations

from typing import Final

import pytest
from msgspec import Struct

from stronghold_gui.core.game import NotationError
from stronghold_gui.core.notation import (
    VERB,
    Form,
    Notation,
    flag,
    kind_of,
    like,
    mark,
    maybe,
    number,
    one_of,
    several,
)


class Row(Struct, frozen=True):
    """Row so far, perhaps at night."""

    bank: str
    strokes: int
    night: bool


class Load(Struct, frozen=True):
    """Load goods on a raft."""

    goods: tuple[str, ...]
    raft: str


class SetSail(Struct, frozen=True):
    """Set a sail of some sort."""

    sail: str
    furled: bool
    wind: str = "calm"


NOTATION: Final = Notation[Row | Load | SetSail]({
    "row": Form(Row, one_of("left", "right"), number(digits=2), mark("night")),
    "load": Form(Load, several(like(str.islower, "goods"), most=2, leaving=1), one_of("a", "b")),
    **dict.fromkeys(("jib", "main"), Form(SetSail, VERB, flag("in", "out"), maybe(one_of("calm", "storm"), "calm"))),
})  # fmt: skip


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("row left 12", Row("left", 12, False)),
        ("row right 3 night", Row("right", 3, True)),
        ("load a", Load((), "a")),
        ("load wood stone b", Load(("wood", "stone"), "b")),
        ("jib in", SetSail("jib", True)),
        ("main out storm", SetSail("main", False, "storm")),
    ],
)
def test_a_text_reads_as_a_move_which_is_written_so(text: str, move: Row | Load | SetSail) -> None:
    assert NOTATION.parse(text) == move
    assert NOTATION.text_of(move) == text
    assert NOTATION.verb_of(move) == text.split(maxsplit=1)[0]


def test_a_usual_value_may_be_written_and_spaces_do_not_matter() -> None:
    assert NOTATION.parse("  jib   in calm ") == SetSail("jib", True)


@pytest.mark.parametrize(
    ("text", "word", "expected"),
    [
        ("", "", ("row", "load", "jib", "main")),
        ("swim", "swim", ("row", "load", "jib", "main")),
        ("row", "", ("left", "right")),
        ("row left", "", ("number",)),
        ("row left 123", "123", ("number",)),
        ("row left ²", "²", ("number",)),
        ("row left 1 day", "day", ("night",)),
        ("row left 1 night long", "long", ()),
        ("load", "", ("a", "b")),
        ("load Wood a", "Wood", ("goods",)),
        ("load wood wood wood a", "a", ()),
        ("jib up", "up", ("in", "out")),
        ("jib in gale", "gale", ("calm", "storm")),
    ],
)
def test_what_is_no_move_is_refused_by_its_word_and_what_would_fit(
    text: str, word: str, expected: tuple[str, ...]
) -> None:
    with pytest.raises(NotationError) as error:
        NOTATION.parse(text)
    assert (error.value.word, error.value.expected) == (word, expected)


def test_verbs_and_kinds_are_known() -> None:
    assert NOTATION.verbs == ("row", "load", "jib", "main")
    assert NOTATION.kinds == ("row", "load", "set_sail")
    assert kind_of(SetSail("jib", furled=False)) == "set_sail"


def test_a_form_without_a_part_for_every_field_is_a_fault_of_the_program() -> None:
    with pytest.raises(ValueError, match="shorter"):
        Form(Row, one_of("left"), number(digits=1))
