"""What a lesson can point at: the areas of a game's board, and named parts of the window."""

from __future__ import annotations

import re
from functools import cache
from typing import Final
from xml.etree import ElementTree as ET

from stronghold_gui.files import resource

WIDGET: Final = "@"
"""Begins the name of a part of the window: ``@action_cannon``, ``@dock_buildings``."""
_NAME: Final = re.compile(r"@[a-z][a-z0-9_]*")


def is_mark(mark: str, game: str) -> bool:
    """Tell whether something can be pointed at. Of the window's parts only the form is known here."""
    return bool(_NAME.fullmatch(mark)) if mark.startswith(WIDGET) else mark in areas_of(game)


@cache
def areas_of(game: str) -> frozenset[str]:
    """Return the areas of a game's board: the ids in the layer ``areas`` of its picture."""
    picture = ET.parse(resource(game, "board.svg"))  # noqa: S314 - the program's own file
    layer = next(element for element in picture.iter() if element.get("id") == "areas")
    return frozenset(name for element in layer.iter() if (name := element.get("id")))
