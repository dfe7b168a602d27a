"""All values of the game, read from the data files; matches share them and never change them.

Costs and stocks are ``(wood, stone, iron, gold)``. Technologies are bits, by their number in ``pieces.TECHNOLOGIES``.
Enemy units and engines are numbers in ``pieces.FOE_PIECES``. A class that derives from ``Part`` describes a part of a
data file, in which names replace the numbers.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from pydantic import Field

from stronghold_gui.core.save.part import Part
from stronghold_gui.games.convicted.data.parts import (
    MOST,
    AnyLevel,
    FaceNumber,
    Few,
    FoeEngineNumber,
    GroundNumber,
    Some,
    SomeLevel,
    TechnologyNumber,
    UnitNumber,
)
from stronghold_gui.games.convicted.enemy_values import Faction, Foe, FoeEngine
from stronghold_gui.games.convicted.ids import RULINGS, AimId, RulingsId
from stronghold_gui.games.convicted.pieces import NONE

Cost = tuple[Few, Few, Few, Few]
_More = Annotated[int, Field(ge=-MOST, le=MOST)]
_Percent = Annotated[int, Field(ge=100, le=1000)]
_Name = Annotated[str, Field(max_length=40)]
_SIDES = Field(min_length=6, max_length=6)


@dataclass(frozen=True, slots=True)
class Fortification(Part):
    """A level of a wall or of a tower (rules, 6.1).

    Attributes:
        cost: price of raising a section to this level.
        needs: the required technology, or ``NONE``.
        resistance: its nominal resistance.
        capacity: the number of units that it holds.
        slots: the number of engines that it holds.
        enemy_fire: added once to the power of an enemy ranged attack on the section (RC-19).
        flyer: added to the strength of a flyer that leads a squad against the section.
        boulders: added to each die of boulders and cauldron there.
        own_fire: added to the fire of each ranged unit there.
    """

    cost: Cost
    resistance: Few
    capacity: Some
    slots: Few
    needs: TechnologyNumber = NONE
    enemy_fire: _More = 0
    flyer: _More = 0
    boulders: Few = 0
    own_fire: Few = 0


@dataclass(frozen=True, slots=True)
class Obstacle(Part):
    """An obstacle on a section of the ring (6.2).

    Attributes:
        cost: price of making it.
        on: what may be on the section before, as in ``OBSTACLES``.
        limit: the number of pieces in the box.
        slows: whether arriving pieces wait a round before it.
        losses: whether crossing it costs units.
    """

    cost: Cost
    on: Annotated[tuple[GroundNumber, ...], Field(max_length=4)]
    limit: Some
    slows: bool
    losses: bool


@dataclass(frozen=True, slots=True)
class Level:
    """A level of a building: its price and the technologies that it needs, as bits (6.3, RC-24)."""

    cost: Cost
    needs: int


@dataclass(frozen=True, slots=True)
class Unit(Part):
    """A kind of defender unit (6.5).

    Attributes:
        barracks: the level of the barracks that it needs.
        fire: 0 for a unit that does not shoot.
    """

    barracks: SomeLevel
    cost: Cost
    strength: Some
    support: Some
    endurance: Some
    fire: Few = 0


@dataclass(frozen=True, slots=True)
class Engine(Part):
    """A kind of the defenders' engines (6.6).

    Attributes:
        workshop: the level of the workshop that it needs, 0 for none.
        needs: the required technology, or ``NONE``.
        endurance: 0 for an engine that nothing can hit (RC-50).
        plus: added to each d3.
        attacks: number of dice.
        on_wall: whether its place is on a wall, not in a slot.
        near, far: whether it shoots at assault zones and at deployment zones.
        hits_engines: whether it can hit enemy engines.
    """

    workshop: AnyLevel
    cost: Cost
    attacks: Some
    on_wall: bool
    near: bool
    far: bool
    hits_engines: bool
    needs: TechnologyNumber = NONE
    endurance: Few = 0
    plus: Few = 0


@dataclass(frozen=True, slots=True)
class Wave:
    """An army of the enemy; its counts are indexed by piece (``pieces.FOE_PIECES``).

    Attributes:
        main: pieces on the main direction.
        others: pieces on each other direction.
        north: pieces that come to the north in addition.
        loot: resources that it leaves.
    """

    main: tuple[int, ...]
    others: tuple[int, ...]
    north: tuple[int, ...]
    loot: Cost


@dataclass(frozen=True, slots=True)
class Sabotage(Part):
    """Levels that saboteurs take from a building, a tower, a wall, every turn (13.1)."""

    building: AnyLevel
    tower: AnyLevel
    wall: AnyLevel


@dataclass(frozen=True, slots=True)
class Start:
    """The fortress at the beginning of the game, and the supplies dealt to the players.

    Attributes:
        levels, resistance: the levels and the resistance of the sections.
        gates: the resistance of the gates.
        ring: obstacles by section of the ring.
        buildings: the levels of the buildings.
        technologies: bits of the known technologies.
        stocks: resources dealt like loot, by number of defenders (from 1).
        wood_each: additional wood for each seat.
        spearmen_each: number of spearmen that each seat places, by number of defenders.
        armies: units and engines for all seats in total, by level of the scenario: counts of ``UNITS + ENGINES``.
    """

    levels: tuple[int, ...]
    resistance: tuple[int, ...]
    gates: int
    ring: tuple[int, ...]
    buildings: tuple[int, ...]
    technologies: int
    stocks: tuple[Cost, ...]
    wood_each: tuple[int, ...]
    spearmen_each: tuple[int, ...]
    armies: tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class Mode:
    """A way to play: switches and numbers (section 0). No rule checks the mode's id.

    Attributes:
        id: its name in files.
        led: whether a player leads the enemy, on the last seat.
        squads: the rule for that player's squads: ``sized`` if their sizes are fixed (RC-107).
        faction: the attackers, or ``NONE`` if a card is drawn every turn.
        turns: the number of turns.
        actions: number of actions in a turn; ``extra_turns`` have ``extra_actions`` more (RC-16).
        rounds: number of rounds of a siege, each with its own wave; 0: the siege lasts until one side has won.
        main_direction: direction of the main assault, or ``NONE`` if the rule of the faction finds it.
        morale: whether enemies flee.
        loot: whether enemies leave loot.
        levels_to_lose: building levels whose loss ends the game; 0: none does.
        wood_each_turn: additional wood for each defender, by number of defenders.
        sabotage: what saboteurs do every turn, or ``None``.
        waves: the armies, by turn or round; empty if the factions' own armies come.
        start: the fortress and supplies at the beginning.
    """

    id: str
    led: bool
    squads: str
    faction: int
    turns: int
    actions: int
    extra_actions: int
    extra_turns: tuple[int, ...]
    rounds: int
    main_direction: int
    morale: bool
    loot: bool
    levels_to_lose: int
    wood_each_turn: tuple[int, ...]
    sabotage: Sabotage | None
    waves: tuple[Wave, ...]
    start: Start


@dataclass(frozen=True, slots=True)
class SiegeTables(Part):
    """Tables, numbers and switches of the siege (sections 7 and 8).

    Attributes:
        squads: the lowest numbers of units that form two, three and four squads.
        ram_strength: the strength that a squad needs to carry the ram.
        main_direction_die: a direction by each face of a die, ``NONE`` to roll again.
        full_ring: the factor, in per cent, for the strength of a wall behind a closed ring.
        full_moat: the factor, in per cent, for the strength of a wall behind a closed ring of moats.
        aim_dice: for each named die, the section that each face aims at: ``wall``, ``left`` or ``right``.
        book_dice: the names of the dice with the printed faces, which sentences can describe.
        engine_order: the enemy's engines in the order in which they shoot.
        casualties_first: the smallest number of pieces of a kind at which one of them falls at the ring.
        casualties_every: number of further pieces for each further loss.
        levels_lost, levels_lost_with_militia: building levels lost to an enemy who is inside.
        covers, siege_tower: the reduction of fire by covers and by a siege tower.
        catapult_units: highest face at which a catapult hits units.
        catapult_kills_one: whether a shot of a catapult removes one unit at most (RC-49).
        baseline_with_engines: whether engines count among the enemy's pieces (RC-40).
        morale_drops_first: RC-78.
        winners_destroy_at_once: RC-77.
        sabotage_cuts_resistance: RC-109.
        no_test_for_all: if enemies hold a wall alone, the whole army needs no test of morale (RC-79).
    """

    squads: Annotated[tuple[Some, ...], Field(max_length=9)]
    ram_strength: Some
    main_direction_die: Annotated[tuple[FaceNumber, ...], _SIDES]
    full_ring: _Percent
    full_moat: _Percent
    aim_dice: Annotated[dict[_Name, Annotated[tuple[AimId, ...], _SIDES]], Field(max_length=9)]
    book_dice: Annotated[tuple[_Name, ...], Field(max_length=9)]
    engine_order: Annotated[tuple[FoeEngineNumber, ...], Field(max_length=9)]
    casualties_first: Some
    casualties_every: Some
    levels_lost: SomeLevel
    levels_lost_with_militia: AnyLevel
    covers: Few
    siege_tower: Few
    catapult_units: Annotated[int, Field(ge=0, le=6)]
    catapult_kills_one: bool
    baseline_with_engines: bool
    morale_drops_first: bool
    winners_destroy_at_once: bool
    sabotage_cuts_resistance: bool
    no_test_for_all: bool


@dataclass(frozen=True, slots=True)
class Power:
    """A blessing or spell: the level that its building, chapel or mage tower, must have."""

    building: int
    level: int


@dataclass(frozen=True, slots=True)
class HeroFigures(Part):
    """Numbers of the heroes' powers, of spells and of the keep (6.3, section 11)."""

    forger_gives: Some
    forger_gets: Some
    oracle_moves: Some
    heretic_fire: Some
    sorcerer_level: Some
    renewal: Some
    paralysed: Some
    keep_posts: Some
    keep_slots: Some
    keep_fire: Some


