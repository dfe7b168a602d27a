"""Events of preparation, actions and the end of a turn; ``siege/events.py`` has those of the siege.

Log, animation, lessons and statistics read events instead of comparing positions. Seats are numbers; everything else
has its id (``pieces.py``).
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from stronghold_gui.games.convicted.siege.events import SiegeEvent
from stronghold_gui.games.convicted.values import Cost

Way = Literal["trained", "drilled", "deserted"]
"""How a unit was trained: by an action, by Discipline with another unit, or by the deserter's power."""


class GameBegan(Struct, frozen=True):
    """A game begins; ``first``: the seat of the first player."""

    mode: str
    first: int


class HeroTaken(Struct, frozen=True):
    """A seat took a hero."""

    seat: int
    hero: str


class Received(Struct, frozen=True):
    """A seat was given resources: at the start, as a handicap, as loot, or as the wood of every turn."""

    seat: int
    resources: Cost
    why: Literal["start", "handicap", "loot", "wood"]


class Placed(Struct, frozen=True):
    """A unit or engine was moved between posts and the town."""

    seat: int
    piece: str
    start: str
    goal: str


class Waiting(Struct, frozen=True):
    """A piece lost its place and waits in the town (RC-38)."""

    piece: str
    post: str


class TurnBegan(Struct, frozen=True):
    """A turn begins; turns count from 1."""

    turn: int
    first: int


class SectionsTaken(Struct, frozen=True):
    """A seat defends these posts this turn; ``alone``: whether there was no other choice."""

    seat: int
    sections: tuple[str, ...]
    alone: bool


class ActionsDealt(Struct, frozen=True):
    """The defenders were given their actions of the turn; ``counts``: the numbers of actions, in seat order."""

    counts: tuple[int, ...]


class ActionsBegan(Struct, frozen=True):
    """A seat begins its actions."""

    seat: int
    count: int


class Fortified(Struct, frozen=True):
    """A section was raised by a level."""

    seat: int
    section: str
    level: int
    resistance: int


class Built(Struct, frozen=True):
    """A building was raised by a level."""

    seat: int
    building: str
    level: int


class Entrenched(Struct, frozen=True):
    """An obstacle was made on a section of the ring."""

    seat: int
    obstacle: str
    ring: str


class Researched(Struct, frozen=True):
    """A seat researched a technology."""

    seat: int
    technology: str


class Collected(Struct, frozen=True):
    """A seat collected a resource."""

    seat: int
    resource: str
    amount: int


class Trained(Struct, frozen=True):
    """A unit came to a post; ``instead``: the unit that was removed for it, or ``-``."""

    seat: int
    unit: str
    post: str
    instead: str
    way: Way


class Made(Struct, frozen=True):
    """An engine came to a post; ``instead``: the engine that was removed for it, or ``-``."""

    seat: int
    engine: str
    post: str
    instead: str


class Repaired(Struct, frozen=True):
    """A section or the gates got a point of resistance back."""

    seat: int
    target: str
    resistance: int


class Forged(Struct, frozen=True):
    """The forger turned the given resources into ``count`` of the wanted one."""

    seat: int
    given: tuple[str, ...]
    wanted: str
    count: int


class Given(Struct, frozen=True):
    """A seat gave another one resources as a gift."""

    seat: int
    partner: int
    resource: str
    count: int


class Proposed(Struct, frozen=True):
    """A seat offered ``count`` of a resource for ``number`` of the wanted one."""

    seat: int
    partner: int
    resource: str
    count: int
    wanted: str
    number: int


class Exchanged(Struct, frozen=True):
    """A seat exchanged ``count`` of a resource for ``number`` of the wanted one."""

    seat: int
    partner: int
    resource: str
    count: int
    wanted: str
    number: int


class Declined(Struct, frozen=True):
    """A seat declined an exchange."""

    seat: int


class ActionsEnded(Struct, frozen=True):
    """A seat has ended its actions; ``unused``: the number of actions that it did not use."""

    seat: int
    unused: int


class Sabotaged(Struct, frozen=True):
    """Saboteurs damaged a target, which has this level left; ``drawn``: whether it was chosen by lot."""

    target: str
    level: int
    drawn: bool


class RingSabotaged(Struct, frozen=True):
    """Saboteurs removed the obstacle on a section of the ring; ``drawn``: whether it was chosen by lot."""

    ring: str
    obstacle: str
    drawn: bool


class LootDealt(Struct, frozen=True):
    """The shares of the enemy's loot, in seat order."""

    shares: tuple[Cost, ...]


class TurnEnded(Struct, frozen=True):
    """A turn has ended."""

    turn: int


class GameEnded(Struct, frozen=True):
    """The game has ended (``position.Ending``)."""

    winners: tuple[int, ...]
    how: str


Event = (
    GameBegan
    | HeroTaken
    | Received
    | Placed
    | Waiting
    | TurnBegan
    | SectionsTaken
    | ActionsDealt
    | ActionsBegan
    | Fortified
    | Built
    | Entrenched
    | Researched
    | Collected
    | Trained
    | Made
    | Repaired
    | Forged
    | Given
    | Proposed
    | Exchanged
    | Declined
    | ActionsEnded
    | Sabotaged
    | RingSabotaged
    | LootDealt
    | TurnEnded
    | GameEnded
    | SiegeEvent
)
"""Any event; a type checker sees the whole set."""
