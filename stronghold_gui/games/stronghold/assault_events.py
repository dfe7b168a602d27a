"""Events of the assault: aims, shots, clashes, breaches; ``events.py`` has all events."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct


class Aimed(Struct, frozen=True):
    """The target of a weapon, or of one marksman or goblin, was named."""

    start: str
    goal: str


class ShotWasted(Struct, frozen=True):
    """A shot was lost, because its named target was gone when the shot was due (R-47)."""

    start: str
    goal: str


class CardTurned(Struct, frozen=True):
    """A machine's card was turned. An accurate shot turns two; ``ShotKept`` has the one that counts."""

    start: str
    goal: str
    hit: bool


class ShotKept(Struct, frozen=True):
    """The card that counts, a hit or a miss, of the two cards of an accurate shot (R-50)."""

    start: str
    goal: str
    hit: bool


class HitCardTurned(Struct, frozen=True):
    """A hit card was turned for a cannon or poles. Without ``kinds`` it is a miss."""

    start: str
    goal: str
    kinds: tuple[str, ...]


class Volley(Struct, frozen=True):
    """Marksmen (or goblins) fire at a place with this strength."""

    goal: str
    strength: int


class Clash(Struct, frozen=True):
    """Strength was compared at a wall section.

    Attributes:
        wall: the section.
        invader: named terms of the Invader's strength, like ``("orc", 4)``, ``("banner", 1)``.
        defender: named terms of the Defender's.
        advantage: the winner's lead; 0 for a tie.
        winner: who leads.
        again: whether this is the second comparison (fury lost, shields).
    """

    wall: str
    invader: tuple[tuple[str, int], ...]
    defender: tuple[tuple[str, int], ...]
    advantage: int
    winner: Literal["invader", "defender", "nobody"]
    again: bool


class Breached(Struct, frozen=True):
    """The wall section (or ``gate3``) is breached."""

    place: str


class GateHit(Struct, frozen=True):
    """The ram struck a gate (counted from 1): damage, and what is left."""

    gate: int
    damage: int
    left: int


class GateFell(Struct, frozen=True):
    """A gate fell."""

    gate: int
