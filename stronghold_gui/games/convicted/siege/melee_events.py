"""The ram, giants and fights. Events; ``events.py`` has them all."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class RamStruck:
    """The ram struck the gates: the strength of its squad, what the gates lost and have left."""

    squad: str
    strength: int
    lost: int
    left: int


@dataclass(frozen=True, slots=True)
class RamDiscarded:
    """The squad with the ram was too weak to carry it, or there are no gates to strike."""

    squad: str
    strength: int


@dataclass(frozen=True, slots=True)
class GatewayEntered:
    """The leader of a squad stands in the gateway."""

    squad: str
    leader: str


@dataclass(frozen=True, slots=True)
class GiantStruck:
    """A giant in support struck the wall; ``die`` as rolled."""

    squad: str
    piece: str
    die: int
    power: int
    lost: int


@dataclass(frozen=True, slots=True)
class FightRolled:
    """A pair fought.

    Attributes:
        squad: the enemy's. ``leader``, ``supports``, ``die``: what makes its sum; ``resistance``: what is taken off.
        enemy: the enemy's sum. ``own_leader``, ``own_supports``, ``own_die``: likewise for the defenders; ``own``.
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


@dataclass(frozen=True, slots=True)
class FightTied:
    """A blinded squad and those who face it do each other no harm."""

    squad: str


@dataclass(frozen=True, slots=True)
class FellBack:
    """A squad falls back to its assault zone."""

    squad: str


@dataclass(frozen=True, slots=True)
class Climbed:
    """The leader of a squad stands on the wall; ``unopposed``: nobody faced it (RC-70)."""

    squad: str
    leader: str
    unopposed: bool


@dataclass(frozen=True, slots=True)
class Panicked:
    """The defenders of a wall are in panic until the end of a round."""

    wall: str
    round: int


@dataclass(frozen=True, slots=True)
class Breathed:
    """A dragon breathed fire at those it fought."""

    squad: str


@dataclass(frozen=True, slots=True)
class Murdered:
    """The murderer doubles the wound of a squad."""

    seat: int
    squad: str
