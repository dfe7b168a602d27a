"""Decisions: who must choose now, and what kind of choice it is. A position alone answers this."""

from __future__ import annotations

from msgspec import Struct

Seat = int
"""Index into the seats of a match, from 0."""


class Decision(Struct, frozen=True):
    """One seat has something to decide.

    Attributes:
        seat: who decides.
        kind: an id of the game's closed set of decision kinds; the window has a prompt for each.
        place: the place, piece or card the choice is about, or ``""``.
        count: how many are still to be chosen, or the strength left; 0 where it means nothing.
        blocking: whether the game waits for this seat. A decision that is not blocking is an offer to interrupt: every
            seat that could use it is asked in the same step, in the order of priority in which ``Game.decisions`` lists
            them, at the place of whoever acted last, and may decline.
        optional: the seat may do something and need not: another's decision of the same moment ends it.
        within: ``count`` under a condition that the game's prompt names, where it allows more; 0 where it does not.
    """

    seat: Seat
    kind: str
    place: str = ""
    count: int = 0
    blocking: bool = True
    optional: bool = False
    within: int = 0
