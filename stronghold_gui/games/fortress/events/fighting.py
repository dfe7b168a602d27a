"""Attacks, wounds and what they do; the flag."""

from __future__ import annotations

from dataclasses import dataclass

from stronghold_gui.games.fortress.events.who import Who


@dataclass(frozen=True, slots=True)
class AttackRolled:
    """A figure attacks; ``weapon``: ``normal`` or the power; how many dice, and what skulls."""

    figure: str
    target: str
    weapon: str
    dice: int
    skulls: int


@dataclass(frozen=True, slots=True)
class DefenceRolled:
    """A target defends: dice, shields rolled, further shields of its own, and the wounds that are left."""

    target: str
    dice: int
    shields: int
    further: int
    wounds: int


@dataclass(frozen=True, slots=True)
class Countered:
    """Shields beyond the skulls are wounds on the attacker."""

    target: str
    figure: str
    wounds: int


@dataclass(frozen=True, slots=True)
class Wounded:
    """A figure or the door has taken wounds; ``total``: all that it has now, of ``life``."""

    target: str
    wounds: int
    total: int
    life: int


@dataclass(frozen=True, slots=True)
class Destroyed:
    """A figure was destroyed."""

    who: Who
    figure: str


@dataclass(frozen=True, slots=True)
class CardOut:
    """A card has no figure left."""

    who: Who
    card: str


@dataclass(frozen=True, slots=True)
class FlagTaken:
    """The flag was taken down."""

    who: Who
    figure: str
