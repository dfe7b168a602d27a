"""Powers that are used after moving or in place of attacking, and what becomes of a dead champion."""

from __future__ import annotations

from stronghold_gui.core.value import value
from stronghold_gui.games.fortress.events.who import Who


@value
class ChargeRolled:
    """It was rolled whether a squad moves again."""

    card: str
    number: int
    success: bool


@value
class ShackleRolled:
    """It was tried to shackle a card."""

    who: Who
    card: str
    number: int
    success: bool


@value
class CardChanged:
    """A card with all its figures changed to another player."""

    who: Who
    card: str


@value
class Chomped:
    """A figure was bitten; ``number``: the d20, or 0 where none is rolled."""

    figure: str
    target: str
    number: int
    success: bool


@value
class CloneRolled:
    """It was rolled whether a dead figure comes back beside a living one."""

    figure: str
    number: int
    success: bool


@value
class Returned:
    """A dead figure came back."""

    figure: str
    space: str


@value
class SpiritLaid:
    """A dead champion was laid on a card: one more in attack or defence."""

    who: Who
    champion: str
    card: str


@value
class SpiritLost:
    """No card is left on which a dead champion could be laid."""

    who: Who
    champion: str
