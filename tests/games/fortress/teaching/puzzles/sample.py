"""A small puzzle for tests, and ways to change it."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from stronghold_gui.core.save.faults import BadFileError
from stronghold_gui.games.fortress.documents import POSITIONS
from stronghold_gui.games.library import find_kit
from stronghold_gui.teaching.puzzles.puzzle import AnyPuzzle
from stronghold_gui.teaching.puzzles.reading import puzzle_from_json
from tests.games.fortress.examples import siege

WORDS = {"title": "Title", "task": "Task.", "hint": "Hint.", "idea": "Idea."}
HITS = {"attack finn": [0], "defence marro_warriors.1": [2], "strike marro_warriors.1": [0]}
"""Finn's dice show skulls, a strike of the Marro's as well, the defence nothing."""


def document(*, table: dict[str, Any] | None = None, **members: Any) -> dict[str, Any]:  # noqa: ANN401 - JSON
    """Return the puzzle's document with other members; ``table`` is laid over its table."""
    scene = siege(
        "finn",
        {"finn": ((13, 9, 1),), "syvarris": ((22, 9, 1),)},
        {"marro_warriors.1": ((12, 9, 1),), "marro_warriors.2": ((0, 8, 1),)},
    )
    position = deepcopy(POSITIONS.to_json(scene.go_on().position))
    assert isinstance(position["position"], dict)
    position["position"].update(table or {})
    plain = {
        "format": "stronghold-puzzle",
        "version": 1,
        "game": "fortress",
        "level": "easy",
        "words": {"en": dict(WORDS), "fr": dict(WORDS)},
        "plays": ["p1"],
        "goals": [{"goal": "destroy"}],
        "until": "turn",
        "draws": HITS,
        "solution": ["attack finn marro_warriors.1"],
        "position": position,
    }
    return {**plain, **members}


def puzzle(**members: Any) -> AnyPuzzle:  # noqa: ANN401 - JSON
    """Return the puzzle with other members."""
    return puzzle_from_json(document(**members), "sample", find_kit)


def faults(whole: dict[str, Any]) -> list[tuple[str, str]]:
    """Return problem and place of every fault of a document."""
    try:
        puzzle_from_json(whole, "sample", find_kit)
    except BadFileError as error:
        return [(str(fault.problem), fault.path) for fault in error.faults]
    return []
