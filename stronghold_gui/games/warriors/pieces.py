"""The names and numbers of cards, seats and places (rules, sections 1 and 2).

Names are what people read and write (moves, files, tables); inside the rules all of them are small integers that index
flat lists. An integer is the index of its name in a tuple here, so new names go to the end.

A *place* attacks or is attacked: a faction (``seat * 6 + people``), a dragon (``DRAGON_PLACE + number``) or the band. A
*card kind* is one of the 18 warriors (``people * 3 + type``), a dragon, wizard, catapult or flame, or a battle
card: each of those is a kind of its own, in the order of their numbers.
"""

from __future__ import annotations

from itertools import product
from typing import Final

PEOPLES: Final = ("undead", "dwarves", "trolls", "elves", "goblins", "barbarians")
TYPES: Final = ("infantry", "archer", "cavalry")
INFANTRY: Final = 0
ARCHER: Final = 1
CAVALRY: Final = 2

WARRIORS: Final = tuple(f"{people}.{kind}" for people, kind in product(PEOPLES, TYPES))
"""The kinds of warrior: ``goblins.archer``."""
DRAGON: Final = len(WARRIORS)
WIZARD: Final = DRAGON + 1
CATAPULT: Final = DRAGON + 2
FLAME: Final = DRAGON + 3
COMMON: Final = (*WARRIORS, "dragon", "wizard", "catapult", "flame")
"""The kinds of card that are no battle cards."""
FIRST_BATTLE: Final = len(COMMON)
PRIZES: Final = DRAGON + 1
"""The kinds of card that can lie in a victory pile: warriors and dragons (RW-04)."""

SYMBOLS: Final = ("shield", "bow", "horse")
BATTLE_KINDS: Final = ("simple", "mercenary", "draconic", "mixed")
BATTLE_LETTERS: Final = dict(zip(BATTLE_KINDS, "SMDX", strict=True))
MIXED_AS: Final = ("draconic", "mercenary")
"""The kinds that a mixed battle may be declared as (rules, section 10)."""
MOST_NUMBER: Final = 99
"""The highest number a battle card may have."""

SEAT_IDS: Final = ("a", "b", "c", "d", "e", "f")
MOST_SEATS: Final = len(SEAT_IDS)
MOST_DRAGONS: Final = 15
DRAGON_IDS: Final = tuple(f"dragon{number}" for number in range(1, MOST_DRAGONS + 1))

FACTIONS: Final = MOST_SEATS * len(PEOPLES)
FACTION_IDS: Final = tuple(f"{seat}.{people}" for seat, people in product(SEAT_IDS, PEOPLES))
DRAGON_PLACE: Final = FACTIONS
BAND: Final = DRAGON_PLACE + MOST_DRAGONS
PLACE_IDS: Final = (*FACTION_IDS, *DRAGON_IDS, "band")
PLACE_INDEX: Final = {name: index for index, name in enumerate(PLACE_IDS)}
NONE: Final = -1
"""The number for no card, no place or no seat."""

ARMY_CARDS: Final = FACTIONS * len(TYPES)
TARGET_IDS: Final = (
    *(f"{faction}.{kind}" for faction, kind in product(FACTION_IDS, TYPES)),
    *(f"{faction}.wizard" for faction in FACTION_IDS),
    *DRAGON_IDS,
    *(f"band.{people}" for people in PEOPLES),
)
"""The targets of a catapult, by number: warriors of factions, wizards, dragons, infantry of the band."""
WIZARD_TARGET: Final = ARMY_CARDS
DRAGON_TARGET: Final = WIZARD_TARGET + FACTIONS
BAND_TARGET: Final = DRAGON_TARGET + MOST_DRAGONS
TARGET_INDEX: Final = {name: index for index, name in enumerate(TARGET_IDS)}

ROUNDS: Final = 3
"""The number of rounds of a game (rules, section 4)."""
TOGETHER: Final = "+"
"""The separator of dragons in a joint attack, which is never legal."""

WINDOWS: Final = ("card", "aim", "dice", "after", "last")
"""The moments at which catapults can be fired (rules, section 8)."""
CARD_WINDOW: Final = 0
AIM_WINDOW: Final = 1
DICE_WINDOW: Final = 2
AFTER_WINDOW: Final = 3
LAST_WINDOW: Final = 4


def seat_of(place: int) -> int:
    """Return the seat of a faction."""
    return place // len(PEOPLES)


def people_of(place: int) -> int:
    """Return the people of a faction."""
    return place % len(PEOPLES)
