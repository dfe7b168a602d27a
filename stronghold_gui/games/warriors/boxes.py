"""The boxes: which one so many play with, and the cards in it, read from the data of the program or somebody's own."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from pathlib import Path

from stronghold_gui.core.reading import Node, read_json
from stronghold_gui.files import reading_resource, resource
from stronghold_gui.games.warriors import cards_file
from stronghold_gui.games.warriors.cards import BOXES, Battle, Cards
from stronghold_gui.games.warriors.cards_file import default_boxes, read_battles, read_cards


@cache
def load_cards(box: str) -> Cards:
    """Return the cards of a box with the battle cards that come with the program."""
    file = resource("warriors", "battles.json")
    with reading_resource(file):
        battles = read_battles(read_json(file).at("battles"))
        root = _root()
        with reading_resource(_file()):
            return read_cards(root, box, battles)


@lru_cache(maxsize=8)
def cards_with(box: str, battles: tuple[Battle, ...]) -> Cards:
    """Return the cards of a box with other battle cards, say those of somebody who owns the printed game (RW-59).

    Raises:
        DataFault: they are not those that the box has.
    """
    return read_cards(_root(), box, battles)


@cache
def default_box(seats: int) -> str:
    """Return the box that so many play with unless they say otherwise (rules, section 0)."""
    with reading_resource(_file()):
        return default_boxes(_root())[seats]


def boxes_for(seats: int) -> tuple[str, ...]:
    """Return the boxes that so many can play with, the default first (RW-05)."""
    fitting = [box for box in BOXES if seats in load_cards(box).deals]
    return tuple(sorted(fitting, key=lambda box: box != default_box(seats)))


def battle_counts(box: str) -> Mapping[str, int]:
    """Return how many battle cards of each kind a box has."""
    return cards_file.battle_counts(_root(), box)


def band_sizes() -> tuple[int, ...]:
    """Return how large a band can be."""
    return cards_file.band_sizes(_root())


def _root() -> Node:
    """Return the data about all cards but the battle cards."""
    with reading_resource(_file()):
        return read_json(_file())


def _file() -> Path:
    return resource("warriors", "cards.json")
