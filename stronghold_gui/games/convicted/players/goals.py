"""Steps of a plan: functions that tell their state, the moves that serve them, and the price of the next move."""

from __future__ import annotations

from collections.abc import Iterator

from stronghold_gui.games.convicted import moves as m
from stronghold_gui.games.convicted.actions.course import refusal
from stronghold_gui.games.convicted.pieces import (
    BARRACKS,
    BUILDINGS,
    ENGINES,
    KEEP,
    LIBRARY,
    MELEE,
    OBSTACLES,
    POST_INDEX,
    POSTS,
    RANGED,
    RING_IDS,
    SECTION_INDEX,
    SECTIONS,
    SPEARMAN,
    TECHNOLOGIES,
    TOWERS,
    UNITS,
    WALLS,
)
from stronghold_gui.games.convicted.players.mind import FIGHTERS, GUARDS, WALLS_STEP, Step
from stronghold_gui.games.convicted.position import KINDS, Position
from stronghold_gui.games.convicted.reasons import Reason
from stronghold_gui.games.convicted.values import NOTHING, Cost

_LIBRARY = BUILDINGS[LIBRARY]


def finished(position: Position, step: Step) -> bool:
    """Return whether a step of the plan is finished."""
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
            return _units(position, step) >= step.level


def _sections(step: Step) -> tuple[int, ...]:
    return WALLS if step.what == WALLS_STEP else TOWERS


def _units(position: Position, step: Step) -> int:
    match step.what:
        case "guards":
            return guards(position)
        case "fighters":
            return sum(sum(position.units[kind::KINDS]) for kind in MELEE[1:])
        case _:
            return shooters(position)


def shooters(position: Position) -> int:
    """Return the number of ranged units on towers and in the keep, which can shoot far from there."""
    return sum(position.shooters(post) for post in (*TOWERS, KEEP))


def guards(position: Position) -> int:
    """Return the number of melee units."""
    return sum(sum(position.units[kind::KINDS]) for kind in MELEE)


def serves(position: Position, step: Step, move: m.Move) -> bool:
    """Return whether a move is a next part of an unfinished step."""
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
        case "train", m.Drill(unit, posts):
            return (
                step.what == GUARDS and UNITS.index(unit) in MELEE and all(POST_INDEX[post] in WALLS for post in posts)
            )
        case "train", m.Train(unit, post, instead):
            if step.what == FIGHTERS:
                return UNITS.index(unit) == best_fighter(position) and instead in (m.NOBODY, UNITS[SPEARMAN])
            if step.what == GUARDS:
                return instead == m.NOBODY and UNITS.index(unit) in MELEE and POST_INDEX[post] in WALLS
            if instead != m.NOBODY or UNITS.index(unit) != best_shooter(position):
                return False
            number = POST_INDEX[post]
            return number == KEEP or (number in TOWERS and position.level[number] > 0)
        case _:
            return False


def best_shooter(position: Position) -> int:
    """Return the best kind of ranged unit that the barracks can train; the first kind if they can train none."""
    level = position.buildings[BARRACKS]
    return max((kind for kind in RANGED if position.values.units[kind].barracks <= level), default=RANGED[0])


def best_fighter(position: Position) -> int:
    """Return the best kind of melee unit that the barracks can train."""
    level = position.buildings[BARRACKS]
    return max((kind for kind in MELEE if position.values.units[kind].barracks <= level), default=MELEE[0])


def next_cost(position: Position, step: Step) -> Cost:
    """Return the price of the next part of an unfinished step."""
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
        case "train" if step.what == FIGHTERS:
            return values.units[best_fighter(position)].cost
        case _:
            return values.units[MELEE[0] if step.what == GUARDS else best_shooter(position)].cost


def open_steps(position: Position, seat: int, plan: tuple[Step, ...]) -> Iterator[Step]:
    """Yield, in order, the unfinished steps due by the next turn that lack nothing but money or actions."""
    learn = _to_learn(position, plan)
    for step in plan:
        if step.turn > position.turn + 1 or finished(position, step):
            continue
        if step.do == "build" and step.what == _LIBRARY and step.level > learn:
            continue  # Rebuild a damaged library only while planned technologies need it.
        if _possible(position, seat, step):
            yield step


def _to_learn(position: Position, plan: tuple[Step, ...]) -> int:
    """Return the highest level of the technologies that are planned and not known, 0 if there are none."""
    levels = position.values.technology_levels
    wanted = (TECHNOLOGIES.index(step.what) for step in plan if step.do == "research")
    return max((levels[number] for number in wanted if not position.knows(number)), default=0)


def _possible(position: Position, seat: int, step: Step) -> bool:
    """Return whether the next part of a step is legal, or would be with enough money and actions."""
    for move in _tries(position, step):
        no = refusal(position, seat, move)
        if no is None or no.reason in (Reason.CANNOT_PAY, Reason.NO_ACTION_LEFT):
            return True
    return False


def _tries(position: Position, step: Step) -> Iterator[m.Move]:
    """Yield the moves that could be the next part of a step."""
    match step.do:
        case "research":
            yield m.Research(step.what)
        case "build":
            yield m.Build(step.what)
        case "fortify":
            yield m.Fortify(SECTIONS[min(_sections(step), key=lambda section: position.level[section])])
        case "make":
            yield from (m.Make(step.what, post) for post in POSTS)
        case "dig":
            wanted = (step.what, "ditch") if step.what == "moat" else (step.what,)
            yield from (m.Entrench(obstacle, ring) for obstacle in wanted for ring in RING_IDS)
        case "train" if step.what == FIGHTERS:
            fighter = best_fighter(position)
            spare = (m.NOBODY, UNITS[SPEARMAN]) if fighter != SPEARMAN else ()
            yield from (m.Train(UNITS[fighter], POSTS[wall], instead) for wall in WALLS for instead in spare)
        case "train" if step.what == GUARDS:
            yield from (m.Train(UNITS[MELEE[0]], POSTS[wall]) for wall in WALLS)
        case _:
            unit = UNITS[best_shooter(position)]
            yield from (m.Train(unit, POSTS[post]) for post in (*TOWERS, KEEP) if post == KEEP or position.level[post])
