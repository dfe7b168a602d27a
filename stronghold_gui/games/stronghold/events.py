"""Events, in the terms of the table: a closed set of small values.

Log, animation, lessons and statistics read events instead of comparing positions. A kind of unit, piece or place is
named by its id. Fields called ``cause`` or ``how`` hold ids of the closed sets given with them.
"""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

from stronghold_gui.games.stronghold.assault_events import (
    Aimed,
    Breached,
    CardTurned,
    Clash,
    GateFell,
    GateHit,
    HitCardTurned,
    ShotKept,
    ShotWasted,
    Volley,
)

Way = Literal[
    "march", "sap", "drover", "rope", "call", "climb", "trainer", "escape", "spectres", "move", "swap", "hospital",
    "dungeons",
]  # fmt: skip
"""How a unit or hero got somewhere."""

Death = Literal[
    "goblin_trap", "troll_trap", "cannon", "ballista", "blood_stones", "marksmen", "goblins", "cauldron", "accident",
    "poles", "goblins_fury", "orcs_detonation", "losses", "poison", "sharpshooter", "raid", "excursion", "panic",
    "track", "hospital",
]  # fmt: skip
"""What took a unit."""

Camp = Literal["invader", "defender"]
"""One of the two camps; with three and four players a camp has two seats."""


class TurnBegan(Struct, frozen=True):
    """A turn begins. Turns count from 1."""

    turn: int


class PhaseBegan(Struct, frozen=True):
    """One of the Invader's phases (1 to 6) begins."""

    phase: int


class PauseBegan(Struct, frozen=True):
    """The Defender's pause after ``phase`` begins; all Defenders together have ``hourglasses`` to spend."""

    phase: int
    hourglasses: int


class StageBegan(Struct, frozen=True):
    """A stage of the assault begins: cannons, machines, ... (``position.Stage``)."""

    stage: str


class CardsOffered(Struct, frozen=True):
    """Phase cards are offered to the Invaders, each of whom keeps one. Others see none (R-101).

    ``seat`` is the first of those who choose: partners draw together (rules, section 10).
    """

    seat: int
    phase: str
    cards: tuple[str, ...]


class CardKept(Struct, frozen=True):
    """A seat has chosen its card of a phase, face up."""

    seat: int
    phase: str
    card: str


class CardFlipped(Struct, frozen=True):
    """A phase card now shows its special side."""

    seat: int
    phase: str


class UnitsDrawn(Struct, frozen=True):
    """A seat drew units from the bag: goblins, orcs, trolls."""

    seat: int
    units: tuple[int, int, int]


class ResourcesTaken(Struct, frozen=True):
    """A seat received resource cubes."""

    seat: int
    count: int


class UnitsGiven(Struct, frozen=True):
    """A seat handed units of this turn's draw to its partner (troop transfer, R-98)."""

    seat: int
    partner: int
    unit: str
    number: int


class ActionBorrowed(Struct, frozen=True):
    """A seat takes an action of its partner's card, which is closed to ``owner`` for the rest of the turn (R-98)."""

    seat: int
    owner: int
    action: str


class Paid(Struct, frozen=True):
    """A seat paid for an action: resources, units of one kind, and the hourglasses that the Defender gets in total."""

    seat: int
    action: str
    resources: int
    unit: str
    units: int
    hourglasses: int


class HourglassesGiven(Struct, frozen=True):
    """A Defender's seat receives hourglasses; ``cause`` is ``turn``, ``camp``, an action or a deed."""

    seat: int
    count: int
    cause: str


class HourglassesLost(Struct, frozen=True):
    """Hourglasses that the seat could do nothing legal with are gone."""

    seat: int
    count: int


class Placed(Struct, frozen=True):
    """A tile, component or card (``miss``, ``hit``) is now at a place."""

    piece: str
    place: str


class Shifted(Struct, frozen=True):
    """A tile moved from one place to another (transfers)."""

    piece: str
    start: str
    goal: str


class TakenAway(Struct, frozen=True):
    """Pieces were removed from a place: components, a smashed cauldron, a mixed-up order, a tracked saboteur."""

    piece: str
    place: str
    count: int
    cause: str


class UnitMoved(Struct, frozen=True):
    """A unit or hero went from one place to another."""

    unit: str
    start: str
    goal: str
    how: Way


