"""The parts of a story."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from stronghold_gui.games.convicted.events import Event
from stronghold_gui.games.convicted.pieces import FOE_PIECES
from stronghold_gui.games.convicted.values import NOTHING, Cost

Side = Literal["defenders", "enemy"]
Losses = tuple[tuple[str, str, int], ...]
"""Lost pieces: post or direction, id and number."""


def together(losses: Losses) -> tuple[tuple[str, int], ...]:
    """Return how many of each piece were lost at all places together, enemies in the order of ``FOE_PIECES``."""
    counts: Counter[str] = Counter()
    for _, piece, count in losses:
        counts[piece] += count
    return tuple(sorted(counts.items(), key=lambda one: FOE_PIECES.index(one[0]) if one[0] in FOE_PIECES else -1))


@dataclass(frozen=True, slots=True)
class Luck:
    """The dice of a side in a turn.

    Attributes:
        side: the side that rolled the dice.
        dice: the number of dice rolled.
        sum: the sum of these dice.
        expected: the average sum of as many dice.
    """

    side: Side
    dice: int
    sum: int
    expected: float

    @property
    def over(self) -> float:
        """The sum less the expected sum."""
        return self.sum - self.expected


@dataclass(frozen=True, slots=True)
class Turn:
    """A turn so far.

    Attributes:
        number: the number of the turn, from 1.
        first: the first player.
        deeds: the events of actions and sabotage that changed something, in order.
        faction, level: the attackers and their level; the faction is ``""`` before a siege.
        main: the main direction, ``""`` before a siege.
        rounds: the number of rounds of the siege.
        fallen: defenders and engines lost, by post.
        foes: enemy pieces lost, by direction.
        stormed: the directions where an enemy came onto the wall or into the gateway.
        sections: sections that became barriers.
        levels: the building of each lost level.
        ended: how the siege ended: ``melee``, ``morale``, ``standstill``, or ``""``.
        resources: the resources of all seats together, at the end of the turn or now.
        luck: the luck of both sides.
        over: whether the turn is over.
        loot: resources that the enemy left for all seats together.
    """

    number: int
    first: int
    deeds: tuple[Event, ...]
    faction: str
    level: int
    main: str
    rounds: int
    fallen: Losses
    foes: Losses
    stormed: tuple[str, ...]
    sections: tuple[str, ...]
    levels: tuple[str, ...]
    ended: str
    resources: Cost
    luck: tuple[Luck, ...]
    over: bool
    loot: Cost = NOTHING

    @property
    def besieged(self) -> bool:
        """Whether an army has come."""
        return bool(self.main)

    @property
    def lost(self) -> int:
        """Return how many defenders and engines of theirs fell, together."""
        return sum(count for _, _, count in self.fallen)

    @property
    def slain(self) -> int:
        """Return the number of enemy pieces destroyed."""
        return sum(count for _, _, count in self.foes)

    def lost_at(self, post: str) -> int:
        """Return the number of defenders and of their engines that fell at a post."""
        return sum(count for where, _, count in self.fallen if where == post)


@dataclass(frozen=True, slots=True)
class Story:
    """A match so far.

    Attributes:
        mode: the way to play.
        turns: the turns, in order.
        how: the kind of ending, ``""`` during the match.
    """

    mode: str
    turns: tuple[Turn, ...]
    how: str

    @property
    def costliest(self) -> Turn | None:
        """The first turn with the most defenders lost; ``None`` while none has fallen."""
        worst = max(self.turns, key=lambda turn: turn.lost, default=None)
        return worst if worst is not None and worst.lost else None

    @property
    def luck(self) -> tuple[Luck, ...]:
        """The luck of both sides in the whole match."""
        return added_up([luck for turn in self.turns for luck in turn.luck])


def added_up(rows: Sequence[Luck]) -> tuple[Luck, ...]:
    """Return luck added up by side."""
    found = []
    sides: tuple[Side, ...] = ("defenders", "enemy")
    for side in sides:
        own = [luck for luck in rows if luck.side == side]
        dice, total = sum(luck.dice for luck in own), sum(luck.sum for luck in own)
        found.append(Luck(side, dice, total, sum(luck.expected for luck in own)))
    return tuple(found)
