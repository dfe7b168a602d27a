"""Decisions as values: what the game waits for."""

from __future__ import annotations

from functools import lru_cache

from stronghold_gui.core.decision import Decision
from stronghold_gui.games.convicted.decisions import Kind


@lru_cache(maxsize=4096)
def asks(seat: int, kind: Kind, place: str = "", count: int = 0) -> Decision:
    """Return that a seat must decide."""
    return Decision(seat, kind, place, count)
