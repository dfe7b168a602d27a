"""The table: a position as a tree of plain values, with ids in place of numbers.

Position documents, the commands and the window read this form; the rules themselves never do. It is made by
``reading.read_table`` and turned back into a position by ``documents``. Counts are dicts without zeros; every default
is the value of an empty table, so that a document may leave the field out.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from pydantic import NonNegativeInt

from stronghold_gui.core.save.part import Part
from stronghold_gui.games.convicted.ids import (
    BuildingId,
    DirectionId,
    EngineId,
    FactionId,
    HeroId,
    ModeId,
    ObstacleId,
    PlaceId,
    RingId,
    RulingsId,
    SeatId,
    SectionId,
    UnitId,
)
from stronghold_gui.games.convicted.position import Ending, Period

UnitCounts = dict[UnitId, NonNegativeInt]
PieceCounts = dict[str, NonNegativeInt]
"""Enemy pieces by kind, or units and engines of the defenders."""


@dataclass(slots=True)
class Stock(Part):
    """Resources."""

    wood: NonNegativeInt = 0
    stone: NonNegativeInt = 0
    iron: NonNegativeInt = 0
    gold: NonNegativeInt = 0


@dataclass(slots=True)
class Player(Part):
    """The hero, resources and state of a seat.

    Attributes:
        hero: the hero of the seat.
        actions: the number of actions left this turn.
        traded: whether it has traded this turn.
        done: whether it has ended its part of a step that all play together.
    """

    hero: HeroId | None = None
    stock: Stock = field(default_factory=Stock)
    actions: NonNegativeInt = 0
    traded: bool = False
    done: bool = False


@dataclass(slots=True)
class Post(Part):
    """A section, or the keep.

    Attributes:
        level, resistance: the values of a section; the keep has none.
        owner: the seat that defends it.
        units, engines: the pieces on the post.
        fought: the ranged units on the post that have fought in this siege.
        fired: ranged units that fired in stage 6.
        fallen: the units that fell on the post in this siege.
    """

    level: NonNegativeInt = 0
    resistance: NonNegativeInt = 0
    owner: SeatId | None = None
    units: UnitCounts = field(default_factory=dict)
    engines: dict[EngineId, NonNegativeInt] = field(default_factory=dict)
    fought: UnitCounts = field(default_factory=dict)
    fired: UnitCounts = field(default_factory=dict)
    fallen: UnitCounts = field(default_factory=dict)


@dataclass(slots=True)
class Side(Part):
    """The enemy before and on a wall.

    Attributes:
        deployment, assault: pieces in the zones.
        arrived: the pieces in the deployment zone that came this round.
        sent: ranged units in the deployment zone that have become melee units.
        wall: the enemy units on the wall.
        struck: giants that have struck the wall.
        panic: the last round of panic on this wall, 0 for none.
    """

    deployment: PieceCounts = field(default_factory=dict)
    assault: PieceCounts = field(default_factory=dict)
    arrived: PieceCounts = field(default_factory=dict)
    sent: PieceCounts = field(default_factory=dict)
    wall: PieceCounts = field(default_factory=dict)
    struck: PieceCounts = field(default_factory=dict)
    panic: NonNegativeInt = 0


@dataclass(slots=True)
class Opponents(Part):
    """The defenders who face a squad; ``absent``: the unit that adds nothing because of illusions."""

    leader: UnitId
    supports: list[UnitId] = field(default_factory=list)
    absent: UnitId | None = None


@dataclass(slots=True)
class SquadPart(Part):
    """A squad of the enemy, as ``squads.Squad``; a squad without members has no ``leader``."""

    side: DirectionId
    number: NonNegativeInt
    leader: str = ""
    place: PlaceId = "zone"
    supports: list[str] = field(default_factory=list)
    tower: bool = False
    ram: bool = False
    blinded: bool = False
    facing: Opponents | None = None
    wound: NonNegativeInt = 0
    taken: NonNegativeInt = 0
    won: bool = False
    done: bool = False


@dataclass(slots=True)
class Shot(Part):
    """Aimed shots of a piece, not fired yet; ``start``: its post or zone; ``goal``: the target zone or section."""

    piece: str
    start: str
    goal: str
    count: NonNegativeInt


@dataclass(slots=True)
class Moved(Part):
    """Pieces that have moved in this step; ``start``: ``""`` if it does not matter."""

    piece: str
    goal: str
    count: NonNegativeInt
    start: str = ""


@dataclass(slots=True)
class Siege(Part):
    """The state of a running siege.

    Attributes:
        faction: the attackers.
        main: the main direction.
        round: the round of the siege, from 1; 0 in the set-up step.
        stage: the stage of the siege, 1 to 14.
        baseline: the number of enemy pieces when the siege began.
        morale: the current morale of the enemy.
        reinforced, aura: the section, or ``gates``, that is reinforced or under the protective aura.
        heretic: the section that the heretic named.
        sides: the enemy by direction.
        gateway: the enemy unit in the gateway.
        squads: the squads of the enemy, while there are any.
        shots, moved: the aimed shots and the moved pieces of the current step.
        falling: pieces of the current removal that are about to fall.
        quiet: rounds in a row without any change.
        stirred: whether this round has changed anything.
    """

    faction: FactionId | None = None
    main: DirectionId | None = None
    round: NonNegativeInt = 0
    stage: NonNegativeInt = 0
    baseline: NonNegativeInt = 0
    morale: NonNegativeInt = 0
    reinforced: str = ""
    aura: str = ""
    heretic: str = ""
    sides: dict[DirectionId, Side] = field(default_factory=dict)
    gateway: str = ""
    squads: list[SquadPart] = field(default_factory=list)
    shots: list[Shot] = field(default_factory=list)
    moved: list[Moved] = field(default_factory=list)
    falling: PieceCounts = field(default_factory=dict)
    quiet: NonNegativeInt = 0
    stirred: bool = False


@dataclass(slots=True)
class Table(Part):
    """The whole table.

    Attributes:
        mode: the way to play.
        seats: number of seats.
        figures: the text of custom values in the match options (``own/leaves.py``).
        rulings: the state of the rulings, given only for a match that was begun under an earlier one.
        levels: the levels of the factions, 1 to 3.
        difficulty: the level of a scenario, 1 to 3.
        period: the part of the game that is being played.
        turn: the number of the turn, from 1.
        first: the first player.
        player: the seat whose actions are played.
        players: state of each seat; a seat that is left out has nothing.
        sections, keep: the posts of the fortress.
        gates: the resistance of the gates.
        ring: the obstacles on the ring.
        buildings: the levels of the buildings.
        technologies: the known technologies.
        waiting: units and engines without a post.
        heroes_used, powers_used: the heroes and powers used this turn.
        lost_levels: number of building levels lost to the enemy in this game.
        siege: the state of a siege.
        todo: tasks still to be done, the next one last (``naming.py``).
        winners: seats that have won.
        ending: how the game ended.
        seed: the seed of chance.
        draws: number of draws so far.
    """

    mode: ModeId
    seats: int
    figures: str = ""
    rulings: RulingsId = "2"
    levels: dict[FactionId, NonNegativeInt] = field(default_factory=dict)
    difficulty: NonNegativeInt = 1
    period: Period = "setup"
    turn: NonNegativeInt = 1
    first: SeatId = "a"
    player: SeatId | None = None
    players: dict[SeatId, Player] = field(default_factory=dict)
    sections: dict[SectionId, Post] = field(default_factory=dict)
    keep: Post = field(default_factory=Post)
    gates: NonNegativeInt = 0
    ring: dict[RingId, ObstacleId] = field(default_factory=dict)
    buildings: dict[BuildingId, NonNegativeInt] = field(default_factory=dict)
    technologies: list[str] = field(default_factory=list)
    waiting: PieceCounts = field(default_factory=dict)
    heroes_used: list[HeroId] = field(default_factory=list)
    powers_used: list[str] = field(default_factory=list)
    lost_levels: NonNegativeInt = 0
    siege: Siege = field(default_factory=Siege)
    todo: list[str] = field(default_factory=list)
    winners: list[SeatId] = field(default_factory=list)
    ending: Ending = ""
    seed: NonNegativeInt = 0
    draws: NonNegativeInt = 0
