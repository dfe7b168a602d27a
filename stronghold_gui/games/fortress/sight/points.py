"""The points from which a figure sees, and those at which it is seen (rules, section 10: origins and hit zone)."""

from __future__ import annotations

from stronghold_gui.games.fortress.field.field import Field
from stronghold_gui.games.fortress.field.hexes import centre, ring
from stronghold_gui.games.fortress.sight.lines import Ends, Point3, ends

HALF = 2
"""Divisor of a hex for the half hexagon, which is as wide as the hit zone and the rim."""


def own_points(field: Field, spots: tuple[int, ...], height: int, *, head: bool) -> tuple[Point3, ...]:
    """Return a figure's own points, a half level below the top of each half, or for ``head`` at the top."""
    down = 0 if head else 1
    return tuple((*centre(field.at(spot)), 2 * (field.level[spot] + height) - down) for spot in spots)


def battlement_points(field: Field, spots: tuple[int, ...]) -> tuple[Point3, ...]:
    """Return the ends of battlements that a figure can lean over, from inside only (RF-50)."""
    known = field.leaned_over
    found = {point for spot in spots for point in known.get(field.spots[spot], ())}
    return tuple(sorted(found))


def leans_over(field: Field, spots: tuple[int, ...]) -> bool:
    """Return whether a figure can lean over any battlement."""
    known = field.leaned_over
    return any(known.get(field.spots[spot]) for spot in spots)


def rim_points(field: Field, spots: tuple[int, ...]) -> tuple[Point3, ...]:
    """Return the rim of the base of a figure on a rung (RF-52)."""
    return tuple(
        (*corner, 2 * field.level[spot])
        for spot in spots
        if field.ladder[spot] >= 0
        for corner in ring(field.at(spot), HALF)
    )


def hit_zone(field: Field, spots: tuple[int, ...], height: int, *, whole: bool) -> tuple[Point3, ...]:
    """Return the points at which a figure is seen.

    If any part of it counts (``whole``), its top and base belong to them (RF-53). On a rung its base always does.
    """
    found: list[Point3] = []
    for spot in spots:
        low, high = 2 * field.level[spot], 2 * (field.level[spot] + height)
        heights = [high - 1, low + height, low + 2]
        if whole:
            heights.append(high)
        if whole or field.ladder[spot] >= 0:
            heights.append(low)
        at = field.at(spot)
        found += [(*corner, z) for z in heights for corner in (centre(at), *ring(at, HALF))]
    return tuple(found)


def outermost(field: Field, spots: tuple[int, ...], goals: tuple[Point3, ...]) -> tuple[Ends, ...]:
    """Return the outermost points of a hit zone: the corners of its hexagons at its lowest and highest level."""
    heights = [z for _, _, z in goals]
    corners = [corner for spot in spots for corner in ring(field.at(spot), HALF)]
    return tuple(ends((*corner, z)) for z in (max(heights), min(heights)) for corner in corners)
