"""Sight between figures (rules, section 10), with cached results.

Only the state of the door and the places of bodies change. For each pair of places and each state of the door, the
lines that no wall, ground or sheet blocks are computed once, lazily and in order. They are then checked against the
bodies in the corridor between the places. Results are cached by pair and by the bodies in its corridor.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final, Literal, NamedTuple

from stronghold_gui.games.fortress.field.field import DoorState, Field
from stronghold_gui.games.fortress.field.hexes import Hex
from stronghold_gui.games.fortress.sight import points
from stronghold_gui.games.fortress.sight.corridor import Cell, Corridors, Near
from stronghold_gui.games.fortress.sight.lines import (
    Beside,
    Ends,
    Point3,
    blocker,
    crosses,
    ends,
    hides,
    is_free,
    met_along,
    met_by,
)
from stronghold_gui.games.fortress.sight.solids import BODY, Prism, Sheet, prism, sheets, solids

Mode = Literal["attack", "zone", "head"]
"""The kind of look: at a hit zone, at any part of the figure (clear-sight spaces), or from the head (discovery)."""

Body = tuple[tuple[int, ...], int, str]
"""A figure's place, height and size."""

MOST_KEPT: Final = 15_000
"""The most cached pairs of places; a full cache is emptied."""
_MOST_OF_A_PAIR: Final = 64
"""The most cached answers for one pair, each with different bodies between."""


