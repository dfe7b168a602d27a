"""The chapter of a turn: moves of the active card's figures, and of their side's door (rules, section 5)."""

from __future__ import annotations

from stronghold_gui.core.chapters import unexpected
from stronghold_gui.core.decision import Decision
from stronghold_gui.core.refusal import Refusal
from stronghold_gui.games.fortress import door
from stronghold_gui.games.fortress import moves as m
from stronghold_gui.games.fortress.acting import flag, moving, powers
from stronghold_gui.games.fortress.acting.who import active, resting_refusal
from stronghold_gui.games.fortress.chapter import not_asked
from stronghold_gui.games.fortress.decisions import Kind
from stronghold_gui.games.fortress.events import Event
from stronghold_gui.games.fortress.fighting import attacking, fire
from stronghold_gui.games.fortress.moving.allowance import points_left
from stronghold_gui.games.fortress.position import DOOR_OPEN, NONE, Position, Task


def step(position: Position, task: Task, out: list[Event]) -> bool:
    """Wait while the active card has a figure; else end the turn."""
    if active(position):
        return True
    position.todo.pop()
    return False


def decisions(position: Position) -> tuple[Decision, ...]:
    """Return the decision of the player in turn, and that of a partner who could use the door."""
    seat = position.seat(position.player)
    if position.mover == NONE:
        due = Decision(seat, Kind.ACT, position.setting.cards.ids[position.card], position.number + 1)
    else:
        name = position.setting.cards.figure_ids[position.mover]
        points, walk_points = points_left(position, position.mover)
        due = Decision(seat, Kind.MOVING, name, max(0, points), within=max(0, walk_points))
    if _partner(position) and door.can_toggle(position):
        partner = position.seat(position.controller)
        # The partner need not use the door, so a computer in turn does not wait for a person who may.
        return due, Decision(partner, Kind.DOOR, position.door_state, optional=True)
    return (due,)


def _partner(position: Position) -> bool:
    """Return whether the door's controller is a partner on another seat (RF-36)."""
    people, player, controller = position.setting.seating.people, position.player, position.controller
    return people[controller] != people[player] and position.friends(player, controller)


def moves(position: Position, seat: int) -> list[m.Move]:
    """Return the legal moves of the seat."""
    toggle: list[m.Move] = []
    if position.seat(position.controller) == seat and door.can_toggle(position):
        toggle = [m.Door(position.door != DOOR_OPEN)]
    if seat != position.seat(position.player):
        return toggle
    found = moving.moves(position)
    if position.mover == NONE:
        found += [*powers.moves(position), *attacking.moves(position), *flag.moves(position), m.END]
    return [*found, *toggle]


def refusal(position: Position, seat: int, move: m.Move) -> Refusal | None:
    """Return the refusal for a move."""
    if isinstance(move, m.Door):
        return door.toggle_refusal(position, seat, move)
    if seat != position.seat(position.player):
        return not_asked(Kind.ACT)
    match move:
        case m.Step() | m.Go() | m.Fly() | m.Leap() | m.Grapple() | m.Stop():
            return moving.refusal(position, move)
        case m.Charge() | m.Shackle() | m.Chomp() | m.Clone():
            return powers.refusal(position, move)
        case m.Attack() | m.Explode() | m.Throw():
            return attacking.refusal(position, move)
        case m.Breathe():
            return fire.refusal(position, move)
        case m.TakeFlag():
            return flag.refusal(position, move)
        case m.End():
            return resting_refusal(position)
        case _:
            return not_asked(Kind.ACT)


def play(position: Position, seat: int, move: m.Move, out: list[Event]) -> None:
    """Play the move."""
    match move:
        case m.Door():
            door.toggle(position, out)
        case m.Step() | m.Go() | m.Fly() | m.Leap() | m.Grapple() | m.Stop():
            moving.play(position, move, out)
        case m.Charge() | m.Shackle() | m.Chomp() | m.Clone():
            powers.play(position, move, out)
        case m.Attack() | m.Explode() | m.Throw() | m.Breathe():
            attacking.play(position, move, out)
        case m.TakeFlag():
            flag.play(position, move, out)
        case m.End():
            position.todo.pop()
        case _:
            raise unexpected(move)
