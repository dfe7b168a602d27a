"""A measured figure and its bound."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from statistics import median


@dataclass(frozen=True, slots=True)
class Figure:
    """One figure.

    Attributes:
        name: what was measured, in a few words.
        value: the figure.
        bound: what it must keep; ``None`` where none is asked and the figure stands for itself.
        unit: of both, ``"x"`` for a ratio.
        at_least: the bound is a least value; otherwise a most value.
        detail: what the figure was made of, for people.
        beside: other figures that belong to it, by name, for programs; people read them in ``detail``.
    """

    name: str
    value: float
    bound: float | None
    unit: str
    at_least: bool = False
    detail: str = ""
    beside: Mapping[str, float] = field(default_factory=dict)

    @property
    def met(self) -> bool:
        """Whether the bound is kept."""
        if self.bound is None:
            return True
        return self.value >= self.bound if self.at_least else self.value <= self.bound

    def __str__(self) -> str:
        figure = f"{self.value:.2f} {self.unit}, {self._verdict()}"
        return f"{self.name}: {figure}" + (f" ({self.detail})" if self.detail else "")

    def _verdict(self) -> str:
        if self.bound is None:
            return "no bound"
        relation = "at least" if self.at_least else "at most"
        return f"{relation} {self.bound:g} {self.unit}: {'met' if self.met else 'NOT MET'}"


Measurement = Callable[[], Figure]
"""Measures one figure; takes some seconds at most."""


class Unavailable(Exception):
    """Something that a measurement needs is not here; the sentence says what."""


def seconds(action: Callable[[], object]) -> float:
    """Return how long an action takes."""
    began = time.perf_counter()
    action()
    return time.perf_counter() - began


def in_turns(first: Callable[[], float], second: Callable[[], float], rounds: int) -> tuple[float, float]:
    """Measure two things in turns and return the median of each, so that a disturbance hits both alike."""
    pairs = [(first(), second()) for _ in range(rounds)]
    return median(pair[0] for pair in pairs), median(pair[1] for pair in pairs)
