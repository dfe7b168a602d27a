"""Warriors in the library of games."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from stronghold_gui.files import translations_dir
from stronghold_gui.games.entry import Entry, Kit

if TYPE_CHECKING:
    from stronghold_gui.core.player import MakePlayer, Player, Saying
    from stronghold_gui.games.warriors.moves import Move
    from stronghold_gui.games.warriors.view import View
    from stronghold_gui.teaching.game import Teaching
    from stronghold_gui.text import Catalogue


def _load() -> Kit:
    from stronghold_gui.games.warriors.counted import counted, gained
    from stronghold_gui.games.warriors.documents import POSITIONS
    from stronghold_gui.games.warriors.documents.printed import OWN_CARDS
    from stronghold_gui.games.warriors.game import WARRIORS
    from stronghold_gui.games.warriors.words import WORDS

    players = {level: _player(level) for level in ("random", "easy", "medium", "hard")}
    return Kit(
        WARRIORS, POSITIONS, WORDS, players, _saying, counted, gained, load_teaching=_load_teaching, own_cards=OWN_CARDS
    )


def _load_teaching() -> Teaching:
    from stronghold_gui.games.warriors.teaching import TEACHING

    return TEACHING


def _saying(saying: Saying, texts: Catalogue) -> str:
    """Return what a computer player tells, in a sentence."""
    from stronghold_gui.games.warriors.wording.sentences import reason_told

    return reason_told(saying, texts)


def _player(level: str) -> MakePlayer[View, Move]:
    """Return what makes a player of a level; what it thinks with is imported for the first one."""

    def make(seed: int) -> Player[View, Move]:
        from stronghold_gui.games.warriors.players.levels import make_player

        return make_player(level, seed)

    return make


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
