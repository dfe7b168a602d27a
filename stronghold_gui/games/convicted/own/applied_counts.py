"""What is played by when counts and thresholds stand in a whole table (``count_parts.py``)."""

from __future__ import annotations

from dataclasses import replace

from stronghold_gui.games.convicted import ids
from stronghold_gui.games.convicted import values as v
from stronghold_gui.games.convicted.own import count_parts as c
from stronghold_gui.games.convicted.own import parts as p
from stronghold_gui.games.convicted.table import Stock


def with_counts(values: v.Values, whole: p.Figures) -> v.Values:
    """Return what is played by, with counts as a whole table says; its other members are not looked at."""
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
    """Return a price as the rules count it."""
    return stock.wood, stock.stone, stock.iron, stock.gold
