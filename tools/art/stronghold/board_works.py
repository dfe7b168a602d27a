"""The Invader's ground: ramparts, foregrounds, fields for traps."""

from tools.art.stronghold import board_canvas as c
from tools.art.stronghold import piece_glyphs
from tools.art.stronghold.board_canvas import Box, Sheet
from tools.art.stronghold.board_layout import Layout
from tools.art.stronghold.board_marks import hint, places

HINT = "#c8b17c"


def ramparts(sheet: Sheet, layout: Layout) -> None:
    """Draw earthworks behind a palisade, with their places."""
    for name in (*(data["id"] for data in layout.board["ramparts"]), "RB"):
        sheet.patch(layout.areas[name].inner(-7).moved(3, 5), c.GRASS_DARK, rough=3, r=16)
    for data in layout.board["ramparts"]:
        name = data["id"]
        _earthwork(sheet, layout.areas[name])
        places(sheet, layout, f"{name}.units", c.FIELD_PLACE, c.FIELD_LINE)
        for part, glyph in (("machine", piece_glyphs.MACHINES["ballista"]), ("cover", piece_glyphs.MACHINES["cover"])):
            _stand(sheet, layout.areas[f"{name}.{part}"], glyph)
        for number, glyph in ((1, "fire_master"), (2, "quartermaster")):
            _stand(sheet, layout.areas[f"{name}.training.{number}"], piece_glyphs.TRAINING[glyph])
    _earthwork(sheet, layout.areas["RB"], gap=62)
    places(sheet, layout, "RB.units", c.FIELD_PLACE, c.FIELD_LINE)


def _stand(sheet: Sheet, box: Box, glyph: str) -> None:
    """Draw a trodden place for a tile."""
    sheet.cell(box.inner(1.4), c.FIELD_PLACE, c.FIELD_LINE, 5)
    hint(sheet, glyph, box, HINT)


def _earthwork(sheet: Sheet, box: Box, gap: float = 36) -> None:
    """Draw a dug-out place: a bank of earth with hachures as on old maps, and a palisade towards the wall."""
    sheet.patch(box.inner(-5), "#b79a66", "#7d6337", 1.8, rough=1.6, r=13)
    sheet.line(_hachures(sheet, box), "#8f7443", 1.4)
    sheet.patch(box.inner(-0.6), c.FIELD_PLATE, c.FIELD_EDGE, 1.5, rough=0.8, r=8)
    for start, end in ((box.x - 1, box.cx - gap), (box.cx + gap, box.right + 1)):
        _palisade(sheet, start, end, box.y + 12)


def _hachures(sheet: Sheet, box: Box) -> str:
    """Draw strokes down the bank at the left, right and lower side."""
    rng, d = sheet.rng, ""
    for n in range(int(box.h // 7)):
        y = box.y + 5 + n * 7 + rng.uniform(-1, 1)
        for x, way in ((box.x - 0.5, -1), (box.right + 0.5, 1)):
            d += f"M{x:.1f} {y:.1f}l{way * rng.uniform(2, 4):.1f} 1.5"
    for n in range(int(box.w // 7)):
        x = box.x + 4 + n * 7 + rng.uniform(-1, 1)
        d += f"M{x:.1f} {box.bottom + 0.5:.1f}l{(x - box.cx) / 60:.1f} {rng.uniform(3, 5):.1f}"
    return d


def _palisade(sheet: Sheet, start: float, end: float, foot: float) -> None:
    """Draw pointed stakes side by side, none quite like its neighbour, bound by two ropes."""
    count = max(2, round((end - start) / 8.4))
    step = (end - start) / count
    stakes: dict[str, str] = {"#94693c": "", "#8a6238": "", "#9c7144": ""}
    lit = ""
    for n in range(count):
        x, high, lean = start + n * step, 20 + sheet.rng.uniform(-2, 2), sheet.rng.uniform(-0.8, 0.8)
        wood, half = sheet.rng.choice(list(stakes)), step / 2 - 0.5
        stakes[wood] += f"M{x + 0.5:.1f} {foot:.1f}v{-high:.1f}l{half + lean:.1f}-7 {half - lean:.1f} 7v{high:.1f}z"
        lit += f"M{x + 2:.1f} {foot - 2:.1f}v{3 - high:.1f}"
    for wood, outlines in stakes.items():
        if outlines:
            sheet.path(outlines, wood, "#4d3318", 1.2)
    sheet.line(lit, "#b5884f", 1.6)
    sheet.line(f"M{start + 1:.1f} {foot - 5:.1f}h{end - start - 2:.1f}m0-10h{start - end + 2:.1f}", "#5b3d1d", 1.9)


def grounds(sheet: Sheet, layout: Layout) -> None:
    """Draw the two foregrounds: mown meadows trodden bare, with a fence of stakes and rope."""
    for ground in ("FW", "FE"):
        box = layout.areas[ground]
        sheet.patch(box.inner(-6).moved(3, 5), c.GRASS_DARK, rough=4, r=22)
        sheet.patch(box.inner(-3), "#c2a871", "#86703f", 1.6, rough=2.6, r=20)
        sheet.patch(box.inner(1), c.FIELD_PLATE, c.FIELD_LINE, 1.4, rough=1.4, r=16)
        places(sheet, layout, f"{ground}.units", c.FIELD_PLACE, c.FIELD_LINE)
        slot = layout.areas[f"{ground}.machine"]
        _stand(sheet, slot, piece_glyphs.MACHINES["trebuchet"])
        _fence(sheet, box)


def _fence(sheet: Sheet, box: Box) -> None:
    """Draw stakes along both short sides."""
    for x in (box.x - 1, box.right + 1):
        ys = [box.y + 16 + n * (box.h - 30) / 4 for n in range(5)]
        sheet.line("M" + "L".join(f"{x:.1f} {y - 5:.1f}" for y in ys), "#7a5a30", 1.8)
        for y in ys:
            sheet.path(f"M{x - 3:.1f} {y + 4:.1f}v-12l3-4 3 4v12Z", "#a57a48", "#4d3318", 1.2)


def trap_fields(sheet: Sheet, layout: Layout) -> None:
    """Draw the round fields for traps and bridges: a ring of stones on the path."""
    for name, box in layout.areas.items():
        if "-" in name:
            sheet.blob(box.cx + 2, box.cy + 3, 25, 24, c.GRASS_DARK, rough=0.03, bumps=12)
            sheet.blob(box.cx, box.cy, 23.5, 23.5, "#c2a871", "#7d6337", 1.8, rough=0.02, bumps=12)
            sheet.circle(box.cx, box.cy, 19.5, c.FIELD_PLACE, c.FIELD_LINE, 1.4)
            sheet.add(
                f'<circle cx="{box.cx:.1f}" cy="{box.cy:.1f}" r="13.5" fill="none" stroke="{HINT}" '
                'stroke-width="2.2" stroke-dasharray="5 4"/>'
            )
