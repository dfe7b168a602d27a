"""The inside of the fortress: paved streets, the lots of the buildings, their places."""

import itertools
import random
from collections.abc import Callable

from tools.art.stronghold import board_canvas as c
from tools.art.stronghold.board_canvas import Box, Sheet
from tools.art.stronghold.board_houses import DRAWINGS, SIZES
from tools.art.stronghold.board_layout import Layout, sag
from tools.art.stronghold.board_marks import places

SOILS = {
    "forge": "#d5c8b2",
    "workshop": "#e3d3ac",
    "cathedral": "#e6dfce",
    "scouts": "#ccd0a6",
    "hospital": "#d6d9b4",
    "barracks": "#e2d2ab",
    "guards": "#dcd3c0",
    "courtyard": "#ded2b6",
    "guard_of_honour": "#e9dfc6",
}
"""The colours of the ground: soot, sawdust, marble, grass, garden, sand; pale, since names are dark letters on it."""


def ground(sheet: Sheet) -> None:
    """Pave the inside of the fortress."""
    rng = random.Random(3)  # noqa: S311 - always the same scenery
    edge = [f"{x} {305 + sag(x):.1f}" for x in range(0, 1601, 40)]
    sheet.path(f"M0 0L{'L'.join(edge)}L1600 0Z", c.PAVING)
    for colour in (c.PAVING_DARK, c.PAVING_LIGHT, "#cfc2a7"):
        stones: list[str] = []
        for _ in range(190):
            x, y = rng.uniform(0, 1588), rng.uniform(0, 296) + sag(800)
            w, h = rng.uniform(8, 14), rng.uniform(5, 8)
            stones.append(
                f"M{x:.0f} {y:.0f}q{w / 2:.1f}-2 {w:.0f} 0q2 {h / 2:.1f} 0 {h:.0f}q{-w / 2:.1f} 2 {-w:.0f} 0Z"
            )
        for start in range(0, len(stones), 40):
            sheet.path("".join(stones[start : start + 40]), colour)
    sheet.path(
        "M" + "L".join(edge) + "L" + "L".join(f"{x} {290 + sag(x):.1f}" for x in range(1600, -1, -40)) + "Z",
        c.PAVING_SHADE,
    )


def lots(sheet: Sheet, layout: Layout) -> None:
    """Draw every building on its ground, with its places."""
    for name, soil in SOILS.items():
        lot = layout.areas[name]
        sheet.rect(lot.inner(-5), soil)
        TEXTURES[name](sheet, lot.inner(3))
    lot_walls(sheet, layout)
    for name, draw in DRAWINGS.items():
        house(sheet, layout.areas[f"{name}.picture"], name, draw)
        if (tile := layout.areas.get(f"{name}.tile")) is not None:
            _tile_place(sheet, tile)
        _unit_places(sheet, layout, name)


def lot_walls(sheet: Sheet, layout: Layout) -> None:
    """Part the lots by low walls seen from above, with a pillar where they meet."""
    lots_ = [layout.areas[name] for name in SOILS]
    back = sorted((lot for lot in lots_ if lot.y < 60), key=lambda lot: lot.x)
    front = sorted((lot for lot in lots_ if lot.y > 60), key=lambda lot: lot.x)
    middle, bottom = (back[0].bottom + front[0].y) / 2, front[0].bottom + 1
    runs = [Box(-10, -4, 1620, 8), Box(-10, middle - 3, 1620, 6), Box(-10, bottom - 3, 1620, 6)]
    posts = [(4.0, middle), (1596.0, middle)]
    for row, (top, end) in ((back, (0.0, middle)), (front, (middle, bottom))):
        for left, right in itertools.pairwise(row):
            x = (left.right + right.x) / 2
            runs.append(Box(x - 3, top, 6, end - top))
            posts += [(x, top), (x, end)]
    for run in runs:
        sheet.rect(run.moved(3, 3.5), c.PAVING_SHADE)
    for run in runs:
        sheet.rect(run, c.STONE_LIGHT, c.STONE_EDGE, 1.3)
        _courses(sheet, run)
    for x, y in posts:
        sheet.rect(Box(x - 5.5, y - 5.5, 11, 11), "#e4dfd2", c.STONE_EDGE, 1.4, r=2)


