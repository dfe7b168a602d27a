"""Events, in order and in terms of the table: a closed set of small values.

Log, animation, lessons and statistics read events instead of comparing positions. Figures, cards and places have their
ids. A player is given as ``Who``: four times the seat that plays it, plus its number.
"""

from __future__ import annotations

from typing import Final

from stronghold_gui.games.fortress.events.acting import (
    AttackRolled,
    CardChanged,
    CardOut,
    ChargeRolled,
    Chomped,
    CloneRolled,
    Countered,
    DefenceRolled,
    Destroyed,
    DoorDestroyed,
    DoorLeft,
    DoorMoved,
    DoorTaken,
    Fell,
    FellDeep,
    FlagTaken,
    Flew,
    MoveEnded,
    Rested,
    Returned,
    ShackleRolled,
    Spared,
    SpiritLaid,
    SpiritLost,
    Stepped,
    StruckAt,
    Who,
    Wounded,
    player_of,
    seat_of,
)
from stronghold_gui.games.fortress.events.match import (
    BeginsFirst,
    CardPicked,
    CardUsed,
    CombatRolled,
    DraftPassed,
    Dropped,
    DropRolled,
    FigurePlaced,
    GameBegan,
    GameEnded,
    LeftOut,
    MarkerLaid,
    MarkerTurned,
    Rolled,
    RoundBegan,
    RoundEnded,
    TurnEnded,
    TurnLost,
    TurnWaits,
    Waits,
)

HIDDEN: Final = "hidden"
"""Placeholder for a card that a seat may not see."""

Event = (
    GameBegan
    | Rolled
    | BeginsFirst
    | CombatRolled
    | CardPicked
    | DraftPassed
    | FigurePlaced
    | LeftOut
    | RoundBegan
    | DropRolled
    | Waits
    | Dropped
    | MarkerLaid
    | MarkerTurned
    | TurnLost
    | TurnWaits
    | CardUsed
    | Stepped
    | Flew
    | MoveEnded
    | StruckAt
    | Spared
    | Fell
    | FellDeep
    | ChargeRolled
    | ShackleRolled
    | CardChanged
    | Chomped
    | CloneRolled
    | Returned
    | AttackRolled
    | DefenceRolled
    | Countered
    | Wounded
    | Destroyed
    | CardOut
    | SpiritLaid
    | SpiritLost
    | DoorMoved
    | DoorDestroyed
    | DoorTaken
    | DoorLeft
    | Rested
    | FlagTaken
    | TurnEnded
    | RoundEnded
    | GameEnded
)
"""Any event; a type checker sees the whole set."""


def event_for(event: Event, seats: tuple[int, ...]) -> Event:
    """Return the event as a team of seats may see it; without seats, the public event."""
    if isinstance(event, MarkerLaid) and seat_of(event.who) not in seats:
        return MarkerLaid(event.who, HIDDEN, HIDDEN)
    return event


__all__ = [
    "HIDDEN",
    "AttackRolled",
    "BeginsFirst",
    "CardChanged",
    "CardOut",
    "CardPicked",
    "CardUsed",
    "ChargeRolled",
    "Chomped",
    "CloneRolled",
    "CombatRolled",
    "Countered",
    "DefenceRolled",
    "Destroyed",
    "DoorDestroyed",
    "DoorLeft",
    "DoorMoved",
    "DoorTaken",
    "DraftPassed",
    "DropRolled",
    "Dropped",
    "Event",
    "Fell",
    "FellDeep",
    "FigurePlaced",
    "FlagTaken",
    "Flew",
    "GameBegan",
    "GameEnded",
    "LeftOut",
    "MarkerLaid",
    "MarkerTurned",
    "MoveEnded",
    "Rested",
    "Returned",
    "Rolled",
    "RoundBegan",
    "RoundEnded",
    "ShackleRolled",
    "Spared",
    "SpiritLaid",
    "SpiritLost",
    "Stepped",
    "StruckAt",
    "TurnEnded",
    "TurnLost",
    "TurnWaits",
    "Waits",
    "Who",
    "Wounded",
    "event_for",
    "player_of",
    "seat_of",
]
