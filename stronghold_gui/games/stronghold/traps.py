"""Traps on paths: whom they kill (rules, section 7; R-60)."""

from __future__ import annotations

from stronghold_gui.games.stronghold.events import Death
from stronghold_gui.games.stronghold.pieces import GOBLIN, GOBLIN_TRAP, TROLL, TROLL_TRAP
from stronghold_gui.games.stronghold.position import Position


def bite(position: Position, field: int, kind: int, *, once: bool) -> Death | None:
    """Let a unit use a path; return what kills it there, or ``None``. Removing the unit is the caller's.

    A goblin trap kills every goblin that uses its path, a troll trap trolls.

    Args:
        position: the position; ``trapped`` remembers whom the traps have had.
        field: trap field of the path, -1 if it has none (``Board.path_field``).
        kind: the unit's kind.
        once: whether a troll trap bites one troll only, the first of a dispatch. A trolls' call is no dispatch: there
            it always bites (``False``).
    """
    if field < 0:
        return None
    if kind == GOBLIN and position.field[field] == GOBLIN_TRAP:
        return "goblin_trap"
    if kind != TROLL or position.field[field] != TROLL_TRAP:
        return None
    if once:
        if position.trapped >> field & 1:
            return None
        position.trapped |= 1 << field
    return "troll_trap"
