"""Attacks, wounds and what they do; the flag."""

from __future__ import annotations

from msgspec import Struct

from stronghold_gui.games.fortress.events.who import Who


class AttackRolled(Struct, frozen=True):
    """A figure attacks; ``weapon``: ``normal`` or the power; how many dice, and what skulls."""

    figure: str
    target: str
    weapon: str
    dice: int
    skulls: int


class DefenceRolled(Struct, frozen=True):
    """A target defends: dice, shields rolled, further shields of its own, and the wounds that are left."""

    target: str
    dice: int
    shields: int
    further: int
    wounds: int


class Countered(Struct, frozen=True):
    """Shields beyond the skulls are wounds on the attacker."""

    target: str
    figure: str
    wounds: int


class Wounded(Struct, frozen=True):
    """A figure or the door has taken wounds; ``total``: all that it has now, of ``life``."""

    target: str
    wounds: int
    total: int
    life: int


class Destroyed(Struct, frozen=True):
    """A figure was destroyed."""

    who: Who
    figure: str


class CardOut(Struct, frozen=True):
    """A card has no figure left."""

    who: Who
    card: str


class FlagTaken(Struct, frozen=True):
    """The flag was taken down."""

    who: Who
    figure: str
