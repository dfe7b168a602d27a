"""Phase cards, hit cards and order tiles, read from data and validated."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from stronghold_gui.core.reading import Node, read_json
from stronghold_gui.files import resource
from stronghold_gui.games.stronghold.pieces import (
    EQUIPMENT,
    MACHINES,
    ORDERS,
    RITUALS,
    TRAINING,
    UNIT_INDEX,
)

DRAFTED: Final = ("machines", "equipment", "training", "rituals")
"""The phases whose card is chosen, in order (phases 2 to 5)."""
_ACTIONS: Final = dict(zip(DRAFTED, (MACHINES, (*EQUIPMENT, "bridge"), TRAINING, RITUALS), strict=True))


@dataclass(frozen=True, slots=True)
class Cards:
    """All cards of the game.

    Attributes:
        actions: the actions of each phase card, by card id.
        deck: the card ids of each drafted phase.
        ready: the ready set: one card of each drafted phase.
        hit_cards: the kinds of unit each of the Defender's hit cards shows; an empty one is a miss.
        orders: how many order tiles of each kind there are, by index of ``pieces.ORDERS``.
    """

    actions: dict[str, tuple[str, ...]]
    deck: tuple[tuple[str, ...], ...]
    ready: tuple[str, ...]
    hit_cards: tuple[tuple[int, ...], ...]
    orders: tuple[int, ...]


@cache
def load_cards() -> Cards:
    """Return the cards that come with the program."""
    return read_cards(read_json(resource("stronghold", "cards.json")))


def read_cards(root: Node) -> Cards:
    """Return the cards of a data file.

    Raises:
        DataFault: a card names an action that its phase does not have, or is there twice, and the like.
    """
    actions: dict[str, tuple[str, ...]] = {}
    deck, ready = [], []
    for phase in DRAFTED:
        node = root.at("phases").at(phase)
        starred = []
        for card in node.items():
            name = card.at("id").text()
            if name in actions:
                raise card.fault(f"the card '{name}' is there twice")
            actions[name] = tuple(item.choice(*_ACTIONS[phase]) for item in card.at("actions").items())
            if card.at("starred").flag():
                starred.append(name)
        if len(starred) != 1:
            raise node.fault("exactly one card of a phase is starred (the ready set)")
        ready += starred
        deck.append(tuple(card.at("id").text() for card in node.items()))
    hit_cards = tuple(
        tuple(UNIT_INDEX[unit.choice(*UNIT_INDEX)] for unit in card.items())
        for card in root.at("defender_hit_cards").items()
    )
    tiles = [item.choice(*ORDERS) for item in root.at("order_tiles").items()]
    return Cards(actions, tuple(deck), tuple(ready), hit_cards, tuple(tiles.count(order) for order in ORDERS))
