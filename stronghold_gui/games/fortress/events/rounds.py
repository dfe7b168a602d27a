"""Rounds and turns: dropping, order markers, whose turn it is."""

from __future__ import annotations

from stronghold_gui.core.value import value
from stronghold_gui.games.fortress.events.who import Who


@value
class RoundBegan:
    """A round begins; rounds count from 1."""

    round: int


@value
class DropRolled:
    """It was rolled for a squad that waits to be dropped."""

    who: Who
    card: str
    number: int
    success: bool


@value
class Waits:
    """A squad waits on, although it may be dropped."""

    who: Who
    card: str


@value
class Dropped:
    """A figure was dropped."""

    who: Who
    figure: str
    space: str


@value
class MarkerLaid:
    """A player laid an order marker; others see neither which nor where."""

    who: Who
    marker: str
    card: str


@value
class MarkerTurned:
    """An order marker was turned: that card has this turn."""

    who: Who
    marker: str
    card: str


@value
class TurnLost:
    """A turn is lost: its marker lies on no card that has a figure."""

    who: Who


@value
class TurnWaits:
    """A marker was turned on a squad that still waits to be dropped: nothing happens."""

    who: Who
    card: str


@value
class CardUsed:
    """A player takes a turn with a card (discovery)."""

    who: Who
    card: str


@value
class TurnEnded:
    """A turn has ended."""

    who: Who


@value
class RoundEnded:
    """A round has ended, and order markers come back."""

    round: int
