"""What is counted where many games are played."""

from __future__ import annotations

from collections.abc import Mapping

from stronghold_gui.games.warriors import events as e


def counted(seats: int) -> Mapping[str, type]:
    """Return the kinds of event to count in games of so many, by name."""
    return {"attacks": e.DiceThrown, "charges": e.Charged, "shots": e.Shot}


def gained(event: object, seats: int) -> tuple[int, str, int] | None:
    """Return the points that an event gave: the seat, the name of the source, how many."""
    match event:
        case e.PileScored(seat=seat, points=points):
            return seat, "warriors.card.pile", points
        case e.BonusScored(seat=seat, people=people, points=points):
            return seat, f"warriors.people.{people}", points
        case _:
            return None
