"""Faults in the content of any game's position document, and their collector.

Each game adds its own closed set; all sentences have the id ``problem.<id>``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from enum import StrEnum
from typing import TypeVar

from stronghold_gui.core.refusal import Figure
from stronghold_gui.core.save.faults import MOST_FAULTS, Fault, count_more
from stronghold_gui.core.save.validation import joined, short

Id = TypeVar("Id", bound=str)
T = TypeVar("T")


class Content(StrEnum):
    """One kind of fault; the comment names the figures that come with it."""

    UNKNOWN_ID = "unknown_id"  # value
    OTHER_SEATS = "other_seats"  # count, expected
    TWICE = "twice"  # value
    TOO_MANY = "too_many"  # count, limit
    NOT_IN_BOX = "not_in_box"  # piece, count: in use, limit: in the box
    NOT_ALL_THERE = "not_all_there"  # piece, count: found in the document, limit: in the box
    HIDDEN_THING = "hidden_thing"  # a view is no position: something in it is hidden
    CANNOT_GO_ON = "cannot_go_on"  # stage: no seat would have a decision


class Faults:
    """Collects all faults of one document.

    Attributes:
        path: the path of the table in the document.
        found: the faults so far; if there are too many to list, the last one gives the number of the others.
    """

    def __init__(self, path: str) -> None:
        self.path = path
        self.found: list[Fault] = []

    def add(self, problem: StrEnum, *steps: str | int, **figures: Figure) -> None:
        """Add a fault at a place below ``path``; texts from the document are cut short.

        Args:
            problem: one of ``Content``, or of the game's own set.
            steps: the path to the place.
            figures: facts for the sentence.
        """
        if len(self.found) >= MOST_FAULTS:
            count_more(self.found, 1)
            return
        told = {name: short(value) if isinstance(value, str) else value for name, value in figures.items()}
        self.found.append(Fault(problem, joined(self.path, *steps), told))

    def limit(self, count: int, limit: int, *steps: str | int) -> None:
        """Add a fault if a count exceeds its limit."""
        if count > limit:
            self.add(Content.TOO_MANY, *steps, count=count, limit=limit)

    def known(self, value: str, among: Sequence[str], *steps: str | int) -> int:
        """Return the index of an id in ``among``; for an unknown id return -1 and add a fault."""
        try:
            return among.index(value)
        except ValueError:
            self.add(Content.UNKNOWN_ID, *steps, value=value)
            return -1

    def known_or_none(self, value: str, among: Sequence[str], *steps: str | int) -> int:
        """Return the index of an id in ``among``, or -1 for an empty or unknown id; add a fault for an unknown one."""
        return self.known(value, among, *steps) if value else -1

    def numbers(self, values: Sequence[str], among: Sequence[str], *steps: str | int) -> tuple[int, ...]:
        """Return the indices of ids in ``among``; an unknown id gives -1 and adds a fault."""
        return tuple(self.known(value, among, *steps, index) for index, value in enumerate(values))

    def bits(self, values: Sequence[str], among: Sequence[str], *steps: str | int) -> int:
        """Return ids as a bit set of their indices in ``among``; add a fault for each unknown or repeated id."""
        if not values:
            return 0
        bits = 0
        self.twice(values, *steps)
        for index, value in enumerate(values):
            number = self.known(value, among, *steps, index)
            if number >= 0:
                bits |= 1 << number
        return bits

    def at_most(self, number: int, limit: int, *steps: str | int) -> int:
        """Return a number; if it is above the limit, return the limit and add a fault."""
        self.limit(number, limit, *steps)
        return min(number, limit)

    def counts(self, given: Mapping[Id, int], among: Sequence[str], limit: int, *steps: str | int) -> list[int]:
        """Return a count for each id in ``among``; add a fault for each unknown id and each count above the limit."""
        found = [0] * len(among)
        for name, count in given.items():
            number = self.known(name, among, *steps, name)
            self.limit(count, limit, *steps, name)
            if number >= 0:
                found[number] = min(count, limit)
        return found

    def read_all(
        self, texts: Sequence[str], read: Callable[[str], T | None], limit: int | None, *steps: str | int
    ) -> list[T]:
        """Return the values of texts; add a fault for each unreadable text, and for more texts than the limit."""
        if limit is not None:
            self.limit(len(texts), limit, *steps)
        found = []
        for index, text in enumerate(texts[:limit]):
            meaning = read(text)
            if meaning is None:
                self.add(Content.UNKNOWN_ID, *steps, index, value=text)
            else:
                found.append(meaning)
        return found

    def twice(self, values: Sequence[str], *steps: str | int) -> None:
        """Add a fault for each value that occurs twice in a list."""
        seen: set[str] = set()
        for index, value in enumerate(values):
            if value in seen:
                self.add(Content.TWICE, *steps, index, value=value)
            seen.add(value)
