"""Schemas of the data files of Warriors: the cards of each box, and the battle cards.

A mapping with ids as keys and their number as ``min_length`` must have every id.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import Field

from stronghold_gui.core.data_files import Note
from stronghold_gui.core.save.part import Part
from stronghold_gui.games.warriors.cards import Dice
from stronghold_gui.games.warriors.ids import BattleId, BoxId, PeopleId, SymbolId, TypeId
from stronghold_gui.games.warriors.pieces import MOST_DRAGONS, MOST_NUMBER, MOST_SEATS, PEOPLES, ROUNDS, TYPES

Few = Annotated[int, Field(ge=0, le=99)]
BandSize = Annotated[int, Field(ge=1, le=9)]
SeatCount = Annotated[int, Field(ge=2, le=MOST_SEATS)]
DealtCards = Annotated[int, Field(ge=1, le=20)]
SetId = Literal["base", "draconic_hordes"]
PointsId = Literal["victory_pile_card", "dragons"]
"""The sources of points besides the largest factions: each card in a victory pile, and the most dragons."""


@dataclass(frozen=True, slots=True)
class BattleCard(Part):
    """A battle card: a simple one has symbols, a mercenary or mixed one a band, a draconic one neither."""

    kind: BattleId
    number: Annotated[int, Field(ge=1, le=MOST_NUMBER)]
    symbols: Annotated[tuple[SymbolId, ...], Field(max_length=99)] | None = None
    band: BandSize | None = None


@dataclass(frozen=True, slots=True)
class BattlesFile(Part):
    """``battles.json``."""

    battles: Annotated[tuple[BattleCard, ...], Field(max_length=MOST_NUMBER)]
    name: Note = ""
    about: Note = ""


@dataclass(frozen=True, slots=True)
class People(Part):
    """A people; ``border`` is the colour of its cards, ``bonus`` the points for its largest faction."""

    id: PeopleId
    border: Annotated[str, Field(min_length=1, max_length=40)]
    cards: Annotated[dict[TypeId, Few], Field(min_length=len(TYPES))]
    sworn_enemy: PeopleId
    bonus: Few


@dataclass(frozen=True, slots=True)
class OtherCounts(Part):
    """The number of cards of a set that are neither warriors nor battles, in the order of ``pieces.COMMON``."""

    dragon: Annotated[int, Field(ge=0, le=MOST_DRAGONS)] = 0
    wizard: Few = 0
    catapult: Few = 0
    flame: Few = 0


@dataclass(frozen=True, slots=True)
class CardSet(Part):
    """A set of cards; boxes are made of sets. ``warriors``: whether it has the warriors of all peoples."""

    warriors: bool
    cards: OtherCounts
    battles: dict[BattleId, Few]


@dataclass(frozen=True, slots=True)
class RoundDeal(Part):
    """The cards that are dealt in a round, and the cards that are kept."""

    deal: DealtCards
    keep: DealtCards


@dataclass(frozen=True, slots=True)
class SeatsDeal(Part):
    """The deal for numbers of seats from the least to the most."""

    seats: tuple[SeatCount, SeatCount]
    setup: DealtCards
    rounds: Annotated[tuple[RoundDeal, ...], Field(min_length=ROUNDS, max_length=ROUNDS)]


@dataclass(frozen=True, slots=True)
class Box(Part):
    """A box: its sets, their total number of cards, the numbers of seats for which it is the default, and its deals."""

    sets: Annotated[tuple[SetId, ...], Field(max_length=9)]
    cards: Annotated[int, Field(ge=1, le=999)]
    default_for: Annotated[tuple[SeatCount, ...], Field(max_length=MOST_SEATS)]
    deals: Annotated[tuple[SeatsDeal, ...], Field(max_length=MOST_SEATS)]


@dataclass(frozen=True, slots=True)
class CardsFile(Part):
    """``cards.json``: all facts about cards except the contents of battle cards."""

    peoples: Annotated[tuple[People, ...], Field(max_length=len(PEOPLES))]
    sets: Annotated[dict[SetId, CardSet], Field(min_length=2)]
    boxes: Annotated[dict[BoxId, Box], Field(min_length=2)]
    bands: Annotated[tuple[BandSize, ...], Field(max_length=9)]
    dice: Dice
    points: Annotated[dict[PointsId, Few], Field(min_length=2)]
    about: Note = ""
