"""Units, powers, levels and other things that building levels and technologies unlock (rules, 6.1 to 6.7)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from stronghold_gui.games.convicted.pieces import (
    BARRACKS,
    BUILDINGS,
    ENGINES,
    KEEP_BUILDING,
    LIBRARY,
    POWERS,
    RESOURCES,
    TECHNOLOGIES,
    UNITS,
    WORKSHOP,
)
from stronghold_gui.games.convicted.values import Values

Sort = Literal["unit", "engine", "power", "library", "keep", "walls", "towers", "building", "resource", "collect",
               "militia", "discipline"]  # fmt: skip


@dataclass(frozen=True, slots=True)
class Opened:
    """Something that a level or technology unlocks.

    Attributes:
        sort: the kind of thing.
        name: its id, ``""`` if there is only one of its sort.
        level: of a library, keep, fortification or building; 0 for none.
    """

    sort: Sort
    name: str = ""
    level: int = 0


def opened_by_level(values: Values, building: int, level: int) -> tuple[Opened, ...]:
    """Return the things that a level of a building unlocks; levels count from 1."""
    if building == BARRACKS:
        return tuple(Opened("unit", UNITS[kind]) for kind, unit in enumerate(values.units) if unit.barracks == level)
    if building == WORKSHOP:
        return tuple(
            Opened("engine", ENGINES[kind]) for kind, engine in enumerate(values.engines) if engine.workshop == level
        )
    if building == KEEP_BUILDING:
        return (Opened("keep", str(level), level),)
    if building == LIBRARY:
        return (Opened("library", "", level),)
    return tuple(
        Opened("power", POWERS[number])
        for number, power in enumerate(values.powers)
        if power.building == building and power.level == level
    )


def opened_by(values: Values, technology: int) -> tuple[Opened, ...]:
    """Return the things that a technology unlocks, walls first."""
    return (*_walls(values, technology), *_town(values, technology), *_others(values, technology))


def _walls(values: Values, technology: int) -> Iterator[Opened]:
    for level, built in enumerate(values.walls):
        if built.needs == technology:
            yield Opened("walls", "", level)
    for level, built in enumerate(values.towers):
        if built.needs == technology:
            yield Opened("towers", "", level)


def _town(values: Values, technology: int) -> Iterator[Opened]:
    for number, levels in enumerate(values.buildings):
        for level, step in enumerate(levels, start=1):
            if step.needs >> technology & 1:
                yield Opened("building", BUILDINGS[number], level)
    for kind, engine in enumerate(values.engines):
        if engine.needs == technology:
            yield Opened("engine", ENGINES[kind])


def _others(values: Values, technology: int) -> Iterator[Opened]:
    for kind, opener in enumerate(values.unlocks):
        if opener == technology:
            yield Opened("resource", RESOURCES[kind])
    if technology in values.collect_with:
        yield Opened("collect", "", values.collect_with.index(technology) + 1)
    match TECHNOLOGIES[technology]:
        case "militia":
            yield Opened("militia")
        case "discipline":
            yield Opened("discipline")
        case _:
            pass


def missing(known: int, needs: int) -> tuple[str, ...]:
    """Return the ids of the technologies that are needed and not known, given as bits."""
    lacking = needs & ~known
    return tuple(name for number, name in enumerate(TECHNOLOGIES) if lacking >> number & 1)
