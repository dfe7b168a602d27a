"""The land before the fortress: meadows, trodden ground, paths, woods, water."""

import math
import random

from tools.art.stronghold import board_canvas as c
from tools.art.stronghold.board_canvas import Box, Point, Sheet, smooth
from tools.art.stronghold.board_layout import GATE, Layout, sag

FOOT = 412.0
"""The foot of the wall in the middle of the board."""


def land(sheet: Sheet) -> None:
    """Paint the meadows in broad strokes."""
    rng = random.Random(11)  # noqa: S311 - always the same scenery
    sheet.rect(Box(0, 0, c.WIDTH, c.HEIGHT), c.GRASS)
    for _ in range(46):
        x, y, r = rng.uniform(-20, 1620), rng.uniform(520, 1000), rng.uniform(34, 96)
        sheet.blob(x, y, r, r * 0.36, rng.choice(("#a0ae70", "#b1be80", "#a4b274")), rough=0.2, bumps=8)
    for _ in range(26):
        x, y, r = rng.uniform(0, 1600), rng.uniform(530, 1000), rng.uniform(14, 40)
        sheet.blob(x, y, r, r * 0.3, rng.choice((c.GRASS_DARK, c.GRASS_LIGHT)), rough=0.25, bumps=7)


def trampled(sheet: Sheet) -> None:
    """Paint the strip below the wall on which the assault is fought: bare earth, ruts, rubble."""
    rng = random.Random(12)  # noqa: S311 - always the same scenery
    edge: list[Point] = [(x, 512 + sag(x) + 6 * math.sin(x / 41) + rng.uniform(-4, 4)) for x in range(0, 1601, 18)]
    below = [(x, y + 6 + rng.uniform(-2, 3)) for x, y in edge]
    for line, fill in ((below, c.GRASS_DARK), (edge, c.TRAMPLED)):
        sheet.path(smooth(line, closed=False) + f"L1600 {FOOT - 30} L0 {FOOT - 30}Z", fill)
    sheet.line(smooth(edge, closed=False), c.TRAMPLED_EDGE, 1.6)
    for _ in range(70):
        x = rng.uniform(0, 1600)
        y = rng.uniform(FOOT, 506) + sag(x)
        sheet.line(f"M{x:.0f} {y:.0f}q{rng.uniform(8, 20):.0f} {rng.uniform(-4, 4):.0f} {rng.uniform(20, 46):.0f} "
                   f"{rng.uniform(-2, 2):.0f}", c.TRAMPLED_DARK, 2.2)  # fmt: skip


def tufts(sheet: Sheet, layout: Layout) -> None:
    """Scatter grass and a few flowers where nothing is played."""
    rng = random.Random(17)  # noqa: S311 - always the same scenery
    taken = [box.inner(-6) for name, box in layout.areas.items() if "." not in name]
    blades, buds = [], []
    for _ in range(620):
        x, y = rng.uniform(4, 1596), rng.uniform(520, 994)
        if any(b.x < x < b.right and b.y < y < b.bottom + 4 for b in taken):
            continue
        if rng.random() < 0.1:
            buds.append((x, y, rng.choice(("#f0e6c4", "#e0bf62", "#d9a08a"))))
        else:
            k = rng.uniform(0.7, 1.2)
            blades.append(f"M{x:.0f} {y:.0f}q{-k:.1f} {-4 * k:.1f} {-4 * k:.1f} {-7 * k:.1f}m{4 * k:.1f} {7 * k:.1f}"
                          f"v{-9 * k:.1f}m0 {9 * k:.1f}q{k:.1f} {-4 * k:.1f} {4 * k:.1f} {-7 * k:.1f}")  # fmt: skip
    for start in range(0, len(blades), 12):  # several paths, since the program rasterises a path at once
        sheet.line("".join(blades[start : start + 12]), c.GRASS_INK, 1.4)
    for x, y, colour in buds:
        sheet.circle(x, y, 1.8, colour, "#8d8a54", 0.6)


# -- paths ----------------------------------------------------------------------------------------------------


