"""The gatehouse: three gates one behind the other, the track of their toughness, the ground of the ram."""

from tools.art.stronghold import board_canvas as c
from tools.art.stronghold import piece_glyphs
from tools.art.stronghold.board_canvas import Box, Sheet
from tools.art.stronghold.board_layout import GATE, Layout
from tools.art.stronghold.board_marks import digit, hint, plaque
from tools.art.stronghold.board_walls import tower


def barbican(sheet: Sheet, layout: Layout) -> None:
    """Draw the gatehouse: strong walls, three gates one behind the other, the track of their toughness."""
    areas, x = layout.areas, GATE.cx
    body = Box(GATE.x - 1, 247, 162, 206)
    sheet.block(body.moved(7, 8), "#a58d60", "#a58d60", 1)
    sheet.block(body, c.STONE, c.STONE_EDGE, 2.4)
    _curtain(sheet, body)
    court = Box(GATE.x + 7, 273, 146, 170)
    sheet.block(court, "#cbbb98", "#6f6656", 1.6)
    cobbles = "".join(
        f"M{court.x + 5 + n * 9 + (row % 2) * 4:.0f} {court.y + 6 + row * 8:.0f}h5"
        for row in range(21)
        for n in range(15)
    )
    sheet.line(cobbles, "#b8a781", 1.3)
    plaque(sheet, areas["barbican.label"].inner(-1))
    for number in (1, 2, 3):
        _gate(sheet, areas[f"gate{number}"], number)
    _track(sheet, layout)
    for side in (-1, 1):
        tower(sheet, x + side * 66, 455, 17)
    _ram_ground(sheet, layout)


def _curtain(sheet: Sheet, body: Box) -> None:
    """Draw merlons down both sides of the gatehouse."""
    rng, stones = sheet.rng, []
    for n in range(10):
        y = body.y + 5 + n * 20
        stones.append(f"M{body.x - 3:.1f} {y:.1f}h9v12h-9zM{body.right - 6:.1f} {y:.1f}h9v12h-9z")
    sheet.path("".join(stones), "#ded8ca", c.STONE_EDGE, 1.2)
    joints = "".join(f"M{body.x + 12 + rng.uniform(0, 4):.1f} {body.y + 6 + n * 15:.1f}h6" for n in range(13))
    sheet.line(joints, "#978f81", 1.1)


def _track(sheet: Sheet, layout: Layout) -> None:
    """Draw nine steps of toughness; the last is the fall of a gate: another colour, a broken edge."""
    for number in range(9):
        cell = layout.areas[f"gate_track.t{number}"]
        sheet.rect(cell.inner(0.8), "#ead9ad" if number else "#c0664a", "#5d4620", 1.2, r=3)
        digit(sheet, number, cell, "#3f2f14" if number else "#fff3dc")


def _gate(sheet: Sheet, box: Box, number: int) -> None:
    """Draw a gate: two oak wings with iron bands between stone jambs; the number of studs shows which gate it is."""
    sheet.rect(box.inner(-3).moved(1, 3), "#ab9a74", r=6)
    sheet.block(box.inner(-2), "#8c8477", c.STONE_EDGE, 1.6)
    sheet.rect(box.inner(2), "#7a5530", "#33220f", 2, r=3)
    inner = box.inner(3.5)
    for n in range(8):
        plank = Box(inner.x + n * inner.w / 8, inner.y, inner.w / 8, inner.h)
        sheet.rect(plank, ("#7f5933", "#745029", "#86603a")[(n + number) % 3])
    sheet.line(
        "".join(f"M{inner.x + n * inner.w / 8:.1f} {inner.y:.1f}v{inner.h:.1f}" for n in range(1, 8)), "#553a1c", 1.2
    )
    sheet.line(f"M{inner.cx:.1f} {inner.y:.1f}v{inner.h:.1f}", "#33220f", 2.6)
    for y in (inner.y + 7, inner.bottom - 7):
        sheet.line(f"M{inner.x + 1:.1f} {y:.1f}h{inner.w - 2:.1f}", "#3f3f42", 6)
        sheet.line(f"M{inner.x + 1:.1f} {y - 0.8:.1f}h{inner.w - 2:.1f}", "#8b8c8e", 3)
    start = box.cx - (number - 1) * 9
    for n in range(number):  # one, two or three studs, so that gates differ without text
        sheet.circle(start + n * 18, box.cy, 5.4, "#dcb64e", "#33220f", 1.6)
        sheet.circle(start + n * 18 - 1.4, box.cy - 1.6, 1.7, "#fbe9ab")


def _ram_ground(sheet: Sheet, layout: Layout) -> None:
    ram, slot = layout.areas["RAM"], layout.areas["RAM.machine"]
    sheet.patch(ram.inner(-3).moved(2, 3), c.TRAMPLED_DARK, rough=1.6, r=10)
    sheet.patch(ram.inner(-0.5), c.FIELD_PLATE, c.FIELD_EDGE, 1.6, rough=1, r=9)
    sheet.cell(slot.inner(1.6), c.FIELD_PLACE, c.FIELD_LINE, 5)
    hint(sheet, piece_glyphs.MACHINES["battering_ram"], slot, "#c8b17c")
    sheet.cell(layout.areas["RAM.units"].inner(1.6), c.FIELD_PLACE, c.FIELD_LINE, 5)
