"""``stronghold schema``: the published JSON schemas of the files."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from stronghold_gui.commands.call import Call
from stronghold_gui.commands.exits import Exit, Stop
from stronghold_gui.commands.game_options import name_game
from stronghold_gui.commands.games import chosen_kit
from stronghold_gui.commands.parser import Parser
from stronghold_gui.core.save.atomic import write_atomically
from stronghold_gui.core.save.document import MatchDocument
from stronghold_gui.core.save.validation import adapter
from stronghold_gui.games.entry import Kit
from stronghold_gui.program import PROGRAM
from stronghold_gui.teaching.lessons.document import LessonDocument
from stronghold_gui.teaching.puzzles.document import PracticeDocument

_DOCUMENTS: Final[Mapping[str, type]] = {
    "match": MatchDocument, "lesson": LessonDocument, "practice": PracticeDocument,
}  # fmt: skip
"""The kinds of documents shared by all games, with their classes."""
_VERSIONS: Final = {"match": 4, "lesson": 1, "puzzle": 1, "practice": 1}
"""The current version of each kind; a test compares it with the documents."""
SHARED: Final = tuple(_DOCUMENTS)
OWN: Final = ("position", "puzzle", "cards")
"""The kinds of documents that are specific to each game."""


def add_arguments(parser: Parser) -> None:
    """Add the arguments: one schema and its game, or a folder for all schemas."""
    parser.given("kind", nargs="?", choices=(*SHARED, *OWN), default=SHARED[0])
    name_game(parser)
    parser.option("--write", type=Path, metavar="FOLDER")


def run(call: Call) -> Exit:
    """Print one schema, or write all of them into a folder, those of each game into a folder of the game below it.

    Raises:
        Stop: the game has no documents of this kind.
    """
    given = call.arguments
    if given.write is None:
        call.say_lines(text_of(_asked_for(call)))
        return Exit.OK
    for kind in SHARED:
        _write(call, given.write / file_name(kind), schema_of(kind))
    for game in call.library.ids:
        for name, schema in own_schemas(call.library.kit(game)).items():
            _write(call, given.write / game / name, schema)
    return Exit.OK


def _asked_for(call: Call) -> dict[str, Any]:
    kind, kit = call.arguments.kind, chosen_kit(call)
    if kind in SHARED:
        return schema_of(kind)
    for name, schema in own_schemas(kit).items():
        if name.startswith(kind):
            return schema
    raise Stop(Exit.REFUSED, call.texts("command.schema.none", kind=kind, game=kit.game.id))


def _write(call: Call, path: Path, schema: dict[str, Any]) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    write_atomically(path, f"{text_of(schema)}\n".encode())
    call.say(str(path))


def schema_of(kind: str) -> dict[str, Any]:
    """Return the JSON schema of a kind of document that all games share."""
    return _schema(_DOCUMENTS[kind], f"{PROGRAM} {kind} document, version {_VERSIONS[kind]}")


def own_schemas(kit: Kit) -> dict[str, dict[str, Any]]:
    """Return the JSON schemas of a game's own documents, by the name of their file."""
    found = {("position", kit.positions.version): kit.positions.document}
    puzzles = kit.teaching.puzzles if kit.teaching is not None else None
    if puzzles is not None:
        found["puzzle", _VERSIONS["puzzle"]] = puzzles.document
    if kit.own_cards is not None:
        found["cards", kit.own_cards.version] = kit.own_cards.document
    return {
        f"{kind}-{version}.json": _schema(document, f"{kind} document of {kit.game.id}, version {version}".capitalize())
        for (kind, version), document in found.items()
    }


def _schema(document: type, title: str) -> dict[str, Any]:
    head = {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": title}
    return head | {name: part for name, part in adapter(document).json_schema().items() if name != "title"}


def file_name(kind: str) -> str:
    """Return the name of the schema file of a shared kind, below ``resources/schemas``."""
    return f"{kind}-{_VERSIONS[kind]}.json"


def text_of(schema: dict[str, Any]) -> str:
    return json.dumps(schema, ensure_ascii=False, indent=1)
