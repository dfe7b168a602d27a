"""Range: columns counted along the battlefield, round gaps, levels ignored (rules, section 9; RF-54)."""

from __future__ import annotations

from collections import deque

from stronghold_gui.games.fortress.field.field import Field
from stronghold_gui.games.fortress.field.hexes import Hex, neighbours

FAR = 10**4
"""More than any number of columns on a map."""


class Distances:
    """Counts columns; what was counted from a column is kept."""

    def __init__(self, field: Field) -> None:
        self._field = field
        self._from: dict[Hex, dict[Hex, int]] = {}
        self._spots: dict[tuple[Hex, int], list[int]] = {}
        self._rows: dict[int, list[int]] = {}

    def columns(self, start: Hex, goal: Hex) -> int:
        """Return how many columns one goes from one to another."""
        found = self._from.get(start)
        if found is None:
            found = self._from[start] = self._count(start)
        return found.get(goal, FAR)

    def _count(self, start: Hex) -> dict[Hex, int]:
        known, todo, found = self._field.plan.hexes, deque([start]), {start: 0}
        while todo:
            at = todo.popleft()
            for beyond in neighbours(at):
                if beyond in known and beyond not in found:
                    found[beyond] = found[at] + 1
                    todo.append(beyond)
        return found

    def to_spots(self, goal: Hex, less: int) -> list[int]:
        """Return the columns from every spot to a hex, so many less, as far as there are any left."""
        known = self._spots.get((goal, less))
        if known is None:
            field = self._field
            counted = (self.columns(goal, field.at(spot)) for spot in range(len(field.spots)))
            known = self._spots[goal, less] = [max(0, columns - less) for columns in counted]
        return known

    def from_spot(self, spot: int) -> list[int]:
        """Return the columns from a spot to every other."""
        known = self._rows.get(spot)
        if known is None:
            known = self._rows[spot] = self.to_spots(self._field.at(spot), 0)
        return known

    def between(self, start: int, goal: int) -> int:
        """Return the range between two spots; two of one column are 1 apart."""
        return max(1, self.columns(self._field.at(start), self._field.at(goal)))
