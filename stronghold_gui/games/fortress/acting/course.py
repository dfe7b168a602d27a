"""The steps of a figure's move: leaving a place, strikes, entering the next, the end, falls (rules, 6.1, 6.2, 6.7)."""

from __future__ import annotations

from stronghold_gui.core.chapters import unexpected
from stronghold_gui.core.decision import Decision
from stronghold_gui.core.refusal import Refusal
from stronghold_gui.games.fortress import moves as m
from stronghold_gui.games.fortress.acting.moving import FLOWN, GRAPPLED, LEAPT
from stronghold_gui.games.fortress.chapter import not_asked
from stronghold_gui.games.fortress.decisions import Kind
from stronghold_gui.games.fortress.dice import combat, d20
from stronghold_gui.games.fortress.door import stand_on_four
from stronghold_gui.games.fortress.engaged import enemies_beside, engaged_with
from stronghold_gui.games.fortress.events import (
    Event,
    Fell,
    FellDeep,
    Flew,
    MoveEnded,
    Spared,
    Stepped,
    StruckAt,
)
from stronghold_gui.games.fortress.fighting.wounds import destroy, wound
from stronghold_gui.games.fortress.moving.reach import Place
from stronghold_gui.games.fortress.moving.ways import fall_kind, fall_of, grapple_drop, step_between
from stronghold_gui.games.fortress.position import NONE, Position, Task

_ARRIVE = ("arrive", 0, 0)


def walk(position: Position, task: Task, out: list[Event]) -> bool:
    """Take the next steps of the way until a strike is due.

    After the last step, end the move if the first number of the task is 1 (a ``Go``) or the mover is destroyed.
    """
    ends, mover = task[1], position.mover
    while position.path and position.where[mover] >= 0:
        left = _left(position, _next_place(position))
        if left:
            position.todo.append(("enter", 0, 0))
            _strikes(position, left)
            return False
        _step(position, out)
    position.todo.pop()
    if ends or position.where[mover] < 0:
        position.path = ()
        position.todo.append(_ARRIVE)
    return False


def _next_place(position: Position) -> Place:
    first, second = position.path[:2]
    return (first,) if second == NONE else (first, second)


def _left(position: Position, place: Place) -> list[int]:
    """Return the enemies that the mover is engaged with here but would not be engaged with at the next place."""
    engaged = engaged_with(position, position.mover)
    if not engaged:
        return []
    stays = enemies_beside(position, position.mover, place)
    return [other for other in engaged if other not in stays]


def _strikes(position: Position, strikers: list[int]) -> None:
    """Add a strike for each enemy, unless the mode has none or the mover has the power to disengage."""
    setting = position.setting
    if setting.mode.strikes and not setting.figure_has(position.mover, "disengage"):
        position.todo += [("strike", striker, 0) for striker in sorted(strikers, reverse=True)]


def leave(position: Position, task: Task, out: list[Event]) -> bool:
    """Begin a flight, leap or climb with its strikes (rules, 6.6; RF-23).

    All engaged enemies strike at a flyer, none at a leaper, and those that it leaves at a climber.
    """
    how = task[1]
    position.todo.pop()
    position.todo.append(("land", how, 0))
    if how == FLOWN:
        _strikes(position, engaged_with(position, position.mover))
    elif how == GRAPPLED:
        _strikes(position, _left(position, _next_place(position)))
    return False


def land(position: Position, task: Task, out: list[Event]) -> bool:
    """Put the mover on the place where its flight, leap or climb ends, unless a strike has destroyed it."""
    how = task[1]
    position.todo.pop()
    mover = position.mover
    if position.where[mover] >= 0:
        place, field = _next_place(position), position.setting.field
        start = position.where[mover]
        drop = grapple_drop(position, mover, start, place[0]) if how == GRAPPLED else 0
        if fall_kind(position, mover, drop, place[0]):
            position.falls = (*position.falls, drop)
        position.put(mover, *place)
        name = {FLOWN: "fly", LEAPT: "leap", GRAPPLED: "grapple"}[how]
        figure, goal = position.setting.cards.figure_ids[mover], place[0]
        out.append(Flew(figure, field.name(start), field.name(goal), name, _beside(position, place, goal)))
    position.path = ()
    position.todo.append(_ARRIVE)
    return False


