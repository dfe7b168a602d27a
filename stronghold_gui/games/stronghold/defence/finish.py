"""The chapter where the Defender chooses which covered action is done next and how, in any phase (R-37)."""

from __future__ import annotations

from stronghold_gui.core.decision import Decision
from stronghold_gui.core.refusal import Refusal
from stronghold_gui.games.stronghold.decisions import Kind
from stronghold_gui.games.stronghold.defence.buildings import WORKS, cannot_be_done, carry_out, costs_fell, ways
from stronghold_gui.games.stronghold.defence.costs import costs_of
from stronghold_gui.games.stronghold.defence.ground import ground_of
from stronghold_gui.games.stronghold.defence.marks import partner_started
from stronghold_gui.games.stronghold.events import Event
from stronghold_gui.games.stronghold.moves import Finish, Move
from stronghold_gui.games.stronghold.pieces import ACTION_INDEX, DEFENDER_ACTIONS
from stronghold_gui.games.stronghold.position import Position
from stronghold_gui.games.stronghold.reasons import Reason, refuse


def decisions(position: Position) -> tuple[Decision, ...]:
    """Return the decision of the task's seat. It names the action if there is only one."""
    seat = position.todo[-1][1]
    actions = {way.action for way in ways(position, seat)}
    return (Decision(seat, Kind.FINISH, actions.pop() if len(actions) == 1 else ""),)


def moves(position: Position, seat: int) -> list[Move]:
    """Return every way to do a covered action."""
    return [*ways(position, seat)]


def refusal(position: Position, seat: int, move: Move) -> Refusal | None:
    """Return why the action cannot be done now, or not in this way."""
    if not isinstance(move, Finish):
        return refuse(Reason.NOT_NOW, "R-37", stage="finish")
    action = ACTION_INDEX.get(move.action, -1)
    if action < 0:
        return refuse(Reason.UNKNOWN_PIECE, "7", piece=move.action)
    lacking = not_covered(position, action)
    if lacking is not None:
        return lacking
    if partner_started(position, seat) >> action & 1:
        return refuse(Reason.PARTNERS_COLOUR, "R-100", action=move.action)
    obstacle = cannot_be_done(position, seat, action)
    if obstacle is not None:
        return obstacle
    work = WORKS[action]
    if move.unit and not work.names_unit:
        return refuse(Reason.UNKNOWN_PIECE, "7", piece=move.unit)
    return work.fault(position, ground_of(position, seat), move)


def not_covered(position: Position, action: int) -> Refusal | None:
    """Return the refusal if an action is not fully paid, with its hourglasses and its cost."""
    paid, cost = position.paid[action], costs_of(position)[action]
    if paid >= cost:
        return None
    return refuse(Reason.NOT_COVERED, "R-36", action=DEFENDER_ACTIONS[action], paid=paid, cost=cost)


def play(position: Position, seat: int, move: Move, out: list[Event]) -> None:
    """Carry out the action, then any others now fully paid: it may have removed a saboteur (V-16)."""
    assert isinstance(move, Finish)
    position.todo.pop()
    carry_out(position, seat, move, out)
    costs_fell(position, out)
