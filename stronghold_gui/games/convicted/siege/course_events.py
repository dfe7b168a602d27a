"""Events of the course of a siege: its beginning, rounds, stages, morale and end; ``events.py`` has all events."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Pieces = tuple[tuple[str, int], ...]
"""Pieces as pairs of kind and number; kinds without pieces are left out."""


FlightCause = Literal["melee", "morale", "standstill"]
"""Why the enemies flee: no melee units are left, the morale test failed, or rounds passed without change."""


class SiegeBegan(Struct, frozen=True):
    """The siege of a turn begins."""

    turn: int


class CardDrawn(Struct, frozen=True):
    """An enemy card was drawn: this faction attacks."""

    faction: str
    level: int


class MainDirectionFound(Struct, frozen=True):
    """The main direction of the assault was found.

    Attributes:
        dice: the rolls; empty if nothing was rolled.
        weights: strength of each wall in hundredths, if computed (RC-81).
        avoided: walls that the dice may not choose, because moats protect them (section 10).
        drawn: whether a lot decided between walls that are equally weak.
    """

    direction: str
    dice: tuple[int, ...]
    weights: tuple[int, ...]
    avoided: tuple[str, ...] = ()
    drawn: bool = False


class ArmyPlaced(Struct, frozen=True):
    """Enemy pieces came to the deployment zone of a direction."""

    direction: str
    pieces: Pieces


class Inspired(Struct, frozen=True):
    """The heretic named a section."""

    seat: int
    section: str


class PowerCast(Struct, frozen=True):
    """A blessing or spell was used; ``again``: whether this was the second time, by the sorcerer."""

    seat: int
    power: str
    target: str
    again: bool


class BaselineCounted(Struct, frozen=True):
    """The enemy pieces on the board were counted before the assault (RC-40)."""

    count: int


class RoundBegan(Struct, frozen=True):
    """A round of the siege begins; rounds count from 1."""

    round: int


class StageBegan(Struct, frozen=True):
    """A stage begins, 1 to 14."""

    stage: int


class LevelLost(Struct, frozen=True):
    """A building lost a level; ``drawn``: whether a lot chose it."""

    building: str
    level: int
    drawn: bool


class MoraleTested(Struct, frozen=True):
    """The enemy's morale was tested."""

    morale: int
    die: int
    fled: bool


class MoraleFell(Struct, frozen=True):
    """The enemy's morale fell to the given value."""

    morale: int


class NoTest(Struct, frozen=True):
    """Enemies hold a wall alone, so they need no test of morale; by a switch, the whole army needs none (RC-79)."""

    wall: str


class OthersFled(Struct, frozen=True):
    """All enemies fled except those who hold these walls alone (RC-79)."""

    walls: tuple[str, ...]


class Fled(Struct, frozen=True):
    """The enemies fled."""

    why: FlightCause


class SiegeEnded(Struct, frozen=True):
    """The siege is over; ``rounds``: the number of its rounds."""

    rounds: int
