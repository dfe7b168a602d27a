"""Conversion of the built-in values to a complete custom table."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from stronghold_gui.games.convicted import ids
from stronghold_gui.games.convicted.data.reading import load_values
from stronghold_gui.games.convicted.own import parts as p
from stronghold_gui.games.convicted.own import program_counts as counts
from stronghold_gui.games.convicted.own import program_rules as rules
from stronghold_gui.games.convicted.pieces import ENGINES, FOE_PIECES, FOES, UNITS
from stronghold_gui.games.convicted.table import Stock
from stronghold_gui.games.convicted.values import Cost, Fortification, Mode, SiegeTables, Start, Values, Wave


@cache
def program_figures(rulings: ids.RulingsId = ids.RULINGS[0]) -> p.Figures:
    """Return the complete built-in table for a state of the rulings; callers must not change it."""
    return figures_of(load_values(rulings))


def begins_on(mode: Mode, scenario: ids.ScenarioId) -> bool:
    """Return whether a mode begins on the map of a scenario."""
    return mode.id.startswith(scenario)


def figures_of(values: Values) -> p.Figures:
    """Return the complete table for the values of a match."""
    return p.Figures(
        walls=[_section(level) for level in values.walls],
        towers=[_section(level) for level in values.towers],
        gates=list(values.gates),
        ring={
            name: p.Obstacle(one.slows, one.losses, _stock(one.cost))
            for name, one in zip(ids.OBSTACLE_IDS, values.obstacles[1:], strict=True)
        },
        repairs=p.Repairs(_stock(values.repairs[1]), _stock(values.repairs[3]), _stock(values.gates_repair)),
        beside={
            name: p.Beside(ids.SECTION_IDS[left], ids.SECTION_IDS[right])
            for name, (left, right) in zip(ids.DIRECTION_IDS, values.towers_of, strict=True)
        },
        buildings={
            name: [_stock(level.cost) for level in levels]
            for name, levels in zip(ids.BUILDING_IDS, values.buildings, strict=True)
        },
        units={
            name: p.Unit(one.strength, one.support, one.endurance, _stock(one.cost), one.fire)
            for name, one in zip(ids.UNIT_IDS, values.units, strict=True)
        },
        engines={
            name: p.Engine(one.attacks, one.plus, one.endurance, _stock(one.cost))
            for name, one in zip(ids.ENGINE_IDS, values.engines, strict=True)
        },
        foes={
            name: p.Foe(one.strength, one.support, one.endurance, one.fire)
            for name, one in zip(FOES, values.foes, strict=True)
        },
        foe_engines={
            name: p.FoeEngine(one.endurance, one.attacks, one.plus)
            for name, one in zip(ids.FOE_ENGINE_IDS, values.foe_engines, strict=True)
        },
        armies={
            name: [_row(wave) for wave in waves] for name, waves in zip(ids.FACTION_IDS, values.waves, strict=True)
        },
        waves={
            name: [_row(wave) for wave in values.modes[name].waves] for name in ids.MODES if values.modes[name].waves
        },
        maps={name: _map(_start_of(name, values)) for name in ids.SCENARIO_IDS},
        known={name: rules.known(_start_of(name, values).technologies) for name in ids.SCENARIO_IDS},
        casualties=p.Casualties(values.siege.casualties_first, values.siege.casualties_every),
        readings=_readings(values.siege),
        grounds=rules.grounds(values),
        halves=rules.halves(values),
        bonuses=rules.bonuses(values),
        technologies=dict(zip(ids.TECHNOLOGY_IDS, values.technology_levels, strict=True)),
        needs=rules.needs(values),
        collecting=rules.collecting(values),
        heroes=rules.heroes(values),
        abilities=rules.abilities(values),
        demolition={name: foe.demolition for name, foe in zip(FOES, values.foes, strict=True)},
        factions=rules.factions(values),
        aiming=rules.aiming(values),
        campaign=rules.campaign(values.modes[p.CAMPAIGN]),
        extra_turns=list(values.modes[p.CAMPAIGN].extra_turns),
        limits=counts.limits(values),
        made_at=counts.made_at(values),
        powers={name: power.level for name, power in zip(ids.POWER_IDS, values.powers, strict=True)},
        siege=counts.siege(values.siege),
        discipline=counts.discipline(values),
    )


def _start_of(scenario: ids.ScenarioId, values: Values) -> Start:
    return next(mode.start for mode in values.modes.values() if begins_on(mode, scenario))


def _stock(cost: Cost) -> Stock:
    return Stock(*cost)


def _section(level: Fortification) -> p.Section:
    return p.Section(level.resistance, level.capacity, _stock(level.cost), level.slots)


def _row(wave: Wave) -> p.Row:
    main, others, north = (_counts(FOE_PIECES, counts) for counts in (wave.main, wave.others, wave.north))
    return p.Row(main, others, north, _stock(wave.loot))


def _counts(names: Sequence[str], counts: Sequence[int]) -> p.Pieces:
    return {name: count for name, count in zip(names, counts, strict=True) if count}


def _map(start: Start) -> p.Map:
    return p.Map(
        sections={
            name: p.Place(level, left)
            for name, level, left in zip(ids.SECTION_IDS, start.levels, start.resistance, strict=True)
        },
        gates=start.gates,
        ring={name: ids.GROUND_IDS[kind] for name, kind in zip(ids.RING_NAMES, start.ring, strict=True)},
        buildings=dict(zip(ids.BUILDING_IDS, start.buildings, strict=True)),
        stocks=[_stock(stock) for stock in start.stocks],
        armies=[_counts((*UNITS, *ENGINES), army) for army in start.armies],
    )


def _readings(siege: SiegeTables) -> p.Readings:
    return p.Readings(
        "one" if siege.catapult_kills_one else "by_power",
        siege.baseline_with_engines,
        "before_test" if siege.morale_drops_first else "after_test",
        "at_once" if siege.winners_destroy_at_once else "next_round",
        "cut" if siege.sabotage_cuts_resistance else "kept",
        "whole_army" if siege.no_test_for_all else "those_alone",
    )
