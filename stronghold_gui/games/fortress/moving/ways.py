"""The way to a place with the least danger of strikes and falls, and the cheapest of those (rules, 6.2 and 6.7)."""

from __future__ import annotations

from functools import cached_property
from itertools import pairwise
from operator import itemgetter
from typing import Final

from msgspec import Struct

from stronghold_gui.games.fortress.data.pieces import Fall
from stronghold_gui.games.fortress.engaged import enemies_beside
from stronghold_gui.games.fortress.field.bits import bits_of_place
from stronghold_gui.games.fortress.field.gait import Back
from stronghold_gui.games.fortress.field.steps import Shape, Step, weigh
from stronghold_gui.games.fortress.moving.reach import Place, Reach
from stronghold_gui.games.fortress.position import Position

_DANGER_OF_FALL: Final = {"fall": 1, "major": 3, "extreme": 20}
"""Weight of each kind of fall. A strike has 1, and rolls one die as a plain fall does."""
Leading = tuple[int, int, int, Step]
"""A step on a way: its start spot, its goal spot, the number of the resulting place, and the step."""
_BY_LEAD: Final = itemgetter(0, 1)

Label = tuple[int, int, Place, int]
"""A label of the search: danger of the way to a place, cost of the previous place, that place, and the spot entered."""


class Way(Struct, frozen=True):
    """A way to a place: the places entered in order, the points, and the danger (1 for each strike)."""

    places: tuple[Place, ...]
    cost: int
    danger: int


def fall_kind(position: Position, figure: int, drop: int, spot: int) -> str:
    """Return the kind of fall that a drop onto a spot is for a figure, or "" (RF-22, RF-24)."""
    setting = position.setting
    beyond = drop - setting.cards.of(figure).height
    # Most steps lead down less than any fall.
    if beyond < setting.least_fall or not setting.mode.falls or setting.field.stops[spot]:
        return ""
    kinds = [fall.kind for fall in setting.pieces.falls if beyond >= fall.beyond]
    return kinds[-1] if kinds else ""


def fall_of(position: Position, figure: int, drop: int) -> Fall:
    """Return the fall that a drop is, if ``fall_kind`` counts it as a fall."""
    beyond = drop - position.setting.cards.of(figure).height
    return [fall for fall in position.setting.pieces.falls if beyond >= fall.beyond][-1]


def step_between(position: Position, figure: int, start: Place, place: Place) -> Step:
    """Return the step of a figure between two neighbouring places: the cheaper one, if either half could lead."""
    setting = position.setting
    return setting.gait(setting.cards.card_of[figure]).between(start, place)


def grapple_drop(position: Position, figure: int, start: int, goal: int) -> int:
    """Return the drop of a climb with the grapple gun to a lower space, counted as for an ordinary step (RF-60)."""
    setting = position.setting
    up = setting.param("grapple_gun_25", "up")
    shape = Shape(setting.cards.of(figure).height, climbs=False, double=False, limit=up + 1)
    step = weigh(setting.field, shape, start, goal)
    return step.drop if isinstance(step, Step) else 0


