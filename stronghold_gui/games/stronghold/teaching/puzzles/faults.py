"""What is wrong with a puzzle of Stronghold that could be read: goals that make no sense, a task that is a guess."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import StrEnum
from typing import Final, get_args

from stronghold_gui.core.refusal import Figure
from stronghold_gui.core.save.faults import Fault, Problem
from stronghold_gui.core.save.validation import joined, short
from stronghold_gui.games.stronghold.ids import ActionId, InvaderDeedId
from stronghold_gui.games.stronghold.pieces import DEFENDERS, NO_ORDER, UNITS
from stronghold_gui.games.stronghold.position import Position
from stronghold_gui.games.stronghold.teaching.puzzles.document import Goal, StrongholdTask, plays_invader
from stronghold_gui.games.stronghold.teaching.puzzles.goals import LAST_GATE, MEMBERS

_INVADERS_GOALS: Final = frozenset({"breach", "gate", "deed"})
_DEFENDERS_GOALS: Final = frozenset({"hold", "action"})


class WrongHere(StrEnum):
    """What only puzzles of Stronghold can have wrong; the sentences are ``problem.<id>``, the comment names figures."""

    NOT_OF_THIS_GOAL = "puzzle_not_of_this_goal"  # value: the goal's kind
    OTHER_CAMPS_GOAL = "puzzle_other_camps_goal"  # value: the goal's kind
    HIDDEN_FROM_PLAYER = "puzzle_hidden_from_player"


def faults(task: StrongholdTask) -> Iterator[Fault]:
    """Yield the faults, those of the goals first."""
    invader = plays_invader(task)
    for number, goal in enumerate(task.goals):
        yield from _goal_faults(goal, task.start, invader, ("goals", number))
    if not invader:
        yield from _hidden_orders(task.start)


def _goal_faults(goal: Goal, start: Position, invader: bool, path: tuple[str, int]) -> Iterator[Fault]:
    kind: dict[str, Figure] = {"value": goal.goal}
    if goal.goal in (_DEFENDERS_GOALS if invader else _INVADERS_GOALS):
        yield Fault(WrongHere.OTHER_CAMPS_GOAL, joined(*path, "goal"), kind)
    for member in ("count", "walls", "units", "deed", "action"):
        if getattr(goal, member) and member not in MEMBERS[goal.goal]:
            yield Fault(WrongHere.NOT_OF_THIS_GOAL, joined(*path, member), kind)
    of_invader = invader == (goal.goal == "spare")
    yield from _ids(goal.units, UNITS if of_invader else DEFENDERS, (*path, "units"))
    yield from _ids(goal.walls, (*start.board.outer[: start.board.walls], LAST_GATE), (*path, "walls"))
    for member, allowed in (("deed", get_args(InvaderDeedId)), ("action", get_args(ActionId))):
        if member == goal.goal:
            yield from _ids([getattr(goal, member)], allowed, (*path, member))


def _ids(given: Sequence[str], allowed: Sequence[str], path: tuple[str | int, ...]) -> Iterator[Fault]:
    for number, one in enumerate(given):
        if one not in allowed:
            figures = {"value": short(one), "allowed": ", ".join(allowed)}
            yield Fault(Problem.NOT_ONE_OF, joined("", *path, number), figures)


def _hidden_orders(start: Position) -> Iterator[Fault]:
    """Yield the first order that the Defender cannot see."""
    for wall, order in enumerate(start.orders):
        if order != NO_ORDER and not start.open_orders >> wall & 1:
            path = joined("position", "position", "walls", start.board.outer[wall], "order")
            yield Fault(WrongHere.HIDDEN_FROM_PLAYER, path)
            return
