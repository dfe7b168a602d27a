"""Reading ``cards.json``: every fault is named by its path."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from stronghold_gui.core.reading import Node
from stronghold_gui.games.fortress.data.cards import PARAMS, POWERS, SIZES, Card, Cards, DoorCard, Size, together

_MOST: Final = {
    "height": 20, "spaces": 2, "figures": 4, "life": 20, "move": 20, "range": 20, "attack": 20, "defence": 20,
    "points": 1000,
}  # fmt: skip
"""The largest value of each number; the least is 1."""
_MEMBERS: Final = {
    *("id", "general", "species", "class", "personality", "unique", "kind", "size", "powers"), *_MOST,
}  # fmt: skip
MOST_CARDS: Final = 100


def read_cards(root: Node, further: Node | None = None) -> Cards:
    """Return the cards of a file, with those of another behind them.

    Args:
        root: ``cards.json``.
        further: a list of more cards, with powers that ``root`` describes.

    Raises:
        DataFault: with the path of what is wrong.
    """
    only(root, {"cards", "powers", "door"})
    params = _read_powers(root.at("powers"))
    cards = [_card(node, params) for node in root.at("cards").items()]
    if further is not None:
        cards += [_card(node, params) for node in further.items()]
    if not 0 < len(cards) <= MOST_CARDS:
        raise root.at("cards").fault(f"there are {len(cards)} cards, not 1 to {MOST_CARDS}")
    seen: set[str] = set()
    for node, card in zip(root.at("cards").items(), cards, strict=False):
        if card.id in seen:
            raise node.at("id").fault(f"'{card.id}' is there twice")
        seen.add(card.id)
    return together(tuple(cards), params, _door(root.at("door")))


def only(node: Node, names: set[str]) -> None:
    """Refuse members that nobody reads; raises ``DataFault``."""
    for name, member in node.members().items():
        if name not in names:
            raise member.fault(f"'{name}' is unknown")


def _read_powers(node: Node) -> Mapping[str, Mapping[str, int]]:
    params: dict[str, Mapping[str, int]] = {}
    for item in node.items():
        only(item, {"id", "kind", "params"})
        power = item.at("id").choice(*POWERS)
        if power in params:
            raise item.at("id").fault(f"'{power}' is there twice")
        wanted = set(PARAMS.get(power, ()))
        only(item.at("params"), wanted)
        params[power] = {name: item.at("params").at(name).number(1, 100) for name in sorted(wanted)}
    return params


def _card(node: Node, params: Mapping[str, Mapping[str, int]]) -> Card:
    only(node, _MEMBERS)
    numbers = {name: node.at(name).number(1, most) for name, most in _MOST.items()}
    hero = node.at("kind").choice("hero", "squad") == "hero"
    if hero != (numbers["figures"] == 1):
        raise node.at("figures").fault("a hero is one figure, a squad two to four")
    powers = [power.choice(*params) for power in node.at("powers").items()]
    card_id = node.at("id").text()
    if not card_id.replace("_", "").isalnum() or not card_id.isascii():
        raise node.at("id").fault("an id is made of letters, digits and _")
    return Card(
        id=card_id,
        species=node.at("species").text(),
        rank=node.at("class").text(),
        unique=node.at("unique").flag(),
        hero=hero,
        size=cast("Size", node.at("size").choice(*SIZES)),
        powers=frozenset(powers),
        **numbers,
    )


def _door(node: Node) -> DoorCard:
    only(node, {"life", "defence", "height", "reinforced", "reinforced_by"})
    only(node.at("reinforced"), set(SIZES))
    return DoorCard(
        node.at("life").number(1, 100),
        node.at("defence").number(0, 20),
        node.at("height").number(1, 100),
        {size: node.at("reinforced").at(size).number(0, 10) for size in SIZES},
        node.at("reinforced_by").choice("shields", "dice") == "shields",
    )
