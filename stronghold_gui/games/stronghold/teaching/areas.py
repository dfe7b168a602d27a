"""The areas of the board: what lessons and puzzles can point at."""

from __future__ import annotations

from functools import cache
from xml.etree import ElementTree as ET

from stronghold_gui.files import reading_resource, resource


@cache
def board_areas() -> frozenset[str]:
    """Return the areas of the board: the ids in the layer ``areas`` of its picture."""
    file = resource("stronghold", "board.svg")
    with reading_resource(file, StopIteration):
        picture = ET.parse(file)  # noqa: S314 - the program's own file
        layer = next(element for element in picture.iter() if element.get("id") == "areas")
        return frozenset(name for element in layer.iter() if (name := element.get("id")))
