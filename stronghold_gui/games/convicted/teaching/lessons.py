"""The Convicted's terms for lessons."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from stronghold_gui.core.reading import Json
from stronghold_gui.files import resource
from stronghold_gui.games.convicted.moves import DONE
from stronghold_gui.games.convicted.notation import text_of
from stronghold_gui.games.convicted.pieces import BUILDINGS, POSTS, RING_IDS, TOWN, ZONES

PLACES: Final = frozenset((*POSTS, *ZONES, *RING_IDS, *BUILDINGS, TOWN, "gates", "gateway"))
"""Sections, keep, zones, ring, buildings, the town, gates and gateway."""


class ConvictedLessons:
    """The Convicted's implementation of ``teaching.lessons.game``."""

    table_member: Final = "position"
    following: Final = ()
    end: Final = text_of(DONE)
    places: Final = PLACES

    @property
    def folder(self) -> Path:
        """The folder of the lessons."""
        return resource("convicted", "lessons")

    def empty_table(self, options: Mapping[str, str], seats: int, seed: int) -> dict[str, Json]:
        """Return the empty table of a mode."""
        return {"mode": options.get("mode", "campaign"), "seats": seats, "seed": seed}


LESSONS: Final = ConvictedLessons()
