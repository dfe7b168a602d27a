"""Anchors of game topics in the rules pages.

Most things have the same name in the rules and in the book (``ballista``, ``cannon``, ``R-47``). The tables here map
the others: places, whose ids have numbers; chapters; and the few names shared by two things, such as the wall that is
built and the wall that units stand on.
"""

from __future__ import annotations

import re
from typing import Final

from stronghold_gui.games.stronghold import pieces as pc

EXAMPLES: Final = tuple(f"V-{number:02}" for number in range(1, 19))
"""The worked examples (rules, section 14)."""

_RULE: Final = re.compile(r"[RV]-\d{2,3}")
_CHAPTER: Final = re.compile(r"\d+(?:\.[A-Z0-9]+)*")
_CHAPTERS: Final = {
    "0": "editions",
    "1": "pieces",
    "2": "board",
    "3": "setup",
    "4": "turn",
    "5": "actions",
    "5.1": "supplies",
    "5.2": "machines",
    "5.3": "equipment",
    "5.4": "training",
    "5.5": "rituals",
    "6": "dispatch",
    "6.A": "step_a",
    "6.B": "step_b",
    "6.C": "step_c",
    "7": "defender",
    "8": "assault",
    "8.I": "ranged",
    "8.I.1": "ranged_cannons",
    "8.I.2": "ranged_machines",
    "8.I.3": "ranged_marksmen",
    "8.I.4": "ranged_goblins",
    "8.II": "melee",
    "8.II.1": "melee_cauldrons",
    "8.II.2": "melee_poles",
    "8.II.3": "melee_orders",
    "8.II.4": "melee_strength",
    "8.II.5": "melee_hospital",
    "8.III": "barbican",
    "9": "end_of_turn",
    "10": "three_players",
    "11": "four_players",
    "12": "editions",
    "13": "rulings",
    "14": "examples",
}
"""Anchors of the chapters of the rules document, by the number that refusals use."""

_STAGES: Final = {
    "draft": "draft",
    "start": "flip",
    "phase": "actions",
    "dispatch": "dispatch",
    "pause": "pause",
    "cannons": "ranged_cannons",
    "machines": "ranged_machines",
    "marksmen": "ranged_marksmen",
    "goblins": "ranged_goblins",
    "cauldrons": "melee_cauldrons",
    "poles": "melee_poles",
    "orders": "melee_orders",
    "strength": "melee_strength",
    "hospital": "melee_hospital",
    "barbican": "barbican",
    "end": "end_of_turn",
    "over": "glory",
}
"""Anchors of the stages of the game, some of which share a name with a phase or a building."""

_PLACES: Final = (
    (re.compile(r"[WE]\d+"), "wall_section"),
    (re.compile(r"ST[WE]\d+"), "siege_tower"),
    (re.compile(r"R[WE]\d+"), "rampart"),
    (re.compile(r"T[WE]\d+"), "tower"),
    (re.compile(r"F[WE]"), "foreground"),
    (re.compile(r"RB"), "barbican_way"),
    (re.compile(r"RAM"), "ram"),
    (re.compile(r"CAMP"), "camp"),
    (re.compile(r"HAND"), "paying"),
    (re.compile(r"gate\d+"), "gates"),
    (re.compile(r"[A-Z]+\d*-[A-Z]+\d*"), "path"),
)

_KINDS: Final = {
    "draft": "draft",
    "flip": "flip",
    "phase": "actions",
    "dispatch": "steps",
    "spend": "defender",
    "finish": "defender_actions",
    "aim_cannons": "ranged_cannons",
    "aim_machines": "ranged_machines",
    "fire_marksmen": "ranged_marksmen",
    "fire_goblins": "ranged_goblins",
    "aim_poles": "melee_poles",
    "cannon_kill": "ranged_cannons",
    "keep_card": "accurate_shot",
    "ballista_kill": "ballista",
    "strongest": "ballista",
    "blood_kill": "blood_stones",
    "smash": "catapult",
    "marksmen_losses": "ranged_marksmen",
    "cauldron_kill": "cauldron",
    "poles_kill": "melee_poles",
    "obey": "melee_orders",
    "detonate": "orcs_detonation",
    "call": "trolls_call",
    "losses": "losses",
    "hospital": "melee_hospital",
    "rise": "spectres",
    "climb": "climb",
}
"""Anchors of the kinds of decision (``decisions.Kind``)."""

_OTHERS: Final = {
    "hit": "machine_cards",
    "miss": "machine_cards",
    "hit_card": "machine_cards",
    "miss_card": "machine_cards",
    "altar_influence": "altar",
    "order": "orders",
    "hidden": "classified",
    "face_down": "classified",
    "gate_marker": "gates",
    "hourglasses": "hourglass",
    "resources": "resource",
    "west": "board",
    "east": "board",
    "supply": "pieces",
    "discard": "R-21",
    "bag": "supplies",
    "invader": "two_sides",
    "defender": "two_sides",
    "time": "glory_time",
    "deeds": "deeds",
}
"""Anchors of things whose name in the game differs from their anchor."""

THINGS: Final = (
    *pc.UNITS, *pc.DEFENDERS, *pc.HEROES, *pc.SUPPLY, *pc.INVADER_ACTIONS, *pc.SPECIAL, *pc.TRAINING, *pc.ORDERS,
    *pc.DEFENDER_ACTIONS, *pc.ACTION_BUILDINGS, *pc.DEEDS, *pc.INVADER_DEEDS, *pc.PHASES, "speech", "excursion",
)  # fmt: skip
"""The things that need a paragraph in the rule book."""

_OWN: Final = frozenset({
    *THINGS, "haste", "cauldron", "guard_of_honour", "courtyard", "hospital", "camp", "hourglass", "glory", "barbican",
    "pile", "hit_cards",
})  # fmt: skip
"""Things whose name is also their anchor."""


def anchor_of(thing: str) -> str | None:
    """Return the anchor that explains a piece, place, action, building, deed, card, ruling or chapter, or ``None``.

    A section without its own paragraph gets the anchor of its chapter (``7.2``: the Defender).
    """
    if _RULE.fullmatch(thing):
        return thing
    if thing in _OTHERS:
        return _OTHERS[thing]
    if thing in _OWN:
        return thing
    if _CHAPTER.fullmatch(thing):
        return _chapter(thing)
    card = re.fullmatch(r"([a-z]+)-\d+", thing)
    if card and card[1] in pc.PHASES:
        return card[1]
    return next((anchor for form, anchor in _PLACES if form.fullmatch(thing)), None)


def anchor_of_stage(stage: str) -> str:
    """Return the anchor that explains a stage of the game (``StageBegan``, the turn's bar)."""
    return _STAGES.get(stage, "turn")


def anchor_of_decision(kind: str, place: str = "") -> str:
    """Return the anchor that explains a decision: that of the phase, step or action if its place names one."""
    if kind == "phase" and place in pc.PHASES:
        return place
    if kind == "dispatch" and place in {"A", "B", "C"}:
        return f"step_{place.lower()}"
    if kind == "finish" and place in pc.DEFENDER_ACTIONS:
        return place
    return _KINDS.get(kind, "turn")


def _chapter(number: str) -> str | None:
    while number:
        if number in _CHAPTERS:
            return _CHAPTERS[number]
        number = number.rpartition(".")[0]
    return None
