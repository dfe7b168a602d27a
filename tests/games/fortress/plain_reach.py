"""The reach of a figure, straight from the rules (6.1, 6.3, 6.4, 6.5): a slow search that tries every path."""

from __future__ import annotations

from functools import cache

from stronghold_gui.games.fortress.engaged import engaged_with
from stronghold_gui.games.fortress.field.steps import NoStep, Step, weigh
from stronghold_gui.games.fortress.moving.allowance import allowance
from stronghold_gui.games.fortress.moving.reach import Place
from stronghold_gui.games.fortress.position import Position
from stronghold_gui.games.fortress.setting import Setting

_SETTINGS: dict[int, Setting] = {}


@cache
def _step(setting: int, card: int, start: int, goal: int) -> Step | NoStep:
    known = _SETTINGS[setting]
    return weigh(known.field, known.shapes[card], start, goal)


class _Others:
    """The figures in a figure's way.

    Attributes:
        ends: spots on which it cannot end. ``shut``: spots that it cannot enter.
        bodies: where each of the others stands.
    """

    def __init__(self, position: Position, figure: int) -> None:
        setting = position.setting
        others = [other for other in position.standing() if other != figure]
        self.ends = {spot for other in others for spot in _filled(position, figure, other)}
        self.shut = {position.leaf}
        for other in others:
            foe = position.side_of(other) != position.side_of(figure)
            if (foe or engaged_with(position, other)) and not setting.figure_has(figure, "ghost_walk"):
                self.shut |= _filled(position, figure, other)
        self.bodies = [spot for other in others for spot in position.spots(other)]


def _filled(position: Position, figure: int, other: int) -> set[int]:
    """Return the spots that another figure takes: its own, and those of its ladder where both would be too close."""
    setting, field = position.setting, position.setting.field
    taken = set(position.spots(other))
    for base in position.spots(other):
        ladder = field.ladder_at(base)
        chain = [field.landing(ladder), *field.rungs[ladder]] if ladder >= 0 else []
        for spot in chain:
            apart = field.level[spot] >= field.level[base] + setting.cards.of(other).height
            beneath = field.level[spot] + setting.cards.of(figure).height <= field.level[base]
            if not apart and not beneath:
                taken.add(spot)
    return taken


def plain_ends(position: Position, figure: int) -> dict[Place, int]:
    """Return every place where a figure that has not moved could end its move, and the points that takes."""
    setting, start, others = position.setting, position.spots(figure), _Others(position, figure)
    points = allowance(position, figure)
    found = _tried(position, figure, others, points, walk_only=False)
    if all(setting.field.walk[spot] for spot in start):
        for place, cost in _tried(position, figure, others, points + 3, walk_only=True).items():
            found[place] = min(cost, found.get(place, cost))
    level = setting.field.level
    return {
        place: cost
        for place, cost in found.items()
        if place != start and level[place[0]] == level[place[-1]] and not others.ends & set(place)
    }


def _tried(position: Position, figure: int, others: _Others, points: int, *, walk_only: bool) -> dict[Place, int]:
    """Try every way within a number of points, and return the places entered with the cost of the cheapest."""
    setting, start = position.setting, position.spots(figure)
    card = setting.cards.card_of[figure]
    _SETTINGS[id(setting)] = setting
    best: dict[tuple[Place, int], int] = {(start, -1): 0}
    todo = [(start, -1)]
    while todo:
        place, entered = todo.pop()
        if entered >= 0 and _halts(setting, place, entered):
            continue
        for lead in place:
            for goal in setting.field.around[lead]:
                step = _step(id(setting), card, lead, goal)
                if not isinstance(step, Step) or goal in place or goal in others.shut:
                    continue
                if step.jump and (goal in others.ends or _hangs_below(setting, others, lead, goal)):
                    continue
                if walk_only and (step.ladder or not setting.field.walk[goal]):
                    continue
                beyond = ((goal,) if len(place) == 1 else tuple(sorted((goal, lead)))), goal
                total = best[place, entered] + step.cost
                if total <= points and total < best.get(beyond, total + 1):
                    best[beyond] = total
                    todo.append(beyond)
    found: dict[Place, int] = {}
    for (place, _), cost in best.items():
        found[place] = min(cost, found.get(place, cost))
    return found


def _halts(setting: Setting, place: Place, entered: int) -> bool:
    """Return whether a move ends: on a glyph with the leading end, in water with all of the figure."""
    glyph = setting.mode.glyphs and entered in setting.glyphs
    return glyph or all(setting.field.stops[spot] for spot in place)


def _hangs_below(setting: Setting, others: _Others, start: int, landing: int) -> bool:
    """Return whether a figure is on a ladder between a spot and the landing space below it."""
    field = setting.field
    ladder = field.landing_of[landing]
    return any(field.ladder_at(spot) == ladder and field.level[spot] < field.level[start] for spot in others.bodies)
