"""What a story consists of. Everything in it has happened before everybody's eyes, so nothing needs to be hidden."""

from __future__ import annotations

from typing import Final, Literal

from stronghold_gui.core.value import value
from stronghold_gui.games.stronghold.events import Camp

Weapon = Literal["machines", "hit_cards"]
"""What cards are turned for: the Invader's throwing machines, or the Defender's cannons and poles."""

NEAR: Final = 2
"""A section that would have fallen to so much more strength nearly fell."""


@value
class Points:
    """The glory of both camps when a turn was over; turn 0 is the set-up, the last one may have ended early."""

    turn: int
    invader: int
    defender: int


@value
class Fight:
    """One clash at a wall section.

    Attributes:
        turn: when; the extra assault of a draw counts as a turn of its own, one more than the last.
        wall: where.
        invader, defender: the strengths that were compared first.
        to_breach: strength that the Invader lacked for a breach, 0 if he had it.
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


@value
class Loss:
    """Units of one kind that a camp lost in one way."""

    camp: Camp
    unit: str
    cause: str
    count: int


@value
class Luck:
    """The cards that were turned for one sort of weapon.

    Attributes:
        weapon: for what.
        shots: shots with a card.
        hits: those that hit.
        expected: hits that the cards promised on average, added up shot by shot from the cards that were left.
    """

    weapon: Weapon
    shots: int
    hits: int
    expected: float


@value
class Story:
    """A whole siege.

    Attributes:
        points: glory at the set-up, after each turn, and at the end.
        fights: every clash, in order.
        losses: units lost, the most of them first.
        luck: for each sort of weapon that turned cards.
        breaches: places breached (a wall section, or ``gate3``), with their turn, in order.
    """

    points: tuple[Points, ...]
    fights: tuple[Fight, ...]
    losses: tuple[Loss, ...]
    luck: tuple[Luck, ...]
    breaches: tuple[tuple[int, str], ...]

    def fight(self, turn: int, wall: str) -> Fight | None:
        """Return the fight at a section in a turn."""
        return next((fight for fight in self.fights if (fight.turn, fight.wall) == (turn, wall)), None)

    @property
    def near_falls(self) -> tuple[Fight, ...]:
        """The fights in which a section nearly fell."""
        return tuple(fight for fight in self.fights if fight.near)