def _trail(sheet: Sheet, roads: list[str], width: float) -> None:
    """Draw dirt paths so that crossings flow into each other, with the ruts of wheels."""
    verge = [(c.GRASS_DARK, width + 12)] if width > 20 else []  # the narrow ones run over bare earth
    for edge, wide in (*verge, (c.EARTH_EDGE, width + 5), (c.EARTH, width)):
        for road in roads:
            sheet.line(road, edge, wide)
    for road in roads:
        sheet.line(road, c.EARTH_LIGHT, width * 0.34)


def paths(sheet: Sheet, layout: Layout) -> None:
    """Draw all paths."""
    wide, narrow = roads(layout)
    _trail(sheet, wide, 25)
    _trail(sheet, narrow, 19)


def roads(layout: Layout) -> tuple[list[str], list[str]]:
    """Return the paths of the board data and those from the camp, the wide ones and the narrow ones."""
    areas = layout.areas
    wide: list[str] = []
    narrow: list[str] = []
    for path in layout.board["paths"]:
        a, b = areas[path["from"]], areas[path["to"]]
        trap = areas.get(f"{path['from']}-{path['to']}")
        if trap is None:
            narrow.append(_short_road(path["from"], a, b))
        elif path["from"][0] == "F":
            wide.append(
                f"M{b.cx:.0f} {b.bottom - 8:.0f}Q{b.cx:.0f} {trap.cy:.0f} {trap.cx:.0f} {trap.cy:.0f}"
                f"Q{(trap.cx + a.cx) / 2:.0f} {trap.cy:.0f} {(trap.cx + a.cx) / 2:.0f} {a.y + 10:.0f}"
            )
        else:
            wide.append(
                f"M{a.cx - 44:.0f} {a.bottom - 6:.0f}Q{trap.right + 14:.0f} {trap.cy:.0f} {trap.cx:.0f} "
                f"{trap.cy:.0f}Q{b.cx + 8:.0f} {trap.cy:.0f} {b.cx:.0f} {b.bottom - 6:.0f}"
            )
    camp, crew = areas["CAMP"], areas["RB"]
    wide.append(f"M{camp.cx} {camp.y + 8}C{camp.cx - 46} 806 {camp.cx + 44} 760 {camp.cx} {crew.bottom - 6}")
    for ground, end in (("FW", camp.x + 10), ("FE", camp.right - 10)):
        x = areas[ground].cx
        wide.append(f"M{end} {camp.cy}Q{x} {camp.cy + 24} {x} {areas[ground].bottom - 8}")
    return wide, narrow


def _short_road(start: str, a: Box, b: Box) -> str:
    if start == "RB":
        return f"M{a.cx} {a.y + 6} V{b.bottom - 6}"
    side = 1 if b.cx > a.cx else -1
    x = a.cx + side * 40
    return f"M{x:.0f} {a.y + 12:.1f}Q{x:.0f} {a.y - 12:.1f} {b.cx - side * 22:.0f} {b.bottom - 6:.1f}"


# -- woods ----------------------------------------------------------------------------------------------------


def woods(sheet: Sheet, layout: Layout) -> None:
    """Draw trees in groups and stones outside the areas of play."""
    rng = random.Random(5)  # noqa: S311 - always the same scenery
    taken = [box.inner(-26) for name, box in layout.areas.items() if "." not in name]
    spots: list[Point] = []
    groves = [(30, 640), (40, 790), (130, 890), (60, 950), (215, 930), (350, 960), (1570, 650), (1560, 830),
              (1490, 920), (1345, 950), (1570, 950), (1000, 640), (748, 610)]  # fmt: skip
    for _ in range(620):
        gx, gy = rng.choice(groves)
        x, y = gx + rng.gauss(0, 34), gy + rng.gauss(0, 28)
        if not (10 < x < 1592 and 566 < y < 984) or any(b.x < x < b.right and b.y < y < b.bottom for b in taken):
            continue
        if not _on_road(x, y) and all(math.dist((x, y), s) > 23 for s in spots):
            spots.append((x, y))
    for x, y in sorted(spots, key=lambda s: s[1]):
        dice = rng.random()
        if dice < 0.08:
            _rock(sheet, x, y)
        elif dice < 0.42:
            _fir(sheet, x, y, rng.uniform(0.85, 1.2))
        else:
            _tree(sheet, x, y, rng.uniform(0.85, 1.25))


