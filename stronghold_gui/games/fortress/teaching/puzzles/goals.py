"""Goals: what a task asks for, checked from what happened (events) and how the table stands in the end."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from stronghold_gui.games.fortress import events as e
from stronghold_gui.games.fortress.moves import DOOR
from stronghold_gui.games.fortress.position import Position
from stronghold_gui.games.fortress.teaching.puzzles.document import Goal, GoalKind
from stronghold_gui.teaching.puzzles.verdict import Verdict, at_least, at_most, in_the_end

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
    """Return by how much further events raise a goal's number."""
    return sum(_counts(goal, event, start, seats) for event in events)


def _counts(goal: Goal, event: e.Event, start: Position, seats: Sequence[int]) -> int:
    match goal.goal, event:
        case "destroy", e.Destroyed(who, figure):
            return e.seat_of(who) not in seats and meant(goal, figure)
        case "keep", e.Destroyed(who, figure):
            return e.seat_of(who) in seats and meant(goal, figure)
        case "wound" | "unhurt", e.Wounded(target, wounds):
            own = target != DOOR and _seat_of(start, target) in seats
            return wounds if own == (goal.goal == "unhurt") and meant(goal, target) else 0
        case "wound" | "unhurt", e.Destroyed(who, figure):
            own = e.seat_of(who) in seats
            return _life(start, figure) if own == (goal.goal == "unhurt") and meant(goal, figure) else 0
        case "win", e.GameEnded(winners):
            return any(seat in winners for seat in seats)
        case _:
            return 0


def _seat_of(start: Position, figure: str) -> int:
    return start.seat(start.owner_of(start.setting.figure_index[figure]))


def _life(start: Position, figure: str) -> int:
    return start.setting.cards.of(start.setting.figure_index[figure]).life


def meant(goal: Goal, target: str) -> bool:
    """Return whether a goal speaks of a figure, or of the door; of that only where it is named."""
    card = target.partition(".")[0]
    return card in goal.cards or (not goal.cards and card != DOOR)


def verdict(goal: Goal, number: int, position: Position, seats: Sequence[int], *, over: bool) -> Verdict:
    """Return how it stands with a goal.

    Args:
        goal: the goal.
        number: its number.
        position: the table.
        seats: the player's.
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
    """Return how many figures of the player stand on the spaces of a goal."""
    setting = position.setting
    spots = {setting.field.by_name[space] for space in goal.spaces}
    return sum(
        position.seat(position.owner_of(figure)) in seats
        and meant(goal, setting.cards.figure_ids[figure])
        and not spots.isdisjoint(position.spots(figure))
        for figure in position.standing()
    )
