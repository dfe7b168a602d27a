"""Rescue of defenders about to fall: shield and resurrection (M-23; RC-87, RC-91).

The task ``rescue`` holds the post and the squad that the defenders face or ``NONE``. When no further blessing is used,
the pieces in ``falling`` are removed; resurrection follows as a later task (``removing_defenders.py``).
"""

from __future__ import annotations

from stronghold_gui.core.chapters import unexpected
from stronghold_gui.core.decision import Decision
from stronghold_gui.core.refusal import Refusal
from stronghold_gui.games.convicted import moves as m
from stronghold_gui.games.convicted.chapter import task
from stronghold_gui.games.convicted.decisions import Kind, asks
from stronghold_gui.games.convicted.events import Event
from stronghold_gui.games.convicted.pieces import ENGINES, POSTS, POWERS, SECTION_INDEX, SECTIONS, UNITS
from stronghold_gui.games.convicted.position import KINDS, Position, Task
from stronghold_gui.games.convicted.reasons import Reason, refuse, untimely
from stronghold_gui.games.convicted.siege.events import Saved
from stronghold_gui.games.convicted.siege.powers import RESURRECTION, SHIELD, no_power, use
from stronghold_gui.games.convicted.siege.removing_defenders import lost_units, remove_falling


def step(position: Position, task_: Task, out: list[Event]) -> bool:
    """Ask while a blessing could be used; then remove the pieces in ``falling``."""
    if not any(position.falling):
        position.todo.pop()
        return False
    if any(_possible(position, seat) for seat in position.in_turn()):
        return True
    position.todo.pop()
    remove_falling(position, task_[1], task_[2], out)
    return False


def decisions(position: Position) -> tuple[Decision, ...]:
    """Return the decisions of the first player, who closes, and of every defender who can use a blessing."""
    post = POSTS[position.todo[-1][1]]
    return tuple(
        asks(seat, Kind.RESCUE, post, optional=seat != position.first)
        for seat in position.in_turn()
        if seat == position.first or _possible(position, seat)
    )


def _possible(position: Position, seat: int) -> list[m.Move]:
    """Return the blessings that a seat can use now."""
    found: list[m.Move] = []
    for kind, name in enumerate(UNITS):
        if not _shield_refusal(position, seat, kind):
            found.append(m.Cast(POWERS[SHIELD], name))
    for section, name in enumerate(SECTIONS):
        if not _resurrection_refusal(position, seat, section):
            found.append(m.Cast(POWERS[RESURRECTION], name))
    return found


def moves(position: Position, seat: int) -> list[m.Move]:
    """Return the blessings that the seat can use; for the first player also the move that closes."""
    found = _possible(position, seat)
    return [*found, m.DONE] if seat == position.first else found


def refusal(position: Position, seat: int, move: m.Move) -> Refusal | None:
    match move:
        case m.Cast("shield", unit) if unit in UNITS:
            return _shield_refusal(position, seat, UNITS.index(unit))
        case m.Cast("shield", piece) if piece in ENGINES:
            return refuse(Reason.ENGINE, "RC-87", piece=piece)
        case m.Cast("shield" as power):
            return refuse(Reason.POWER_TARGET, "RC-87", power=power, aim="unit")
        case m.Cast("resurrection", section) if section in SECTIONS:
            return _resurrection_refusal(position, seat, SECTION_INDEX[section])
        case m.Cast("resurrection" as power):
            return refuse(Reason.POWER_TARGET, "RC-91", power=power, aim="fallen")
        case m.Done():
            first = position.first
            return None if seat == first else refuse(Reason.FIRST_CLOSES, "RC-07", seat=first)
        case _:
            return untimely(seat, move, decisions(position))


def _shield_refusal(position: Position, seat: int, kind: int) -> Refusal | None:
    if no := no_power(position, seat, SHIELD):
        return no
    if position.falling[kind]:
        return None
    return refuse(Reason.NOT_THERE, "RC-87", piece=UNITS[kind], place=POSTS[position.todo[-1][1]])


def _resurrection_refusal(position: Position, seat: int, section: int) -> Refusal | None:
    """Return the refusal for resurrection; units about to fall on the section count as fallen there (RC-91)."""
    if no := no_power(position, seat, RESURRECTION):
        return no
    here = section == position.todo[-1][1]
    if not lost_units(position, section) and not (here and any(position.falling[:KINDS])):
        return refuse(Reason.NOBODY_FELL, "RC-91", place=SECTIONS[section])
    going = sum(position.falling[:KINDS]) if here else 0
    limit = position.capacity(section)
    if position.count(section) - going >= limit:
        return refuse(Reason.NO_ROOM, "RC-91", post=SECTIONS[section], limit=limit)
    return None


def play(position: Position, seat: int, move: m.Move, out: list[Event]) -> None:
    _, post, index, *_ = position.todo[-1]
    match move:
        case m.Cast("shield", unit):
            use(position, seat, SHIELD, unit, out)
            position.falling[UNITS.index(unit)] -= 1
            out.append(Saved(seat, unit, POSTS[post]))
        case m.Cast("resurrection", section):
            use(position, seat, RESURRECTION, section, out)
            position.todo.insert(-1, task("revive", SECTION_INDEX[section]))
        case m.Done():
            position.todo.pop()
            remove_falling(position, post, index, out)
        case _:
            raise unexpected(move)
