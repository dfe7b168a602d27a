"""The Convicted in the library of games."""

from __future__ import annotations

from typing import Final

from stronghold_gui.core.lazy import Lazy
from stronghold_gui.games.entry import Entry

CONVICTED_ENTRY: Final = Entry(
    id="convicted",
    position_format="convicted-position",
    cards_format="convicted-figures",
    seats=(1, 2, 3, 4, 5),
    minutes=(60, 900),
    load=Lazy("stronghold_gui.games.convicted.kit:KIT"),
    window="stronghold_gui.desktop.convicted.kind:CONVICTED_KIND",
    lessons=True,
    puzzles=True,
    hints=True,
    rules=True,
)
