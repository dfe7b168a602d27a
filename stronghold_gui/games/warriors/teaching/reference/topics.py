"""Anchors of game topics in the rules pages.

Peoples, kinds of warrior, events and kinds of battle have the same names in the rules and in the book. The tables here
map the others: places, chapters, decisions, and cards by their ids.
"""

from __future__ import annotations

import re
from typing import Final

from stronghold_gui.games.warriors.pieces import BATTLE_KINDS, BATTLE_LETTERS, PEOPLES, SEAT_IDS, TYPES, WINDOWS

EXAMPLES: Final = tuple(f"VW-{number:02}" for number in range(1, 32))
"""The worked examples (rules, section 15)."""

_RULE: Final = re.compile(r"(?:RW|VW)-\d{2}")
_BATTLE: Final = re.compile(r"([SMDX])\d{1,2}")
_DRAGON: Final = re.compile(r"dragon\d+")
_KIND_OF: Final = {letter: kind for kind, letter in BATTLE_LETTERS.items()}

_SECTIONS: Final = {
    "0": "boxes",
    "1": "cards",
    "2": "table",
    "3": "setup",
    "4": "round",
    "5": "simple",
    "6": "charge",
    "7": "mercenary",
    "8": "catapult",
    "9": "wizard",
    "10": "dragons",
    "11": "points",
    "12": "round",
    "13": "rulings",
    "14": "rulings",
    "15": "examples",
    "16": "odds",
}
"""Anchors of the sections of the rules document, by the number that refusals use."""

_OTHERS: Final = {
    "dragons": "dragon",
    "catapults": "catapult",
    "flames": "flame",
    "wizards": "wizard",
    "kept": "keeping",
    "red": "dice",
    "black": "dice",
    "card": "battle_cards",
    "bow": "bows",
    "shield": "dice",
    "horse": "charge",
    "camp": "camping",
    "hidden": "table",
    "standings": "bonuses",
    "places": "table",
    "log": "round",
    "base": "boxes",
    "hordes": "boxes",
}
"""Anchors of things whose name in the game differs from their anchor."""

_OWN: Final = frozenset(
    (
        *PEOPLES, *TYPES, *BATTLE_KINDS, "dragon", "wizard", "catapult", "flame", "faction", "victory", "pile",
        "discard", "track", "hand", "waiting", "band", "dealer", "odds", "points", "battle_cards",
    )
)  # fmt: skip
"""Things whose name is also their anchor."""

THINGS: Final = (*sorted(_OWN), *_OTHERS, *EXAMPLES)
"""The things that need a paragraph in the rule book."""

_DECISIONS: Final = {
    "keep": "keeping",
    "wizard": "wizard_placing",
    "flames": "flame",
    "catapult": "windows",
    "kind": "mixed",
    "attack": "simple",
    "band": "band",
    "dragon": "draconic",
    "target": "band_target",
    "retarget": "RW-34",
    "loss": "losses",
    "flame": "flame",
    "go_on": "again",
}
"""Anchors of the kinds of decision (``decisions.Kind``)."""


def anchor_of(thing: str) -> str | None:
    """Return where a thing is explained: a card, place, people, battle, ruling, section; or ``None``."""
    if _RULE.fullmatch(thing):
        return thing
    for known in (_SECTIONS, _OTHERS):
        if thing in known:
            return known[thing]
    if thing in _OWN:
        return thing
    if battle := _BATTLE.fullmatch(thing):
        return _KIND_OF[battle[1]]
    if _DRAGON.fullmatch(thing):
        return "dragon"
    return _of_parts(thing)


def anchor_of_decision(kind: str, place: str = "") -> str:
    """Return where a decision is explained; a chance to fire a catapult is explained at its window."""
    return f"window_{place}" if kind == "catapult" and place in WINDOWS else _DECISIONS.get(kind, "round")


def _of_parts(thing: str) -> str | None:
    """Return the anchor of a thing whose name has parts: ``b.goblins``, ``goblins.archer``, ``band.elves``."""
    first, _, rest = thing.partition(".")
    if not rest:
        return None
    if first in SEAT_IDS:
        return anchor_of(rest)
    if first == "band":
        return first
    return anchor_of(rest) if first in PEOPLES else None
