"""Stronghold in the library of games."""

from __future__ import annotations

from typing import Final

from stronghold_gui.core.lazy import Lazy
from stronghold_gui.games.entry import Entry

STRONGHOLD_ENTRY: Final = Entry(
    id="stronghold",
    position_format="stronghold-position",
    seats=(2, 3, 4),
    minutes=(90, 180),
    window="stronghold_gui.desktop.stronghold.kind:STRONGHOLD_KIND",
    load=Lazy("stronghold_gui.games.stronghold.kit:KIT"),
    lessons=True,
    puzzles=True,
    rules=True,
    hints=True,
)
