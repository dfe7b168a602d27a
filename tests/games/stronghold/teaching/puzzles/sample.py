"""A small puzzle for tests, and ways to change it."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from stronghold_gui.core.save.faults import BadFileError
from stronghold_gui.games.library import find_kit
from stronghold_gui.teaching.puzzles.puzzle import AnyPuzzle
from stronghold_gui.teaching.puzzles.reading import puzzle_from_json

WORDS = {"title": "Title", "task": "Task.", "hint": "Hint.", "idea": "Idea."}
CARDS = {"machines": "machines-1", "equipment": "equipment-1", "training": "training-1", "rituals": "rituals-1"}
TABLE: dict[str, Any] = {
    "turn": 4,
    "phase": 6,
    "stage": "pause",
    "invaders": [{"cards": CARDS}],
    "defenders": [{"hourglasses": 1}],
    "walls": {"W2": {"invader": {"orc": 1}, "defender": {}}},
    "houses": {"courtyard": {"soldier": 1}},
    "heroes": {"officer": {"acted": True}, "warrior": {"acted": True}},
}
"""An orc stands on an undefended wall; the soldier from the courtyard can be there in time."""
ASSAULT: dict[str, Any] = {"todo": [{"kind": "enter", "figures": ["cannons"]}], "defenders": [{}], "houses": {}}
"""What makes the table one on which the assault begins."""


def document(table: dict[str, Any] | None = None, **members: Any) -> dict[str, Any]:  # noqa: ANN401 - JSON
    """Return the puzzle's document with other members; ``table`` is laid over its table."""
    position = {"format": "stronghold-position", "version": 1, "position": {**deepcopy(TABLE), **(table or {})}}
    plain = {
        "format": "stronghold-puzzle",
        "version": 1,
        "level": "easy",
        "words": {"en": dict(WORDS), "fr": dict(WORDS)},
        "plays": ["defender"],
        "goals": [{"goal": "hold"}],
        "until": "turn",
        "solution": ["move soldier courtyard W2", "done"],
        "position": position,
    }
    return {**plain, **members}


def puzzle(table: dict[str, Any] | None = None, **members: Any) -> AnyPuzzle:  # noqa: ANN401 - JSON
    """Return the puzzle with other members."""
    return puzzle_from_json(document(table, **members), "sample", find_kit)


def faults(whole: dict[str, Any]) -> list[tuple[str, str]]:
    """Return problem and place of every fault of a document."""
    try:
        puzzle_from_json(whole, "sample", find_kit)
    except BadFileError as error:
        return [(fault.problem, fault.path) for fault in error.faults]
    return []
