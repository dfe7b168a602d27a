"""Conversion of pydantic errors to faults with figures for a sentence in any language."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Literal

import pytest
from pydantic import Field

from stronghold_gui.core.save.faults import BadFileError, Fault, Problem
from stronghold_gui.core.save.part import Part
from stronghold_gui.core.save.validation import validate


@dataclass(slots=True)
class Wall(Part):
    """A document."""

    colour: Literal["red", "green", "blue"] = "red"
    stones: Annotated[list[int], Field(max_length=2)] = field(default_factory=list)


def fault_of(**members: str | list[int]) -> Fault:
    """Return the fault of a document."""
    with pytest.raises(BadFileError) as raised:
        validate(Wall, dict(members))  # type: ignore[arg-type]  # JSON is what a file may hold
    return raised.value.first


def test_allowed_words_are_listed_without_a_word_of_english() -> None:
    assert fault_of(colour="grey") == Fault(
        Problem.NOT_ONE_OF, "colour", {"value": "grey", "allowed": "red, green, blue"}
    )


def test_a_list_that_is_too_long_is_told_with_both_numbers() -> None:
    assert fault_of(stones=[1, 2, 3]) == Fault(Problem.WRONG_NUMBER, "stones", {"count": 3, "expected": 2})
