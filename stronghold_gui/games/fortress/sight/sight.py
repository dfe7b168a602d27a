"""Whether one figure sees another (rules, section 10), with what was worked out kept.

What changes is the state of the door and where bodies stand. For each pair of places and each state of the door the
lines that no wall, ground or sheet blocks are found once, in order, as far as they are needed; bodies in the corridor
between the two are then tried against those. Every answer is kept by pair and by the bodies in its corridor.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Literal

from stronghold_gui.core.value import value
from stronghold_gui.games.fortress.field.field import DoorState, Field
from stronghold_gui.games.fortress.field.hexes import Hex
from stronghold_gui.games.fortress.sight import points
from stronghold_gui.games.fortress.sight.corridor import Corridors
from stronghold_gui.games.fortress.sight.lines import Point3, is_free, met_by
from stronghold_gui.games.fortress.sight.solids import BODY, Prism, Sheet, prism, sheets, solids

Mode = Literal["attack", "zone", "head"]
"""What is looked for: a hit zone, any part of the figure (clear-sight spaces), or that from the head (discovery)."""

Body = tuple[tuple[int, ...], int, str]
"""Where a figure stands, its height and its size."""

MOST_KEPT: Final = 15_000
"""Pairs of places that are kept before all of them are forgotten."""
_MOST_OF_A_PAIR: Final = 64
"""The same of answers for one pair, with other bodies between."""


@value
class Look:
    """A figure looks at another, or at the door.

    Attributes:
        start, goal: where they stand. ``height``, ``goal_height``: of each.
        mode: what is looked for.
        door: the state of the door.
        leaf: whether the goal is the leaf of the door, which then hides nothing.
    """

    start: tuple[int, ...]
    height: int
    goal: tuple[int, ...]
    goal_height: int
    mode: Mode
    door: DoorState
    leaf: bool = False


@value
class Obstacle:
    """What stands in a line: a kind of thing on a hex, and the levels it is too high; 0 where height is no matter."""

    thing: str
    at: Hex
    levels: int


class Sight:
    """Lines of sight over one battlefield."""

    def __init__(self, field: Field) -> None:
        self._field = field
        self._solids: dict[DoorState, dict[Hex, tuple[Prism, ...]]] = {}
        self._sheets = sheets(field)
        self._corridors = Corridors(field.plan.hexes)
        self._pairs: dict[Look, _Pair] = {}
        self._forms: dict[Body, tuple[Prism, ...]] = {}

    def clear(self, look: Look, bodies: Iterable[Body]) -> bool:
        """Return whether a line is free; ``bodies`` are all figures but the two."""
        pair = self._pair(look)
        near = pair.corridor
        between = tuple(body for body in bodies if any(spot in near for spot in body[0]))
        known = pair.known.get(between)
        if known is None:
            if len(pair.known) >= _MOST_OF_A_PAIR:
                pair.known.clear()
            known = pair.known[between] = pair.free([form for body in between for form in self._form(body)])
        return known

    def near(self, look: Look) -> frozenset[int]:
        """Return the spots on which a body could stand in a line."""
        return self._pair(look).corridor

    def first_obstacle(self, look: Look, bodies: Iterable[Body]) -> Obstacle | None:
        """Return what stands nearest in the line from the own point to the top of the goal, if anything does."""
        pair = self._pair(look)
        forms = [form for body in bodies for form in self._form(body)]
        start, goal = pair.starts[0], pair.goals[0]
        for thing in met_by(start, goal, [*pair.solids, *forms], pair.sheets):
            return Obstacle(thing.thing, thing.at, _too_high(start, goal, thing))
        return None

    def free_lines(self, look: Look, bodies: Iterable[Body], starts: tuple[Point3, ...]) -> int:
        """Return how many lines from these points to the goal's are free, to tell how well one sees."""
        pair = self._pair(look)
        forms = [form for body in bodies for form in self._form(body)]
        return sum(is_free(o, p, [*pair.solids, *forms], pair.sheets) for o in starts for p in pair.goals)

    def _pair(self, look: Look) -> _Pair:
        pair = self._pairs.get(look)
        if pair is None:
            if len(self._pairs) >= MOST_KEPT:
                self._pairs.clear()
            pair = self._pairs[look] = self._make(look)
        return pair

    def _make(self, look: Look) -> _Pair:
        field = self._field
        standing = self._solids.get(look.door)
        if standing is None:
            standing = self._solids[look.door] = solids(field, look.door)
        starts = tuple(map(field.at, look.start))
        near = self._corridors.between(starts, tuple(map(field.at, look.goal)))
        middle = starts[0]
        ordered = sorted(near, key=lambda at: (abs(at[0] - middle[0]) + abs(at[1] - middle[1]), at))
        things = [thing for at in ordered for thing in standing[at] if not (look.leaf and thing.thing == "leaf")]
        panes = [sheet for at in ordered for sheet in self._sheets.get(at, ())]
        spots = frozenset(spot for at in near for spot in field.by_column[at])
        return _Pair(*self._ends(look), spots, things, panes)

    def _ends(self, look: Look) -> tuple[tuple[Point3, ...], tuple[Point3, ...]]:
        field, head = self._field, look.mode == "head"
        starts = (
            *points.own_points(field, look.start, look.height, head=head),
            *points.battlement_points(field, look.start),
            *points.rim_points(field, look.start),
        )
        return starts, points.hit_zone(field, look.goal, look.goal_height, whole=look.mode != "attack")

    def _form(self, body: Body) -> tuple[Prism, ...]:
        form = self._forms.get(body)
        if form is None:
            spots, height, size = body
            level, at = self._field.level, self._field.at
            form = self._forms[body] = tuple(
                prism("figure", at(spot), 2 * level[spot], 2 * (level[spot] + height), BODY[size]) for spot in spots
            )
        return form


