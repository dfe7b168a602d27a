"""Advice in a siege: on fire, falling defenders and fights, and for the player who leads the enemy."""

from __future__ import annotations

from typing import Final

from stronghold_gui.games.convicted.teaching.hints.situation import Situation
from stronghold_gui.teaching.hints.rule import Rule, always, at, counting, of, when

_DANGERS: Final = of("dangers", Situation.dangers)
_FEW: Final = when("few_melee", Situation.few_melee)
_COVERED: Final = at("covered", Situation.covered)
_MORE: Final = counting("more_squads", Situation.squads_here)

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
    "sabotage": (always("sabotage_main"), always("sabotage_moat")),
    "direct": (always("direct_together"), always("direct_low")),
    "direct_engines": (always("direct_breach"), always("direct_low")),
    "storm": (always("storm_numbers"), always("storm_no_return")),
    "squads": (at("weak_spots", Situation.empty_walls), always("squads_leader"), always("squads_spread")),
    "ram": (always("ram_strong"), always("ram_weak")),
    "demolition": (always("demolish_low"), always("demolish_once")),
    "destroy": (always("destroy_powers"), always("destroy_last")),
}  # fmt: skip
"""The rules of advice, by kind of decision."""
