"""Advice for the player who leads the enemy."""

from __future__ import annotations

from typing import Final

from stronghold_gui.games.convicted.teaching.hints.situation import Situation
from stronghold_gui.teaching.hints.rule import Rule, always, at

RULES: Final[dict[str, tuple[Rule[Situation], ...]]] = {
    "sabotage": (always("sabotage_main"), always("sabotage_moat")),
    "direct": (always("direct_together"), always("direct_low")),
    "direct_engines": (always("direct_breach"), always("direct_low")),
    "storm": (always("storm_numbers"), always("storm_no_return")),
    "squads": (at("weak_spots", Situation.empty_walls), always("squads_leader"), always("squads_spread")),
    "ram": (always("ram_strong"), always("ram_weak")),
    "demolition": (always("demolish_low"), always("demolish_once")),
    "destroy": (always("destroy_powers"), always("destroy_last")),
}
"""Rules of advice by decision."""
