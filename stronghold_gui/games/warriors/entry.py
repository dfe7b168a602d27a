"""Warriors in the library of games."""

from __future__ import annotations

from typing import Final

from stronghold_gui.core.lazy import Lazy
from stronghold_gui.core.tally import TallyRules
from stronghold_gui.games.entry import Entry

WARRIORS_ENTRY: Final = Entry(
    id="warriors",
    position_format="warriors-position",
    cards_format="warriors-cards",
    seats=(2, 3, 4, 5, 6),
    minutes=(30, 60),
    window="stronghold_gui.desktop.warriors.kind:WARRIORS_KIND",
    load=Lazy("stronghold_gui.games.warriors.kit:KIT"),
    lessons=True,
    puzzles=True,
    hints=True,
    rules=True,
    tally=TallyRules(modes=("box",), figures=("points",)),
)