def _on_road(x: float, y: float) -> bool:
    return (
        (700 < y < 800 and 120 < x < 1500)
        or abs(x - GATE.cx) < 96
        or (y > 830 and 640 < x < 1120)
        or (880 < y < 955 and 420 < x < 1340)
        or (y > 925 and 545 < x < 1215)
    )


def _tree(sheet: Sheet, x: float, y: float, k: float) -> None:
    """Draw the crown of a tree, seen from above and a little from the south: dark below, lit at the upper left."""
    r = 17 * k
    sheet.blob(x + 7 * k, y + 7 * k, r, r * 0.62, "#8b9a5c", rough=0.08, bumps=6)
    dark, middle, light = sheet.rng.choice(
        (("#4f6b3c", "#64834a", "#86a260"), ("#586f36", "#708a45", "#94aa5f"), ("#6b6f36", "#8a8b45", "#aba95f"))
    )
    sheet.blob(x, y - 4 * k, r, r * 0.94, dark, "#3a4a2b", 1.4, rough=0.12, bumps=9)
    sheet.blob(x - 2.5 * k, y - 7 * k, r * 0.74, r * 0.68, middle, rough=0.14, bumps=6)
    sheet.blob(x - 5 * k, y - 10 * k, r * 0.4, r * 0.36, light, rough=0.16, bumps=5)


def _fir(sheet: Sheet, x: float, y: float, k: float) -> None:
    """Draw a fir: three skirts, each lit on its left."""
    sheet.blob(x + 7 * k, y + 6 * k, 14 * k, 7 * k, "#8b9a5c", rough=0.08)
    sheet.rect(Box(x - 2, y, 4, 7 * k), "#6b4a2a")
    for lift, w, dark, light in (
        (4, 15, "#3f5a3a", "#527048"),
        (-8, 12, "#466340", "#5d7c50"),
        (-18, 8.5, "#4e6d45", "#6a8a58"),
    ):
        foot, wide, high = y + lift * k, w * k, 19 * k
        pull = wide * 0.45, high - 5 * k
        sheet.path(
            f"M{x:.1f} {foot - high:.1f}q{pull[0]:.1f} {pull[1]:.1f} {wide:.1f} {high:.1f}q{-wide:.1f} {5 * k:.1f} "
            f"{-2 * wide:.1f} 0q{wide - pull[0]:.1f} {-5 * k:.1f} {wide:.1f} {-high:.1f}z",
            dark,
            "#2d402c",
            1.1,
        )
        sheet.path(
            f"M{x:.1f} {foot - high + 1:.1f}q{-wide * 0.4:.1f} {pull[1]:.1f} {-wide * 0.85:.1f} {high - 1.5:.1f}"
            f"q{wide * 0.7:.1f} {2 * k:.1f} {wide * 0.85:.1f} {1.5 - high:.1f}z",
            light,
        )


def _rock(sheet: Sheet, x: float, y: float) -> None:
    sheet.blob(x + 4, y + 8, 17, 6, "#8b9a5c", rough=0.08)
    sheet.path(f"M{x - 14:.1f} {y + 8:.1f}l4-13 11-5 10 7 4 11q-14 5-29 0Z", "#9b9487", "#5a5348", 1.5)
    sheet.path(f"M{x - 9:.1f} {y - 4:.1f}l10-4.500 5 6-9 4Z", "#c4bdae")


def pond(sheet: Sheet) -> None:
    """Draw a pond with reeds at the eastern edge of the meadows."""
    x, y = 1502.0, 752.0
    sheet.blob(x, y + 2, 60, 25, "#8f9e62", rough=0.1, bumps=11)
    sheet.blob(x, y, 54, 21, "#7fa3a6", "#566f6b", 1.6, rough=0.1, bumps=11)
    sheet.blob(x - 6, y - 2, 38, 12, "#96b7b7", rough=0.1, bumps=9)
    sheet.line(f"M{x - 26} {y - 4}q8-3 16 0m10 8q10-3 18 0m-30 4q6-2 12 0", "#c3d6d2", 1.5)
