"""A match with hidden choices of all at once and offers to interrupt: how far it can be taken back."""

from __future__ import annotations

import pytest

from stronghold_gui.core.match import CannotUndoError, Header, Match
from stronghold_gui.core.undo import Barrier
from tests.toy.events import Event
from tests.toy.game import RAFTS
from tests.toy.moves import Keep, Move, Row, Throw
from tests.toy.position import River, RiverView

SEATS = 6


def begun() -> Match[River, Move, Event, RiverView]:
    """Return a match of six, each alone."""
    return Match(RAFTS, Header("rafts", names=("",) * SEATS, seed=4))


def rowed() -> Match[River, Move, Event, RiverView]:
    """Return a match in which all have chosen, and ropes may be thrown."""
    match = begun()
    for seat in range(SEATS):
        match.play(seat, Row(2))
    return match


@pytest.mark.parametrize("first", range(SEATS))
def test_a_hidden_choice_cannot_be_taken_back_by_whoever_chooses_next(first: int) -> None:
    match = begun()
    assert match.barrier_ahead(first, Row(1)) is Barrier.HAND_OVER
    match.play(first, Row(1))
    with pytest.raises(CannotUndoError) as caught:
        match.undo()
    assert caught.value.barrier is Barrier.HAND_OVER


def test_the_last_choice_shows_all_of_them_and_asks_chance() -> None:
    match = begun()
    for seat in range(SEATS - 1):
        match.play(seat, Row(2))
    done = match.play(SEATS - 1, Row(2))
    assert {Barrier.DRAW, Barrier.REVEAL} <= done.barriers


def test_answers_to_an_offer_build_no_barrier_until_chance_is_asked() -> None:
    match = rowed()
    before = match.position.copy()
    for seat in range(SEATS - 1):
        done = match.play(seat, Throw() if seat else Keep())
        assert not done.barriers
        assert done.holder == SEATS - 1
    for _ in range(SEATS - 1):
        match.undo()
    assert match.position == before
    with pytest.raises(CannotUndoError):
        match.undo()


def test_the_last_answer_ends_the_round_and_the_flood_is_chance() -> None:
    match = rowed()
    for seat in range(SEATS):
        done = match.play(seat, Keep())
    assert done.barriers == {Barrier.DRAW}
    assert not match.can_undo


def test_who_interrupts_is_told_in_the_record_since_several_could() -> None:
    match = rowed()
    assert all(match.play(seat, Keep()).shared for seat in range(SEATS - 1))
    assert not match.play(SEATS - 1, Keep()).shared
