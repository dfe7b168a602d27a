"""The plain board for eyes that need contrast: white places in black lines, no texture, the houses as they are.

It has the same layout as the painted board and no areas of its own: the program reads those from `board.svg`, so
names are written in the same colours on both, dark on pale ground and light on dark plaques.
"""

from tools.art.stronghold import board_canvas as c
from tools.art.stronghold import board_land, board_walls, piece_glyphs
from tools.art.stronghold.board_canvas import Box, Sheet
from tools.art.stronghold.board_houses import DRAWINGS
from tools.art.stronghold.board_layout import Layout
from tools.art.stronghold.board_marks import digit, hint
from tools.art.stronghold.board_yard import house, lot_walls

BLACK, WHITE = "#000000", "#ffffff"
MEADOW, GROUND, YARD, WALL, ROAD = "#dfe7d0", "#e9e1cd", "#f2f0ea", "#c9c9c9", "#f6ecd2"
HINT = "#b4b4b4"


def field(sheet: Sheet, layout: Layout) -> None:
    """Draw meadows, the ground before the wall, paths with black edges."""
    sheet.rect(Box(0, 0, c.WIDTH, c.HEIGHT), MEADOW)
    sheet.path(board_walls.band(board_walls.FOOT, 514), GROUND, BLACK, 2)
    for roads, width in zip(board_land.roads(layout), (25, 19), strict=True):
        for colour, wide in ((BLACK, width + 5), (ROAD, width)):
            for road in roads:
                sheet.line(road, colour, wide)


def _plate(sheet: Sheet, box: Box, fill: str = GROUND) -> None:
    sheet.rect(box, fill, BLACK, 3, r=6)


def _slot(sheet: Sheet, box: Box, glyph: str = "") -> None:
    """Draw a white place in a black line, with a hint of what belongs there."""
    sheet.rect(box.inner(1.6), WHITE, BLACK, 1.8, r=4)
    if glyph:
        hint(sheet, glyph, box, HINT)


def _slots(sheet: Sheet, layout: Layout, name: str) -> None:
    number = 1
    while (cell := layout.areas.get(f"{name}.{number}")) is not None:
        _slot(sheet, cell)
        number += 1


def invader(sheet: Sheet, layout: Layout) -> None:
    """Draw ramparts, foregrounds, fields for traps, the camp."""
    areas = layout.areas
    for name in (*(data["id"] for data in layout.board["ramparts"]), "RB", "FW", "FE", "CAMP"):
        _plate(sheet, areas[name])
        _slots(sheet, layout, f"{name}.units")
    for data in layout.board["ramparts"]:
        name = data["id"]
        _slot(sheet, areas[f"{name}.machine"], piece_glyphs.MACHINES["ballista"])
        _slot(sheet, areas[f"{name}.cover"], piece_glyphs.MACHINES["cover"])
        for number, glyph in ((1, "fire_master"), (2, "quartermaster")):
            _slot(sheet, areas[f"{name}.training.{number}"], piece_glyphs.TRAINING[glyph])
    for name in ("FW", "FE"):
        _slot(sheet, areas[f"{name}.machine"], piece_glyphs.MACHINES["trebuchet"])
    _slot(sheet, areas["CAMP.units"])
    for name, box in areas.items():
        if "-" in name:
            sheet.circle(box.cx, box.cy, 21, WHITE, BLACK, 3.4)
            sheet.circle(box.cx, box.cy, 13, "none", HINT, 2.4)


def yard(sheet: Sheet, layout: Layout) -> None:
    """Draw the inside: lots in black lines, the houses as on the painted board."""
    sheet.path(board_walls.band(-20, board_walls.WALK), YARD)
    lot_walls(sheet, layout)
    for name, draw in DRAWINGS.items():
        house(sheet, layout.areas[f"{name}.picture"], name, draw)
        for part in ("tile", "units"):
            if (box := layout.areas.get(f"{name}.{part}")) is not None:
                _slot(sheet, box)
        _slots(sheet, layout, f"{name}.units")


def walls(sheet: Sheet, layout: Layout) -> None:
    """Draw the wall as three bands, its sections and towers."""
    areas = layout.areas
    for top, bottom, fill in (
        (board_walls.WALK - 3, board_walls.BREAST, "#e2e2e2"),
        (board_walls.BREAST, board_walls.CREST, WALL),
        (board_walls.CREST, board_walls.FOOT, "#5a5a5a"),
    ):
        sheet.path(board_walls.band(top, bottom), fill, BLACK, 2)
    glyphs = {
        "cauldron": board_walls.POT,
        "hero": piece_glyphs.HEROES["officer"],
        "platform": piece_glyphs.DEFENCES["platform"],
    }
    for data in layout.board["walls"]:
        name = str(data["id"])
        for part, glyph in glyphs.items():
            if (slot := areas.get(f"{name}.{part}")) is not None:
                _slot(sheet, slot, glyph)
        _slots(sheet, layout, f"{name}.defender")
        _slot(sheet, areas[f"{name}.components"])
        _plaque(sheet, areas[f"{name}.label"])
        _slots(sheet, layout, f"{name}.invader")
        for number, glyph in ((1, "banner"), (2, "ladder")):
            _slot(sheet, areas[f"{name}.equipment.{number}"], piece_glyphs.EQUIPMENT[glyph])
        _slot(sheet, areas[f"{name}.order"], piece_glyphs.ORDERS["trolls_call"])
        if (tower := areas.get(f"ST{name}")) is not None:
            _plate(sheet, tower, "#cfcfcf")
            _slot(sheet, areas[f"ST{name}.units"].inner(3))
            hint(sheet, piece_glyphs.MACHINES["siege_tower"], areas[f"ST{name}.machine"], "#7a7a7a")
    for data in layout.board["towers"]:
        box = areas[data["id"]]
        sheet.circle(box.cx, box.cy, board_walls.TOWER_RADIUS, "#5a5a5a", BLACK, 2)
        sheet.circle(box.cx, box.cy, box.w / 2 + 1, WHITE, BLACK, 2)
        _plaque(sheet, areas[f"{data['id']}.label"])


def _plaque(sheet: Sheet, box: Box) -> None:
    sheet.rect(box, BLACK, WHITE, 1.6, r=4)


def barbican(sheet: Sheet, layout: Layout) -> None:
    """Draw gates with their studs, the track of toughness, the ram's ground."""
    areas = layout.areas
    gatehouse = Box(areas["gate3"].x - 11, 247, 162, 206)
    sheet.rect(gatehouse, WALL, BLACK, 4, r=3)
    _plaque(sheet, areas["barbican.label"])
    for number in (1, 2, 3):
        box = areas[f"gate{number}"]
        sheet.rect(box, "#6b4a29", BLACK, 3, r=3)
        sheet.line(f"M{box.cx} {box.y}v{box.h}", BLACK, 3)
        for n in range(number):
            sheet.circle(box.cx + (n - (number - 1) / 2) * 20, box.cy, 6.5, WHITE, BLACK, 2)
    for number in range(9):
        cell = areas[f"gate_track.t{number}"]
        sheet.rect(cell.inner(0.8), WHITE if number else BLACK, BLACK, 1.6, r=2)
        digit(sheet, number, cell, BLACK if number else WHITE)
    _plate(sheet, areas["RAM"])
    _slot(sheet, areas["RAM.machine"], piece_glyphs.MACHINES["battering_ram"])
    _slot(sheet, areas["RAM.units"])
