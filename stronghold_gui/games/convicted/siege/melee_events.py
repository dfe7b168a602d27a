"""Events of the ram, giants and fights; ``events.py`` has all events."""

from __future__ import annotations

from msgspec import Struct


class RamStruck(Struct, frozen=True):
    """The ram struck the gates: the strength of its squad, what the gates lost and have left."""

    squad: str
    strength: int
    lost: int
    left: int


class RamDiscarded(Struct, frozen=True):
    """The squad with the ram was too weak to carry it, or there are no gates to strike."""

    squad: str
    strength: int


class GatewayEntered(Struct, frozen=True):
    """The move of a squad's leader into the gateway."""

    squad: str
    leader: str


class GiantStruck(Struct, frozen=True):
    """A giant in support struck the wall; ``die`` as rolled."""

    squad: str
    piece: str
    die: int
    power: int
    lost: int


class FightRolled(Struct, frozen=True):
    """A pair fought.

    Attributes:
        squad: the enemy's. ``leader``, ``supports``, ``die``: parts of its sum; ``resistance``: subtracted from it.
        enemy: the enemy's sum. ``own_leader``, ``own_supports``, ``own_die``, ``own``: likewise for the defenders.
    """

    squad: str
    leader: int
    supports: int
    die: int
    resistance: int
    enemy: int
    own_leader: int
    own_supports: int
    own_die: int
    own: int


class FightTied(Struct, frozen=True):
    """A blinded squad and its opponents do each other no harm."""

    squad: str


class FellBack(Struct, frozen=True):
    """A squad falls back to its assault zone."""

    squad: str


class Climbed(Struct, frozen=True):
    """The climb of a squad's leader onto the wall; ``unopposed``: no defender faced it (RC-70)."""

    squad: str
    leader: str
    unopposed: bool


class Panicked(Struct, frozen=True):
    """The defenders of a wall are in panic until the end of a round."""

    wall: str
    round: int


class Breathed(Struct, frozen=True):
    """A dragon breathed fire at those it fought."""

    squad: str


class Murdered(Struct, frozen=True):
    """The murderer doubles the wound of a squad."""

    seat: int
    squad: str
