"""What happened, in order and in terms of the table: a closed set of small values.

Log, animation, lessons and statistics read events; nobody compares positions. A kind of unit, piece or place is named
by its id. Fields called ``cause`` or ``how`` hold ids of the closed sets given with them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Way = Literal[
    "march", "sap", "drover", "rope", "call", "climb", "trainer", "escape", "spectres", "move", "swap", "hospital",
    "dungeons", "regroup",
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


@dataclass(frozen=True, slots=True)
class TurnBegan:
    """A turn begins; turns count from 1."""

    turn: int


@dataclass(frozen=True, slots=True)
class PhaseBegan:
    """One of the Invader's phases (1 to 6) begins."""

    phase: int


@dataclass(frozen=True, slots=True)
class PauseBegan:
    """The Defender's pause after ``phase`` begins; ``hourglasses``: to spend, of both Defenders together."""

    phase: int
    hourglasses: int


@dataclass(frozen=True, slots=True)
class StageBegan:
    """A stage of the assault begins: cannons, machines, ... (``position.Stage``)."""

    stage: str


@dataclass(frozen=True, slots=True)
class CardsOffered:
    """Phase cards lie before the Invaders, each of whom keeps one; others see none (R-101).

    ``seat`` is the first of those who choose: partners draw together (rules, section 10).
    """

    seat: int
    phase: str
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CardKept:
    """A seat has chosen its card of a phase, for everybody to see."""

    seat: int
    phase: str
    card: str


@dataclass(frozen=True, slots=True)
class CardFlipped:
    """A phase card now shows its special side."""

    seat: int
    phase: str


@dataclass(frozen=True, slots=True)
class UnitsDrawn:
    """A seat drew units from the bag: goblins, orcs, trolls."""

    seat: int
    units: tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class ResourcesTaken:
    """A seat received resource cubes."""

    seat: int
    count: int


@dataclass(frozen=True, slots=True)
class UnitsGiven:
    """A seat handed units of this turn's draw to its partner (troop transfer, R-98)."""

    seat: int
    partner: int
    unit: str
    number: int


@dataclass(frozen=True, slots=True)
class ActionBorrowed:
    """A seat takes an action of its partner's card, which is closed to ``owner`` for the rest of the turn (R-98)."""

    seat: int
    owner: int
    action: str


@dataclass(frozen=True, slots=True)
class Paid:
    """A seat paid for an action: resources, units of one kind, hourglasses given to the Defender in all."""

    seat: int
    action: str
    resources: int
    unit: str
    units: int
    hourglasses: int


@dataclass(frozen=True, slots=True)
class HourglassesGiven:
    """A Defender's seat receives hourglasses; ``cause`` is ``turn``, ``setup``, ``camp``, an action or a deed."""

    seat: int
    count: int
    cause: str


@dataclass(frozen=True, slots=True)
class HourglassesLost:
    """Hourglasses that the seat could do nothing legal with are gone."""

    seat: int
    count: int


@dataclass(frozen=True, slots=True)
class Placed:
    """A tile, component or card (``miss``, ``hit``) now lies at a place."""

    piece: str
    place: str


@dataclass(frozen=True, slots=True)
class Shifted:
    """A tile moved from one place to another (transfers)."""

    piece: str
    start: str
    goal: str


@dataclass(frozen=True, slots=True)
class TakenAway:
    """So many pieces left a place (components, a smashed cauldron, a mixed-up order, a tracked saboteur)."""

    piece: str
    place: str
    count: int
    cause: str


@dataclass(frozen=True, slots=True)
class UnitMoved:
    """A unit or hero went from one place to another."""

    unit: str
    start: str
    goal: str
    how: Way


@dataclass(frozen=True, slots=True)
class UnitKilled:
    """A unit is lost."""

    unit: str
    place: str
    cause: Death


@dataclass(frozen=True, slots=True)
class UnitHurt:
    """A unit of the Defender went to the hospital."""

    unit: str
    place: str
    cause: Death


@dataclass(frozen=True, slots=True)
class UnitTrained:
    """A unit in the barracks became one of the next kind."""

    unit: str
    into: str


@dataclass(frozen=True, slots=True)
class HourglassLaid:
    """A seat laid an hourglass of its colour on an action: so many lie there now, so many it costs now."""

    seat: int
    action: str
    paid: int
    cost: int


@dataclass(frozen=True, slots=True)
class ActionDone:
    """An action is carried out for a Defender's seat, its hourglasses gone and its used mark set."""

    seat: int
    action: str


