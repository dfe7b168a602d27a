"""Goals of puzzles: their form in a puzzle file, their faults, and whether they are reached."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final, Literal

from pydantic import NonNegativeInt

from stronghold_gui.core.save.faults import Fault
from stronghold_gui.core.save.part import Part
from stronghold_gui.core.save.validation import joined
from stronghold_gui.games.warriors import events as e
from stronghold_gui.games.warriors import scoring
from stronghold_gui.games.warriors.ids import SEATS, PeopleId
from stronghold_gui.games.warriors.pieces import PEOPLES, ROUNDS
from stronghold_gui.games.warriors.position import Position
from stronghold_gui.teaching.puzzles.document import PuzzleDocument
from stronghold_gui.teaching.puzzles.task import Task, Verdict, at_least, at_most, in_the_end

GoalKind = Literal["take", "spare", "keep", "majority", "gain", "points", "win"]
"""The kinds of goal, a closed set (``goals.py`` defines when each is reached)."""
Until = Literal["card", "round", "game"]
"""When the task must be done: by the end of this battle card, of the round's battles, or of the game."""


@dataclass(slots=True)
class Goal(Part):
    """One goal of a task; ``goals.MEMBERS`` defines the members of each kind.

    Attributes:
        goal: its kind.
        count: how many (cards taken, lost or kept; points).
        peoples: the peoples that count. If it is empty and ``dragons`` is false, all peoples and dragons count.
        dragons: whether dragons count beside or instead of peoples.
    """

    goal: GoalKind
    count: NonNegativeInt = 0
    peoples: list[PeopleId] = field(default_factory=list)
    dragons: bool = False


@dataclass(slots=True)
class WarriorsTaskDocument(PuzzleDocument[Goal, Until]):
    """The file format of a Warriors puzzle.

    Attributes:
        goals: all of them must be reached.
        until: when the task must be done.
    """

    goals: list[Goal]
    until: Until


# The published schema needs the base class's docstring, because it explains the inherited members too.
WarriorsTaskDocument.__doc__ = PuzzleDocument.__doc__

WarriorsTask = Task[Position]


MEMBERS: Final[Mapping[GoalKind, frozenset[str]]] = {
    "take": frozenset({"count", "peoples", "dragons"}),
    "spare": frozenset({"count", "peoples", "dragons"}),
    "keep": frozenset({"count", "peoples", "dragons"}),
    "majority": frozenset({"peoples", "dragons"}),
    "gain": frozenset({"count"}),
    "points": frozenset({"count"}),
    "win": frozenset(),
}
"""The members that each kind of goal has besides its kind.

- ``take``: the player takes ``count`` cards of ``peoples`` (1 if no number is given), in battles and by shots.
- ``spare``: the player loses at most ``count`` cards of ``peoples``.
- ``keep``: the player has ``count`` cards of ``peoples`` on the table at the end.
- ``majority``: the player alone has most of each of ``peoples`` at the end.
- ``gain``: at the end the player's points have grown by ``count`` since the puzzle began (0: they have not shrunk).
- ``points``: the player has ``count`` points or more at the end.
- ``win``: the player alone would win, or has won, at the end.
"""


def ended(until: str, events: Iterable[e.Event]) -> bool:
    """Return whether the time for a task is over after these events."""
    last: tuple[type, ...] = (e.GameEnded,)
    if until != "game":
        last += (e.RoundEnded,)
    if until == "card":
        last += (e.CardDone, e.CardUnused)
    return any(isinstance(event, last) for event in events)


def counted(goal: Goal, events: Iterable[e.Event], seat: int) -> int:
    """Return by how much further events raise a goal's number."""
    return sum(_counts(goal, event, seat) for event in events)


def _counts(goal: Goal, event: e.Event, seat: int) -> bool:
    match goal.goal, event:
        case "take", e.CardLost(winner=winner, card=card):
            return winner == seat and is_about(goal, card)
        case "spare", e.CardLost(seat=loser, card=card):
            return loser == seat and is_about(goal, card)
        case _:
            return False


def is_about(goal: Goal, card: str) -> bool:
    """Return whether a goal is about a card: ``elves.archer``, ``dragon``."""
    if not goal.peoples and not goal.dragons:
        return True
    return goal.dragons if card == "dragon" else card.partition(".")[0] in goal.peoples


def verdict(goal: Goal, number: int, position: Position, start: Position, seat: int, *, over: bool) -> Verdict:
    """Return whether a goal is reached, missed or still open.

    Args:
        goal: the goal.
        number: its number.
        position: the table.
        start: the table with which the puzzle began.
        seat: the player's seat.
        over: whether the time for the task is over.
    """
    match goal.goal:
        case "take":
            return at_least(number, max(1, goal.count), over=over)
        case "spare":
            return at_most(number, goal.count, over=over)
        case "keep":
            return in_the_end(_has(goal, position, seat) >= max(1, goal.count), over=over)
        case "majority":
            return in_the_end(_leads(goal, position, seat), over=over)
        case "gain":
            grown = scoring.scores(position)[seat] - scoring.scores(start)[seat]
            return in_the_end(grown >= goal.count, over=over)
        case "points":
            return in_the_end(scoring.scores(position)[seat] >= goal.count, over=over)
        case "win":
            return in_the_end(scoring.winners(position)[0] == (seat,), over=over)


def _has(goal: Goal, position: Position, seat: int) -> int:
    """Return the number of a seat's cards on the table that count for a goal."""
    share = len(PEOPLES)
    cards = sum(position.warriors(seat * share + people) for people, name in enumerate(PEOPLES) if is_about(goal, name))
    return cards + (len(position.dragons(seat)) if is_about(goal, "dragon") else 0)


def _leads(goal: Goal, position: Position, seat: int) -> bool:
    """Return whether a seat is the sole leader in all peoples of a goal."""
    rows = scoring.majorities(position)
    return all(seats == [seat] for name, _, _, seats in rows if is_about(goal, name))


class WrongHere(StrEnum):
    """Faults that only puzzles of Warriors have; sentences: ``problem.<id>``, the comment names their fields."""

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
    """Yield facts that the player could only guess: hands of others, cards to be dealt; and a missing battle card."""
    path = ("position", "position")
    for seat, hand in enumerate(start.hands):
        if hand and seat not in task.plays:
            yield Fault(WrongHere.HIDDEN_HANDS, joined("", *path, "players", SEATS[seat], "hand"))
    if task.until == "game" and start.round < ROUNDS:
        yield Fault(WrongHere.TO_BE_DEALT, joined("", *path, "round"))
    if task.until == "card" and start.stage != "battles":
        yield Fault(WrongHere.NO_CARD, "until")
