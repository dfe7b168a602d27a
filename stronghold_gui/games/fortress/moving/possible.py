"""What a figure can do now, kept as long as nobody near it moves: hovering, listing and checking ask it many times."""

from __future__ import annotations

from typing import Final

from stronghold_gui.games.fortress.field.steps import Step
from stronghold_gui.games.fortress.moving.allowance import allowance
from stronghold_gui.games.fortress.moving.flight import flights
from stronghold_gui.games.fortress.moving.kept import keep
from stronghold_gui.games.fortress.moving.reach import Place, Reach
from stronghold_gui.games.fortress.position import Position

_MOST_OUTCOMES: Final = 2
"""Outcomes of a search that are kept, each for others who stand about."""


class OnFoot:
    """What a figure can do on foot.

    Attributes:
        spots: of a figure on one spot, where it could end its move, with the points that takes.
        steps: the single steps that it may take.
    """

    __slots__ = ("_ends", "_places", "spots", "steps")

    def __init__(self, reach: Reach) -> None:
        single = len(reach.start) == 1
        self._places = reach.position.setting.field.places
        self.spots = reach.end_spots() if single else {}
        self.steps: dict[Place, Step] = reach.next_steps()
        self._ends = None if single else reach.ends()

    @property
    def ends(self) -> dict[Place, int]:
        """Where the figure could end its move, with the points that takes."""
        if self._ends is None:
            self._ends = {self._places[spot]: cost for spot, cost in self.spots.items()}
        return self._ends


def on_foot(position: Position, figure: int) -> OnFoot:
    """Return what a figure can do on foot."""
    reach = Reach(position, figure)
    if reach.halted():
        return OnFoot(reach)
    entered = reach.entered()
    # Whoever stands where a figure on one spot does not get decides over nothing that it can do.
    taken = reach.way.taken & entered.bits if len(reach.start) == 1 else reach.way.taken
    found = entered.outcomes.get(taken)
    if not isinstance(found, OnFoot):
        found = OnFoot(reach)
        keep(entered.outcomes, taken, found, _MOST_OUTCOMES)
    return found


def in_the_air(position: Position, figure: int) -> dict[Place, int]:
    """Return where a figure can fly to."""
    memory = position.setting.memory
    key = "air", figure, position.door, tuple(position.where), tuple(position.second), tuple(position.owner)
    found = memory.get(key)
    if not isinstance(found, dict):
        found = flights(position, figure, allowance(position, figure))
        keep(memory, key, found)
    return found
