"""When a seat may see what the other may not, and whether that is of use for what it decides."""

from __future__ import annotations

from typing import Final

from stronghold_gui.desktop.controller import Secrecy
from stronghold_gui.games.stronghold.game import STRONGHOLD
from stronghold_gui.games.stronghold.position import Position

_PLANNED: Final = frozenset({"draft", "start", "phase", "dispatch"})
"""Stages in which the Invader plans with what only he knows: cards on offer, his face-down orders.

In the assault his choices (targets, losses) need none of it, and a curtain before each of them would be a nuisance.
"""


def secrecy(position: Position, seat: int) -> Secrecy:
    """Return whether the seat may see what others may not, and whether it matters now."""
    if STRONGHOLD.view(position, seat).table == STRONGHOLD.view(position, None).table:
        return "nothing"
    return "due" if position.stage in _PLANNED else "kept"
