"""The kind of Warriors: table, docks, seats, and what is loaded later."""

from __future__ import annotations

from typing import Final

from stronghold_gui.core.header import Header
from stronghold_gui.core.lazy import Lazy
from stronghold_gui.desktop.play.kind import GameKind, PageSpec
from stronghold_gui.desktop.table.surface import Surface
from stronghold_gui.desktop.warriors.seats import marks
from stronghold_gui.desktop.warriors.surface import table


def surface(header: Header | None, pictures: str) -> Surface:
    """Return the table for the number of players of a match; for two if the match is unknown."""
    return table(len(header.names) if header is not None and header.names else 2, pictures)


WARRIORS_KIND: Final = GameKind(
    id="warriors",
    pages=(
        PageSpec("odds", "upper"),
        PageSpec("places", "upper"),
        PageSpec("log", "lower"),
        PageSpec("standings", "lower"),
        PageSpec("round", "lower", called=True),
    ),
    surface=surface,
    seats=marks,
    desk=Lazy("stronghold_gui.desktop.warriors.desk:WarriorsDesk"),
    picture=Lazy("stronghold_gui.desktop.warriors.still:table_image"),
    story=Lazy("stronghold_gui.desktop.warriors.story.drawing:story_of"),
)
