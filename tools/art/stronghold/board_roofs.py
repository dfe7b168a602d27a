"""The parts of houses: walls and roofs in a bird's-eye view from the south, with light from the upper left."""

from typing import NamedTuple

from tools.art.stronghold.board_canvas import INK, PAVING_SHADE, Box, Point, Sheet

GLASS, LIT_GLASS = "#46525e", "#f2c75c"


class Roof(NamedTuple):
    """The tones of a roof: the slope away from us or to the left, that towards us, that to the right, its lines."""

    light: str
    face: str
    dark: str
    lines: str


SOOT = Roof("#67605c", "#4d4744", "#3b3634", "#332f2d")
TILE = Roof("#c9745a", "#b05c45", "#8b4534", "#7f3e2e")
BRICK = Roof("#b8584a", "#9c4439", "#7b332b", "#6d2c25")
SHINGLE = Roof("#b98c55", "#a07443", "#7d5831", "#6d4b28")
LEAD = Roof("#8fa5b4", "#728a9b", "#586d7d", "#4f6372")
CANVAS = Roof("#a3ad78", "#86925c", "#68733f", "#5c6636")
GOLD = Roof("#ecc767", "#d3a63c", "#aa8124", "#96701c")


def shadow(s: Sheet, points: list[Point], tone: str = PAVING_SHADE) -> None:
    """Draw a shadow: the outline of its object, moved to the lower right."""
    s.poly(points, tone, tone, 2)


def cast_by(box: Box, left: float, right: float) -> list[Point]:
    """Return the shadow of a house whose roof begins so far below the upper edge of its box, at the left and right."""
    return [
        (box.x + 8, box.y + left),
        (box.right + 9, box.y + right),
        (box.right + 9, box.bottom + 4),
        (box.x + 10, box.bottom + 4),
    ]


def long_house(s: Sheet, box: Box, wall: str, roof: Roof, high: float = 22) -> None:
    """Draw a house whose ridge runs from left to right: both slopes, and the long wall towards us.

    Args:
        s: the sheet to draw on.
        box: the box of the whole house with its wall.
        wall: its colour.
        roof: its tones.
        high: how much of the wall is to be seen.
    """
    eaves = box.bottom - high
    ridge = box.y + (eaves - box.y) * 0.36
    shadow(s, cast_by(box, 10, 10))
    s.block(Box(box.x + 4, eaves - 3, box.w - 8, high + 3), wall, INK, 1.8)
    s.rect(Box(box.x + 5, eaves - 2, box.w - 10, 5), roof.lines)  # the shade below the eaves
    s.poly([(box.x + 3, box.y), (box.right - 3, box.y), (box.right, ridge), (box.x, ridge)], roof.light, INK, 1.8)
    s.poly([(box.x, ridge), (box.right, ridge), (box.right + 1, eaves), (box.x - 1, eaves)], roof.face, INK, 1.8)
    shingles(s, Box(box.x, ridge, box.w, eaves - ridge), roof)
    s.line(f"M{box.x + 1:.1f} {ridge:.1f}H{box.right - 1:.1f}", roof.lines, 2.6)


def hip_house(s: Sheet, box: Box, wall: str, roof: Roof, high: float = 22) -> None:
    """Draw a house with a roof that slopes to all four sides."""
    eaves, inset = box.bottom - high, min(box.w * 0.22, 24)
    ridge = box.y + (eaves - box.y) * 0.4
    a, b, c, d = (box.x, box.y), (box.right, box.y), (box.right, eaves), (box.x, eaves)
    left, right = (box.x + inset, ridge), (box.right - inset, ridge)
    shadow(s, cast_by(box, 10, 10))
    s.block(Box(box.x + 4, eaves - 3, box.w - 8, high + 3), wall, INK, 1.8)
    s.rect(Box(box.x + 5, eaves - 2, box.w - 10, 5), roof.lines)
    s.poly([a, b, right, left], roof.light, INK, 1.6)
    s.poly([a, left, d], roof.light, INK, 1.6)
    s.poly([b, c, right], roof.dark, INK, 1.6)
    s.poly([left, right, c, d], roof.face, INK, 1.6)
    shingles(s, Box(box.x + inset, ridge, box.w - 2 * inset, eaves - ridge), roof, flare=inset)
    s.line(f"M{left[0]:.1f} {ridge:.1f}H{right[0]:.1f}", roof.lines, 2.4)


def gable_house(s: Sheet, box: Box, wall: str, roof: Roof, rise: float, high: float = 22,
                *, cast: bool = True) -> None:  # fmt: skip
    """Draw a house with its gable towards us: a slope to the left, one to the right, the wall of the gable below.

    Args:
        s: the sheet to draw on.
        box: the box of the whole house with its wall.
        wall: its colour.
        roof: its tones.
        rise: how much the ridge lies above the eaves.
        high: how much of the wall below the eaves is to be seen.
        cast: whether it throws a shadow on the ground; a dormer does not.
    """
    eaves = box.bottom - high
    x, right, cx = box.x, box.right, box.cx
    if cast:
        shadow(s, cast_by(box, rise + 8, rise))
    foot = [(right - 4, box.bottom), (x + 4, box.bottom)]
    s.poly([(x + 4, eaves - 2), (cx, eaves - rise), (right - 4, eaves - 2), *foot], wall, INK, 1.8)
    s.poly([(cx, box.y), (cx, eaves - rise), (x, eaves), (x, box.y + rise)], roof.light, INK, 1.8)
    s.poly([(cx, box.y), (right, box.y + rise), (right, eaves), (cx, eaves - rise)], roof.dark, INK, 1.8)
    for k in (0.3, 0.6, 0.85):
        s.line(
            f"M{cx + (x - cx) * k:.1f} {box.y + rise * k + 2:.1f}V{eaves - rise * (1 - k) - 2:.1f}"
            f"M{cx + (right - cx) * k:.1f} {box.y + rise * k + 2:.1f}V{eaves - rise * (1 - k) - 2:.1f}",
            roof.lines,
            1,
        )
    s.line(f"M{cx:.1f} {box.y + 1:.1f}V{eaves - rise:.1f}", roof.lines, 2.4)


