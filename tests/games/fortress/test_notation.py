"""The notation of moves."""

from __future__ import annotations

from typing import get_args

import pytest

from stronghold_gui.core.game import NotationError
from stronghold_gui.games.fortress import moves as m
from stronghold_gui.games.fortress.notation import NOTATION, parse, text_of
from tests.games.fortress.universe import universe


def test_every_move_parses_back_from_its_text() -> None:
    seen = set()
    for move in universe():
        assert parse(text_of(move)) == move
        seen.add(type(move))
    assert seen == set(get_args(m.Move))
    assert len(NOTATION.verbs) == len(seen)


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("", ""), ("jump drake 1,1,1", "jump"),
        ("go drake", ""), ("go drake 1,1", "1,1"), ("go drake 01,1,1", "01,1,1"),
        ("go drake 1,1,1 2,2,1 3,3,1", "3,3,1"), ("mark 4 drake", "4"), ("strike maybe", "maybe"), ("end now", "now"),
        ("attack drake", ""),
        ("breathe mimring 1,1,1 N", "N"), ("rest forever", "forever"), ("go Drake 1,1,1", "Drake"),
        ("go drake \uff11,1,1", "\uff11,1,1"), ("stop tarn_vikings.9", "tarn_vikings.9"),
    ],
)  # fmt: skip
def test_a_text_that_is_no_move_says_which_word_is_wrong(text: str, word: str) -> None:
    with pytest.raises(NotationError) as refused:
        parse(text)
    assert refused.value.word == word


def test_two_spaces_of_a_figure_have_one_order() -> None:
    assert m.Go("grimnak", "5,4,1", "4,4,1") == m.Go("grimnak", "4,4,1", "5,4,1")
    assert text_of(parse("fly mimring 3,9,1 2,8,1")) == "fly mimring 2,8,1 3,9,1"
