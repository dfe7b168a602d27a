"""Lines of sight worked out plainly: fractions, every solid of the map, no memory; the quick version must agree."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import cache

from stronghold_gui.games.fortress.field.field import DoorState, Field
from stronghold_gui.games.fortress.field.hexes import Point, ring
from stronghold_gui.games.fortress.sight import points
from stronghold_gui.games.fortress.sight.lines import Point3
from stronghold_gui.games.fortress.sight.sight import Body, Look
from stronghold_gui.games.fortress.sight.solids import BODY, Prism, Sheet, prism, sheets, solids


def everything(field: Field, door: DoorState, bodies: Sequence[Body], *, without_leaf: bool) -> list[Prism]:
    """Return all solids of the map and all bodies."""
    found = [one for one in _built(field, door) if not (without_leaf and one.thing == "leaf")]
    return [*found, *forms(field, bodies)]


def forms(field: Field, bodies: Sequence[Body]) -> list[Prism]:
    """Return the solids of bodies."""
    return [
        prism("figure", field.at(spot), 2 * field.level[spot], 2 * (field.level[spot] + height), BODY[size])
        for spots, height, size in bodies
        for spot in spots
    ]


@cache
def _built(field: Field, door: DoorState) -> list[Prism]:
    """Return all solids of the map."""
    return [one for those in solids(field, door).values() for one in those]


@cache
def _panes(field: Field) -> list[Sheet]:
    return [pane for those in sheets(field).values() for pane in those]


def clear(field: Field, look: Look, bodies: Sequence[Body]) -> bool:
    """Return whether a line is free."""
    starts = [
        *points.own_points(field, look.start, look.height, head=look.mode == "head"),
        *points.battlement_points(field, look.start),
        *points.rim_points(field, look.start),
    ]
    goals = points.hit_zone(field, look.goal, look.goal_height, whole=look.mode != "attack")
    around = _box([(u, v) for u, v, _ in (*starts, *goals)])
    things = [
        thing
        for thing in everything(field, look.door, bodies, without_leaf=look.leaf)
        if _touch(around, _box(ring(thing.at, thing.divisor)))
    ]
    return any(_is_free(o, p, things, _panes(field)) for o in starts for p in goals)


def _box(corners: Sequence[Point]) -> tuple[int, int, int, int]:
    """Return the least and the greatest of both coordinates."""
    us, vs = [u for u, _ in corners], [v for _, v in corners]
    return min(us), max(us), min(vs), max(vs)


def _touch(one: tuple[int, int, int, int], other: tuple[int, int, int, int]) -> bool:
    """Return whether two boxes have anything in common: nothing outside the box around all lines is on any of them."""
    return one[0] <= other[1] and other[0] <= one[1] and one[2] <= other[3] and other[2] <= one[3]


def _is_free(o: Point3, p: Point3, things: Sequence[Prism], panes: Sequence[Sheet]) -> bool:
    beside: list[tuple[Fraction, Fraction, tuple[Fraction, ...], int]] = []
    for thing in things:
        met = _meets(o, p, thing)
        if met is None:
            continue
        low, high, face, side = met
        if face is None:
            return False
        for other_low, other_high, other_face, other_side in beside:
            if face == other_face and side != other_side and max(low, other_low) < min(high, other_high):
                return False
        beside.append((low, high, face, side))
    return not any(_crosses(o, p, pane) for pane in panes)


def _meets(o: Point3, p: Point3, thing: Prism) -> tuple[Fraction, Fraction, tuple[Fraction, ...] | None, int] | None:
    """Cut the line by the eight half-spaces of a prism: how far inside each its ends lie, and which plane that is."""
    cuts = [
        (o[2] - thing.low, p[2] - thing.low, (0, 0, thing.low, 1), 1),
        (thing.high - o[2], thing.high - p[2], (0, 0, thing.high, 1), -1),
    ]
    corners = ring(thing.at, thing.divisor)
    for (x1, y1), (x2, y2) in zip(corners, (*corners[1:], corners[0]), strict=True):
        a, b = y1 - y2, x2 - x1
        c = a * x1 + b * y1
        cuts.append((a * o[0] + b * o[1] - c, a * p[0] + b * p[1] - c, (a, b, c, a or b), 1 if (a or b) > 0 else -1))
    # Nearly every solid is passed on one side: both ends lie outside one of its planes, or one in it and one outside.
    if any(start <= 0 and end <= 0 and (start, end) != (0, 0) for start, end, _, _ in cuts):
        return None
    inside = [(start, end) for start, end, _, _ in cuts if start != end]
    low = max((Fraction(start, start - end) for start, end in inside if end > start), default=Fraction(0))
    high = min((Fraction(start, start - end) for start, end in inside if end < start), default=Fraction(1))
    low, high = max(low, Fraction(0)), min(high, Fraction(1))
    along = [(plane, side) for start, end, plane, side in cuts if start == end == 0]
    if len(along) > 1 or low >= high:
        return None
    if not along:
        return low, high, None, 0
    (a, b, c, lead), side = along[0]
    return low, high, (Fraction(a, lead), Fraction(b, lead), Fraction(c, lead), Fraction(int(a == b == 0))), side


def _crosses(o: Point3, p: Point3, pane: Sheet) -> bool:
    au, av = pane.start
    du, dv = pane.end[0] - au, pane.end[1] - av
    start, end = (du * (q[1] - av) - dv * (q[0] - au) for q in (o, p))
    if start == 0 or end == 0 or (start > 0) == (end > 0):
        return False
    t = Fraction(start, start - end)
    u, v, z = (o[i] + (p[i] - o[i]) * t for i in range(3))
    along = du * (u - au) + dv * (v - av)
    return 0 <= along <= du * du + dv * dv and pane.low < z < pane.high
