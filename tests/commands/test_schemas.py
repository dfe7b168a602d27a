"""The published schemas are current, and what is written fits them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from stronghold_gui.commands.schema import SHARED, file_name, own_schemas, schema_of, text_of
from stronghold_gui.core.reading import Json
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
def test_the_published_schemas_of_a_games_own_documents_are_current(game: str, run: Run) -> None:
    for name, schema in own_schemas(LIBRARY.kit(game)).items():
        published = resource("schemas", game, name).read_text(encoding="utf-8")
        assert published == f"{text_of(schema)}\n", WRITE
        assert run("schema", name.partition("-")[0], "--game", game).out == published


def unbounded(schema: Json, path: str = "") -> Iterator[str]:
    """Yield where a schema has lists, or objects with names of any kind, of any length."""
    if isinstance(schema, dict):
        names = schema.get("additionalProperties", False) is not False and "propertyNames" not in schema
        if (schema.get("type") == "array" and "maxItems" not in schema) or (names and "maxProperties" not in schema):
            yield path
        for name, inner in schema.items():
            yield from unbounded(inner, f"{path}/{name}")
    elif isinstance(schema, list):
        for inner in schema:
            yield from unbounded(inner, path)


@pytest.mark.parametrize("game", [game for game in LIBRARY.ids if LIBRARY.kit(game).own_cards is not None])
def test_every_list_of_people_s_own_tables_has_a_greatest_length(game: str) -> None:
    assert list(unbounded(own_schemas(LIBRARY.kit(game))["cards-1.json"])) == []


def test_all_schemas_are_written_into_a_folder(run: Run) -> None:
    assert run("schema", "--write", "schemas").code == 0
    written = {path.relative_to("schemas") for path in Path("schemas").rglob("*.json")}
    own = {Path(game) / name for game in WITH_TOY.ids for name in own_schemas(WITH_TOY.kit(game))}
    assert written == {*map(Path, map(file_name, SHARED)), *own}


def test_a_game_without_puzzles_has_no_schema_of_them(run: Run) -> None:
    answer = run("schema", "puzzle", "--game", "rafts")
    assert (answer.code, answer.err) == (1, "stronghold: There are no puzzle documents of rafts.\n")


def test_the_position_schema_knows_ids_and_forbids_strange_members() -> None:
    schema = own_schemas(LIBRARY.kit("stronghold"))["position-1.json"]
    wall = schema["$defs"]["Wall"]
    assert wall["additionalProperties"] is False
    assert wall["properties"]["stone"]["minimum"] == 0
    assert "ladder" in wall["properties"]["equipment"]["items"]["enum"]
