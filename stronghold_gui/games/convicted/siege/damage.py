"""Damage to walls, towers and gates that are hit (stages 4 and 12; RC-48, RC-52, RC-88, RC-90)."""

from __future__ import annotations

from stronghold_gui.games.convicted.chapter import task
from stronghold_gui.games.convicted.events import Event
from stronghold_gui.games.convicted.pieces import ENGINES, GATES, NONE, NORTH, REPAIRABLE, SECTIONS
from stronghold_gui.games.convicted.position import Position
from stronghold_gui.games.convicted.posts import cell
from stronghold_gui.games.convicted.siege.events import ResistanceLost, SectionFell, Sheltered


def hit(position: Position, target: int, power: int, why: str, out: list[Event]) -> int:
    """Damage a section or the gates; return the points of resistance lost: power divided by resistance, rounded down.

    A section at 0 becomes a barrier and loses its engines. Gates at 0 are destroyed.
    """
    before = position.resistance[target]
    if not before:
        return 0
    if position.aura == target:
        out.append(Sheltered(REPAIRABLE[target]))
        return 0
    lost = min(power // before, before)
    if not lost:
        return 0
    position.resistance[target] -= lost
    position.stirred = True
    if position.reinforced == target:
        position.reinforced = NONE
    out.append(ResistanceLost(REPAIRABLE[target], lost, position.resistance[target], why))
    if not position.resistance[target] and target != GATES:
        _fall(position, target, out)
    return lost


def _fall(position: Position, section: int, out: list[Event]) -> None:
    """Make a section a barrier; the gates fall with the north wall (RC-08)."""
    position.level[section] = position.resistance[section] = 0
    at = cell(section, 0)
    lost = tuple((name, count) for kind, name in enumerate(ENGINES) if (count := position.engines[at + kind]))
    position.engines[at : at + len(ENGINES)] = [0] * len(ENGINES)
    if section == NORTH:
        position.resistance[GATES] = 0
        if position.reinforced == GATES:
            position.reinforced = NONE
    out.append(SectionFell(SECTIONS[section], lost))


def lower(position: Position, section: int, levels: int, out: list[Event]) -> None:
    """Lower a section by levels and push the task that moves surplus pieces to the town (RC-109).

    The resistance of the section and of the gates stays, unless a switch cuts it or the section becomes a barrier.
    """
    level = max(position.level[section] - levels, 0)
    position.level[section] = level
    if position.values.siege.sabotage_cuts_resistance:
        for target in (section, GATES) if section == NORTH else (section,):
            position.resistance[target] = min(position.resistance[target], position.nominal(target))
    if not level:
        _fall(position, section, out)
    position.todo.append(task("unhouse", section))
