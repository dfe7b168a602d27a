"""``stronghold schema``: the published JSON schemas of the files."""

from __future__ import annotations

import json
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from stronghold_gui.commands.call import Call
from stronghold_gui.commands.exits import Exit
from stronghold_gui.commands.parser import Parser
from stronghold_gui.core.save.atomic import write_atomically

_DOCUMENTS: Final = {
    "match": "stronghold_gui.core.save.document:MatchDocument",
    "position": "stronghold_gui.games.stronghold.documents:PositionDocument",
    "lesson": "stronghold_gui.teaching.lessons.document:LessonDocument",
    "puzzle": "stronghold_gui.games.stronghold.teaching.puzzles.document:StrongholdPuzzleDocument",
}
"""Each kind of document and the class that says what it holds, imported when it is asked for."""
_VERSIONS: Final = {"match": 2, "position": 1, "lesson": 1, "puzzle": 1}
"""Which version of each kind is written today; a test holds it against the documents."""
KINDS: Final = tuple(_DOCUMENTS)


def add_arguments(parser: Parser) -> None:
    """Take which one, or a folder for all."""
    parser.given("kind", nargs="?", choices=KINDS, default=KINDS[0])
    parser.option("--write", type=Path, metavar="FOLDER")


def run(call: Call) -> Exit:
    """Print one schema, or write all of them into a folder."""
    folder = call.arguments.write
    if folder is None:
        call.say(text_of(schema_of(call.arguments.kind)))
        return Exit.OK
    for kind in KINDS:
        path = folder / file_name(kind)
        write_atomically(path, f"{text_of(schema_of(kind))}\n".encode())
        call.say(str(path))
    return Exit.OK


def schema_of(kind: str) -> dict[str, Any]:
    """Return the JSON schema of a kind of document."""
    from stronghold_gui.core.save.validation import adapter

    module, _, name = _DOCUMENTS[kind].partition(":")
    document: type = getattr(import_module(module), name)
    title = f"Stronghold {kind} document, version {_VERSIONS[kind]}"
    head = {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": title}
    return head | {name: part for name, part in adapter(document).json_schema().items() if name != "title"}


def file_name(kind: str) -> str:
    """Return the name of a kind's schema file below ``resources/schemas``."""
    return f"{kind}-{_VERSIONS[kind]}.json"


def text_of(schema: dict[str, Any]) -> str:
    """Return a schema as it stands in its file."""
    return json.dumps(schema, ensure_ascii=False, indent=1)
