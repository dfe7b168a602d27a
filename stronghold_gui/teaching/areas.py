"""The areas of a game's board: what lessons and puzzles can point at."""

from __future__ import annotations

from functools import cache
from xml.etree import ElementTree as ET

from stronghold_gui.files import resource


@cache
def areas_of(game: str) -> frozenset[str]:
    """Return the areas of a game's board: the ids in the layer ``areas`` of its picture."""
    picture = ET.parse(resource(game, "board.svg"))  # noqa: S314 - the program's own file
    layer = next(element for element in picture.iter() if element.get("id") == "areas")
    return frozenset(name for element in layer.iter() if (name := element.get("id")))
