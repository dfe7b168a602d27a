"""Advice on the fights of squads."""

from __future__ import annotations

from typing import Final

from stronghold_gui.games.convicted.teaching.hints.situation import Situation
from stronghold_gui.teaching.hints.rule import Rule, always, counting, of, when

_DANGERS: Final = of("dangers", Situation.dangers)
_MORE: Final = counting("more_squads", Situation.squads_here)

RULES: Final[dict[str, tuple[Rule[Situation], ...]]] = {
    "before_matching": (always("blind_strongest"), always("oracle_fills"), always("powers_return")),
    "guide": (always("oracle_fills"), always("guide_capacity")),
    "matching": (
        _MORE, when("on_the_wall", Situation.on_wall), always("face_leader"),
        when("face_none", Situation.winners_destroy), when("face_waits", Situation.winners_wait),
        always("face_ranged"),
    ),
    "absent": (always("absent_weakest"), always("absent_falls")),
    "won": (_DANGERS, always("won_leader"), always("take_exact")),
    "murderer": (always("murder_wide"), always("murder_once")),
    "murder": (_DANGERS, always("take_exact"), always("murder_counted")),
}  # fmt: skip
"""Rules of advice by decision."""
