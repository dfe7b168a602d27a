"""The boxes by number of players, and their cards, from the built-in data or a custom table."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from pathlib import Path

from stronghold_gui.core.data_files import read_data
from stronghold_gui.files import reading_resource, resource
from stronghold_gui.games.warriors.cards import BOXES, Battle, Cards
from stronghold_gui.games.warriors.data import cards_file
from stronghold_gui.games.warriors.data.cards_file import default_boxes, make_battles, make_cards
from stronghold_gui.games.warriors.data.data_files import BattlesFile, CardsFile
from stronghold_gui.games.warriors.ids import BoxId


@cache
def load_cards(box: BoxId) -> Cards:
    """Return the cards of a box with the battle cards that come with the program."""
    file = resource("warriors", "battles.json")
    with reading_resource(file):
        battles = make_battles(read_data(BattlesFile, file).battles, "battles")
    with reading_resource(_path()):
        return make_cards(_file(), box, battles)


@lru_cache(maxsize=8)
def cards_with(box: BoxId, battles: tuple[Battle, ...]) -> Cards:
    """Return the cards of a box with other battle cards, such as those of the printed game (RW-59).

    Raises:
        DataFault: the battle cards do not fit the box.
    """
    return make_cards(_file(), box, battles)


@cache
def default_box(seats: int) -> BoxId:
    """Return the default box by number of seats (rules, section 0)."""
    with reading_resource(_path()):
        return default_boxes(_file())[seats]


def boxes_for(seats: int) -> tuple[BoxId, ...]:
    """Return the boxes for a number of seats, the default first (RW-05)."""
    fitting = [box for box in BOXES if seats in load_cards(box).deals]
    return tuple(sorted(fitting, key=lambda box: box != default_box(seats)))


def battle_counts(box: BoxId) -> Mapping[str, int]:
    """Return how many battle cards of each kind a box has."""
    return cards_file.battle_counts(_file(), box)


def band_sizes() -> tuple[int, ...]:
    """Return the possible sizes of a band."""
    return _file().bands


@cache
def _file() -> CardsFile:
    """Return the data file about all cards except the battle cards."""
    with reading_resource(_path()):
        return read_data(CardsFile, _path())


def _path() -> Path:
    return resource("warriors", "cards.json")
