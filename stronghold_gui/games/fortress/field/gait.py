"""Tables of the steps of figures of one shape, and of the pairs of spots for double-space figures."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from operator import attrgetter, itemgetter

from stronghold_gui.games.fortress.field.field import Field
from stronghold_gui.games.fortress.field.steps import Shape, Step, weigh

Pair = tuple[int, ...]
"""The two spots of a double-space figure, the lower one first."""


class Pairs:
    """All pairs of neighbouring spots of a battlefield, with tables of their properties by number.

    Attributes:
        places: the pairs.
        number: the number of each pair.
        having: for each spot the numbers of the pairs that contain it.
        bits: the spots of each pair as bits.
        landings: the pairs on which a flight can end, by spot: the other spot and the number of the pair. Both spots
            are on one level, and neither is the doorway.
        even: whether both spots are on one level, so that a move can end there.
        stops: whether both spots are water.
    """

    def __init__(self, field: Field) -> None:
        around = field.around
        self.places: list[Pair] = [
            (spot, other) for spot, others in enumerate(around) for other in others if other > spot
        ]  # fmt: skip
        self.number = {place: number for number, place in enumerate(self.places)}
        self.having: list[list[int]] = [[] for _ in around]
        for number, (first, second) in enumerate(self.places):
            self.having[first].append(number)
            self.having[second].append(number)
        self.bits = [field.bits[first] | field.bits[second] for first, second in self.places]
        self.even = [field.level[first] == field.level[second] for first, second in self.places]
        doorway = field.door_spots[:1]
        self.landings: list[list[tuple[int, int]]] = [
            [
                (other, self.of(spot, other))
                for other in others
                if field.level[other] == field.level[spot] and spot not in doorway and other not in doorway
            ]
            for spot, others in enumerate(around)
        ]
        self.stops = [field.stops[first] and field.stops[second] for first, second in self.places]

    def of(self, spot: int, other: int) -> int:
        """Return the number of the pair of two spots."""
        return self.number[(spot, other) if spot < other else (other, spot)]


Fan = tuple[int, tuple[int, ...], tuple[int, ...]]
"""The steps from a spot of equal cost: the points, the goals, and the goals reached by a jump down a ladder."""

Hop = tuple[int, int, int]
"""A step for a search over pairs: goal, the spot from which it jumps down a ladder or -1, the resulting pair."""


Back = tuple[int, int, int, Step]
"""A step for tracing a way back: its points, its start spot, the number of its start place, and the step."""

Hops = tuple[tuple[int, tuple[Hop, ...]], ...]
"""Steps by their points, the cheapest first."""


class HopsFrom(dict[int, Hops]):
    """The steps of a double-space figure by the spot that its leading half leaves; the other half follows to this spot.

    A spot's steps are computed when a search first comes to it.
    """

    def __init__(self, fans: list[tuple[Fan, ...]], pairs: Pairs) -> None:
        """Store the steps from each spot and the pairs."""
        super().__init__()
        self._fans, self._pairs = fans, pairs

    def __missing__(self, lead: int) -> Hops:
        made = self[lead] = self._by_price((lead,))
        return made

    def of_pair(self, number: int) -> Hops:
        """Return the steps away from a pair, with either half in the lead."""
        return self._by_price(self._pairs.places[number])

    def _by_price(self, leads: Pair) -> Hops:
        of = self._pairs.of
        found = sorted(
            (price, goal, lead if goal in jumps else -1, of(goal, lead))
            for lead in leads
            for price, goals, jumps in self._fans[lead]
            for goal in goals
            if goal not in leads
        )
        return tuple((price, tuple(hop[1:] for hop in hops)) for price, hops in groupby(found, itemgetter(0)))


class Gait:
    """The steps of figures of one shape.

    Attributes:
        steps: for each spot the steps that lead away from it.
        fans: the same steps in the form for searches, the cheapest first.
        hops: the same steps for figures on two spots.
        back: for each spot the steps that lead to it.
        walk_fans, walk_hops: the steps that stay on walk and road.
    """

    __slots__ = ("_between", "_jumping", "_jumps", "back", "fans", "hops", "steps", "walk_fans", "walk_hops")

    def __init__(self, field: Field, shape: Shape, pairs: Pairs) -> None:
        self.steps = [_from(field, shape, spot) for spot in range(len(field.spots))]
        walk = field.walk
        on_walk = [[step for step in steps if walk[step.goal] and not step.ladder] for steps in self.steps]
        self.fans, self.walk_fans = [_fans(steps) for steps in self.steps], [_fans(steps) for steps in on_walk]
        self.back = _back(self.steps)
        self.hops, self.walk_hops = HopsFrom(self.fans, pairs), HopsFrom(self.walk_fans, pairs)
        self._between: dict[tuple[Pair, Pair], Step] = {}
        self._jumps = [(1 << spot, _past(field, steps)) for spot, steps in enumerate(self.steps)]
        self._jumps = [(spot, past) for spot, past in self._jumps if past]
        self._jumping = sum(spot for spot, _ in self._jumps)

    def between(self, start: Pair, place: Pair) -> Step:
        """Return the step between two neighbouring places: the cheaper one, if either half could lead."""
        known = self._between.get((start, place))
        if known is None:
            steps = (step for lead in start for step in self.steps[lead] if self._goes(start, lead, step, place))
            known = self._between[start, place] = min(steps, key=attrgetter("cost"))
        return known

    def _goes(self, start: Pair, lead: int, step: Step, place: Pair) -> bool:
        """Return whether a step of one half leads from a place to another."""
        if len(start) == 1:
            return step.goal == place[0]
        return place in ((step.goal, lead), (lead, step.goal))

    def jumped_past(self, spots: int) -> int:
        """Return the spots, as bits, on which a figure bars a jump down a ladder from any of these spots."""
        found = 0
        for spot, past in self._jumps if spots & self._jumping else ():
            if spots & spot:
                found |= past
        return found


def _from(field: Field, shape: Shape, spot: int) -> tuple[Step, ...]:
    found = (weigh(field, shape, spot, goal) for goal in field.around[spot])
    return tuple(step for step in found if isinstance(step, Step))


def _fans(steps: Iterable[Step]) -> tuple[Fan, ...]:
    """Return the steps of a spot by their points, the cheapest first."""
    found: list[Fan] = []
    for price, those in groupby(sorted((step.cost, step.goal, step.jump) for step in steps), itemgetter(0)):
        alike = list(those)
        found.append((price, tuple(goal for _, goal, _ in alike), tuple(goal for _, goal, jump in alike if jump)))
    return tuple(found)


def _back(steps: list[tuple[Step, ...]]) -> list[list[Back]]:
    """Return for each spot the steps that lead to it."""
    found: list[list[Back]] = [[] for _ in steps]
    for spot, leading in enumerate(steps):
        for step in leading:
            found[step.goal].append((step.cost, spot, spot, step))
    return found


def _past(field: Field, steps: Iterable[Step]) -> int:
    """Return the spots of the ladders down which some of these steps jump, as bits."""
    ladders = {field.landing_of[step.goal] for step in steps if step.jump}
    return sum(field.bits[spot] for ladder in ladders for spot in (field.landing(ladder), *field.rungs[ladder]))


class StepTable:
    """The gaits of all shapes on a battlefield, each computed at its first use.

    Attributes:
        pairs: the pairs of neighbouring spots.
    """

    def __init__(self, field: Field) -> None:
        self._field = field
        self.pairs = Pairs(field)
        self._known: dict[Shape, Gait] = {}

    def gait(self, shape: Shape) -> Gait:
        """Return the gait of figures of a shape."""
        known = self._known.get(shape)
        if known is None:
            known = self._known[shape] = Gait(self._field, shape, self.pairs)
        return known

    def steps(self, shape: Shape) -> list[tuple[Step, ...]]:
        """Return for each spot the steps that lead away from it."""
        return self.gait(shape).steps
