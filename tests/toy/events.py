"""Events of the rafts."""

from __future__ import annotations

from dataclasses import dataclass

from stronghold_gui.core.decision import Seat


@dataclass(frozen=True, slots=True)
class Chose:
    """A raft has chosen how hard to row; 0 in views that may not show it."""

    seat: Seat
    effort: int


@dataclass(frozen=True, slots=True)
class Shown:
    """All choices lie open, in seat order."""

    efforts: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Cast:
    """The rapids were cast."""

    rapids: int


@dataclass(frozen=True, slots=True)
class Answered:
    """A raft has thrown its rope, or has not."""

    seat: Seat
    thrown: bool


@dataclass(frozen=True, slots=True)
class Caught:
    """A raft has lost its rope to the rapids."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Moved:
    """A raft has gone forward."""

    seat: Seat
    at: int


@dataclass(frozen=True, slots=True)
class Tipped:
    """A raft has tipped over and stays where it is."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Rose:
    """The flood has risen to a place."""

    to: int


Event = Chose | Shown | Cast | Answered | Caught | Moved | Tipped | Rose
