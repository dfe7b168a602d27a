"""Powers that are used after moving or in place of attacking, and what becomes of a dead champion."""

from __future__ import annotations

from msgspec import Struct

from stronghold_gui.games.fortress.events.who import Who


class ChargeRolled(Struct, frozen=True):
    """It was rolled whether a squad moves again."""

    card: str
    number: int
    success: bool


class ShackleRolled(Struct, frozen=True):
    """It was tried to shackle a card."""

    who: Who
    card: str
    number: int
    success: bool


class CardChanged(Struct, frozen=True):
    """A card with all its figures changed to another player."""

    who: Who
    card: str


class Chomped(Struct, frozen=True):
    """A figure was bitten; ``number``: the d20, or 0 where none is rolled."""

    figure: str
    target: str
    number: int
    success: bool


class CloneRolled(Struct, frozen=True):
    """It was rolled whether a dead figure comes back beside a living one."""

    figure: str
    number: int
    success: bool


class Returned(Struct, frozen=True):
    """A dead figure came back."""

    figure: str
    space: str


class SpiritLaid(Struct, frozen=True):
    """A dead champion was laid on a card: one more in attack or defence."""

    who: Who
    champion: str
    card: str


class SpiritLost(Struct, frozen=True):
    """No card is left on which a dead champion could be laid."""

    who: Who
    champion: str
