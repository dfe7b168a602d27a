"""The scenery of Fortress in tilted view: wall sections, walks, battlements, ladders, door, flag, glyph."""

from __future__ import annotations

from itertools import pairwise
from math import sin

from stronghold_gui.desktop.fortress.angle import FLAT, LEVEL, RADIUS, WIDE
from tools.art.fortress.solid import Drawing, Ground, Stuff, hexagon, mixed, prism, seen, side_colour, whole_hex

STONE = Stuff("#ddd2ba", "#c8bb9d", "#7d7159", "#574d3a")
PLINTH = Stuff("#b5a98c", "#a29677", "#625840", "#4a412f")
SLAB = Stuff("#e6dcc6", "#dccfb2", "#938669", "#5f553f")
WOOD = Stuff("#b98850", "#a87640", "#5f3d1b", "#3a2410")
CLEAR = Stuff("#ffffff", "#f0f0f0", "#4c4c4c", "#000000")
CLEAR_WOOD = Stuff("#e0a050", "#c88030", "#4a2808", "#000000")
SECTION = 9
_INSIDE = 0.86
"""The distance of a battlement's inner side from the middle of the hex, as a share of the way to the edge."""


def walls(*, plain: bool) -> dict[str, str]:
    """Return the pictures by their names; ``plain`` without what only adorns."""
    stone, plinth, slab, wood = (CLEAR, CLEAR, CLEAR, CLEAR_WOOD) if plain else (STONE, PLINTH, SLAB, WOOD)
    made = {
        "wall.section": _masonry(stone, SECTION, 3, plain=plain),
        "wall.base": _masonry(plinth, 1, 1, plain=plain),
        "wall.walk": _masonry(slab, 1, 1, plain=plain),
    }
    for edge in range(6):
        made[f"battlement.{edge}"] = _battlement(edge, stone)
        made[f"rung.{edge}"] = _rung(edge, wood)
        made[f"flag.{edge}"] = _flag(edge, wood)
    made["glyph"] = _glyph()
    made["door-closed"] = _leaf(wood, 0.98)
    made["door-open"] = _leaf(wood, 0.5)
    return made


def _chance(seed: int) -> float:
    return abs(sin(seed * 78.233) * 24634.6345) % 1.0


def _masonry(stuff: Stuff, levels: int, courses: int, *, plain: bool) -> str:
    """Return the two visible sides of a wall of a height in levels, in courses of stones."""
    deep = RADIUS * FLAT
    drawing = Drawing(-WIDE / 2 - 1.5, deep / 2 - 1.5, WIDE + 3, deep / 2 + levels * LEVEL + 3)
    corners = hexagon(0.995)
    for side, (start, end) in enumerate(((corners[3], corners[2]), (corners[2], corners[1]))):
        normal = (-1.0, 3**0.5) if side == 0 else (1.0, 3**0.5)
        tint = side_colour(normal, stuff)
        drawing.polygon([seen(start), seen(end), seen(end, -levels), seen(start, -levels)], tint, stuff.line, 0.7)
        if courses > 1 and not plain:
            _stones(drawing, (start, end), levels, courses, tint, side)
    ink = stuff.line
    drawing.line([seen(corners[3], -levels), seen(corners[2], -levels), seen(corners[1], -levels)], ink, 1.5)
    drawing.line([seen(corners[3]), seen(corners[2]), seen(corners[1])], mixed(stuff.top, "#ffffff", 0.3), 0.9)
    return drawing.text()


def _stones(drawing: Drawing, edge: tuple[Ground, Ground], levels: int, courses: int, tint: str, side: int) -> None:
    """Draw stones: each a little lighter or darker than the others."""
    start, end = edge
    high = levels / courses
    for course in range(courses):
        cuts = (0.0, 0.34, 0.67, 1.0) if course % 2 else (0.0, 0.17, 0.5, 0.84, 1.0)
        for number, (left, right) in enumerate(pairwise(cuts)):
            light = _chance(course * 17 + number * 5 + side * 3)
            colour = mixed(tint, "#ffffff" if light > 0.5 else "#3a3020", abs(light - 0.5) * 0.30)
            ends = [(start[0] + (end[0] - start[0]) * at, start[1] + (end[1] - start[1]) * at) for at in (left, right)]
            low, top = -(course + 1) * high, -course * high
            points = [seen(ends[0], top), seen(ends[1], top), seen(ends[1], low), seen(ends[0], low)]
            drawing.polygon(points, colour, mixed(tint, "#2a2416", 0.42), 0.6)


