"""Fortress in the library of games."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from stronghold_gui.files import translations_dir
from stronghold_gui.games.entry import Entry, Kit

if TYPE_CHECKING:
    from stronghold_gui.core.player import MakePlayer, Player, Saying
    from stronghold_gui.games.fortress.moves import Move
    from stronghold_gui.games.fortress.view import View
    from stronghold_gui.teaching.game import Teaching
    from stronghold_gui.text import Catalogue


def _load() -> Kit:
    from stronghold_gui.core.rulings import stamp_of, upgrade_of
    from stronghold_gui.games.fortress.counted import counted
    from stronghold_gui.games.fortress.data.rulings import RULINGS
    from stronghold_gui.games.fortress.documents import POSITIONS
    from stronghold_gui.games.fortress.documents.maps import OWN_MAP
    from stronghold_gui.games.fortress.game import FORTRESS
    from stronghold_gui.games.fortress.words import WORDS

    players = {level: _player(level) for level in ("random", "easy", "medium")}
    return Kit(
        FORTRESS,
        POSITIONS,
        WORDS,
        players,
        _saying,
        counted,
        stamp=stamp_of(RULINGS),
        upgrade=upgrade_of(RULINGS),
        load_teaching=_load_teaching,
        own_cards=OWN_MAP,
    )


def _load_teaching() -> Teaching:
    from stronghold_gui.games.fortress.teaching import TEACHING

    return TEACHING


def _saying(saying: Saying, texts: Catalogue) -> str:
    """Return what a computer player tells, in a sentence."""
    from stronghold_gui.games.fortress.wording.sentences import reason_told

    return reason_told(saying, texts)


def _player(level: str) -> MakePlayer[View, Move]:
    """Return what makes a player of a level; what it thinks with is imported for the first one."""

    def make(seed: int) -> Player[View, Move]:
        from stronghold_gui.games.fortress.players.levels import make_player

        return make_player(level, seed)

    return make


FORTRESS_ENTRY: Final = Entry(
    id="fortress",
    position_format="fortress-position",
    cards_format="fortress-map",
    seats=(2, 3, 4),
    minutes=(90, 180),
    window="stronghold_gui.desktop.fortress.kind:FORTRESS_KIND",
    texts=lambda: translations_dir("fortress"),
    load=_load,
    hints=True,
    lessons=True,
    puzzles=True,
    rules=True,
)
