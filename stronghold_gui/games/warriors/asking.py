"""Decisions as values: what somebody must decide, and what somebody may decide while others are waited for."""

from __future__ import annotations

from functools import lru_cache

from stronghold_gui.core.decision import Decision
from stronghold_gui.games.warriors.decisions import Kind


@lru_cache(maxsize=4096)
def asks(seat: int, kind: Kind, place: str = "", count: int = 0) -> Decision:
    """Return that a seat must decide; the game waits for it."""
    return Decision(seat, kind, place, count)


@lru_cache(maxsize=4096)
def may(seat: int, kind: Kind, place: str = "", count: int = 0) -> Decision:
    """Return that a seat may decide, and may decline: a catapult to be fired, a choice to be changed."""
    return Decision(seat, kind, place, count, blocking=False)
