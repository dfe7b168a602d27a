"""The kind of The Convicted: board, docks, seats, and what is loaded later."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stronghold_gui.core.lazy import Lazy
from stronghold_gui.desktop.convicted.seats import marks
from stronghold_gui.desktop.convicted.surface import PICTURE_SETS, board
from stronghold_gui.desktop.play.kind import GameKind, PageSpec

UPPER: Final[Sequence[PageSpec]] = tuple(
    PageSpec(name, "upper", called=name != "knowledge") for name in ("town", "knowledge", "powers", "enemy", "squads")
)
LOWER: Final[Sequence[PageSpec]] = (
    PageSpec("siege", "lower", called=True),
    PageSpec("turns", "lower"),
    PageSpec("chronicle", "lower"),
)


CONVICTED_KIND: Final = GameKind(
    id="convicted",
    pages=(
        *UPPER,
        PageSpec("log", "lower"),
        *LOWER,
        PageSpec("places", "lower"),
    ),
    surface=board,
    seats=marks,
    desk=Lazy("stronghold_gui.desktop.convicted.desk:ConvictedDesk"),
    picture=Lazy("stronghold_gui.desktop.convicted.still:table_image"),
    story=Lazy("stronghold_gui.desktop.convicted.story.drawing:story_of"),
    picture_sets=PICTURE_SETS,
)
