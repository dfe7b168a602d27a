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


class Ends:
    """The places where a figure's move can end.

    Attributes:
        numbers: the points (for a flight, the columns) to each place, by the number of the place.
    """

    __slots__ = ("_ends", "_places", "numbers")

    def __init__(self, numbers: dict[int, int], places: Sequence[Place]) -> None:
        self.numbers, self._places = numbers, places
        self._ends: dict[Place, int] | None = None

    @property
    def ends(self) -> dict[Place, int]:
        """Return the places where the move can end, with the points or columns to each."""
        if self._ends is None:
            self._ends = {self._places[number]: cost for number, cost in self.numbers.items()}
        return self._ends


class OnFoot(Ends):
    """The moves of a figure on foot.

    Attributes:
        steps: the single steps that it may take, by place.
    """

    __slots__ = ("steps",)

    def __init__(self, reach: Reach) -> None:
        super().__init__(reach.numbered_ends(), reach.places)
        self.steps: dict[Place, Step] = reach.next_steps()


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


def in_the_air(position: Position, figure: int) -> Ends:
    """Return the ends of a figure's flights."""
    return Ends(*numbered_flights(position, figure, allowance(position, figure)))
