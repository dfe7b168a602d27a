"""Sampled forecast of a siege: many sieges are played from a view, each with different dice.

All seats decide by the rule of thumb of ``thumb.py``. Sieges are played move by move, so that the caller can stop after
each. Results come with their statistical error.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final

from stronghold_gui.core.chance import Chance
from stronghold_gui.games.convicted import moves as m
from stronghold_gui.games.convicted.events import Event
from stronghold_gui.games.convicted.forecast.thumb import answers
from stronghold_gui.games.convicted.game import CONVICTED
from stronghold_gui.games.convicted.pieces import DIRECTIONS, wall_of
from stronghold_gui.games.convicted.position import Position
from stronghold_gui.games.convicted.siege import events as s

SIEGES: Final = 200
"""Number of sieges to sample; a share of one half then has a 95 % confidence interval of ±7 per cent."""
_SURE: Final = 1.96
"""Half width of a 95 % confidence interval in standard errors."""
_MOST_MOVES: Final = 4000
"""Number of moves after which a sampled siege is abandoned; none lasts that long."""


@dataclass(frozen=True, slots=True)
class Mean:
    """An average over the sampled sieges, and half its 95 % confidence interval."""

    value: float
    error: float


@dataclass(frozen=True, slots=True)
class Sampled:
    """Results of the sampled sieges.

    Attributes:
        sieges: number of sampled sieges.
        unharmed: share in which the town lost no level.
        lost: share in which the game was lost.
        levels: building levels lost.
        fallen: defenders and their engines that fell.
        rounds: number of rounds.
        stormed: by direction, share in which an enemy came onto the wall or into its gateway.
        left: by direction, defenders on the wall at the end.
    """

    sieges: int
    unharmed: Mean
    lost: Mean
    levels: Mean
    fallen: Mean
    rounds: Mean
    stormed: tuple[Mean, ...]
    left: tuple[Mean, ...]


class _Siege:
    """One sampled siege and its counts."""

    def __init__(self, position: Position, seed: int) -> None:
        self.position = position.copy()
        self.position.chance = Chance(seed)
        self._turn, self._moves = position.turn, 0
        self._queue: list[m.Move] = []
        self.over = False
        self.levels = self.fallen = 0
        self.rounds = position.round
        self.stormed = [False] * len(DIRECTIONS)
        self.left = [position.count(wall_of(direction)) for direction in range(len(DIRECTIONS))]

    def step(self) -> None:
        """Play one move."""
        position = self.position
        asked = CONVICTED.decisions(position)
        self._moves += 1
        if not asked or self._moves > _MOST_MOVES:
            self.over = True
            return
        decision = next((each for each in asked if each.kind != "trade"), asked[0])
        move = self._next(decision.seat)
        if move is None:
            self._queue = list(answers(position, decision, CONVICTED.legal_moves(position, decision.seat)))
            move = self._queue.pop(0)
        self._count(CONVICTED.play(position, decision.seat, move))

    def _next(self, seat: int) -> m.Move | None:
        """Return the next planned move, or ``None`` if there is none or it is not legal any more."""
        if not self._queue:
            return None
        move = self._queue.pop(0)
        if CONVICTED.refusal(self.position, seat, move) is None:
            return move
        self._queue = []
        return None

    def _count(self, events: Sequence[Event]) -> None:
        for event in events:
            match event:
                case s.LevelLost():
                    self.levels += 1
                case s.DefendersFell(_, pieces):
                    self.fallen += sum(count for _, count in pieces)
                case s.Climbed(squad) | s.GatewayEntered(squad):
                    self.stormed[DIRECTIONS.index(squad.partition(".")[0])] = True
                case s.RoundBegan(number):
                    self.rounds = number
                case s.SiegeEnded():
                    self.over = True
                case _:
                    pass
        if self.over or not self.position.todo:
            self.left = [self.position.count(wall_of(direction)) for direction in range(len(DIRECTIONS))]

    def row(self) -> list[float]:
        """Return the counts, in the order of ``Sampled``."""
        lost = self.position.ending not in ("", "held")
        return [
            float(not self.levels and not lost), float(lost), float(self.levels), float(self.fallen),
            float(self.rounds), *(float(each) for each in self.stormed), *(float(count) for count in self.left),
        ]  # fmt: skip


class Sampling:
    """A sampler that plays sieges one after the other, a move at a time.

    Attributes:
        done: number of sieges that are over.
        wanted: number of sieges to sample.
    """

    def __init__(self, position: Position, seed: int = 1, wanted: int = SIEGES) -> None:
        """Begin the first siege.

        Args:
            position: the view; it is copied, never changed.
            seed: seed of the first siege's dice; each further siege uses the next number.
            wanted: number of sieges to sample.
        """
        self._start, self._seed = position.copy(), seed
        self.done, self.wanted = 0, wanted
        self._rows: list[list[float]] = []
        self._siege: _Siege | None = None

    def step(self) -> bool:
        """Play one move; return whether any siege is left to play."""
        if self.done >= self.wanted:
            return False
        if self._siege is None:
            self._siege = _Siege(self._start, self._seed + self.done)
        self._siege.step()
        if self._siege.over or not self._siege.position.todo:
            self._rows.append(self._siege.row())
            self._siege = None
            self.done += 1
        return self.done < self.wanted

    def result(self) -> Sampled | None:
        """Return the results so far; ``None`` before the second siege is over, since one siege gives no error."""
        if len(self._rows) < 2:
            return None
        unharmed, lost, levels, fallen, rounds, *walls = (
            mean([row[column] for row in self._rows]) for column in range(len(self._rows[0]))
        )
        count = len(DIRECTIONS)
        return Sampled(
            len(self._rows), unharmed, lost, levels, fallen, rounds, tuple(walls[:count]), tuple(walls[count:])
        )


def mean(values: Sequence[float]) -> Mean:
    """Return the mean of at least two values with its error.

    For a share of 0 or 1, the error is computed as if one more siege had the other result.
    """
    count = len(values)
    average = sum(values) / count
    spread = sum((each - average) ** 2 for each in values) / (count - 1)
    return Mean(average, _SURE * sqrt(max(spread, 1 / count) / count))
