"""The ground of Fortress: the tops of hexes, the visible sides, and the shade of higher ones."""

from __future__ import annotations

from math import sin

from stronghold_gui.desktop.fortress.angle import FLAT, LEVEL, RADIUS, WIDE
from tools.art.fortress.solid import Drawing, Ground, Stuff, hexagon, mixed, seen, side_colour, whole_hex

TERRAINS = ("grass", "sand", "rock", "road", "water", "walk")
VARIANTS = 3
STANDARD = {
    "grass": Stuff("#8fb35c", "#8a6f47", "#5a4629", "#5f7c3b"),
    "sand": Stuff("#dcc488", "#c2a565", "#86703f", "#ab9055"),
    "rock": Stuff("#a8a49b", "#8f8b82", "#5b5851", "#7c786f"),
    "road": Stuff("#c3ab86", "#a38c66", "#6b5a3d", "#8e7752"),
    "water": Stuff("#6fa9c9", "#5d8ba6", "#3d6078", "#4c7f9d"),
    "walk": Stuff("#e3d8c0", "#cdbf9f", "#8a7d62", "#9d9073"),
}
CONTRAST = {
    "grass": Stuff("#c9f29b", "#a98850", "#3c2a10", "#000000"),
    "sand": Stuff("#ffeeb0", "#d8b560", "#5a4512", "#000000"),
    "rock": Stuff("#cfcfcf", "#a0a0a0", "#383838", "#000000"),
    "road": Stuff("#f0cf9c", "#b08a50", "#4a330c", "#000000"),
    "water": Stuff("#8fd0ff", "#5d9bd0", "#143c60", "#000000"),
    "walk": Stuff("#ffffff", "#e0e0e0", "#555555", "#000000"),
}


def ground(stuffs: dict[str, Stuff], *, plain: bool) -> dict[str, str]:
    """Return the pictures of the ground by their names; ``plain`` without what only adorns."""
    made: dict[str, str] = {}
    for name in TERRAINS:
        for variant in range(VARIANTS):
            made[f"top.{name}.{variant}"] = _top(name, stuffs[name], variant, plain=plain)
        made[f"side.{name}"] = _side(stuffs[name])
    for number, where in ((2, "sw"), (3, "w"), (4, "nw")):
        made[f"shade.{where}"] = _shade(number)
    made["shade.all"] = _shade_all()
    return made


def _random(seed: int) -> float:
    """Return a number from 0 to 1 that looks like chance and is always the same."""
    return abs(sin(seed * 12.9898) * 43758.5453) % 1.0


def _top(name: str, stuff: Stuff, variant: int, *, plain: bool) -> str:
    drawing = whole_hex()
    drawing.polygon([seen(corner) for corner in hexagon(0.995)], stuff.top, stuff.line, 1.0)
    if not plain:
        _light(drawing, stuff)
        {"grass": _tufts, "sand": _grains, "rock": _cracks, "road": _cobbles, "water": _waves, "walk": _slabs}[name](
            drawing, stuff, variant
        )
    return drawing.text()


def _light(drawing: Drawing, stuff: Stuff) -> None:
    """Draw a brighter edge towards the light, a darker one away from it."""
    corners = [seen(corner) for corner in hexagon(0.93)]
    drawing.line([corners[3], corners[4], corners[5]], mixed(stuff.top, "#ffffff", 0.28), 1.4)
    drawing.line([corners[0], corners[1], corners[2]], mixed(stuff.top, "#000000", 0.10), 1.4)


def _spots(variant: int, count: int, salt: int) -> list[Ground]:
    """Return points well inside a hex."""
    found = []
    for number in range(count):
        seed = variant * 97 + salt * 31 + number
        x, y = (_random(seed) - 0.5) * 1.25 * RADIUS, (_random(seed + 500) - 0.5) * 1.15 * RADIUS
        found.append((x, y * FLAT))
    return found


def _tufts(drawing: Drawing, stuff: Stuff, variant: int) -> None:
    for number, (x, y) in enumerate(_spots(variant, 5 + variant, 1)):
        ink = mixed(stuff.top, "#2c4a10" if number % 2 else "#e8f2a0", 0.34)
        drawing.line([(x - 2.2, y - 3), (x, y), (x + 0.4, y - 3.8), (x + 0.4, y), (x + 2.6, y - 2.8)], ink, 0.9)