def enter(position: Position, task: Task, out: list[Event]) -> bool:
    """Put the mover on the next place of its way, unless a strike has destroyed it."""
    position.todo.pop()
    if position.where[position.mover] >= 0:
        _step(position, out)
    return False


def _step(position: Position, out: list[Event]) -> None:
    """Put the mover on the next place of its way, and spend the points."""
    mover, place, field = position.mover, _next_place(position), position.setting.field
    start, step = position.where[mover], step_between(position, mover, position.spots(mover), place)
    position.path = position.path[2:]
    position.spent += step.cost
    position.entered = step.goal
    position.walking = position.walking and field.walk[step.goal] and not step.ladder
    if fall_kind(position, mover, step.drop, step.goal):
        position.falls = (*position.falls, step.drop)
    position.put(mover, *place)
    name = position.setting.cards.figure_ids[mover]
    second = _beside(position, place, step.goal) if len(place) == 2 else ""
    out.append(Stepped(name, field.name(start), field.name(step.goal), step.cost, step.drop, second))


def _beside(position: Position, place: Place, goal: int) -> str:
    """Return the space of a figure's second half, given a place and the space of the first half; ``""`` for none."""
    return next((position.setting.field.name(spot) for spot in place if spot not in (goal, NONE)), "")


def arrive(position: Position, task: Task, out: list[Event]) -> bool:
    """End the move: roll its falls until the figure is destroyed; if it survives, it may get the door card."""
    position.todo.pop()
    mover = position.mover
    position.moved |= 1 << mover
    position.todo += [("window", 0, 0), ("check", 0, 0)]
    falls, position.falls, position.path = position.falls, (), ()
    position.mover, position.spent, position.entered, position.walking = NONE, 0, NONE, False
    if position.where[mover] < 0:
        return False
    name, field = position.setting.cards.figure_ids[mover], position.setting.field
    out.append(MoveEnded(name, field.name(position.where[mover])))
    for drop in falls:
        if position.where[mover] >= 0:
            _fall(position, mover, drop, out)
    if position.where[mover] >= 0:
        stand_on_four(position, mover, out)
    return False


def _fall(position: Position, figure: int, drop: int, out: list[Event]) -> None:
    """Roll for a fall (RF-24)."""
    name, fall = position.setting.cards.figure_ids[figure], fall_of(position, figure, drop)
    if fall.unhurt_on:
        number = d20(position, f"fall {name}")
        out.append(FellDeep(name, drop, number, number >= fall.unhurt_on))
        if number < fall.unhurt_on:
            destroy(position, figure, out)
        return
    skulls, _ = combat(position, f"fall {name}", fall.dice)
    out.append(Fell(name, drop, fall.kind, skulls))
    wound(position, figure, skulls, out)


# -- a leaving strike -------------------------------------------------------------------------------------------------


def strike(position: Position, task: Task, out: list[Event]) -> bool:
    """Ask the enemy's player, unless the mover is destroyed already."""
    if position.where[position.mover] >= 0:
        return True
    position.todo.pop()
    return False


def decisions(position: Position) -> tuple[Decision, ...]:
    """Return the decision of the enemy figure's player."""
    striker = position.todo[-1][1]
    seat = position.seat(position.owner_of(striker))
    return (Decision(seat, Kind.STRIKE, position.setting.cards.figure_ids[striker]),)


def moves(position: Position, seat: int) -> list[m.Move]:
    """Return the moves to roll (the usual choice, so first) and to spare the figure."""
    return [m.Strike(roll=True), m.Strike(roll=False)]


def refusal(position: Position, seat: int, move: m.Move) -> Refusal | None:
    """Refuse all moves that do not answer the question of the strike."""
    return None if isinstance(move, m.Strike) else not_asked(Kind.STRIKE)


def play(position: Position, seat: int, move: m.Move, out: list[Event]) -> None:
    """Spare the mover, or roll one die: a skull is a wound that nothing blocks."""
    if not isinstance(move, m.Strike):
        raise unexpected(move)
    striker = position.todo.pop()[1]
    names = position.setting.cards.figure_ids
    if not move.roll:
        out.append(Spared(names[striker], names[position.mover]))
        return
    skulls, _ = combat(position, f"strike {names[striker]}", 1)
    out.append(StruckAt(names[striker], names[position.mover], skulls > 0))
    wound(position, position.mover, skulls, out)
