"""Fortress in the library of games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from stronghold_gui.core.lazy import Lazy
from stronghold_gui.core.tally import TallyRules
from stronghold_gui.games.entry import Entry


def _sides(options: Mapping[str, str], seats: int) -> Sequence[str]:
    """Return the id of each seat's side. In an ambush of three or more, the first two seats are partners."""
    scenario = options.get("scenario", "")
    first = 2 if scenario == "ambush" and seats > 2 else 1
    return (f"{scenario}.first",) * first + (f"{scenario}.second",) * (seats - first)


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
    tally=TallyRules(
        modes=("scenario", "mode"), unnamed=frozenset({"usual"}), figures=("points", "turns"), sides=_sides
    ),
)
