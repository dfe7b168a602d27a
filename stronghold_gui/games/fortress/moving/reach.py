"""Where a figure can get: two searches, one over everything, one on walk and road alone (rules, 6.1 and 6.3; RF-18).

A place is the spots that a figure stands on, one or two, the lower number first. A search knows how much each costs;
which way is taken is worked out only for the one that is gone (``ways.py``).
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from typing import TypeVar

from stronghold_gui.games.fortress.field.steps import Step
from stronghold_gui.games.fortress.moving.allowance import all_walk, allowance
from stronghold_gui.games.fortress.moving.ground import InTheWay, in_the_way, ladder_below
from stronghold_gui.games.fortress.moving.kept import keep
from stronghold_gui.games.fortress.moving.search import cheapest, cheapest_pairs
from stronghold_gui.games.fortress.position import Position

Place = tuple[int, ...]
T = TypeVar("T", bound=Hashable)


class Reach:
    """A figure's possibilities from where it stands now, be it before its move or in the middle of it.

    Attributes:
        position, figure: who moves. ``start``: where from.
        points: points that are left anywhere; ``walk_points``: on walk and road alone, or -1 off it.
        way: who stands in the way.
    """

    def __init__(self, position: Position, figure: int) -> None:
        self.position, self.figure = position, figure
        setting = position.setting
        self.start: Place = position.spots(figure)
        mid_move = position.mover == figure
        spent = position.spent if mid_move else 0
        walking = position.walking if mid_move else all_walk(position, self.start)
        self.points = allowance(position, figure) - spent
        self.walk_points = self.points + setting.pieces.walk_bonus if walking else -1
        self.way: InTheWay = in_the_way(position, figure)
        self._shape = setting.shapes[setting.cards.card_of[figure]]
        self._table = setting.steps
        self._steps = setting.steps.steps(self._shape)
        self._shut = self.way.closed if self.way.barred < 0 else {*self.way.closed, self.way.barred}
        self._field = setting.field
        self._halts = setting.halts
        self._entered = position.entered if mid_move else -1

    def ends(self) -> dict[Place, int]:
        """Return every place where the figure could end its move, and the points that takes; its own is none."""
        if self.halted():
            return {}
        if len(self.start) == 2:
            return {place: cost for place, cost in self._entered_pairs().items() if cost and self.may_end(place)}
        places = self._field.places
        return {places[spot]: cost for spot, cost in self.end_spots().items()}

    def end_spots(self) -> dict[int, int]:
        """Return the same for a figure on one spot, by that spot."""
        taken = self.way.taken
        found = {} if self.halted() else self._entered_spots()
        return {spot: cost for spot, cost in found.items() if cost and spot not in taken}

    def cost(self, place: Place) -> int | None:
        """Return the points to enter a place, be it free to end there or not; ``None`` if it is not reached."""
        if self.halted() or len(place) != len(self.start):
            return None
        found = self._entered_spots().get(place[0]) if len(place) == 1 else self._entered_pairs().get(place)
        return found or None

    def _entered_spots(self) -> dict[int, int]:
        """Return all spots that a figure on one spot can enter, and their costs; its own costs nothing."""
        known, key = self.position.setting.searches, self._key()
        found = known.get(key)
        if found is None:
            found = self._singles(self.start[0], self.points, walk_only=False)
            if self.walk_points > self.points:
                _keep_cheaper(found, self._singles(self.start[0], self.walk_points, walk_only=True))
            keep(known, key, found)
        return found

    def _entered_pairs(self) -> dict[Place, int]:
        """Return the same for a figure on two spots."""
        known, key = self.position.setting.pair_searches, self._key()
        found = known.get(key)
        if found is None:
            found = self._pairs(self.start, self.points, walk_only=False)
            if self.walk_points > self.points:
                _keep_cheaper(found, self._pairs(self.start, self.walk_points, walk_only=True))
            keep(known, key, found)
        return found

    def _key(self) -> Hashable:
        """Return everything that decides over a search: of those who may not be passed only whom it can come to.

        So what was found for a figure stays true while others of its card move, one after the other.
        """
        most = max(self.points, self.walk_points)
        rows = [self.position.setting.distances.from_spot(spot) for spot in self.start]
        shut = frozenset(spot for spot in self._shut for row in rows if row[spot] <= most)
        return self._shape, self.start, self.points, self.walk_points, shut, self.way.ladders

    def _singles(self, start: int, points: int, *, walk_only: bool) -> dict[int, int]:
        """Return all spots that a figure on one spot can enter from another with so many points, that one included."""
        edges = self._table.edges(self._shape, walk_only=walk_only)
        return cheapest(start, max(points, 0), edges, self._shut, self._halts, self.may_jump)

    def _pairs(self, start: Place, points: int, *, walk_only: bool) -> dict[Place, int]:
        """Return the same for a figure on two spots."""
        edges, stops = self._table.edges(self._shape, walk_only=walk_only), self._field.stops
        glyphs = self.position.setting.on_glyph
        return cheapest_pairs(start, max(points, 0), edges, self._shut, stops, glyphs, self.may_jump)

    def may_end(self, place: Place) -> bool:
        """Return whether nobody else stands there, and both halves stand on one level."""
        taken, level = self.way.taken, self._field.level
        return not any(spot in taken for spot in place) and level[place[0]] == level[place[-1]]

    def halts(self, place: Place, entered: int) -> bool:
        """Return whether a move ends at a place: both halves in water, or the leading end on a glyph."""
        if len(place) == 1:
            return self._halts[place[0]]
        return self.position.setting.on_glyph[entered] or all(self._field.stops[spot] for spot in place)

    def halted(self) -> bool:
        """Return whether the figure has moved to where its move must end."""
        return self._entered >= 0 and self.halts(self.start, self._entered)

    def open_steps(self, place: Place) -> Iterator[tuple[Place, Step]]:
        """Yield where the next step could lead from a place, with nobody in the way; points are not asked."""
        closed, barred = self.way.closed, self.way.barred
        places = self._field.places if len(place) == 1 else None
        for lead in place:
            for step in self._steps[lead]:
                goal = step.goal
                if goal in closed or goal == barred or goal in place:
                    continue
                if step.jump and not self.may_jump(lead, goal):
                    continue
                yield places[goal] if places else ((goal, lead) if goal < lead else (lead, goal)), step

    def may_jump(self, start: int, goal: int) -> bool:
        """Return whether a ladder is empty below a spot, so that one can jump down to its landing space (RF-29)."""
        return goal not in self.way.taken and ladder_below(self.position, self.figure, start, goal) < 0

    def can_go_on(self, place: Place, step: Step) -> bool:
        """Return whether after a step to a place the move can still end somewhere, there or beyond."""
        if self.may_end(place):
            return True
        if self.halts(place, step.goal):
            return False
        if self._ends_beyond(place, self.points - step.cost, walk_only=False):
            return True
        stays = self.walk_points >= 0 and not step.ladder and self._field.walk[step.goal]
        return stays and self._ends_beyond(place, self.walk_points - step.cost, walk_only=True)

    def _ends_beyond(self, place: Place, points: int, *, walk_only: bool) -> bool:
        """Return whether from a place, with so many points, the move could end somewhere."""
        # Most often somebody is passed who has free spots beside; only else all that follows is looked at.
        if self._ends_beside(place, points, walk_only=walk_only):
            return True
        if len(place) == 2:
            return any(self.may_end(beyond) for beyond in self._pairs(place, points, walk_only=walk_only))
        return any(spot not in self.way.taken for spot in self._singles(place[0], points, walk_only=walk_only))

    def _ends_beside(self, place: Place, points: int, *, walk_only: bool) -> bool:
        """Return whether from a place a single step, other than a jump, leads to where the move could end."""
        edges, single = self._table.edges(self._shape, walk_only=walk_only), len(place) == 1
        return any(
            self.may_end((goal,) if single else (goal, lead))
            for lead in place
            for price, goal, jump in edges[lead]
            if price <= points and not jump and goal not in self._shut and goal not in place
        )

    def affords(self, step: Step) -> bool:
        """Return whether there are points for a step; the further ones only on walk and road, off ladders."""
        if step.cost <= self.points:
            return True
        return step.cost <= self.walk_points and self._field.walk[step.goal] and not step.ladder

    def next_steps(self) -> dict[Place, Step]:
        """Return the single steps that may be taken now."""
        if self.halted():
            return {}
        found: dict[Place, Step] = {}
        for place, step in self.open_steps(self.start):
            if self.affords(step) and self.can_go_on(place, step):
                cheaper = found.get(place)
                if cheaper is None or step.cost < cheaper.cost:
                    found[place] = step
        return found


def _keep_cheaper(found: dict[T, int], others: dict[T, int]) -> None:
    """Add what another search has found, where it is cheaper or new."""
    for place, cost in others.items():
        if cost < found.get(place, cost + 1):
            found[place] = cost
