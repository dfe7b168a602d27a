"""What is wrong with a puzzle of Warriors that could be read: goals that make no sense, a task that is a guess."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum

from stronghold_gui.core.save.faults import Fault
from stronghold_gui.core.save.validation import joined
from stronghold_gui.games.warriors.ids import SEATS
from stronghold_gui.games.warriors.pieces import ROUNDS
from stronghold_gui.games.warriors.position import Position
from stronghold_gui.games.warriors.teaching.puzzles.document import Goal, WarriorsTask
from stronghold_gui.games.warriors.teaching.puzzles.goals import MEMBERS


class WrongHere(StrEnum):
    """What only puzzles of Warriors can have wrong; the sentences are ``problem.<id>``, the comment names figures."""

    NOT_OF_THIS_GOAL = "warriors.puzzle_not_of_this_goal"  # value: the goal's kind
    HIDDEN_HANDS = "warriors.puzzle_hidden_hands"
    TO_BE_DEALT = "warriors.puzzle_to_be_dealt"
    NO_CARD = "warriors.puzzle_no_card"


def faults(task: WarriorsTask) -> Iterator[Fault]:
    """Yield the faults, those of the goals first."""
    for number, goal in enumerate(task.goals):
        yield from _goal_faults(goal, ("goals", number))
    yield from _guesses(task.start, task)


def _goal_faults(goal: Goal, path: tuple[str, int]) -> Iterator[Fault]:
    for member in ("count", "peoples", "dragons"):
        if getattr(goal, member) and member not in MEMBERS[goal.goal]:
            yield Fault(WrongHere.NOT_OF_THIS_GOAL, joined("", *path, member), {"value": goal.goal})


def _guesses(start: Position, task: WarriorsTask) -> Iterator[Fault]:
    """Yield what would make the task a guess: hands of others, cards still to be dealt."""
    path = ("position", "position")
    for seat, hand in enumerate(start.hands):
        if hand and seat not in task.plays:
            yield Fault(WrongHere.HIDDEN_HANDS, joined("", *path, "players", SEATS[seat], "hand"))
    if task.until == "game" and start.round < ROUNDS:
        yield Fault(WrongHere.TO_BE_DEALT, joined("", *path, "round"))
    if task.until == "card" and start.stage != "battles":
        yield Fault(WrongHere.NO_CARD, "until")
