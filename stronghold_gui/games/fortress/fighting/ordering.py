"""The chapter in which an attacker chooses which of several targets defends next (rules, section 11)."""

from __future__ import annotations

from stronghold_gui.core.chapters import unexpected
from stronghold_gui.core.decision import Decision
from stronghold_gui.core.refusal import Refusal
from stronghold_gui.games.fortress import moves as m
from stronghold_gui.games.fortress.chapter import not_asked
from stronghold_gui.games.fortress.decisions import Kind
from stronghold_gui.games.fortress.events import Event
from stronghold_gui.games.fortress.fighting.attacking import let_defend
from stronghold_gui.games.fortress.fighting.targets import target_name, target_number
from stronghold_gui.games.fortress.position import Position
from stronghold_gui.games.fortress.reasons import Reason, refuse


def decisions(position: Position) -> tuple[Decision, ...]:
    """Return the decision of the attacker's player."""
    name = target_name(position, position.attacker)
    return (Decision(position.seat(position.player), Kind.NEXT, name, len(position.targets)),)


def moves(position: Position, seat: int) -> list[m.Move]:
    """Return the targets that have not defended."""
    return [m.Next(target_name(position, target)) for target in position.targets]


def refusal(position: Position, seat: int, move: m.Move) -> Refusal | None:
    if not isinstance(move, m.Next):
        return not_asked(Kind.NEXT)
    if target_number(position, move.target) in position.targets:
        return None
    return refuse(Reason.NOT_A_TARGET, "11", target=move.target)


def play(position: Position, seat: int, move: m.Move, out: list[Event]) -> None:
    """Let a target defend."""
    if not isinstance(move, m.Next):
        raise unexpected(move)
    let_defend(position, target_number(position, move.target), out)
