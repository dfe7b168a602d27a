"""Advice on shooting and pouring, and on falling defenders."""

from __future__ import annotations

from typing import Final

from stronghold_gui.games.convicted.teaching.hints.situation import Situation
from stronghold_gui.teaching.hints.rule import Rule, always, at, of, when

_DANGERS: Final = of("dangers", Situation.dangers)
_FEW: Final = when("few_melee", Situation.few_melee)
_COVERED: Final = at("covered", Situation.covered)

RULES: Final[dict[str, tuple[Rule[Situation], ...]]] = {
    "aim": (_FEW, _COVERED, always("aim_together"), always("aim_number"), always("aim_before")),
    "aim_engines": (
        of("engines_afar", Situation.engines_afar), _FEW, always("aim_together"), always("engines_once"),
    ),
    "volley": (_FEW, _DANGERS, always("take_exact"), always("take_baseline")),
    "salvo": (of("engines_afar", Situation.engines_afar), _DANGERS, always("take_exact"), always("take_baseline")),
    "boulders": (_DANGERS, always("pour_leaders"), always("take_exact")),
    "rain": (_DANGERS, always("pour_leaders"), always("take_exact")),
    "quake": (_DANGERS, always("pour_leaders"), always("take_exact")),
    "fall": (always("fall_equal"), always("fall_melee")),
    "rescue": (always("rescue_one"), always("rescue_later")),
    "revive": (always("revive_strong"), always("revive_room")),
    "regroup": (
        at("stormed", Situation.stormed), always("regroup_keep"), always("regroup_fired"), always("regroup_two"),
    ),
    "melee_spells": (always("spells_leaders"), always("powers_return")),
}  # fmt: skip
"""Rules of advice by decision."""
