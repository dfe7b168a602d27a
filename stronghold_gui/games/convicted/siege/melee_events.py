"""Events of the ram, giants and fights; ``events.py`` has all events."""

from __future__ import annotations

from msgspec import Struct


class RamStruck(Struct, frozen=True):
    """The ram struck the gates; ``lost`` and ``left``: points of their resistance."""

    squad: str
    strength: int
    lost: int
    left: int


class RamDiscarded(Struct, frozen=True):
    """The ram was discarded because its squad was too weak."""

    squad: str
    strength: int


class GatewayEntered(Struct, frozen=True):
    """A squad's leader entered the gateway."""

    squad: str
    leader: str


class GiantStruck(Struct, frozen=True):
    """A giant in support struck the wall.

    Attributes:
        die: the die as rolled.
        lost: the points of resistance that the wall lost.
    """

    squad: str
    piece: str
    die: int
    power: int
    lost: int


class FightRolled(Struct, frozen=True):
    """A squad and the defenders who face it fought.

    Attributes:
        squad: the id of the squad.
        leader, supports, die: parts of the squad's sum.
        resistance: the wall's resistance, which is subtracted from the squad's sum.
        enemy: the squad's sum.
        own_leader, own_supports, own_die: parts of the defenders' sum.
        own: the defenders' sum.
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
    """A squad's leader climbed onto the wall; ``unopposed``: whether no defender faced it (RC-70)."""

    squad: str
    leader: str
    unopposed: bool


class Panicked(Struct, frozen=True):
    """The defenders of a wall are in panic until the end of a round."""

    wall: str
    round: int


class Breathed(Struct, frozen=True):
    """The dragons of a squad breathed fire at the defenders whom it fought (RC-71)."""

    squad: str


class Murdered(Struct, frozen=True):
    """The murderer doubled the wound of a squad."""

    seat: int
    squad: str