class Look(NamedTuple):
    """A figure looks at another, or at the door.

    Attributes:
        start, goal: the places of the two.
        height, goal_height: the height of each.
        mode: the kind of target.
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


Sighting = tuple[tuple[int, ...], int, tuple[int, ...], int, Mode, DoorState, bool]
"""A look as a plain tuple, which is faster to make."""


class Zone(NamedTuple):
    """Points at which a figure is seen.

    Attributes:
        points: all points of the zone.
        outermost: the outermost points, between which all others are.
        low, high: the heights of the lowest and the highest point, in half levels.
    """

    points: tuple[Point3, ...]
    outermost: tuple[Ends, ...]
    low: int
    high: int


@dataclass(frozen=True, slots=True)
class Obstacle:
    """An obstacle in a line: a kind of thing on a hex; ``levels``: how much it is too high, 0 if that is no reason."""

    thing: str
    at: Hex
    levels: int


class Sight:
    """Lines of sight over one battlefield."""

    def __init__(self, field: Field) -> None:
        self._field = field
        self._corridors: dict[DoorState, Corridors] = {}
        self._starts: dict[tuple[tuple[int, ...], int, bool], tuple[Point3, ...]] = {}
        self._goals: dict[tuple[tuple[int, ...], int, bool], Zone] = {}
        self._pairs: dict[Sighting, Pair] = {}
        self._forms: dict[Body, tuple[Prism, ...]] = {}

    def clear(self, look: Look, bodies: Iterable[Body]) -> bool:
        """Return whether any line of a look is free; ``bodies`` are those of all figures except the two."""
        pair = self.pair(look)
        near = pair.spots
        return self.clear_between(pair, tuple(body for body in bodies if any(near >> spot & 1 for spot in body[0])))

    def clear_between(self, pair: Pair, between: tuple[Body, ...]) -> bool:
        """Return whether any line of a pair is free, given only the bodies near it."""
        known = pair.known.get(between)
        if known is None:
            if len(pair.known) >= _MOST_OF_A_PAIR:
                pair.known.clear()
            known = pair.known[between] = pair.free([form for body in between for form in self._form(body)])
        return known

    def first_obstacle(self, look: Look, bodies: Iterable[Body]) -> Obstacle | None:
        """Return the nearest obstacle in the line from a figure's own point to its goal's top, or ``None``."""
        pair = self.pair(look)
        forms = [form for body in bodies for form in self._form(body)]
        start, goal = pair.starts[0], pair.goals[0]
        for thing in met_by(start, goal, [*self._nearest_first(look, pair.solids), *forms], pair.sheets):
            return Obstacle(thing.thing, thing.at, _too_high(start, goal, thing))
        return None

    def _nearest_first(self, look: Look, those: Iterable[Prism]) -> list[Prism]:
        """Sort solids by their hexes, so that of two that a line enters at once, the nearer is named."""
        col, row = self._field.at(look.start[0])
        return sorted(those, key=lambda solid: (abs(solid.at[0] - col) + abs(solid.at[1] - row), solid.at))

    def pair(self, look: Sighting) -> Pair:
        """Return the lines of a look."""
        pair = self._pairs.get(look)
        if pair is None:
            if len(self._pairs) >= MOST_KEPT:
                self._pairs.clear()
            pair = self._pairs[look] = self._make(Look(*look))
        return pair

    def _make(self, look: Look) -> Pair:
        at, starts, zone = self._field.at, self._starts_of(look), self._goals_of(look)
        heights = [z for _, _, z in starts]
        low, high = min(zone.low, *heights), max(zone.high, *heights)
        corridors, leans = self._corridors_while(look.door), points.leans_over(self._field, look.start)
        near = corridors.between(tuple(map(at, look.start)), tuple(map(at, look.goal)), low, high, leans=leans)
        return Pair(starts, zone, near, leaf=look.leaf)

    def _corridors_while(self, door: DoorState) -> Corridors:
        """Return the corridors for a state of the door."""
        known = self._corridors.get(door)
        if known is None:
            field, standing, panes = self._field, solids(self._field, door), sheets(self._field)
            bits = {at: sum(field.bits[spot] for spot in spots) for at, spots in field.by_column.items()}
            cells = {at: Cell(bits[at], standing[at], panes.get(at, ())) for at in bits}
            known = self._corridors[door] = Corridors(cells)
        return known

    def _starts_of(self, look: Look) -> tuple[Point3, ...]:
        """Return the points from which a figure sees; cached, because callers check several goals in turn."""
        key = look.start, look.height, look.mode == "head"
        known = self._starts.get(key)
        if known is None:
            field = self._field
            known = self._starts[key] = (
                *points.own_points(field, look.start, look.height, head=look.mode == "head"),
                *points.battlement_points(field, look.start),
                *points.rim_points(field, look.start),
            )
        return known

    def _goals_of(self, look: Look) -> Zone:
        key = look.goal, look.goal_height, look.mode != "attack"
        known = self._goals.get(key)
        if known is None:
            found = points.hit_zone(self._field, look.goal, look.goal_height, whole=key[2])
            outermost, heights = points.outermost(self._field, look.goal, found), [z for _, _, z in found]
            known = self._goals[key] = Zone(found, outermost, min(heights), max(heights))
        return known

    def _form(self, body: Body) -> tuple[Prism, ...]:
        form = self._forms.get(body)
        if form is None:
            spots, height, size = body
            level, at = self._field.level, self._field.at
            form = self._forms[body] = tuple(
                prism("figure", at(spot), 2 * level[spot], 2 * (level[spot] + height), BODY[size]) for spot in spots
            )
        return form


class Pair:
    """The lines between two places, and the obstacles near them.

    Attributes:
        starts, goals: the points at which the lines begin and end.
        solids, sheets: the obstacles near the lines.
        spots: spots on which a body could block a line, as bits.
        known: cache of whether any line is free, by the bodies near them.
    """

    __slots__ = ("_free", "_order", "_outermost", "_tried", "goals", "known", "sheets", "solids", "spots", "starts")

    def __init__(self, starts: tuple[Point3, ...], zone: Zone, near: Near, *, leaf: bool) -> None:
        self.starts, self.goals, self._outermost = starts, zone.points, zone.outermost
        self.spots, solids, sheets = near
        self.solids = [solid for solid in solids if solid.thing != "leaf"] if leaf else solids
        self.sheets: Sequence[Sheet] = sheets or ()
        self.known: dict[tuple[Body, ...], bool] = {}
        # Thousands of pairs are cached, and most never need their free lines, so these are computed on demand.
        self._order = self.solids
        self._free: tuple[tuple[Point3, Point3], ...] = ()
        self._tried = 0

    def free(self, forms: list[Prism]) -> bool:
        """Return whether any line is free of all obstacles, including these bodies."""
        for o, p in self._free:
            if self._passes(o, p, forms):
                return True
        while (line := self._next_open()) is not None:
            self._free = (*self._free, line)
            if self._passes(*line, forms):
                return True
        return False

    def _next_open(self) -> tuple[Point3, Point3] | None:
        """Return the next line that only bodies can block; each line is checked once, on demand."""
        goals = self.goals
        while self._tried < len(self.starts) * len(goals):
            start, goal = divmod(self._tried, len(goals))
            o, p = self.starts[start], goals[goal]
            self._tried += 1
            thing = self._blocker(o, p)
            if thing is None:
                if not any(crosses(o, p, sheet) for sheet in self.sheets):
                    return o, p
            elif not goal and hides(thing, ends(o), self._outermost):
                # A solid that hides all outermost points also hides those between them.
                self._tried += len(goals) - 1
        return None

    def _blocker(self, o: Point3, p: Point3) -> Prism | None:
        """Return the obstacle of a line; the one of the previous line is tried first."""
        thing = blocker(o, p, self._order)
        if thing is not None and thing is not self._order[0]:
            self._order = [thing, *(other for other in self._order if other is not thing)]
        return thing

    def _passes(self, o: Point3, p: Point3, forms: list[Prism]) -> bool:
        beside = False
        for _, met in met_along(o, p, forms):
            if not isinstance(met, Beside):
                return False
            beside = True
        # A line that touches a body may run in the plane between it and the solid below, so check both together.
        return not beside or is_free(o, p, [*forms, *self.solids], ())


def _too_high(o: Point3, p: Point3, thing: Prism | Sheet) -> int:
    """Return by how many levels a thing on the ground is higher than the lower end of a line; else 0."""
    if isinstance(thing, Sheet) or thing.thing in ("lintel", "leaf") or thing.low > min(o[2], p[2]):
        return 0
    return max(0, (thing.high - min(o[2], p[2]) + 1) // 2)
