"""The fortress wall from the inside to the field: timber gallery, walk, breastwork, battlements, face; the towers."""

import math
import random
from typing import NamedTuple

from tools.art.stronghold import board_canvas as c
from tools.art.stronghold import piece_glyphs
from tools.art.stronghold.board_canvas import Box, Sheet
from tools.art.stronghold.board_layout import Layout, sag
from tools.art.stronghold.board_marks import hint, places, plaque

DECK, WALK, BREAST, CREST, FACE, FOOT = 251.0, 302.0, 346.5, 382.0, 393.0, 414.0
"""The beginning of each part of the wall in the middle of the board, from the inside outwards."""
_STEPS = range(0, 1601, 20)
"""The points from edge to edge of the board between which lines along the wall are straight."""
TOWER_RADIUS = 26.0
POT = piece_glyphs.shape("M6 20 H58 Q60 56 32 57 Q4 56 6 20Z M3 10 H61 V18 H3Z")
_DECK_HINT, _ORDER_HINT = "#b79f76", "#a98f5c"


def band(top: float, bottom: float) -> str:
    """Return the strip of wall between two depths, from edge to edge; it follows the bulge of the fortress."""
    upper = "L".join(f"{x:.1f} {top + sag(x):.1f}" for x in _STEPS)
    lower = "L".join(f"{x:.1f} {bottom + sag(x):.1f}" for x in reversed(_STEPS))
    return f"M{upper}L{lower}Z"


def along(y: float) -> str:
    """Return a line along the wall at a depth, from edge to edge."""
    return "M" + "L".join(f"{x:.1f} {y + sag(x):.1f}" for x in _STEPS)


def wall(sheet: Sheet) -> None:
    """Build the wall itself, from edge to edge of the picture."""
    sheet.path(band(FOOT - 4, FOOT + 9), "#a58d60")  # its shadow on the ground
    sheet.path(band(WALK - 9, WALK), c.STONE_DARK)  # the inner face, in the shade
    for top, bottom, fill in (
        (WALK - 3, BREAST, c.STONE_LIGHT),
        (BREAST, CREST, c.STONE),
        (CREST, FOOT, c.STONE_DARK),
    ):
        sheet.path(band(top, bottom), fill)
    _flags(sheet)
    _breastwork(sheet)
    _face(sheet)
    sheet.line(along(WALK - 3), c.STONE_EDGE, 1.8)
    sheet.line(along(BREAST), "#8f8779", 1.6)
    sheet.line(along(FOOT), c.STONE_EDGE, 2.2)
    _battlements(sheet)


class Courses(NamedTuple):
    """Three rows of stones, one below the other.

    Attributes:
        top, height: the upper edge of the first row, and the height of a row.
        first: the widest that a row's first stone may be.
        widths: the narrowest and the widest of the others.
    """

    top: float
    height: int
    first: float
    widths: tuple[float, float]


def _joints(sheet: Sheet, rng: random.Random, courses: Courses, colour: str) -> None:
    """Draw the upright joints between the stones of three rows, from edge to edge of the picture."""
    joints: list[str] = []
    for row in range(3):
        x = rng.uniform(0, courses.first)
        while x < 1600:
            joints.append(f"M{x:.0f} {courses.top + row * courses.height + sag(x):.1f}v{courses.height - 1}")
            x += rng.uniform(*courses.widths)
    for start in range(0, len(joints), 24):
        sheet.line("".join(joints[start : start + 24]), colour, 1.1)


def _flags(sheet: Sheet) -> None:
    """Draw the joints of the walk's flagstones."""
    rng = random.Random(21)  # noqa: S311 - always the same scenery
    for y in (WALK + 14, WALK + 29):
        sheet.line(along(y), "#bfb8a9", 1.1)
    _joints(sheet, rng, Courses(WALK, 15, first=20, widths=(20, 36)), "#bfb8a9")


def _breastwork(sheet: Sheet) -> None:
    """Draw courses of the breastwork on which stones and wood are laid."""
    rng = random.Random(22)  # noqa: S311 - always the same scenery
    sheet.line(along(BREAST + 12), "#9d9587", 1.1)
    sheet.line(along(BREAST + 24), "#9d9587", 1.1)
    _joints(sheet, rng, Courses(BREAST, 12, first=16, widths=(15, 27)), "#9d9587")


def _face(sheet: Sheet) -> None:
    """Draw masonry of the outer face, with some paler and mossy stones."""
    rng = random.Random(23)  # noqa: S311 - always the same scenery
    for _ in range(110):
        x, row = rng.uniform(0, 1590), rng.randrange(3)
        fill = rng.choice(("#978f81", "#817a6d", "#9a9284", "#7f8166"))
        sheet.rect(Box(x, FACE + row * 7 + sag(x) + 0.6, rng.uniform(9, 17), 6), fill, r=1.5)
    for y in (FACE + 7, FACE + 14):
        sheet.line(along(y), "#6e675b", 1.1)
    _joints(sheet, rng, Courses(FACE, 7, first=14, widths=(11, 19)), "#6e675b")


