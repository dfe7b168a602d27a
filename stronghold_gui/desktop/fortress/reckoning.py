"""Calculations for the marks on the battlefield: reach and its dangers, ways, lines of sight, possible attackers."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

from stronghold_gui.games.fortress import moves as m
from stronghold_gui.games.fortress.armies.placing import place_of
from stronghold_gui.games.fortress.engaged import enemies_beside
from stronghold_gui.games.fortress.field.hexes import Hex
from stronghold_gui.games.fortress.fighting.looking import bodies, distance, obstacle, sees
from stronghold_gui.games.fortress.fighting.strength import reach_of
from stronghold_gui.games.fortress.moving.possible import in_the_air, on_foot
from stronghold_gui.games.fortress.moving.reach import Place, Reach
from stronghold_gui.games.fortress.moving.ways import WaySearch, step_between
from stronghold_gui.games.fortress.position import Position
from stronghold_gui.games.fortress.sight.sight import Look


@dataclass(frozen=True, slots=True)
class Mark:
    """A place within a figure's reach.

    Attributes:
        area: the space.
        cost: cost in points; for a place that can only be reached by flying, the points of the flight.
        strikes: whether an enemy strikes on the way.
        fall: the kind of the hardest fall on the way, or "".
        flown: whether it can only be reached by flying.
    """

    area: str
    cost: int
    strikes: bool
    fall: str
    flown: bool


@dataclass(frozen=True, slots=True)
class Line:
    """A line of sight.

    Attributes:
        start, goal: the spaces.
        heights: heights of the viewer and the target, in levels.
        blocked: the hex of the first obstacle, or ``None`` if the line is free.
    """

    start: str
    goal: str
    heights: tuple[int, int]
    blocked: Hex | None = None


def reach(position: Position, figure: int) -> list[Mark]:
    """Return a mark for each space that a figure can reach, with the dangers of the safest way there."""
    ends, ways = on_foot(position, figure).ends, WaySearch(Reach(position, figure))
    dangers, name, found = ways.dangers(), position.setting.field.name, dict[str, Mark]()
    for place, cost in sorted(ends.items(), key=lambda end: -end[1]):
        way = ways.safest(place) if dangers.get(place) else None
        strikes, fall = ways.hazards(way) if way is not None else (0, "")
        for spot in place:
            found[name(spot)] = Mark(name(spot), cost, strikes > 0, fall, flown=False)
    if position.setting.figure_has(figure, "flying") and position.mover < 0:
        struck = _struck_in_flight(position, figure)
        for place, cost in in_the_air(position, figure).ends.items():
            for spot in place:
                found.setdefault(name(spot), Mark(name(spot), cost, struck, fall="", flown=True))
    return list(found.values())


def _struck_in_flight(position: Position, figure: int) -> bool:
    """Return whether enemies strike at a figure that takes off: all beside it do, whatever its goal."""
    setting = position.setting
    if not setting.mode.strikes or setting.figure_has(figure, "disengage"):
        return False
    return bool(enemies_beside(position, figure, position.spots(figure)))


def way(position: Position, figure: int, area: str) -> list[tuple[str, int]]:
    """Return a figure's way on foot: each space with the points spent so far; empty if there is no way."""
    field = position.setting.field
    spot = field.by_name.get(area, -1)
    ends = on_foot(position, figure).ends
    goals = [place for place in ends if spot in place]
    found = WaySearch(Reach(position, figure)).best(min(goals, key=ends.__getitem__)) if goals else None
    return [] if found is None else list(_told(position, figure, (position.spots(figure), *found.places)))


def _told(position: Position, figure: int, places: tuple[Place, ...]) -> Iterator[tuple[str, int]]:
    name, spent = position.setting.field.name, 0
    yield name(places[0][0]), 0
    for here, beyond in pairwise(places):
        spent += step_between(position, figure, here, beyond).cost
        yield name(next((spot for spot in beyond if spot not in here), beyond[0])), spent


def steps(position: Position, figure: int, goal: m.Go) -> list[m.Step]:
    """Return the single steps of a way to a goal; empty if there is no way."""
    field = position.setting.field
    place = place_of(position, goal.space, goal.second)
    found = WaySearch(Reach(position, figure)).best(place) if place is not None else None
    told = []
    for here, beyond in pairwise((position.spots(figure), *found.places)) if found is not None else ():
        step = step_between(position, figure, here, beyond)
        other = next((field.name(spot) for spot in beyond if spot != step.goal), "")
        told.append(m.Step(goal.figure, field.name(step.goal), other))
    return told


def line(position: Position, figure: int, target: int) -> Line:
    """Return the line of sight from one figure to another."""
    of, name = position.setting.cards.of, position.setting.field.name
    heights = of(figure).height, of(target).height
    found = None if sees(position, figure, target) else obstacle(position, figure, target)
    ends = name(position.where[figure]), name(position.where[target])
    return Line(*ends, heights, None if found is None else found.at)


def hitting(position: Position, area: str, side: int, height: int) -> list[Line]:
    """Return a line of sight for each enemy who could attack a figure of a side on a space.

    Args:
        position: the table.
        area: the space.
        side: the side of the figure that would be hit.
        height: height of that figure, in levels.
    """
    setting = position.setting
    spot = setting.field.by_name[area]
    found = []
    for figure in position.standing():
        if position.side_of(figure) == side or spot in position.spots(figure):
            continue
        here, own = position.spots(figure), setting.cards.of(figure).height
        look = Look(here, own, (spot,), height, "head" if setting.mode.head else "attack", position.door_state)
        others = [body for body in bodies(position, figure) if spot not in body[0]]
        near = distance(position, figure, (spot,)) <= reach_of(position, figure)
        if near and setting.sight.clear(look, others):
            found.append(Line(setting.field.name(here[0]), area, (own, height)))
    return found
