"""The table as people read it: a position in ids instead of numbers, as a tree of plain values.

Views, the window, position documents and the commands all read this form; the rules themselves never do. It is made by
``reading.read_table`` and turned back into a position by ``documents``. Counts are dicts without zeros; every default
is the value in an empty table, so that a document may omit it. A card kind is written as in ``pieces.COMMON`` or as a
battle card's short name (``S7``); in a view, ``hidden`` stands for cards that the seat may not see.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from pydantic import NonNegativeInt

from stronghold_gui.core.save.part import Part, Short
from stronghold_gui.games.warriors.ids import (
    BattleId,
    BoxId,
    DragonId,
    FoughtAs,
    PeopleId,
    SeatId,
    SymbolId,
    TypeId,
)
from stronghold_gui.games.warriors.position import Ending, Stage

CardCounts = dict[str, NonNegativeInt]
"""Cards by kind."""


@dataclass(slots=True)
class Faction(Part):
    """The face-up warriors of a people before a seat, and the wizards on them."""

    infantry: NonNegativeInt = 0
    archer: NonNegativeInt = 0
    cavalry: NonNegativeInt = 0
    wizards: NonNegativeInt = 0


@dataclass(slots=True)
class Player(Part):
    """The cards in front of a seat and in its hand.

    Attributes:
        factions: by people.
        dragons: the flames of each of its dragons.
        catapults: catapults.
        battles: battle cards, lowest first, the current one included.
        flames: flames that wait for a dragon.
        wizards: new wizards still to be placed.
        victory: cards in its victory pile.
        hand: cards dealt and not yet shown.
        kept: cards of the hand that it has chosen to keep.
        laid: cards dealt but not kept, face down.
    """

    factions: dict[PeopleId, Faction] = field(default_factory=dict)
    dragons: dict[DragonId, NonNegativeInt] = field(default_factory=dict)
    catapults: NonNegativeInt = 0
    battles: list[str] = field(default_factory=list)
    flames: NonNegativeInt = 0
    wizards: NonNegativeInt = 0
    victory: CardCounts = field(default_factory=dict)
    hand: CardCounts = field(default_factory=dict)
    kept: CardCounts = field(default_factory=dict)
    laid: CardCounts = field(default_factory=dict)


@dataclass(slots=True)
class Fight(Part):
    """The current battle card, and its current battle.

    Attributes:
        card: the short name of the battle card, "" without one.
        kind: the kind of the battle.
        side, target: a faction (``b.goblins``), a dragon, or ``band``; "" where none is named.
        defender: the seat that owns or owned the target.
        left: the target whose battle ended before a charge.
        thrown: whether this battle or charge has had a throw.
        camp: warriors of the side that camp.
        band: infantry of the band.
        red, black: dice on the table, highest first.
    """

    card: str = ""
    kind: FoughtAs = ""
    side: str = ""
    target: str = ""
    defender: SeatId | None = None
    left: str = ""
    thrown: bool = False
    camp: dict[TypeId, NonNegativeInt] = field(default_factory=dict)
    band: dict[PeopleId, NonNegativeInt] = field(default_factory=dict)
    red: list[int] = field(default_factory=list)
    black: list[int] = field(default_factory=list)


@dataclass(slots=True)
class Printed(Part):
    """A battle card of a custom set (RW-01 to RW-03)."""

    kind: BattleId
    number: int
    symbols: Short[SymbolId] = field(default_factory=list)
    band: NonNegativeInt = 0


@dataclass(slots=True)
class Table(Part):
    """The whole table.

    Attributes:
        box: the id of the box.
        seats: number of seats.
        dealer: seat of the dealer.
        round: 1 to 3.
        stage: the stage of the round or game.
        players: the cards of each seat; a seat left out has none.
        pile: the draw pile; if omitted, all other cards of the box.
        discard: cards discarded in public.
        fight: the current battle card.
        resolver: the seat whose battle card is or was last resolved in this round; the dealer before the first.
        content: seats that confirmed their choice of cards.
        card_passed, round_passed: seats that let their catapults rest for the card or the round.
        todo: tasks still to be done, the next one last (``naming.py``).
        winners, ending: who won and how.
        printed: all battle cards, if they are custom ones.
        seed, draws: chance.
    """

    box: BoxId
    seats: int
    dealer: SeatId = "a"
    round: int = 1
    stage: Stage = "setup"
    players: dict[SeatId, Player] = field(default_factory=dict)
    pile: CardCounts | None = None
    discard: CardCounts = field(default_factory=dict)
    fight: Fight = field(default_factory=Fight)
    resolver: SeatId | None = None
    content: list[SeatId] = field(default_factory=list)
    card_passed: list[SeatId] = field(default_factory=list)
    round_passed: list[SeatId] = field(default_factory=list)
    todo: list[str] = field(default_factory=list)
    winners: list[SeatId] = field(default_factory=list)
    ending: Ending = ""
    printed: Short[Printed] = field(default_factory=list)
    seed: NonNegativeInt = 0
    draws: NonNegativeInt = 0
