"""Lines of sight worked out plainly: fractions, every solid of the map, no memory; the quick version must agree."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from stronghold_gui.games.fortress.field.field import DoorState, Field
from stronghold_gui.games.fortress.sight import points
from stronghold_gui.games.fortress.sight.lines import Point3
from stronghold_gui.games.fortress.sight.sight import Body, Look
from stronghold_gui.games.fortress.sight.solids import BODY, Prism, Sheet, prism, sheets, solids


def everything(field: Field, door: DoorState, bodies: Sequence[Body], *, without_leaf: bool) -> list[Prism]:
    """Return all solids of the map and all bodies."""
    found = [one for those in solids(field, door).values() for one in those]
    if without_leaf:
        found = [one for one in found if one.thing != "leaf"]
    for spots, height, size in bodies:
        for spot in spots:
            low = 2 * field.level[spot]
            found.append(prism("figure", field.at(spot), low, low + 2 * height, BODY[size]))
    return found


def clear(field: Field, look: Look, bodies: Sequence[Body]) -> bool:
    """Return whether a line is free."""
    things = everything(field, look.door, bodies, without_leaf=look.leaf)
    panes = [pane for those in sheets(field).values() for pane in those]
    starts = [
        *points.own_points(field, look.start, look.height, head=look.mode == "head"),
        *points.battlement_points(field, look.start),
        *points.rim_points(field, look.start),
    ]
    goals = points.hit_zone(field, look.goal, look.goal_height, whole=look.mode != "attack")
    return any(_is_free(o, p, things, panes) for o in starts for p in goals)


def _is_free(o: Point3, p: Point3, things: Sequence[Prism], panes: Sequence[Sheet]) -> bool:
    low_u, high_u = sorted((o[0], p[0]))
    low_v, high_v = sorted((o[1], p[1]))
    beside: list[tuple[Fraction, Fraction, tuple[Fraction, ...], int]] = []
    for thing in things:
        corners_u = [u for u, _ in _corners(thing)]
        corners_v = [v for _, v in _corners(thing)]
        if max(corners_u) < low_u or min(corners_u) > high_u or max(corners_v) < low_v or min(corners_v) > high_v:
            continue
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


def _corners(thing: Prism) -> tuple[tuple[int, int], ...]:
    from stronghold_gui.games.fortress.field.hexes import ring

    return ring(thing.at, thing.divisor)


def _meets(o: Point3, p: Point3, thing: Prism) -> tuple[Fraction, Fraction, tuple[Fraction, ...] | None, int] | None:
    """Cut the line by the eight half-spaces of a prism."""
    low, high, side = Fraction(0), Fraction(1), 0
    face: tuple[Fraction, ...] | None = None
    corners = _corners(thing)
    cuts: list[tuple[int, int, tuple[Fraction, ...], int]] = [
        (o[2] - thing.low, p[2] - thing.low, (Fraction(0), Fraction(0), Fraction(thing.low)), 1),
        (thing.high - o[2], thing.high - p[2], (Fraction(0), Fraction(0), Fraction(thing.high)), -1),
    ]
    for (x1, y1), (x2, y2) in zip(corners, (*corners[1:], corners[0]), strict=True):
        a, b = y1 - y2, x2 - x1
        c = a * x1 + b * y1
        lead = a or b
        name: tuple[Fraction, ...] = (Fraction(a, lead), Fraction(b, lead), Fraction(c, lead), Fraction(1))
        cuts.append((a * o[0] + b * o[1] - c, a * p[0] + b * p[1] - c, name, 1 if lead > 0 else -1))
    for start, end, name, way in cuts:
        if start == end == 0:
            if face is not None:
                return None
            face, side = name, way
        elif start <= 0 and end <= 0:
            return None
        elif start != end:
            t = Fraction(start, start - end)
            low, high = (max(low, t), high) if end > start else (low, min(high, t))
    return (low, high, face, side) if low < high else None


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
