"""A custom table as its author writes it: prices, values of pieces, armies, maps, and readings of the rules.

Each entry is complete: a price without iron costs no iron, an army without wolves has no wolves. Entries that a table
leaves out (a unit, a faction, the walls) keep the built-in values (``merged.py``).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, Literal

from pydantic import NonNegativeInt

from stronghold_gui.core.save.part import Few, Part, Short
from stronghold_gui.games.convicted.ids import (
    AbilityId,
    BuildingId,
    DirectionId,
    EngineId,
    FactionId,
    FoeEngineId,
    GroundId,
    MadeId,
    ModeId,
    ObstacleId,
    PowerId,
    RingId,
    ScenarioId,
    SectionId,
    TechnologyId,
    UnitId,
)
from stronghold_gui.games.convicted.own import count_parts as c
from stronghold_gui.games.convicted.own import rule_parts as r
from stronghold_gui.games.convicted.table import Stock

CAMPAIGN: Final[ModeId] = "campaign"
Pieces = Few[NonNegativeInt]
"""The number of pieces of each kind; kinds that are left out have 0."""


@dataclass(slots=True)
class Section(Part):
    """A level of walls or of towers (6.1); walls have no ``slots``."""

    resistance: NonNegativeInt
    capacity: NonNegativeInt
    cost: Stock = field(default_factory=Stock)
    slots: NonNegativeInt = 0


@dataclass(slots=True)
class Obstacle(Part):
    """An obstacle on the ring (6.2); ``slows``, ``losses``: whether it delays enemies and costs them units."""

    slows: bool
    losses: bool
    cost: Stock = field(default_factory=Stock)


@dataclass(slots=True)
class Repairs(Part):
    """The price of a point of resistance: of levels 1 and 2, of higher levels, of the gates (RC-33)."""

    wooden: Stock
    stone: Stock
    gates: Stock


@dataclass(slots=True)
class Beside(Part):
    """The towers beside a wall, as the attacker sees them (RC-09)."""

    left: SectionId
    right: SectionId


@dataclass(slots=True)
class Unit(Part):
    """A kind of defender (6.5)."""

    strength: NonNegativeInt
    support: NonNegativeInt
    endurance: NonNegativeInt
    cost: Stock = field(default_factory=Stock)
    fire: NonNegativeInt = 0


@dataclass(slots=True)
class Engine(Part):
    """A kind of the defenders' engines (6.6); a shot has ``dice`` attacks, each of d3 + ``plus``."""

    dice: NonNegativeInt
    plus: NonNegativeInt = 0
    endurance: NonNegativeInt = 0
    cost: Stock = field(default_factory=Stock)


@dataclass(slots=True)
class Foe(Part):
    """A kind of enemy unit (section 10)."""

    strength: NonNegativeInt = 0
    support: NonNegativeInt = 0
    endurance: NonNegativeInt = 0
    fire: NonNegativeInt = 0


@dataclass(slots=True)
class FoeEngine(Part):
    """A kind of enemy engine (10.6); a shot has ``dice`` attacks, each of d3 + ``plus``."""

    endurance: NonNegativeInt
    dice: NonNegativeInt = 0
    plus: NonNegativeInt = 0


@dataclass(slots=True)
class Row(Part):
    """An army: pieces on the main direction, on each other direction, and further ones in the north; and its loot."""

    main: Pieces = field(default_factory=dict)
    others: Pieces = field(default_factory=dict)
    north: Pieces = field(default_factory=dict)
    loot: Stock = field(default_factory=Stock)


@dataclass(slots=True)
class Place(Part):
    """A section when a scenario begins."""

    level: NonNegativeInt
    resistance: NonNegativeInt


@dataclass(slots=True)
class Map(Part):
    """The map at the beginning of a scenario (sections 12 and 13).

    Attributes:
        sections: the sections of the fortress.
        gates: the resistance of the gates.
        ring: the obstacles on the ring; a section that is left out is open.
        buildings: the level of each building.
        stocks: the resources, by number of defenders from 1.
        armies: the units and engines, by level of the scenario.
    """

    sections: dict[SectionId, Place]
    gates: NonNegativeInt
    ring: dict[RingId, GroundId]
    buildings: dict[BuildingId, NonNegativeInt]
    stocks: Short[Stock]
    armies: Short[Pieces]


