"""Matching of defenders with squads, wall by wall (stage 11; M-33; RC-64, RC-73, RC-89).

The task ``matching`` (direction) asks the defender of the wall. If there are illusions, it pushes a task ``absent`` for
each squad that defenders face (``illusions.py``).
"""

from __future__ import annotations

from msgspec.structs import replace

from stronghold_gui.core.chapters import unexpected
from stronghold_gui.core.decision import Decision
from stronghold_gui.core.refusal import Refusal
from stronghold_gui.games.convicted import moves as m
from stronghold_gui.games.convicted.chapter import task
from stronghold_gui.games.convicted.decisions import Kind, asks
from stronghold_gui.games.convicted.events import Event
from stronghold_gui.games.convicted.pieces import GATES, NONE, POWERS, REPAIRABLE, SECTIONS, UNITS, wall_of
from stronghold_gui.games.convicted.position import KINDS, Position, Task
from stronghold_gui.games.convicted.posts import cell
from stronghold_gui.games.convicted.reasons import Reason, refuse, untimely
from stronghold_gui.games.convicted.siege.events import Faced, IllusionSeen, Withdrawn
from stronghold_gui.games.convicted.siege.foes import find_squad, in_zone, squad_id
from stronghold_gui.games.convicted.siege.powers import RENEWAL, no_power, use


def step(position: Position, task_: Task, out: list[Event]) -> bool:
    """Ask while the wall has a squad and defenders, until its defender closes; then push the tasks for illusions."""
    del out
    direction = task_[1]
    if not position.closed and _squads(position, direction) and position.count(wall_of(direction)):
        return True
    position.closed = 0
    position.todo.pop()
    if _has_illusions(position, direction):
        faced = [index for index in _squads(position, direction) if position.squads[index].facing]
        position.todo += [task("absent", index) for index in reversed(faced)]
    return False


def _squads(position: Position, direction: int) -> list[int]:
    return [
        index for index, squad in enumerate(position.squads) if squad.direction == direction and squad.leader != NONE
    ]


def _has_illusions(position: Position, direction: int) -> bool:
    return any(
        foe.illusions and in_zone(position, direction, number) for number, foe in enumerate(position.values.foes)
    )


def free_units(position: Position, direction: int) -> list[int]:
    """Return for each kind the number of units on a wall that face no squad."""
    at = cell(wall_of(direction), 0)
    left = position.units[at : at + KINDS]
    for index in _squads(position, direction):
        facing = position.squads[index].facing
        for kind in facing.members if facing else ():
            left[kind] -= 1
    return left


def unopposed(position: Position) -> int:
    """Return the number of unopposed squads before the wall being matched; 0 if no unit there is free."""
    direction = position.todo[-1][1]
    if not any(free_units(position, direction)):
        return 0
    return sum(position.squads[index].facing is None for index in _squads(position, direction))


def decisions(position: Position) -> tuple[Decision, ...]:
    """Return the decisions of the wall's defender and of all others who can use renewal."""
    direction = position.todo[-1][1]
    owner, name = position.owner[wall_of(direction)], SECTIONS[wall_of(direction)]
    others = (seat for seat in position.in_turn() if seat != owner and _renewals(position, seat))
    return (asks(owner, Kind.MATCHING, name), *(asks(seat, Kind.MATCHING, name, optional=True) for seat in others))


def _renewals(position: Position, seat: int) -> list[m.Move]:
    if no_power(position, seat, RENEWAL):
        return []
    return [m.Cast(POWERS[RENEWAL], target) for target in REPAIRABLE if not renewal_refusal(position, target)]


def most_resistance(position: Position, number: int) -> int:
    """Return the limit to which a section or the gates can be renewed: nominal resistance, plus the point of RC-88."""
    return position.nominal(number) + (position.reinforced == number)


def renewal_refusal(position: Position, target: str) -> Refusal | None:
    """Return the refusal for renewing a barrier, or a section or gates without damage (RC-89)."""
    number = REPAIRABLE.index(target)
    if not position.nominal(number) or (number != GATES and not position.level[number]):
        return refuse(Reason.BARRIER, "RC-89", place=target)
    whole = position.resistance[number] >= most_resistance(position, number)
    return refuse(Reason.NOTHING_TO_REPAIR, "RC-89", target=target) if whole else None