class _Pair:
    """The lines between two places, what stands near them, and which of them nothing but bodies can block."""

    __slots__ = ("_free", "_next", "corridor", "goals", "known", "sheets", "solids", "starts")

    def __init__(
        self,
        starts: tuple[Point3, ...],
        goals: tuple[Point3, ...],
        near: frozenset[int],
        things: list[Prism],
        panes: list[Sheet],
    ) -> None:
        self.starts, self.goals, self.corridor = starts, goals, near
        low = min(z for _, _, z in (*starts, *goals))
        high = max(z for _, _, z in (*starts, *goals))
        self.solids = [solid for solid in things if solid.low <= high and solid.high >= low]
        self.sheets = [sheet for sheet in panes if sheet.low <= high and sheet.high >= low]
        self.known: dict[tuple[Body, ...], bool] = {}
        self._free: list[int] = []
        self._next = 0

    def free(self, forms: list[Prism]) -> bool:
        """Return whether a line is free of everything, these bodies included."""
        for number in self._free:
            if self._passes(number, forms):
                return True
        count = len(self.starts) * len(self.goals)
        while self._next < count:
            number = self._next
            self._next += 1
            o, p = self._line(number)
            if is_free(o, p, self.solids, self.sheets):
                self._free.append(number)
                if self._passes(number, forms):
                    return True
        return False

    def _passes(self, number: int, forms: list[Prism]) -> bool:
        if not forms:
            return True
        o, p = self._line(number)
        # Together with the walls, for a line may run in a plane between a body and what it stands on.
        return is_free(o, p, forms, ()) and is_free(o, p, [*forms, *self.solids], ())

    def _line(self, number: int) -> tuple[Point3, Point3]:
        start, goal = divmod(number, len(self.goals))
        return self.starts[start], self.goals[goal]


def _too_high(o: Point3, p: Point3, thing: Prism | Sheet) -> int:
    """Return by how many levels a thing that stands on the ground reaches above the line, where the line is lowest."""
    if isinstance(thing, Sheet) or thing.thing in ("lintel", "leaf") or thing.low > min(o[2], p[2]):
        return 0
    return max(0, (thing.high - min(o[2], p[2]) + 1) // 2)