@dataclass(slots=True)
class Casualties(Part):
    """Losses at stakes and moats (RC-57).

    Attributes:
        first: the smallest number of pieces of a kind at which one of them falls.
        every: number of further pieces for each further loss.
    """

    first: NonNegativeInt
    every: NonNegativeInt


@dataclass(slots=True)
class Readings(Part):
    """The chosen readings of ambiguous sentences (RC-49, RC-40, RC-78, RC-77, RC-109, RC-79).

    Older tables leave the last two out.
    """

    catapult_kills: Literal["by_power", "one"]
    baseline_counts_engines: bool
    morale_drop: Literal["after_test", "before_test"]
    winners_destroy: Literal["next_round", "at_once"]
    sabotaged_resistance: Literal["kept", "cut"] = "kept"
    no_test: Literal["those_alone", "whole_army"] = "those_alone"


@dataclass(slots=True)
class Figures(Part):
    """A custom table; everything that it leaves out keeps the built-in value.

    Attributes:
        walls, towers: the values of each level, from the barrier on.
        gates: the resistance of the gates, by level of the north wall.
        ring: the obstacles on the ring.
        repairs: the prices of repairs.
        beside: the left and the right tower of each wall.
        buildings: the price of each level.
        units, engines: the units and engines of the defenders.
        foes, foe_engines: the units and engines of the enemy.
        armies: the armies of the campaign's turns.
        waves: the armies of a scenario's turns or rounds.
        maps: the starts of scenarios.
        known: the technologies known at the start of each scenario.
        grounds: the grounds (open, or another obstacle) on which each obstacle may be made (RC-21).
        halves: the two sections in the middle of the ring before each wall, clockwise.
        technologies: the level of the library that each technology needs.
        abilities: the abilities of enemy units.
        demolition: added to the die of a giant that strikes a wall, 0 for other units.
        extra_turns: the turns of bosses, in which there are more actions.
        limits: the number of pieces of each kind.
        made_at: the level of the barracks or workshop that each unit or engine needs.
        powers: the level of the chapel or mage tower that each power needs.
    """

    walls: Short[Section] = field(default_factory=list)
    towers: Short[Section] = field(default_factory=list)
    gates: Short[NonNegativeInt] = field(default_factory=list)
    ring: dict[ObstacleId, Obstacle] = field(default_factory=dict)
    repairs: Repairs | None = None
    beside: dict[DirectionId, Beside] = field(default_factory=dict)
    buildings: dict[BuildingId, Short[Stock]] = field(default_factory=dict)
    units: dict[UnitId, Unit] = field(default_factory=dict)
    engines: dict[EngineId, Engine] = field(default_factory=dict)
    foes: Few[Foe] = field(default_factory=dict)
    foe_engines: dict[FoeEngineId, FoeEngine] = field(default_factory=dict)
    armies: dict[FactionId, Short[Row]] = field(default_factory=dict)
    waves: dict[ModeId, Short[Row]] = field(default_factory=dict)
    maps: dict[ScenarioId, Map] = field(default_factory=dict)
    known: dict[ScenarioId, r.Needed] = field(default_factory=dict)
    casualties: Casualties | None = None
    readings: Readings | None = None
    grounds: dict[ObstacleId, Short[GroundId]] = field(default_factory=dict)
    halves: dict[DirectionId, Short[RingId]] = field(default_factory=dict)
    bonuses: r.Bonuses | None = None
    technologies: dict[TechnologyId, NonNegativeInt] = field(default_factory=dict)
    needs: r.Needs | None = None
    collecting: r.Collecting | None = None
    heroes: r.HeroFigures | None = None
    abilities: Few[Short[AbilityId]] = field(default_factory=dict)
    demolition: Few[NonNegativeInt] = field(default_factory=dict)
    factions: dict[FactionId, r.Faction] = field(default_factory=dict)
    aiming: r.Aiming | None = None
    campaign: r.Campaign | None = None
    extra_turns: Short[NonNegativeInt] = field(default_factory=list)
    limits: dict[c.LimitId, NonNegativeInt] = field(default_factory=dict)
    made_at: dict[MadeId, NonNegativeInt] = field(default_factory=dict)
    powers: dict[PowerId, NonNegativeInt] = field(default_factory=dict)
    siege: c.Siege | None = None
    discipline: c.Drill | None = None


@dataclass(slots=True)
class FiguresDocument(Figures):
    """A custom table in a file; ``about``: a comment of its author."""

    format: Literal["convicted-figures"] = "convicted-figures"
    version: Literal[1] = 1
    about: str = ""
