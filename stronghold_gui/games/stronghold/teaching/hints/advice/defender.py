"""Advice on spending hourglasses."""

from __future__ import annotations

from typing import Final

from stronghold_gui.games.stronghold import moves as m
from stronghold_gui.games.stronghold.pieces import HEROES, PHASES
from stronghold_gui.games.stronghold.teaching.hints.situation import Situation
from stronghold_gui.teaching.hints.rule import Rule, always, at, counting, of, when


def _begun(situation: Situation) -> tuple[str, ...]:
    """Return the started actions that the seat may continue to pay."""
    open_to = {move.action for move in situation.moves if isinstance(move, m.Pay)}
    return tuple(name for name, action in situation.table.actions.items() if action.paid and name in open_to)


def _idle_heroes(situation: Situation) -> tuple[str, ...]:
    """Return the heroes in the courtyard that can walk."""
    movers = {move.unit for move in situation.moves if isinstance(move, m.Walk)}
    return tuple(name for name in HEROES if situation.table.heroes[name].place == "courtyard" and name in movers)


def _sabotaged(situation: Situation) -> tuple[str, ...]:
    return tuple(name for name, building in situation.table.buildings.items() if building.saboteur or building.fire)


def _deeds(situation: Situation) -> tuple[str, ...]:
    return tuple(dict.fromkeys(move.deed for move in situation.moves if isinstance(move, m.Deed)))


def _last_pause(situation: Situation) -> bool:
    """Return whether the assault comes next."""
    return situation.table.phase == len(PHASES)


def _stone_left(situation: Situation) -> int:
    return situation.defender.stones


def _undefended(situation: Situation) -> tuple[str, ...]:
    """Return the sections with Invader units but no defenders."""
    walls = situation.table.walls
    return tuple(
        name for name, wall in walls.items() if not wall.defender and not situation.table.hero_at(name) and wall.invader
    )


RULES: Final[dict[str, tuple[Rule[Situation], ...]]] = {
    "spend": (
        at("falls_for_defender", Situation.falling),
        at("near_for_defender", Situation.near),
        counting("stone_to_place", _stone_left),
        at("nobody_there", _undefended),
        when("last_pause", _last_pause),
        of("begun_actions", _begun),
        at("dearer_buildings", _sabotaged),
        of("idle_heroes", _idle_heroes),
        of("deeds_cost_glory", _deeds),
        always("spend_all"),
        always("spend_moves"),
    ),
    "finish": (
        at("falls_for_defender", Situation.falling),
        at("near_for_defender", Situation.near),
        always("finish_now"),
        always("finish_stays"),
    ),
}
"""Rules of advice by decision."""
