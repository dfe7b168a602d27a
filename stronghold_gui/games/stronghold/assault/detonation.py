"""Stage II.3: the orcs' detonation (rules, section 6; R-70)."""

from __future__ import annotations

from typing import Final

from stronghold_gui.core.decision import Decision
from stronghold_gui.core.refusal import Refusal
from stronghold_gui.games.stronghold.assault.sections import invader_at, section
from stronghold_gui.games.stronghold.decisions import Kind
from stronghold_gui.games.stronghold.effects import kill_outer, strip_wall
from stronghold_gui.games.stronghold.events import Event
from stronghold_gui.games.stronghold.moves import DONE, Detonate, Done, Move
from stronghold_gui.games.stronghold.pieces import ORC
from stronghold_gui.games.stronghold.position import Position
from stronghold_gui.games.stronghold.reasons import Reason, refuse

_SOURCE: Final = "R-70"


def decisions(position: Position) -> tuple[Decision, ...]:
    """Return the Invader's decision on another explosion. The task is (kind, section, orcs blown up so far, 0)."""
    _, wall, count, _ = position.todo[-1]
    return (Decision(invader_at(position, wall), Kind.DETONATE, position.board.outer[wall], count),)


def moves(position: Position, seat: int) -> list[Move]:
    """Return the places where an orc can be blown up, and done after the first one."""
    _, wall, count, _ = position.todo[-1]
    found: list[Move] = [
        Detonate(position.board.outer[place]) for place in section(position, wall) if position.outer[3 * place + ORC]
    ]
    if count:
        found.append(DONE)
    return found


def refusal(position: Position, seat: int, move: Move) -> Refusal | None:
    """Return why no orc can be blown up there, or why it cannot end yet."""
    _, wall, count, _ = position.todo[-1]
    match move:
        case Done():
            return None if count else refuse(Reason.MUST_CHOOSE, _SOURCE, count=1)
        case Detonate(name):
            place = position.board.outer_index.get(name, -1)
            if place < 0:
                return refuse(Reason.UNKNOWN_PLACE, "2", place=name)
            if place not in section(position, wall):
                return refuse(Reason.NOT_THE_ONE, _SOURCE, unit="orc", place=name)
            if not position.outer[3 * place + ORC]:
                return refuse(Reason.NOT_THERE, _SOURCE, piece="orc", place=name)
            return None
        case _:
            return refuse(Reason.NOT_NOW, _SOURCE, stage=position.stage)


def play(position: Position, seat: int, move: Move, out: list[Event]) -> None:
    """Blow up one orc, with one stone and all wood of the section, or end."""
    kind, wall, count, _ = position.todo.pop()
    if isinstance(move, Detonate):
        position.todo.append((kind, wall, count + 1, 0))
        kill_outer(position, position.board.outer_index[move.place], ORC, "orcs_detonation", out)
        strip_wall(position, wall, 1, "orcs_detonation", out)
