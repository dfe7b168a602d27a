"""Stronghold in the library of games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from stronghold_gui.core.lazy import Lazy
from stronghold_gui.core.tally import TallyRules
from stronghold_gui.games.entry import Entry


def _sides(options: Mapping[str, str], seats: int) -> Sequence[str]:
    """Return the camp of each seat. With three or four players there are two Invaders, with four two Defenders."""
    del options
    invaders = 1 if seats == 2 else 2
    return ("invader",) * invaders + ("defender",) * (seats - invaders)


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
    tally=TallyRules(modes=("edition",), figures=("points", "turns"), sides=_sides),
)
