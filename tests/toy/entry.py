"""The rafts in a library of games."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from stronghold_gui.core.lazy import Lazy
from stronghold_gui.games.entry import Entry
from stronghold_gui.games.library import LIBRARY, Library

RAFTS_ENTRY: Final = Entry(
    id="rafts",
    position_format="rafts-position",
    seats=(6, 2, 3, 4, 5),
    minutes=(5, 10),
    window="tests.toy.window:RAFTS_KIND",
    texts_folder=Path(__file__).parent / "translations",
    load=Lazy("tests.toy.kit:KIT"),
)
TOYS: Final = Library([RAFTS_ENTRY])
"""A library of this game alone."""
WITH_TOY: Final = Library([*LIBRARY.entries, RAFTS_ENTRY])
"""The games there are, and this one."""
