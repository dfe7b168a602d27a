"""The defence of a wall and the effect of a choice on it, as a few numbers."""

from __future__ import annotations

from math import exp

from msgspec import Struct

_AHEAD = 0.5
"""Lead of the units' sum over that of a squad for even odds."""
_SPREAD = 0.9
"""Spread of the logistic curve of the odds."""
_CERTAIN = 30.0
"""Multiple of the spread beyond which the odds do not change any more."""


class Fire(Struct, frozen=True):
    """The fire that supports a wall in a round, as sums.

    Attributes:
        far, far_shots: power and number of shots at a deployment zone, before the enemy shoots.
        near, near_shots: power and number of shots at an assault zone.
        poured: power of boulders and cauldrons; the number of their losses is not limited.
    """

    far: float = 0.0
    far_shots: float = 0.0
    near: float = 0.0
    near_shots: float = 0.0
    poured: float = 0.0

    def __add__(self, other: Fire) -> Fire:
        return Fire(
            self.far + other.far,
            self.far_shots + other.far_shots,
            self.near + other.near,
            self.near_shots + other.near_shots,
            self.poured + other.poured,
        )

    def times(self, count: float) -> Fire:
        return Fire(
            self.far * count,
            self.far_shots * count,
            self.near * count,
            self.near_shots * count,
            self.poured * count,
        )


NO_FIRE = Fire()


class Wall(Struct):
    """The defence of a wall.

    Attributes:
        units: the units on it, by kind.
        resistance: its current resistance.
        fire: the fire that supports it.
        help: strength and number of melee units on its towers, as far as they count for this wall.
    """

    units: list[int]
    resistance: int
    fire: Fire
    help: tuple[float, float]


class Change(Struct, frozen=True):
    """The effect of a choice on a wall: amounts to add to the members of ``Wall``; ``units`` has kinds with counts."""

    units: tuple[tuple[int, int], ...] = ()
    resistance: int = 0
    fire: Fire = NO_FIRE
    help: tuple[float, float] = (0.0, 0.0)

    def __add__(self, other: Change) -> Change:
        return Change(
            self.units + other.units,
            self.resistance + other.resistance,
            self.fire + other.fire,
            (self.help[0] + other.help[0], self.help[1] + other.help[1]),
        )


NO_CHANGE = Change()
Changes = dict[int, Change]
"""The changes that a choice would bring, by direction."""


def expected_breaches(each: float, squads: float, men: float, lasting: float) -> float:
    """Return the expected number of squads that get in if the units of a wall face the best number of squads.

    A squad is held if the strength and the endurance of the units that face it exceed its sum.

    Args:
        each: the sum of a squad, less the resistance of the wall.
        squads: their number.
        men: the number of units.
        lasting: their strength and endurance together.
    """
    held, facing = 0.0, 1.0
    while facing < min(squads, men) + 1.0:
        number = min(facing, squads, men)
        if number > 0.0:
            lacking = (each + _AHEAD - lasting / number) / _SPREAD
            held = max(held, number / (1.0 + exp(min(max(lacking, -_CERTAIN), _CERTAIN))))
        facing += 1.0
    return squads - held
