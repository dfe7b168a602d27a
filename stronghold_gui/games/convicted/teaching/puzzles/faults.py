"""What is wrong with a puzzle of The Convicted that could be read: odd goals, or a time that never comes."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum

from stronghold_gui.core.save.faults import Fault
from stronghold_gui.core.save.validation import joined, short
from stronghold_gui.games.convicted.pieces import FOE_PIECES, UNITS
from stronghold_gui.games.convicted.teaching.puzzles.document import ConvictedTask, Goal
from stronghold_gui.games.convicted.teaching.puzzles.goals import MEMBERS, PIECES, PLACES


class WrongHere(StrEnum):
    """What only puzzles of The Convicted can have wrong; sentences: ``problem.<id>``, the comment names figures."""

    NOT_OF_THIS_GOAL = "convicted.puzzle_not_of_this_goal"  # value: the goal's kind
    NO_PIECE = "convicted.puzzle_no_piece"  # value: what is none of the pieces that the goal can speak of
    NO_PLACE = "convicted.puzzle_no_place"  # value: what is no section
    TOO_LATE = "convicted.puzzle_too_late"  # value: the time, which is over already or never comes


def faults(task: ConvictedTask) -> Iterator[Fault]:
    """Yield the faults, those of the goals first."""
    for number, goal in enumerate(task.goals):
        yield from _goal_faults(goal, ("goals", number))
    acting = task.start.period == "actions"
    if (task.until == "actions") != acting or task.start.period not in {"actions", "siege"}:
        yield Fault(WrongHere.TOO_LATE, "until", {"value": task.until})


def _goal_faults(goal: Goal, path: tuple[str, int]) -> Iterator[Fault]:
    for member in ("count", "pieces", "places", "direction"):
        if getattr(goal, member) and member not in MEMBERS[goal.goal]:
            yield Fault(WrongHere.NOT_OF_THIS_GOAL, joined("", *path, member), {"value": goal.goal})
    known = {"fell": FOE_PIECES, "spare": UNITS}.get(goal.goal, tuple(PIECES))
    for number, piece in enumerate(goal.pieces):
        if piece not in known:
            yield Fault(WrongHere.NO_PIECE, joined("", *path, "pieces", number), {"value": short(piece)})
    for number, place in enumerate(goal.places):
        if place not in PLACES:
            yield Fault(WrongHere.NO_PLACE, joined("", *path, "places", number), {"value": short(place)})
