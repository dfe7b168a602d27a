"""How events tell a player: a person may play several (RF-66)."""

from __future__ import annotations

Who = int
"""A player: four times the seat of whoever plays it, plus its number."""


def player_of(who: Who) -> int:
    """Return the number of a player, 0 for P1."""
    return who % 4


def seat_of(who: Who) -> int:
    """Return the seat of whoever plays a player."""
    return who // 4
