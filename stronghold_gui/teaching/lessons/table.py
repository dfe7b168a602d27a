"""The table at the beginning of a scene: a set-up with a few changes, so that a lesson lists only these."""

from __future__ import annotations

from typing import Any

from stronghold_gui.core.match import Header, Match
from stronghold_gui.core.reading import Json
from stronghold_gui.core.save.kit import AnyMatch, GameKit
from stronghold_gui.core.save.validation import joined
from stronghold_gui.core.undo import UNLIMITED
from stronghold_gui.teaching.lessons.document import Condition, Scene
from stronghold_gui.teaching.lessons.game import LessonGame


def seats_in(scene: Scene, kit: GameKit) -> int:
    """Return the number of seats in a scene."""
    return scene.seats or kit.game.seat_counts[0]


def begin_scene(scene: Scene, kit: GameKit, terms: LessonGame, path: str = "") -> AnyMatch:
    """Return the match of a scene; the lines before its first step are not played yet.

    Args:
        scene: the scene.
        kit: its game.
        terms: the game's part for lessons.
        path: the scene's path in its document, for faults.

    Raises:
        BadFileError: the position is impossible; the error has every fault.
        OptionError: the game does not have these options, or does not allow this number of players.
    """
    seats = seats_in(scene, kit)
    position = kit.game.setup(scene.options, seats, scene.seed)
    if scene.position or scene.base == "empty":
        document = kit.positions.to_json(position)
        base = document[terms.table_member]
        if scene.base == "empty":
            base = terms.empty_table(scene.options, seats, scene.seed)
        assert isinstance(base, dict)
        table = merged({name: value for name, value in base.items() if name not in terms.following}, scene.position)
        # A scene's table is in its member "position", so the fault's path fits a lesson whose game calls it so, too.
        position = kit.positions.from_json({**document, terms.table_member: table}, path)
    header = Header(kit.game.id, dict(scene.options), ("",) * seats, scene.seed)
    return Match(kit.game, header, position, UNLIMITED)


def merged(base: Json, patch: Any) -> Json:  # noqa: ANN401 - JSON from a document
    """Return a value changed by a JSON merge patch (RFC 7396); both arguments stay unchanged."""
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


def is_so(wanted: Condition, table: Json) -> bool:
    """Return whether a condition holds on a table."""
    found = value_at(table, wanted.at)
    if wanted.equals is not None:
        return found == wanted.equals
    number = found if isinstance(found, int) else 0
    return (wanted.least is None or number >= wanted.least) and (wanted.most is None or number <= wanted.most)


def value_at(table: Json, path: str) -> Json:
    """Return the value at a dotted path of a table, 0 if there is none.

    A name on the table may have dots itself (``hand.elves.archer``); if two fit, the longer one counts.
    """
    if not path:
        return table
    if isinstance(table, list):
        step, _, rest = path.partition(".")
        return value_at(table[int(step)], rest) if step.isdigit() and int(step) < len(table) else 0
    if not isinstance(table, dict):
        return 0
    names = [name for name in table if path == name or path.startswith(f"{name}.")]
    longest = max(names, key=len, default=None)
    return 0 if longest is None else value_at(table[longest], path[len(longest) + 1 :])


def scene_path(number: int) -> str:
    """Return the path of a scene in its document."""
    return joined("", "scenes", number)
