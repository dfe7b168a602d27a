"""Fortress's terms for lessons."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from stronghold_gui.core.reading import Json
from stronghold_gui.files import resource
from stronghold_gui.games.fortress.data.scenarios import SCENARIOS
from stronghold_gui.games.fortress.moves import END
from stronghold_gui.games.fortress.notation import text_of
from stronghold_gui.games.fortress.setting import setting_of

TRAY: Final = "tray"
_FIELD: Final = setting_of("siege", 2).field

PLACES: Final = frozenset((*map(_FIELD.name, range(len(_FIELD.spots))), TRAY))


class FortressLessons:
    """Fortress's implementation of ``teaching.lessons.game``."""

    table_member: Final = "position"
    following: Final = ()
    end: Final = text_of(END)
    places: Final = PLACES

    @property
    def folder(self) -> Path:
        """The folder of the lessons."""
        return resource("fortress", "lessons")

    def empty_table(self, options: Mapping[str, str], seats: int, seed: int) -> dict[str, Json]:
        """Return the table of a scenario's map without figures."""
        return {"scenario": options.get("scenario", SCENARIOS[0]), "people": seats, "seed": seed}


LESSONS: Final = FortressLessons()
