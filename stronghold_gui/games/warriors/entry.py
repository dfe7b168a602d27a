"""Warriors in the library of games."""

from __future__ import annotations

from typing import Final

from stronghold_gui.files import translations_dir
from stronghold_gui.games.entry import Entry, Kit


def _load() -> Kit:
    from stronghold_gui.games.warriors.counted import counted, gained
    from stronghold_gui.games.warriors.documents import POSITIONS
    from stronghold_gui.games.warriors.game import WARRIORS
    from stronghold_gui.games.warriors.words import WORDS

    return Kit(WARRIORS, POSITIONS, WORDS, counted=counted, gained=gained)


WARRIORS_ENTRY: Final = Entry(
    id="warriors",
    position_format="warriors-position",
    seats=(2, 3, 4, 5, 6),
    minutes=(30, 60),
    window="stronghold_gui.desktop.warriors.kind:WARRIORS_KIND",
    texts=lambda: translations_dir("warriors"),
    load=_load,
)
