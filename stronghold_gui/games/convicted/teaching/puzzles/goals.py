"""Goals of puzzles: their form in a file, the checks of them, and their state in a game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from itertools import chain
from typing import Final, Literal

from pydantic import NonNegativeInt

from stronghold_gui.core.save.faults import Fault
from stronghold_gui.core.save.part import Part
from stronghold_gui.core.save.validation import joined, short
from stronghold_gui.games.convicted import events as e
from stronghold_gui.games.convicted.ids import DirectionId
from stronghold_gui.games.convicted.pieces import ENGINES, FOE_PIECES, NONE, POSTS, SECTION_INDEX, UNITS
from stronghold_gui.games.convicted.position import KINDS, Position
from stronghold_gui.games.convicted.siege import events as s
from stronghold_gui.teaching.puzzles.document import PuzzleDocument
from stronghold_gui.teaching.puzzles.task import Task, Verdict, at_least, at_most, in_the_end

GoalKind = Literal["fell", "spare", "hold", "bar", "flee", "resist", "town", "lure", "have", "raise"]
"""The kinds of goal (``MEMBERS`` says when each is met)."""
Until = Literal["actions", "army", "stage", "round", "siege"]
"""Time limit of a task: the end of the player's actions, the arrival of the army, the end of this stage, of this
round, or of the siege."""


@dataclass(slots=True)
class Goal(Part):
    """A goal; ``goals.MEMBERS`` lists the members of each kind.

    Attributes:
        goal: its kind.
        count: a number of pieces, losses, points or levels.
        pieces: the units or engines that count; all if the list is empty.
        places: the sections, or ``gates``, that count.
        direction: the direction that counts.
    """

    goal: GoalKind
    count: NonNegativeInt = 0
    pieces: list[str] = field(default_factory=list)
    places: list[str] = field(default_factory=list)
    direction: DirectionId | None = None


@dataclass(slots=True)
class ConvictedTaskDocument(PuzzleDocument[Goal, Until]):
    """A puzzle of The Convicted as a file has it.

    Attributes:
        goals: all of them must be reached.
        until: the time limit.
    """

    goals: list[Goal]
    until: Until


# The published schema needs the base class's docstring, because it explains the inherited members too.
ConvictedTaskDocument.__doc__ = PuzzleDocument.__doc__

ConvictedTask = Task[Position]


MEMBERS: Final[Mapping[GoalKind, frozenset[str]]] = {
    "fell": frozenset({"count", "pieces"}),
    "spare": frozenset({"count", "pieces"}),
    "hold": frozenset(),
    "bar": frozenset({"count", "direction"}),
    "flee": frozenset(),
    "resist": frozenset({"count", "places"}),
    "town": frozenset({"count"}),
    "lure": frozenset({"direction"}),
    "have": frozenset({"count", "pieces"}),
    "raise": frozenset({"count", "places"}),
}
"""The members that each kind of goal has besides ``goal``.

- ``fell``: ``count`` enemies (of ``pieces``) fall, 1 if no number is given.
- ``spare``: the defenders lose at most ``count`` units (of ``pieces``).
- ``hold``: in the end no enemy is on a wall or in the gateway.
- ``bar``: at most ``count`` enemy pieces move up (in ``direction``).
- ``flee``: the enemies flee.
- ``resist``: ``places`` lose at most ``count`` points of resistance together.
- ``town``: buildings lose at most ``count`` levels.
- ``lure``: the main assault comes from ``direction``.
- ``have``: in the end ``count`` of each of ``pieces`` are in the fortress, 1 if no number is given.
- ``raise``: in the end each of ``places`` has the level ``count``.
"""
_ENDS: Final[Mapping[str, tuple[type, ...]]] = {
    "actions": (e.ActionsEnded,),
    "army": (s.BaselineCounted, s.SiegeEnded),
    "stage": (s.StageBegan, s.RoundBegan, s.SiegeEnded),
    "round": (s.RoundBegan, s.SiegeEnded),
    "siege": (s.SiegeEnded,),
}


def in_time(until: str, events: Iterable[e.Event]) -> Iterator[e.Event]:
    """Yield the events up to the time limit of a task."""
    for event in events:
        if isinstance(event, (*_ENDS[until], e.GameEnded)):
            return
        yield event


def ended(until: str, events: Iterable[e.Event]) -> bool:
    """Return whether these events reach the time limit of a task."""
    return any(isinstance(event, (*_ENDS[until], e.GameEnded)) for event in events)


def counted(goal: Goal, events: Iterable[e.Event]) -> int:
    """Return the amount that events add to the count of a goal."""
    return sum(_counts(goal, event) for event in events)


def _counts(goal: Goal, event: e.Event) -> int:
    match goal.goal, event:
        case "fell", s.FoesFell(piece=piece, count=count):
            return count if counts_piece(goal, piece) else 0
        case "spare", s.DefendersFell(pieces=pieces):
            return sum(count for piece, count in pieces if piece in UNITS and counts_piece(goal, piece))
        case "bar", s.FoesMovedUp(direction=direction, pieces=pieces):
            return sum(count for _, count in pieces) if goal.direction in (None, direction) else 0
        case "resist", s.ResistanceLost(target=target, points=points):
            return points if target in goal.places else 0
        case "lure", s.MainDirectionFound(direction=direction):
            return int(direction == goal.direction)
        case ("town", s.LevelLost()) | ("flee", s.Fled()):
            return 1
        case _:
            return 0


def counts_piece(goal: Goal, piece: str) -> bool:
    """Return whether a goal counts a kind of piece."""
    return not goal.pieces or piece in goal.pieces


def verdict(goal: Goal, number: int, position: Position, *, over: bool) -> Verdict:
    """Return the state of a goal.

    Args:
        goal: the goal.
        number: the amount counted so far.
        position: the position.
        over: whether the time limit is reached.
    """
    match goal.goal:
        case "fell":
            return at_least(number, max(1, goal.count), over=over)
        case "flee" | "lure":
            return at_least(number, 1, over=over)
        case "spare" | "bar" | "resist" | "town":
            return at_most(number, goal.count, over=over)
        case "hold":
            return in_the_end(not any(position.climbed) and position.gateway == NONE, over=over)
        case "have":
            return in_the_end(all(standing(position, piece) >= max(1, goal.count) for piece in goal.pieces), over=over)
        case "raise":
            levels = (position.level[SECTION_INDEX[place]] for place in goal.places if place in SECTION_INDEX)
            return in_the_end(all(level >= goal.count for level in levels), over=over)


def standing(position: Position, piece: str) -> int:
    """Return the number of units or engines of a kind on all posts."""
    kinds, counts = (UNITS, position.units) if piece in UNITS else (ENGINES, position.engines)
    return sum(counts[post * KINDS + kinds.index(piece)] for post in range(len(POSTS)))


PLACES: Final = frozenset((*SECTION_INDEX, "gates"))
PIECES: Final = frozenset(chain(UNITS, ENGINES))
"""The pieces that a ``have`` goal can name."""


class WrongHere(StrEnum):
    """Faults that only puzzles of The Convicted have; texts: ``problem.<id>``; the comment names the fields."""

    NOT_OF_THIS_GOAL = "convicted.puzzle_not_of_this_goal"  # value: the goal's kind
    NO_PIECE = "convicted.puzzle_no_piece"  # value: not a piece that the goal can name
    NO_PLACE = "convicted.puzzle_no_place"  # value: not a section
    TOO_LATE = "convicted.puzzle_too_late"  # value: the time limit, which is over already or never comes


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
