"""Moving up, regrouping, squads and who faces them. Events; ``events.py`` has them all."""

from __future__ import annotations

from dataclasses import dataclass

from stronghold_gui.games.convicted.siege.course_events import Pieces


@dataclass(frozen=True, slots=True)
class FoesHeld:
    """Enemies wait before the ring of a direction."""

    direction: str
    obstacle: str
    pieces: Pieces


@dataclass(frozen=True, slots=True)
class FoesLostAtRing:
    """Enemies fell while they crossed the ring."""

    direction: str
    obstacle: str
    pieces: Pieces


@dataclass(frozen=True, slots=True)
class FoesMovedUp:
    """Enemies went from the deployment zone of a direction to its assault zone."""

    direction: str
    pieces: Pieces


@dataclass(frozen=True, slots=True)
class FoeStorms:
    """A ranged enemy goes along with the others from now on."""

    direction: str
    piece: str


@dataclass(frozen=True, slots=True)
class Regrouped:
    """A unit moved one step; ``back``: it took its step back."""

    seat: int
    unit: str
    start: str
    goal: str
    back: bool


@dataclass(frozen=True, slots=True)
class SquadsDealt:
    """The automatic enemy divides those before a wall: how many there are, into how many squads (RC-60)."""

    direction: str
    units: int
    squads: int


@dataclass(frozen=True, slots=True)
class SquadFormed:
    """The enemy formed a squad; ``place``: where its leader stands."""

    squad: str
    leader: str
    supports: Pieces
    place: str


@dataclass(frozen=True, slots=True)
class RamGiven:
    """A squad carries the ram; ``chosen``: a player said so, else it is the one of the highest total strength."""

    squad: str
    strength: int
    chosen: bool = False


@dataclass(frozen=True, slots=True)
class TowerGiven:
    """A squad has a siege tower: the one that is worth most, its leader's strength and its supports together."""

    squad: str
    worth: int = 0


@dataclass(frozen=True, slots=True)
class Poured:
    """Boulders and a cauldron hit the assault zone before a wall; ``dice`` as rolled."""

    wall: str
    dice: tuple[int, ...]
    power: int
    tower: int


@dataclass(frozen=True, slots=True)
class StonesRained:
    """The rain of stones hit a zone."""

    zone: str
    power: int


@dataclass(frozen=True, slots=True)
class LeaderChanged:
    """The leader of a squad fell, and another leads it."""

    squad: str
    leader: str


@dataclass(frozen=True, slots=True)
class SquadGone:
    """Nobody of a squad is left."""

    squad: str


@dataclass(frozen=True, slots=True)
class Blinded:
    """A squad is blinded."""

    squad: str


@dataclass(frozen=True, slots=True)
class Guided:
    """The oracle moved a unit."""

    seat: int
    unit: str
    start: str
    goal: str


@dataclass(frozen=True, slots=True)
class Faced:
    """A unit of a wall was set against a squad; ``leads``: it leads."""

    seat: int
    unit: str
    squad: str
    leads: bool


@dataclass(frozen=True, slots=True)
class Withdrawn:
    """Those set against a squad were taken back."""

    seat: int
    squad: str


@dataclass(frozen=True, slots=True)
class IllusionSeen:
    """A unit adds nothing in its fight, under illusions."""

    unit: str
    squad: str
