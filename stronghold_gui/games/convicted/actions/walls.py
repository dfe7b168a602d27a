"""Raising and repairing walls, towers and gates (rules, 6.1, 6.7; RC-08, RC-18, RC-33)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from stronghold_gui.core.chapters import unexpected
from stronghold_gui.core.refusal import Refusal
from stronghold_gui.games.convicted import moves as m
from stronghold_gui.games.convicted.actions.deed import Deed, no_money, unknown
from stronghold_gui.games.convicted.events import Event, Fortified, Repaired
from stronghold_gui.games.convicted.pieces import GATES, NORTH, REPAIRABLE, SECTION_INDEX, SECTIONS
from stronghold_gui.games.convicted.position import Position
from stronghold_gui.games.convicted.reasons import Reason, refuse
from stronghold_gui.games.convicted.values import Cost

_RAISES: Final = tuple(map(m.Fortify, SECTIONS))
_REPAIRS: Final = tuple(map(m.Repair, REPAIRABLE))


def _raises(position: Position, seat: int) -> Iterable[m.Move]:
    return [move for move in _RAISES if not _raise_refusal(position, seat, move)]


def _raise_refusal(position: Position, seat: int, move: m.Move) -> Refusal | None:
    match move:
        case m.Fortify(section) if section in SECTIONS:
            number = SECTION_INDEX[section]
            level = position.level[number] + 1
            if level >= len(position.values.walls):
                return refuse(Reason.TOP_LEVEL, "6.1", place=section)
            wanted = position.values.fortification(number, level)
            return unknown(position, wanted.needs, "6.1") or no_money(position, seat, wanted.cost)
        case _:
            raise unexpected(move)


def _raise(position: Position, seat: int, move: m.Move, out: list[Event]) -> None:
    """Raise a section by a level; current resistance rises by the same amount as nominal resistance (RC-18)."""
    match move:
        case m.Fortify(section):
            number = SECTION_INDEX[section]
            raised = (number, GATES) if number == NORTH else (number,)
            resistances = [raised_resistance(position, target) for target in raised]
            position.level[number] += 1
            position.pay(seat, position.fortification(number).cost)
            for target, resistance in zip(raised, resistances, strict=True):
                position.resistance[target] = resistance
            out.append(Fortified(seat, section, position.level[number], position.resistance[number]))
        case _:
            raise unexpected(move)


def raised_resistance(position: Position, target: int) -> int:
    """Return the resistance of a section, or of the gates, once its wall or tower is raised by a level.

    A section that saboteurs left with more resistance than its level has gains nothing until its level has caught up
    (RC-18, RC-109).
    """
    left, nominal = position.resistance[target], position.nominal(target)
    level = position.level[NORTH if target == GATES else target] + 1
    values = position.values
    better = values.gates[level] if target == GATES else values.fortification(target, level).resistance
    return max(left, better) if left > nominal else left + better - nominal


FORTIFY: Final = Deed(1, _raises, _raise_refusal, _raise)


def repair_price(position: Position, target: int) -> Cost:
    """Return the price of a point of resistance."""
    return position.values.gates_repair if target == GATES else position.values.repairs[position.level[target]]


def _repairs(position: Position, seat: int) -> Iterable[m.Move]:
    return [move for move in _REPAIRS if not _repair_refusal(position, seat, move)]


def _repair_refusal(position: Position, seat: int, move: m.Move) -> Refusal | None:
    match move:
        case m.Repair(target) if target in REPAIRABLE:
            number = REPAIRABLE.index(target)
            if position.resistance[number] >= position.nominal(number):
                return refuse(Reason.NOTHING_TO_REPAIR, "RC-33", target=target)
            return no_money(position, seat, repair_price(position, number))
        case _:
            raise unexpected(move)


def _repair(position: Position, seat: int, move: m.Move, out: list[Event]) -> None:
    match move:
        case m.Repair(target):
            number = REPAIRABLE.index(target)
            position.pay(seat, repair_price(position, number))
            position.resistance[number] += 1
            out.append(Repaired(seat, target, position.resistance[number]))
        case _:
            raise unexpected(move)


REPAIR: Final = Deed(0, _repairs, _repair_refusal, _repair)
