"""Conversion of a complete custom table to the values of a match."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from stronghold_gui.games.convicted import ids
from stronghold_gui.games.convicted.data.parts import bits, counted
from stronghold_gui.games.convicted.own import parts as p
from stronghold_gui.games.convicted.own.applied_rules import cost_of, with_campaign, with_counts, with_rules
from stronghold_gui.games.convicted.own.program import begins_on
from stronghold_gui.games.convicted.own.rule_parts import Needed
from stronghold_gui.games.convicted.pieces import ENGINES, FOE_PIECES, FOES, OBSTACLES, SECTION_INDEX, UNITS
from stronghold_gui.games.convicted.values import (
    NOTHING,
    Cost,
    Fortification,
    Mode,
    SiegeTables,
    Start,
    Values,
    Wave,
)


def applied(values: Values, whole: p.Figures, own: str) -> Values:
    """Return the values of a match with a complete and consistent custom table.

    Args:
        values: the built-in values.
        whole: the complete custom table.
        own: the text of the table in the match options.
    """
    played = replace(values, own=own, modes={name: _mode(mode, whole) for name, mode in values.modes.items()})
    return with_counts(with_rules(_enemies(_defenders(_walls_and_town(played, whole), whole), whole), whole), whole)


def _walls_and_town(values: Values, whole: p.Figures) -> Values:
    repairs, ring = whole.repairs, [whole.ring[name] for name in ids.OBSTACLE_IDS]
    return replace(
        values,
        walls=_levels(values.walls, whole.walls),
        towers=_levels(values.towers, whole.towers),
        gates=tuple(whole.gates),
        obstacles=(
            values.obstacles[0],
            *(
                replace(obstacle, cost=cost_of(one.cost), slows=one.slows, losses=one.losses)
                for obstacle, one in zip(values.obstacles[1:], ring, strict=True)
            ),
        ),
        repairs=_repairs(repairs) if repairs else values.repairs,
        gates_repair=cost_of(repairs.gates) if repairs else values.gates_repair,
        towers_of=tuple(
            (SECTION_INDEX[whole.beside[name].left], SECTION_INDEX[whole.beside[name].right])
            for name in ids.DIRECTION_IDS
        ),
        buildings=tuple(
            tuple(
                replace(level, cost=cost_of(price)) for level, price in zip(levels, whole.buildings[name], strict=True)
            )
            for name, levels in zip(ids.BUILDING_IDS, values.buildings, strict=True)
        ),
    )


def _defenders(values: Values, whole: p.Figures) -> Values:
    units, engines = [whole.units[name] for name in ids.UNIT_IDS], [whole.engines[name] for name in ids.ENGINE_IDS]
    return replace(
        values,
        units=tuple(
            replace(
                unit,
                cost=cost_of(one.cost),
                strength=one.strength,
                support=one.support,
                endurance=one.endurance,
                fire=one.fire,
            )
            for unit, one in zip(values.units, units, strict=True)
        ),
        engines=tuple(
            replace(engine, cost=cost_of(one.cost), endurance=one.endurance, attacks=one.dice, plus=one.plus)
            for engine, one in zip(values.engines, engines, strict=True)
        ),
    )


def _enemies(values: Values, whole: p.Figures) -> Values:
    foes, engines = [whole.foes[name] for name in FOES], [whole.foe_engines[name] for name in ids.FOE_ENGINE_IDS]
    return replace(
        values,
        foes=tuple(
            replace(foe, strength=one.strength, support=one.support, endurance=one.endurance, fire=one.fire)
            for foe, one in zip(values.foes, foes, strict=True)
        ),
        foe_engines=tuple(
            replace(engine, endurance=one.endurance, attacks=one.dice, plus=one.plus)
            for engine, one in zip(values.foe_engines, engines, strict=True)
        ),
        waves=tuple(tuple(_wave(row) for row in whole.armies[name]) for name in ids.FACTION_IDS),
        siege=_siege(values.siege, whole),
    )


def _levels(levels: Sequence[Fortification], given: Sequence[p.Section]) -> tuple[Fortification, ...]:
    return tuple(
        replace(level, cost=cost_of(one.cost), resistance=one.resistance, capacity=one.capacity, slots=one.slots)
        for level, one in zip(levels, given, strict=True)
    )


def _repairs(given: p.Repairs) -> tuple[Cost, ...]:
    wooden, stone = cost_of(given.wooden), cost_of(given.stone)
    return (NOTHING, wooden, wooden, stone, stone, stone)


def _wave(row: p.Row) -> Wave:
    main, others, north = (counted(pieces, FOE_PIECES) for pieces in (row.main, row.others, row.north))
    return Wave(main, others, north, cost_of(row.loot))


def _siege(siege: SiegeTables, whole: p.Figures) -> SiegeTables:
    falls, readings = whole.casualties, whole.readings
    if falls is None or readings is None:
        return siege
    return replace(
        siege,
        casualties_first=falls.first,
        casualties_every=falls.every,
        catapult_kills_one=readings.catapult_kills == "one",
        baseline_with_engines=readings.baseline_counts_engines,
        morale_drops_first=readings.morale_drop == "before_test",
        winners_destroy_at_once=readings.winners_destroy == "at_once",
        sabotage_cuts_resistance=readings.sabotaged_resistance == "cut",
        no_test_for_all=readings.no_test == "whole_army",
    )


def _mode(mode: Mode, whole: p.Figures) -> Mode:
    rows = next((rows for name, rows in whole.waves.items() if name == mode.id), None)
    scenario = next((name for name in ids.SCENARIO_IDS if begins_on(mode, name)), None)
    if mode.id == p.CAMPAIGN and whole.campaign is not None:
        return replace(with_campaign(mode, whole.campaign), extra_turns=tuple(whole.extra_turns))
    # In modes with wood every turn, the amount is that of a campaign (RC-108).
    wood = whole.campaign.wood_each_turn if whole.campaign and any(mode.wood_each_turn) else mode.wood_each_turn
    return replace(
        mode,
        wood_each_turn=tuple(wood),
        waves=mode.waves if rows is None else tuple(_wave(row) for row in rows),
        start=mode.start if scenario is None else _start(mode.start, whole.maps[scenario], whole.known[scenario]),
    )


def _start(start: Start, given: p.Map, known: Needed) -> Start:
    places = [given.sections[name] for name in ids.SECTION_IDS]
    return replace(
        start,
        levels=tuple(place.level for place in places),
        resistance=tuple(place.resistance for place in places),
        gates=given.gates,
        ring=tuple(OBSTACLES.index(given.ring.get(name, "open")) for name in ids.RING_NAMES),
        buildings=tuple(given.buildings[name] for name in ids.BUILDING_IDS),
        technologies=bits(known),
        stocks=tuple(cost_of(stock) for stock in given.stocks),
        armies=tuple(counted(army, (*UNITS, *ENGINES)) for army in given.armies),
    )
