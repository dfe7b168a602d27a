"""Checks of abilities and conditions in a complete custom table, which add every fault with its path."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import fields
from typing import TypeVar

from stronghold_gui.core.save.content import Content, Faults
from stronghold_gui.core.save.faults import Problem
from stronghold_gui.games.convicted import ids
from stronghold_gui.games.convicted.data.parts import MOST
from stronghold_gui.games.convicted.own import parts as p
from stronghold_gui.games.convicted.own import rule_parts as r
from stronghold_gui.games.convicted.own.bounds import bounded, check_stock, complete, sized
from stronghold_gui.games.convicted.pieces import BOSSES, FOES, MOST_DEFENDERS

MOST_MORALE = 6
MOST_ACTIONS = 60
"""Limit of actions in a turn, five times the printed number, so that a turn ends in reasonable time."""
MOST_PER_CENT = 1000
MOST_LEVELS = 5
MOST_SLOTS = 9
_FACES = 6

K = TypeVar("K", bound=str)


def check_rules(whole: p.Figures, program: p.Figures, faults: Faults) -> None:
    """Add a fault for each impossible value among the abilities and conditions."""
    for obstacle, grounds in whole.grounds.items():
        _check_grounds(obstacle, grounds, faults)
    for wall, halves in whole.halves.items():
        if sorted(halves) != sorted(program.halves[wall]):
            allowed = ", ".join(program.halves[wall])
            faults.add(Problem.NOT_ONE_OF, "halves", wall, value=", ".join(halves), allowed=allowed)
    for technology, level in whole.technologies.items():
        bounded(level, 1, MOST_LEVELS, faults, "technologies", technology)
    _check_bonuses(whole, faults)
    _check_needs(whole, program, faults)
    _check_town(whole, faults)
    _check_foes(whole, faults)
    _check_factions(whole, program, faults)
    _check_aiming(whole.aiming, faults)
    _check_campaign(whole, faults)
    for scenario, known in whole.known.items():
        faults.twice(known, "known", scenario)


# -- the ring, the town, heroes --------------------------------------------------------------------------------------


def _check_grounds(obstacle: ids.ObstacleId, grounds: Sequence[ids.GroundId], faults: Faults) -> None:
    faults.twice(grounds, "grounds", obstacle)
    for number, ground in enumerate(grounds):
        if ground == obstacle:
            allowed = ", ".join(name for name in ids.GROUND_IDS if name != obstacle)
            faults.add(Problem.NOT_ONE_OF, "grounds", obstacle, number, value=ground, allowed=allowed)


def _check_bonuses(whole: p.Figures, faults: Faults) -> None:
    if whole.bonuses is None:
        return
    for name, bonuses, levels in (
        ("walls", whole.bonuses.walls, whole.walls),
        ("towers", whole.bonuses.towers, whole.towers),
    ):
        if sized(bonuses, len(levels), faults, "bonuses", name):
            for number, bonus in enumerate(bonuses):
                for member in fields(bonus):
                    bounded(getattr(bonus, member.name), 0, MOST, faults, "bonuses", name, number, member.name)


def _check_needs(whole: p.Figures, program: p.Figures, faults: Faults) -> None:
    needs, printed = whole.needs, program.needs
    if needs is None or printed is None:
        return
    for name, levels in (("walls", needs.walls), ("towers", needs.towers)):
        if sized(levels, len(printed.walls), faults, "needs", name):
            for number, needed in enumerate(levels):
                faults.limit(len(needed), 1, "needs", name, number)
    if complete(needs.buildings, ids.BUILDING_IDS, faults, "needs", "buildings"):
        _check_steps(needs.buildings, printed.buildings, faults)
    _check_single(needs.engines, ids.ENGINE_IDS, faults, "engines")
    _check_single(needs.resources, ids.RESOURCE_IDS, faults, "resources")


def _check_steps(
    steps: Mapping[ids.BuildingId, Sequence[r.Needed]],
    printed: Mapping[ids.BuildingId, Sequence[r.Needed]],
    faults: Faults,
) -> None:
    """Check the technologies that each level of each building needs."""
    for building, levels in steps.items():
        if sized(levels, len(printed[building]), faults, "needs", "buildings", building):
            for number, needed in enumerate(levels):
                faults.twice(needed, "needs", "buildings", building, number)


def _check_single(found: Mapping[K, r.Needed], names: Sequence[K], faults: Faults, member: str) -> None:
    """Add a fault for each missing entry, and each entry with more than one technology."""
    if complete(found, names, faults, "needs", member):
        for one, needed in found.items():
            faults.limit(len(needed), 1, "needs", member, one)


def _check_town(whole: p.Figures, faults: Faults) -> None:
    if whole.collecting is not None:
        for row in fields(whole.collecting):
            check_stock(getattr(whole.collecting, row.name), faults, "collecting", row.name)
    if whole.heroes is not None:
        tops = {"sorcerer_level": MOST_LEVELS, "keep_slots": MOST_SLOTS}
        for member in fields(whole.heroes):
            top = tops.get(member.name, MOST)
            bounded(getattr(whole.heroes, member.name), 1, top, faults, "heroes", member.name)


# -- the enemy -------------------------------------------------------------------------------------------------------


def _check_foes(whole: p.Figures, faults: Faults) -> None:
    bosses = [FOES[number] for number in BOSSES]
    for name, abilities in whole.abilities.items():
        if name not in FOES:
            faults.add(Content.UNKNOWN_ID, "abilities", name, value=name)
            continue
        faults.twice(abilities, "abilities", name)
        for number, ability in enumerate(abilities):
            if ability in r.OF_BOSSES and name not in bosses:
                faults.add(Problem.NOT_ONE_OF, "abilities", name, number, value=ability, allowed=_commoners())
        foe = whole.foes.get(name)
        if foe is not None and not foe.endurance and r.UNTOUCHED not in abilities:
            faults.add(Problem.MISSING, "abilities", name, r.UNTOUCHED)
    for name, power in whole.demolition.items():
        if name not in FOES:
            faults.add(Content.UNKNOWN_ID, "demolition", name, value=name)
        bounded(power, 0, MOST, faults, "demolition", name)


def _commoners() -> str:
    return ", ".join(name for name in ids.ABILITY_IDS if name not in r.OF_BOSSES)


def _check_factions(whole: p.Figures, program: p.Figures, faults: Faults) -> None:
    for name, faction in whole.factions.items():
        printed = program.factions[name]
        bounded(faction.morale, 1, MOST_MORALE, faults, "factions", name, "morale")
        for member in ("ranged_target", "engine_target"):
            # A faction with engines needs a targeting rule for them; one without engines must have none.
            if (getattr(faction, member) == r.NO_RULE) != (getattr(printed, member) == r.NO_RULE):
                value, allowed = getattr(faction, member), getattr(printed, member)
                faults.add(Problem.NOT_ONE_OF, "factions", name, member, value=value, allowed=allowed)
        if sized(faction.levels, len(printed.levels), faults, "factions", name, "levels"):
            for number, level in enumerate(faction.levels):
                for effect in fields(level):
                    path = ("factions", name, "levels", number, effect.name)
                    bounded(int(getattr(level, effect.name)), 0, MOST, faults, *path)


def _check_aiming(aiming: r.Aiming | None, faults: Faults) -> None:
    if aiming is None:
        return
    for member in ("direction", "left_5", "right_5"):
        sized(getattr(aiming, member), _FACES, faults, "aiming", member)
    # Beasts roll until a wall comes that is not behind moats. If the die lacked a wall, that might never end.
    for wall in ids.DIRECTION_IDS:
        if wall not in aiming.direction:
            faults.add(Problem.MISSING, "aiming", "direction", wall)
    for member in ("full_ring", "full_moat"):
        bounded(getattr(aiming, member), 100, MOST_PER_CENT, faults, "aiming", member)


# -- the beginning ---------------------------------------------------------------------------------------------------


def _check_campaign(whole: p.Figures, faults: Faults) -> None:
    given = whole.campaign
    if given is None:
        return
    bounded(given.actions, 1, MOST_ACTIONS, faults, "campaign", "actions")
    bounded(given.extra_actions, 0, MOST_ACTIONS, faults, "campaign", "extra_actions")
    for member in ("wood_each", "spearmen_each", "wood_each_turn"):
        numbers: list[int] = getattr(given, member)
        if sized(numbers, MOST_DEFENDERS, faults, "campaign", member):
            for number, count in enumerate(numbers):
                bounded(count, 0, MOST, faults, "campaign", member, number)
    _check_spearmen(given, whole, faults)
    if complete(given.buildings, ids.BUILDING_IDS, faults, "campaign", "buildings"):
        for name, level in given.buildings.items():
            most = len(whole.buildings[name])
            bounded(level, int(name == "keep"), most, faults, "campaign", "buildings", name)
    faults.twice(given.technologies, "campaign", "technologies")


def _check_spearmen(given: r.Campaign, whole: p.Figures, faults: Faults) -> None:
    """Add a fault if a player's spearmen exceed the capacity of the player's barriers."""
    if not whole.walls or not whole.towers:
        return
    for number, count in enumerate(given.spearmen_each[:MOST_DEFENDERS]):
        # Each player has at least this number of walls and of towers (section 3).
        share = len(ids.DIRECTION_IDS) // (number + 1)
        room = share * (whole.walls[0].capacity + whole.towers[0].capacity)
        faults.limit(count, room, "campaign", "spearmen_each", number)
