"""The figures available in Warriors' rules pages, from the data files that the rules also read.

    {bonus.elves}              a number: "8"; they are named in ``numbers``
    {pile_points|points}       the number with a word of ``warriors.count.*``: "2 points"
    {ruling:RW-23}             the title of a ruling: "Only one outcome"
    {battles:simple}           the battle cards of a kind; {odds:3-2} the odds of a throw (``told.py``)
    {hordes/cards}             the same for another reader: with another box (``base``, ``hordes``), or with the Hordes
                               at a table of ``few`` or ``many``

The switches that decide who reads a paragraph are named in ``switches``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final

from stronghold_gui.games.warriors.boxes import boxes_for, cards_with, load_cards
from stronghold_gui.games.warriors.cards import BOXES, Cards
from stronghold_gui.games.warriors.data.printed import OPTION, read_printed
from stronghold_gui.games.warriors.documents.printed import OWN_CARDS
from stronghold_gui.games.warriors.pieces import (
    BATTLE_KINDS,
    CATAPULT,
    DRAGON,
    FLAME,
    MOST_NUMBER,
    MOST_SEATS,
    PEOPLES,
    ROUNDS,
    TYPES,
    WIZARD,
)
from stronghold_gui.games.warriors.teaching.reference.told import battle_list, odds_text, ruling_title
from stronghold_gui.teaching.reference.game import Setting
from stronghold_gui.text import Catalogue

_DIE: Final = 6
_OTHERS: Final = {"few": 4, "many": MOST_SEATS}
"""Readers with the Hordes, by number of seats: few enough for the base game, or too many for it."""
_PLURALS: Final = dict(zip(TYPES, ("infantry", "archers", "cavalry"), strict=True))


def reader(box: str, seats: int, printed: str = "") -> Setting:
    """Return the reader for a box, a number of seats and, if given, custom battle cards."""
    return Setting(seats, (("box", box), (OPTION, printed)))


SETTINGS: Final = tuple(reader(box, seats) for seats in range(2, MOST_SEATS + 1) for box in boxes_for(seats))
"""All possible readers without custom cards."""


def cards_of(setting: Setting) -> Cards:
    """Return the cards that a reader plays with."""
    box, printed = setting.option("box"), setting.option(OPTION)
    return cards_with(box, read_printed(printed)) if printed else load_cards(box)


@cache
def numbers(setting: Setting) -> dict[str, int]:
    """Return all numbers that a page can use, by name."""
    cards = cards_of(setting)
    return {**_warriors(cards), **_others(cards), **_dice(cards), **_dealing(cards, setting.seats)}


def switches(setting: Setting) -> dict[str, bool]:
    """Return the switches of a reader."""
    cards = cards_of(setting)
    return {
        "hordes": cards.counts[DRAGON] > 0,
        "own_cards": cards.battles != load_cards(cards.box).battles,
    }


def _warriors(cards: Cards) -> dict[str, int]:
    """Return the numbers of warriors by people and type, by people, and by type; and the bonus of each people."""
    found: dict[str, int] = {"warriors": sum(cards.counts[:DRAGON])}
    for kind, plural in enumerate(_PLURALS.values()):
        each = cards.counts[kind:DRAGON:3]
        found |= {plural: sum(each), **{f"{plural}.{people}": n for people, n in zip(PEOPLES, each, strict=True)}}
    for number, people in enumerate(PEOPLES):
        found[f"people.{people}"] = sum(cards.counts[3 * number : 3 * number + 3])
        found[f"bonus.{people}"] = cards.bonus[number]
    return found


def _others(cards: Cards) -> dict[str, int]:
    """Return the numbers of all other cards, and the sources of points."""
    bands = [battle.band for battle in cards.battles if battle.band]
    return {
        "cards": sum(cards.counts),
        "dragons": cards.counts[DRAGON],
        "wizards": cards.counts[WIZARD],
        "catapults": cards.counts[CATAPULT],
        "flames": cards.counts[FLAME],
        **{f"battles.{kind}": sum(battle.kind == kind for battle in cards.battles) for kind in BATTLE_KINDS},
        "band.least": min(bands),
        "band.most": max(bands),
        "number.most": MOST_NUMBER,
        "bonus.dragons": cards.dragon_bonus,
        "pile_points": cards.pile_points,
    }


def _dice(cards: Cards) -> dict[str, int]:
    dice = cards.dice
    return {
        "die": _DIE,
        "dice.attack": dice.attack,
        "dice.defence": dice.defence,
        "dice.least": dice.defence_least,
        "dice.dragon": dice.dragon,
        "dice.dragon_adds": dice.dragon_adds,
        "dice.bows": dice.bows_add,
        "hits.warrior": dice.hits_warrior,
        "hits.wizard": dice.hits_wizard,
        "hits.dragon": dice.hits_dragon,
    }


def _dealing(cards: Cards, seats: int) -> dict[str, int]:
    deal = cards.deals[seats]
    found = {"rounds": ROUNDS, "seats.most": max(cards.deals), "setup.deal": deal.setup}
    for number, (dealt, kept) in enumerate(deal.rounds, 1):
        found |= {f"deal.{number}": dealt, f"keep.{number}": kept}
    return found


class WarriorsFigures:
    """Values that fill in Warriors' rules pages (``teaching.reference.game``)."""

    settings: Final[Sequence[Setting]] = SETTINGS

    def setting(self, options: Mapping[str, str], seats: int) -> Setting:
        """Return the reader who plays with these options."""
        fitting = boxes_for(seats)
        wanted, printed = options.get("box", ""), options.get(OPTION, "")
        box = wanted if wanted in fitting else fitting[0]
        good = printed and OWN_CARDS.misfit(printed, {"box": box}) is None
        return reader(box, seats, printed if good else "")

    def other_reader(self, name: str, setting: Setting) -> Setting | None:
        """Return the reader with another box, or at another table with the Hordes."""
        if name in _OTHERS:
            return reader("hordes", _OTHERS[name])
        if name not in BOXES:
            return None
        return reader(name, min(setting.seats, max(load_cards(name).deals)))

    def numbers(self, setting: Setting) -> Mapping[str, int]:
        return numbers(setting)

    def switches(self, setting: Setting) -> Mapping[str, bool]:
        return switches(setting)

    def counted(self, number: int, unit: str, texts: Catalogue) -> str:
        message = f"warriors.count.{unit}"
        return texts(message, n=number) if texts.has(message) else ""

    def words(self, family: str, name: str, setting: Setting, texts: Catalogue) -> str:
        """Return the title of a ruling, battle cards of a kind, or odds."""
        match family:
            case "ruling":
                return ruling_title(name, texts)
            case "battles" if name in BATTLE_KINDS:
                return battle_list(name, cards_of(setting), texts)
            case "odds":
                return odds_text(name, cards_of(setting).dice)
            case _:
                return ""


FIGURES: Final = WarriorsFigures()
