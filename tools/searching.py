"""Searches weights by CMA-ES: the candidates of each generation play games that no generation before has played."""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from cma import CMAEvolutionStrategy

Results = tuple[float, float]
"""The share of games won, and a second average that counts less: points, or nearness to the goal."""


@dataclass(frozen=True, slots=True)
class Plan:
    """The size of a search.

    Attributes:
        games: games of each candidate in a generation.
        generations: the number of generations.
        first_seed: seed of the first game.
        step: first standard deviation of a change.
        second: the weight of the second average, beside 1 for the share of games won.
        seed: the seed of the candidates.
    """

    games: int
    generations: int
    first_seed: int
    step: float
    second: float
    seed: int


def search(changes: int, plan: Plan, result: Callable[[Sequence[float], range], Results]) -> list[float]:
    """Return the changes of weights at the mean of the last generation; report each generation.

    Args:
        changes: their number.
        plan: the size of the search.
        result: plays games with some changes, one for each seed.
    """
    strategy = CMAEvolutionStrategy([0.0] * changes, plan.step, {"seed": plan.seed, "verbose": -9})
    for generation in range(plan.generations):
        first = plan.first_seed + generation * plan.games
        tried = strategy.ask()
        results = [result(each, range(first, first + plan.games)) for each in tried]
        strategy.tell(tried, [-(won + plan.second * second) for won, second in results])
        wins, seconds = (sum(column) / len(results) for column in zip(*results, strict=True))
        sys.stdout.write(f"generation {generation + 1}: {100 * wins:.0f} % won, {seconds:+.2f}\n")
        gc.collect()
    return [float(change) for change in strategy.mean]
