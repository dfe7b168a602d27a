"""The whole state of a game, as flat lists of counts: plain, comparable, cheap to copy.

Cards are no objects but counted by kind; ``pieces.py`` numbers the kinds and places.
"""

from __future__ import annotations

from typing import Final, Literal, get_args

from stronghold_gui.core.chance import Chance
from stronghold_gui.core.flat import FlatPosition
from stronghold_gui.games.warriors.cards import Cards, Deal
from stronghold_gui.games.warriors.pieces import (
    BAND,
    DRAGON_PLACE,
    FACTIONS,
    MOST_DRAGONS,
    NONE,
    PEOPLES,
    PRIZES,
    TYPES,
    WARRIORS,
    seat_of,
)

Stage = Literal["setup", "keep", "place", "battles", "over"]
"""The stage of the game: placing the set-up deal, keeping cards, placing them, the battles of the round, the end."""
STAGES: Final[tuple[Stage, ...]] = get_args(Stage)

Ending = Literal["", "points", "pile", "shared"]
"""How the game ended: by points, by the larger victory pile on equal points, or with several winners (RW-48)."""
ENDINGS: Final[tuple[Ending, ...]] = get_args(Ending)

Task = tuple[str, int, int]
"""Something that must still be done: a kind and up to two figures (``naming.py``). It may wait for a seat's move."""

Kinds = tuple[int, ...]
"""Card kinds in ascending order, each as often as there are such cards."""


