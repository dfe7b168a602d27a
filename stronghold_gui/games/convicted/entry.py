"""The Convicted as the library of games knows it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from stronghold_gui.files import translations_dir
from stronghold_gui.games.entry import Entry, Kit

if TYPE_CHECKING:
    from stronghold_gui.core.player import MakePlayer, Player, Saying
    from stronghold_gui.games.convicted.moves import Move
    from stronghold_gui.games.convicted.view import View
    from stronghold_gui.teaching.game import Teaching
    from stronghold_gui.text import Catalogue


def _load() -> Kit:
    from stronghold_gui.core.rulings import stamp_of, upgrade_of
    from stronghold_gui.games.convicted.counted import counted
    from stronghold_gui.games.convicted.documents import POSITIONS
    from stronghold_gui.games.convicted.game import CONVICTED, idle
    from stronghold_gui.games.convicted.ids import RULINGS
    from stronghold_gui.games.convicted.own.table import OWN_FIGURES
    from stronghold_gui.games.convicted.words import WORDS

    players = {level: _player(level) for level in ("random", "easy", "medium")}
    return Kit(
        CONVICTED,
        POSITIONS,
        WORDS,
        players,
        _saying,
        counted,
        stamp=stamp_of(RULINGS),
        upgrade=upgrade_of(RULINGS),
        load_teaching=_load_teaching,
        own_cards=OWN_FIGURES,
        idle=idle,
    )


def _load_teaching() -> Teaching:
    from stronghold_gui.games.convicted.teaching import TEACHING

    return TEACHING


def _saying(saying: Saying, texts: Catalogue) -> str:
    """Return what a computer player tells, in a sentence."""
    from stronghold_gui.games.convicted.wording.sentences import reason_told

    return reason_told(saying, texts)


def _player(level: str) -> MakePlayer[View, Move]:
    """Return what makes a player of a level; what it thinks with is imported for the first one."""

    def make(seed: int) -> Player[View, Move]:
        from stronghold_gui.games.convicted.players.levels import make_player

        return make_player(level, seed)

    return make


CONVICTED_ENTRY: Final = Entry(
    id="convicted",
    position_format="convicted-position",
    cards_format="convicted-figures",
    seats=(1, 2, 3, 4, 5),
    minutes=(60, 900),
    texts=lambda: translations_dir("convicted"),
    load=_load,
    window="stronghold_gui.desktop.convicted.kind:CONVICTED_KIND",
    lessons=True,
    puzzles=True,
    hints=True,
    rules=True,
)
