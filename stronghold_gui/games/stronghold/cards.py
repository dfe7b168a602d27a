"""Phase cards, hit cards and order tiles, read from data and validated."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from functools import cache
from typing import Annotated, Final

from pydantic import Field

from stronghold_gui.core.data_files import read_data
from stronghold_gui.core.reading import DataFault
from stronghold_gui.core.save.part import Part
from stronghold_gui.files import reading_resource, resource
from stronghold_gui.games.stronghold.ids import ORDER_IDS, OrderId, UnitId, UsedId
from stronghold_gui.games.stronghold.pieces import EQUIPMENT, MACHINES, RITUALS, TRAINING, UNIT_INDEX

DRAFTED: Final = ("machines", "equipment", "training", "rituals")
"""The phases whose card is chosen, in order (phases 2 to 5)."""
_ACTIONS: Final = dict(zip(DRAFTED, (MACHINES, (*EQUIPMENT, "bridge"), TRAINING, RITUALS), strict=True))
_CardId = Annotated[str, Field(pattern=r"^[A-Za-z][A-Za-z0-9_-]*$", max_length=40)]
"""Moves name a card by a single word."""
_Note = Annotated[str, Field(max_length=1000)]


@dataclass(frozen=True, slots=True)
class Cards:
    """All cards of the game.

    Attributes:
        actions: the actions of each phase card, by card id.
        deck: the card ids of each drafted phase.
        ready: the starter set: one card of each drafted phase.
        hit_cards: the kinds of unit each of the Defender's hit cards shows; an empty one is a miss.
        orders: how many order tiles of each kind there are, by index of ``pieces.ORDERS``.
    """

    actions: dict[str, tuple[str, ...]]
    deck: tuple[tuple[str, ...], ...]
    ready: tuple[str, ...]
    hit_cards: tuple[tuple[int, ...], ...]
    orders: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class CardPart(Part):
    """A phase card. A starred one belongs to the starter set."""

    id: _CardId
    starred: bool
    actions: Annotated[tuple[UsedId, ...], Field(max_length=20)]


_Deck = Annotated[tuple[CardPart, ...], Field(max_length=50)]


@dataclass(frozen=True, slots=True)
class PhasesPart(Part):
    """The cards of each drafted phase."""

    machines: _Deck
    equipment: _Deck
    training: _Deck
    rituals: _Deck


@dataclass(frozen=True, slots=True)
class CardsFile(Part):
    """``cards.json`` as it is written."""

    source: _Note
    phases: PhasesPart
    defender_hit_cards: Annotated[tuple[Annotated[tuple[UnitId, ...], Field(max_length=3)], ...], Field(max_length=50)]
    order_tiles: Annotated[tuple[OrderId, ...], Field(max_length=50)]


@cache
def load_cards() -> Cards:
    """Return the cards that come with the program; raises ``BadResource`` if their file is damaged."""
    file = resource("stronghold", "cards.json")
    with reading_resource(file):
        return read_cards(read_data(CardsFile, file))


def read_cards(written: CardsFile) -> Cards:
    """Return the cards of a data file.

    Raises:
        DataFault: entries are wrong, such as a card listed twice, or an action that the card's phase does not have.
    """
    actions: dict[str, tuple[str, ...]] = {}
    deck, ready = [], []
    for phase in DRAFTED:
        cards: tuple[CardPart, ...] = getattr(written.phases, phase)
        for index, card in enumerate(cards):
            _check_card(card, actions, _ACTIONS[phase], f"phases.{phase}[{index}]")
            actions[card.id] = card.actions
        starred = [card.id for card in cards if card.starred]
        if len(starred) != 1:
            raise DataFault(f"phases.{phase}", "exactly one card of a phase is starred (the ready set)")
        ready += starred
        deck.append(tuple(card.id for card in cards))
    for index, units in enumerate(written.defender_hit_cards):
        _check_different(units, f"defender_hit_cards[{index}]")
    if not written.defender_hit_cards:
        raise DataFault("defender_hit_cards", "no card to deal")
    hit_cards = tuple(tuple(UNIT_INDEX[unit] for unit in units) for units in written.defender_hit_cards)
    orders = tuple(written.order_tiles.count(order) for order in ORDER_IDS)
    return Cards(actions, tuple(deck), tuple(ready), hit_cards, orders)


def _check_card(card: CardPart, known: Collection[str], allowed: Collection[str], path: str) -> None:
    if card.id in known:
        raise DataFault(f"{path}.id", f"the card '{card.id}' is there twice")
    for index, action in enumerate(card.actions):
        if action not in allowed:
            raise DataFault(f"{path}.actions[{index}]", f"'{action}' is not one of {', '.join(allowed)}")
    _check_different(card.actions, f"{path}.actions")
    if not card.actions:
        raise DataFault(f"{path}.actions", "a card without actions")


def _check_different(words: tuple[str, ...], path: str) -> None:
    for index, word in enumerate(words):
        if word in words[:index]:
            raise DataFault(f"{path}[{index}]", f"'{word}' is there twice")
