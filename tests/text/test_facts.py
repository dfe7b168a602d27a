"""Fields of events and figures of refusals become facts by their names."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import ClassVar

import pytest
from msgspec import Struct

from stronghold_gui.text import Catalogue, catalogue, facts
from stronghold_gui.text.facts import message_of
from stronghold_gui.text.nouns import Fact


class RaftMoved(Struct, frozen=True):
    """An event of a game of rafts."""

    seat: int
    raft: str
    count: int
    sank: bool
    crew: tuple[str, ...]


class _Facts(facts.Facts):
    SEATS = frozenset({"seat"})
    NOUNS: ClassVar[Mapping[str, Callable[[str], Fact]]] = {"raft": lambda name: f"the {name} raft"}
    PLURALS = frozenset({"count"})

    def _seat(self, number: int) -> Fact:
        return self.seats[number]

    def _listed(self, name: str, given: tuple[object, ...]) -> str:
        return self.texts.join([f"{name} {one}" for one in given])


@pytest.fixture(name="texts")
def _texts() -> Catalogue:
    return catalogue("en")


def test_the_name_of_a_field_says_what_it_means(texts: Catalogue) -> None:
    moved = RaftMoved(1, "red", 3, True, ("Cat", "Dan"))
    assert _Facts(("Ann", "Bob"), texts).of(moved) == {
        "seat": "Bob",
        "raft": "the red raft",
        "count": 3,
        "n": 3,
        "crew": "crew Cat and crew Dan",
    }


def test_a_seat_below_zero_is_nobody_and_a_loss_chooses_its_plural_without_its_sign(texts: Catalogue) -> None:
    assert _Facts((), texts).facts({"seat": -1, "count": -2}) == {"seat": "", "count": -2, "n": 2}


def test_a_word_that_no_table_knows_stands_for_itself(texts: Catalogue) -> None:
    assert _Facts((), texts).facts({"bank": "left"}) == {"bank": "left"}


def test_a_sentence_is_found_by_the_class_and_the_form_that_its_fields_choose() -> None:
    moved = RaftMoved(0, "red", 1, True, ())
    assert message_of("event", moved, {}) == "event.raft_moved"
    assert (
        message_of("event", moved, {RaftMoved: lambda event: ".sank" if event.sank else ""}) == "event.raft_moved.sank"
    )