class WaySearch:
    """A search for ways of one figure from its current place."""

    def __init__(self, reach: Reach) -> None:
        self._reach, self._position, self._figure = reach, reach.position, reach.figure
        position = self._position
        self._struck = position.setting.mode.strikes and not position.setting.figure_has(self._figure, "disengage")
        self._beside: dict[Place, frozenset[int]] = {}
        self._near = reach.way.beside if self._struck else 0
        self._least_fall = position.setting.least_fall + position.setting.cards.of(self._figure).height

    def best(self, goal: Place) -> Way | None:
        """Return the best way to a place, or ``None`` if there is none."""
        cost = self._reach.cost(goal)
        if cost is None:
            return None
        # Usually the cheapest way has no danger; the other ways are tried only if it has.
        for limit, walk_only in self._limits():
            way = self._cheapest(goal, cost, walk_only=walk_only) if cost <= limit else None
            if way is not None and not way.danger:
                return way
        found = [self._way(goal, limit, walk_only=walk_only) for limit, walk_only in self._limits()]
        return min((way for way in found if way is not None), key=lambda way: (way.danger, way.cost))

    def _limits(self) -> list[tuple[int, bool]]:
        """Return the points of each search, and whether it is limited to walk and road."""
        reach = self._reach
        return [(reach.points, False), *([(reach.walk_points, True)] if reach.walk_points > reach.points else [])]

    def dangers(self) -> dict[Place, int]:
        """Return the danger of the safest way to each place within reach."""
        found: dict[Place, int] = {}
        for best in self._everywhere:
            for layer in best:
                for place, (danger, *_) in layer.items():
                    found[place] = min(danger, found.get(place, danger))
        return found

    def safest(self, goal: Place) -> Way | None:
        """Return the best way to a place, or ``None``; one search serves all places, unlike in ``best``."""
        found = [self._traced(goal, best) for best in self._everywhere]
        return min((way for way in found if way is not None), key=lambda way: (way.danger, way.cost), default=None)

    @cached_property
    def _everywhere(self) -> list[list[dict[Place, Label]]]:
        """Return, for each search, the least dangerous label of each place by cost."""
        reach, nowhere = self._reach, [0] * len(self._position.setting.field.spots)
        found: list[list[dict[Place, Label]]] = []
        for points, walk_only in self._limits() if not reach.halted() else ():
            search = _Search(points, nowhere, walk_only=walk_only)
            search.best[0][reach.start] = (0, -1, (), -1)
            for cost, layer in enumerate(search.best):
                for place, (danger, _, _, entered) in layer.items():
                    if entered < 0 or not reach.halts(place, entered):
                        self._go_on(search, place, cost, danger)
            found.append(search.best)
        return found

    def hazards(self, way: Way) -> tuple[int, str]:
        """Return the number of strikes on a way, and its worst kind of fall, or ``""``."""
        strikes, falls = 0, [""]
        for here, beyond in pairwise((self._reach.start, *way.places)):
            step = step_between(self._position, self._figure, here, beyond)
            strikes += self._strikes(here, beyond)
            falls.append(fall_kind(self._position, self._figure, step.drop, step.goal))
        return strikes, max(falls, key=lambda kind: _DANGER_OF_FALL.get(kind, 0))

    def danger(self, place: Place, beyond: Place, step: Step) -> int:
        """Return the danger of a step: 1 for each enemy that strikes, and the weight of a fall."""
        strikes = self._strikes(place, beyond)
        # Small drops, the usual case, cause no fall.
        if step.drop < self._least_fall:
            return strikes
        kind = fall_kind(self._position, self._figure, step.drop, step.goal)
        return strikes + (_DANGER_OF_FALL[kind] if kind else 0)

    def _strikes(self, place: Place, beyond: Place) -> int:
        """Return the number of enemies that strike when the figure leaves a place for the next one."""
        near = self._near
        # A figure with no enemy near it leaves none.
        if not near & bits_of_place(self._position.setting.field.bits, place):
            return 0
        return len(self._enemies(place) - self._enemies(beyond))

    def _enemies(self, place: Place) -> frozenset[int]:
        known = self._beside.get(place)
        if known is None:
            known = self._beside[place] = frozenset(enemies_beside(self._position, self._figure, place))
        return known

    def _cheapest(self, goal: Place, cost: int, *, walk_only: bool) -> Way | None:
        """Return the least dangerous of the ways with the lowest possible cost."""
        # The cached costs combine both searches, so they do not guide a way on the walk alone.
        if walk_only:
            return self._way(goal, cost, walk_only=True)
        if len(goal) == 1:
            return self._along(goal[0], cost)
        # A glyph ends the move only if the leading end enters it, which the cached costs of a pair do not show.
        if self._reach.entered().bits & self._position.setting.glyph_bits:
            return self._way(goal, cost, walk_only=False)
        return self._along(self._reach.pairs.number[goal], cost)

    def _along(self, goal: int, cost: int) -> Way:
        """Return the least dangerous of the cheapest ways to a place, by its number."""
        reach, near, least_fall = self._reach, self._near, self._least_fall
        places, single = reach.places, len(reach.start) == 1
        bits = self._position.setting.field.bits if single else reach.pairs.bits
        start = reach.start[0] if single else reach.pairs.number[reach.start]
        leading = self._leading(goal, start)
        # For each place, the danger of getting there and the previous place.
        labels: dict[int, tuple[int, int]] = {start: (0, start)}
        layers: list[list[int]] = [[start], *([] for _ in range(cost))]
        for spent, layer in enumerate(layers):
            for place in layer:
                danger, quiet = labels[place][0], not near & bits[place]
                for lead, _, beyond, step in sorted(leading[place], key=_BY_LEAD):
                    if step.jump and not reach.may_jump(lead, step.goal):
                        continue
                    safe = quiet and step.drop < least_fall
                    risk = danger if safe else danger + self.danger(places[place], places[beyond], step)
                    known = labels.get(beyond)
                    if known is None:
                        layers[spent + step.cost].append(beyond)
                    if known is None or risk < known[0]:
                        labels[beyond] = risk, place
        way: list[Place] = []
        place = goal
        while place != start:
            way.append(places[place])
            place = labels[place][1]
        return Way(tuple(reversed(way)), cost, labels[goal][0])

    def _leading(self, goal: int, start: int) -> dict[int, list[Leading]]:
        """Return the steps on the cheapest ways to a place, by the number of the place that each starts from."""
        reach, setting = self._reach, self._position.setting
        costs, back, single = reach.entered().costs, reach.gait.back, len(reach.start) == 1
        halts = setting.halts if single else reach.pairs.stops
        found: dict[int, list[Leading]] = {goal: []}
        todo = [goal]
        for place in todo:
            cost = costs[place]
            for price, lead, before, step in back[place] if single else self._back_from(place):
                if costs.get(before) != cost - price or (halts[before] and before != start):
                    continue
                if before in found:
                    found[before].append((lead, step.goal, place, step))
                else:
                    found[before] = [(lead, step.goal, place, step)]
                    todo.append(before)
        return found

    def _back_from(self, place: int) -> list[Back]:
        """Return the steps that lead to a pair of spots, with either half in the lead."""
        pairs, back = self._reach.pairs, self._reach.gait.back
        one, other = pairs.places[place]
        return [
            (price, lead, before, step)
            for goal, followed in ((one, other), (other, one))
            for price, lead, _, step in back[goal]
            if lead == followed
            for before in pairs.having[lead]
            if before != place
        ]

    def _way(self, goal: Place, points: int, *, walk_only: bool) -> Way | None:
        """Return the best way with a number of points, by a search over places and costs."""
        reach = self._reach
        search = _Search(points, self._columns_to(goal), walk_only=walk_only)
        search.best[0][reach.start] = (0, -1, (), -1)
        for cost, layer in enumerate(search.best):
            if cost and goal in layer and not layer[goal][0]:
                break
            for place, (danger, _, _, entered) in layer.items():
                if entered < 0 or not reach.halts(place, entered):
                    self._go_on(search, place, cost, danger)
        return self._traced(goal, search.best)

    def _go_on(self, search: _Search, place: Place, cost: int, danger: int) -> None:
        """Record the places one step beyond a place that the points suffice for."""
        field, reach, away, left = self._position.setting.field, self._reach, search.away, search.points - cost
        shut, places, least_fall = reach.way.shut, field.places if len(place) == 1 else None, self._least_fall
        quiet = not self._near & bits_of_place(field.bits, place)
        for lead in place:
            for step in reach.gait.steps[lead]:
                goal = step.goal
                # Most steps lead too far away, so check that first.
                if step.cost + away[goal] > left or shut >> goal & 1 or goal in place:
                    continue
                if search.walk_only and (step.ladder or not field.walk[goal]):
                    continue
                if step.jump and not reach.may_jump(lead, goal):
                    continue
                beyond = places[goal] if places else ((goal, lead) if goal < lead else (lead, goal))
                more = 0 if quiet and step.drop < least_fall else self.danger(place, beyond, step)
                search.note(beyond, (danger + more, cost, place, goal), cost + step.cost)

    def _columns_to(self, goal: Place) -> list[int]:
        """Return for each spot a lower bound of the columns to the spot where the leading half enters a place."""
        setting = self._position.setting
        return setting.distances.to_spots(setting.field.at(goal[0]), 1 if len(goal) == 2 else 0)

    def _traced(self, goal: Place, best: list[dict[Place, Label]]) -> Way | None:
        arrivals = [(layer[goal][0], cost) for cost, layer in enumerate(best) if cost and goal in layer]
        if not arrivals:
            return None
        danger, cost = min(arrivals)
        places: list[Place] = []
        at, place = cost, goal
        while at > 0:
            places.append(place)
            _, at, place, _ = best[at][place]
        return Way(tuple(reversed(places)), cost, danger)


class _Search:
    """The state of a search for a way.

    Attributes:
        points: the points to spend.
        walk_only: whether the way stays on walk and road.
        away: columns from each spot to the goal, a lower bound for every way.
        best: by cost and place the least dangerous label.
    """

    def __init__(self, points: int, away: list[int], *, walk_only: bool) -> None:
        self.points, self.away, self.walk_only = points, away, walk_only
        self.best: list[dict[Place, Label]] = [{} for _ in range(max(points, 0) + 1)]
        self._safest: dict[Place, tuple[int, int]] = {}

    def note(self, place: Place, label: Label, cost: int) -> None:
        """Record a way to a place, unless a known one is neither more dangerous nor more expensive."""
        risk, known = label[0], self._safest.get(place)
        if known is not None and known[0] <= risk and known[1] <= cost:
            return
        if known is None or risk < known[0]:
            self._safest[place] = risk, cost
        older = self.best[cost].get(place)
        if older is None or risk < older[0]:
            self.best[cost][place] = label
