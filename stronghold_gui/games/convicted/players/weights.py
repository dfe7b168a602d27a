"""What the judgement of The Convicted's players is made of: weights, which are read from files."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from stronghold_gui.core.reading import Node
from stronghold_gui.games.convicted.pieces import BUILDINGS, ENGINES, HEROES, OBSTACLES, RINGS, TECHNOLOGIES
from stronghold_gui.players.weights import between, read_weights

_MOST_LEVEL = 5
_MOST_TURN = 20
_MOST_PIECES = 60


@dataclass(frozen=True, slots=True)
class DefenderWeights:
    """How defenders judge; the unit is a point of strength in a fight.

    Attributes:
        fire: how much of what fire could bring down is reckoned with. ``near``: volleys of those who reach only near.
        tower_reach, keep_reach: how much of the fire of a tower, of the keep, counts for each wall it reaches.
        shot: what a point of the enemy's engines costs that the wall does not stop. ``aimed_at``: how likely shots
            go to the wall, not to its towers. ``drawn``: how surely a lower tower with units draws those of enemies who
            aim at the lowest section.
        reserve: how much a melee unit on a tower counts for each of its walls.
        perch: what it is worth that a shooter stands on a tower or in the keep. ``yields``: what it costs that somebody
            else stands there as long as a shooter has no such place.
        gap: a squad that nobody faces.
        spare: how much of ``gap`` one unit more than squads counts.
        doubt: how far from balance a fight is still open.
        later: how much the army of ``ahead`` turns later counts beside this turn's.
        ahead: so many turns.
        growth: what the next step of the plan is worth when it is due; ``early``: a turn before; ``late``: more for
            each turn that it is late.
        price: what a resource is worth. ``ring``: a section of the ring, of the danger behind it.
        slack: what a unit must gain by a step to be worth taking it.
        counts: what a piece fallen is worth besides what it can do: half of them gone, and their courage is tried.
        silence: what a point of fire of an enemy who shoots is worth, of what gets past the walls.
        machines: how much more an engine of the enemy is worth than what it costs to rebuild it.
        whim: the most that chance adds to anything.
        careful: whether fights are matched by their odds (1) or as units come (0).
    """

    fire: float = between(0, 1)
    near: float = between(0, 2)
    tower_reach: float = between(0, 2)
    keep_reach: float = between(0, 4)
    shot: float = between(0, 2)
    aimed_at: float = between(0, 1)
    drawn: float = between(0, 1)
    reserve: float = between(0, 1)
    perch: float = between(0, 50)
    yields: float = between(0, 50)
    gap: float = between(0, 50)
    spare: float = between(0, 1)
    doubt: float = between(0.1, 50)
    later: float = between(0, 5)
    ahead: float = between(0, 10)
    growth: float = between(0, 100)
    early: float = between(0, 100)
    late: float = between(0, 100)
    price: float = between(0, 10)
    ring: float = between(0, 1)
    slack: float = between(0, 20)
    counts: float = between(0, 10)
    silence: float = between(0, 100)
    machines: float = between(0, 20)
    whim: float = between(0, 50)
    careful: float = between(0, 1)


@dataclass(frozen=True, slots=True)
class EnemyWeights:
    """How the player who leads the enemy judges.

    Attributes:
        walls, towers: what aiming at a wall, at a tower, is worth besides those who may fall there.
        storm: from which share of squads without opponent on ranged units go along, from 0 to 1.
        mass: whether squads are filled by strength in turn (0) or the first ones are made strongest (1).
        whim: the most that chance adds to anything.
    """

    walls: float = between(0, 20)
    towers: float = between(0, 20)
    storm: float = between(0, 1)
    mass: float = between(0, 1)
    whim: float = between(0, 50)


WALLS_STEP = "walls"
TOWERS_STEP = "towers"
SHOOTERS = "shooters"
GUARDS = "guards"
"""Steps about all walls, all towers, the ranged units on towers and in the keep, and the melee units."""


@dataclass(frozen=True, slots=True)
class Step:
    """A step of the plan.

    Attributes:
        do: ``research``, ``build``, ``fortify``, ``make``, ``train`` or ``dig``.
        what: a technology; a building; ``walls`` or ``towers``; an engine; ``shooters`` or ``guards``; an obstacle.
        level: of the building or the sections; how many engines, units or sections of the ring; 0 for a technology.
        turn: when it is due.
    """

    do: str
    what: str
    level: int
    turn: int


@dataclass(frozen=True, slots=True)
class Mind:
    """All that makes a level.

    Attributes:
        defender, enemy: how each side judges. ``plan``: what is built and researched, in this order.
        heroes: in order of preference.
        crowd: how three or four defenders judge and plan, who get less wood than one or two (section 3).
        scenario: how a scenario is played, which begins with a fortress and is over in a few turns.
        stand: how one of a single turn is played against the automatic enemy; nothing is needed after it. Whoever
            leads an enemy finds out what such a plan leaves open, so that is played as other scenarios.
    """

    defender: DefenderWeights
    enemy: EnemyWeights
    plan: tuple[Step, ...]
    heroes: tuple[str, ...]
    crowd: Mind | None = None
    scenario: Mind | None = None
    stand: Mind | None = None

    def fitting(self, *, crowded: bool, scenario: bool, stand: bool = False) -> Mind:
        """Return what fits a match: so many defenders, a scenario or not, one that is a stand or not."""
        if scenario:
            return (self.stand if stand else None) or self.scenario or self
        return (self.crowd if crowded else None) or self


CROWD: Final = 3
"""From so many defenders on they are a crowd."""


def read_mind(node: Node) -> Mind:
    """Return what the file of a level says.

    Its ``crowd``, ``scenario`` and ``stand`` have a plan, heroes and those weights that are others there; they may be
    missing.

    Raises:
        DataFault: a weight, a step of the plan or a hero is missing, unknown or out of its range; with its path.
    """
    usual = _read_usual(node)
    crowd, scenario, stand = (_read_special(node, usual, name) for name in ("crowd", "scenario", "stand"))
    return Mind(usual.defender, usual.enemy, usual.plan, usual.heroes, crowd, scenario, stand)


def _read_usual(node: Node) -> Mind:
    return Mind(
        read_weights(DefenderWeights, node.at("defender")),
        read_weights(EnemyWeights, node.at("enemy")),
        read_plan(node.at("plan")),
        read_heroes(node.at("heroes")),
    )


def _read_special(node: Node, usual: Mind, name: str) -> Mind | None:
    if not node.has(name):
        return None
    special = node.at(name)
    given, other = node.at("defender").value, special.at("defender")
    weights = {**(given if isinstance(given, dict) else {}), **{key: one.value for key, one in other.members().items()}}
    return Mind(
        read_weights(DefenderWeights, Node(weights, other.path)),
        usual.enemy,
        read_plan(special.at("plan")),
        read_heroes(special.at("heroes")) if special.has("heroes") else usual.heroes,
    )


def read_plan(node: Node) -> tuple[Step, ...]:
    """Return a plan: a list of objects, each with the ``turn`` in which it is due and one of these members.

    ``research`` names a technology, ``build`` a building with its ``level``, ``fortify`` the ``walls`` or ``towers``
    with theirs; ``make`` an engine, ``train`` the ``shooters`` or ``guards`` and ``dig`` an obstacle with their
    ``count``.

    Raises:
        DataFault: a name, level or turn is unknown or out of its range; with its path.
    """
    return tuple(_step(item) for item in node.items())


def _step(item: Node) -> Step:
    turn = item.at("turn").number(1, _MOST_TURN)
    if item.has("research"):
        return Step("research", item.at("research").choice(*TECHNOLOGIES), 0, turn)
    if item.has("build"):
        return Step("build", item.at("build").choice(*BUILDINGS), item.at("level").number(1, _MOST_LEVEL), turn)
    if item.has("fortify"):
        return Step(
            "fortify", item.at("fortify").choice(WALLS_STEP, TOWERS_STEP), item.at("level").number(1, _MOST_LEVEL), turn
        )
    if item.has("make"):
        return Step("make", item.at("make").choice(*ENGINES), item.at("count").number(1, _MOST_PIECES), turn)
    if item.has("dig"):
        return Step("dig", item.at("dig").choice(*OBSTACLES[1:]), item.at("count").number(1, len(RINGS)), turn)
    return Step("train", item.at("train").choice(SHOOTERS, GUARDS), item.at("count").number(1, _MOST_PIECES), turn)


def read_heroes(node: Node) -> tuple[str, ...]:
    """Return the heroes in order of preference, each once.

    Raises:
        DataFault: one is unknown, missing or there twice.
    """
    found = tuple(item.choice(*HEROES) for item in node.items())
    if sorted(found) != sorted(HEROES):
        raise node.fault(f"each of {', '.join(HEROES)} was expected once")
    return found