def _battlements(sheet: Sheet) -> None:
    """Draw merlons: a lit top, a face in the shade, a dark gap between two."""
    sheet.path(band(CREST, FACE), "#726a5e")
    for start in range(0, 1600, 400):
        tops, faces = [], []
        for x in range(start + 3, start + 400, 20):
            y = CREST - 4 + sag(x + 6)
            tops.append(f"M{x} {y:.1f}h13v8h-13z")
            faces.append(f"M{x} {y + 8:.1f}h13v8h-13z")
        sheet.path("".join(faces), "#a39b8d", c.STONE_EDGE, 1.2)
        sheet.path("".join(tops), "#e2dccf", c.STONE_EDGE, 1.2)


# -- a section --------------------------------------------------------------------------------------------------


def sections(sheet: Sheet, layout: Layout) -> None:
    """Draw what belongs to each wall section: gallery, places, the ground before it."""
    for data in layout.board["walls"]:
        name = str(data["id"])
        _gallery(sheet, layout, name)
        places(sheet, layout, f"{name}.defender", c.WALL_PLACE, c.WALL_LINE)
        box = layout.areas[f"{name}.components"]
        sheet.patch(box.inner(0.5), "#c4bdaf", c.WALL_LINE, 1.1, rough=0.6, r=5)
        for part in box.inner(4).split(3, gap=4):
            sheet.rect(Box(part.x, part.y + 4, part.w, part.h - 8), "none", "#b1a99a", 1.2, r=3)
        plaque(sheet, layout.areas[f"{name}.label"])
        _attack_ground(sheet, layout, name)


def _gallery(sheet: Sheet, layout: Layout, name: str) -> None:
    """Draw a timber gallery behind the walk, with a place for each thing that fits there and stairs at the others."""
    slots = [(part, layout.areas.get(f"{name}.{part}")) for part in ("cauldron", "hero", "platform")]
    boxes = [box for _, box in slots if box is not None]
    hero = layout.areas[f"{name}.hero"]
    for part, side in (("cauldron", -1), ("platform", 1)):
        if f"{name}.{part}" not in layout.areas:
            _stairs(sheet, hero.cx + side * 50, hero.y - 1, side)
    deck = Box(boxes[0].x - 4, boxes[0].y - 4, boxes[-1].right - boxes[0].x + 8, 50)
    sheet.block(deck.moved(4, 5), c.PAVING_SHADE, c.PAVING_SHADE, 1)
    for x in (deck.x + 5, deck.right - 11):  # the beams that carry it stick out towards us
        sheet.rect(Box(x, deck.bottom - 4, 6, 9), c.TIMBER_DARK, c.INK, 1.1)
    sheet.block(deck, c.TIMBER, c.INK, 1.7)
    planks = "".join(f"M{deck.x + n:.1f} {deck.y + 1:.1f}v{deck.h - 2:.1f}" for n in range(9, int(deck.w) - 2, 9))
    sheet.line(planks, "#9a7d52", 1.1)
    sheet.line(f"M{deck.x + 2:.1f} {deck.y + 2.2:.1f}h{deck.w - 4:.1f}", c.TIMBER_LIGHT, 1.6)
    glyphs = {"cauldron": POT, "hero": piece_glyphs.HEROES["officer"], "platform": piece_glyphs.DEFENCES["platform"]}
    for part, box in slots:
        if box is not None:
            sheet.cell(box.inner(1.5), "#dccaa4", "#8f7148", 5)
            hint(sheet, glyphs[part], box, _DECK_HINT)


def _stairs(sheet: Sheet, x: float, y: float, side: int) -> None:
    """Draw stone steps from the yard up to the walk, and the things at their foot."""
    sheet.block(Box(x - 16, y + 8, 34, 44), c.PAVING_SHADE, c.PAVING_SHADE, 1)
    for n in range(6):
        tone = ("#a59d8f", "#aea698", "#b7afa1", "#c0b9ab", "#cac3b5", "#d3cdbf")[n]
        sheet.rect(Box(x - 15, y + 8 + n * 7.2, 30, 8), tone, "#7d7568", 1)
    sheet.line(f"M{x - 15:.1f} {y + 8:.1f}v43M{x + 15:.1f} {y + 8:.1f}v43", c.STONE_EDGE, 1.8)
    sheet.circle(x + side * 21, y + 8, 5, "#a2763f", c.INK, 1.2)
    sheet.circle(x + side * 21, y + 8, 2.6, "#c79a5c")


