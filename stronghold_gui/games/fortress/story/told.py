"""The parts of a story. All of it was open on the table, so none of it is a secret."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Moment:
    """The table after a round or, in modes without rounds, after some turns; the first moment is the beginning.

    Attributes:
        round: number of rounds played, or of turns of each player in modes without rounds; 0 for the beginning.
        points: points of each player's cards that still have a figure.
        high: number of each player's figures that are as high as a wall or higher.
        given: wounds that each player has given since the previous moment, except to friends.
    """

    round: int
    points: tuple[int, ...]
    high: tuple[int, ...]
    given: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Deeds:
    """The deeds and losses of a card.

    Attributes:
        player: its current owner.
        given: wounds that its figures gave enemies and the door.
        taken: wounds that its figures took, falls included.
        destroyed: enemies that it destroyed.
        lost: figures that it lost.
    """

    player: int
    given: int
    taken: int
    destroyed: int
    lost: int


@dataclass(frozen=True, slots=True)
class Luck:
    """The dice of a player, with the expected results.

    Attributes:
        player: owner of the dice.
        dice: number of dice thrown.
        good: number of dice that showed the wanted face (skulls in attack, shields in defence).
        expected: the expected number of such dice.
    """

    player: int
    dice: int
    good: int
    expected: float

    @property
    def over(self) -> float:
        """Difference between good dice and the expected number."""
        return self.good - self.expected


@dataclass(frozen=True, slots=True)
class Story:
    """A match so far.

    Attributes:
        moments: the moments from the beginning to now, in order.
        deeds: the deeds of each card of an army, by its id.
        attack, defence: luck of each player that threw such dice, in player order.
        door: wounds of the door.
    """

    moments: tuple[Moment, ...]
    deeds: Mapping[str, Deeds]
    attack: tuple[Luck, ...]
    defence: tuple[Luck, ...]
    door: int

    @property
    def now(self) -> Moment:
        """The last moment."""
        return self.moments[-1]

    def best(self) -> str:
        """Return the card that gave most wounds; ``""`` if no card or more than one did."""
        return self._most(lambda deeds: deeds.given)

    def hardest_hit(self) -> str:
        """Return the card that took most wounds; ``""`` if no card or more than one did."""
        return self._most(lambda deeds: deeds.taken)

    def _most(self, counted: Callable[[Deeds], int]) -> str:
        most = max(map(counted, self.deeds.values()), default=0)
        found = [card for card, deeds in self.deeds.items() if most and counted(deeds) == most]
        return found[0] if len(found) == 1 else ""
