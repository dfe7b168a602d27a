"""The rafts in a library of games."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from stronghold_gui.games.entry import Entry, Kit
from stronghold_gui.games.library import LIBRARY, Library

TEXTS: Final = Path(__file__).parent / "translations"


def _load() -> Kit:
    from stronghold_gui.players.guessing import guessers
    from tests.toy.documents import POSITIONS
    from tests.toy.game import RAFTS
    from tests.toy.player import Careful
    from tests.toy.words import WORDS

    return Kit(RAFTS, POSITIONS, WORDS, {**guessers(RAFTS), "careful": Careful}, counted=_counted)


def _counted(_seats: int) -> Mapping[str, type]:
    """Return the kind of event that is counted where many games are played."""
    from tests.toy.events import Tipped

    return {"tipped": Tipped}


RAFTS_ENTRY: Final = Entry(
    id="rafts",
    position_format="rafts-position",
    seats=(6, 2, 3, 4, 5),
    minutes=(5, 10),
    window="tests.toy.window:RAFTS_KIND",
    texts=lambda: TEXTS,
    load=_load,
)
TOYS: Final = Library([RAFTS_ENTRY])
"""A library of this game alone."""
WITH_TOY: Final = Library([*LIBRARY.entries, RAFTS_ENTRY])
"""The games there are, and this one."""
