"""The course of a siege: its beginning, rounds, stages, morale and end. Events; ``events.py`` has them all."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Pieces = tuple[tuple[str, int], ...]
"""Pieces by kind and how many, those of none left out."""


@dataclass(frozen=True, slots=True)
class SiegeBegan:
    """The siege of a turn begins."""

    turn: int


@dataclass(frozen=True, slots=True)
class CardDrawn:
    """An enemy card was drawn: this faction attacks."""

    faction: str
    level: int


@dataclass(frozen=True, slots=True)
class MainDirectionFound:
    """Where the main assault comes, and why.

    Attributes:
        dice: the rolls that led there, none where it was not rolled.
        weights: how well each wall is held, in hundredths, where it was reckoned (RC-81).
        avoided: walls that the dice were not to name, behind their moats (section 10).
        drawn: whether a lot decided between walls that are equally weak.
    """

    direction: str
    dice: tuple[int, ...]
    weights: tuple[int, ...]
    avoided: tuple[str, ...] = ()
    drawn: bool = False


@dataclass(frozen=True, slots=True)
class ArmyPlaced:
    """Enemy pieces came to the deployment zone of a direction."""

    direction: str
    pieces: Pieces


@dataclass(frozen=True, slots=True)
class Inspired:
    """The heretic named a section."""

    seat: int
    section: str


@dataclass(frozen=True, slots=True)
class PowerCast:
    """A blessing or spell was used; ``again``: by the sorcerer."""

    seat: int
    power: str
    target: str
    again: bool


@dataclass(frozen=True, slots=True)
class BaselineCounted:
    """So many enemy pieces stand on the board before the assault."""

    count: int


@dataclass(frozen=True, slots=True)
class RoundBegan:
    """A round of the siege begins; rounds count from 1."""

    round: int


@dataclass(frozen=True, slots=True)
class StageBegan:
    """A stage begins, 1 to 14."""

    stage: int


@dataclass(frozen=True, slots=True)
class LevelLost:
    """A building lost a level; ``drawn``: by lot."""

    building: str
    level: int
    drawn: bool


@dataclass(frozen=True, slots=True)
class MoraleTested:
    """The enemy's morale was tested."""

    morale: int
    die: int
    fled: bool


@dataclass(frozen=True, slots=True)
class MoraleFell:
    """The enemy's morale fell to this."""

    morale: int


@dataclass(frozen=True, slots=True)
class NoTest:
    """Enemies hold a wall alone, so that no morale is tested: theirs, or that of the whole army (RC-79)."""

    wall: str


@dataclass(frozen=True, slots=True)
class OthersFled:
    """All enemies fled but those who hold these walls alone, who had no test of morale (RC-79)."""

    walls: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Fled:
    """The enemies fled; ``why``: ``melee`` without melee units, ``morale``, ``standstill``."""

    why: Literal["melee", "morale", "standstill"]


@dataclass(frozen=True, slots=True)
class SiegeEnded:
    """The siege is over, and no enemy is on the board."""

    rounds: int
