"""Stronghold's terms for lessons."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final
from xml.etree import ElementTree as ET

from stronghold_gui.core.reading import Json
from stronghold_gui.files import reading_resource, resource
from stronghold_gui.games.stronghold.moves import DONE
from stronghold_gui.games.stronghold.notation import text_of


@cache
def board_areas() -> frozenset[str]:
    """Return the areas of the board: the ids in the layer ``areas`` of its picture."""
    file = resource("stronghold", "board.svg")
    with reading_resource(file, StopIteration):
        picture = ET.parse(file)  # noqa: S314 - the program's own file
        layer = next(element for element in picture.iter() if element.get("id") == "areas")
        return frozenset(name for element in layer.iter() if (name := element.get("id")))


class StrongholdLessons:
    """Stronghold's implementation of ``teaching.lessons.game``."""

    table_member: Final = "position"
    following: Final = ("bag", "free", "supply", "orders_left")
    """The table members that receive all pieces of the box that a lesson does not place."""
    end: Final = text_of(DONE)

    @property
    def folder(self) -> Path:
        """The folder of the lessons."""
        return resource("stronghold", "lessons")

    @property
    def places(self) -> frozenset[str]:
        """The areas of the board."""
        return board_areas()

    def empty_table(self, options: Mapping[str, str], seats: int, seed: int) -> dict[str, Json]:  # noqa: ARG002
        """Return the empty table as a document: only the seed, since all defaults are those of an empty table."""
        return {"seed": seed}


LESSONS: Final = StrongholdLessons()
