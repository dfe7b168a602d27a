"""Decisions: the deciding seat and the kind of choice. They follow from the position alone."""

from __future__ import annotations

from msgspec import Struct

Seat = int
"""Index into the seats of a match, from 0."""


class Decision(Struct, frozen=True):
    """A decision that one seat has to make, or may make.

    Attributes:
        seat: the seat that decides.
        kind: an id of the game's closed set of decision kinds; the window has a prompt for each.
        place: the place, piece or card the choice is about, or ``""``.
        count: how many are still to be chosen, or the strength left; 0 if it has no meaning.
        blocking: whether the game waits for this seat. A decision that is not blocking is an offer to interrupt, which
            a seat may decline. All seats that could use it get the offer at the same time; the decisions are in
            order of priority.
        optional: the seat may act but need not; a decision of another seat at the same moment ends the offer.
        within: a larger ``count`` under a condition that the game's prompt names; 0 if there is none.
    """

    seat: Seat
    kind: str
    place: str = ""
    count: int = 0
    blocking: bool = True
    optional: bool = False
    within: int = 0
