"""The eight buildings and the courtyard, drawn in a box of 132 x 84 whose lower edge is the ground."""

from collections.abc import Callable

import board_canvas as c
from board_canvas import Box, Sheet
from board_layout import Layout

INK = "#3b2f24"


def window(s: Sheet, x: float, y: float, lit: str = "#4b5560") -> None:
    """Draw a small arched window."""
    s.path(f"M{x} {y + 12} v-7 q4 -7 8 0 v7Z", lit, INK, 1.4)


def door(s: Sheet, x: float, y: float, colour: str = "#6b4323") -> None:
    """Draw a door with a round top, standing on y."""
    s.path(f"M{x - 8} {y} v-14 q8 -11 16 0 v14Z", colour, INK, 1.8)


def gable(s: Sheet, box: Box, wall: str, roof: str) -> None:
    """Draw a house from its long side: wall below, roof above with a lit edge."""
    eaves = box.y + box.h * 0.48
    s.rect(Box(box.x + 6, eaves - 2, box.w - 12, box.bottom - eaves + 2), wall, INK, 2)
    s.path(f"M{box.x} {eaves} L{box.x + 14} {box.y} H{box.right - 14} L{box.right} {eaves}Z", roof, INK, 2)
    rows = "".join(
        f"M{box.x + 14 - 14 * k:.0f} {box.y + (eaves - box.y) * k:.0f} H{box.right - 14 + 14 * k:.0f}"
        for k in (0.34, 0.67)
    )
    s.path(rows, edge=INK, width=0.8)


def flag(s: Sheet, x: float, y: float, colour: str) -> None:
    """Draw a pole with a pennant, foot at (x, y)."""
    s.path(f"M{x} {y} v-24", edge=INK, width=2)
    s.path(f"M{x} {y - 24} l17 5 l-17 6Z", colour, INK, 1.2)


def forge(s: Sheet) -> None:
    """Dark roof, smoking chimney, fire in the door, anvil before it."""
    for x, y, r in ((92, 6, 7), (101, 0, 6), (109, 5, 4)):
        s.circle(x, y, r, "#c9c4b9", "#a8a295", 1)
    gable(s, Box(6, 20, 94, 62), "#9a8d7c", "#4d4a4c")
    s.rect(Box(76, 10, 16, 30), "#7b6a5c", INK, 2)
    s.path("M34 82 v-20 q14 -16 28 0 v20Z", "#2d2320", INK, 2)
    s.path("M39 82 q-2 -14 6 -20 q0 8 5 8 q0 -8 4 -10 q8 12 3 22Z", "#f08a24")
    s.path("M45 82 q-1 -7 4 -10 q5 4 3 10Z", "#ffd257")
    s.path("M98 60 h26 q8 0 10 -3 v9 q-8 2 -13 5 l4 8 h-22 l4 -8 q-7 -4 -9 -11Z", "#5a6169", INK, 1.8)


def workshop(s: Sheet) -> None:
    """Timber frame, a great cogwheel, beams and a saw."""
    gable(s, Box(6, 14, 96, 68), "#e2d2ab", "#8a5d34")
    s.path("M12 50 L36 82 M60 50 L36 82 M60 50 L84 82 M12 82 M36 48 V82 M60 48 V82", edge="#6b4323", width=3)
    door(s, 80, 82)
    teeth = "".join(
        f'<rect x="-4" y="-23" width="8" height="46" rx="2" transform="rotate({a})"/>' for a in (0, 45, 90, 135)
    )
    s.add(f'<g transform="translate(36 60)" fill="#70757b" stroke="{INK}" stroke-width="1.2">{teeth}</g>')
    s.circle(36, 60, 16, "#8f959b", INK, 1.6)
    s.circle(36, 60, 6, "#e2d2ab", INK, 1.6)
    for x, y in ((104, 76), (118, 76), (111, 66)):
        s.circle(x, y, 7, "#c89a5b", INK, 1.6)
        s.circle(x, y, 3, "#a87a3f")


