"""What a figure can do on foot now, kept as long as nobody moves: hovering, listing and checking ask it many times."""

from __future__ import annotations

from collections.abc import Hashable

from stronghold_gui.games.fortress.field.steps import Step
from stronghold_gui.games.fortress.moving.allowance import allowance
from stronghold_gui.games.fortress.moving.flight import flights
from stronghold_gui.games.fortress.moving.kept import keep
from stronghold_gui.games.fortress.moving.reach import Place, Reach
from stronghold_gui.games.fortress.position import Position


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


def _key(position: Position, what: str, figure: int) -> Hashable:
    """Return everything that decides over a figure's possibilities."""
    move = position.mover, position.spent, position.entered, position.walking
    return what, figure, position.door, move, tuple(position.where), tuple(position.second), tuple(position.owner)


def on_foot(position: Position, figure: int) -> OnFoot:
    """Return what a figure can do on foot."""
    memory, key = position.setting.memory, _key(position, "foot", figure)
    found = memory.get(key)
    if not isinstance(found, OnFoot):
        found = OnFoot(Reach(position, figure))
        keep(memory, key, found)
    return found


def in_the_air(position: Position, figure: int) -> dict[Place, int]:
    """Return where a figure can fly to."""
    memory, key = position.setting.memory, _key(position, "air", figure)
    found = memory.get(key)
    if not isinstance(found, dict):
        found = flights(position, figure, allowance(position, figure))
        keep(memory, key, found)
    return found
