"""Rounds and turns: dropping, order markers, whose turn it is."""

from __future__ import annotations

from dataclasses import dataclass

from stronghold_gui.games.fortress.events.who import Who


@dataclass(frozen=True, slots=True)
class RoundBegan:
    """A round begins; rounds count from 1."""

    round: int


@dataclass(frozen=True, slots=True)
class DropRolled:
    """It was rolled for a squad that waits to be dropped."""

    who: Who
    card: str
    number: int
    success: bool


@dataclass(frozen=True, slots=True)
class Waits:
    """A squad waits on, although it may be dropped."""

    who: Who
    card: str


@dataclass(frozen=True, slots=True)
class Dropped:
    """A figure was dropped."""

    who: Who
    figure: str
    space: str


@dataclass(frozen=True, slots=True)
class MarkerLaid:
    """A player laid an order marker; others see neither which nor where."""

    who: Who
    marker: str
    card: str


@dataclass(frozen=True, slots=True)
class MarkerTurned:
    """An order marker was turned: that card has this turn."""

    who: Who
    marker: str
    card: str


@dataclass(frozen=True, slots=True)
class TurnLost:
    """A turn is lost: its marker lies on no card that has a figure."""

    who: Who


@dataclass(frozen=True, slots=True)
class TurnWaits:
    """A marker was turned on a squad that still waits to be dropped: nothing happens."""

    who: Who
    card: str


@dataclass(frozen=True, slots=True)
class CardUsed:
    """A player takes a turn with a card (discovery)."""

    who: Who
    card: str


@dataclass(frozen=True, slots=True)
class TurnEnded:
    """A turn has ended."""

    who: Who


@dataclass(frozen=True, slots=True)
class RoundEnded:
    """A round has ended, and order markers come back."""

    round: int
