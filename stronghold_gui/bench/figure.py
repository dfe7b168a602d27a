"""A measured figure and its bound."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from statistics import median


@dataclass(frozen=True, slots=True)
class Figure:
    """One figure.

    Attributes:
        name: what was measured, in a few words.
        value: the figure.
        bound: its limit.
        unit: the unit of value and bound, ``"x"`` for a ratio.
        at_least: whether the bound is a minimum; otherwise it is a maximum.
        detail: the parts of the figure, for people.
        beside: other figures that belong to it, by name, for programs; people read them in ``detail``.
        game: id of its game, if several were measured.
    """

    name: str
    value: float
    bound: float
    unit: str
    at_least: bool = False
    detail: str = ""
    beside: Mapping[str, float] = field(default_factory=dict)
    game: str = ""

    @property
    def met(self) -> bool:
        """Whether the bound is kept."""
        return self.value >= self.bound if self.at_least else self.value <= self.bound

    @property
    def demand(self) -> str:
        """The bound in words."""
        return f"{'at least' if self.at_least else 'at most'} {self.bound:g} {self.unit}"

    def __str__(self) -> str:
        figure = f"{self.value:.2f} {self.unit}, {self.demand}: {'met' if self.met else 'NOT MET'}"
        return f"{self.name}: {figure}" + (f" ({self.detail})" if self.detail else "")


Measurement = Callable[[], Figure]
"""Measures one figure."""


class Unavailable(Exception):
    """Something that a measurement needs is missing; the message names it."""


def worst(figures: Mapping[str, Figure]) -> Figure:
    """Return the worst figure of several games with the same bound; its detail lists the others."""
    choose = min if next(iter(figures.values())).at_least else max
    game = choose(figures, key=lambda game: figures[game].value)
    values = {name: figure.value for name, figure in figures.items()}
    others = ", ".join(f"{name} {value:.2f}" for name, value in values.items() if name != game)
    detail = f"{game}: {figures[game].detail}; {others}"
    return replace(figures[game], detail=detail, beside=values, game=game)


def seconds(action: Callable[[], object]) -> float:
    """Return the seconds that an action takes."""
    began = time.perf_counter()
    action()
    return time.perf_counter() - began


def cpu_milliseconds(action: Callable[[], object]) -> float:
    """Return the CPU time of an action in this process, which other load on the machine does not change."""
    before = time.process_time()
    action()
    return (time.process_time() - before) * 1000


def in_turns(first: Callable[[], float], second: Callable[[], float], rounds: int) -> tuple[float, float]:
    """Measure two things alternately and return the median of each, so that a disturbance affects both."""
    pairs = [(first(), second()) for _ in range(rounds)]
    return median(pair[0] for pair in pairs), median(pair[1] for pair in pairs)


def slow_share(times: list[float]) -> tuple[float, str]:
    """Return the 95 % quantile of times in milliseconds, and their number, median and maximum in words."""
    times = sorted(times)
    detail = f"{len(times)} of them, median {median(times):.2f} ms, longest {times[-1]:.2f} ms"
    return times[int(0.95 * len(times))], detail


def milliseconds_figure(name: str, times: list[float], bound: float) -> Figure:
    """Return the 95 % quantile of times as a figure in milliseconds."""
    most, detail = slow_share(times)
    return Figure(name, most, bound, "ms", detail=detail)
