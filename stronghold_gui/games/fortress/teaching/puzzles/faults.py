"""What is wrong with a puzzle of Fortress that could be read: goals that make no sense, a task that is a guess."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum

from stronghold_gui.core.save.faults import Fault
from stronghold_gui.core.save.validation import joined
from stronghold_gui.games.fortress.moves import DOOR
from stronghold_gui.games.fortress.naming import PLAYERS
from stronghold_gui.games.fortress.position import MARKERS_EACH, Position
from stronghold_gui.games.fortress.teaching.puzzles.document import FortressTask, Goal
from stronghold_gui.games.fortress.teaching.puzzles.goals import MEMBERS


class WrongHere(StrEnum):
    """What only puzzles of Fortress can have wrong; the sentences are ``problem.<id>``, the comment names figures."""

    NOT_OF_THIS_GOAL = "fortress.puzzle_not_of_this_goal"  # value: the goal's kind
    NO_SUCH_THING = "fortress.puzzle_no_such_thing"  # value: a card or space
    HIDDEN_MARKERS = "fortress.puzzle_hidden_markers"
    TO_BE_LAID = "fortress.puzzle_to_be_laid"


def faults(task: FortressTask) -> Iterator[Fault]:
    """Yield the faults, those of the goals first."""
    for number, goal in enumerate(task.goals):
        yield from _goal_faults(goal, task.start, ("goals", number))
    yield from _guesses(task.start, task)


def _goal_faults(goal: Goal, start: Position, path: tuple[str, int]) -> Iterator[Fault]:
    for member in ("count", "cards", "spaces", "state"):
        if getattr(goal, member) and member not in MEMBERS[goal.goal]:
            yield Fault(WrongHere.NOT_OF_THIS_GOAL, joined("", *path, member), {"value": goal.goal})
    setting = start.setting
    known = {"cards": {*setting.card_index, DOOR}, "spaces": set(setting.field.by_name)}
    for member, names in known.items():
        for index, name in enumerate(getattr(goal, member)):
            if name not in names:
                yield Fault(WrongHere.NO_SUCH_THING, joined("", *path, member, index), {"value": name})


def _guesses(start: Position, task: FortressTask) -> Iterator[Fault]:
    """Yield what would make the task a guess: markers of others that have not been turned, or are still to be laid."""
    path, setting = ("position", "position"), start.setting
    if task.until == "turn":
        return
    for player in range(setting.players):
        first = MARKERS_EACH * player
        cards = {
            start.markers[number]
            for number in range(first, first + MARKERS_EACH)
            if not start.turned >> number & 1 and number - first < setting.pieces.turns
        }
        if len(cards) > 1 and start.seat(player) not in task.plays:
            yield Fault(WrongHere.HIDDEN_MARKERS, joined("", *path, "markers", PLAYERS[player]))
    if task.until == "game" and setting.mode.rounds and start.round < setting.scenario.rounds:
        yield Fault(WrongHere.TO_BE_LAID, joined("", *path, "round"))
