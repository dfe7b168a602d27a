"""Marks printed on places: single places, faint hints of their pieces, digits."""

from tools.art.stronghold import board_canvas as c
from tools.art.stronghold.board_canvas import Box, Sheet
from tools.art.stronghold.board_layout import Layout


def hint(sheet: Sheet, glyph: str, box: Box, ink: str) -> None:
    """Draw a faint pictogram of the piece that belongs into an empty place."""
    size = min(box.w, box.h) * 0.72
    drawing = glyph.replace("{i}", ink).replace("{a}", ink)
    for said_once in (' stroke-linecap="round"', ' stroke-linejoin="round"', f' stroke="{ink}"'):
        drawing = drawing.replace(said_once, "")
    drawing = drawing.replace(f' fill="{ink}"', ' stroke="none"')
    x, y, k = box.cx - size / 2, box.cy - size / 2, size / 64
    sheet.add(
        f'<g transform="translate({x:.1f} {y:.1f}) scale({k:.3f})" fill="{ink}" stroke="{ink}" '
        f'stroke-linecap="round">{drawing}</g>'
    )


def digit(sheet: Sheet, number: int, box: Box, ink: str = "#3f2f14") -> None:
    """Draw a digit by strokes: digits are the same in every language, and fonts differ from machine to machine."""
    strokes = {
        0: "M2 0h4l2 3v8l-2 3h-4l-2-3v-8Z", 1: "M1 3l4-3v14", 2: "M0 3q0-3 4-3t4 4q0 3-8 10h8",
        3: "M0 1q3-1 5-1 3 0 3 3t-4 4q4 0 4 4t-4 3q-2 0-4-1", 4: "M6 14v-14l-6 10h8", 5: "M7 0h-6v6q7-2 7 4t-8 4",
        6: "M7 0q-7 2-7 9 0 5 4 5t4-4-4-4-4 3", 7: "M0 0h8l-5 14",
        8: "M4 0q-3 0-3 3t3 4 3-4-3-3M4 7q-4 0-4 4t4 3 4-3-4-4",
    }  # fmt: skip
    k = box.h / 24
    drawing = (
        f'<path d="{strokes[number]}" fill="none" stroke="{ink}" stroke-width="2.6" '
        'stroke-linecap="round" stroke-linejoin="round"/>'
    )
    sheet.group(box.cx - 4 * k, box.cy - 7 * k, k, drawing)


def places(sheet: Sheet, layout: Layout, name: str, fill: str, edge: str) -> None:
    """Mark the single places of an area."""
    cells: list[Box] = []
    while (cell := layout.areas.get(f"{name}.{len(cells) + 1}")) is not None:
        cells.append(cell)
    sheet.cells([cell.inner(1.2) for cell in cells], fill, edge)


def plaque(sheet: Sheet, box: Box) -> None:
    """Draw a dark plaque for a name in light letters."""
    sheet.rect(box.moved(1.5, 2), "#6f6659", r=4)
    sheet.rect(box, c.PLAQUE, c.PLAQUE_EDGE, 1.3, r=4)
    for x in (box.x + 4, box.right - 4):
        sheet.circle(x, box.cy, 1.3, "#a89b86")