@dataclass(frozen=True, slots=True)
class HasteUsed:
    """A Defender took the partner's used mark off an action (R-99)."""

    seat: int
    action: str


@dataclass(frozen=True, slots=True)
class HeroActed:
    """A hero used its action (``speech`` with its hourglasses, ``excursion``)."""

    hero: str
    action: str
    hourglasses: int


@dataclass(frozen=True, slots=True)
class OrderLaid:
    """An order tile was laid; ``tile`` is ``hidden`` for a seat that may not see it."""

    tile: str
    wall: str
    open: bool


@dataclass(frozen=True, slots=True)
class OrderTurned:
    """A face-down order was turned up."""

    tile: str
    wall: str


@dataclass(frozen=True, slots=True)
class OrderObeyed:
    """An order is being carried out."""

    tile: str
    wall: str


@dataclass(frozen=True, slots=True)
class OrderVoid:
    """An order left without effect: nobody can obey it (R-66)."""

    tile: str
    wall: str


@dataclass(frozen=True, slots=True)
class OrderReturned:
    """An order that was carried out lies there again, face up, for the assault that breaks a tie (R-89)."""

    tile: str
    wall: str


@dataclass(frozen=True, slots=True)
class Aimed:
    """A weapon's target was named; ``count`` marksmen or goblins take part."""

    start: str
    goal: str
    count: int


@dataclass(frozen=True, slots=True)
class ShotWasted:
    """The target named was gone when its turn came (R-47)."""

    start: str
    goal: str


@dataclass(frozen=True, slots=True)
class CardTurned:
    """A machine's card was turned; with an accurate shot two are, and ``ShotKept`` tells which counts."""

    start: str
    goal: str
    hit: bool


@dataclass(frozen=True, slots=True)
class ShotKept:
    """Of the two cards of an accurate shot, the hit or the miss counts (R-50)."""

    start: str
    goal: str
    hit: bool


@dataclass(frozen=True, slots=True)
class HitCardTurned:
    """The Defender's hit card for a cannon or poles shows these kinds; none is a miss."""

    start: str
    goal: str
    kinds: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Volley:
    """Marksmen (or goblins) fire at a place with so much strength."""

    goal: str
    strength: int


@dataclass(frozen=True, slots=True)
class Clash:
    """Strength was compared at a wall section.

    Attributes:
        wall: the section.
        invader: named terms of the Invader's strength, like ``("orc", 4)``, ``("banner", 1)``.
        defender: named terms of the Defender's.
        advantage: the winner's lead; 0 for a tie.
        winner: who leads.
        again: whether this is the second comparison (fury lost, shields).
    """

    wall: str
    invader: tuple[tuple[str, int], ...]
    defender: tuple[tuple[str, int], ...]
    advantage: int
    winner: Literal["invader", "defender", "nobody"]
    again: bool


@dataclass(frozen=True, slots=True)
class Breached:
    """The wall section (or ``gate3``) is breached."""

    place: str


@dataclass(frozen=True, slots=True)
class GateHit:
    """The ram struck a gate (counted from 1): damage, and what is left."""

    gate: int
    damage: int
    left: int


@dataclass(frozen=True, slots=True)
class GateFell:
    """A gate fell."""

    gate: int


@dataclass(frozen=True, slots=True)
class InvaderDeed:
    """A glorious deed of the Invader is done."""

    deed: str


@dataclass(frozen=True, slots=True)
class DefenderDeed:
    """A dishonourable deed of the Defender is used; its point is given up. ``building`` for last legs."""

    deed: str
    building: str


@dataclass(frozen=True, slots=True)
class GloryGained:
    """A camp received points (negative: gave them up); ``source`` of ``pieces.GLORY_SOURCES``."""

    camp: Camp
    points: int
    source: str


@dataclass(frozen=True, slots=True)
class TurnEnded:
    """The end-of-turn steps are done."""

    turn: int


@dataclass(frozen=True, slots=True)
class ExtraAssault:
    """Glory is equal: one more assault decides (R-89)."""

    points: int


@dataclass(frozen=True, slots=True)
class GameEnded:
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

HIDDEN = "hidden"
"""Stands for what a seat may not see."""


def event_for(event: Event, invader: bool) -> Event:
    """Return the event as a seat of one camp may see it (``invader``: a seat of the Invader's)."""
    match event:
        case OrderLaid(_, wall, False) if not invader:
            return OrderLaid(HIDDEN, wall, False)
        case CardsOffered(seat, phase, _) if not invader:
            return CardsOffered(seat, phase, ())
        case _:
            return event
