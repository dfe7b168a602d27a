"""Decisions as values: what the game waits for."""

from __future__ import annotations

from stronghold_gui.core.decision import Decision
from stronghold_gui.games.convicted.decisions import Kind


def asks(seat: int, kind: Kind, place: str = "", count: int = 0, *, optional: bool = False) -> Decision:
    """Return that a seat must decide, or may as long as whoever closes the step has not (RC-07)."""
    return Decision(seat, kind, place, count, optional=optional)
