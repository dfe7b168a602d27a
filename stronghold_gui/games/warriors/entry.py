"""Warriors in the library of games."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from stronghold_gui.files import translations_dir
from stronghold_gui.games.entry import Entry, Kit

if TYPE_CHECKING:
    from stronghold_gui.teaching.game import Teaching


def _load() -> Kit:
    from stronghold_gui.games.warriors.counted import counted
    from stronghold_gui.games.warriors.documents import POSITIONS
    from stronghold_gui.games.warriors.documents.printed import OWN_CARDS
    from stronghold_gui.games.warriors.game import WARRIORS
    from stronghold_gui.games.warriors.words import WORDS

    return Kit(WARRIORS, POSITIONS, WORDS, counted=counted, load_teaching=_load_teaching, own_cards=OWN_CARDS)


def _load_teaching() -> Teaching:
    from stronghold_gui.games.warriors.teaching import TEACHING

    return TEACHING


WARRIORS_ENTRY: Final = Entry(
    id="warriors",
    position_format="warriors-position",
    cards_format="warriors-cards",
    seats=(2, 3, 4, 5, 6),
    minutes=(30, 60),
    window="stronghold_gui.desktop.warriors.kind:WARRIORS_KIND",
    texts=lambda: translations_dir("warriors"),
    load=_load,
    lessons=True,
    puzzles=True,
    hints=True,
    rules=True,
)
