"""Trying several ways out fairly: all in the same worlds, the better half in more of them, and so on."""

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
        worlds: the worlds, at least one.
        keep: the ways that are kept.
        reach: how far a try goes in it, in the game's own unit; 0 is as far as ever. Where two rounds reach otherwise,
            what was found in the first one counts for nothing but for what is kept.
        broods, born: how often, before any are dropped, so many new ways are made of the best ones and tried in the
            worlds of this round; only the first round has new ones, since they have seen no other world.
    """

    worlds: Annotated[int, Field(ge=1, le=1000)]
    keep: Annotated[int, Field(ge=1, le=1000)]
    reach: Annotated[int, Field(ge=0, le=10)] = 0
    broods: Annotated[int, Field(ge=1, le=100)] = 0
    born: Annotated[int, Field(ge=1, le=1000)] = 0


@dataclass(slots=True)
class Tried:
    """A way and what it came to.

    Attributes:
        number: which way it is, by its place in the list.
        total: the sum of what it came to.
        worlds: in how many worlds it was tried.
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
    """The making of further ways from those that were tried.

    Attributes:
        breed: makes another way of one of those that are given by number, and returns its number.
        merit: how good a way that was tried is to make others of; that need not be how good it is. What is bred and
            comes to the same as another, with the same merit, is taken to be that one again and forgotten.
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

    The best result of a few tries is often just the luckiest; so the ways kept are tried again in other worlds, all in
    the same ones.

    Args:
        ways: how many there are, at least one.
        rounds: as above; the work is counted in them, never in seconds.
        attempt: tries a way in a world, both by number, to a reach, and returns what it came to: more is better.
        stop: asked between two attempts; once it says yes, what is known by then decides.
        grace: by how much another way must be better than the first one, which is the plain one. With any, the plain
            one is dropped by the last round only: it is what the others have to be compared with.
        breeding: makes further ways; without it no round has broods.
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
            left = _with_broods(left, step, range(world - step.worlds, world), attempt, stop, breeding)
        left = _ranked(left, grace)
        kept = _kept(left, step.keep, plain=grace > 0)
        dropped, left = [*(way for way in left if way not in kept), *dropped], kept
    return [*left, *dropped]


def _with_broods(
    left: list[Tried],
    step: Halving,
    worlds: range,
    attempt: Callable[[int, int, int], float],
    stop: Stop,
    breeding: Breeding,
) -> list[Tried]:
    """Return what is left and what was made of the best of it, brood by brood."""
    for _ in range(step.broods):
        best = sorted(left, key=lambda way: (-breeding.merit(way.number), way.number))[: step.keep]
        young = [Tried(breeding.breed([way.number for way in best])) for _ in range(step.born)]
        if not all(_in_world(young, world, step.reach, attempt, stop) for world in worlds):
            break
        left = _distinct([*left, *young], breeding.merit)
    return left


def _distinct(ways: Sequence[Tried], merit: Callable[[int], float]) -> list[Tried]:
    """Return the ways without those that came to just what an earlier one did: they are the same one again."""
    found: dict[tuple[float, float], Tried] = {}
    for way in ways:
        found.setdefault((way.mean, merit(way.number)), way)
    return list(found.values())


def _in_world(
    left: Sequence[Tried], world: int, reach: int, attempt: Callable[[int, int, int], float], stop: Stop
) -> bool:
    """Try all in one world; return whether there was time for it. A world that only some have seen does not count."""
    came = []
    for way in left:
        if stop():
            return False
        came.append(attempt(way.number, world, reach))
    for way, value_there in zip(left, came, strict=True):
        way.total += value_there
        way.worlds += 1
    return True


def _kept(ranked: list[Tried], number: int, *, plain: bool) -> list[Tried]:
    """Return a number of the best; with ``plain``, the plain one is among them, in place of the last."""
    kept = ranked[:number]
    if plain and number > 1 and all(way.number for way in kept):
        kept[-1:] = [way for way in ranked if not way.number]
    return kept


def _ranked(ways: Sequence[Tried], grace: float) -> list[Tried]:
    """Return the ways, best first; of equals the first in the list, which is the plain one."""
    return sorted(ways, key=lambda way: (-way.mean - grace * (not way.number), way.number))
