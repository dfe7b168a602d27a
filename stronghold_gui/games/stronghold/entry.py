"""Stronghold in the library of games."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from stronghold_gui.files import translations_dir
from stronghold_gui.games.entry import Entry, Kit

if TYPE_CHECKING:
    from stronghold_gui.teaching.game import Teaching


def _load() -> Kit:
    from stronghold_gui.games.stronghold.counted import counted
    from stronghold_gui.games.stronghold.documents import POSITIONS
    from stronghold_gui.games.stronghold.documents.earlier import STAMP, upgrade
    from stronghold_gui.games.stronghold.game import STRONGHOLD
    from stronghold_gui.games.stronghold.words import WORDS

    return Kit(
        STRONGHOLD, POSITIONS, WORDS, counted=counted, stamp=STAMP, upgrade=upgrade, load_teaching=_load_teaching
    )


def _load_teaching() -> Teaching:
    from stronghold_gui.games.stronghold.teaching import TEACHING

    return TEACHING


STRONGHOLD_ENTRY: Final = Entry(
    id="stronghold",
    position_format="stronghold-position",
    seats=(2, 3, 4),
    minutes=(90, 180),
    window="stronghold_gui.desktop.stronghold.kind:STRONGHOLD_KIND",
    texts=lambda: translations_dir("stronghold"),
    load=_load,
    lessons=True,
    puzzles=True,
    rules=True,
    hints=True,
)
