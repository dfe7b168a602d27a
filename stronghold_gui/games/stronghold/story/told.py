"""The parts of a story. Every player saw all of it, so nothing is secret."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from stronghold_gui.games.stronghold.events import Camp

Side = Literal["west", "east", ""]
"""A side of the board, which one seat of a camp of two commands; ``""`` for barbican and houses."""

Weapon = Literal["machines", "hit_cards"]
"""The weapons that turn cards: the Invader's throwing machines, or the Defender's cannons and poles."""

NEAR: Final = 2
"""A section that fell short of a breach by at most this strength nearly fell."""


@dataclass(frozen=True, slots=True)
class Points:
    """The glory of both camps at the end of a turn. Turn 0 is the set-up, and the last turn may have ended early."""

    turn: int
    invader: int
    defender: int


@dataclass(frozen=True, slots=True)
class Fight:
    """One clash at a wall section.

    Attributes:
        turn: the turn; the extra assault of a draw counts as a further turn after the last.
        wall: the section.
        invader, defender: the strengths that were compared first.
        to_breach: strength that the Invader lacked for a breach, 0 if there was enough.
        breached: the section was breached.
    """

    turn: int
    wall: str
    invader: int
    defender: int
    to_breach: int
    breached: bool

    @property
    def near(self) -> bool:
        """Whether the section nearly fell."""
        return not self.breached and self.to_breach <= NEAR


@dataclass(frozen=True, slots=True)
class Watch:
    """A wall section without an attack, and its strength when strengths were compared elsewhere."""

    turn: int
    wall: str
    defender: int


@dataclass(frozen=True, slots=True)
class Loss:
    """Units of one kind that a camp lost in one way, on one side of the board."""

    camp: Camp
    unit: str
    cause: str
    count: int
    side: Side = ""


@dataclass(frozen=True, slots=True)
class Luck:
    """The cards that were turned for one sort of weapon.

    Attributes:
        weapon: the weapon.
        shots: shots with a card.
        hits: shots that hit.
        expected: the number of hits to expect: the sum of the odds of each shot, by the cards left at that time.
        side: the side that fired, if only one side's shots are counted.
    """

    weapon: Weapon
    shots: int
    hits: int
    expected: float
    side: Side = ""


@dataclass(frozen=True, slots=True)
class Story:
    """A whole siege.

    Attributes:
        points: glory at the set-up, after each turn, and at the end.
        fights: every clash, in order.
        watches: the sections that were not attacked, turn by turn; none without positions.
        losses: units lost, the largest numbers first.
        luck: for each sort of weapon that turned cards.
        shares: the luck of each side that turned cards.
        breaches: places breached (a wall section, or ``gate3``), with their turn, in order.
        extra: the number under which the extra assault of a draw is counted; 0 if there was none.
    """

    points: tuple[Points, ...]
    fights: tuple[Fight, ...]
    losses: tuple[Loss, ...]
    luck: tuple[Luck, ...]
    breaches: tuple[tuple[int, str], ...]
    shares: tuple[Luck, ...] = ()
    watches: tuple[Watch, ...] = ()
    extra: int = 0

    @property
    def over(self) -> int:
        """Return how many turns are over, without the extra assault."""
        last = self.points[-1].turn
        return min(last, self.extra - 1) if self.extra else last

    @property
    def near_falls(self) -> tuple[Fight, ...]:
        """The fights in which a section nearly fell."""
        return tuple(fight for fight in self.fights if fight.near)