def _grains(drawing: Drawing, stuff: Stuff, variant: int) -> None:
    for x, y in _spots(variant, 9, 2):
        drawing.add(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="1" fill="{mixed(stuff.top, "#7a5c20", 0.35)}"/>')
    for x, y in _spots(variant, 2, 7):
        path = f"M{x - 7:.1f} {y:.1f}q3.5 -2.6 7 0t7 0"
        drawing.add(f'<path d="{path}" fill="none" stroke="{mixed(stuff.top, "#ffffff", 0.4)}" stroke-width="1"/>')


def _cracks(drawing: Drawing, stuff: Stuff, variant: int) -> None:
    for number, (x, y) in enumerate(_spots(variant, 4, 3)):
        ink = mixed(stuff.top, "#000000", 0.26)
        turn = (-1) ** number
        drawing.line([(x - 6, y - 1.5 * turn), (x - 1, y + 1.4), (x + 3, y - 1.0 * turn), (x + 6.5, y + 2)], ink, 0.9)
        drawing.line([(x - 5, y - 1.5 * turn - 1), (x, y + 0.2)], mixed(stuff.top, "#ffffff", 0.35), 0.8)


def _cobbles(drawing: Drawing, stuff: Stuff, variant: int) -> None:
    for number, (x, y) in enumerate(_spots(variant, 9, 4)):
        tint = mixed(stuff.top, "#ffffff" if number % 2 else "#4a3a20", 0.2)
        drawing.add(f'<ellipse cx="{x:.1f}" cy="{y:.1f}" rx="4.2" ry="2.4" fill="{tint}"'
                    f' stroke="{mixed(stuff.top, "#000000", 0.3)}" stroke-width="0.6"/>')  # fmt: skip


def _waves(drawing: Drawing, stuff: Stuff, variant: int) -> None:
    for number, (x, y) in enumerate(_spots(variant, 5, 5)):
        tint = mixed(stuff.top, "#ffffff", 0.55 if number % 2 else 0.3)
        path = f"M{x - 8:.1f} {y:.1f}q4 -3 8 0t8 0"
        drawing.add(f'<path d="{path}" fill="none" stroke="{tint}" stroke-width="1.2"/>')


def _slabs(drawing: Drawing, stuff: Stuff, variant: int) -> None:
    ink = mixed(stuff.top, "#6f6248", 0.5)
    for row in (-0.5, 0.0, 0.5):
        half = WIDE / 2 * (0.98 - max(0.0, abs(row) - 0.5) * 2)
        drawing.line([(-half, row * RADIUS * FLAT), (half, row * RADIUS * FLAT)], ink, 0.7)
    for number, row in enumerate((-0.75, -0.25, 0.25, 0.75)):
        for x in (-0.26, 0.26) if (number + variant) % 2 else (-0.02, -0.4 + 0.04 * variant, 0.4):
            if abs(row) > 0.7 and abs(x) > 0.3:
                continue
            drawing.line([(x * WIDE, (row - 0.25) * RADIUS * FLAT), (x * WIDE, (row + 0.25) * RADIUS * FLAT)], ink, 0.7)


def _side(stuff: Stuff) -> str:
    """Return a level of the two sides of a hex that can be seen."""
    deep = RADIUS * FLAT
    drawing = Drawing(-WIDE / 2 - 1.5, deep / 2 - 1.5, WIDE + 3, deep / 2 + LEVEL + 3)
    corners = hexagon(0.995)
    for start, end in ((corners[2], corners[3]), (corners[1], corners[2])):
        normal = end[1] - start[1], start[0] - end[0]
        if normal[1] < 0:
            normal = -normal[0], -normal[1]
        points = [seen(start), seen(end), seen(end, -1), seen(start, -1)]
        drawing.polygon(points, side_colour(normal, stuff), stuff.line, 0.6)
    light = mixed(stuff.top, "#ffffff", 0.35)
    drawing.line([seen(corners[3]), seen(corners[2]), seen(corners[1])], light, 0.9)
    return drawing.text()


def _shade(edge: int) -> str:
    """Return the shade along an edge, from what is a little higher there."""
    drawing = whole_hex()
    corners = hexagon()
    ends = [corners[edge], corners[(edge + 1) % 6]]
    for reach, dark in ((0.30, 0.16), (0.16, 0.20)):
        inner = [(x + reach * RADIUS, y + 0.35 * reach * RADIUS) for x, y in reversed(ends)]
        inner = [(x, min(y, (RADIUS - abs(x) / 3**0.5))) for x, y in inner]
        drawing.polygon([seen(p) for p in (*ends, *inner)], "#0c0a1c", more=f' fill-opacity="{dark}"')
    return drawing.text()


def _shade_all() -> str:
    """Return the shade over a whole hex, from a wall beside it."""
    drawing = whole_hex()
    drawing.polygon([seen(corner) for corner in hexagon()], "#0c0a1c", more=' fill-opacity="0.34"')
    return drawing.text()
