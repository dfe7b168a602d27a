"""Events of the set-up, the armies, the rounds and the end of a match."""

from __future__ import annotations

from msgspec import Struct

from stronghold_gui.games.fortress.events.acting import Who


class GameBegan(Struct, frozen=True):
    """A game begins."""

    scenario: str
    armies: str


class Rolled(Struct, frozen=True):
    """A player rolled the d20; ``why``: ``draft``, ``placing`` or ``initiative``."""

    who: Who
    why: str
    number: int


class BeginsFirst(Struct, frozen=True):
    """A player comes first; ``why`` as in ``Rolled``, ``skulls`` after combat dice, or ``scenario`` without a roll."""

    who: Who
    why: str


class CombatRolled(Struct, frozen=True):
    """A player rolled combat dice to decide who begins (discovery)."""

    who: Who
    skulls: int


class CardPicked(Struct, frozen=True):
    """A player took a card into the army."""

    who: Who
    card: str


class DraftPassed(Struct, frozen=True):
    """A player took no card in a draft: none fits the points any more (``done``), or none may be taken now (RF-68)."""

    who: Who
    done: bool


class FigurePlaced(Struct, frozen=True):
    """A figure was set on the battlefield at the start."""

    who: Who
    figure: str
    space: str


class LeftOut(Struct, frozen=True):
    """A figure was left out at the start, because there was no room for it."""

    who: Who
    figure: str


class GameEnded(Struct, frozen=True):
    """The game has ended; the winners are seats, and ``how`` is an id of ``ends.ENDINGS``."""

    winners: tuple[int, ...]
    how: str


class RoundBegan(Struct, frozen=True):
    """A round begins; rounds count from 1."""

    round: int


class DropRolled(Struct, frozen=True):
    """The d20 was rolled for a squad that waits to be dropped."""

    who: Who
    card: str
    number: int
    success: bool


class Waits(Struct, frozen=True):
    """A squad keeps waiting, although it may be dropped."""

    who: Who
    card: str


class Dropped(Struct, frozen=True):
    """A figure was dropped."""

    who: Who
    figure: str
    space: str


class MarkerLaid(Struct, frozen=True):
    """A player laid an order marker; others see neither the marker nor its card."""

    who: Who
    marker: str
    card: str


class MarkerTurned(Struct, frozen=True):
    """An order marker was turned up: its card has this turn."""

    who: Who
    marker: str
    card: str


class TurnLost(Struct, frozen=True):
    """A player lost a turn, because its marker is on no own card with a figure."""

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
