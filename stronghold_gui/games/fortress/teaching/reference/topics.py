"""Anchors of game topics in the rules pages.

Cards and powers have the same ids in the rules and as anchors; a figure is explained with its card. The tables here
hold the others: spaces by kind, chapters, decisions.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from stronghold_gui.games.fortress.data.cards import POWERS
from stronghold_gui.games.fortress.data.scenarios import SCENARIOS
from stronghold_gui.games.fortress.field.plan import Space
from stronghold_gui.games.fortress.notation import SPACE
from stronghold_gui.games.fortress.setting import cards, plan, scenarios
from stronghold_gui.games.fortress.teaching.reference import happenings
from stronghold_gui.games.fortress.teaching.reference.figures import FIGURES
from stronghold_gui.teaching.reference.of_game import BookOf, TopicsOf

EXAMPLES: Final = (
    "VF-05", "VF-09", "VF-11", "VF-12", "VF-14", "VF-23", "VT-02", "VT-03", "VT-04", "VT-05", "VT-06", "VT-07",
    "VT-08", "VT-10", "VT-13", "VT-16", "VT-19", "VT-20", "VT-22", "VL-01", "VL-06",
)  # fmt: skip
"""The worked examples that can be opened (rules, sections 10 and 18), on the map and with the cards of the box."""

_RULE: Final = re.compile(r"RF-\d{2}")
_FIGURE: Final = re.compile(r"([a-z][a-z0-9_]*)\.[1-4]")

_SECTIONS: Final = {
    "0": "modes",
    "1": "space",
    "2": "field",
    "2.1": "reconstructed",
    "2.2": "wall",
    "2.3": "storey",
    "2.4": "map",
    "3": "armies",
    "4": "setup",
    "5": "round",
    "6": "moving",
    "6.1": "step",
    "6.2": "falling",
    "6.3": "walk_bonus",
    "6.4": "ladder",
    "6.5": "double",
    "6.6": "flight",
    "6.7": "leaving",
    "7": "door",
    "8": "adjacent",
    "9": "range",
    "10": "sight",
    "11": "attack",
    "12": "powers",
    "13": "ambush",
    "14": "siege",
    "15": "small",
    "16": "turn",
    "17": "rulings",
    "18": "examples",
    "20": "reconstructed",
}
"""The sections of the rules document, as refusals name them."""

_OTHERS: Final = {
    "hex": "space",
    "column": "space",
    "grass": "ground",
    "sand": "ground",
    "rock": "ground",
    "base": "wall",
    "section": "wall",
    "overhang": "storey",
    "roof": "storey",
    "leaf": "door_leaf",
    "lintel": "door",
    "frame": "door",
    "doorway": "door_spaces",
    "door_card": "door_control",
    "x": "flag",
    "valda": "glyph",
    "panel": "ladder",
    "orange": "zones",
    "blue": "zones",
    "violet": "zones",
    "hero": "armies",
    "squad": "armies",
    "figure": "armies",
    "card": "armies",
    "army": "armies",
    "move": "moving",
    "defence": "defending",
    "shield": "dice",
    "skull": "dice",
    "blank": "dice",
    "die": "dice",
    "d20": "dice",
    "life": "wounds",
    "spirit": "spirits",
    "log": "round",
    "standings": "wounds",
    "places": "field",
    "expert": "modes",
    "discovery": "modes",
}
"""Things whose id in the game differs from their anchor."""

_OWN: Final = frozenset(
    (
        "space", "level", "ground", "water", "road", "wall", "walk", "storey", "battlement", "flag", "glyph", "ladder",
        "rung", "landing", "door", "order_marker", "initiative", "height", "range", "sight", "attack", "points",
        "engaged", "adjacent", "size", "zones", "wounds", "dice", "odds", "powers",
        "round", "turn",
        *SCENARIOS, *POWERS, *cards().ids,
    )
)  # fmt: skip
"""Things whose id equals their anchor."""

THINGS: Final = (*sorted(_OWN), *_OTHERS, *_SECTIONS, *EXAMPLES)
"""The things that need a paragraph in the rule book."""

_DECISIONS: Final = {
    "choose": "chosen",
    "draft": "draft",
    "place": "placing",
    "drop": "the_drop",
    "land": "the_drop",
    "mark": "order_marker",
    "use": "small_turns",
    "act": "turn",
    "moving": "moving",
    "strike": "leaving",
    "return": "water_clone",
    "next": "defence_order",
    "door": "door_open",
    "take_card": "door_control",
    "spirit": "spirits",
}
"""The anchor of each kind of decision (``decisions.Kind``)."""


def anchor_of(thing: str) -> str | None:
    """Return the anchor of a thing (space, card, figure, power, piece, ruling, section or example), or ``None``."""
    if _RULE.fullmatch(thing) or thing in EXAMPLES:
        return thing
    for known in (_SECTIONS, _OTHERS):
        if thing in known:
            return known[thing]
    if thing in _OWN:
        return thing
    if (figure := _FIGURE.fullmatch(thing)) and figure[1] in _OWN:
        return figure[1]
    return _of_space(thing) if SPACE.fullmatch(thing) else None


def anchor_of_decision(kind: str, place: str = "") -> str:
    """Return the anchor of a decision."""
    return _DECISIONS.get(kind, "turn")


def _of_space(name: str) -> str:
    """Return the anchor of a space on the built-in map: by the special thing there, else by its kind."""
    col, row, level = map(int, name.split(","))
    return _special().get((col, row, level)) or _kind_of((col, row, level))


@cache
def _special() -> dict[Space, str]:
    """Return the spaces that have a paragraph of their own: door spaces, the place behind the flag, glyphs."""
    laid = plan(scenarios()[SCENARIOS[0]].map)
    found: dict[Space, str] = {}
    if laid.door is not None:
        found |= {(*at, laid.hexes[at].level): "door_spaces" for at in laid.door.spaces}
    if laid.flag is not None:
        found[(*laid.flag.at, laid.flag.level)] = "flag"
    found |= {ladder.landing: "landing" for ladder in laid.ladders}
    return found | {space: "glyph" for scenario in scenarios().values() for space in scenario.glyphs}


def _kind_of(space: Space) -> str:
    laid = plan(scenarios()[SCENARIOS[0]].map)
    at, level = space[:2], space[2]
    if at not in laid.hexes:
        return "space"
    floors = [floor for floor, _ in laid.storeys(at)]
    if level not in floors:
        return "rung"
    if level in laid.walks.get(at, ()):
        return "walk"
    terrain = laid.hexes[at].terrain.id
    return {"walk": "road", "water": "water"}.get(terrain, "storey" if laid.walks.get(at) else "ground")


TOPICS: Final[TopicsOf] = TopicsOf(THINGS, anchor_of, anchor_of_decision, happenings.MOVES, happenings.EVENTS)
_WRITTEN: Final = re.compile(r"(?:RF|VF|VT|VL)-\d+|d20|\bP[1-4]\b|\d+,\d+(?:,\d+)?|\bX\b|Deathwalker 9000")
"""Digits that a page may contain because they are names: of rulings, examples, the d20, players, spaces, a card."""
REFERENCE: Final = BookOf("fortress", EXAMPLES, _WRITTEN, FIGURES, TOPICS)
"""The book of rules of Fortress."""