@dataclass(frozen=True, slots=True)
class Discipline(Part):
    """The action that trains several units at once: their possible kinds, number and price (6.5)."""

    units: Annotated[tuple[UnitNumber, ...], Field(max_length=6)]
    count: Some
    cost: Cost


@dataclass(frozen=True, slots=True)
class Values:
    """All values of a match.

    Attributes:
        own: the text of custom figures in the match options (``own/leaves.py``); ``""`` without any.
        rulings: the state of the rulings; a match keeps those it began with.
        walls, towers: the values of each level.
        gates: their nominal resistance, by level of the north wall (RC-08).
        obstacles: the values of the obstacles, by their number.
        ring_of: the four ring sections before each wall.
        towers_of: left and right tower of each wall as the attacker sees them (RC-09).
        defender_limit: number of defender units (RC-06).
        unit_limits, engine_limits: the number of pieces of each kind.
        repairs: the price of a point of resistance of a section, by its level.
        gates_repair: the price of a point of resistance of the gates (RC-33).
        collect: yield of collecting each resource: without a technology, with the first, with the second.
        collect_with: the two technologies that improve collecting each resource.
        unlocks: the technology that opens each resource, or ``NONE``.
        buildings: the levels of each building.
        technology_levels: the level of each technology.
    """

    walls: tuple[Fortification, ...]
    towers: tuple[Fortification, ...]
    gates: tuple[int, ...]
    obstacles: tuple[Obstacle, ...]
    ring_of: tuple[tuple[int, ...], ...]
    towers_of: tuple[tuple[int, int], ...]
    defender_limit: int
    unit_limits: tuple[int, ...]
    engine_limits: tuple[int, ...]
    repairs: tuple[Cost, ...]
    gates_repair: Cost
    collect: tuple[Cost, ...]
    collect_with: tuple[int, ...]
    unlocks: tuple[int, ...]
    discipline: Discipline
    buildings: tuple[tuple[Level, ...], ...]
    technology_levels: tuple[int, ...]
    powers: tuple[Power, ...]
    heroes: HeroFigures
    units: tuple[Unit, ...]
    engines: tuple[Engine, ...]
    factions: tuple[Faction, ...]
    foes: tuple[Foe, ...]
    foe_engines: tuple[FoeEngine, ...]
    waves: tuple[tuple[Wave, ...], ...]
    siege: SiegeTables
    modes: dict[str, Mode]
    own: str = ""
    rulings: RulingsId = RULINGS[0]

    def fortification(self, section: int, level: int) -> Fortification:
        """Return the values of a wall or tower section at a level."""
        return (self.towers if section % 2 else self.walls)[level]


NOTHING: Cost = (0, 0, 0, 0)
