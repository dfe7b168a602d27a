"""The things that a single line of sight meets, in whole numbers throughout (rules, section 10, a to c).

A stretch of a line is two fractions of its length, from 0 to 1, written as numerator and denominator.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from msgspec import Struct

from stronghold_gui.games.fortress.sight.solids import Bounds, Prism, Sheet

Point3 = tuple[int, int, int]
Ends = tuple[int, int, int, int]
"""The coordinate of a point in each direction of ``Bounds``."""
Plane = tuple[int, int]
"""A plane with faces of solids: the number of its direction (upwards, or one of three normals), and its coordinate."""
Stretch = tuple[int, int, int, int]
"""A part of a line, from ``a/b`` to ``c/d`` of its length."""

_WAYS: Final = ((0, 0, 1), (1, 2, 3), (2, 4, 5), (3, 6, 7))
"""Each direction, and the indices of its two bounds in ``Bounds``."""


class Beside(Struct, frozen=True):
    """A stretch of a line within the plane of a solid's face: the plane, and the solid's side of it."""

    stretch: Stretch
    plane: Plane
    side: int


def met_along(o: Point3, p: Point3, solids: Iterable[Prism]) -> Iterator[tuple[Prism, Stretch | Beside]]:
    """Yield the solids that a line meets, each with the stretch that is strictly inside it or along one of its faces.

    Most solids near a line are beside, below or above it, which their bounds alone show.
    """
    ou, ov, oz = o
    pu, pv, pz = p
    o1, o2, o3, p1, p2, p3 = 2 * ou + ov, ou + 2 * ov, ou - ov, 2 * pu + pv, pu + 2 * pv, pu - pv
    level, flat1, flat2, flat3 = oz == pz, o1 == p1, o2 == p2, o3 == p3
    # Skip a solid if both ends are outside the same bound; but a line in the plane of a face may touch it.
    for solid in solids:
        low, high, low1, high1, low2, high2, low3, high3 = solid.bounds
        if (
            (oz <= low >= pz and not (level and oz == low))
            or (oz >= high <= pz and not (level and oz == high))
            or (o1 <= low1 >= p1 and not (flat1 and o1 == low1))
            or (o1 >= high1 <= p1 and not (flat1 and o1 == high1))
            or (o2 <= low2 >= p2 and not (flat2 and o2 == low2))
            or (o2 >= high2 <= p2 and not (flat2 and o2 == high2))
            or (o3 <= low3 >= p3 and not (flat3 and o3 == low3))
            or (o3 >= high3 <= p3 and not (flat3 and o3 == high3))
        ):
            continue
        met = _cut(solid.bounds, (oz, o1, o2, o3), (pz, p1, p2, p3))
        if met is not None:
            yield solid, met


def _cut(bounds: Bounds, o: Ends, p: Ends) -> Stretch | Beside | None:
    """Cut a line, given by the coordinates of its ends in each direction, by the bounds of a solid.

    A line in the plane of a face is beside the solid; lines farther out were ruled out before.
    """
    low_n, low_d, high_n, high_d = 0, 1, 1, 1
    beside: tuple[Plane, int] | None = None
    for way, under, above in _WAYS:
        start, end, low, high = o[way], p[way], bounds[under], bounds[above]
        if start == end:
            if low < start < high:
                continue
            if beside is not None:
                return None
            beside = (way, start), 1 if start == low else -1
            continue
        # Negate a falling coordinate, so that the line always enters at the lower bound and leaves at the higher.
        if start > end:
            start, end, low, high = -start, -end, -high, -low
        if start < low and (low - start) * low_d > low_n * (end - start):
            low_n, low_d = low - start, end - start
        if end > high and (high - start) * high_d < high_n * (end - start):
            high_n, high_d = high - start, end - start
    if low_n * high_d >= high_n * low_d:
        return None
    stretch = low_n, low_d, high_n, high_d
    return stretch if beside is None else Beside(stretch, *beside)


def overlap(one: Stretch, other: Stretch) -> bool:
    """Return whether two stretches have more than a point in common."""
    a, b, c, d = one
    e, f, g, h = other
    low_n, low_d = (a, b) if a * f >= e * b else (e, f)
    high_n, high_d = (c, d) if c * h <= g * d else (g, h)
    return low_n * high_d < high_n * low_d


def joint(one: Beside, other: Beside) -> bool:
    """Return whether a line cannot pass between two solids on both sides of one plane (rule b)."""
    return one.plane == other.plane and one.side != other.side and overlap(one.stretch, other.stretch)


def crosses(o: Point3, p: Point3, sheet: Sheet) -> bool:
    """Return whether a line passes a sheet, its upright ends included, its top and bottom not (rule c)."""
    au, av = sheet.start
    du, dv = sheet.end[0] - au, sheet.end[1] - av
    start = du * (o[1] - av) - dv * (o[0] - au)
    end = du * (p[1] - av) - dv * (p[0] - au)
    if not start or not end or (start > 0) == (end > 0):
        return False
    # Multiply by the length of the line in these units, made positive, to stay with whole numbers.
    whole, part = (start - end, start) if start > end else (end - start, -start)
    u, v, z = (o[i] * whole + (p[i] - o[i]) * part for i in range(3))
    along = du * (u - au * whole) + dv * (v - av * whole)
    return 0 <= along <= (du * du + dv * dv) * whole and sheet.low * whole < z < sheet.high * whole


def is_free(o: Point3, p: Point3, solids: Iterable[Prism], sheets: Iterable[Sheet]) -> bool:
    """Return whether a line meets nothing."""
    return blocker(o, p, solids) is None and not any(crosses(o, p, sheet) for sheet in sheets)


def blocker(o: Point3, p: Point3, solids: Iterable[Prism]) -> Prism | None:
    """Return the first of some solids that blocks a line, alone or together with an earlier one, or ``None``."""
    along: list[Beside] = []
    for solid, met in met_along(o, p, solids):
        if not isinstance(met, Beside) or any(joint(met, other) for other in along):
            return solid
        along.append(met)
    return None


def ends(point: Point3) -> Ends:
    """Return the coordinates of a point along each direction."""
    u, v, z = point
    return z, 2 * u + v, u + 2 * v, u - v


def hides(solid: Prism, o: Ends, points: Iterable[Ends]) -> bool:
    """Return whether a solid blocks the lines from a point to all others, and so to all points between them.

    The shadow of a convex solid is convex.
    """
    return all(isinstance(_cut(solid.bounds, o, p), tuple) for p in points)


def met_by(o: Point3, p: Point3, solids: Iterable[Prism], sheets: Iterable[Sheet]) -> list[Prism | Sheet]:
    """Return everything that blocks a line, the nearest solid first, sheets last."""
    found: list[tuple[float, Prism | Sheet]] = []
    along: list[Beside] = []
    for solid, met in met_along(o, p, solids):
        if isinstance(met, Beside):
            if any(joint(met, other) for other in along):
                found.append((met.stretch[0] / met.stretch[1], solid))
            along.append(met)
        else:
            found.append((met[0] / met[1], solid))
    ordered = sorted(found, key=lambda pair: pair[0])
    return [*(thing for _, thing in ordered), *(sheet for sheet in sheets if crosses(o, p, sheet))]
