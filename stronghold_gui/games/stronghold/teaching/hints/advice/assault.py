"""Advice in the assault: targets, losses, orders, and the time after it."""

from __future__ import annotations

from typing import Final

from stronghold_gui.games.stronghold import moves as m
from stronghold_gui.games.stronghold.pieces import UNITS
from stronghold_gui.games.stronghold.teaching.hints.situation import Situation
from stronghold_gui.teaching.hints.rule import Rule, always, at, when


def _targets(situation: Situation) -> set[str]:
    return {move.goal for move in situation.moves if isinstance(move, m.Aim | m.Shoot)}


def _covered(situation: Situation) -> tuple[str, ...]:
    """Return the ramparts with units and a cover or a trench master."""
    return tuple(
        place
        for place, site in situation.table.ramparts.items()
        if site.units and (site.cover or "trench_master" in site.training)
    )


def _own_in_the_way(situation: Situation) -> tuple[str, ...]:
    """Return the possible targets of ballistas with units of the player's own."""
    ballistas = {place for place, machine in situation.machines().items() if machine == "ballista"}
    walls = situation.table.walls
    goals = {move.goal for move in situation.moves if isinstance(move, m.Aim) and move.start in ballistas}
    return tuple(name for name in walls if name in goals and walls[name].invader)


def _bare(situation: Situation) -> tuple[str, ...]:
    """Return the possible targets of catapults and trebuchets without a component."""
    breakers = {place for place, machine in situation.machines().items() if machine != "ballista"}
    goals = {move.goal for move in situation.moves if isinstance(move, m.Aim) and move.start in breakers}
    walls = situation.table.walls
    return tuple(name for name in walls if name in goals and not walls[name].stone and not walls[name].wood)


def _near_targets(situation: Situation) -> tuple[str, ...]:
    """Return the possible targets where the clash may go either way."""
    goals = _targets(situation)
    return tuple(name for name in (*situation.falling(), *situation.near()) if name in goals)


def _last_ones(situation: Situation) -> bool:
    """Return whether at most one unit is left to choose."""
    return sum(isinstance(move, m.Remove) for move in situation.moves) <= 1


def _is_invader(situation: Situation) -> bool:
    return situation.is_invader


def _defends(situation: Situation) -> bool:
    return not situation.is_invader


def _cauldrons(situation: Situation) -> bool:
    return any(isinstance(move, m.Smash) and move.place in situation.table.walls for move in situation.moves)


def _spectres(situation: Situation) -> bool:
    return situation.table.spectres


def _trolls(situation: Situation) -> bool:
    return any(isinstance(move, m.Remove) and move.unit == UNITS[-1] for move in situation.moves)


_BEFORE: Final = always("targets_first")
_NEAR: Final = at("targets_near", _near_targets)

RULES: Final[dict[str, tuple[Rule[Situation], ...]]] = {
    "aim_cannons": (_BEFORE, always("cannon_odds"), always("cannon_crowds")),
    "aim_machines": (
        at("ballista_own", _own_in_the_way),
        at("catapult_bare", _bare),
        _NEAR,
        _BEFORE,
        always("machine_misses"),
    ),
    "fire_marksmen": (at("marksmen_covered", _covered), always("marksmen_together"), _BEFORE, always("marksmen_hold")),
    "fire_goblins": (_NEAR, always("goblins_one"), _BEFORE),
    "aim_poles": (_NEAR, _BEFORE, always("poles_weakest")),
    "cannon_kill": (always("strong_first"), at("falls_for_defender", Situation.falling)),
    "keep_card": (always("keep_pile"), always("keep_other")),
    "ballista_kill": (at("falls_now", Situation.falling), at("near_breach", Situation.near), always("strong_first")),
    "strongest": (always("strongest_order"), always("strongest_orders")),
    "blood_kill": (at("near_breach", Situation.near), always("strong_first")),
    "smash": (when("smash_cauldron", _cauldrons), always("smash_tower")),
    "marksmen_losses": (always("volley_fit"), always("volley_order")),
    "cauldron_kill": (always("cauldron_equal"), always("cauldron_orders")),
    "poles_kill": (always("cauldron_equal"), always("cauldron_orders")),
    "obey": (always("obey_order"), always("obey_fury")),
    "detonate": (always("detonate_price"), always("detonate_enough"), at("near_breach", Situation.near)),
    "call": (at("near_breach", Situation.near), always("call_traps"), always("call_room")),
    "losses": (
        when("losses_no_choice", _last_ones),
        when("losses_defender", _defends),
        when("losses_invader", _is_invader),
        always("losses_exact"),
        when("losses_trolls", _trolls),
    ),
    "hospital": (when("hospital_spectres", _spectres), always("hospital_strong"), always("hospital_courtyard")),
    "rise": (always("rise_side"), always("rise_room")),
    "climb": (always("climb_strong"), always("climb_room")),
}
"""Rules of advice by decision."""
