"""Warriors' terms for lessons."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from stronghold_gui.core.reading import Json
from stronghold_gui.files import resource
from stronghold_gui.games.warriors.boxes import default_box
from stronghold_gui.games.warriors.moves import END
from stronghold_gui.games.warriors.notation import LOOSE, text_of
from stronghold_gui.games.warriors.pieces import PLACE_IDS, SEAT_IDS

SHARED: Final = ("pile", "discard", "card", "red", "black", "track", "hand", "kept")
"""Draw pile, discard pile, the current battle card, dice, battle cards to come, a hand and the kept cards of it."""

PLACES: Final = frozenset((*PLACE_IDS, *SEAT_IDS, *LOOSE, *(f"{seat}.dragons" for seat in SEAT_IDS), *SHARED))
"""The places of lessons: factions, dragons, the band, and the things of a seat, such as catapults or dragons."""


class WarriorsLessons:
    """Warriors' implementation of ``teaching.lessons.game``."""

    table_member: Final = "position"
    following: Final = ("pile",)
    """The draw pile receives all other cards of the box."""
    end: Final = text_of(END)
    places: Final = PLACES

    @property
    def folder(self) -> Path:
        """The folder of the lessons."""
        return resource("warriors", "lessons")

    def empty_table(self, options: Mapping[str, str], seats: int, seed: int) -> dict[str, Json]:
        """Return the empty table of a box."""
        return {"box": options.get("box", default_box(seats)), "seats": seats, "seed": seed}


LESSONS: Final = WarriorsLessons()
