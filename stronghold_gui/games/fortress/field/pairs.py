"""Pairs of neighbouring spots, numbered: where figures on two spots can stand, be it under way."""

from __future__ import annotations

from stronghold_gui.games.fortress.field.field import Field

Pair = tuple[int, ...]
"""Where a figure on two spots stands, the lower one first."""


class Pairs:
    """All pairs of neighbouring spots of a battlefield; what is told of each is looked up by its number.

    Attributes:
        places: the pairs. ``number``: of each.
        having: the numbers of the pairs that have a spot, by spot.
        bits: the spots of each pair as bits.
        landings: for each spot those beside it on the same level, off the doorway, with the numbers of the pairs:
            there a figure can come down.
        even: whether both are on one level, so that a move can end there. ``stops``: whether both are water.
    """

    def __init__(self, field: Field) -> None:
        around = field.around
        self.places: list[Pair] = [
            (spot, other) for spot, others in enumerate(around) for other in others if other > spot
        ]  # fmt: skip
        self.number = {place: number for number, place in enumerate(self.places)}
        self.having: list[list[int]] = [[] for _ in around]
        for number, (first, second) in enumerate(self.places):
            self.having[first].append(number)
            self.having[second].append(number)
        self.bits = [field.bits[first] | field.bits[second] for first, second in self.places]
        self.even = [field.level[first] == field.level[second] for first, second in self.places]
        doorway = field.door_spots[:1]
        self.landings: list[list[tuple[int, int]]] = [
            [
                (other, self.of(spot, other))
                for other in others
                if field.level[other] == field.level[spot] and spot not in doorway and other not in doorway
            ]
            for spot, others in enumerate(around)
        ]
        self.stops = [field.stops[first] and field.stops[second] for first, second in self.places]

    def of(self, spot: int, other: int) -> int:
        """Return the number of the pair of two spots."""
        return self.number[(spot, other) if spot < other else (other, spot)]
