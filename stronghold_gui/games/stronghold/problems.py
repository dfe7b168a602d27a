"""Faults of a position of this game, besides ``core.save.content``; the texts are under ``problem.<id>``."""

from __future__ import annotations

from enum import StrEnum


class Impossible(StrEnum):
    """One kind of fault. The comment names the figures that come with it."""

    OTHER_BOARD = "other_board"  # value, board: the only one
    NO_FIELD = "no_field"  # piece: the place is not marked for it
    WRONG_PLACE = "wrong_place"  # value
    NEEDS = "needs"  # piece: cannot be without that
    BOTH = "both"  # a unit and a machine in one tower
    NOT_THE_COST = "not_the_cost"  # count, limit: the cost that follows from the rest
    NOT_THE_STAGE = "not_the_stage"  # value: stage; it contradicts turn, phase, dispatch or winner
    NO_PARTNER = "no_partner"  # a member only for partners is given for a seat without one
    NOT_WAITING = "not_waiting"  # count: a seat that cannot be waiting for its partner there
    NOT_SHARED = "not_shared"  # count: cards that partners have on offer together at least
