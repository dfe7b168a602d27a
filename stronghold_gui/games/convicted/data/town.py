"""The town file: fortifications, ring, buildings, technologies, prices (rules, sections 2 and 6)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Annotated, Final, Literal, get_args

from pydantic import Field

from stronghold_gui.core.reading import DataFault
from stronghold_gui.core.save.part import Part
from stronghold_gui.games.convicted import ids
from stronghold_gui.games.convicted import values as v
from stronghold_gui.games.convicted.data.parts import (
    TOP_LEVEL,
    DataFile,
    Few,
    SomeLevel,
    Technologies,
    TechnologyNumber,
    bits,
)
from stronghold_gui.games.convicted.pieces import CHAPEL, FIRST_SPELL, MAGE_TOWER, NONE

BetterId = Literal["beasts_of_burden", "mechanisms"]
CollectingId = Literal["plain", BetterId]
BETTER: Final[tuple[BetterId, ...]] = get_args(BetterId)
"""The technologies that improve the yield of collecting."""
COLLECTING: Final[tuple[CollectingId, ...]] = get_args(CollectingId)
KEEP_LEVELS = 3
"""The highest level of the keep; that of all other buildings is ``TOP_LEVEL``."""
_EACH_LEVEL = Field(min_length=TOP_LEVEL + 1, max_length=TOP_LEVEL + 1)
"""The bounds of a list with one value for each level, from the barrier on."""


@dataclass(frozen=True, slots=True)
class BuildingLevel(Part):
    """A level of a building."""

    cost: v.Cost
    needs: Technologies = ()


@dataclass(frozen=True, slots=True)
class TownFile(DataFile):
    """``town.json``.

    Attributes:
        walls, towers, gates: the values of each level.
        ring: the obstacles that can be made on the ring.
        gates_repair: the price of a point of resistance of the gates.
        repairs: the price of a point of resistance of a section, by level.
        collect: the yield of collecting each resource, without a technology and with each technology that improves it.
        unlocked_by: the technology that opens each resource.
        technologies: the level of each technology.
        powers: the level of the chapel or the mage tower that each requires.
    """

    walls: Annotated[tuple[v.Fortification, ...], _EACH_LEVEL]
    towers: Annotated[tuple[v.Fortification, ...], _EACH_LEVEL]
    gates: Annotated[tuple[Few, ...], _EACH_LEVEL]
    gates_repair: v.Cost
    repairs: Annotated[dict[Literal["levels_1_2", "levels_3_4_5"], v.Cost], Field(min_length=2)]
    ring: Annotated[dict[ids.ObstacleId, v.Obstacle], Field(min_length=len(ids.OBSTACLE_IDS))]
    collect: Annotated[dict[CollectingId, v.Cost], Field(min_length=len(COLLECTING))]
    unlocked_by: Annotated[dict[ids.ResourceId, TechnologyNumber | None], Field(min_length=len(ids.RESOURCE_IDS))]
    discipline: v.Discipline
    buildings: Annotated[
        dict[ids.BuildingId, Annotated[tuple[BuildingLevel, ...], Field(max_length=TOP_LEVEL)]],
        Field(min_length=len(ids.BUILDING_IDS)),
    ]
    technologies: Annotated[dict[ids.TechnologyId, SomeLevel], Field(min_length=len(ids.TECHNOLOGY_IDS))]
    powers: Annotated[dict[ids.PowerId, SomeLevel], Field(min_length=len(ids.POWER_IDS))]
    heroes: v.HeroFigures


def check_fortifications(levels: Sequence[v.Fortification], path: str) -> None:
    """Check that each level of a wall or tower is stronger than the one below it and has room for as many.

    Raises:
        DataFault: a level breaks one of these rules.
    """
    for number, (lower, higher) in enumerate(pairwise(levels), 1):
        if higher.resistance <= lower.resistance or higher.capacity < lower.capacity:
            raise DataFault(f"{path}[{number}]", "a level is stronger than the one below it, and holds as many")


def check_gates(gates: Sequence[int]) -> None:
    """Check that a barrier has no gates (RC-08), and each level has stronger ones than the level below.

    Raises:
        DataFault: the gates break one of these rules.
    """
    if gates[0] or any(higher <= lower for lower, higher in pairwise(gates)):
        raise DataFault("gates", "a barrier has no gates, and each level has stronger ones than the level below")


def obstacles(file: TownFile) -> tuple[v.Obstacle, ...]:
    """Return the values of each of ``OBSTACLES``; those of open ground come first."""
    is_open = v.Obstacle(v.NOTHING, (), 0, slows=False, losses=False)
    return (is_open, *(file.ring[name] for name in ids.OBSTACLE_IDS))


def repairs(file: TownFile) -> tuple[v.Cost, ...]:
    """Return the price of a point of resistance by level of a section; 0 for a barrier (RC-33)."""
    wooden, stone = file.repairs["levels_1_2"], file.repairs["levels_3_4_5"]
    return (v.NOTHING, wooden, wooden, stone, stone, stone)


def unlocks(file: TownFile) -> tuple[int, ...]:
    """Return the technology that opens each resource, or ``NONE``."""
    numbers = (file.unlocked_by[name] for name in ids.RESOURCE_IDS)
    return tuple(NONE if number is None else number for number in numbers)


def buildings(file: TownFile) -> tuple[tuple[v.Level, ...], ...]:
    """Return the levels of each building.

    Raises:
        DataFault: a building has a wrong number of levels.
    """
    for name, levels in file.buildings.items():
        expected = KEEP_LEVELS if name == "keep" else TOP_LEVEL
        if len(levels) != expected:
            raise DataFault(f"buildings.{name}", f"{expected} levels were expected, {len(levels)} are there")
    return tuple(
        tuple(v.Level(level.cost, bits(level.needs)) for level in file.buildings[name]) for name in ids.BUILDING_IDS
    )


def powers(file: TownFile) -> tuple[v.Power, ...]:
    """Return the building and level of each blessing and spell."""
    houses = (MAGE_TOWER if number >= FIRST_SPELL else CHAPEL for number in range(len(ids.POWER_IDS)))
    return tuple(v.Power(house, file.powers[name]) for house, name in zip(houses, ids.POWER_IDS, strict=True))
