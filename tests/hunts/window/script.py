"""A walk as data: the steps of a run, each with its own seed."""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import NamedTuple

_ROLLS = 10**6


class Step(NamedTuple):
    """A step of a walk.

    Attributes:
        name: of the kind of step.
        roll: the seed of its dice. Each step has its own, so that it does the same whatever comes before it, and a walk
            can be shortened by leaving steps out.
    """

    name: str
    roll: int

    def __str__(self) -> str:
        return f"{self.name}:{self.roll}"

    def dice(self) -> random.Random:
        """Return the dice of the step."""
        return random.Random(self.roll)  # noqa: S311 - a walk that can be repeated


def roll(dice: random.Random) -> int:
    """Return the seed of a step's dice."""
    return dice.randrange(_ROLLS)


def written(steps: Iterable[Step]) -> str:
    """Write steps as words."""
    return " ".join(map(str, steps))


def read(words: str) -> list[Step]:
    """Read steps that were `written`."""
    parts = (word.partition(":") for word in words.split())
    return [Step(name, int(number)) for name, _, number in parts]
