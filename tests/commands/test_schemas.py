"""The published schemas are current, and what is written fits them."""

from __future__ import annotations

from pathlib import Path

import pytest

from stronghold_gui.commands.schema import KINDS, file_name, schema_of, text_of
from stronghold_gui.files import resource
from tests.commands.conftest import Run


@pytest.mark.parametrize("kind", KINDS)
def test_the_published_schema_is_current(kind: str, run: Run) -> None:
    published = resource("schemas", file_name(kind)).read_text(encoding="utf-8")
    assert published == f"{text_of(schema_of(kind))}\n", "run: stronghold schema --write resources/schemas"
    assert run("schema", kind).out == published


def test_all_schemas_are_written_into_a_folder(run: Run) -> None:
    assert run("schema", "--write", "schemas").code == 0
    assert sorted(path.name for path in Path("schemas").iterdir()) == sorted(map(file_name, KINDS))


def test_the_position_schema_knows_ids_and_forbids_strange_members() -> None:
    schema = schema_of("position")
    wall = schema["$defs"]["Wall"]
    assert wall["additionalProperties"] is False
    assert wall["properties"]["stone"]["minimum"] == 0
    assert "ladder" in wall["properties"]["equipment"]["items"]["enum"]
