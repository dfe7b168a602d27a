"""The kit of Warriors: everything that the program needs of a game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from stronghold_gui.core.handicap import HANDICAP
from stronghold_gui.core.lazy import Lazy
from stronghold_gui.games.entry import Kit, lazy_players
from stronghold_gui.games.warriors import events as e
from stronghold_gui.games.warriors.documents import POSITIONS
from stronghold_gui.games.warriors.documents.printed import OWN_CARDS
from stronghold_gui.games.warriors.game import WARRIORS
from stronghold_gui.games.warriors.wording.sentences import reason_told
from stronghold_gui.games.warriors.words import WORDS


def counted(seats: int) -> Mapping[str, type]:
    """Return, by name, the kinds of event that are counted over many games with this number of seats."""
    return {"attacks": e.DiceThrown, "charges": e.Charged, "shots": e.Shot}


def gained(event: object, seats: int) -> tuple[int, str, int] | None:
    """Return the points that an event gave: the seat, the name of the source, how many."""
    match event:
        case e.PileScored(seat=seat, points=points):
            return seat, "warriors.card.pile", points
        case e.BonusScored(seat=seat, people=people, points=points):
            return seat, f"warriors.people.{people}", points
        case _:
            return None


KIT: Final = Kit(
    WARRIORS,
    POSITIONS,
    WORDS,
    lazy_players(
        ("random", "easy", "medium", "hard"), Lazy("stronghold_gui.games.warriors.players.levels:make_player")
    ),
    reason_told,
    counted,
    gained,
    load_teaching=Lazy("stronghold_gui.games.warriors.teaching:TEACHING"),
    load_appraisal=Lazy("stronghold_gui.games.warriors.players.appraisal:APPRAISAL"),
    own_cards=OWN_CARDS,
    details=("dealer", HANDICAP),
)
