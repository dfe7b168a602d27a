"""The kit of Fortress: everything that the program needs of a game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from stronghold_gui.core.lazy import Lazy
from stronghold_gui.core.rulings import stamp_of, upgrade_of
from stronghold_gui.games.entry import Kit, lazy_players
from stronghold_gui.games.fortress import events as e
from stronghold_gui.games.fortress.data.rulings import RULINGS
from stronghold_gui.games.fortress.documents import POSITIONS
from stronghold_gui.games.fortress.documents.maps import OWN_MAP
from stronghold_gui.games.fortress.game import FORTRESS
from stronghold_gui.games.fortress.wording.sentences import reason_told
from stronghold_gui.games.fortress.words import WORDS


def counted(seats: int) -> Mapping[str, type]:
    """Return the kinds of event to count in games with a number of players, by name."""
    return {"attacks": e.AttackRolled, "destroyed": e.Destroyed, "doors": e.DoorMoved}


KIT: Final = Kit(
    FORTRESS,
    POSITIONS,
    WORDS,
    lazy_players(
        ("random", "easy", "medium", "hard"), Lazy("stronghold_gui.games.fortress.players.levels:make_player")
    ),
    reason_told,
    counted,
    stamp=stamp_of(RULINGS),
    upgrade=upgrade_of(RULINGS),
    load_teaching=Lazy("stronghold_gui.games.fortress.teaching:TEACHING"),
    load_appraisal=Lazy("stronghold_gui.games.fortress.players.appraisal:APPRAISAL"),
    own_cards=OWN_MAP,
)
