"""The Convicted as the library of games knows it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from stronghold_gui.files import translations_dir
from stronghold_gui.games.entry import Entry, Kit

if TYPE_CHECKING:
    from stronghold_gui.teaching.game import Teaching


def _load() -> Kit:
    from stronghold_gui.games.convicted.counted import counted
    from stronghold_gui.games.convicted.documents import POSITIONS
    from stronghold_gui.games.convicted.game import CONVICTED
    from stronghold_gui.games.convicted.words import WORDS

    return Kit(CONVICTED, POSITIONS, WORDS, counted=counted, load_teaching=_load_teaching)


def _load_teaching() -> Teaching:
    from stronghold_gui.games.convicted.teaching import TEACHING

    return TEACHING


CONVICTED_ENTRY: Final = Entry(
    id="convicted",
    position_format="convicted-position",
    seats=(1, 2, 3, 4, 5),
    minutes=(60, 900),
    texts=lambda: translations_dir("convicted"),
    load=_load,
    window="stronghold_gui.desktop.convicted.kind:CONVICTED_KIND",
    lessons=True,
    hints=True,
    rules=True,
)