def cathedral(s: Sheet) -> None:
    """Two spires, a rose window, a cross."""
    s.rect(Box(34, 32, 58, 50), "#d9d2c3", INK, 2)
    s.path("M30 34 L63 8 L96 34Z", "#5d7287", INK, 2)
    s.path("M63 9 v-11 M58 3 h10", edge="#b98b1e", width=3)
    for x in (16, 88):
        s.rect(Box(x, 30, 22, 52), "#cbc3b2", INK, 2)
        s.path(f"M{x - 3} 31 L{x + 11} -2 L{x + 25} 31Z", "#4f6478", INK, 2)
        window(s, x + 7, 42)
        window(s, x + 7, 60)
    s.circle(63, 45, 10, "#7fb3d1", INK, 1.8)
    s.path("M63 35 v20 M53 45 h20 M56 38 l14 14 M70 38 l-14 14", edge=INK, width=1.2)
    door(s, 63, 82, "#7a3b2c")


def scouts(s: Sheet) -> None:
    """A wooden look-out on legs beside a hut with an eye over its door."""
    gable(s, Box(46, 36, 82, 46), "#b58f5c", "#5f7a4a")
    door(s, 104, 82)
    window(s, 66, 62)
    s.path("M16 82 L24 30 M48 82 L40 30 M19 64 L44 46 M45 64 L21 46", edge="#6b4323", width=4)
    s.rect(Box(12, 20, 40, 16), "#a0743f", INK, 2)
    s.path("M8 20 L32 2 L56 20Z", "#7d9160", INK, 2)
    flag(s, 32, 4, "#d1572f")
    s.path("M74 46 q12 -11 24 0 q-12 11 -24 0Z", "#f4ecd8", INK, 1.6)
    s.circle(86, 46, 4, INK)


def hospital(s: Sheet) -> None:
    """A white house with a herb on its sign and clean beds of linen on the line."""
    gable(s, Box(4, 14, 96, 68), "#f1ede2", "#b8704f")
    door(s, 78, 82, "#7d8f6a")
    window(s, 16, 58)
    s.circle(50, 62, 14, "#ffffff", INK, 2)
    s.path("M50 72 V54 M50 66 q-10 -1 -9 -9 q8 0 9 9 M50 62 q10 -1 9 -9 q-8 0 -9 9", "#5f9a4b", "#35622a", 1.8)
    s.path("M100 50 h16 M116 46 v36", edge="#6b4323", width=2.4)
    s.path("M101 51 h12 v17 q-6 -3 -12 0Z", "#ffffff", INK, 1.2)


def barracks(s: Sheet) -> None:
    """A long house with blue banners and crossed swords."""
    gable(s, Box(0, 18, 130, 64), "#c9b08a", "#a2483a")
    for x in (16, 92):
        s.path(f"M{x} 54 h18 v20 l-9 -7 l-9 7Z", "#35599f", INK, 1.6)
    door(s, 65, 82)
    s.path("M50 44 L80 24 M80 44 L50 24", edge="#3b2f24", width=6)
    s.path("M50 44 L80 24 M80 44 L50 24", edge="#d8dde2", width=3)
    flag(s, 16, 20, "#35599f")
    flag(s, 112, 20, "#35599f")


def guards(s: Sheet) -> None:
    """A round keep with a shield on it."""
    s.path("M14 84 V26 H70 V84Z", "#b3ab9b", INK, 2)
    s.path("M10 28 V12 h12 v8 h10 v-8 h20 v8 h10 v-8 h12 v16Z", "#c4bdae", INK, 2)
    s.path("M14 44 h12 M58 54 h12 M14 66 h10 M56 74 h14 M24 34 h10", edge="#8f8878", width=2)
    s.path("M28 40 h28 v14 q-3 14 -14 20 q-11 -6 -14 -20Z", "#35599f", "#e6c04d", 3)
    s.path("M42 43 v26 M31 52 h22", edge="#e6c04d", width=2.600)


