"""Prices and yields of actions."""

from __future__ import annotations

from stronghold_gui.games.convicted import moves as m
from stronghold_gui.games.convicted.actions.town import yield_of
from stronghold_gui.games.convicted.actions.walls import repair_price
from stronghold_gui.games.convicted.pieces import (
    BUILDINGS,
    ENGINES,
    OBSTACLES,
    REPAIRABLE,
    RESOURCES,
    SECTION_INDEX,
    UNITS,
)
from stronghold_gui.games.convicted.position import Position
from stronghold_gui.games.convicted.values import Cost


def price_of(position: Position, move: m.Move) -> Cost | None:
    """Return the resources that a legal move costs; ``None`` for moves that have no price."""
    values = position.values
    match move:
        case m.Fortify(section):
            number = SECTION_INDEX[section]
            return values.fortification(number, position.level[number] + 1).cost
        case m.Build(building):
            number = BUILDINGS.index(building)
            return values.buildings[number][position.buildings[number]].cost
        case m.Entrench(obstacle):
            return values.obstacles[OBSTACLES.index(obstacle)].cost
        case m.Train(unit):
            return values.units[UNITS.index(unit)].cost
        case m.Drill():
            return values.discipline.cost
        case m.Make(engine):
            return values.engines[ENGINES.index(engine)].cost
        case m.Repair(target):
            return repair_price(position, REPAIRABLE.index(target))
        case _:
            return None


def collected(position: Position, move: m.Move) -> int:
    """Return the amount of its resource that a move collects; 0 for moves that collect nothing."""
    match move:
        case m.Collect(resource):
            return yield_of(position, RESOURCES.index(resource))
        case _:
            return 0
