"""Goals of figures in the scenario, by side, and the distances to goals."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from heapq import heappop, heappush
from typing import Final

from stronghold_gui.games.fortress.ends import heroes_of
from stronghold_gui.games.fortress.field.steps import Shape
from stronghold_gui.games.fortress.position import NONE, Position
from stronghold_gui.games.fortress.setting import Setting

UNREACHED: Final = 60.0
"""The distance of a space that no way reaches."""
_SHUT: Final = UNREACHED
"""The points added for a door that stays closed to a figure, so that the figure seeks other ways and goals."""


@dataclass(frozen=True, slots=True)
class Aims:
    """The current goals of the match.

    Attributes:
        runners: figures of one side that must get inside.
        spare: how many of them may still be lost.
        inside: the spots that runners must reach.
        home: the side of the runners, or ``NONE``.
        x: the spot behind the flag if the flag decides the match, or ``NONE``.
        defends: the side of the flag's defender, or ``NONE``.
        held: for each side the spots that it must hold.
    """

    runners: frozenset[int]
    spare: int
    inside: frozenset[int]
    home: int
    x: int
    defends: int
    held: tuple[frozenset[int], ...]


def aims_of(position: Position) -> Aims:
    """Return the current goals of the match."""
    setting, end = position.setting, position.setting.scenario.end
    sides = len(setting.seating.sides)
    four = frozenset(setting.field.door_spots[3:])
    nothing = frozenset[int]()
    match end.kind:
        case "flag":
            side = setting.side[end.figures["defender"]]
            x = setting.field.x if position.flag else NONE
            held = tuple(four | {x} if one == side else nothing for one in range(sides))
            return Aims(nothing, 0, nothing, NONE, x, side, held)
        case "rescue":
            side, inside = setting.side[end.figures["guards"]], setting.homes[end.figures["guards"]]
            runners, wanted = frozenset(heroes_of(position, end.figures["rescued"])), end.figures["heroes"]
        case "run":
            side, inside = setting.side[end.figures["runner"]], setting.homes[end.figures["runner"]]
            runners, wanted = (
                frozenset(
                    figure
                    for card in setting.card_zones
                    for figure in setting.cards.figures(card)
                    if position.where[figure] >= 0
                ),
                end.figures["runners"],
            )
    held = tuple(four if one == side else nothing for one in range(sides))
    return Aims(runners, max(0, len(runners) - wanted), inside, side, NONE, NONE, held)


def away(position: Position, figure: int, goals: frozenset[int], *, shut: bool) -> list[float]:
    """Return for each spot the points a figure needs from there to the nearest of some spots, on foot or flying.

    Args:
        position: the table; other figures are ignored.
        figure: the figure.
        goals: the spots.
        shut: whether the door keeps the figure out.
    """
    setting = position.setting
    card = setting.cards.card_of[figure]
    flies = setting.has(card, "flying")
    barred = setting.field.door_spots[0] if shut and setting.field.door_spots else NONE
    key = ("away", setting.shapes[card], flies, goals, barred)
    found = setting.aways.get(key)
    if found is None:
        found = _flown(setting, goals) if flies else _walked(setting, setting.shapes[card], goals, barred)
        setting.aways[key] = found
    return found


def _flown(setting: Setting, goals: Iterable[int]) -> list[float]:
    rows = [setting.distances.from_spot(goal) for goal in goals]
    return [float(min(row[spot] for row in rows)) for spot in range(len(setting.field.spots))]


def _walked(setting: Setting, shape: Shape, goals: Iterable[int], barred: int) -> list[float]:
    """Return the distances by a search backwards from the goals, over all steps except falls."""
    coming: list[list[tuple[int, float]]] = [[] for _ in setting.field.spots]
    for spot, steps in enumerate(setting.steps.steps(shape)):
        for step in steps:
            if not setting.mode.falls or step.drop < shape.height:
                coming[step.goal].append((spot, step.cost + (_SHUT if step.goal == barred else 0.0)))
    found = [UNREACHED] * len(coming)
    todo: list[tuple[float, int]] = []
    for goal in goals:
        found[goal] = 0.0
        heappush(todo, (0.0, goal))
    while todo:
        cost, spot = heappop(todo)
        if cost > found[spot]:
            continue
        for start, more in coming[spot]:
            if cost + more < found[start]:
                found[start] = cost + more
                heappush(todo, (cost + more, start))
    return found
