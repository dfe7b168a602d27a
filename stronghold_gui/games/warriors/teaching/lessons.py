"""How Warriors is spoken of in lessons."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from stronghold_gui.core.reading import Json
from stronghold_gui.files import resource
from stronghold_gui.games.warriors.boxes import default_box
from stronghold_gui.games.warriors.moves import END
from stronghold_gui.games.warriors.notation import text_of
from stronghold_gui.games.warriors.teaching.places import PLACES


class WarriorsLessons:
    """What lessons ask of Warriors (``teaching.lessons.game``)."""

    table_member: Final = "position"
    following: Final = ("pile",)
    """The draw pile is whatever the box has besides."""
    end: Final = text_of(END)
    places: Final = PLACES

    @property
    def folder(self) -> Path:
        """The folder of the lessons."""
        return resource("warriors", "lessons")

    def empty_table(self, options: Mapping[str, str], seats: int, seed: int) -> dict[str, Json]:
        """Return the table of a box on which nothing lies."""
        return {"box": options.get("box", default_box(seats)), "seats": seats, "seed": seed}


LESSONS: Final = WarriorsLessons()
