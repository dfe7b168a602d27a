"""What happened before the siege and around it, in order and in terms of the table; ``siege/events.py`` has the rest.

Log, animation, lessons and statistics read events; nobody compares positions. Seats are numbers; everything else is
named by its id (``pieces.py``).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from stronghold_gui.games.convicted.siege.events import SiegeEvent
from stronghold_gui.games.convicted.values import Cost

Way = Literal["trained", "drilled", "deserted"]
"""How a unit came: by an action, with another at once (Discipline), or by the deserter's power."""


@dataclass(frozen=True, slots=True)
class GameBegan:
    """A game begins; the first player was drawn by lot or named."""

    mode: str
    first: int


@dataclass(frozen=True, slots=True)
class HeroTaken:
    """A seat took a hero."""

    seat: int
    hero: str


@dataclass(frozen=True, slots=True)
class Received:
    """A seat was given resources: at the start, as loot, or as the wood of every turn."""

    seat: int
    resources: Cost
    why: Literal["start", "loot", "wood"]


@dataclass(frozen=True, slots=True)
class Placed:
    """A unit or engine went from one post to another, or from or to the town."""

    seat: int
    piece: str
    start: str
    goal: str


@dataclass(frozen=True, slots=True)
class Waiting:
    """A piece lost its place and waits in the town (RC-38)."""

    piece: str
    post: str


@dataclass(frozen=True, slots=True)
class TurnBegan:
    """A turn begins; turns count from 1."""

    turn: int
    first: int


@dataclass(frozen=True, slots=True)
class SectionsTaken:
    """A seat defends these posts this turn; ``alone``: nothing else was possible."""

    seat: int
    sections: tuple[str, ...]
    alone: bool


@dataclass(frozen=True, slots=True)
class ActionsDealt:
    """Every seat was given its actions, in seat order."""

    counts: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ActionsBegan:
    """A seat begins its actions."""

    seat: int
    count: int


@dataclass(frozen=True, slots=True)
class Fortified:
    """A section was raised by a level."""

    seat: int
    section: str
    level: int
    resistance: int


@dataclass(frozen=True, slots=True)
class Built:
    """A building was raised by a level."""

    seat: int
    building: str
    level: int


@dataclass(frozen=True, slots=True)
class Entrenched:
    """An obstacle was made on a section of the ring."""

    seat: int
    obstacle: str
    ring: str


@dataclass(frozen=True, slots=True)
class Researched:
    """A technology is known from now on."""

    seat: int
    technology: str


@dataclass(frozen=True, slots=True)
class Collected:
    """A seat collected a resource."""

    seat: int
    resource: str
    amount: int


@dataclass(frozen=True, slots=True)
class Trained:
    """A unit came to a post; ``instead``: the one that made room for it, or ``-``."""

    seat: int
    unit: str
    post: str
    instead: str
    way: Way


@dataclass(frozen=True, slots=True)
class Made:
    """An engine came to a post; ``instead``: the one that made room for it, or ``-``."""

    seat: int
    engine: str
    post: str
    instead: str


@dataclass(frozen=True, slots=True)
class Repaired:
    """A section or the gates got a point of resistance back."""

    seat: int
    target: str
    resistance: int


@dataclass(frozen=True, slots=True)
class Forged:
    """The forger made resources of others."""

    seat: int
    given: tuple[str, ...]
    wanted: str
    count: int


@dataclass(frozen=True, slots=True)
class Given:
    """A seat gave another resources for nothing."""

    seat: int
    partner: int
    resource: str
    count: int


@dataclass(frozen=True, slots=True)
class Proposed:
    """A seat proposed an exchange."""

    seat: int
    partner: int
    resource: str
    count: int
    wanted: str
    number: int


@dataclass(frozen=True, slots=True)
class Exchanged:
    """Two seats exchanged resources."""

    seat: int
    partner: int
    resource: str
    count: int
    wanted: str
    number: int


@dataclass(frozen=True, slots=True)
class Declined:
    """A seat declined an exchange."""

    seat: int


@dataclass(frozen=True, slots=True)
class ActionsEnded:
    """A seat has ended its actions; ``unused``: those it let go."""

    seat: int
    unused: int


@dataclass(frozen=True, slots=True)
class Sabotaged:
    """Saboteurs damaged something: it has this level left; ``drawn``: by lot."""

    target: str
    level: int
    drawn: bool


@dataclass(frozen=True, slots=True)
class RingSabotaged:
    """Saboteurs removed what stood on a section of the ring."""

    ring: str
    obstacle: str
    drawn: bool


@dataclass(frozen=True, slots=True)
class LootDealt:
    """What the enemy left was dealt out, in seat order."""

    shares: tuple[Cost, ...]


@dataclass(frozen=True, slots=True)
class TurnEnded:
    """A turn has ended."""

    turn: int


@dataclass(frozen=True, slots=True)
class GameEnded:
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
