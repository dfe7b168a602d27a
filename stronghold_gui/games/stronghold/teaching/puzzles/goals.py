"""Goals of puzzles: their form in a puzzle file, their faults, and whether they are reached."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final, Literal, get_args

from pydantic import NonNegativeInt

from stronghold_gui.core.refusal import Figure
from stronghold_gui.core.save.faults import Fault, Problem
from stronghold_gui.core.save.part import Part
from stronghold_gui.core.save.validation import joined, short
from stronghold_gui.games.stronghold import assault_events as a
from stronghold_gui.games.stronghold import events as e
from stronghold_gui.games.stronghold.ids import ActionId, InvaderDeedId
from stronghold_gui.games.stronghold.pieces import DEFENDERS, NO_ORDER, UNITS
from stronghold_gui.games.stronghold.position import Position
from stronghold_gui.teaching.puzzles.document import PuzzleDocument
from stronghold_gui.teaching.puzzles.task import Task, Verdict, at_least, at_most, in_the_end

GoalKind = Literal["hold", "breach", "gate", "kill", "spare", "glory", "win", "deed", "action"]
"""The kinds of goal, a closed set; ``MEMBERS`` explains them."""
Until = Literal["pause", "turn", "game"]
"""When the task must be done: by the end of this phase and its pause, of this turn's assault, or of the game."""


@dataclass(slots=True)
class Goal(Part):
    """One goal of a task; ``MEMBERS`` explains the kinds and their members.

    Attributes:
        goal: its kind.
        count: how many (breaches, gates, units killed or lost, points).
        walls: the wall sections meant, ``gate3`` for the last gate; none named means all of them.
        units: the kinds of unit meant; none named means all kinds.
        deed: the Invader's deed to be done.
        action: the Defender's action to be carried out.
    """

    goal: GoalKind
    count: NonNegativeInt = 0
    walls: list[str] = field(default_factory=list)
    units: list[str] = field(default_factory=list)
    deed: str = ""
    action: str = ""


@dataclass(slots=True)
class StrongholdTaskDocument(PuzzleDocument[Goal, Until]):
    """The file format of a Stronghold puzzle.

    Attributes:
        goals: all of them must be reached.
        until: when the task must be done.
    """

    goals: list[Goal]
    until: Until


# The published schema needs the base class's docstring, because it explains the inherited members too.
StrongholdTaskDocument.__doc__ = PuzzleDocument.__doc__

StrongholdTask = Task[Position]


def plays_invader(task: StrongholdTask) -> bool:
    return task.start.is_invader(task.plays[0])


LAST_GATE: Final = "gate3"
"""The id of the barbican's last gate among the wall sections of a goal."""

MEMBERS: Final[Mapping[GoalKind, frozenset[str]]] = {
    "hold": frozenset({"walls"}),
    "breach": frozenset({"walls", "count"}),
    "gate": frozenset({"count"}),
    "kill": frozenset({"units", "count"}),
    "spare": frozenset({"units", "count"}),
    "glory": frozenset({"count"}),
    "win": frozenset(),
    "deed": frozenset({"deed"}),
    "action": frozenset({"action"}),
}
"""The members that each kind of goal has besides its kind.

- ``hold``: none of ``walls`` is breached until the end.
- ``breach``: ``count`` of ``walls`` are breached. ``gate``: ``count`` gates fall.
- ``kill``: ``count`` units of ``units`` are lost by the other camp, the hospital included.
- ``spare``: at most ``count`` units of ``units`` are lost by the player's camp, the hospital included.
- ``glory``: the player's camp has ``count`` points or more at the end. ``win``: it wins the game.
- ``deed``: the Invader does ``deed``. ``action``: the Defender carries out ``action``.
"""


def ended(until: str, events: Iterable[e.Event]) -> bool:
    """Return whether the time for the task is over after these events."""
    last: tuple[type, ...] = (e.GameEnded,)
    if until != "game":
        last += (e.TurnEnded,)
    if until == "pause":
        last += (e.PhaseBegan, e.StageBegan)
    return any(isinstance(event, last) for event in events)


def counted(goal: Goal, events: Iterable[e.Event], *, invader: bool) -> int:
    """Return how many of the events count for a goal; ``invader``: whether the player's camp is the Invader's."""
    return sum(_counts(goal, event, invader) for event in events)


def _counts(goal: Goal, event: e.Event, invader: bool) -> bool:
    match goal.goal, event:
        case (("hold" | "breach"), a.Breached(place=place)):
            return not goal.walls or place in goal.walls
        case "gate", a.GateFell():
            return True
        case "kill", (e.UnitKilled(unit=unit) | e.UnitHurt(unit=unit)):
            return _meant(goal, unit, not invader) and _once(event)
        case "spare", (e.UnitKilled(unit=unit) | e.UnitHurt(unit=unit)):
            return _meant(goal, unit, invader) and _once(event)
        case "deed", e.InvaderDeed(deed=deed):
            return deed == goal.deed
        case "action", e.ActionDone(_, action):
            return action == goal.action
        case _:
            return False


def _meant(goal: Goal, unit: str, of_invader: bool) -> bool:
    """Return whether a unit belongs to the camp and is of a kind in the goal."""
    return unit in (UNITS if of_invader else DEFENDERS) and (not goal.units or unit in goal.units)


def _once(event: e.Event) -> bool:
    """Return whether an event counts. A death in the hospital does not, as the unit was counted on arrival there."""
    return not (isinstance(event, e.UnitKilled) and event.cause == "hospital")


def verdict(goal: Goal, number: int, position: Position, *, over: bool, invader: bool) -> Verdict:
    """Return whether a goal is reached, missed or still open.

    Args:
        goal: the goal.
        number: the sum of ``counted`` over the events so far.
        position: the position now.
        over: whether the time for the task is over.
        invader: whether the player's camp is the Invader's.
    """
    match goal.goal:
        case "hold":
            return at_most(number, 0, over=over)
        case "spare":
            return at_most(number, goal.count, over=over)
        case "glory":
            points = position.invader_points() if invader else position.defender_points()
            return in_the_end(points >= goal.count, over=over)
        case "win":
            return in_the_end(position.winner == ("invader" if invader else "defender"), over=over)
        case "breach" | "gate" | "kill":
            return at_least(number, max(1, goal.count), over=over)
        case "deed" | "action":
            return at_least(number, 1, over=over)


_INVADERS_GOALS: Final = frozenset({"breach", "gate", "deed"})
_DEFENDERS_GOALS: Final = frozenset({"hold", "action"})


class WrongHere(StrEnum):
    """Faults that only puzzles of Stronghold have; sentences: ``problem.<id>``, the comment names their fields."""

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
