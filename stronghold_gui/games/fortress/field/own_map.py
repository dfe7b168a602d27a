"""Custom maps, in three forms: part of a document, text in the match options, and plan to play on."""

from __future__ import annotations

import json
from collections.abc import Collection
from dataclasses import dataclass
from typing import Final

from stronghold_gui.core.reading import DataFault
from stronghold_gui.core.save.faults import BadFileError
from stronghold_gui.core.save.raw import parse_raw
from stronghold_gui.core.save.validation import validate
from stronghold_gui.core.save.writing import Writer
from stronghold_gui.games.fortress.data.pieces import Pieces
from stronghold_gui.games.fortress.field.plan import Plan, Space
from stronghold_gui.games.fortress.field.plan_file import MOST_BYTES, read_plan
from stronghold_gui.games.fortress.field.unbuildable import Unbuildable, unbuildable
from stronghold_gui.games.fortress.field.written import MapPart

OPTION: Final = "map"
"""The match option that holds a custom map as text; without it a match uses a built-in map."""
_to_plain: Final = Writer(("at", "level", "sides")).to_plain


@dataclass(frozen=True, slots=True)
class OwnMap:
    """A custom map.

    Attributes:
        text: the form in match options.
        written: the form in documents.
        plan: the form to play on.
    """

    text: str
    written: MapPart
    plan: Plan

    def check_spaces(self, wanted: Collection[Space]) -> None:
        """Raise ``MapFault`` if the map lacks one of these spaces."""
        there = {(*at, floor) for at in self.plan.hexes for floor, _ in self.plan.storeys(at)}
        if missing := sorted(set(wanted) - there):
            raise unbuildable("", Unbuildable.LACKS_SPACE, value=",".join(map(str, missing[0])))


def map_text(written: MapPart) -> str:
    """Return a map as the text for the match options: its members as in a file, in one line."""
    return json.dumps(_to_plain(written), ensure_ascii=False, separators=(",", ":"))


def read_own_map(text: str, pieces: Pieces) -> OwnMap:
    """Return the map that a text describes.

    Raises:
        DataFault: the map has a fault, given with its path; a text of more than half a mebibyte is refused unread.
    """
    if len(text) > MOST_BYTES:
        raise unbuildable("", Unbuildable.TOO_LARGE, limit=MOST_BYTES // 1024)
    try:
        written = validate(MapPart, parse_raw(text.encode()))
    except BadFileError as error:
        raise DataFault(error.first.path, error.first.problem) from error
    return OwnMap(text, written, read_plan(written, pieces))
