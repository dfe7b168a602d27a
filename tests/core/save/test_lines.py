"""A recorded move as one line of text."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stronghold_gui.core.match import Header, Match, Played, Record
from stronghold_gui.core.save.faults import BadFileError, Problem
from stronghold_gui.core.save.lines import MAX_LINE, read_draws, read_line, write_line
from tests.toy.events import Event
from tests.toy.game import RAFTS
from tests.toy.moves import Move, Row, Throw

START = RAFTS.setup({}, 2, 1)

labels = st.text(st.characters(blacklist_characters="=;|", categories=["L", "N", "Zs"]), min_size=1).filter(
    lambda label: label == label.strip()
)
indices = st.lists(st.integers(0, 300), min_size=1, max_size=20).map(tuple)


@given(st.dictionaries(labels, indices, max_size=4), st.booleans())
def test_what_is_written_is_read(draws: dict[str, tuple[int, ...]], shared: bool) -> None:
    done: Played[Move, Event] = Played(Record(1 if shared else 0, Throw(), draws), (), frozenset(), 0, shared=shared)
    assert read_line(RAFTS, START, write_line(RAFTS, done), 1) == done.record


def test_the_seat_is_told_only_where_another_could_have_played() -> None:
    match = Match(RAFTS, Header("rafts"))
    assert write_line(RAFTS, match.play(1, Row(2))) == "1: row 2"
    assert write_line(RAFTS, match.play(0, Row(3))).startswith("row 3 | rapids=")
    alone: Played[Move, Event] = Played(Record(0, Row(1), {}), (), frozenset(), 0)
    assert write_line(RAFTS, alone) == "row 1"


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("walk", Problem.NOT_A_MOVE),
        ("", Problem.NOT_A_MOVE),
        ("throw " * MAX_LINE, Problem.NOT_A_MOVE),
        ("9999: throw", Problem.NOT_A_MOVE),
        ("throw\x7f", Problem.NOT_A_MOVE),
        ("row\t2", Problem.NOT_A_MOVE),
        ("throw | ", Problem.BAD_DRAWS),
        ("throw | dice", Problem.BAD_DRAWS),
        ("throw | dice=", Problem.BAD_DRAWS),
        ("throw | dice=1; dice=1", Problem.BAD_DRAWS),
        ("throw | dice=A", Problem.BAD_DRAWS),
        ("throw | dice=(1", Problem.BAD_DRAWS),
        ("throw | dice=(99999999999)", Problem.BAD_DRAWS),
    ],
)
def test_what_cannot_be_read_is_named_by_its_number(line: str, problem: Problem) -> None:
    with pytest.raises(BadFileError) as caught:
        read_line(RAFTS, START, line, 7)
    assert caught.value.first.problem == problem
    assert caught.value.first.path == "moves[6]"
    assert caught.value.first.figures["number"] == 7


@given(st.text(max_size=60))
def test_any_text_is_draws_or_not_but_never_a_crash(text: str) -> None:
    read_draws(text)
