"""Data files are validated against dataclasses, and what does not fit is named with its path."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Literal

import pytest
from pydantic import Field

from stronghold_gui.core.data_files import parse_data, read_data
from stronghold_gui.core.reading import DataFault, Json
from stronghold_gui.core.save.part import Part


@dataclass(frozen=True, slots=True)
class Wall(Part):
    """A part of the file."""

    colour: Literal["red", "grey"]
    height: Annotated[int, Field(ge=1, le=5)]


@dataclass(frozen=True, slots=True)
class Board(Part):
    """The file."""

    walls: dict[str, list[Wall]]


def test_a_file_becomes_a_tree_of_dataclasses(tmp_path: Path) -> None:
    file = tmp_path / "board.json"
    file.write_text('{"walls": {"north": [{"colour": "red", "height": 2}]}}', encoding="utf-8")
    assert read_data(Board, file) == Board({"north": [Wall("red", 2)]})


@pytest.mark.parametrize(
    ("wall", "path"),
    [
        ({"colour": "red", "height": 6}, "board.walls.north[0].height"),
        ({"colour": "red", "height": True}, "board.walls.north[0].height"),
        ({"colour": "blue", "height": 2}, "board.walls.north[0].colour"),
        ({"colour": "red"}, "board.walls.north[0].height"),
        ({"colour": "red", "height": 2, "width": 1}, "board.walls.north[0].width"),
        ("red", "board.walls.north[0]"),
    ],
)
def test_what_does_not_fit_is_named_with_its_path(wall: Json, path: str) -> None:
    with pytest.raises(DataFault) as found:
        parse_data(Board, {"walls": {"north": [wall]}}, "board")
    assert found.value.path == path


def test_a_file_that_is_no_object_is_named_as_a_whole() -> None:
    with pytest.raises(DataFault, match="the file: "):
        parse_data(Board, [])
