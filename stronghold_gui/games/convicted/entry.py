"""The Convicted in the library of games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from stronghold_gui.core.lazy import Lazy
from stronghold_gui.core.tally import TallyRules
from stronghold_gui.games.entry import Entry


def _sides(options: Mapping[str, str], seats: int) -> Sequence[str]:
    """Return the side of each seat: all defend together, but the last one leads the enemy in a versus mode."""
    if options.get("mode", "").endswith("-versus"):
        return ("defenders",) * (seats - 1) + ("enemy",)
    return ("defenders",) * seats


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
    tally=TallyRules(modes=("mode",), level="level", figures=("turns",), sides=_sides),
)
