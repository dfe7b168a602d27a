"""Where a figure can get: two searches, one over everything, one on walk and road alone (rules, 6.1 and 6.3; RF-18).

A place is the spots that a figure stands on, one or two, the lower number first. A search knows how much each costs;
which way is taken is worked out only for the one that is gone (``ways.py``).
"""

from __future__ import annotations

from collections.abc import Iterator

from stronghold_gui.games.fortress.field.steps import Step
from stronghold_gui.games.fortress.moving.allowance import all_walk, allowance
from stronghold_gui.games.fortress.moving.ground import InTheWay, in_the_way, ladder_below
from stronghold_gui.games.fortress.position import Position

Place = tuple[int, ...]


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
        self._steps = setting.steps.steps(setting.shapes[setting.cards.card_of[figure]])
        self._field = setting.field
        self._glyphs = setting.glyphs if setting.mode.glyphs else {}
        self._entered = position.entered if mid_move else -1

    def ends(self) -> dict[Place, int]:
        """Return every place where the figure could end its move, and the points that takes; its own is none."""
        found = self._search(self.start, self.points, walk_only=False)
        if self.walk_points > self.points:
            for place, cost in self._search(self.start, self.walk_points, walk_only=True).items():
                if cost < found.get(place, cost + 1):
                    found[place] = cost
        found.pop(self.start, None)
        return {place: cost for place, cost in found.items() if self.may_end(place)}

    def may_end(self, place: Place) -> bool:
        """Return whether nobody else stands there, and both halves stand on one level."""
        taken, level = self.way.taken, self._field.level
        return not any(spot in taken for spot in place) and level[place[0]] == level[place[-1]]

    def halts(self, place: Place, entered: int) -> bool:
        """Return whether a move ends at a place: both halves in water, or the leading end on a glyph."""
        return entered in self._glyphs or all(self._field.stops[spot] for spot in place)

    def halted(self) -> bool:
        """Return whether the figure has moved to where its move must end."""
        return self._entered >= 0 and self.halts(self.start, self._entered)

    def open_steps(self, place: Place) -> Iterator[tuple[Place, Step]]:
        """Yield where the next step could lead from a place, with nobody in the way; points are not asked."""
        closed, barred = self.way.closed, self.way.barred
        for lead in place:
            for step in self._steps[lead]:
                goal = step.goal
                if goal in closed or goal == barred or goal in place:
                    continue
                if step.jump and not self.may_jump(lead, goal):
                    continue
                yield (goal,) if len(place) == 1 else ((goal, lead) if goal < lead else (lead, goal)), step

    def may_jump(self, start: int, goal: int) -> bool:
        """Return whether a ladder is empty below a spot, so that one can jump down to its landing space (RF-29)."""
        return goal not in self.way.taken and ladder_below(self.position, self.figure, start, goal) < 0

    def _search(self, start: Place, points: int, *, walk_only: bool) -> dict[Place, int]:
        """Return all places that can be entered with so many points, the cheapest first found first."""
        found: dict[Place, int] = {start: 0}
        if self.halted():
            return found
        layers: list[list[tuple[Place, int]]] = [[] for _ in range(points + 1)] if points >= 0 else [[]]
        layers[0].append((start, -1))
        walk = self._field.walk
        for cost, layer in enumerate(layers):
            for place, entered in layer:
                if found[place] < cost or (entered >= 0 and self.halts(place, entered)):
                    continue
                for beyond, step in self.open_steps(place):
                    total = cost + step.cost
                    if total > points or total >= found.get(beyond, total + 1):
                        continue
                    if walk_only and (step.ladder or not walk[step.goal]):
                        continue
                    found[beyond] = total
                    layers[total].append((beyond, step.goal))
        return found

    def can_go_on(self, place: Place, step: Step) -> bool:
        """Return whether after a step to a place the move can still end somewhere, there or beyond."""
        if self.may_end(place):
            return True
        if self.halts(place, step.goal):
            return False
        plain = self._search(place, self.points - step.cost, walk_only=False)
        walk = self._walk_on(place, step)
        return any(self.may_end(beyond) for beyond in (*plain, *walk))

    def _walk_on(self, place: Place, step: Step) -> dict[Place, int]:
        if self.walk_points < 0 or step.ladder or not self._field.walk[step.goal]:
            return {}
        return self._search(place, self.walk_points - step.cost, walk_only=True)

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
