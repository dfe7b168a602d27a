"""What happened before the siege and around it, in order and in terms of the table; ``siege/events.py`` has the rest.

Log, animation, lessons and statistics read events; nobody compares positions. Seats are numbers; everything else is
named by its id (``pieces.py``).
"""

from __future__ import annotations

from typing import Literal

from stronghold_gui.core.value import value
from stronghold_gui.games.convicted.siege.events import SiegeEvent
from stronghold_gui.games.convicted.values import Cost

Way = Literal["trained", "drilled", "deserted"]
"""How a unit came: by an action, with another at once (Discipline), or by the deserter's power."""


@value
class GameBegan:
    """A game begins; the first player was drawn by lot or named."""

    mode: str
    first: int


@value
class HeroTaken:
    """A seat took a hero."""

    seat: int
    hero: str


@value
class Received:
    """A seat was given resources: at the start, as loot, or as the wood of every turn."""

    seat: int
    resources: Cost
    why: Literal["start", "loot", "wood"]


@value
class Placed:
    """A unit or engine went from one post to another, or from or to the town."""

    seat: int
    piece: str
    start: str
    goal: str


@value
class Waiting:
    """A piece lost its place and waits in the town (RC-38)."""

    piece: str
    post: str


@value
class TurnBegan:
    """A turn begins; turns count from 1."""

    turn: int
    first: int


@value
class SectionsTaken:
    """A seat defends these posts this turn; ``alone``: nothing else was possible."""

    seat: int
    sections: tuple[str, ...]
    alone: bool


@value
class ActionsDealt:
    """Every seat was given its actions, in seat order."""

    counts: tuple[int, ...]


@value
class ActionsBegan:
    """A seat begins its actions."""

    seat: int
    count: int


@value
class Fortified:
    """A section was raised by a level."""

    seat: int
    section: str
    level: int
    resistance: int


@value
class Built:
    """A building was raised by a level."""

    seat: int
    building: str
    level: int


@value
class Entrenched:
    """An obstacle was made on a section of the ring."""

    seat: int
    obstacle: str
    ring: str


@value
class Researched:
    """A technology is known from now on."""

    seat: int
    technology: str


@value
class Collected:
    """A seat collected a resource."""

    seat: int
    resource: str
    amount: int


@value
class Trained:
    """A unit came to a post; ``instead``: the one that made room for it, or ``-``."""

    seat: int
    unit: str
    post: str
    instead: str
    way: Way


@value
class Made:
    """An engine came to a post; ``instead``: the one that made room for it, or ``-``."""

    seat: int
    engine: str
    post: str
    instead: str


@value
class Repaired:
    """A section or the gates got a point of resistance back."""

    seat: int
    target: str
    resistance: int


@value
class Forged:
    """The forger made resources of others."""

    seat: int
    given: tuple[str, ...]
    wanted: str
    count: int


@value
class Given:
    """A seat gave another resources for nothing."""

    seat: int
    partner: int
    resource: str
    count: int


@value
class Proposed:
    """A seat proposed an exchange."""

    seat: int
    partner: int
    resource: str
    count: int
    wanted: str
    number: int


@value
class Exchanged:
    """Two seats exchanged resources."""

    seat: int
    partner: int
    resource: str
    count: int
    wanted: str
    number: int


@value
class Declined:
    """A seat declined an exchange."""

    seat: int


@value
class ActionsEnded:
    """A seat has ended its actions; ``unused``: those it let go."""

    seat: int
    unused: int


@value
class Sabotaged:
    """Saboteurs damaged something: it has this level left; ``drawn``: by lot."""

    target: str
    level: int
    drawn: bool


@value
class RingSabotaged:
    """Saboteurs removed what stood on a section of the ring."""

    ring: str
    obstacle: str
    drawn: bool


@value
class LootDealt:
    """What the enemy left was dealt out, in seat order."""

    shares: tuple[Cost, ...]


@value
class TurnEnded:
    """A turn has ended."""

    turn: int


@value
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
