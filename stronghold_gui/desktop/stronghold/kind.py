"""The kind of Stronghold: board, docks, seats, and what is loaded later."""

from __future__ import annotations

from functools import cache
from typing import Final

from stronghold_gui.core.header import Header
from stronghold_gui.core.lazy import Lazy
from stronghold_gui.desktop.play.kind import GameKind, PageSpec
from stronghold_gui.desktop.stronghold.seats import marks
from stronghold_gui.desktop.table.surface import Surface
from stronghold_gui.files import resource


def surface(_header: Header | None, pictures: str) -> Surface:
    """Return the board, drawn from a picture set; its areas are those of `board.svg`."""
    return _surface("" if pictures == "standard" else f"-{pictures}")


@cache
def _surface(ending: str) -> Surface:
    return Surface.load(resource("stronghold", f"board{ending}.svg"), resource("stronghold", f"pieces{ending}"))


STRONGHOLD_KIND: Final = GameKind(
    id="stronghold",
    pages=(
        PageSpec("phase_cards", "upper", team=0),
        PageSpec("buildings", "upper", team=1),
        PageSpec("heroes", "upper"),
        PageSpec("places", "upper"),
        PageSpec("log", "lower"),
        PageSpec("report", "lower"),
        PageSpec("glory", "lower"),
        PageSpec("supply", "lower"),
    ),
    surface=surface,
    seats=marks,
    desk=Lazy("stronghold_gui.desktop.stronghold.desk:StrongholdDesk"),
    picture=Lazy("stronghold_gui.desktop.stronghold.still:table_image"),
    story=Lazy("stronghold_gui.desktop.stronghold.story.drawing:story_of"),
)
