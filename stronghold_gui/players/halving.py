"""Successive halving: all candidates (ways) are tried in the same worlds, the better ones in further worlds."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Annotated

from pydantic import Field

from stronghold_gui.core.player import Stop
from stronghold_gui.core.save.part import Part


@dataclass(frozen=True, slots=True)
class Halving(Part):
    """One round: the number of further worlds to try, and the number of ways kept after it.

    Attributes:
        worlds: the number of further worlds.
        keep: the number of ways kept after the round.
        reach: how far a trial is played, in the game's own unit; 0 means no limit. If two rounds have different
            reaches, results of the first one only decide which ways are kept.
        generations: how often new ways are made before any way is dropped. They are made from the best ways, and tried
            in the worlds of this round; only the first round makes them, since they have been tried in no other world.
        children: the number of new ways in each generation.
    """

    worlds: Annotated[int, Field(ge=1, le=1000)]
    keep: Annotated[int, Field(ge=1, le=1000)]
    reach: Annotated[int, Field(ge=0, le=10)] = 0
    generations: Annotated[int, Field(ge=1, le=100)] = 0
    children: Annotated[int, Field(ge=1, le=1000)] = 0


@dataclass(slots=True)
class Tried:
    """A way and its results.

    Attributes:
        number: its index in the list of ways.
        total: the sum of its results.
        worlds: number of worlds in which it was tried.
    """

    number: int
    total: float = 0.0
    worlds: int = 0

    @property
    def mean(self) -> float:
        """The mean result; 0 for a way without results."""
        return self.total / self.worlds if self.worlds else 0.0


@dataclass(frozen=True, slots=True)
class Breeding:
    """Functions that make further ways from those that were tried.

    Attributes:
        breed: makes a new way from one of the ways with the given numbers, and returns the number of the new one.
        merit: the value of a tried way as a source of new ones, which may differ from its result. A new way with the
            same results and merit as another is treated as a duplicate and dropped.
    """

    breed: Callable[[Sequence[int]], int]
    merit: Callable[[int], float]


def best_of(
    ways: int,
    rounds: Sequence[Halving],
    attempt: Callable[[int, int, int], float],
    stop: Stop,
    grace: float = 0.0,
    breeding: Breeding | None = None,
) -> list[Tried]:
    """Return the ways, best first; those dropped earlier come after those kept.

    The best result of a few trials is often just the luckiest, so all kept ways are tried again, in the same further
    worlds.

    Args:
        ways: number of ways, at least one.
        rounds: the rounds; they limit the work by number, never by time.
        attempt: tries a way in a world, both by number, up to a reach, and returns the result: more is better.
        stop: called between two attempts; once it returns true, the results so far decide.
        grace: margin by which another way must beat the first one, which is the plain one. With a margin, only the last
            round may drop the plain one, since the others are compared with it.
        breeding: makes further ways; without it no round has generations.
    """
    left = [Tried(number) for number in range(ways)]
    dropped: list[Tried] = []
    world, reach = 0, rounds[0].reach if rounds else 0
    for step in rounds:
        before = left
        if step.reach != reach:
            left, reach = [Tried(way.number) for way in left], step.reach
        for _ in range(step.worlds):
            if not _in_world(left, world, reach, attempt, stop):
                return [*_ranked(left if left[0].worlds else before, grace), *dropped]
            world += 1
        if breeding is not None:
            left = _with_children(left, step, range(world - step.worlds, world), attempt, stop, breeding)
        left = _ranked(left, grace)
        kept = _kept(left, step.keep, plain=grace > 0)
        dropped, left = [*(way for way in left if way not in kept), *dropped], kept
    return [*left, *dropped]


def _with_children(
    left: list[Tried],
    step: Halving,
    worlds: range,
    attempt: Callable[[int, int, int], float],
    stop: Stop,
    breeding: Breeding,
) -> list[Tried]:
    """Return the remaining ways and the new ones made from the best of them, generation by generation."""
    for _ in range(step.generations):
        best = sorted(left, key=lambda way: (-breeding.merit(way.number), way.number))[: step.keep]
        children = [Tried(breeding.breed([way.number for way in best])) for _ in range(step.children)]
        if not all(_in_world(children, world, step.reach, attempt, stop) for world in worlds):
            break
        left = _distinct([*left, *children], breeding.merit)
    return left


def _distinct(ways: Sequence[Tried], merit: Callable[[int], float]) -> list[Tried]:
    """Return the ways without duplicates, which have exactly the results of an earlier one."""
    found: dict[tuple[float, float], Tried] = {}
    for way in ways:
        found.setdefault((way.mean, merit(way.number)), way)
    return list(found.values())


def _in_world(
    left: Sequence[Tried], world: int, reach: int, attempt: Callable[[int, int, int], float], stop: Stop
) -> bool:
    """Try all ways in one world; return whether time sufficed. If it did not, no result of this world is counted."""
    results = []
    for way in left:
        if stop():
            return False
        results.append(attempt(way.number, world, reach))
    for way, result in zip(left, results, strict=True):
        way.total += result
        way.worlds += 1
    return True


def _kept(ranked: list[Tried], number: int, *, plain: bool) -> list[Tried]:
    """Return a number of the best ways; with ``plain``, the plain one is among them, if needed in place of the last."""
    kept = ranked[:number]
    if plain and number > 1 and all(way.number for way in kept):
        kept[-1:] = [way for way in ranked if not way.number]
    return kept


def _ranked(ways: Sequence[Tried], grace: float) -> list[Tried]:
    """Return the ways, best first; among equals the first in the list, so the plain one leads."""
    return sorted(ways, key=lambda way: (-way.mean - grace * (not way.number), way.number))
