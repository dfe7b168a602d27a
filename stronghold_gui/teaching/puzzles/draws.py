"""Chance in a puzzle: every answer it could give, or the answers told beforehand."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, Self

from stronghold_gui.core.chance import Chance, Draws
from stronghold_gui.core.value import value
from stronghold_gui.games.stronghold.events import Event
from stronghold_gui.games.stronghold.game import STRONGHOLD
from stronghold_gui.games.stronghold.moves import Move
from stronghold_gui.games.stronghold.position import Position

MOST_OUTCOMES: Final = 64
"""Ways that chance may answer one move: enough for a volley of all machines, not for units drawn from the bag."""


class TooLargeError(Exception):
    """There is more to look at than a puzzle may have."""


@value
class Outcome:
    """What a move leads to when chance answers in one way.

    Attributes:
        position: the position after it.
        events: what happened.
        draws: what chance gave, by label.
    """

    position: Position
    events: tuple[Event, ...]
    draws: Draws


class Told(Chance):
    """Chance that gives the answers told for each label, the last of them for ever.

    An answer that cannot happen (the pile has no hit any more) gives way to the next that can; a label nobody told of
    gets its likeliest answer.

    Attributes:
        told: the answers by label. ``taken``: how many of them were given, by label.
    """

    __slots__ = ("taken", "told")

    def __init__(self, told: Mapping[str, Sequence[int]], taken: Mapping[str, int]) -> None:
        super().__init__(0)
        self.told = told
        self.taken = dict(taken)

    def copy(self) -> Self:
        """Return a chance that will give the same answers."""
        return type(self)(self.told, self.taken)

    def pick(self, label: str, weights: Sequence[int]) -> int:
        """Return the answer told."""
        number, told = self.taken.get(label, 0), self.told.get(label)
        wanted = told[min(number, len(told) - 1)] if told else max(range(len(weights)), key=weights.__getitem__)
        index = next(at % len(weights) for at in range(wanted, wanted + len(weights)) if weights[at % len(weights)])
        self.taken[label] = number + 1
        self._made.setdefault(label, []).append(index)
        return index


class _Path(Chance):
    """Chance that follows a path of answers, and beyond its end notes where it could have gone another way.

    Attributes:
        path: the answers to give. ``forks``: the paths that were left aside.
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


def outcomes(position: Position, seat: int, move: Move) -> Iterator[Outcome]:
    """Yield everything that a legal move can lead to; a single outcome where chance has been told.

    Raises:
        TooLargeError: chance has more answers than a puzzle may have.
    """
    if isinstance(position.chance, Told):
        yield _play(position, seat, move, position.chance.copy())
        return
    paths: list[tuple[int, ...]] = [()]
    for _ in range(MOST_OUTCOMES):
        chance = _Path(paths.pop())
        outcome = _play(position, seat, move, chance)
        outcome.position.chance = Chance(0)
        yield outcome
        paths += chance.forks
        if not paths:
            return
    raise TooLargeError


def _play(position: Position, seat: int, move: Move, chance: Chance) -> Outcome:
    after = position.copy()
    after.chance = chance
    chance.begin()
    events = tuple(STRONGHOLD.play(after, seat, move))
    return Outcome(after, events, chance.end())
