"""Conversion of a match's abilities and conditions to parts of a custom table (``rule_parts.py``)."""

from __future__ import annotations

from dataclasses import fields
from typing import Any, TypeVar, cast

from stronghold_gui.games.convicted import ids
from stronghold_gui.games.convicted.own import rule_parts as r
from stronghold_gui.games.convicted.pieces import FOES, NONE
from stronghold_gui.games.convicted.table import Stock
from stronghold_gui.games.convicted.values import Fortification, Mode, Values

T = TypeVar("T")
LEFT_5, RIGHT_5 = "die_left_5", "die_right_5"
"""The names of two dice in ``values.SiegeTables.aim_dice``."""


def known(bits: int) -> r.Needed:
    """Return the ids of technologies that are given as bits."""
    return [name for number, name in enumerate(ids.TECHNOLOGY_IDS) if bits >> number & 1]


def halves(values: Values) -> dict[ids.DirectionId, list[ids.RingId]]:
    """Return, for each wall, the middle two of the ring sections in front of it, clockwise."""
    return {
        name: [ids.RING_NAMES[section] for section in ring[1:3]]
        for name, ring in zip(ids.DIRECTION_IDS, values.ring_of, strict=True)
    }


def grounds(values: Values) -> dict[ids.ObstacleId, list[ids.GroundId]]:
    """Return for each obstacle what may be on a section where it is made: open ground or other obstacles."""
    return {
        name: [ids.GROUND_IDS[kind] for kind in obstacle.on]
        for name, obstacle in zip(ids.OBSTACLE_IDS, values.obstacles[1:], strict=True)
    }


def bonuses(values: Values) -> r.Bonuses:
    return r.Bonuses([_bonus(level) for level in values.walls], [_bonus(level) for level in values.towers])


def _bonus(level: Fortification) -> r.Bonus:
    return r.Bonus(-level.enemy_fire, -level.flyer, level.boulders, level.own_fire)


def needs(values: Values) -> r.Needs:
    """Return the technologies that each level, engine and resource needs."""
    return r.Needs(
        walls=[_one(level.needs) for level in values.walls],
        towers=[_one(level.needs) for level in values.towers],
        buildings={
            name: [known(level.needs) for level in levels]
            for name, levels in zip(ids.BUILDING_IDS, values.buildings, strict=True)
        },
        engines={name: _one(engine.needs) for name, engine in zip(ids.ENGINE_IDS, values.engines, strict=True)},
        resources={name: _one(opener) for name, opener in zip(ids.RESOURCE_IDS, values.unlocks, strict=True)},
    )


def _one(technology: int) -> r.Needed:
    return [] if technology == NONE else [ids.TECHNOLOGY_IDS[technology]]


def collecting(values: Values) -> r.Collecting:
    return r.Collecting(*(Stock(*row) for row in values.collect))


def heroes(values: Values) -> r.HeroFigures:
    return alike(r.HeroFigures, values.heroes)


def alike(kind: type[T], found: object) -> T:
    """Return an instance of a class, with the values of the same-named members of another object."""
    return kind(**{member.name: getattr(found, member.name) for member in fields(cast("Any", kind))})


def abilities(values: Values) -> dict[str, list[ids.AbilityId]]:
    """Return the abilities of each enemy unit."""
    return {
        name: [ability for ability in ids.ABILITY_IDS if getattr(foe, r.ABILITIES[ability])]
        for name, foe in zip(FOES, values.foes, strict=True)
    }


def factions(values: Values) -> dict[ids.FactionId, r.Faction]:
    return {
        name: r.Faction(
            one.morale,
            one.main_direction,
            [alike(r.Effects, level) for level in one.levels],
            one.ranged_target or "none",
            one.engine_target or "none",
        )
        for name, one in zip(ids.FACTION_IDS, values.factions, strict=True)
    }


def aiming(values: Values) -> r.Aiming:
    """Return the dice and factors that decide the enemy's direction and targets."""
    siege = values.siege
    return r.Aiming(
        [r.AGAIN if face == NONE else ids.DIRECTION_IDS[face] for face in siege.main_direction_die],
        list(siege.aim_dice[LEFT_5]),
        list(siege.aim_dice[RIGHT_5]),
        siege.full_ring,
        siege.full_moat,
    )


def campaign(mode: Mode) -> r.Campaign:
    """Return the start and supplies of the campaign mode."""
    start = mode.start
    return r.Campaign(
        mode.actions,
        mode.extra_actions,
        list(start.wood_each),
        list(start.spearmen_each),
        list(mode.wood_each_turn),
        dict(zip(ids.BUILDING_IDS, start.buildings, strict=True)),
        known(start.technologies),
    )
