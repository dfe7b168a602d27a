"""Conversion of a match's counts and thresholds to parts of a custom table (``count_parts.py``)."""

from __future__ import annotations

from stronghold_gui.games.convicted import ids
from stronghold_gui.games.convicted.own import count_parts as c
from stronghold_gui.games.convicted.table import Stock
from stronghold_gui.games.convicted.values import SiegeTables, Values


def limits(values: Values) -> dict[c.LimitId, int]:
    """Return the number of pieces of each kind and of all units together."""
    found: dict[c.LimitId, int] = {c.DEFENDERS: values.defender_limit}
    found |= {name: one.limit for name, one in zip(ids.OBSTACLE_IDS, values.obstacles[1:], strict=True)}
    found |= dict(zip(ids.MADE_IDS, (*values.unit_limits, *values.engine_limits), strict=True))
    return found


def made_at(values: Values) -> dict[ids.MadeId, int]:
    """Return the level of the barracks or the workshop that each unit and engine needs."""
    levels = [*(unit.barracks for unit in values.units), *(engine.workshop for engine in values.engines)]
    return dict(zip(ids.MADE_IDS, levels, strict=True))


def siege(tables: SiegeTables) -> c.Siege:
    return c.Siege(
        list(tables.squads),
        tables.ram_strength,
        tables.covers,
        tables.siege_tower,
        tables.catapult_units,
        tables.levels_lost,
        tables.levels_lost_with_militia,
    )


def discipline(values: Values) -> c.Drill:
    drill = values.discipline
    return c.Drill([ids.UNIT_IDS[kind] for kind in drill.units], drill.count, Stock(*drill.cost))
