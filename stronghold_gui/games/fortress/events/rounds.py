"""Rounds and turns: dropping, order markers, whose turn it is."""

from __future__ import annotations

from msgspec import Struct

from stronghold_gui.games.fortress.events.who import Who


class RoundBegan(Struct, frozen=True):
    """A round begins; rounds count from 1."""

    round: int


class DropRolled(Struct, frozen=True):
    """It was rolled for a squad that waits to be dropped."""

    who: Who
    card: str
    number: int
    success: bool


class Waits(Struct, frozen=True):
    """A squad waits on, although it may be dropped."""

    who: Who
    card: str


class Dropped(Struct, frozen=True):
    """A figure was dropped."""

    who: Who
    figure: str
    space: str


class MarkerLaid(Struct, frozen=True):
    """A player laid an order marker; others see neither which nor where."""

    who: Who
    marker: str
    card: str


class MarkerTurned(Struct, frozen=True):
    """An order marker was turned: that card has this turn."""

    who: Who
    marker: str
    card: str


class TurnLost(Struct, frozen=True):
    """A turn is lost: its marker lies on no card that has a figure."""

    who: Who


class TurnWaits(Struct, frozen=True):
    """A marker was turned on a squad that still waits to be dropped: nothing happens."""

    who: Who
    card: str


class CardUsed(Struct, frozen=True):
    """A player takes a turn with a card (discovery)."""

    who: Who
    card: str


class TurnEnded(Struct, frozen=True):
    """A turn has ended."""

    who: Who


class RoundEnded(Struct, frozen=True):
    """A round has ended, and order markers come back."""

    round: int
