"""Powers that are used after moving or in place of attacking, and what becomes of a dead champion."""

from __future__ import annotations

from dataclasses import dataclass

from stronghold_gui.games.fortress.events.who import Who


@dataclass(frozen=True, slots=True)
class ChargeRolled:
    """It was rolled whether a squad moves again."""

    card: str
    number: int
    success: bool


@dataclass(frozen=True, slots=True)
class ShackleRolled:
    """It was tried to shackle a card."""

    who: Who
    card: str
    number: int
    success: bool


@dataclass(frozen=True, slots=True)
class CardChanged:
    """A card with all its figures changed to another player."""

    who: Who
    card: str


@dataclass(frozen=True, slots=True)
class Chomped:
    """A figure was bitten; ``number``: the d20, or 0 where none is rolled."""

    figure: str
    target: str
    number: int
    success: bool


@dataclass(frozen=True, slots=True)
class CloneRolled:
    """It was rolled whether a dead figure comes back beside a living one."""

    figure: str
    number: int
    success: bool


@dataclass(frozen=True, slots=True)
class Returned:
    """A dead figure came back."""

    figure: str
    space: str


@dataclass(frozen=True, slots=True)
class SpiritLaid:
    """A dead champion was laid on a card: one more in attack or defence."""

    who: Who
    champion: str
    card: str


@dataclass(frozen=True, slots=True)
class SpiritLost:
    """No card is left on which a dead champion could be laid."""

    who: Who
    champion: str
