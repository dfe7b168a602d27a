"""What a story consists of. All of it lay open on the table when it happened, so nothing needs to be hidden."""

from __future__ import annotations

from collections.abc import Mapping

from stronghold_gui.core.value import value


@value
class Moment:
    """The table at the end of a round, or where there are none of as many turns; the first one is the beginning.

    Attributes:
        round: after which round; 0 for the beginning.
        points: what the cards of each player are worth that still have a figure.
        high: how many figures of each player stand as high as a wall or higher.
        given: wounds that each player has given since the moment before, friends' not counted.
    """

    round: int
    points: tuple[int, ...]
    high: tuple[int, ...]
    given: tuple[int, ...]


@value
class Deeds:
    """What a card has done and suffered.

    Attributes:
        player: whose it is now.
        given: wounds that its figures gave enemies and the door. ``taken``: that they took, falls included.
        destroyed: enemies that it destroyed. ``lost``: figures that it lost.
    """

    player: int
    given: int
    taken: int
    destroyed: int
    lost: int


@value
class Luck:
    """What dice gave a player, and what they promise on average.

    Attributes:
        player: whose.
        dice: so many were thrown.
        good: how many showed what was wanted: skulls in attack, shields in defence.
        expected: how many were to be expected.
    """

    player: int
    dice: int
    good: int
    expected: float

    @property
    def over(self) -> float:
        """By how many more than expected."""
        return self.good - self.expected


@value
class Story:
    """A match so far.

    Attributes:
        moments: from the beginning to now, in order.
        deeds: of each card of an army, by its id.
        attack, defence: luck of each player that threw such dice, in their order.
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
        """Return the card that gave most wounds, of several the first; ``""`` before any."""
        most = max(self.deeds, key=lambda card: self.deeds[card].given, default="")
        return most if most and self.deeds[most].given else ""

    def hardest_hit(self) -> str:
        """Return the card that took most wounds, of several the first; ``""`` before any."""
        most = max(self.deeds, key=lambda card: self.deeds[card].taken, default="")
        return most if most and self.deeds[most].taken else ""
