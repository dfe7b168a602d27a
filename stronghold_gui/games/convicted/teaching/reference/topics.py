"""Anchors of the game's things in the rules pages.

Units, engines, enemies, powers, heroes, factions and buildings have their ids as anchors. The tables here hold the
anchors of other things: places, sections of the rules, decisions. Five engines share their names with technologies;
the technologies' anchors have the prefix ``tech_``.
"""

from __future__ import annotations

import re
from typing import Final

from stronghold_gui.games.convicted.decisions import Kind
from stronghold_gui.games.convicted.pieces import (
    BUILDINGS,
    DIRECTIONS,
    ENGINES,
    FACTIONS,
    FOE_ENGINES,
    FOES,
    HEROES,
    OBSTACLES,
    POWERS,
    RING_IDS,
    SECTION_INDEX,
    SECTIONS,
    TECHNOLOGIES,
    UNITS,
    ZONES,
)

EXAMPLES: Final = tuple(f"VC-{number:02}" for number in range(1, 34))
"""The worked examples (rules, section 16)."""

_RULE: Final = re.compile(r"RC-\d{2,3}|VC-\d{2}")
_SQUAD: Final = re.compile(rf"[{''.join(DIRECTIONS)}]\.\d")
_TECHNOLOGY: Final = re.compile(r"(?:technology|tech)[._](\w+)")

_SECTIONS: Final = {
    "0": "modes",
    "1": "pieces",
    "2": "board",
    "3": "setup",
    "4": "turn",
    "5": "preparation",
    "6": "actions",
    "6.1": "fortifications",
    "6.2": "ring",
    "6.3": "buildings",
    "6.4": "technologies",
    "6.5": "units",
    "6.6": "engines",
    "6.7": "collect",
    "7": "siege",
    "8": "assault_step",
    "9": "loot",
    "10": "enemies",
    "10.1": "beasts",
    "10.2": "barbarians",
    "10.3": "wolfmen",
    "10.4": "forestmen",
    "10.5": "waves",
    "10.6": "foe_engines",
    "11": "powers",
    "12": "scenario_1",
    "13": "scenario_2",
    "14": "moments",
    "15": "rulings",
    "16": "examples",
    "18": "reconstructed",
}
"""The sections of the rules document, as refusals name them."""
_MOMENTS: Final = {"M-14": "sabotage", "M-16": "placing", "M-21": "stage_2", "M-26": "stage_4"}
"""The moments that refusals name."""

_OTHERS: Final = {
    "wood": "resources",
    "stone": "resources",
    "iron": "resources",
    "gold": "resources",
    "stock": "resources",
    "waiting": "town",
    "gateway": "on_the_wall",
    "open": "ring",
    "log": "turn",
    "card": "card",
    "wave": "waves",
    "morale": "stage_14",
    "turns": "turn",
    "chronicle": "turn",
    "trade": "trade",
    "matching": "stage_11",
    "squad": "squads",
    "hero": "heroes",
    "fallen": "resurrection",
    "forecast": "reconstructed_dice",
}
"""Things whose id in the game differs from their anchor."""

_OWN: Final = frozenset(
    (
        *UNITS, *ENGINES, *FOES, *FOE_ENGINES, *POWERS, *HEROES, *FACTIONS, *BUILDINGS, *OBSTACLES[1:], "board", "town",
        "gates", "ring", "walls", "towers", "fortifications", "buildings", "technologies", "units", "engines",
        "enemies", "powers", "heroes", "resources", "actions", "waves", "turn", "squads", "resistance", "fortify",
        "train", "collect", "entrench", "repair", "make", "build", "research", "loot",
    )
)  # fmt: skip
"""Things whose id equals their anchor."""

_PLACES: Final = (*SECTIONS, *ZONES, *RING_IDS, *(f"wall_{direction}" for direction in DIRECTIONS), "N.1")

THINGS: Final = (
    *sorted(_OWN), *_OTHERS, *_PLACES, *(f"technology.{name}" for name in TECHNOLOGIES), *_MOMENTS, *_SECTIONS,
    *EXAMPLES,
)  # fmt: skip
"""The things that must have a paragraph in the pages."""

_DECISIONS: Final[dict[str, str]] = {
    Kind.HERO: "hero_choice",
    Kind.GARRISON: "garrison",
    Kind.SECTIONS: "defend",
    Kind.ACTION: "actions",
    Kind.TRADE: "trade",
    Kind.WANT: "trade",
    Kind.ANSWER: "trade",
    Kind.SABOTAGE: "sabotage",
    Kind.HERETIC: "heretic",
    Kind.PLACING: "placing",
    Kind.SETUP_POWERS: "setup_powers",
    Kind.PARALYSIS: "paralysis",
    Kind.IGNITION: "ignition",
    Kind.AIM: "stage_1",
    Kind.AIM_ENGINES: "stage_3",
    Kind.VOLLEY: "stage_1",
    Kind.SALVO: "stage_3",
    Kind.DIRECT: "enemy_player",
    Kind.DIRECT_ENGINES: "enemy_player",
    Kind.FALL: "stage_2",
    Kind.RESCUE: "rescue",
    Kind.REVIVE: "resurrection",
    Kind.STORM: "enemy_player",
    Kind.REGROUP: "stage_7",
    Kind.SQUADS: "enemy_player",
    Kind.RAM: "enemy_player",
    Kind.BOULDERS: "stage_10",
    Kind.MELEE_SPELLS: "stage_10",
    Kind.RAIN: "rain_of_stones",
    Kind.QUAKE: "earthquake",
    Kind.BEFORE_MATCHING: "stage_11",
    Kind.GUIDE: "oracle",
    Kind.MATCHING: "stage_11",
    Kind.ABSENT: "king_of_the_wolves",
    Kind.DEMOLITION: "giant",
    Kind.WON: "pairs",
    Kind.MURDERER: "murderer",
    Kind.MURDER: "murderer",
    Kind.DESTROY: "stage_13",
}
"""The anchor of each kind of decision (``decisions.Kind``)."""


def anchor_of(thing: str) -> str | None:
    """Return the anchor of a thing (a piece, place, power, hero, ruling or section), or ``None``.

    ``technology.catapult`` is the technology, ``catapult`` the engine; other names may have their kind as a prefix, as
    in ``hero.oracle``.
    """
    if _RULE.fullmatch(thing):
        return thing
    for known in (_SECTIONS, _MOMENTS, _OTHERS):
        if thing in known:
            return known[thing]
    if thing in _OWN:
        return thing
    if (technology := _TECHNOLOGY.fullmatch(thing)) and technology[1] in TECHNOLOGIES:
        return f"tech_{technology[1]}"
    if thing in TECHNOLOGIES:
        return f"tech_{thing}"
    return _place(thing)


def _place(thing: str) -> str | None:
    """Return the anchor of a place or squad, or of the thing after a dot."""
    if thing in SECTION_INDEX:
        return "towers" if SECTION_INDEX[thing] % 2 else "walls"
    if thing in ZONES:
        return "zones"
    if thing in RING_IDS:
        return "ring"
    if _SQUAD.fullmatch(thing):
        return "squads"
    if thing.startswith("wall_") and thing.removeprefix("wall_") in DIRECTIONS:
        return "on_the_wall"
    kind, dot, rest = thing.partition(".")
    return anchor_of(rest) if dot and kind and rest else None


def anchor_of_decision(kind: str, place: str = "") -> str:
    """Return the anchor of a kind of decision; the place makes no difference."""
    del place
    return _DECISIONS.get(kind, "turn")