def renew(position: Position, target: str) -> None:
    """Give a section or the gates the points of renewal, up to the limit."""
    number = REPAIRABLE.index(target)
    gained = position.resistance[number] + position.values.heroes.renewal
    position.resistance[number] = min(gained, most_resistance(position, number))


def moves(position: Position, seat: int) -> list[m.Move]:
    """Return the renewals; for the wall's defender also the matches, the withdrawals and the move that closes."""
    direction = position.todo[-1][1]
    found = _renewals(position, seat)
    if seat != position.owner[wall_of(direction)]:
        return found
    free = free_units(position, direction)
    for index in _squads(position, direction):
        squad = position.squads[index]
        found += [m.Face(UNITS[kind], squad_id(squad)) for kind in range(KINDS) if free[kind]]
        if squad.facing:
            found.append(m.Withdraw(squad_id(squad)))
    return [*found, m.DONE]


def refusal(position: Position, seat: int, move: m.Move) -> Refusal | None:
    direction = position.todo[-1][1]
    owner = position.owner[wall_of(direction)]
    match move:
        case m.Cast("renewal", target) if target in REPAIRABLE:
            return no_power(position, seat, RENEWAL) or renewal_refusal(position, target)
        case m.Cast("renewal" as power):
            return refuse(Reason.POWER_TARGET, "RC-89", power=power, aim="section")
        case m.Face() | m.Withdraw() | m.Done() if seat != owner:
            return refuse(Reason.NOT_ASKED, "RC-07", seat=owner, what=Kind.MATCHING)
        case m.Face(unit, name) if unit in UNITS:
            return _no_squad(position, direction, name) or _no_unit(position, direction, UNITS.index(unit))
        case m.Withdraw(name):
            if missing := _no_squad(position, direction, name):
                return missing
            facing = position.squads[find_squad(position, name)].facing
            return None if facing else refuse(Reason.SQUAD_EMPTY, "RC-64", squad=name)
        case m.Done():
            return None
        case _:
            return untimely(seat, move, decisions(position))


def _no_squad(position: Position, direction: int, name: str) -> Refusal | None:
    index = find_squad(position, name)
    return None if index in _squads(position, direction) else refuse(Reason.NO_SQUAD, "RC-64", squad=name)


def _no_unit(position: Position, direction: int, kind: int) -> Refusal | None:
    if free_units(position, direction)[kind] > 0:
        return None
    there = position.units[cell(wall_of(direction), kind)]
    return refuse(Reason.ONE_SQUAD_EACH if there else Reason.NOT_ON_THIS_WALL, "RC-64", piece=UNITS[kind])


def play(position: Position, seat: int, move: m.Move, out: list[Event]) -> None:
    match move:
        case m.Cast("renewal", target):
            use(position, seat, RENEWAL, target, out)
            renew(position, target)
        case m.Face(unit, name):
            _face(position, seat, UNITS.index(unit), find_squad(position, name), out)
        case m.Withdraw(name):
            index = find_squad(position, name)
            position.squads[index] = replace(position.squads[index], facing=None)
            out.append(Withdrawn(seat, name))
        case m.Done():
            position.closed = 1
        case _:
            raise unexpected(move)


def _face(position: Position, seat: int, kind: int, index: int, out: list[Event]) -> None:
    squad = position.squads[index]
    position.squads[index] = squad.faced_by(kind)
    out.append(Faced(seat, UNITS[kind], squad_id(squad), squad.facing is None))


def name_absent(position: Position, index: int, kind: int, out: list[Event]) -> None:
    """Record the unit that adds nothing against a squad because of illusions (RC-73)."""
    squad = position.squads[index]
    if squad.facing:
        position.squads[index] = replace(squad, facing=replace(squad.facing, absent=kind))
        out.append(IllusionSeen(UNITS[kind], squad_id(squad)))


def absentees(position: Position, index: int) -> list[int]:
    """Return the kinds that may be chosen to add nothing: the supports, or a leader without supports (RC-73)."""
    facing = position.squads[index].facing
    if facing is None:
        return []
    return sorted(set(facing.supports)) or [facing.leader]
