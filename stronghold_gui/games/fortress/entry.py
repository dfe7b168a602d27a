"""Fortress in the library of games."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from stronghold_gui.files import translations_dir
from stronghold_gui.games.entry import Entry, Kit

if TYPE_CHECKING:
    from stronghold_gui.teaching.game import Teaching


def _load() -> Kit:
    from stronghold_gui.games.fortress.counted import counted
    from stronghold_gui.games.fortress.documents import POSITIONS
    from stronghold_gui.games.fortress.game import FORTRESS
    from stronghold_gui.games.fortress.words import WORDS

    return Kit(FORTRESS, POSITIONS, WORDS, counted=counted, load_teaching=_load_teaching)


def _load_teaching() -> Teaching:
    from stronghold_gui.games.fortress.teaching import TEACHING

    return TEACHING


FORTRESS_ENTRY: Final = Entry(
    id="fortress",
    position_format="fortress-position",
    seats=(2, 3, 4),
    minutes=(90, 180),
    window="stronghold_gui.desktop.fortress.kind:FORTRESS_KIND",
    texts=lambda: translations_dir("fortress"),
    load=_load,
    hints=True,
    rules=True,
)
