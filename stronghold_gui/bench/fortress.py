"""Benchmarks of Fortress: the time to compute reach and sight."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import Final

from stronghold_gui.bench.figure import Figure, cpu_milliseconds, milliseconds_figure
from stronghold_gui.games.fortress.decisions import Kind
from stronghold_gui.games.fortress.fighting.looking import sees
from stronghold_gui.games.fortress.game import FORTRESS
from stronghold_gui.games.fortress.moving.reach import Reach
from stronghold_gui.games.fortress.position import Position

_GAMES: Final = 4
_EVERY: Final = 40
"""Number of moves between two measured positions."""


def reach() -> Figure:
    """Return the 95 % quantile of the time to compute a figure's reach, including walks and roads."""
    spent = [
        cpu_milliseconds(lambda: Reach(position, figure).ends())  # noqa: B023 - called at once
        for position in _positions()
        for figure in position.standing()
    ]
    return milliseconds_figure("Fortress: where a figure can get, 95 %", spent, 2)


def sight() -> Figure:
    """Return the 95 % quantile of the time to ask a second time whether a figure sees another."""
    spent: list[float] = []
    for position in _positions():
        standing = position.standing()
        for figure in standing[:6]:
            for target in standing[-6:]:
                if figure != target:
                    sees(position, figure, target)
                    spent.append(cpu_milliseconds(lambda: sees(position, figure, target)))  # noqa: B023 - as above
    return milliseconds_figure("Fortress: whether a figure sees another it has looked at before, 95 %", spent, 0.1)


@cache
def _positions() -> tuple[Position, ...]:
    """Return positions of random games of the Siege scenario in which a card acts."""
    return tuple(position for seed in range(_GAMES) for position in _of_game(seed))


def _of_game(seed: int) -> Iterator[Position]:
    dice = random.Random(seed)  # noqa: S311 - which moves, nothing secret
    position, number = FORTRESS.setup({"scenario": "siege"}, 2, seed), 0
    while decisions := FORTRESS.decisions(position):
        number += 1
        if number % _EVERY == 0 and decisions[0].kind == Kind.ACT:
            yield position.copy()
        seat = decisions[0].seat
        FORTRESS.play(position, seat, dice.choice(FORTRESS.legal_moves(position, seat)))
