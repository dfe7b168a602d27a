"""Attacks, wounds and what they do; the flag."""

from __future__ import annotations

from stronghold_gui.core.value import value
from stronghold_gui.games.fortress.events.who import Who


@value
class AttackRolled:
    """A figure attacks; ``weapon``: ``normal`` or the power; how many dice, and what skulls."""

    figure: str
    target: str
    weapon: str
    dice: int
    skulls: int


@value
class DefenceRolled:
    """A target defends: dice, shields rolled, further shields of its own, and the wounds that are left."""

    target: str
    dice: int
    shields: int
    further: int
    wounds: int


@value
class Countered:
    """Shields beyond the skulls are wounds on the attacker."""

    target: str
    figure: str
    wounds: int


@value
class Wounded:
    """A figure or the door has taken wounds; ``total``: all that it has now, of ``life``."""

    target: str
    wounds: int
    total: int
    life: int


@value
class Destroyed:
    """A figure was destroyed."""

    who: Who
    figure: str


@value
class CardOut:
    """A card has no figure left."""

    who: Who
    card: str


@value
class FlagTaken:
    """The flag was taken down."""

    who: Who
    figure: str
