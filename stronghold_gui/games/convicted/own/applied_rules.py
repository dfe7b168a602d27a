"""Conversion of the counts, abilities and conditions of a complete custom table to the values of a match."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from stronghold_gui.games.convicted import enemy_values as enemy
from stronghold_gui.games.convicted import ids
from stronghold_gui.games.convicted import values as v
from stronghold_gui.games.convicted.data.parts import bits
from stronghold_gui.games.convicted.own import count_parts as c
from stronghold_gui.games.convicted.own import parts as p
from stronghold_gui.games.convicted.own import rule_parts as r
from stronghold_gui.games.convicted.own.program_rules import LEFT_5, RIGHT_5, alike
from stronghold_gui.games.convicted.pieces import FOES, NONE, OBSTACLES
from stronghold_gui.games.convicted.table import Stock


def with_counts(values: v.Values, whole: p.Figures) -> v.Values:
    """Return the values with the counts and thresholds of a complete custom table."""
    limits, made_at = whole.limits, whole.made_at
    return replace(
        values,
        defender_limit=limits[c.DEFENDERS],
        unit_limits=tuple(limits[name] for name in ids.UNIT_IDS),
        engine_limits=tuple(limits[name] for name in ids.ENGINE_IDS),
        obstacles=(
            values.obstacles[0],
            *(
                replace(one, limit=limits[name])
                for name, one in zip(ids.OBSTACLE_IDS, values.obstacles[1:], strict=True)
            ),
        ),
        units=tuple(
            replace(unit, barracks=made_at[name]) for name, unit in zip(ids.UNIT_IDS, values.units, strict=True)
        ),
        engines=tuple(
            replace(engine, workshop=made_at[name]) for name, engine in zip(ids.ENGINE_IDS, values.engines, strict=True)
        ),
        powers=tuple(
            replace(power, level=whole.powers[name]) for name, power in zip(ids.POWER_IDS, values.powers, strict=True)
        ),
        siege=values.siege if whole.siege is None else _siege(values.siege, whole.siege),
        discipline=values.discipline if whole.discipline is None else _discipline(whole.discipline),
    )


def _siege(tables: v.SiegeTables, given: c.Siege) -> v.SiegeTables:
    return replace(
        tables,
        squads=tuple(given.squads),
        ram_strength=given.ram_strength,
        covers=given.covers,
        siege_tower=given.siege_tower,
        catapult_units=given.catapult_units,
        levels_lost=given.levels_lost,
        levels_lost_with_militia=given.levels_lost_with_militia,
    )


def _discipline(given: c.Drill) -> v.Discipline:
    return v.Discipline(tuple(ids.UNIT_IDS.index(name) for name in given.units), given.count, cost_of(given.cost))


def cost_of(stock: Stock) -> v.Cost:
    """Return the price of a table as the tuple of the rules."""
    return stock.wood, stock.stone, stock.iron, stock.gold


def with_rules(values: v.Values, whole: p.Figures) -> v.Values:
    """Return the values with the abilities and conditions of a complete custom table."""
    return _enemies(_town(_ring(values, whole), whole), whole)


def _ring(values: v.Values, whole: p.Figures) -> v.Values:
    halves = [[ids.RING_NAMES.index(name) for name in whole.halves[wall]] for wall in ids.DIRECTION_IDS]
    grounds = [tuple(OBSTACLES.index(ground) for ground in whole.grounds[name]) for name in ids.OBSTACLE_IDS]
    made = [replace(one, on=on) for one, on in zip(values.obstacles[1:], grounds, strict=True)]
    return replace(
        values,
        obstacles=(values.obstacles[0], *made),
        ring_of=tuple(
            (ring[0], first, second, ring[-1]) for ring, (first, second) in zip(values.ring_of, halves, strict=True)
        ),
    )


def _town(values: v.Values, whole: p.Figures) -> v.Values:
    needs, bonuses, collecting = whole.needs, whole.bonuses, whole.collecting
    if needs is None or bonuses is None or collecting is None or whole.heroes is None:
        return values
    rows = (collecting.plain, collecting.beasts_of_burden, collecting.mechanisms)
    return replace(
        values,
        walls=_levels(values.walls, needs.walls, bonuses.walls),
        towers=_levels(values.towers, needs.towers, bonuses.towers),
        buildings=tuple(
            tuple(replace(level, needs=bits(need)) for level, need in zip(levels, needs.buildings[name], strict=True))
            for name, levels in zip(ids.BUILDING_IDS, values.buildings, strict=True)
        ),
        engines=tuple(
            replace(engine, needs=_one(needs.engines[name]))
            for name, engine in zip(ids.ENGINE_IDS, values.engines, strict=True)
        ),
        unlocks=tuple(_one(needs.resources[name]) for name in ids.RESOURCE_IDS),
        collect=tuple(cost_of(row) for row in rows),
        technology_levels=tuple(whole.technologies[name] for name in ids.TECHNOLOGY_IDS),
        heroes=alike(v.HeroFigures, whole.heroes),
    )


def _levels(
    levels: Sequence[v.Fortification], needs: Sequence[r.Needed], bonuses: Sequence[r.Bonus]
) -> tuple[v.Fortification, ...]:
    return tuple(
        replace(
            level,
            needs=_one(need),
            enemy_fire=-bonus.enemy_fire,
            flyer=-bonus.flyer,
            boulders=bonus.boulders,
            own_fire=bonus.own_fire,
        )
        for level, need, bonus in zip(levels, needs, bonuses, strict=True)
    )


def _enemies(values: v.Values, whole: p.Figures) -> v.Values:
    aiming = whole.aiming
    siege = values.siege if aiming is None else _aimed(values.siege, aiming)
    return replace(
        values,
        foes=tuple(
            replace(foe, demolition=whole.demolition[name], **_can(whole.abilities[name]))
            for name, foe in zip(FOES, values.foes, strict=True)
        ),
        factions=tuple(
            _faction(faction, whole.factions[name])
            for name, faction in zip(ids.FACTION_IDS, values.factions, strict=True)
        ),
        siege=siege,
    )


def _can(abilities: Sequence[ids.AbilityId]) -> dict[str, bool]:
    return {member: name in abilities for name, member in r.ABILITIES.items()}


def _faction(faction: enemy.Faction, given: r.Faction) -> enemy.Faction:
    return replace(
        faction,
        morale=given.morale,
        main_direction=given.main_direction,
        ranged_target="" if given.ranged_target == r.NO_RULE else given.ranged_target,
        engine_target="" if given.engine_target == r.NO_RULE else given.engine_target,
        levels=tuple(alike(enemy.Effects, level) for level in given.levels),
    )


def _aimed(siege: v.SiegeTables, given: r.Aiming) -> v.SiegeTables:
    dice = siege.aim_dice | {LEFT_5: tuple(given.left_5), RIGHT_5: tuple(given.right_5)}
    return replace(
        siege,
        main_direction_die=tuple(
            NONE if face == r.AGAIN else ids.DIRECTION_IDS.index(face) for face in given.direction
        ),
        aim_dice=dice,
        book_dice=tuple(name for name in siege.book_dice if dice[name] == siege.aim_dice[name]),
        full_ring=given.full_ring,
        full_moat=given.full_moat,
    )


def with_campaign(mode: v.Mode, given: r.Campaign) -> v.Mode:
    """Return the campaign mode with the start and supplies of a custom table."""
    start = replace(
        mode.start,
        wood_each=tuple(given.wood_each),
        spearmen_each=tuple(given.spearmen_each),
        buildings=tuple(given.buildings[name] for name in ids.BUILDING_IDS),
        technologies=bits(given.technologies),
    )
    return replace(
        mode,
        actions=given.actions,
        extra_actions=given.extra_actions,
        wood_each_turn=tuple(given.wood_each_turn),
        start=start,
    )


def _one(technologies: r.Needed) -> int:
    return ids.TECHNOLOGY_IDS.index(technologies[0]) if technologies else NONE