class Position(FlatPosition):
    """The whole state of a game.

    Attributes:
        cards: the cards of the match; shared, never changed.
        chance: seed and number of draws so far.
        seats: number of seats.
        dealer: seat of the dealer (RW-06).
        round: 1 to 3; the set-up belongs to round 1 (RW-14).
        stage: see ``Stage``.
        todo: tasks still to be done, the next one last.
        pile: cards in the draw pile by kind; it has no order before a card is drawn.
        discard: cards discarded in public, by kind.
        hands: cards dealt and not yet shown, by seat.
        chosen: cards of the hands that are to be kept, by seat; empty before a choice.
        content: bits of the seats that confirmed their choice and need not be asked again (RW-08).
        laid: cards dealt but not kept, face down, by seat; those of round 3 are out of the game (RW-09).
        new_wizards: wizards still to be placed, by seat.
        army: face-up warriors of factions, ``(seat * 6 + people) * 3 + type``; without those in the band.
        wizards: wizards on factions, ``seat * 6 + people``.
        catapults: catapults, by seat.
        waiting: flames that wait for a dragon, by seat.
        holder: the seat that has each battle card on the table, by index of ``Cards.battles``; ``NONE`` for none.
        dragon_of, flames: owner (or ``NONE``) and flames of each dragon; the next dragon gets the lowest free number.
        victory: victory piles, ``seat * 19 + kind``.
        resolver: the seat whose battle card is or was last resolved in this round; the dealer before the first (RW-32).
        card: index of the current battle card or ``NONE``.
        kind: the kind of its battles, "" before a mixed one is declared.
        side, target: places that fight (``pieces.py``) or ``NONE``.
        defender: the seat that owns or owned the target.
        left: the target whose battle ended before a charge, or ``NONE`` (RW-26).
        thrown: whether the running battle or charge has had a throw.
        camp: warriors of the side that camp, by type.
        band: infantry of the band, by people.
        red, black: dice on the table, highest first, as thrown.
        card_passed, round_passed: bits of the seats that let their catapults rest for the card or the round (RW-33).
        winners, ending: who won and how.
    """

    __slots__ = (
        "army", "band", "black", "camp", "card", "card_passed", "cards", "catapults", "chosen", "content",
        "dealer", "defender", "discard", "dragon_of", "ending", "flames", "hands", "holder", "kind", "laid", "left",
        "new_wizards", "pile", "red", "resolver", "round", "round_passed", "seats", "side", "stage", "target",
        "thrown", "todo", "victory", "waiting", "winners", "wizards",
    )  # fmt: skip
    LISTS = (
        "army", "band", "camp", "catapults", "chosen", "discard", "dragon_of", "flames", "hands", "holder", "laid",
        "new_wizards", "pile", "todo", "victory", "waiting", "wizards",
    )  # fmt: skip
    SHARED = ("cards",)

    def __init__(self, cards: Cards, seats: int, seed: int) -> None:
        """Make an empty table with all cards in the draw pile."""
        self.cards = cards
        self.chance = Chance(seed)
        self.seats = seats
        self.dealer = 0
        self.round = 1
        self.stage: Stage = "setup"
        self.todo: list[Task] = []
        self.pile = list(cards.counts)
        self.discard = [0] * len(cards.counts)
        self.hands: list[Kinds] = [()] * seats
        self.chosen: list[Kinds] = [()] * seats
        self.laid: list[Kinds] = [()] * seats
        self.content = 0
        self.new_wizards = [0] * seats
        self.army = [0] * (seats * len(WARRIORS))
        self.wizards = [0] * (seats * len(PEOPLES))
        self.catapults = [0] * seats
        self.waiting = [0] * seats
        self.holder = [NONE] * len(cards.battles)
        self.dragon_of = [NONE] * MOST_DRAGONS
        self.flames = [0] * MOST_DRAGONS
        self.victory = [0] * (seats * PRIZES)
        self.resolver = 0
        self.card = NONE
        self.kind = ""
        self.side = self.target = self.left = self.defender = NONE
        self.thrown = False
        self.camp = [0] * len(TYPES)
        self.band = [0] * len(PEOPLES)
        self.red: tuple[int, ...] = ()
        self.black: tuple[int, ...] = ()
        self.card_passed = self.round_passed = 0
        self.winners: tuple[int, ...] = ()
        self.ending: Ending = ""

    @property
    def deal(self) -> Deal:
        """Return the numbers of cards dealt for this number of seats."""
        return self.cards.deals[self.seats]

    def dealt_and_kept(self) -> tuple[int, int]:
        """Return how many cards a seat is dealt in this round, and how many of them it keeps."""
        return self.deal.rounds[self.round - 1]

    def clockwise(self, after: int) -> list[int]:
        """Return all seats clockwise; the given seat comes last."""
        return [(after + step) % self.seats for step in range(1, self.seats + 1)]

    # -- cards on the table ------------------------------------------------------------------------------------------

    def warriors(self, faction: int) -> int:
        """Return how many face-up warriors a faction has."""
        at, army = 3 * faction, self.army
        return army[at] + army[at + 1] + army[at + 2]

    def dragons(self, seat: int) -> list[int]:
        """Return the dragons of a seat by number."""
        return [dragon for dragon, owner in enumerate(self.dragon_of) if owner == seat]

    def pile_size(self, seat: int) -> int:
        """Return how many cards are in a seat's victory pile."""
        return sum(self.victory[PRIZES * seat : PRIZES * (seat + 1)])

    def owner(self, place: int) -> int:
        """Return the owner of a place; ``NONE`` for a dragon that is not on the table. The band is the resolver's."""
        if place < FACTIONS:
            return seat_of(place)
        return self.resolver if place == BAND else self.dragon_of[place - DRAGON_PLACE]

    def present(self, place: int) -> bool:
        """Return whether a place has a face-up card or its dragon, and so can still fight or be attacked."""
        if place < FACTIONS:
            return self.warriors(place) > 0
        if place == BAND:
            return any(self.band)
        return self.dragon_of[place - DRAGON_PLACE] != NONE

    def shields(self) -> int:
        """Return the shields of the attacking faction and the battle card, or of the band (RW-29)."""
        if self.side == BAND:
            return sum(self.band)
        return self.army[3 * self.side] + self.cards.battles[self.card].shields

    def side_can_attack(self) -> bool:
        """Return whether the side has a card face up, and a shield if it is no dragon (RW-19, RW-44)."""
        side = self.side
        return self.present(side) and (DRAGON_PLACE <= side < BAND or self.shields() > 0)
