"""What a position document of any game can say that cannot be, and what collects it.

Each game has a closed set of its own beside it; all sentences stand under ``problem.<id>``.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

from stronghold_gui.core.refusal import Figure
from stronghold_gui.core.save.faults import MOST_FAULTS, Fault, count_more
from stronghold_gui.core.save.validation import joined, short


class Content(StrEnum):
    """One kind of fault; the comment names the figures that come with it."""

    UNKNOWN_ID = "unknown_id"  # value
    OTHER_SEATS = "other_seats"  # count, expected
    TWICE = "twice"  # value
    TOO_MANY = "too_many"  # count, limit
    NOT_IN_BOX = "not_in_box"  # piece, count: in use, limit: in the box
    NOT_ALL_THERE = "not_all_there"  # piece, count: all that is told of, limit: in the box
    HIDDEN_THING = "hidden_thing"  # a view is no position: something in it is hidden
    CANNOT_GO_ON = "cannot_go_on"  # stage: nobody could decide anything


class Faults:
    """Collects everything that is wrong with one document.

    Attributes:
        path: where the table stands in the document.
        found: the faults so far; after very many stands how many more there are.
    """

    def __init__(self, path: str) -> None:
        self.path = path
        self.found: list[Fault] = []

    def add(self, problem: StrEnum, *steps: str | int, **figures: Figure) -> None:
        """Note a fault at a place below ``path``; texts from the document are cut short.

        Args:
            problem: one of ``Content``, or of the game's own set.
            steps: the way to the place.
            figures: facts for the sentence.
        """
        if len(self.found) >= MOST_FAULTS:
            count_more(self.found, 1)
            return
        told = {name: short(value) if isinstance(value, str) else value for name, value in figures.items()}
        self.found.append(Fault(problem, joined(self.path, *steps), told))

    def limit(self, count: int, limit: int, *steps: str | int) -> None:
        """Note a fault if there is more than there may be."""
        if count > limit:
            self.add(Content.TOO_MANY, *steps, count=count, limit=limit)

    def known(self, value: str, among: Sequence[str], *steps: str | int) -> int:
        """Return the number of an id, or -1 after noting that it is unknown."""
        if value in among:
            return among.index(value)
        self.add(Content.UNKNOWN_ID, *steps, value=value)
        return -1

    def twice(self, values: Sequence[str], *steps: str | int) -> None:
        """Note a fault for each value that a list names twice."""
        seen: set[str] = set()
        for index, value in enumerate(values):
            if value in seen:
                self.add(Content.TWICE, *steps, index, value=value)
            seen.add(value)
