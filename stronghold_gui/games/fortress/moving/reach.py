"""The ends of a figure's move on foot, and its next steps (rules, 6.1 and 6.3).

A place is the one or two spots that a figure stands on, the lower number first. A search finds the cost of each place;
the way is computed only for the chosen one (``ways.py``).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from stronghold_gui.games.fortress.field.bits import spots_of
from stronghold_gui.games.fortress.field.steps import Step
from stronghold_gui.games.fortress.moving.entering import Entering, Place


class Reach(Entering):
    """The moves of a figure from its current place, before its move or during it."""

    def ends(self) -> dict[Place, int]:
        """Return every place where the figure could end its move, with the points; its current place is left out."""
        places = self.places
        return {places[number]: cost for number, cost in self.numbered_ends().items()}

    @property
    def places(self) -> Sequence[Place]:
        """The places of figures of this size by number: spots, or pairs of spots."""
        return self._field.places if len(self.start) == 1 else self.pairs.places

    def numbered_ends(self) -> dict[int, int]:
        """Return ``ends`` by the number of the place; the result is shared and must not be changed."""
        if self.halted():
            return {}
        found = self.entered()
        taken = self.way.taken & found.bits
        if not taken:
            return found.ends
        if len(self.start) == 2:
            bits = self.pairs.bits
            return {number: cost for number, cost in found.ends.items() if not taken & bits[number]}
        ends = found.ends.copy()
        for spot in spots_of(taken):
            ends.pop(spot, None)
        return ends

    def cost(self, place: Place) -> int | None:
        """Return the points to enter a place, whether or not it is free to end there; ``None`` if out of reach."""
        if self.halted() or len(place) != len(self.start):
            return None
        if len(place) == 1:
            return self.entered().costs.get(place[0]) or None
        return self.entered().costs.get(self.pairs.number.get(place, -1)) or None

    def may_end(self, place: Place) -> bool:
        """Return whether the place is free and both its spots are on one level."""
        taken = self.way.taken
        if len(place) == 1:
            return not taken >> place[0] & 1
        (first, second), level = place, self._field.level
        return not taken >> first & 1 and not taken >> second & 1 and level[first] == level[second]

    def open_steps(self, place: Place) -> Iterator[tuple[Place, Step]]:
        """Yield the places one step from a place that no figure blocks, with the step; points are not considered."""
        shut = self.way.shut
        places = self._field.places if len(place) == 1 else None
        for lead in place:
            for step in self.gait.steps[lead]:
                goal = step.goal
                if shut >> goal & 1 or goal in place:
                    continue
                if step.jump and not self.may_jump(lead, goal):
                    continue
                yield places[goal] if places else ((goal, lead) if goal < lead else (lead, goal)), step

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
        """Return whether the move could end somewhere beyond a place, with a number of points."""
        # Usually there are free spots beside the figure that is passed, so try those first.
        if self._ends_beside(place, points, walk_only=walk_only):
            return True
        if len(place) == 2:
            places, (beyond, _) = self.pairs.places, self.pairs_from(place, points, walk_only=walk_only)
            return any(self.may_end(places[number]) for number in beyond)
        spots, _ = self.spots_from(place[0], points, walk_only=walk_only)
        return any(not self.way.taken >> spot & 1 for spot in spots)

    def _ends_beside(self, place: Place, points: int, *, walk_only: bool) -> bool:
        """Return whether a single step from a place, other than a jump, leads to a possible end of the move."""
        shut, single = self.way.shut, len(place) == 1
        fans = self.gait.walk_fans if walk_only else self.gait.fans
        return any(
            self.may_end((goal,) if single else (goal, lead))
            for lead in place
            for price, goals, jumps in fans[lead]
            if price <= points
            for goal in goals
            if not shut >> goal & 1 and goal not in jumps and goal not in place
        )

    def affords(self, step: Step) -> bool:
        """Return whether the points suffice for a step; the bonus counts only on walk and road, off ladders."""
        if step.cost <= self.points:
            return True
        return step.cost <= self.walk_points and self._field.walk[step.goal] and not step.ladder

    def next_steps(self) -> dict[Place, Step]:
        """Return the single steps that may be taken now."""
        if self.halted():
            return {}
        # Usually the goal of the step is free.
        taken = self.way.taken if len(self.start) == 1 else -1
        return {
            place: step
            for place, step in self._first_steps()
            if not taken >> step.goal & 1 or self.can_go_on(place, step)
        }  # fmt: skip

    def _first_steps(self) -> list[tuple[Place, Step]]:
        """Return the affordable steps, even onto taken places; cached with the search."""
        found = self.entered()
        if found.steps is None:
            found.steps = [(place, step) for place, step in self.open_steps(self.start) if self.affords(step)]
        return found.steps


__all__ = ["Place", "Reach"]
