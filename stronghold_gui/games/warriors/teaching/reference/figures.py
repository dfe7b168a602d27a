"""The figures that Warriors' rules pages can speak of, from the data that the rules themselves read.

    {bonus.elves}              a number: "8"; they are named in ``numbers``
    {pile_points|points}       the number with a word of ``warriors.count.*``: "2 points"
    {ruling:RW-23}             the title of a ruling
    {hordes/cards}             the same for another reader: with another box

The switches that decide who reads a paragraph are named in ``switches``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final

from stronghold_gui.games.warriors.boxes import boxes_for, load_cards
from stronghold_gui.games.warriors.cards import BOXES, Cards
from stronghold_gui.games.warriors.pieces import MOST_SEATS, PEOPLES
from stronghold_gui.teaching.reference.setting import Setting
from stronghold_gui.text import Catalogue


def reader(box: str, seats: int) -> Setting:
    """Return the reader who plays with a box at a table of so many."""
    return Setting(seats, (("box", box),))


SETTINGS: Final = tuple(reader(box, seats) for seats in range(2, MOST_SEATS + 1) for box in boxes_for(seats))
"""Every reader there can be."""


def cards_of(setting: Setting) -> Cards:
    """Return the cards that a reader plays with."""
    return load_cards(setting.option("box"))


@cache
def numbers(setting: Setting) -> dict[str, int]:
    """Return every number that a page can speak of, by its name there."""
    cards = cards_of(setting)
    found = {f"bonus.{people}": bonus for people, bonus in zip(PEOPLES, cards.bonus, strict=True)}
    return found | {"bonus.dragons": cards.dragon_bonus, "pile_points": cards.pile_points, "cards": sum(cards.counts)}


class WarriorsFigures:
    """What Warriors' pages are filled in with (``teaching.reference.game``)."""

    settings: Final[Sequence[Setting]] = SETTINGS

    def setting(self, options: Mapping[str, str], seats: int) -> Setting:
        """Return the reader who plays with these options."""
        fitting = boxes_for(seats)
        box = options.get("box", fitting[0])
        return reader(box if box in fitting else fitting[0], seats)

    def other_reader(self, name: str, setting: Setting) -> Setting | None:
        """Return the reader with another box."""
        return reader(name, setting.seats) if name in BOXES else None

    def numbers(self, setting: Setting) -> Mapping[str, int]:
        """Return every number that a page can speak of."""
        return numbers(setting)

    def switches(self, setting: Setting) -> Mapping[str, bool]:
        """Return what decides who reads a paragraph."""
        return {"hordes": setting.option("box") == "hordes"}

    def counted(self, number: int, unit: str, texts: Catalogue) -> str:
        """Return a number with what it counts."""
        message = f"warriors.count.{unit}"
        return texts(message, n=number) if texts.has(message) else ""

    def words(self, family: str, name: str, setting: Setting, texts: Catalogue) -> str:
        """Return the title of a ruling."""
        del setting
        message = f"source.{name}"
        return texts(message) if family == "ruling" and texts.has(message) else ""


FIGURES: Final = WarriorsFigures()
