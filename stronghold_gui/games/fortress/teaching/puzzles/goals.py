"""Goals of puzzles: their form in a puzzle file, their faults, and whether they are reached."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final, Literal

from pydantic import NonNegativeInt

from stronghold_gui.core.save.faults import Fault
from stronghold_gui.core.save.part import Part
from stronghold_gui.core.save.validation import joined
from stronghold_gui.games.fortress import events as e
from stronghold_gui.games.fortress.moves import DOOR
from stronghold_gui.games.fortress.naming import PLAYERS
from stronghold_gui.games.fortress.position import MARKERS_EACH, Position
from stronghold_gui.teaching.puzzles.document import PuzzleDocument
from stronghold_gui.teaching.puzzles.task import Task, Verdict, at_least, at_most, in_the_end

GoalKind = Literal["stand", "destroy", "wound", "unhurt", "keep", "door", "flag", "win"]
"""The kinds of goal, a closed set (``MEMBERS`` in ``goals.py`` says when each is met)."""
Until = Literal["turn", "round", "game"]
"""The time limit of a task: the end of the current turn, of the round, or of the game."""


@dataclass(slots=True)
class Goal(Part):
    """A goal; ``goals.MEMBERS`` lists the members of each kind.

    Attributes:
        goal: its kind.
        count: a number of figures or wounds.
        cards: the cards that count, or ``door``; none named means all of them.
        spaces: the spaces to stand on.
        state: the required state of the door: ``open``, ``closed`` or ``gone``.
    """

    goal: GoalKind
    count: NonNegativeInt = 0
    cards: list[str] = field(default_factory=list)
    spaces: list[str] = field(default_factory=list)
    state: Literal["", "open", "closed", "gone"] = ""


@dataclass(slots=True)
class FortressTaskDocument(PuzzleDocument[Goal, Until]):
    """The file format of a Fortress puzzle.

    Attributes:
        goals: all of them must be reached.
        until: when the task must be done.
    """

    goals: list[Goal]
    until: Until


# The published schema needs the base class's docstring, because it explains the inherited members too.
FortressTaskDocument.__doc__ = PuzzleDocument.__doc__

FortressTask = Task[Position]


MEMBERS: Final[Mapping[GoalKind, frozenset[str]]] = {
    "stand": frozenset({"count", "cards", "spaces"}),
    "destroy": frozenset({"count", "cards"}),
    "wound": frozenset({"count", "cards"}),
    "unhurt": frozenset({"count", "cards"}),
    "keep": frozenset({"count", "cards"}),
    "door": frozenset({"state"}),
    "flag": frozenset(),
    "win": frozenset(),
}
"""The members that each kind of goal has besides its kind.

- ``stand``: ``count`` of the player's figures (1 if no number is given) stand on ``spaces`` at the end.
- ``destroy``: ``count`` figures of others (1 if no number is given) are destroyed.
- ``wound``: others, or the door where it is named, take ``count`` wounds (1 if no number is given).
- ``unhurt``: the player's figures take at most ``count`` wounds. A figure that is destroyed counts with its life.
- ``keep``: the player loses at most ``count`` figures.
- ``door``: the door is in that ``state`` at the end.
- ``flag``: the flag is still up at the end.
- ``win``: the player wins the match.
"""


def ended(until: str, events: Iterable[e.Event]) -> bool:
    """Return whether the time for a task is over after these events."""
    last: tuple[type, ...] = (e.GameEnded,)
    if until != "game":
        last += (e.RoundEnded,)
    if until == "turn":
        last += (e.TurnEnded,)
    return any(isinstance(event, last) for event in events)


def counted(goal: Goal, events: Iterable[e.Event], start: Position, seats: Sequence[int]) -> int:
    """Return the amount that further events add to a goal's number."""
    return sum(_counts(goal, event, start, seats) for event in events)


def _counts(goal: Goal, event: e.Event, start: Position, seats: Sequence[int]) -> int:
    match goal.goal, event:
        case "destroy", e.Destroyed(who, figure):
            return e.seat_of(who) not in seats and is_about(goal, figure)
        case "keep", e.Destroyed(who, figure):
            return e.seat_of(who) in seats and is_about(goal, figure)
        case "wound" | "unhurt", e.Wounded(target, wounds):
            own = target != DOOR and _seat_of(start, target) in seats
            return wounds if own == (goal.goal == "unhurt") and is_about(goal, target) else 0
        case "wound" | "unhurt", e.Destroyed(who, figure):
            own = e.seat_of(who) in seats
            return _life(start, figure) if own == (goal.goal == "unhurt") and is_about(goal, figure) else 0
        case "win", e.GameEnded(winners):
            return any(seat in winners for seat in seats)
        case _:
            return 0


def _seat_of(start: Position, figure: str) -> int:
    return start.seat(start.owner_of(start.setting.figure_index[figure]))


def _life(start: Position, figure: str) -> int:
    return start.setting.cards.of(start.setting.figure_index[figure]).life


def is_about(goal: Goal, target: str) -> bool:
    """Return whether a goal is about a figure, or about the door if the goal names it."""
    card = target.partition(".")[0]
    return card in goal.cards or (not goal.cards and card != DOOR)


def verdict(goal: Goal, number: int, position: Position, seats: Sequence[int], *, over: bool) -> Verdict:
    """Return the state of a goal.

    Args:
        goal: the goal.
        number: the amount counted so far.
        position: the table.
        seats: the player's seats.
        over: whether the time for the task is over.
    """
    match goal.goal:
        case "destroy" | "wound":
            return at_least(number, max(1, goal.count), over=over)
        case "unhurt" | "keep":
            return at_most(number, goal.count, over=over)
        case "win":
            return at_least(number, 1, over=over)
        case "stand":
            return in_the_end(_standing(goal, position, seats) >= max(1, goal.count), over=over)
        case "door":
            return in_the_end(position.door_state == goal.state, over=over)
        case "flag":
            return in_the_end(position.flag, over=over) if position.flag else Verdict.FAILED


def _standing(goal: Goal, position: Position, seats: Sequence[int]) -> int:
    """Return the number of the player's figures on the spaces of a goal."""
    setting = position.setting
    spots = {setting.field.by_name[space] for space in goal.spaces}
    return sum(
        position.seat(position.owner_of(figure)) in seats
        and is_about(goal, setting.cards.figure_ids[figure])
        and not spots.isdisjoint(position.spots(figure))
        for figure in position.standing()
    )


class WrongHere(StrEnum):
    """Faults that only puzzles of Fortress have; sentences: ``problem.<id>``, the comment names their fields."""

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
    """Yield facts that the player could only guess: markers of others that are face down or still to be laid."""
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
