"""Moving up, regrouping, squads and who faces them. Events; ``events.py`` has them all."""

from __future__ import annotations

from stronghold_gui.core.value import value
from stronghold_gui.games.convicted.siege.course_events import Pieces


@value
class FoesHeld:
    """Enemies wait before the ring of a direction."""

    direction: str
    obstacle: str
    pieces: Pieces


@value
class FoesLostAtRing:
    """Enemies fell while they crossed the ring."""

    direction: str
    obstacle: str
    pieces: Pieces


@value
class FoesMovedUp:
    """Enemies went from the deployment zone of a direction to its assault zone."""

    direction: str
    pieces: Pieces


@value
class FoeStorms:
    """A ranged enemy goes along with the others from now on."""

    direction: str
    piece: str


@value
class Regrouped:
    """A unit moved one step; ``back``: it took its step back."""

    seat: int
    unit: str
    start: str
    goal: str
    back: bool


@value
class SquadsDealt:
    """The automatic enemy divides those before a wall: how many there are, into how many squads (RC-60)."""

    direction: str
    units: int
    squads: int


@value
class SquadFormed:
    """The enemy formed a squad; ``place``: where its leader stands."""

    squad: str
    leader: str
    supports: Pieces
    place: str


@value
class RamGiven:
    """A squad carries the ram; ``chosen``: a player said so, else it is the one of the highest total strength."""

    squad: str
    strength: int
    chosen: bool = False


@value
class TowerGiven:
    """A squad has a siege tower: the one that is worth most, its leader's strength and its supports together."""

    squad: str
    worth: int = 0


@value
class Poured:
    """Boulders and a cauldron hit the assault zone before a wall; ``dice`` as rolled."""

    wall: str
    dice: tuple[int, ...]
    power: int
    tower: int


@value
class StonesRained:
    """The rain of stones hit a zone."""

    zone: str
    power: int


@value
class LeaderChanged:
    """The leader of a squad fell, and another leads it."""

    squad: str
    leader: str


@value
class SquadGone:
    """Nobody of a squad is left."""

    squad: str


@value
class Blinded:
    """A squad is blinded."""

    squad: str


@value
class Guided:
    """The oracle moved a unit."""

    seat: int
    unit: str
    start: str
    goal: str


@value
class Faced:
    """A unit of a wall was set against a squad; ``leads``: it leads."""

    seat: int
    unit: str
    squad: str
    leads: bool


@value
class Withdrawn:
    """Those set against a squad were taken back."""

    seat: int
    squad: str


@value
class IllusionSeen:
    """A unit adds nothing in its fight, under illusions."""

    unit: str
    squad: str
