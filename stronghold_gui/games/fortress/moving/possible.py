"""Possible moves of a figure; those on foot are cached until a figure near it moves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stronghold_gui.games.fortress.field.steps import Step
from stronghold_gui.games.fortress.moving.allowance import allowance
from stronghold_gui.games.fortress.moving.flight import numbered_flights
from stronghold_gui.games.fortress.moving.reach import Place, Reach
from stronghold_gui.games.fortress.moving.search_cache import keep
from stronghold_gui.games.fortress.position import Position

_MOST_OUTCOMES: Final = 2
"""The most cached outcomes of a search, each for different figures in the way."""


class OnFoot:
    """The moves of a figure on foot.

    Attributes:
        numbers: the points to each place where its move can end, by the number of the place.
        steps: the single steps that it may take, by place.
    """

    __slots__ = ("_ends", "_places", "numbers", "steps")

    def __init__(self, reach: Reach) -> None:
        self._places = reach.places
        self.numbers = reach.numbered_ends()
        self.steps: dict[Place, Step] = reach.next_steps()
        self._ends: dict[Place, int] | None = None

    @property
    def ends(self) -> dict[Place, int]:
        """Return the places where the figure could end its move, with the points for each."""
        if self._ends is None:
            self._ends = {self._places[number]: cost for number, cost in self.numbers.items()}
        return self._ends


class InTheAir:
    """The flights of a figure.

    Attributes:
        numbers: the columns to each place where a flight can end, by the number of the place.
    """

    __slots__ = ("_ends", "_places", "numbers")

    def __init__(self, numbers: dict[int, int], places: Sequence[Place]) -> None:
        self.numbers, self._places = numbers, places
        self._ends: dict[Place, int] | None = None

    @property
    def ends(self) -> dict[Place, int]:
        """Return the places where a flight can end, with the columns to each."""
        if self._ends is None:
            self._ends = {self._places[number]: cost for number, cost in self.numbers.items()}
        return self._ends


def on_foot(position: Position, figure: int) -> OnFoot:
    """Return the moves of a figure on foot."""
    reach = Reach(position, figure)
    if reach.halted():
        return OnFoot(reach)
    entered = reach.entered()
    # Figures outside the reach of a single-space figure do not change its moves.
    taken = reach.way.taken & entered.bits if len(reach.start) == 1 else reach.way.taken
    found = entered.outcomes.get(taken)
    if not isinstance(found, OnFoot):
        found = OnFoot(reach)
        keep(entered.outcomes, taken, found, _MOST_OUTCOMES)
    return found


def in_the_air(position: Position, figure: int) -> InTheAir:
    """Return the flights of a figure."""
    return InTheAir(*numbered_flights(position, figure, allowance(position, figure)))
