"""Fortress in the library of games."""

from __future__ import annotations

from typing import Final

from stronghold_gui.core.lazy import Lazy
from stronghold_gui.games.entry import Entry

FORTRESS_ENTRY: Final = Entry(
    id="fortress",
    position_format="fortress-position",
    cards_format="fortress-map",
    seats=(2, 3, 4),
    minutes=(90, 180),
    window="stronghold_gui.desktop.fortress.kind:FORTRESS_KIND",
    load=Lazy("stronghold_gui.games.fortress.kit:KIT"),
    hints=True,
    lessons=True,
    puzzles=True,
    rules=True,
)
