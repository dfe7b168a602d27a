"""Enumeration of all results of a move: one for each outcome of chance, or a single one if the outcomes are given."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Final, Generic, Self

from msgspec import Struct

from stronghold_gui.core.chance import Chance, Draws
from stronghold_gui.core.decision import Seat
from stronghold_gui.core.game import E, Game, M, P

MOST_OUTCOMES: Final = 64
"""The most outcomes of chance for one move: enough for a few dice or cards, not for a hand drawn from a full bag."""


class TooLargeError(Exception):
    """A move has more outcomes than ``MOST_OUTCOMES``."""


class Branch(Struct, Generic[P, E], frozen=True):
    """The result of a move for one answer of chance.

    Attributes:
        position: the position after it.
        events: what happened.
        draws: the outcomes of chance, by label.
    """

    position: P
    events: tuple[E, ...]
    draws: Draws


class GivenChance(Chance):
    """Chance with given outcomes for each label; when they are used up, the last one is repeated.

    An outcome that is impossible now (the pile has no hit any more) is replaced by the next possible one. A label
    without given outcomes gets its likeliest one.

    Attributes:
        given: the outcomes by label.
        taken: how many of them were used, by label.
    """

    __slots__ = ("given", "taken")

    def __init__(self, given: Mapping[str, Sequence[int]], taken: Mapping[str, int]) -> None:
        super().__init__(0)
        self.given = given
        self.taken = dict(taken)

    def copy(self) -> Self:
        """Return a chance that will give the same answers."""
        return type(self)(self.given, self.taken)

    def pick(self, label: str, weights: Sequence[int]) -> int:
        """Return the given outcome."""
        number, given = self.taken.get(label, 0), self.given.get(label)
        wanted = given[min(number, len(given) - 1)] if given else max(range(len(weights)), key=weights.__getitem__)
        index = next(at % len(weights) for at in range(wanted, wanted + len(weights)) if weights[at % len(weights)])
        self.taken[label] = number + 1
        self._made.setdefault(label, []).append(index)
        return index


class _Path(Chance):
    """Chance that follows a path of answers; beyond its end it takes the first possible answer and notes the others.

    Attributes:
        path: the answers to give.
        forks: the paths not taken.
    """

    __slots__ = ("forks", "path", "step")

    def __init__(self, path: tuple[int, ...]) -> None:
        super().__init__(0)
        self.path = path
        self.step = 0
        self.forks: list[tuple[int, ...]] = []

    def pick(self, label: str, weights: Sequence[int]) -> int:
        if self.step == len(self.path):
            first, *others = (index for index, weight in enumerate(weights) if weight)
            self.forks += [(*self.path, other) for other in others]
            self.path = (*self.path, first)
        index = self.path[self.step]
        self.step += 1
        self._made.setdefault(label, []).append(index)
        return index


ChooseDraws = Callable[[Branch[P, E]], Iterable[Draws] | None]
"""Chooses the draws to try for a move, one for each set of equivalent draws; ``None`` stands for all draws.

Its argument is the result of the first possible draws.
"""


def outcomes(
    game: Game[P, M, E, Any], position: P, seat: Seat, move: M, choose: ChooseDraws[P, E] | None = None
) -> Iterator[Branch[P, E]]:
    """Yield all possible results of a legal move; a single branch if the outcomes of chance are given.

    Args:
        game: the rules.
        position: the position in which the move is played; it is not changed.
        seat: the seat that moves.
        move: the move.
        choose: chooses the draws to try; by default all.

    Raises:
        TooLargeError: there are more than ``MOST_OUTCOMES`` outcomes, and ``choose`` does not choose among them.
    """
    if isinstance(position.chance, GivenChance):
        yield _play(game, position, seat, move, position.chance.copy())
        return
    chance = _Path(())
    first = _play(game, position, seat, move, chance)
    first.position.chance = Chance(0)
    chosen = choose(first) if choose is not None and first.draws else None
    if chosen is None:
        yield first
        yield from _others(game, position, seat, move, chance.forks)
        return
    for draws in chosen:
        yield with_draws(game, position, seat, move, draws)


def _others(
    game: Game[P, M, E, Any], position: P, seat: Seat, move: M, paths: list[tuple[int, ...]]
) -> Iterator[Branch[P, E]]:
    """Yield the results of the paths not taken."""
    for _ in range(1, MOST_OUTCOMES):
        if not paths:
            return
        chance = _Path(paths.pop())
        branch = _play(game, position, seat, move, chance)
        branch.position.chance = Chance(0)
        yield branch
        paths += chance.forks
    if paths:
        raise TooLargeError


def with_draws(game: Game[P, M, E, Any], position: P, seat: Seat, move: M, draws: Draws) -> Branch[P, E]:
    """Return the result of a legal move with given random outcomes; labels without one get the likeliest."""
    branch = _play(game, position, seat, move, GivenChance(draws, {}))
    branch.position.chance = Chance(0)
    return branch


def _play(game: Game[P, M, E, Any], position: P, seat: Seat, move: M, chance: Chance) -> Branch[P, E]:
    after = position.copy()
    after.chance = chance
    chance.begin()
    events = tuple(game.play(after, seat, move))
    return Branch(after, events, chance.end())
