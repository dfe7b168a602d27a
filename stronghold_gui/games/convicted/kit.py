"""The Convicted with everything that the program asks of a game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from stronghold_gui.core.handicap import HANDICAP
from stronghold_gui.core.lazy import Lazy
from stronghold_gui.core.rulings import stamp_of, upgrade_of
from stronghold_gui.games.convicted.documents import POSITIONS
from stronghold_gui.games.convicted.game import CONVICTED, idle
from stronghold_gui.games.convicted.ids import RULINGS
from stronghold_gui.games.convicted.own.table import OWN_FIGURES
from stronghold_gui.games.convicted.pieces import FACTIONS
from stronghold_gui.games.convicted.siege import events as s
from stronghold_gui.games.convicted.wording.sentences import reason_told
from stronghold_gui.games.convicted.words import WORDS
from stronghold_gui.games.entry import Kit, lazy_players


def counted(seats: int) -> Mapping[str, type]:
    """Return the events that ``simulate`` counts, by the names of their texts; the number of seats does not matter."""
    del seats
    return {"sieges": s.SiegeBegan, "rounds": s.RoundBegan, "fights": s.FightRolled}


KIT: Final = Kit(
    CONVICTED,
    POSITIONS,
    WORDS,
    lazy_players(
        ("random", "easy", "medium", "hard"), Lazy("stronghold_gui.games.convicted.players.levels:make_player")
    ),
    reason_told,
    counted,
    stamp=stamp_of(RULINGS),
    upgrade=upgrade_of(RULINGS),
    load_teaching=Lazy("stronghold_gui.games.convicted.teaching:TEACHING"),
    load_appraisal=Lazy("stronghold_gui.games.convicted.players.appraisal:APPRAISAL"),
    own_cards=OWN_FIGURES,
    idle=idle,
    details=("first", *FACTIONS, HANDICAP),
)
