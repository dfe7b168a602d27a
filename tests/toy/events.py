"""Events of the rafts."""

from __future__ import annotations

from msgspec import Struct

from stronghold_gui.core.decision import Seat


class Chose(Struct, frozen=True):
    """A raft has chosen how hard to row; 0 in views that may not show it."""

    seat: Seat
    effort: int


class Shown(Struct, frozen=True):
    """All choices are open, in seat order."""

    efforts: tuple[int, ...]


class Cast(Struct, frozen=True):
    """The rapids were cast."""

    rapids: int


class Answered(Struct, frozen=True):
    """A raft has thrown its rope, or has not."""

    seat: Seat
    thrown: bool


class Caught(Struct, frozen=True):
    """A raft has lost its rope to the rapids."""

    seat: Seat


class Moved(Struct, frozen=True):
    """A raft has gone forward."""

    seat: Seat
    at: int


class Tipped(Struct, frozen=True):
    """A raft has tipped over and stays where it is."""

    seat: Seat


class Rose(Struct, frozen=True):
    """The flood has risen to a place."""

    to: int


Event = Chose | Shown | Cast | Answered | Caught | Moved | Tipped | Rose
