"""A small puzzle for tests, and ways to change it."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from stronghold_gui.core.save.faults import BadFileError
from stronghold_gui.games.library import find_kit
from stronghold_gui.games.warriors.teaching.puzzles.terms import WarriorsTasks
from stronghold_gui.teaching.puzzles.puzzle import AnyPuzzle
from stronghold_gui.teaching.puzzles.reading import puzzle_from_json

WORDS = {"title": "Title", "task": "Task.", "hint": "Hint.", "idea": "Idea."}
TABLE: dict[str, Any] = {
    "box": "base",
    "seats": 2,
    "round": 2,
    "stage": "battles",
    "resolver": "a",
    "fight": {"card": "S1", "kind": "simple"},
    "players": {
        "a": {"factions": {"goblins": {"infantry": 3, "archer": 1}}, "battles": ["S1"]},
        "b": {"factions": {"dwarves": {"infantry": 2}, "goblins": {"infantry": 1}}, "battles": ["M14"]},
    },
    "todo": ["attack"],
}
"""Goblins with a bow are about to attack dwarves without one, or a single goblin."""
FOURS = {"red": [3], "black": [3]}
"""Every die shows a four."""


def document(table: dict[str, Any] | None = None, **members: Any) -> dict[str, Any]:  # noqa: ANN401 - JSON
    """Return the puzzle's document with other members; ``table`` is laid over its table."""
    position = {"format": "warriors-position", "version": 1, "position": {**deepcopy(TABLE), **(table or {})}}
    plain = {
        "format": "stronghold-puzzle",
        "version": 1,
        "game": "warriors",
        "level": "easy",
        "words": {"en": dict(WORDS), "fr": dict(WORDS)},
        "plays": ["a"],
        "goals": [{"goal": "take"}],
        "until": "card",
        "draws": FOURS,
        "solution": ["attack a.goblins b.dwarves"],
        "position": position,
    }
    return {**plain, **members}


def puzzle(table: dict[str, Any] | None = None, **members: Any) -> AnyPuzzle:  # noqa: ANN401 - JSON
    """Return the puzzle with other members."""
    found = puzzle_from_json(document(table, **members), "sample", find_kit)
    assert isinstance(found.terms, WarriorsTasks)
    return found


def faults(whole: dict[str, Any]) -> list[tuple[str, str]]:
    """Return problem and place of every fault of a document."""
    try:
        puzzle_from_json(whole, "sample", find_kit)
    except BadFileError as error:
        return [(str(fault.problem), fault.path) for fault in error.faults]
    return []