def guard_of_honour(s: Sheet) -> None:
    """A hall with columns under a golden roof and a star."""
    s.path("M4 42 L59 6 L114 42Z", "#d9a93a", INK, 2)
    s.rect(Box(10, 42, 98, 8), "#efe6d0", INK, 1.8)
    s.rect(Box(14, 50, 90, 30), "#b9a98a", INK, 1.6)
    for x in (16, 38, 70, 92):
        s.rect(Box(x, 50, 11, 30), "#f3ecdc", INK, 1.6)
    s.rect(Box(6, 78, 106, 6), "#efe6d0", INK, 1.6)
    s.path("M59 15 l4 8 l9 1 l-7 6 l2 9 l-8 -5 l-8 5 l2 -9 l-7 -6 l9 -1Z", "#fff3c4", "#7a5506", 1.6)


def courtyard(s: Sheet) -> None:
    """A well under a lime tree."""
    s.ellipse(Box(4, 66, 60, 18), "#c3b795")
    s.rect(Box(26, 48, 8, 26), "#6b4a2a", INK, 1.4)
    for x, y, r, colour in ((30, 30, 27, "#4d6f37"), (25, 25, 20, "#5f8445"), (20, 19, 10, "#769a58")):
        s.circle(x, y, r, colour)
    s.path("M84 84 V66 h50 V84Z", "#a39c8d", INK, 2)
    s.ellipse(Box(84, 58, 50, 16), "#8a8375", INK, 2)
    s.ellipse(Box(91, 61, 36, 10), "#3f6f8c", INK, 1.4)
    s.path("M87 66 V36 M131 66 V36", edge="#6b4323", width=4)
    s.path("M78 38 L109 18 L140 38Z", "#a2483a", INK, 2)
    s.path("M109 38 v16", edge=INK, width=1.6)
    s.rect(Box(104, 52, 10, 9), "#8a5d34", INK, 1.4)


WIDTHS = {"guards": 76, "guard_of_honour": 118, "hospital": 118, "courtyard": 142}

DRAWINGS: dict[str, Callable[[Sheet], None]] = {
    "forge": forge,
    "workshop": workshop,
    "cathedral": cathedral,
    "scouts": scouts,
    "hospital": hospital,
    "barracks": barracks,
    "guards": guards,
    "guard_of_honour": guard_of_honour,
    "courtyard": courtyard,
}


def lots(sheet: Sheet, layout: Layout) -> None:
    """Draw every building on its ground, with its places."""
    for name, draw in DRAWINGS.items():
        lot = layout.areas[name]
        sheet.rect(lot, "#ebe4d3", "#a3977c", 1.8, r=8)
        if name == "courtyard":
            sheet.rect(lot.inner(4), "#d3c9ae", "#b9ad8e", 1.2, r=6)
        house = Sheet()
        draw(house)
        picture = layout.areas[f"{name}.picture"]
        scale = min(1.16, picture.w / WIDTHS.get(name, 136))
        sheet.group(picture.x, picture.bottom - 85 * scale, scale, str(house))
        if (tile := layout.areas.get(f"{name}.tile")) is not None:
            sheet.add(
                f'<rect x="{tile.x + 2}" y="{tile.y + 2}" width="{tile.w - 4}" height="{tile.h - 4}" rx="7" '
                'fill="none" stroke="#b5a98d" stroke-width="2" stroke-dasharray="6 5"/>'
            )
        _unit_places(sheet, layout, name)


def _unit_places(sheet: Sheet, layout: Layout, name: str) -> None:
    units = layout.areas.get(f"{name}.units")
    if units is None:
        return
    sheet.rect(units, c.WALL_PLATE, c.WALL_EDGE, 1.4, r=7)
    number = 1
    while (cell := layout.areas.get(f"{name}.units.{number}")) is not None:
        sheet.rect(cell.inner(1), c.WALL_PLACE, "#b4aea0", 1, r=5)
        number += 1
