"""Draw `resources/stronghold/board.svg` from `resources/stronghold/board.json`.

The SVG is what the program reads: the picture, and under `<g id="areas">` one element per area. Artists may redraw
it by hand; this script made the first version and makes another board, should the data change.

    python tools/draw_board.py
"""

from pathlib import Path

import board_buildings
import board_layout
import board_scenery
from board_canvas import HEIGHT, WIDTH, Sheet
from board_layout import Layout

FOLDER = Path(__file__).resolve().parent.parent / "resources" / "stronghold"


def picture(layout: Layout) -> Sheet:
    """Paint everything that is to be seen, from the ground up."""
    sheet = Sheet()
    board_scenery.land(sheet)
    board_scenery.paths(sheet, layout)
    board_scenery.woods(sheet, layout)
    board_scenery.ramparts(sheet, layout)
    board_scenery.grounds(sheet, layout)
    board_scenery.trap_fields(sheet, layout)
    board_scenery.camp(sheet, layout)
    board_scenery.inner_ground(sheet)
    board_buildings.lots(sheet, layout)
    board_scenery.walls(sheet, layout)
    board_scenery.barbican(sheet, layout)
    return sheet


def areas(layout: Layout) -> Sheet:
    """Write the areas: unpainted elements whose ids the program looks up."""
    sheet = Sheet()
    for name, box in layout.areas.items():
        if name.endswith(".picture"):
            continue
        if outline := layout.outlines.get(name):
            sheet.add(f'<path id="{name}" d="{outline}"/>')
        elif "-" in name or (name[0] == "T" and "." not in name):
            sheet.add(f'<circle id="{name}" cx="{box.cx:.1f}" cy="{box.cy:.1f}" r="{box.w / 2:.1f}"/>')
        else:
            x, y, w, h = (f"{v:.1f}" for v in box)
            sheet.add(f'<rect id="{name}" x="{x}" y="{y}" width="{w}" height="{h}"/>')
    return sheet


def main() -> None:
    """Write the file."""
    layout = board_layout.load(FOLDER / "board.json")
    text = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}">\n'
        f'<g id="picture">\n{picture(layout)}\n</g>\n<g id="areas" fill="none">\n{areas(layout)}\n</g>\n</svg>\n'
    )
    (FOLDER / "board.svg").write_text(text.replace("><", ">\n<"), encoding="utf-8")


if __name__ == "__main__":
    main()
