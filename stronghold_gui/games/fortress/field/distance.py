"""Range: columns counted along the battlefield and around gaps, without levels (rules, section 9; RF-54)."""

from __future__ import annotations

from itertools import accumulate
from operator import or_

from stronghold_gui.games.fortress.field.field import Field
from stronghold_gui.games.fortress.field.hexes import Hex, neighbours

FAR = 10**4
"""Distance of unreachable columns, more than any number of columns on a map."""


class Distances:
    """Distances in columns, cached for each start; columns are numbered, so that distances are plain lists."""

    def __init__(self, field: Field) -> None:
        self._number = {at: number for number, at in enumerate(field.by_column)}
        self._of_spot = [self._number[field.at(spot)] for spot in range(len(field.spots))]
        self._beside = [[self._number[at] for at in neighbours(here) if at in self._number] for here in self._number]
        self._from: dict[int, list[int]] = {}
        self._spots: dict[tuple[int, int], list[int]] = {}
        self._rows: dict[int, list[int]] = {}
        self._spots_in = [0] * len(self._beside)
        for spot, column in enumerate(self._of_spot):
            self._spots_in[column] |= field.bits[spot]
        self._within: dict[int, list[int]] = {}

    def columns(self, start: Hex, goal: Hex) -> int:
        """Return the number of columns from one column to another."""
        known = self._number
        return self._counted(known[start])[known[goal]] if start in known and goal in known else FAR

    def _counted(self, start: int) -> list[int]:
        """Return the number of columns from one column to each."""
        found = self._from.get(start)
        if found is None:
            found = self._from[start] = [FAR] * len(self._beside)
            found[start], ring, away = 0, [start], 0
            while ring:
                away += 1
                beyond = {column for here in ring for column in self._beside[here] if found[column] == FAR}
                for column in beyond:
                    found[column] = away
                ring = list(beyond)
        return found

    def to_spots(self, goal: Hex, less: int) -> list[int]:
        """Return the distance from every spot to a hex, reduced by a number but not below 0."""
        key = self._number[goal], less
        known = self._spots.get(key)
        if known is None:
            counted = self._counted(key[0])
            if less:
                counted = [max(0, columns - less) for columns in counted]
            known = self._spots[key] = [counted[column] for column in self._of_spot]
        return known

    def from_spot(self, spot: int) -> list[int]:
        """Return the distance from a spot to every spot."""
        known = self._rows.get(spot)
        if known is None:
            counted = self._counted(self._of_spot[spot])
            known = self._rows[spot] = [counted[column] for column in self._of_spot]
        return known

    def within(self, spot: int, limit: int) -> int:
        """Return all spots within a number of columns, as bits."""
        column = self._of_spot[spot]
        known = self._within.get(column)
        if known is None:
            known = self._within[column] = self._rings(column)
        return known[min(limit, len(known) - 1)]

    def _rings(self, start: int) -> list[int]:
        """Return the spots, as bits, within 0 columns of a column, within 1, and so on."""
        counted = self._counted(start)
        found = [0] * (1 + max(away for away in counted if away < FAR))
        for column, away in enumerate(counted):
            if away < FAR:
                found[away] |= self._spots_in[column]
        return list(accumulate(found, or_))

    def between(self, start: int, goal: int) -> int:
        """Return the range between two spots; between two spots of one column it is 1."""
        return max(1, self.from_spot(start)[goal])
