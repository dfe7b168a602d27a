"""Choice of the squad that carries the ram, by the player who leads the enemy (M-29; RC-107). The task is ``ram``."""

from __future__ import annotations

from stronghold_gui.core.chapters import unexpected
from stronghold_gui.core.decision import Decision
from stronghold_gui.core.refusal import Refusal
from stronghold_gui.games.convicted import moves as m
from stronghold_gui.games.convicted.decisions import Kind, asks
from stronghold_gui.games.convicted.events import Event
from stronghold_gui.games.convicted.position import Position
from stronghold_gui.games.convicted.reasons import Reason, refuse, untimely
from stronghold_gui.games.convicted.siege.foes import find_squad, squad_id
from stronghold_gui.games.convicted.siege.forming import carriers, give_ram


def decisions(position: Position) -> tuple[Decision, ...]:
    """Return the enemy player's decision."""
    return (asks(position.enemy, Kind.RAM),)


def moves(position: Position, seat: int) -> list[m.Move]:
    """Return a move for each squad that can carry the ram."""
    del seat
    return [m.Carry(squad_id(position.squads[index])) for index in carriers(position)]


def refusal(position: Position, seat: int, move: m.Move) -> Refusal | None:
    match move:
        case m.Carry(name):
            able = find_squad(position, name) in carriers(position)
            return None if able else refuse(Reason.NO_SQUAD, "RC-61", squad=name)
        case _:
            return untimely(seat, move, decisions(position))


def play(position: Position, seat: int, move: m.Move, out: list[Event]) -> None:
    del seat
    match move:
        case m.Carry(name):
            position.todo.pop()
            give_ram(position, find_squad(position, name), out, chosen=True)
        case _:
            raise unexpected(move)
