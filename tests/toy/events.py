"""What happens to the rafts."""

from __future__ import annotations

from stronghold_gui.core.decision import Seat
from stronghold_gui.core.value import value


@value
class Chose:
    """A raft has chosen how hard to row; 0 for whoever may not know it."""

    seat: Seat
    effort: int


@value
class Shown:
    """All choices lie open, in seat order."""

    efforts: tuple[int, ...]


@value
class Cast:
    """The rapids were cast."""

    rapids: int


@value
class Answered:
    """A raft has thrown its rope, or has not."""

    seat: Seat
    thrown: bool


@value
class Caught:
    """A raft has lost its rope to the rapids."""

    seat: Seat


@value
class Moved:
    """A raft has gone forward."""

    seat: Seat
    at: int


@value
class Tipped:
    """A raft has tipped over and stays where it is."""

    seat: Seat


@value
class Rose:
    """The flood has risen to a place."""

    to: int


Event = Chose | Shown | Cast | Answered | Caught | Moved | Tipped | Rose
