"""Phase cards, hit cards and order tiles, read from data and validated."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from typing import Final

from stronghold_gui.core.reading import Node, read_json
from stronghold_gui.files import reading_resource, resource
from stronghold_gui.games.stronghold.pieces import (
    EQUIPMENT,
    MACHINES,
    ORDERS,
    PHASES,
    RITUALS,
    SPECIAL,
    TRAINING,
    UNIT_INDEX,
)

DRAFTED: Final = ("machines", "equipment", "training", "rituals")
"""The phases whose card is chosen, in order (phases 2 to 5)."""
_ID: Final = re.compile(r"[A-Za-z][A-Za-z0-9_-]*")
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
    """Return the cards that come with the program; raises ``BadResource`` if their file is damaged."""
    file = resource("stronghold", "cards.json")
    with reading_resource(file):
        return read_cards(read_json(file))


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
            name = _id(card, actions)
            actions[name] = _choices(card.at("actions"), _ACTIONS[phase])
            if not actions[name]:
                raise card.at("actions").fault("a card without actions")
            if card.at("starred").flag():
                starred.append(name)
        if len(starred) != 1:
            raise node.fault("exactly one card of a phase is starred (the ready set)")
        ready += starred
        deck.append(tuple(card.at("id").text() for card in node.items()))
    hit_cards = tuple(
        tuple(UNIT_INDEX[unit] for unit in _choices(card, tuple(UNIT_INDEX)))
        for card in root.at("defender_hit_cards").items()
    )
    if not hit_cards:
        raise root.at("defender_hit_cards").fault("no card to deal")
    _check_the_rest(root)
    tiles = [item.choice(*ORDERS) for item in root.at("order_tiles").items()]
    return Cards(actions, tuple(deck), tuple(ready), hit_cards, tuple(tiles.count(order) for order in ORDERS))


def _id(card: Node, known: dict[str, tuple[str, ...]]) -> str:
    """Return a card's id, which moves name by a single word."""
    name = card.at("id").text()
    if not _ID.fullmatch(name):
        raise card.at("id").fault(f"'{name}' is no single word")
    if name in known:
        raise card.at("id").fault(f"the card '{name}' is there twice")
    return name


def _choices(node: Node, allowed: tuple[str, ...]) -> tuple[str, ...]:
    """Return a list of different words, each one of those allowed."""
    found: list[str] = []
    for item in node.items():
        word = item.choice(*allowed)
        if word in found:
            raise item.fault(f"'{word}' is there twice")
        found.append(word)
    return tuple(found)


def _check_the_rest(root: Node) -> None:
    """Refuse what the rules would pass over in silence: other special sides, phases or prices than theirs."""
    for phase in root.at("phases").members():
        if phase not in DRAFTED:
            raise root.at("phases").fault(f"'{phase}' is unknown")
    sides = root.at("special_sides")
    for phase, special in zip(PHASES, SPECIAL, strict=False):
        sides.at(phase).choice(special)
