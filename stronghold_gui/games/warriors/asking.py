"""Decisions as values: what the game waits for, and where somebody may interrupt it."""

from __future__ import annotations

from stronghold_gui.core.decision import Decision
from stronghold_gui.games.warriors.decisions import Kind


def asks(seat: int, kind: Kind, place: str = "", count: int = 0) -> Decision:
    """Return that a seat must decide; the game waits for it."""
    return Decision(seat, kind, place, count)


def may(seat: int, kind: Kind, place: str = "", count: int = 0) -> Decision:
    """Return that a seat may interrupt, and may decline: a catapult to be fired."""
    return Decision(seat, kind, place, count, blocking=False)
