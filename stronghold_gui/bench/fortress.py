"""Fortress: how long reach, sight and the legal moves of a turn take, and copies of its positions."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import cache
from itertools import count
from statistics import median
from time import process_time
from typing import Final

from stronghold_gui.bench.chess_moves import chess_games, copying_figure, moves_per_second
from stronghold_gui.bench.figure import Figure, in_turns
from stronghold_gui.games.fortress.decisions import Kind
from stronghold_gui.games.fortress.fighting.looking import sees
from stronghold_gui.games.fortress.game import FORTRESS
from stronghold_gui.games.fortress.moving.reach import Reach
from stronghold_gui.games.fortress.position import Position

_GAMES: Final = 4
_ROUNDS: Final = 7
_SCENARIOS: Final = ("siege", "ambush", "small")
_EVERY: Final = 40
"""Moves between two positions that are looked at."""


def random_moves() -> Figure:
    """Return our moves a second in random games of all scenarios, over python-chess's."""
    chess_round, seeds = chess_games(6), count(1)
    _moves_per_second(seeds)
    chess_round()
    ours, theirs = in_turns(lambda: _moves_per_second(seeds), chess_round, _ROUNDS)
    detail = f"{ours:,.0f} moves/s, python-chess {theirs:,.0f}"
    return Figure("Fortress: random moves over python-chess", ours / theirs, 0.25, "x", at_least=True, detail=detail)


def _moves_per_second(seeds: count[int]) -> float:
    starts = (FORTRESS.setup({"scenario": scenario}, 2, next(seeds)) for scenario in _SCENARIOS)
    return moves_per_second(FORTRESS, starts)


@cache
def _positions() -> tuple[Position, ...]:
    """Return positions of random games of the Siege in which a card acts."""
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


def _milliseconds(work: Callable[[], object]) -> float:
    """Return the CPU time of the process, which other load on the machine does not change."""
    before = process_time()
    work()
    return (process_time() - before) * 1000


def reach() -> Figure:
    """Return the time to work out where a figure can get, own reach and that on walk and road, 95 % of them."""
    spent = [
        _milliseconds(lambda: Reach(position, figure).ends())  # noqa: B023 - called at once
        for position in _positions()
        for figure in position.standing()
    ]
    return Figure("Fortress: reach of a figure", _most(spent), 2, "ms", detail=f"median {median(spent):.2f} ms")


def sight() -> Figure:
    """Return the 95th percentile of the time to repeat a line-of-sight query between two figures."""
    spent: list[float] = []
    for position in _positions():
        standing = position.standing()
        for figure in standing[:6]:
            for target in standing[-6:]:
                if figure != target:
                    sees(position, figure, target)
                    spent.append(_milliseconds(lambda: sees(position, figure, target)))  # noqa: B023 - as above
    return Figure("Fortress: sight, asked again", _most(spent), 0.1, "ms", detail=f"median {median(spent):.3f} ms")


def legal() -> Figure:
    """Return the time to list all legal moves of a turn, 95 % of them, nothing of the position asked before."""
    spent: list[float] = []
    for position in _positions():
        (decision, *_) = FORTRESS.decisions(position)
        spent.append(_milliseconds(lambda: FORTRESS.legal_moves(position, decision.seat)))  # noqa: B023 - as above
    return Figure("Fortress: legal moves of a turn", _most(spent), 10, "ms", detail=f"median {median(spent):.1f} ms")


def copying() -> Figure:
    """Return the time to copy a position, over that to copy a list of 200 integers."""
    return copying_figure("Fortress: copying a position over copying 200 integers", _positions()[0])


def _most(spent: list[float]) -> float:
    """Return what 95 of 100 do not exceed."""
    return sorted(spent)[int(0.95 * (len(spent) - 1))]
