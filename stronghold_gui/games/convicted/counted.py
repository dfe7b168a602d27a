"""What is counted where many games are played."""

from __future__ import annotations

from collections.abc import Mapping

from stronghold_gui.games.convicted.siege import events as s


def counted(seats: int) -> Mapping[str, type]:
    """Return the kinds of event to count in games of so many, by name."""
    del seats
    return {"sieges": s.SiegeBegan, "rounds": s.RoundBegan, "fights": s.FightRolled}
