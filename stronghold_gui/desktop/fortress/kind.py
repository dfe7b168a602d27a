"""The kind of Fortress: battlefield, docks, seats, and what is loaded later."""

from __future__ import annotations

from typing import Final

from stronghold_gui.core.lazy import Lazy
from stronghold_gui.desktop.fortress.seats import marks
from stronghold_gui.desktop.fortress.surface import battlefield
from stronghold_gui.desktop.play.kind import GameKind, PageSpec

FORTRESS_KIND: Final = GameKind(
    id="fortress",
    pages=(
        PageSpec("armies", "upper"),
        PageSpec("chances", "upper"),
        PageSpec("places", "upper"),
        PageSpec("log", "lower"),
        PageSpec("course", "lower", called=True),
    ),
    surface=lambda _header, pictures: battlefield(pictures),
    seats=marks,
    desk=Lazy("stronghold_gui.desktop.fortress.desk:FortressDesk"),
    picture=Lazy("stronghold_gui.desktop.fortress.still:battlefield_image"),
    story=Lazy("stronghold_gui.desktop.fortress.story.drawing:story_of"),
)
