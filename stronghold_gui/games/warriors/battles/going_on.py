"""After an attack: attack again, charge, or end the card (rules, sections 5 and 6)."""

from __future__ import annotations

from stronghold_gui.core.chapters import unexpected
from stronghold_gui.core.decision import Decision
from stronghold_gui.core.refusal import Refusal
from stronghold_gui.games.warriors import moves as m
from stronghold_gui.games.warriors.battles.attack import aim
from stronghold_gui.games.warriors.battles.charge import charge, charge_refusal, charges
from stronghold_gui.games.warriors.battles.course import end_card
from stronghold_gui.games.warriors.decisions import Kind
from stronghold_gui.games.warriors.events import AttackDeclared, Event
from stronghold_gui.games.warriors.pieces import PLACE_IDS
from stronghold_gui.games.warriors.position import Position, Task
from stronghold_gui.games.warriors.reasons import Reason, refuse
from stronghold_gui.games.warriors.untimely import untimely


def step(position: Position, task: Task, out: list[Event]) -> bool:
    """Wait for the attacker to choose; end the card if no attack or charge is possible (RW-19, RW-23, RW-27)."""
    if not position.side_can_attack():
        position.todo.pop()
        end_card(position, "no_shield" if position.present(position.side) else "side_gone", out)
        return False
    if position.present(position.target) or charges(position, position.resolver):
        return True
    position.todo.pop()
    end_card(position, "no_target", out)
    return False


def decisions(position: Position) -> tuple[Decision, ...]:
    """Return the decision of the attacker."""
    return (Decision(position.resolver, Kind.GO_ON, PLACE_IDS[position.side]),)


def moves(position: Position, seat: int) -> list[m.Move]:
    """Return the moves to attack again, to charge, and to end the card."""
    again: list[m.Move] = [m.AGAIN] if position.present(position.target) else []
    return [*again, *charges(position, seat), m.END]


def refusal(position: Position, seat: int, move: m.Move) -> Refusal | None:
    match move:
        case m.Again():
            if position.present(position.target):
                return None
            return refuse(Reason.TARGET_GONE, "5", target=PLACE_IDS[position.target])
        case m.Charge(camp, target):
            return charge_refusal(position, seat, camp, target)
        case m.End():
            return None
        case _:
            return untimely(position, seat, move, decisions(position)[0])


def play(position: Position, seat: int, move: m.Move, out: list[Event]) -> None:
    position.todo.pop()
    match move:
        case m.Again():
            out.append(AttackDeclared(seat, PLACE_IDS[position.side], PLACE_IDS[position.target], False))
            aim(position, position.target)
        case m.Charge(camp, target):
            charge(position, camp, target, out)
        case m.End():
            end_card(position, "ended", out)
        case _:
            raise unexpected(move)
