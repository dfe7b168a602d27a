"""A single line of sight: what it meets on its way (rules, section 10, a to c). Whole numbers throughout.

A stretch of a line is two fractions of its length, from 0 to 1, written as numerator and denominator.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from stronghold_gui.core.value import value
from stronghold_gui.games.fortress.sight.solids import Prism, Sheet, plane

Point3 = tuple[int, int, int]
Plane = tuple[int, int, int, int]
Stretch = tuple[int, int, int, int]
"""From ``a/b`` to ``c/d`` of a line's length."""

_ENDS = 2
"""Bottom and top, which stand before the sides where faces are numbered."""


@value
class Beside:
    """A stretch of a line that runs in the plane of a solid's face: the plane, and on which side the solid lies."""

    prism: Prism
    stretch: Stretch
    plane: Plane
    side: int


def through(o: Point3, p: Point3, solid: Prism) -> Stretch | Beside | None:
    """Return how a line meets a solid: a stretch strictly inside, one along a face, or nothing.

    Most solids near a line are beside, below or above it: that is found out with as few faces as possible.
    """
    ou, ov, oz = o
    pu, pv, pz = p
    # How far both ends lie within each face: first bottom and top, then the sides.
    low, high = solid.low, solid.high
    if (oz <= low >= pz and (oz != low or pz != low)) or (oz >= high <= pz and (oz != high or pz != high)):
        return None
    values = [(oz - low, pz - low), (high - oz, high - pz)]
    for a, b, c in solid.sides:
        start, end = a * ou + b * ov - c, a * pu + b * pv - c
        if start <= 0 and end <= 0 and (start or end):
            return None
        values.append((start, end))
    return _cut(solid, values)


def _cut(solid: Prism, values: list[tuple[int, int]]) -> Stretch | Beside | None:
    """Cut a line, whose ends lie so far within each face, by all of them."""
    low_n, low_d, high_n, high_d = 0, 1, 1, 1
    face: tuple[Plane, int] | None = None
    for index, (start, end) in enumerate(values):
        if start < 0:
            if -start * low_d > low_n * (end - start):
                low_n, low_d = -start, end - start
        elif end < 0:
            if start * high_d < high_n * (start - end):
                high_n, high_d = start, start - end
        elif not start and not end:
            if face is not None:
                return None
            face = _face(solid, index)
    if low_n * high_d >= high_n * low_d:
        return None
    stretch = low_n, low_d, high_n, high_d
    return Beside(solid, stretch, *face) if face is not None else stretch


def _face(solid: Prism, index: int) -> tuple[Plane, int]:
    """Return the plane of a face and the side on which the solid lies: bottom, top, six sides."""
    if index >= _ENDS:
        return plane(solid.sides[index - _ENDS])
    bottom = index == 0
    return (0, 0, solid.low if bottom else solid.high, 0), 1 if bottom else -1


def overlap(one: Stretch, other: Stretch) -> bool:
    """Return whether two stretches have more than a point in common."""
    a, b, c, d = one
    e, f, g, h = other
    low_n, low_d = (a, b) if a * f >= e * b else (e, f)
    high_n, high_d = (c, d) if c * h <= g * d else (g, h)
    return low_n * high_d < high_n * low_d


def joint(one: Beside, other: Beside) -> bool:
    """Return whether a line cannot pass between two solids that lie against one plane from both sides (rule b)."""
    return one.plane == other.plane and one.side != other.side and overlap(one.stretch, other.stretch)


def crosses(o: Point3, p: Point3, sheet: Sheet) -> bool:
    """Return whether a line passes a sheet, its upright ends included, its top and bottom not (rule c)."""
    au, av = sheet.start
    du, dv = sheet.end[0] - au, sheet.end[1] - av
    start = du * (o[1] - av) - dv * (o[0] - au)
    end = du * (p[1] - av) - dv * (p[0] - au)
    if not start or not end or (start > 0) == (end > 0):
        return False
    # Everything times the length of the line in these units, made positive.
    whole, part = (start - end, start) if start > end else (end - start, -start)
    u, v, z = (o[i] * whole + (p[i] - o[i]) * part for i in range(3))
    along = du * (u - au * whole) + dv * (v - av * whole)
    return 0 <= along <= (du * du + dv * dv) * whole and sheet.low * whole < z < sheet.high * whole


def is_free(o: Point3, p: Point3, solids: Iterable[Prism], sheets: Iterable[Sheet]) -> bool:
    """Return whether a line meets nothing."""
    return blocker(o, p, solids) is None and not any(crosses(o, p, sheet) for sheet in sheets)


def blocker(o: Point3, p: Point3, solids: Iterable[Prism]) -> Prism | None:
    """Return the first of some solids with which it is certain that a line does not pass them."""
    beside: list[Beside] = []
    for solid in solids:
        met = through(o, p, solid)
        if met is None:
            continue
        if not isinstance(met, Beside) or any(joint(met, other) for other in beside):
            return solid
        beside.append(met)
    return None


def met_by(o: Point3, p: Point3, solids: Sequence[Prism], sheets: Sequence[Sheet]) -> list[Prism | Sheet]:
    """Return everything that blocks a line, the nearest solid first, sheets last."""
    found: list[tuple[float, Prism | Sheet]] = []
    beside: list[Beside] = []
    for solid in solids:
        met = through(o, p, solid)
        if isinstance(met, Beside):
            if any(joint(met, other) for other in beside):
                found.append((met.stretch[0] / met.stretch[1], solid))
            beside.append(met)
        elif met is not None:
            found.append((met[0] / met[1], solid))
    ordered = sorted(found, key=lambda pair: pair[0])
    return [*(thing for _, thing in ordered), *(sheet for sheet in sheets if crosses(o, p, sheet))]
