"""Stronghold in the library of games."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from stronghold_gui.files import translations_dir
from stronghold_gui.games.entry import Entry, Kit

if TYPE_CHECKING:
    from stronghold_gui.core.player import MakePlayer, Player, Saying
    from stronghold_gui.games.stronghold.moves import Move
    from stronghold_gui.games.stronghold.view import View
    from stronghold_gui.teaching.game import Teaching
    from stronghold_gui.text import Catalogue


def _load() -> Kit:
    from stronghold_gui.core.rulings import stamp_of, upgrade_of
    from stronghold_gui.games.stronghold.counted import counted, gained
    from stronghold_gui.games.stronghold.documents import POSITIONS
    from stronghold_gui.games.stronghold.game import STRONGHOLD
    from stronghold_gui.games.stronghold.values import RULINGS
    from stronghold_gui.games.stronghold.words import WORDS

    return Kit(
        STRONGHOLD,
        POSITIONS,
        WORDS,
        players={level: _player(level) for level in ("random", "easy", "medium", "hard")},
        saying=_saying,
        counted=counted,
        gained=gained,
        stamp=stamp_of(RULINGS),
        upgrade=upgrade_of(RULINGS),
        load_teaching=_load_teaching,
    )


def _saying(saying: Saying, texts: Catalogue) -> str:
    """Return what a computer player tells, in a sentence."""
    from stronghold_gui.games.stronghold.wording.sentences import reason_told

    return reason_told(saying, texts)


def _player(level: str) -> MakePlayer[View, Move]:
    """Return what makes a player of a level; what it thinks with is imported for the first one."""

    def make(seed: int) -> Player[View, Move]:
        from stronghold_gui.games.stronghold.players.levels import make_player

        return make_player(level, seed)

    return make


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