class UnitKilled(Struct, frozen=True):
    """A unit is lost."""

    unit: str
    place: str
    cause: Death


class UnitHurt(Struct, frozen=True):
    """A unit of the Defender went to the hospital."""

    unit: str
    place: str
    cause: Death


class UnitTrained(Struct, frozen=True):
    """A unit in the barracks became one of the next kind."""

    unit: str
    into: str


class HourglassLaid(Struct, frozen=True):
    """A seat laid an hourglass on an action; ``paid``: how many lie there now; ``cost``: the current cost."""

    seat: int
    action: str
    paid: int
    cost: int


class ActionDone(Struct, frozen=True):
    """An action is carried out for a Defender's seat, its hourglasses gone and its used mark set."""

    seat: int
    action: str


class HasteUsed(Struct, frozen=True):
    """A Defender took the partner's used mark off an action (R-99)."""

    seat: int
    action: str


class HeroActed(Struct, frozen=True):
    """A hero used its action (``speech`` with its hourglasses, ``excursion``)."""

    hero: str
    action: str
    hourglasses: int


class OrderLaid(Struct, frozen=True):
    """An order tile was laid; ``tile`` is ``hidden`` for a seat that may not see it."""

    tile: str
    wall: str
    open: bool


class OrderTurned(Struct, frozen=True):
    """A face-down order was turned up."""

    tile: str
    wall: str


class OrderObeyed(Struct, frozen=True):
    """An order is being carried out."""

    tile: str
    wall: str


class OrderVoid(Struct, frozen=True):
    """An order was removed because it cannot be obeyed (R-66)."""

    tile: str
    wall: str


class OrderReturned(Struct, frozen=True):
    """An order that was carried out is back, face up, for the tie-break assault (R-89)."""

    tile: str
    wall: str


class InvaderDeed(Struct, frozen=True):
    """A glorious deed of the Invader is done."""

    deed: str


class DefenderDeed(Struct, frozen=True):
    """A dishonourable deed of the Defender is used, for a point of glory. Only last legs has a ``building``."""

    deed: str
    building: str


class GloryGained(Struct, frozen=True):
    """A camp received points, or gave them up if negative. ``source`` is one of ``pieces.GLORY_SOURCES``."""

    camp: Camp
    points: int
    source: str


class TurnEnded(Struct, frozen=True):
    """The end-of-turn steps are done."""

    turn: int


class ExtraAssault(Struct, frozen=True):
    """Glory is equal: one more assault decides (R-89)."""

    points: int


class GameEnded(Struct, frozen=True):
    """The game is over; ``how`` is ``glory``, ``extra_assault`` or ``time``."""

    winner: Camp
    how: str
    invader: int
    defender: int


Event = (
    TurnBegan
    | PhaseBegan
    | PauseBegan
    | StageBegan
    | CardsOffered
    | CardKept
    | CardFlipped
    | UnitsDrawn
    | ResourcesTaken
    | UnitsGiven
    | ActionBorrowed
    | Paid
    | HourglassesGiven
    | HourglassesLost
    | Placed
    | Shifted
    | TakenAway
    | UnitMoved
    | UnitKilled
    | UnitHurt
    | UnitTrained
    | HourglassLaid
    | ActionDone
    | HasteUsed
    | HeroActed
    | OrderLaid
    | OrderTurned
    | OrderObeyed
    | OrderVoid
    | OrderReturned
    | Aimed
    | ShotWasted
    | CardTurned
    | ShotKept
    | HitCardTurned
    | Volley
    | Clash
    | Breached
    | GateHit
    | GateFell
    | InvaderDeed
    | DefenderDeed
    | GloryGained
    | TurnEnded
    | ExtraAssault
    | GameEnded
)
"""Any event; a type checker sees the whole set."""

HIDDEN: Final = "hidden"
"""The id of a thing that a seat may not see."""


def event_for(event: Event, invader: bool) -> Event:
    """Return the event as a seat of one camp may see it (``invader``: a seat of the Invader's)."""
    match event:
        case OrderLaid(_, wall, False) if not invader:
            return OrderLaid(HIDDEN, wall, False)
        case CardsOffered(seat, phase, _) if not invader:
            return CardsOffered(seat, phase, ())
        case _:
            return event
