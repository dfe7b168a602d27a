"""Advice before a siege: heroes, first posts, sections, actions, trade."""

from __future__ import annotations

from typing import Final

from stronghold_gui.games.convicted import moves as m
from stronghold_gui.games.convicted.teaching.hints.situation import Situation
from stronghold_gui.teaching.hints.rule import Rule, always, at, counting, when


def _no_library(situation: Situation) -> bool:
    return not situation.level("library")


def _last_action(situation: Situation) -> bool:
    return situation.position.actions[situation.decision.seat] == 1


def _none_left(situation: Situation) -> bool:
    return not situation.position.actions[situation.decision.seat]


def _unspent(situation: Situation) -> int:
    return situation.position.actions[situation.decision.seat]


def _can_repair(situation: Situation) -> tuple[str, ...]:
    return situation.damaged() if situation.can(m.Repair) else ()


def _can_close(situation: Situation) -> tuple[str, ...]:
    return situation.nearly_closed() if situation.can(m.Entrench) else ()


_WEAK: Final = at("weakest_wall", Situation.weakest_walls)
_EMPTY: Final = at("empty_wall", Situation.empty_walls)

RULES: Final[dict[str, tuple[Rule[Situation], ...]]] = {
    "hero": (always("hero_builder"), always("hero_fighter"), always("hero_together")),
    "garrison": (_EMPTY, always("garrison_walls"), always("garrison_moves_again")),
    "sections": (always("sections_answer"), always("sections_share"), _WEAK),
    "action": (
        when("actions_gone", _none_left),
        when("last_action", _last_action),
        at("repair_free", _can_repair),
        at("ring_gap", _can_close),
        when("library_first", _no_library),
        when("towers_reach", Situation.low_towers),
        _EMPTY,
        _WEAK,
        counting("actions_lost", _unspent),
        always("wood_first"),
    ),
    "trade": (always("trade_once"), always("trade_needs")),
    "want": (always("trade_needs"), always("want_gift")),
    "answer": (always("answer_free"), always("trade_needs")),
    "heretic": (always("heretic_before"), always("heretic_many")),
    "placing": (_EMPTY, _WEAK, always("placing_ranged"), always("placing_once")),
    "setup_powers": (always("powers_keep"), _WEAK, always("powers_return")),
    "paralysis": (always("strike_dearest"), always("strike_baseline")),
    "ignition": (always("ignite_ram"), always("strike_baseline")),
}
"""The rules of advice, by kind of decision."""
