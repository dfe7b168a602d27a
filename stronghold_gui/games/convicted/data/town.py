"""Reading the board and the town: fortifications, ring, buildings, technologies, prices (rules, sections 2 and 6)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from stronghold_gui.core.reading import Node
from stronghold_gui.games.convicted.data.parts import MOST, cost, each, figure, index, optional, sized, technologies
from stronghold_gui.games.convicted.pieces import (
    BUILDINGS,
    CHAPEL,
    DIRECTIONS,
    KEEP_BUILDING,
    MAGE_TOWER,
    NONE,
    OBSTACLES,
    POWERS,
    RESOURCES,
    RINGS,
    SECTION_INDEX,
    SECTIONS,
    TECHNOLOGIES,
    UNITS,
    is_wall,
    neighbours,
)
from stronghold_gui.games.convicted.values import (
    NOTHING,
    Cost,
    Discipline,
    Fortification,
    HeroFigures,
    Level,
    Obstacle,
    Power,
)

TOP_LEVEL = 5
"""The highest level of a section and of most buildings."""
KEEP_LEVELS = 3
"""The keep ends there."""


def fortifications(node: Node) -> tuple[Fortification, ...]:
    """Return the levels of a wall or a tower, from the barrier on."""
    levels = [_fortification(item) for item in node.items()]
    for item, (lower, higher) in zip(list(node.items())[1:], pairwise(levels), strict=True):
        if higher.resistance <= lower.resistance or higher.capacity < lower.capacity:
            raise item.fault("a level is stronger than the one below it, and holds as many")
    return tuple(sized(node, levels, TOP_LEVEL + 1))


def _fortification(node: Node) -> Fortification:
    return Fortification(
        cost(node.at("cost")),
        optional(node, "needs", TECHNOLOGIES),
        figure(node, "resistance"),
        node.at("capacity").number(1, MOST),
        figure(node, "slots"),
        figure(node, "enemy_fire", -MOST),
        figure(node, "flyer_strength", -MOST),
        figure(node, "boulders_and_cauldron"),
        figure(node, "own_ranged_fire"),
    )


def gates(node: Node, walls: Sequence[Fortification]) -> tuple[int, ...]:
    """Return the resistance of the gates by level of the north wall; a barrier has none (RC-08)."""
    levels = node.at("resistance")
    found = tuple(sized(levels, [item.number(0, MOST) for item in levels.items()], len(walls)))
    if found[0] or any(higher <= lower for lower, higher in pairwise(found)):
        raise levels.fault("a barrier has no gates, and each level has stronger ones than the level below")
    return found


def obstacles(node: Node, limits: Node) -> tuple[Obstacle, ...]:
    """Return what can stand on the ring, the open section first."""
    found = [Obstacle(NOTHING, (), 0, False, False)]
    for name, item in zip(OBSTACLES[1:], each(node, OBSTACLES[1:]), strict=True):
        on = tuple(index(place, OBSTACLES) for place in item.at("on").items())
        losses = item.at("losses_percent").number(0, 100) > 0
        limit = limits.at(name).number(1, MOST)
        found.append(Obstacle(cost(item.at("cost")), on, limit, item.at("slows").flag(), losses))
    return tuple(found)


def ring_of(walls: Node) -> tuple[tuple[int, ...], ...]:
    """Return the ring sections before each wall: four that follow each other clockwise."""
    found = []
    for wall in each(walls, DIRECTIONS):
        names = tuple(f"ring_{name}" for name in RINGS)
        ring = tuple(index(item, names) for item in wall.at("ring").items())
        if len(ring) != 4 or any((after - before) % len(RINGS) != 1 for before, after in pairwise(ring)):
            raise wall.at("ring").fault("four sections that follow each other clockwise were expected")
        found.append(ring)
    return tuple(found)


def towers_of(walls: Node) -> tuple[tuple[int, int], ...]:
    """Return the left and the right tower of each wall, which must stand beside it (RC-09)."""
    found = []
    for name, wall in zip(DIRECTIONS, each(walls, DIRECTIONS), strict=True):
        left, right = sized(wall, [index(item, SECTIONS) for item in wall.at("towers").items()], 2)
        if {left, right} != set(neighbours(SECTION_INDEX[name])) or is_wall(left):
            raise wall.at("towers").fault(f"these are not the two towers beside {name}")
        found.append((left, right))
    return tuple(found)


def repairs(node: Node) -> tuple[Cost, ...]:
    """Return the price of a point of resistance by level; a barrier has none (RC-33)."""
    wooden, stone = cost(node.at("levels_1_2")), cost(node.at("levels_3_4_5"))
    return (NOTHING, wooden, wooden, stone, stone, stone)


def collecting(node: Node) -> tuple[tuple[Cost, ...], tuple[int, ...], tuple[int, ...]]:
    """Return what an action brings, the technologies that better it, and what opens each resource."""
    better = ("beasts_of_burden", "mechanisms")
    amounts = tuple(cost(node.at(name)) for name in ("plain", *better))
    members = each(node.at("unlocked_by"), RESOURCES)
    unlocks = tuple(NONE if member.value is None else index(member, TECHNOLOGIES) for member in members)
    return amounts, tuple(TECHNOLOGIES.index(name) for name in better), unlocks


def discipline(node: Node) -> Discipline:
    """Return what training two at once costs."""
    return Discipline(
        tuple(index(item, UNITS) for item in node.at("units").items()),
        node.at("count").number(1, MOST),
        cost(node.at("cost")),
    )


def buildings(node: Node) -> tuple[tuple[Level, ...], ...]:
    """Return the levels of each building; all go to five but the keep."""
    found = []
    for number, item in enumerate(each(node, BUILDINGS)):
        levels = [Level(cost(level.at("cost")), technologies(level, "needs")) for level in item.items()]
        found.append(tuple(sized(item, levels, KEEP_LEVELS if number == KEEP_BUILDING else TOP_LEVEL)))
    return tuple(found)


def technology_levels(node: Node) -> tuple[int, ...]:
    """Return the level of each technology, which must all be there once, in their order."""
    names = [item.at("id").choice(*TECHNOLOGIES) for item in node.items()]
    if tuple(names) != TECHNOLOGIES:
        raise node.fault("every technology was expected once, in the order of the rules")
    return tuple(item.at("level").number(1, TOP_LEVEL) for item in node.items())


def powers(node: Node) -> tuple[Power, ...]:
    """Return the building and level of each blessing and spell."""
    houses = {"chapel": CHAPEL, "mage_tower": MAGE_TOWER}
    return tuple(
        Power(houses[item.at("of").choice(*houses)], item.at("level").number(1, TOP_LEVEL))
        for item in each(node, POWERS)
    )


def hero_figures(node: Node) -> HeroFigures:
    """Return the figures of heroes, spells and the keep."""
    at = (
        ("forger", "gives"), ("forger", "gets"), ("oracle", "moves"), ("heretic", "fire"),
        ("sorcerer", "highest_level"), ("renewal", "resistance"), ("paralysis", "units"),
        ("keep", "posts"), ("keep", "slots"), ("keep", "ranged_fire"),
    )  # fmt: skip
    return HeroFigures(*(node.at(where).at(name).number(1, MOST) for where, name in at))
