"""The published schemas are current, and what is written fits them."""

from __future__ import annotations

from pathlib import Path

import pytest

from stronghold_gui.commands.schema import SHARED, file_name, position_file, position_schema, schema_of, text_of
from stronghold_gui.files import resource
from stronghold_gui.games.library import LIBRARY
from tests.commands.conftest import Run
from tests.toy.entry import WITH_TOY

WRITE = "run: stronghold schema --write resources/schemas"


@pytest.mark.parametrize("kind", SHARED)
def test_the_published_schema_is_current(kind: str, run: Run) -> None:
    published = resource("schemas", file_name(kind)).read_text(encoding="utf-8")
    assert published == f"{text_of(schema_of(kind))}\n", WRITE
    assert run("schema", kind).out == published


@pytest.mark.parametrize("game", LIBRARY.ids)
def test_the_published_schema_of_a_games_positions_is_current(game: str, run: Run) -> None:
    positions = LIBRARY.kit(game).positions
    published = resource("schemas", str(position_file(game, positions))).read_text(encoding="utf-8")
    assert published == f"{text_of(position_schema(positions))}\n", WRITE
    assert run("schema", "position", "--game", game).out == published


def test_all_schemas_are_written_into_a_folder(run: Run) -> None:
    assert run("schema", "--write", "schemas").code == 0
    written = {path.relative_to("schemas") for path in Path("schemas").rglob("*.json")}
    positions = {position_file(game, WITH_TOY.kit(game).positions) for game in WITH_TOY.ids}
    assert written == {*map(Path, map(file_name, SHARED)), *positions}


def test_the_position_schema_knows_ids_and_forbids_strange_members() -> None:
    schema = position_schema(LIBRARY.kit("stronghold").positions)
    wall = schema["$defs"]["Wall"]
    assert wall["additionalProperties"] is False
    assert wall["properties"]["stone"]["minimum"] == 0
    assert "ladder" in wall["properties"]["equipment"]["items"]["enum"]
