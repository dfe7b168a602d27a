"""Figures of Fortress's pages that are no plain numbers: titles of rulings, values of cards, armies, chances."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from math import comb
from typing import Final

from stronghold_gui.games.fortress.naming import PLAYERS
from stronghold_gui.games.fortress.setting import cards, pieces, scenarios
from stronghold_gui.games.fortress.wording.nouns import Noun, say, sentence
from stronghold_gui.text import Catalogue
from stronghold_gui.text.nouns import Fact

_VALUES: Final = ("life", "move", "range", "attack", "defence", "height", "points")
_HUNDRED: Final = 100


def ruling_title(name: str, texts: Catalogue) -> str:
    """Return the title of a ruling, ``""`` if there is no such ruling."""
    return sentence(texts, f"ruling.{name}", {}) if texts.has(f"fortress.ruling.{name}") else ""


def values_of(name: str, texts: Catalogue) -> str:
    """Return what stands on an army card, in one line; ``""`` for no card."""
    if name not in cards().ids:
        return ""
    card = cards().cards[cards().ids.index(name)]
    told: dict[str, Fact] = {value: getattr(card, value) for value in _VALUES}
    told |= {"size": Noun(f"book.size.{card.size}"), "kind": _kind(name), "spaces": Noun(f"book.spaces.{card.spaces}")}
    return sentence(texts, "book.values", told)


def _kind(name: str) -> Noun:
    figures = cards().cards[cards().ids.index(name)].figures
    return Noun("book.hero") if figures == 1 else Noun("book.squad", (("n", figures),))


def army(name: str, texts: Catalogue) -> str:
    """Return the cards of a given army: ``siege.2.p1``; ``""`` for no army."""
    scenario, _, rest = name.partition(".")
    people, _, player = rest.partition(".")
    seatings = scenarios()[scenario].seatings if scenario in scenarios() else {}
    if not people.isdecimal() or int(people) not in seatings or player not in PLAYERS:
        return ""
    given = seatings[int(people)].given
    number = PLAYERS.index(player)
    return texts.join([say(texts, f"card.{card}", {}) for card in given[number]]) if number < len(given) else ""


@cache
def wound_chance(attack: int, defence: int, shields: int = 0) -> Fraction:
    """Return the chance that an attack wounds, by dice of both and shields that are not rolled."""
    skull, shield, blank = pieces().die
    faces = skull + shield + blank
    good, block = Fraction(skull, faces), Fraction(shield, faces)
    return sum(
        (
            _exactly(attack, skulls, good) * _exactly(defence, blocked, block)
            for skulls in range(attack + 1)
            for blocked in range(defence + 1)
            if skulls > blocked + shields
        ),
        Fraction(0),
    )


def _exactly(dice: int, hits: int, chance: Fraction) -> Fraction:
    """Return the chance that exactly so many of the dice hit."""
    return comb(dice, hits) * chance**hits * (1 - chance) ** (dice - hits)


def odds_text(name: str) -> str:
    """Return in how many of a hundred attacks somebody is wounded: ``3-2`` dice; ``3-door``, ``3-door-large``."""
    attack, _, against = name.partition("-")
    if not attack.isdecimal():
        return ""
    if against.startswith("door"):
        size = against.partition("-")[2] or "medium"
        door = cards().door
        reinforced: dict[str, int] = dict(door.reinforced.items())
        if size not in reinforced or not door.shields:
            return ""
        chance = wound_chance(int(attack), door.defence, reinforced[size])
    elif against.isdecimal():
        chance = wound_chance(int(attack), int(against))
    else:
        return ""
    return str(round(_HUNDRED * chance))
