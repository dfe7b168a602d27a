"""The kit of Stronghold: everything that the program needs of a game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from stronghold_gui.core.handicap import HANDICAP
from stronghold_gui.core.lazy import Lazy
from stronghold_gui.core.rulings import stamp_of, upgrade_of
from stronghold_gui.games.entry import Kit, lazy_players
from stronghold_gui.games.stronghold import events as e
from stronghold_gui.games.stronghold.documents import POSITIONS
from stronghold_gui.games.stronghold.game import STRONGHOLD
from stronghold_gui.games.stronghold.ids import SEATS
from stronghold_gui.games.stronghold.values import RULINGS
from stronghold_gui.games.stronghold.wording.codes import in_ids
from stronghold_gui.games.stronghold.wording.sentences import reason_told
from stronghold_gui.games.stronghold.words import WORDS


def counted(seats: int) -> Mapping[str, type]:
    """Return the kinds of event to count in games with a number of players, by name."""
    partners: dict[str, type] = {"borrowed": e.ActionBorrowed, "given": e.UnitsGiven, "haste": e.HasteUsed}
    if seats == max(SEATS):
        return partners
    return {} if seats == min(SEATS) else {name: partners[name] for name in ("borrowed", "given")}


def gained(event: object, seats: int) -> tuple[int, str, int] | None:
    """Return the glory that an event gave: the camp's first seat, the name of the source, how much."""
    match event:
        case e.GloryGained(camp=camp, points=points, source=source):
            first = SEATS[seats].index(next(seat for seat in SEATS[seats] if seat.startswith(camp)))
            return first, f"glory.{source}", points
        case _:
            return None


KIT: Final = Kit(
    STRONGHOLD,
    POSITIONS,
    WORDS,
    players=lazy_players(
        ("random", "easy", "medium", "hard"), Lazy("stronghold_gui.games.stronghold.players.levels:make_player")
    ),
    saying=reason_told,
    read_codes=in_ids,
    counted=counted,
    gained=gained,
    stamp=stamp_of(RULINGS),
    upgrade=upgrade_of(RULINGS),
    load_teaching=Lazy("stronghold_gui.games.stronghold.teaching:TEACHING"),
    load_appraisal=Lazy("stronghold_gui.games.stronghold.players.appraisal:APPRAISAL"),
    details=(HANDICAP,),
)
