"""Faults of a position of this game, besides those of ``core.save.content``; the texts are under ``problem.<id>``."""

from __future__ import annotations

from enum import StrEnum


class Impossible(StrEnum):
    """One kind of fault; the comment names its fields."""

    SPACE_TAKEN = "fortress.space_taken"  # value: the space, piece: the figure on it
    NO_ROOM = "fortress.no_room"  # value: the space: the figure does not fit there
    NOT_A_PAIR = "fortress.not_a_pair"  # value: spaces that are too few, or no neighbours on one level
    NOT_SO = "fortress.not_so"  # value: the value that contradicts the rest of the table
    BAD_TASKS = "fortress.bad_tasks"  # stage: its tasks are never these
