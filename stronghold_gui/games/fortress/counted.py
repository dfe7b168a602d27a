"""What is counted where many games are played."""

from __future__ import annotations

from collections.abc import Mapping

from stronghold_gui.games.fortress import events as e


def counted(seats: int) -> Mapping[str, type]:
    """Return the kinds of event to count in games of so many, by name."""
    return {"attacks": e.AttackRolled, "destroyed": e.Destroyed, "doors": e.DoorMoved}