def shingles(s: Sheet, box: Box, roof: Roof, flare: float = 0) -> None:
    """Draw rows of shingles on a slope that faces us; ``flare`` is how much wider its lower edge is on each side."""
    rows = max(2, round(box.h / 8))
    lines = ticks = ""
    for row in range(1, rows):
        y, wide = box.y + box.h * row / rows, flare * row / rows
        lines += f"M{box.x - wide + 2:.1f} {y:.1f}H{box.right + wide - 2:.1f}"
    for row in range(rows):
        y, wide = box.y + box.h * row / rows, flare * row / rows
        x = box.x - wide + 6 + s.rng.uniform(0, 8)
        while x < box.right + wide - 4:
            ticks += f"M{x:.1f} {y + 1:.1f}v{box.h / rows - 2:.1f}"
            x += s.rng.uniform(9, 17)
    s.line(lines, roof.lines, 1)
    s.line(ticks, roof.lines, 0.8)
    glints = "".join(
        f"M{s.rng.uniform(box.x + 4, box.right - 14):.1f} {box.y + box.h * s.rng.randrange(rows) / rows + 3:.1f}"
        f"h{s.rng.uniform(5, 9):.1f}"
        for _ in range(max(3, round(box.w / 18)))
    )
    s.line(glints, roof.light, 1.8)


def cone(s: Sheet, x: float, y: float, rx: float, high: float, roof: Roof) -> None:
    """Draw a pointed round roof: eaves around (x, y), lit on its left."""
    ry, top = rx * 0.5, y - high
    s.path(
        f"M{x:.1f} {top:.1f}L{x + rx:.1f} {y:.1f}A{rx:.1f} {ry:.1f} 0 0 1 {x - rx:.1f} {y:.1f}Z", roof.face, INK, 1.8
    )
    s.path(f"M{x:.1f} {top + 2:.1f}L{x + rx - 1:.1f} {y:.1f}A{rx - 1:.1f} {ry - 1:.1f} 0 0 1 {x + rx * 0.25:.1f} "
           f"{y + ry * 0.93:.1f}Z", roof.dark)  # fmt: skip
    s.path(f"M{x:.1f} {top + 2:.1f}L{x - rx * 0.35:.1f} {y + ry * 0.9:.1f}A{rx - 1:.1f} {ry - 1:.1f} 0 0 1 "
           f"{x - rx + 1:.1f} {y:.1f}Z", roof.light)  # fmt: skip


def drum(s: Sheet, x: float, y: float, r: float, high: float, wall: str, shade: str) -> None:
    """Draw the round wall below a cone: its upper rim at y."""
    ry = r * 0.5
    s.path(
        f"M{x - r:.1f} {y:.1f}v{high:.1f}A{r:.1f} {ry:.1f} 0 0 0 {x + r:.1f} {y + high:.1f}v{-high:.1f}Z",
        wall,
        INK,
        1.8,
    )
    s.path(f"M{x + r * 0.35:.1f} {y:.1f}v{high + ry * 0.9:.1f}Q{x + r:.1f} {y + high + ry * 0.5:.1f} {x + r - 1:.1f} "
           f"{y + high:.1f}v{-high:.1f}Z", shade)  # fmt: skip


def window(s: Sheet, x: float, y: float, w: float = 7, h: float = 12, glass: str = GLASS) -> None:
    """Draw a small window with a round top, standing on (x, y)."""
    s.path(
        f"M{x - w / 2:.1f} {y:.1f}v{-(h - w / 2):.1f}a{w / 2:.1f} {w / 2:.1f} 0 0 1 {w:.1f} 0v{h - w / 2:.1f}Z",
        glass,
        INK,
        1.2,
    )


def door(s: Sheet, x: float, y: float, colour: str = "#6b4323", w: float = 15, h: float = 19) -> None:
    """Draw a door with a round top, standing on (x, y), with its planks."""
    s.path(
        f"M{x - w / 2:.1f} {y:.1f}v{-(h - w / 2):.1f}a{w / 2:.1f} {w / 2:.1f} 0 0 1 {w:.1f} 0v{h - w / 2:.1f}Z",
        colour,
        INK,
        1.6,
    )
    s.line(f"M{x - w / 6:.1f} {y - 1:.1f}v{3 - h:.1f}M{x + w / 6:.1f} {y - 1:.1f}v{3 - h:.1f}", "#3c2412", 0.9)


def flag(s: Sheet, x: float, y: float, colour: str, high: float = 22) -> None:
    """Draw a pole with a pennant, foot at (x, y)."""
    s.line(f"M{x:.1f} {y:.1f}v{-high:.1f}", INK, 1.8)
    s.path(f"M{x:.1f} {y - high:.1f}q8-2 17 4q-9 1-17 6Z", colour, INK, 1.2)
