"""The position of the rafts, and the view of a seat."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from stronghold_gui.core.chance import Chance
from stronghold_gui.core.decision import Seat

Answer = Literal["", "throw", "keep"]
LENGTHS: Final = {"short": 8, "long": 12}
"""Places to the landing, by option."""
FLOOD: Final = -4
"""Where the flood begins."""
SIDES: Final = 6
"""Of the die that is cast for the rapids."""
MOST: Final = 7
"""What effort and rapids may come to."""
HIDDEN: Final = -1
"""Stands for an effort that has been chosen and is not shown."""


@dataclass(frozen=True, slots=True)
class Raft:
    """A raft.

    Attributes:
        at: its place, from 0.
        effort: how hard it is rowed in this round, 0 as long as nothing is chosen, ``HIDDEN`` for others.
        rope: whether it still has its rope.
        answer: in this round's rope window ``throw`` or ``keep``, ``""`` as long as nothing is answered.
    """

    at: int = 0
    effort: int = 0
    rope: bool = True
    answer: Answer = ""


@dataclass(slots=True)
class River:
    """A position: how long the river is, the rafts in seat order, the flood, the round from 1, the rapids, chance.

    The rapids are 0 until all have chosen.
    """

    length: int
    rafts: list[Raft]
    chance: Chance
    flood: int = FLOOD
    round: int = 1
    rapids: int = 0

    def copy(self) -> River:
        """Return an equal river."""
        return River(self.length, self.rafts[:], self.chance.copy(), self.flood, self.round, self.rapids)

    @property
    def drowned(self) -> bool:
        """Whether the flood has reached a raft that is still on the river."""
        return any(raft.at <= self.flood and raft.at < self.length for raft in self.rafts)

    @property
    def landed(self) -> tuple[Seat, ...]:
        """Return the seats at the landing."""
        return tuple(seat for seat, raft in enumerate(self.rafts) if raft.at >= self.length)

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.drowned or bool(self.landed)


@dataclass(frozen=True, slots=True)
class RiverView:
    """The view of a seat, or with ``None`` of all: everything but the efforts of others before they are shown."""

    seat: Seat | None
    length: int
    rafts: tuple[Raft, ...]
    flood: int
    round: int
    rapids: int