def _courses(sheet: Sheet, run: Box) -> None:
    """Draw the joints of a wall's coping stones."""
    d, at = "", 6.0
    while at < max(run.w, run.h) - 6:
        if run.w > run.h:
            d += f"M{run.x + at:.0f} {run.y + 1:.1f}v{run.h - 2:.1f}"
        else:
            d += f"M{run.x + 1:.1f} {run.y + at:.0f}h{run.w - 2:.1f}"
        at += sheet.rng.uniform(10, 19)
    sheet.line(d, "#a39b8d", 1.1)


# -- underfoot ------------------------------------------------------------------------------------------------


def _strewn(sheet: Sheet, lot: Box, shapes: tuple[str, ...], colour: str) -> None:
    """Strew small strokes over a lot, some to every patch of ground."""
    spots = [
        f"M{sheet.rng.uniform(lot.x + 4, lot.right - 12):.0f} {sheet.rng.uniform(lot.y + 6, lot.bottom - 4):.0f}"
        f"{sheet.rng.choice(shapes)}"
        for _ in range(int(lot.w * lot.h / 420))
    ]
    sheet.line("".join(spots), colour, 1.3)


def _flagstones(sheet: Sheet, lot: Box, colour: str) -> None:
    """Draw square flags in courses."""
    d = ""
    rows = round(lot.h / 22)
    for row in range(1, rows):
        d += f"M{lot.x:.0f} {lot.y + row * lot.h / rows:.1f}h{lot.w:.0f}"
    for row in range(rows):
        x = lot.x + 12 + (row % 2) * 14
        while x < lot.right - 4:
            d += f"M{x:.0f} {lot.y + row * lot.h / rows:.1f}v{lot.h / rows:.1f}"
            x += 28
    sheet.line(d, colour, 1)


_COBBLE = ("q4-3 8 0", "q3-3 7 0q1 3-1 4", "q5-2 9 1")
_CHIPS = ("l3 1", "l-2 3", "l4-2")
_BLADES = ("l-1-4m1 4l2-5", "l-2-3m2 3v-5m0 5l2-4")
_RAKED = ("h9", "h14", "h6")

TEXTURES: dict[str, Callable[[Sheet, Box], None]] = {
    "forge": lambda s, lot: _strewn(s, lot, _COBBLE, "#c3b59d"),
    "workshop": lambda s, lot: _strewn(s, lot, _CHIPS, "#cdb985"),
    "cathedral": lambda s, lot: _flagstones(s, lot, "#d7cfbb"),
    "scouts": lambda s, lot: _strewn(s, lot, _BLADES, "#b1b886"),
    "hospital": lambda s, lot: _strewn(s, lot, _BLADES, "#bdc396"),
    "barracks": lambda s, lot: _strewn(s, lot, _RAKED, "#d3c193"),
    "guards": lambda s, lot: _flagstones(s, lot, "#cbc1ab"),
    "courtyard": lambda s, lot: _strewn(s, lot, _COBBLE, "#cabc9c"),
    "guard_of_honour": lambda s, lot: _flagstones(s, lot, "#d9cdb0"),
}


def house(sheet: Sheet, picture: Box, name: str, draw: Callable[[Sheet], None]) -> None:
    """Draw a house into the box for its picture."""
    drawn = Sheet()
    draw(drawn)
    width, height = SIZES[name]
    scale = min(picture.w / width, (picture.h + 3) / height)
    sheet.group(picture.x + (picture.w - width * scale) / 2, picture.bottom - height * scale, scale, str(drawn))


def _tile_place(sheet: Sheet, box: Box) -> None:
    """Draw a flagstone let into the ground, for what is laid on a building."""
    sheet.patch(box.inner(1), "#efe8d8", "#a5977b", 1.3, rough=0.8, r=8)
    sheet.add(
        f'<rect x="{box.x + 7:.1f}" y="{box.y + 7:.1f}" width="{box.w - 14:.1f}" height="{box.h - 14:.1f}" rx="5" '
        'fill="none" stroke="#c9bc9f" stroke-width="1.8" stroke-dasharray="6 5"/>'
    )


def _unit_places(sheet: Sheet, layout: Layout, name: str) -> None:
    """Draw a paved square with a place for every unit, or one for all."""
    units = layout.areas.get(f"{name}.units")
    if units is None:
        return
    sheet.patch(units, c.WALL_PLATE, c.WALL_EDGE, 1.4, rough=0.9, r=9)
    places(sheet, layout, f"{name}.units", c.WALL_PLACE, c.WALL_LINE)
