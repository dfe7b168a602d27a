"""The Convicted's implementation of ``teaching.lessons.game``."""

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
"""The places that a lesson can name."""


class ConvictedLessons:
    """The file members, moves and places of The Convicted that lessons use."""

    table_member: Final = "position"
    following: Final = ()
    end: Final = text_of(DONE)
    places: Final = PLACES

    @property
    def folder(self) -> Path:
        return resource("convicted", "lessons")

    def empty_table(self, options: Mapping[str, str], seats: int, seed: int) -> dict[str, Json]:
        return {"mode": options.get("mode", "campaign"), "seats": seats, "seed": seed}


LESSONS: Final = ConvictedLessons()
