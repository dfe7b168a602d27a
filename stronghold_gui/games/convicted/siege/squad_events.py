"""Events of moving up, regrouping, squads and the defenders who face them; ``events.py`` has all events."""

from __future__ import annotations

from msgspec import Struct

from stronghold_gui.games.convicted.siege.course_events import Pieces


class FoesHeld(Struct, frozen=True):
    """Enemies wait before the ring of a direction."""

    direction: str
    obstacle: str
    pieces: Pieces


class FoesLostAtRing(Struct, frozen=True):
    """Enemies fell while they crossed the ring."""

    direction: str
    obstacle: str
    pieces: Pieces


class FoesMovedUp(Struct, frozen=True):
    """Enemies went from the deployment zone of a direction to its assault zone."""

    direction: str
    pieces: Pieces


class FoeStorms(Struct, frozen=True):
    """A ranged enemy unit advances with the melee units from now on (RC-59)."""

    direction: str
    piece: str


class Regrouped(Struct, frozen=True):
    """A unit moved one step; ``back``: whether this takes back an earlier step."""

    seat: int
    unit: str
    start: str
    goal: str
    back: bool


class SquadsDealt(Struct, frozen=True):
    """The automatic enemy divides the given number of units before a wall into squads (RC-60)."""

    direction: str
    units: int
    squads: int


class SquadFormed(Struct, frozen=True):
    """The enemy formed a squad; ``place``: place of its leader (``PLACE_IDS``)."""

    squad: str
    leader: str
    supports: Pieces
    place: str


class RamGiven(Struct, frozen=True):
    """A squad carries the ram.

    Attributes:
        strength: the total strength of the squad.
        chosen: whether a player chose the squad.
    """

    squad: str
    strength: int
    chosen: bool = False


class TowerGiven(Struct, frozen=True):
    """A squad has a siege tower; ``worth``: its leader's strength and the support of the others together."""

    squad: str
    worth: int = 0


class Poured(Struct, frozen=True):
    """Boulders and a cauldron hit an assault zone.

    Attributes:
        dice: the dice as rolled.
        tower: the reduction by a siege tower.
    """

    wall: str
    dice: tuple[int, ...]
    power: int
    tower: int


class StonesRained(Struct, frozen=True):
    """The rain of stones hit a zone."""

    zone: str
    power: int


class LeaderChanged(Struct, frozen=True):
    """The leader of a squad fell, and another leads it."""

    squad: str
    leader: str


class SquadGone(Struct, frozen=True):
    """The last member of a squad was removed."""

    squad: str


class Blinded(Struct, frozen=True):
    """A squad is blinded."""

    squad: str


class Guided(Struct, frozen=True):
    """The oracle moved a unit."""

    seat: int
    unit: str
    start: str
    goal: str


class Faced(Struct, frozen=True):
    """A unit of a wall was set against a squad; ``leads``: whether it leads the defenders."""

    seat: int
    unit: str
    squad: str
    leads: bool


class Withdrawn(Struct, frozen=True):
    """The units set against a squad were taken back."""

    seat: int
    squad: str


class IllusionSeen(Struct, frozen=True):
    """A unit adds nothing in its fight because of illusions."""

    unit: str
    squad: str
