"""The steps of a plan: whether one is taken, which moves bring it nearer, what the next of them costs."""

from __future__ import annotations

from collections.abc import Iterator

from stronghold_gui.games.convicted import moves as m
from stronghold_gui.games.convicted.pieces import (
    BARRACKS,
    BUILDINGS,
    ENGINES,
    KEEP,
    OBSTACLES,
    POST_INDEX,
    RANGED,
    SECTION_INDEX,
    TECHNOLOGIES,
    TOWERS,
    UNITS,
    WALLS,
)
from stronghold_gui.games.convicted.players.weights import WALLS_STEP, Step
from stronghold_gui.games.convicted.position import Position
from stronghold_gui.games.convicted.values import NOTHING, Cost


def taken(position: Position, step: Step) -> bool:
    """Return whether a step of the plan is taken."""
    match step.do:
        case "research":
            return position.knows(TECHNOLOGIES.index(step.what))
        case "build":
            return position.buildings[BUILDINGS.index(step.what)] >= step.level
        case "fortify":
            return all(position.level[section] >= step.level for section in _sections(step))
        case "make":
            return sum(position.engines[ENGINES.index(step.what) :: len(ENGINES)]) >= step.level
        case "dig":
            return sum(obstacle >= OBSTACLES.index(step.what) for obstacle in position.ring) >= step.level
        case _:
            return shooters(position) >= step.level


def _sections(step: Step) -> tuple[int, ...]:
    return WALLS if step.what == WALLS_STEP else TOWERS


def shooters(position: Position) -> int:
    """Return how many ranged units stand where they shoot far: on towers and in the keep."""
    return sum(position.shooters(post) for post in (*TOWERS, KEEP))


def serves(position: Position, step: Step, move: m.Move) -> bool:
    """Return whether a move is the next part of a step that is not taken yet."""
    match step.do, move:
        case ("build", m.Build(what)) | ("research", m.Research(what)):
            return what == step.what
        case "fortify", m.Fortify(section):
            number = SECTION_INDEX[section]
            return number in _sections(step) and position.level[number] < step.level
        case "make", m.Make(engine, _, instead):
            return engine == step.what and instead == m.NOBODY
        case "dig", m.Entrench(obstacle, _):
            return obstacle == step.what or (step.what == "moat" and obstacle == "ditch")
        case "train", m.Train(unit, post, instead):
            if instead != m.NOBODY or UNITS.index(unit) != best_shooter(position):
                return False
            number = POST_INDEX[post]
            return number == KEEP or (number in TOWERS and position.level[number] > 0)
        case _:
            return False


def best_shooter(position: Position) -> int:
    """Return the best kind of ranged unit that the barracks train; the first kind as long as there is none."""
    level = position.buildings[BARRACKS]
    return max((kind for kind in RANGED if position.values.units[kind].barracks <= level), default=RANGED[0])


def next_cost(position: Position, step: Step) -> Cost:
    """Return what the next part of a step costs that is not taken yet."""
    values = position.values
    match step.do:
        case "research":
            return NOTHING
        case "build":
            number = BUILDINGS.index(step.what)
            return values.buildings[number][position.buildings[number]].cost
        case "fortify":
            least = min(_sections(step), key=lambda section: position.level[section])
            return values.fortification(least, position.level[least] + 1).cost
        case "make":
            return values.engines[ENGINES.index(step.what)].cost
        case "dig":
            return values.obstacles[OBSTACLES.index(step.what)].cost
        case _:
            return values.units[best_shooter(position)].cost


def open_steps(position: Position, plan: tuple[Step, ...]) -> Iterator[Step]:
    """Yield the steps that are due by the next turn and not taken, in the order of the plan."""
    for step in plan:
        if step.turn <= position.turn + 1 and not taken(position, step):
            yield step
