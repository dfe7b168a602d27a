"""The door: its controller, opening and closing, and the offer to use it in an enemy's turn (rules, section 7)."""

from __future__ import annotations

from stronghold_gui.core.chapters import unexpected
from stronghold_gui.core.decision import Decision
from stronghold_gui.core.refusal import Refusal
from stronghold_gui.games.fortress import moves as m
from stronghold_gui.games.fortress.chapter import not_asked
from stronghold_gui.games.fortress.decisions import Kind
from stronghold_gui.games.fortress.events import DoorMoved, DoorTaken, Event, Rested
from stronghold_gui.games.fortress.position import DOOR_CLOSED, DOOR_GONE, DOOR_OPEN, NONE, Position, Task
from stronghold_gui.games.fortress.reasons import Reason, refuse

_SEATS = 4
"""The number of bits of ``Position.resting`` for the turn; the bits for the round are above them."""


def toggle_refusal(position: Position, seat: int, move: m.Door) -> Refusal | None:
    """Return the refusal for opening or closing the door now."""
    if position.door == DOOR_GONE:
        return refuse(Reason.DOOR_GONE, "RF-42")
    if position.seat(position.controller) != seat:
        return refuse(Reason.NOT_CONTROLLER, "7")
    spots = position.setting.field.door_spots
    guard = position.at[spots[3]]
    if guard == NONE or position.owner_of(guard) != position.controller:
        return refuse(Reason.NOBODY_ON_4, "7")
    if position.toggled or move.open == (position.door == DOOR_OPEN):
        return refuse(Reason.NOTHING_CHANGED, "RF-36")
    for number, spot in enumerate(spots[:3], 1):
        if position.at[spot] != NONE:
            name = position.setting.cards.figure_ids[position.at[spot]]
            return refuse(Reason.DOOR_SPACE_TAKEN, "7", number=number, other=name)
    return _under_way(position)


def _under_way(position: Position) -> Refusal | None:
    """Return the refusal during an enemy's move, and while a mover on a friend's spot could be locked in there."""
    mover = position.mover
    if mover == NONE:
        return None
    if position.side_of(mover) != position.setting.side[position.controller]:
        return refuse(Reason.ENEMY_MOVING, "RF-36")
    shared = [spot for spot in position.spots(mover) if position.at[spot] != mover]
    if shared:
        return refuse(Reason.MUST_END_FREE, "RF-36", other=position.setting.cards.figure_ids[position.at[shared[0]]])
    return None


def can_toggle(position: Position) -> bool:
    """Return whether the door's controller can open or close it now."""
    spots = position.setting.field.door_spots
    # Check first whether space 4 is empty: this is the usual case and cheap to find.
    if not spots or position.at[spots[3]] == NONE:
        return False
    return toggle_refusal(position, position.seat(position.controller), m.Door(position.door != DOOR_OPEN)) is None


def toggle(position: Position, out: list[Event]) -> None:
    """Open the door, or close it."""
    position.door = DOOR_CLOSED if position.door == DOOR_OPEN else DOOR_OPEN
    position.toggled = True
    out.append(DoorMoved(position.setting.who(position.controller), position.door == DOOR_OPEN))


def stand_on_four(position: Position, figure: int, out: list[Event]) -> None:
    """Change the owner of the door card when a figure enters door space 4 (RF-34); ask a partner first (RF-35)."""
    spots = position.setting.field.door_spots
    if not spots or spots[3] not in position.spots(figure):
        return
    player = position.owner_of(figure)
    if player == position.controller:
        return
    if position.setting.mode.door_card and position.friends(player, position.controller):
        position.todo.append(("take_card", player, figure))
    else:
        take_card(position, figure, out)


def take_card(position: Position, figure: int, out: list[Event]) -> None:
    """Give the door card to a figure's player."""
    position.controller = position.owner_of(figure)
    out.append(DoorTaken(position.setting.who(position.controller), position.setting.cards.figure_ids[figure]))


# -- the offer in an enemy's turn ----------------------------------------------------------------------------------


def step(position: Position, task: Task, out: list[Event]) -> bool:
    """Wait for the controller's answer if the door can be used, in an enemy's turn or between turns.

    There is no offer if the controller has declined for this turn or round.
    """
    controller = position.controller
    rests = position.resting >> controller & 1 or position.resting >> (_SEATS + controller) & 1
    own = position.player != NONE and position.friends(position.player, controller)
    if not rests and not own and not position.toggled and can_toggle(position):
        return True
    position.todo.pop()
    return False


def decisions(position: Position) -> tuple[Decision, ...]:
    """Return the offer to the door's controller."""
    return (Decision(position.seat(position.controller), Kind.DOOR, position.door_state, blocking=False),)


def moves(position: Position, seat: int) -> list[m.Move]:
    """Return the moves to open or close the door, and to leave it alone."""
    return [m.Door(position.door != DOOR_OPEN), m.Rest("once"), m.Rest("turn"), m.Rest("round")]


def refusal(position: Position, seat: int, move: m.Move) -> Refusal | None:
    """Return the refusal for using the door when that is impossible, and for moves that do not answer the offer."""
    match move:
        case m.Door():
            return toggle_refusal(position, seat, move)
        case m.Rest():
            return None
        case _:
            return not_asked(Kind.DOOR)


def play(position: Position, seat: int, move: m.Move, out: list[Event]) -> None:
    position.todo.pop()
    match move:
        case m.Door():
            toggle(position, out)
            position.todo.append(("check", 0, 0))
        case m.Rest(until):
            shift = {"once": -1, "turn": 0, "round": _SEATS}[until]
            if shift >= 0:
                position.resting |= 1 << (shift + position.controller)
            out.append(Rested(position.setting.who(position.controller), until))
        case _:
            raise unexpected(move)


def rested_turn_over(position: Position) -> None:
    """Forget which players left the door alone for this turn."""
    position.resting &= ~((1 << _SEATS) - 1)
