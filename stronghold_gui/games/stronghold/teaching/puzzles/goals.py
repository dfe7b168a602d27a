"""Goals: what a task asks for, checked from what happened (events) and how the table stands in the end."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from stronghold_gui.games.stronghold import events as e
from stronghold_gui.games.stronghold.pieces import DEFENDERS, UNITS
from stronghold_gui.games.stronghold.position import Position
from stronghold_gui.games.stronghold.teaching.puzzles.document import Goal, GoalKind
from stronghold_gui.teaching.puzzles.verdict import Verdict, at_least, at_most, in_the_end

LAST_GATE: Final = "gate3"
"""What a breach of the barbican's last gate is called among wall sections."""

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
    """Return by how much further events raise a goal's number; ``invader`` tells the player's camp."""
    return sum(_counts(goal, event, invader) for event in events)


def _counts(goal: Goal, event: e.Event, invader: bool) -> bool:
    match goal.goal, event:
        case (("hold" | "breach"), e.Breached(place=place)):
            return not goal.walls or place in goal.walls
        case "gate", e.GateFell():
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
    """Return whether a unit belongs to the camp and is of a kind the goal speaks of."""
    return unit in (UNITS if of_invader else DEFENDERS) and (not goal.units or unit in goal.units)


def _once(event: e.Event) -> bool:
    """Return whether this is the moment to count a loss: units that die in the hospital were counted coming there."""
    return not (isinstance(event, e.UnitKilled) and event.cause == "hospital")


def verdict(goal: Goal, number: int, position: Position, *, over: bool, invader: bool) -> Verdict:
    """Return how it stands with a goal.

    Args:
        goal: the goal.
        number: its number.
        position: the table.
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