def _along(edge: int, low: float, high: float, inner: float, outer: float) -> list[Ground]:
    """Return a strip along an edge, from one part of its length to another, between two distances from the middle."""
    one, two = hexagon()[edge], hexagon()[(edge + 1) % 6]
    ends = [(one[0] + (two[0] - one[0]) * at, one[1] + (two[1] - one[1]) * at) for at in (low, high)]
    mid = (one[0] + two[0]) / 2, (one[1] + two[1]) / 2
    found = []
    for point, far in ((ends[0], outer), (ends[1], outer), (ends[1], inner), (ends[0], inner)):
        found.append((point[0] - mid[0] * (1 - far), point[1] - mid[1] * (1 - far)))
    return found


def _battlement(edge: int, stuff: Stuff) -> str:
    """Return a battlement: a breastwork with two merlons, two levels high."""
    drawing = whole_hex(2.2)
    prism(drawing, _along(edge, 0.0, 1.0, _INSIDE, 1.0), 0, 1.1, stuff)
    merlons = ((0.04, 0.36), (0.64, 0.96))
    one, two = hexagon()[edge], hexagon()[(edge + 1) % 6]
    for low, high in merlons if one[1] < two[1] else merlons[::-1]:
        prism(drawing, _along(edge, low, high, _INSIDE, 1.0), 1.1, 2.1, stuff)
    return drawing.text()


def _rung(edge: int, stuff: Stuff) -> str:
    """Return two levels of a ladder that leans on an edge: rails, and a rung."""
    drawing = whole_hex(2.2)
    near, far = 0.80, 0.88
    rails = [_along(edge, low, low + 0.07, near, far) for low in (0.22, 0.71)]
    rails.sort(key=lambda rail: min(y for _, y in rail))
    prism(drawing, rails[0], 0, 2, stuff, top=False)
    bar = _along(edge, 0.25, 0.75, (near + far) / 2 - 0.02, (near + far) / 2 + 0.02)
    prism(drawing, bar, 0.8, 1.25, stuff)
    prism(drawing, rails[1], 0, 2, stuff, top=False)
    return drawing.text()


def _leaf(stuff: Stuff, size: float) -> str:
    """Return the leaf of the door: as high as the doorway, with planks and iron bands."""
    drawing = whole_hex(SECTION)
    corners = hexagon(size)
    prism(drawing, corners, 0, SECTION, stuff)
    for start, end in ((corners[3], corners[2]), (corners[2], corners[1])):
        for at in (0.2, 0.4, 0.6, 0.8):
            point = start[0] + (end[0] - start[0]) * at, start[1] + (end[1] - start[1]) * at
            drawing.line([seen(point, SECTION), seen(point)], stuff.line, 0.8)
        for level in (1.6, 6.6):
            points = [seen(start, level), seen(end, level), seen(end, level + 0.8), seen(start, level + 0.8)]
            drawing.polygon(points, "#3b3f46", "#15171a", 0.5)
    return drawing.text()


def _glyph() -> str:
    """Return a glyph on the ground."""
    drawing = whole_hex()
    drawing.add('<ellipse cx="0" cy="0" rx="21" ry="13.9" fill="#e8d9a0" stroke="#4e3015" stroke-width="1.6"/>')
    drawing.add('<ellipse cx="0" cy="0" rx="17" ry="11" fill="none" stroke="#a5803a" stroke-width="1.2"/>')
    drawing.add('<path d="M-8 -7L0 8L8 -7M-10 -1H10" fill="none" stroke="#7a3d10" stroke-width="2.4"/>')
    return drawing.text()


def _flag(edge: int, stuff: Stuff) -> str:
    """Return the flag, on the battlement of an edge."""
    drawing = whole_hex(11)
    one, two = hexagon()[edge], hexagon()[(edge + 1) % 6]
    x, y = seen(((one[0] + two[0]) / 2 * 0.93, (one[1] + two[1]) / 2 * 0.93))
    low, high = y - 1.0 * LEVEL, y - 10.5 * LEVEL
    drawing.line([(x, low), (x, high)], stuff.line, 3.0)
    drawing.line([(x, low), (x, high)], stuff.top, 1.6)
    way = -1 if x > 0 else 1
    path = (f"M{x:.1f} {high:.1f}q{7 * way} -3 {14 * way} 1t{14 * way} 0l{-5 * way} 8l{5 * way} 8"
            f"q{-7 * way} 3 {-14 * way} 0t{-14 * way} 1Z")  # fmt: skip
    drawing.add(f'<path d="{path}" fill="#c62d1b" stroke="#4a0d06" stroke-width="1.2"/>')
    drawing.add(f'<circle cx="{x:.1f}" cy="{high:.1f}" r="2.2" fill="#e8c34a" stroke="#4a3506" stroke-width="0.8"/>')
    return drawing.text()
