"""Events of moving up, regrouping, squads and their opponents; ``events.py`` has all events."""

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
    """A ranged enemy goes along with the others from now on."""

    direction: str
    piece: str


class Regrouped(Struct, frozen=True):
    """A unit moved one step; ``back``: it took its step back."""

    seat: int
    unit: str
    start: str
    goal: str
    back: bool


class SquadsDealt(Struct, frozen=True):
    """The automatic enemy divides the units before a wall: their number, and the number of squads (RC-60)."""

    direction: str
    units: int
    squads: int


class SquadFormed(Struct, frozen=True):
    """The enemy formed a squad; ``place``: of its leader."""

    squad: str
    leader: str
    supports: Pieces
    place: str


class RamGiven(Struct, frozen=True):
    """A squad carries the ram; ``chosen``: by a player; otherwise it is the one of the highest total strength."""

    squad: str
    strength: int
    chosen: bool = False


class TowerGiven(Struct, frozen=True):
    """A squad has a siege tower: the one with the highest sum of its leader's strength and its supports."""

    squad: str
    worth: int = 0


class Poured(Struct, frozen=True):
    """Boulders and a cauldron hit the assault zone before a wall; ``dice`` as rolled."""

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
    """The removal of a squad without members."""

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
    """A unit of a wall was set against a squad; ``leads``: it leads."""

    seat: int
    unit: str
    squad: str
    leads: bool


class Withdrawn(Struct, frozen=True):
    """The units set against a squad were taken back."""

    seat: int
    squad: str


class IllusionSeen(Struct, frozen=True):
    """A unit adds nothing in its fight, under illusions."""

    unit: str
    squad: str
