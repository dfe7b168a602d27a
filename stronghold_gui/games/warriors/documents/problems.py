"""What a position cannot be: a closed set beside ``core.save.Problem``; the sentences stand under ``problem.<id>``."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

from stronghold_gui.core.refusal import Figure
from stronghold_gui.core.save.faults import Fault
from stronghold_gui.core.save.validation import MOST_FAULTS, joined, short


class Impossible(StrEnum):
    """One kind of fault; the comment names the figures that come with it."""

    UNKNOWN_ID = "unknown_id"  # value
    OTHER_SEATS = "other_seats"  # count, expected
    TWICE = "twice"  # value
    TOO_MANY = "too_many"  # count, limit
    NOT_ALL_THERE = "not_all_there"  # piece, count: all that is told of, limit: in the box
    NOT_IN_BOX = "not_in_box"  # piece, count: in use, limit: in the box
    NEEDS = "warriors.needs"  # piece: cannot be without that
    HIDDEN_THING = "hidden_thing"  # a view is no position: something in it is hidden
    CANNOT_GO_ON = "cannot_go_on"  # stage: nobody could decide anything
    HAND_SIZE = "warriors.hand_size"  # count, limit
    NOT_IN_HAND = "warriors.not_in_hand"  # piece
    NOT_NOW = "warriors.not_now"  # piece, stage: it cannot be there at this stage
    WRONG_SIDE = "warriors.wrong_side"  # value: it cannot fight with this battle card
    WRONG_TARGET = "warriors.wrong_target"  # value: that side cannot attack it
    NOT_LOWEST = "warriors.not_lowest"  # value, piece: a lower battle card lies on the table
    WRONG_KIND = "warriors.wrong_kind"  # value, piece: what the battle card cannot be fought as
    CAMP_WITHOUT_CHARGE = "warriors.camp_without_charge"
    CHARGE_WITHOUT_CAMP = "warriors.charge_without_camp"
    BAD_DICE = "warriors.bad_dice"  # limit: how many there may be
    BAD_WINDOW = "warriors.bad_window"  # value: this window cannot be open
    CANNOT_PASS = "warriors.cannot_pass"  # value: a seat without a catapult  # noqa: S105 - no password
    BAD_TASKS = "warriors.bad_tasks"  # stage: its tasks are never these
    WRONG_END = "warriors.wrong_end"  # value: how the points say that it ends
    BAD_CARDS = "warriors.bad_cards"  # value: what contradicts itself in a set of battle cards


class Faults:
    """Collects everything that is wrong with one document.

    Attributes:
        path: where the table stands in the document.
        found: the faults so far.
    """

    def __init__(self, path: str) -> None:
        self.path = path
        self.found: list[Fault] = []

    def add(self, problem: Impossible, *steps: str | int, **figures: Figure) -> None:
        """Note a fault at a place below ``path``; texts from the document are cut short."""
        if len(self.found) < MOST_FAULTS:
            told = {name: short(value) if isinstance(value, str) else value for name, value in figures.items()}
            self.found.append(Fault(problem, joined(self.path, *steps), told))

    def limit(self, count: int, limit: int, *steps: str | int) -> None:
        """Note a fault if there is more than there may be."""
        if count > limit:
            self.add(Impossible.TOO_MANY, *steps, count=count, limit=limit)

    def known(self, value: str, among: Sequence[str], *steps: str | int) -> int:
        """Return the number of an id, or -1 after noting that it is unknown."""
        if value in among:
            return among.index(value)
        self.add(Impossible.UNKNOWN_ID, *steps, value=value)
        return -1
