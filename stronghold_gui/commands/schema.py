"""``stronghold schema``: the published JSON schemas of the files."""

from __future__ import annotations

import json
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from stronghold_gui.commands.call import Call
from stronghold_gui.commands.exits import Exit
from stronghold_gui.commands.game_options import name_game
from stronghold_gui.commands.games import chosen_kit
from stronghold_gui.commands.parser import Parser
from stronghold_gui.core.save import PositionFormat
from stronghold_gui.core.save.atomic import write_atomically
from stronghold_gui.program import PROGRAM

_DOCUMENTS: Final = {
    "match": "stronghold_gui.core.save.document:MatchDocument",
    "lesson": "stronghold_gui.teaching.lessons.document:LessonDocument",
    "puzzle": "stronghold_gui.teaching.puzzles.document:PuzzleDocument",
}
"""Each kind of document that all games share, and the class that says what it holds, imported when it is asked for."""
_VERSIONS: Final = {"match": 2, "lesson": 1, "puzzle": 1}
"""Which version of each kind is written today; a test holds it against the documents."""
_POSITION: Final = "position"
"""The kind of which every game has its own."""
KINDS: Final = ("match", _POSITION, "lesson", "puzzle")
SHARED: Final = tuple(_DOCUMENTS)


def add_arguments(parser: Parser) -> None:
    """Take which one, of which game, or a folder for all."""
    parser.given("kind", nargs="?", choices=KINDS, default=KINDS[0])
    name_game(parser)
    parser.option("--write", type=Path, metavar="FOLDER")


def run(call: Call) -> Exit:
    """Print one schema, or write all of them into a folder: those of positions below it, by game."""
    given = call.arguments
    if given.write is None:
        own = given.kind == _POSITION
        call.say(text_of(position_schema(chosen_kit(call).positions) if own else schema_of(given.kind)))
        return Exit.OK
    for kind in SHARED:
        _write(call, given.write / file_name(kind), schema_of(kind))
    for game in call.library.ids:
        positions = call.library.kit(game).positions
        _write(call, given.write / position_file(game, positions), position_schema(positions))
    return Exit.OK


def _write(call: Call, path: Path, schema: dict[str, Any]) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    write_atomically(path, f"{text_of(schema)}\n".encode())
    call.say(str(path))


def schema_of(kind: str) -> dict[str, Any]:
    """Return the JSON schema of a kind of document that all games share."""
    module, _, name = _DOCUMENTS[kind].partition(":")
    return _schema(getattr(import_module(module), name), f"{PROGRAM} {kind} document, version {_VERSIONS[kind]}")


def position_schema(positions: PositionFormat) -> dict[str, Any]:
    """Return the JSON schema of a game's position documents."""
    return _schema(positions.document, f"{positions.format_name} document, version {positions.version}")


def _schema(document: type, title: str) -> dict[str, Any]:
    from stronghold_gui.core.save.validation import adapter

    head = {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": title}
    return head | {name: part for name, part in adapter(document).json_schema().items() if name != "title"}


def file_name(kind: str) -> str:
    """Return the name of the schema file of a shared kind, below ``resources/schemas``."""
    return f"{kind}-{_VERSIONS[kind]}.json"


def position_file(game: str, positions: PositionFormat) -> Path:
    """Return the schema file of a game's positions, below ``resources/schemas``."""
    return Path(game) / f"{_POSITION}-{positions.version}.json"


def text_of(schema: dict[str, Any]) -> str:
    """Return a schema as it stands in its file."""
    return json.dumps(schema, ensure_ascii=False, indent=1)