def _attack_ground(sheet: Sheet, layout: Layout, name: str) -> None:
    areas = layout.areas
    sheet.patch(areas[f"{name}.invader"], c.FIELD_PLATE, c.FIELD_EDGE, 1.3, rough=0.8, r=6)
    places(sheet, layout, f"{name}.invader", c.FIELD_PLACE, c.FIELD_LINE)
    sheet.patch(areas[f"{name}.equipment"], c.FIELD_PLATE, c.FIELD_EDGE, 1.3, rough=0.8, r=6)
    for number, glyph in ((1, "banner"), (2, "ladder")):
        cell = areas[f"{name}.equipment.{number}"]
        sheet.cell(cell.inner(1.4), c.FIELD_PLACE, c.FIELD_LINE, 5)
        hint(sheet, piece_glyphs.EQUIPMENT[glyph], cell, "#c8b17c")
    order = areas[f"{name}.order"]
    sheet.patch(order, "#c9b17c", c.FIELD_EDGE, 1.3, rough=0.8, r=6)
    hint(sheet, piece_glyphs.ORDERS["trolls_call"], order, _ORDER_HINT)
    if (tower := areas.get(f"ST{name}")) is not None:
        _siege_ground(sheet, tower, areas[f"ST{name}.units"], areas[f"ST{name}.machine"])


def _siege_ground(sheet: Sheet, tower: Box, units: Box, machine: Box) -> None:
    """Draw rolled planks for a siege tower."""
    sheet.block(tower.inner(0.5), "#b48d5b", c.INK, 1.6)
    logs = "".join(f"M{tower.x + 2:.1f} {tower.y + n:.1f}h{tower.w - 4:.1f}" for n in range(9, int(tower.h) - 2, 9))
    sheet.line(logs, "#94703f", 1.1)
    sheet.cell(units.inner(4), c.FIELD_PLACE, "#8a6536", 5)
    hint(sheet, piece_glyphs.MACHINES["siege_tower"], machine, "#8a6536")


# -- towers -----------------------------------------------------------------------------------------------------


def towers(sheet: Sheet, layout: Layout) -> None:
    """Draw the round towers at the joints."""
    for data in layout.board["towers"]:
        box = layout.areas[data["id"]]
        tower(sheet, box.cx, box.cy, TOWER_RADIUS)
        plaque(sheet, layout.areas[f"{data['id']}.label"])


def tower(sheet: Sheet, x: float, y: float, r: float) -> None:
    """Draw a round tower from above: its drum towards the field, a ring of merlons, the platform."""
    drop = r * 0.62
    sheet.path(f"M{x - r:.1f} {y:.1f}v{drop:.1f}a{r} {r * 0.82:.1f} 0 0 0 {2 * r} 0v{-drop:.1f}Z", "#8c8477",
               c.STONE_EDGE, 2)  # fmt: skip
    sheet.path(f"M{x + r * 0.3:.1f} {y + 4:.1f}V{y + drop + r * 0.78:.1f}Q{x + r:.1f} {y + drop + r * 0.5:.1f} "
               f"{x + r - 1:.1f} {y + drop:.1f}V{y + 4:.1f}Z", "#756d61")  # fmt: skip
    for k in (0.36, 0.68):
        sheet.line(
            f"M{x - r + 1:.1f} {y + drop * k + r * 0.2:.1f}a{r} {r * 0.82:.1f} 0 0 0 {2 * r - 2} 0", "#665e53", 1
        )
    sheet.circle(x, y, r + 1.5, c.STONE, c.STONE_EDGE, 2)
    for tone, first, last in (("#ebe6da", 5, 10), ("#cfc8ba", 11, 16)):
        stones = "".join(_merlon(x, y, r - 1, math.tau * (n + 0.5) / 12) for n in range(first, last + 1))
        sheet.path(stones, tone, c.STONE_EDGE, 1.2)
    inner = r - 5.5
    sheet.circle(x, y, inner, "#a29a8c", c.WALL_EDGE, 1.3)
    sheet.circle(x + 1, y + 1.2, inner - 1.6, c.WALL_PLACE)


def _merlon(x: float, y: float, r: float, angle: float) -> str:
    """Draw a stone of 10 by 7 across a circle's line."""
    cos, sin = math.cos(angle), math.sin(angle)
    d = ""
    for out, on in ((3.6, -5), (3.6, 5), (-3.6, 5), (-3.6, -5)):
        d += f"{'L' if d else 'M'}{x + (r + out) * cos - on * sin:.1f} {y + (r + out) * sin + on * cos:.1f}"
    return d + "z"
