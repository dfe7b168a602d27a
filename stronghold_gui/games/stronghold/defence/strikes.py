"""Killing one of the Invader's units in a pause: sharpshooter, siege tower raid, the Warrior's excursion."""

from __future__ import annotations

from collections.abc import Iterable

from stronghold_gui.core.refusal import Refusal
from stronghold_gui.games.stronghold.effects import kill_outer
from stronghold_gui.games.stronghold.events import Death, Event
from stronghold_gui.games.stronghold.moves import Finish
from stronghold_gui.games.stronghold.orders import drop_void
from stronghold_gui.games.stronghold.pieces import UNIT_INDEX, UNITS
from stronghold_gui.games.stronghold.position import Position
from stronghold_gui.games.stronghold.reasons import Reason, refuse


def targets(position: Position, places: Iterable[int], action: str) -> list[Finish]:
    """Return a way to finish ``action`` for each kind of unit at each of the outer places."""
    outer, names = position.outer, position.board.outer
    return [
        Finish(action, names[place], unit)
        for place in places
        for kind, unit in enumerate(UNITS)
        if outer[3 * place + kind]
    ]


def absent(position: Position, place: int, unit: str) -> Refusal | None:
    """Return why a unit cannot be struck at an outer place: its kind does not exist, or none is there."""
    if unit not in UNIT_INDEX:
        return refuse(Reason.UNKNOWN_PIECE, "1", piece=unit)
    if position.outer[3 * place + UNIT_INDEX[unit]]:
        return None
    return refuse(Reason.NOT_THERE, "7", piece=unit, place=position.board.outer[place])


def strike(position: Position, place: str, unit: str, cause: Death, out: list[Event]) -> None:
    """Kill the unit. An order that was given to it alone leaves with it (R-66, R-115)."""
    kill_outer(position, position.board.outer_index[place], UNIT_INDEX[unit], cause, out)
    drop_void(position, out)
