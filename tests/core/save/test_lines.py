"""A recorded move as one line of text."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stronghold_gui.core.match import Header, Match, Played, Record
from stronghold_gui.core.save.faults import BadFileError, Problem
from stronghold_gui.core.save.lines import MAX_LINE, read_draws, read_line, write_line
from tests.core.toy import RACING

START = RACING.setup({}, 2, 1)

labels = st.text(st.characters(blacklist_characters="=;|", categories=["L", "N", "Zs"]), min_size=1).filter(
    lambda label: label == label.strip()
)
indices = st.lists(st.integers(0, 300), min_size=1, max_size=20).map(tuple)


@given(st.dictionaries(labels, indices, max_size=4), st.booleans())
def test_what_is_written_is_read(draws: dict[str, tuple[int, ...]], shared: bool) -> None:
    done: Played[str, str] = Played(Record(1 if shared else 0, "throw", draws), (), frozenset(), 0, shared=shared)
    assert read_line(RACING, START, write_line(RACING, done), 1) == done.record


def test_the_seat_is_told_only_where_another_could_have_played() -> None:
    match = Match(RACING, Header("race"))
    assert write_line(RACING, match.play(1, "throw")).startswith("1: throw | dice=")
    alone: Played[str, str] = Played(Record(0, "rest", {}), (), frozenset(), 0)
    assert write_line(RACING, alone) == "rest"


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("walk", Problem.NOT_A_MOVE),
        ("", Problem.NOT_A_MOVE),
        ("throw " * MAX_LINE, Problem.NOT_A_MOVE),
        ("9999: throw", Problem.NOT_A_MOVE),
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
        read_line(RACING, START, line, 7)
    assert caught.value.first.problem == problem
    assert caught.value.first.path == "moves[6]"
    assert caught.value.first.figures["number"] == 7


@given(st.text(max_size=60))
def test_any_text_is_draws_or_not_but_never_a_crash(text: str) -> None:
    read_draws(text)
