"""The table a scene begins with: a set-up with a few changes, so that a lesson tells only what is special about it."""

from __future__ import annotations

from typing import Any, Final

from stronghold_gui.core.match import Header, Match
from stronghold_gui.core.reading import Json
from stronghold_gui.core.save.kit import AnyMatch, GameKit
from stronghold_gui.core.save.validation import joined
from stronghold_gui.core.undo import UNLIMITED
from stronghold_gui.teaching.lessons.document import Condition, Scene

_FOLLOWS: Final = ("bag", "free", "supply", "orders_left")
"""Members of a table that follow from the rest: pieces that lie nowhere are where the box keeps them."""


def begin_scene(scene: Scene, kit: GameKit, path: str = "") -> AnyMatch:
    """Return the match in which a scene is played; the lines before its first step are not played yet.

    Args:
        scene: the scene.
        kit: its game.
        path: where the scene stands in its document, for faults.

    Raises:
        BadFileError: the position cannot be, with every fault; ``OptionError``: the game knows no such options.
    """
    seats = 2
    position = kit.game.setup(scene.options, seats, scene.seed)
    if scene.position or scene.base == "empty":
        document = kit.positions.to_json(position)
        base = document["position"] if scene.base == "set_up" else {}
        assert isinstance(base, dict)
        table = merged({name: value for name, value in base.items() if name not in _FOLLOWS}, scene.position)
        assert isinstance(table, dict)
        table.setdefault("seed", scene.seed)
        # The document holds the table in a member of that name as well, so the fault's path fits the lesson.
        position = kit.positions.from_json({**document, "position": table}, path)
    header = Header(kit.game.id, dict(scene.options), ("",) * seats, scene.seed)
    return Match(kit.game, header, position, UNLIMITED)


def merged(base: Json, patch: Any) -> Json:  # noqa: ANN401 - JSON from a document
    """Return a value changed by a JSON merge patch (RFC 7396); neither is touched."""
    if not isinstance(patch, dict):
        value: Json = patch
        return value
    result = dict(base) if isinstance(base, dict) else {}
    for name, change in patch.items():
        if change is None:
            result.pop(name, None)
        else:
            result[name] = merged(result.get(name), change)
    return result


def is_so(wanted: Condition, document: Json) -> bool:
    """Tell whether a condition holds in a position document."""
    found = value_at(document, wanted.at)
    if wanted.equals is not None:
        return found == wanted.equals
    number = found if isinstance(found, int) else 0
    return (wanted.least is None or number >= wanted.least) and (wanted.most is None or number <= wanted.most)


def value_at(document: Json, path: str) -> Json:
    """Return what stands at a dotted path of a table, 0 if there is nothing."""
    value: Json = document.get("position") if isinstance(document, dict) else None
    for step in path.split("."):
        if isinstance(value, list) and step.isdigit() and int(step) < len(value):
            value = value[int(step)]
        elif isinstance(value, dict):
            value = value.get(step, 0)
        else:
            return 0
    return value


def scene_path(number: int) -> str:
    """Return where a scene stands in its document."""
    return joined("", "scenes", number)
