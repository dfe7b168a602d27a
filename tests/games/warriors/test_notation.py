"""Moves as text and as JSON: every move reads back; anything else is refused, with the faulty word."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stronghold_gui.core.game import NotationError
from stronghold_gui.core.notation import kind_of
from stronghold_gui.games.warriors import moves as m
from stronghold_gui.games.warriors.notation import NOTATION, parse, text_of
from tests.games.warriors.universe import universe


def test_every_move_parses_back_from_its_text() -> None:
    for move in universe():
        assert parse(text_of(move)) == move


def test_every_verb_and_kind_is_in_the_universe() -> None:
    assert {text_of(move).split()[0] for move in universe()} == set(NOTATION.verbs)
    assert {kind_of(move) for move in universe()} == set(NOTATION.kinds)


def test_the_order_of_cards_does_not_matter() -> None:
    assert parse("keep wizard S7 elves.archer") == m.Keep(("elves.archer", "wizard", "S7"))
    assert text_of(parse("band trolls elves")) == "band elves trolls"


def test_a_people_alone_is_its_infantry() -> None:
    assert text_of(m.Keep(("elves.infantry", "elves.infantry", "wizard"))) == "keep elves*2 wizard"
    assert parse("keep elves.infantry elves wizard") == parse("keep elves*2 wizard")


def test_equal_cards_are_written_once_with_their_number() -> None:
    assert text_of(m.Band(("elves", "trolls", "elves"))) == "band elves*2 trolls"
    assert parse("keep elves.archer S7 elves.archer") == parse("keep S7 elves.archer*2")


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("", ""),
        ("dance", "dance"),
        ("attack a.goblins", ""),
        ("attack a.goblins b.orcs", "b.orcs"),
        ("attack g.goblins b.goblins", "g.goblins"),
        ("attack dragon1+a.elves b.elves", "dragon1+a.elves"),
        ("keep S0", "S0"),
        ("keep S100", "S100"),
        ("keep wizard*", "wizard*"),
        ("keep wizard*1", "wizard*1"),
        ("keep wizard*99", "wizard*99"),
        ("keep wizard*20 S7*2", "S7*2"),
        ("band elves*two", "elves*two"),
        ("band dancers*2", "dancers"),
        ("fire", ""),
        ("fire b.goblins", "b.goblins"),
        ("flame dragon1 burn", "burn"),
        ("flame dragon16 spend", "dragon16"),
        ("pass forever", "forever"),
        ("throw -1", "-1"),
        ("throw ²", "²"),
        ("end now", "now"),
        ("kind simple", "simple"),
    ],
)
def test_what_is_no_move_is_refused_by_its_word(text: str, word: str) -> None:
    with pytest.raises(NotationError) as error:
        parse(text)
    assert error.value.word == word


@given(st.text(max_size=30))
def test_any_text_is_a_move_or_refused(text: str) -> None:
    try:
        move = parse(text)
    except NotationError:
        return
    assert parse(text_of(move)) == move
