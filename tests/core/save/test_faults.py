"""Lists of faults: the first ones are named, the rest only counted."""

from __future__ import annotations

import json
from dataclasses import dataclass, field

import pytest

from stronghold_gui.core.save.content import Content, Faults
from stronghold_gui.core.save.faults import MOST_FAULTS, BadFileError, Fault, Problem
from stronghold_gui.core.save.part import Part
from stronghold_gui.core.save.raw import parse_raw
from stronghold_gui.core.save.validation import short, validate


def some(number: int) -> list[Fault]:
    """Return a number of faults."""
    return [Fault(Problem.MISSING, f"[{index}]") for index in range(number)]


def test_as_many_as_can_be_named_are_named() -> None:
    assert BadFileError(some(MOST_FAULTS)).faults == tuple(some(MOST_FAULTS))


def test_further_ones_are_counted_once_however_often_it_is_raised_anew() -> None:
    error = BadFileError(some(MOST_FAULTS + 7))
    more = Fault(Problem.MORE, figures={"n": 7})
    assert error.faults == (*some(MOST_FAULTS), more)
    again = BadFileError(error.faults, "a file")
    assert again.faults == error.faults
    assert BadFileError([*again.faults, *some(2)]).faults[-1].figures == {"n": 9}


def test_what_is_collected_is_counted_as_well() -> None:
    faults = Faults("position")
    for index in range(MOST_FAULTS + 3):
        faults.add(Content.TWICE, index, value="a")
    assert len(faults.found) == MOST_FAULTS + 1
    assert faults.found[-1] == Fault(Problem.MORE, figures={"n": 3})


class Compared(str):
    """A text that counts how often it is compared."""

    __slots__ = ()
    times = 0

    def __eq__(self, other: object) -> bool:
        Compared.times += 1
        return super().__eq__(other)

    __hash__ = str.__hash__


def test_what_is_there_twice_is_found_without_comparing_everything_with_everything() -> None:
    Compared.times = 0
    faults = Faults("")
    faults.twice([Compared(number % 400) for number in range(800)], "here")
    assert faults.found[0].path == "here[400]"
    assert faults.found[-1].figures == {"n": 400 - MOST_FAULTS}
    assert Compared.times < 5000


@dataclass(slots=True)
class Sack(Part):
    """A document for these tests."""

    things: list[int | str] = field(default_factory=list)


@pytest.mark.parametrize("spoil", ["things", "members"])
def test_very_many_errors_of_form_come_to_a_handful(spoil: str) -> None:
    many = 20_000
    raw = {"things": [None] * many} if spoil == "things" else {f"m{number}": 0 for number in range(many)}
    with pytest.raises(BadFileError) as caught:
        validate(Sack, parse_raw(json.dumps(raw).encode()))
    assert len(caught.value.faults) == MOST_FAULTS + 1
    assert caught.value.faults[-1].figures == {"n": many - MOST_FAULTS}
    assert caught.value.first.path == ("things[0]" if spoil == "things" else "m0")


def test_values_are_cut_short_before_anybody_looks_at_them() -> None:
    assert short("a" * 50) == "a" * 39 + "…"
    assert short("b\n") == "b?"
    assert short([1, 2]) == "[…]"
    assert short({"a": 1}) == "{…}"
    assert short([]) == "[]"
