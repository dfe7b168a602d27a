"""Copies of positions against copies of a list."""

from __future__ import annotations

import timeit
from typing import Final, Protocol

from stronghold_gui.bench.figure import Figure, in_turns

_ROUNDS: Final = 9


class Copied(Protocol):
    """What can be copied: a position of any game."""

    def copy(self) -> object:
        """Return a copy that shares nothing that changes."""
        ...


def copying_figure(name: str, position: Copied) -> Figure:
    """Return the time to copy a position, over that to copy a list of 200 integers."""
    numbers = list(range(200))
    ours, theirs = in_turns(
        lambda: timeit.timeit(position.copy, number=2000) / 2000,
        lambda: timeit.timeit(numbers.copy, number=20_000) / 20_000,
        _ROUNDS,
    )
    detail = f"{ours * 1e6:.1f} microseconds, list {theirs * 1e9:.0f} nanoseconds"
    return Figure(name, ours / theirs, 100, "x", detail=detail)
