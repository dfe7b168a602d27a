"""The boxes: which one so many play with, and the cards in it, read from the data of the program or from a file."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from stronghold_gui.core.reading import read_json
from stronghold_gui.files import reading_resource, resource
from stronghold_gui.games.warriors.cards import BOXES, Cards
from stronghold_gui.games.warriors.cards_file import default_boxes, read_battles, read_cards


@cache
def load_cards(box: str) -> Cards:
    """Return the cards of a box with the battle cards that come with the program."""
    file = resource("warriors", "battles.json")
    with reading_resource(file):
        return own_cards(box, file)


@cache
def default_box(seats: int) -> str:
    """Return the box that so many play with unless they say otherwise (rules, section 0)."""
    file = resource("warriors", "cards.json")
    with reading_resource(file):
        return default_boxes(read_json(file))[seats]


def boxes_for(seats: int) -> tuple[str, ...]:
    """Return the boxes that so many can play with, the default first (RW-05)."""
    fitting = [box for box in BOXES if seats in load_cards(box).deals]
    return tuple(sorted(fitting, key=lambda box: box != default_box(seats)))


def own_cards(box: str, battles: Path) -> Cards:
    """Return the cards of a box with battle cards from a file, say those of somebody who owns the printed game.

    Raises:
        DataFault: with the path of what is wrong in the file.
    """
    read = read_battles(read_json(battles).at("battles"))
    file = resource("warriors", "cards.json")
    with reading_resource(file):
        return read_cards(read_json(file), box, read)
