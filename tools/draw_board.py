"""Draw `resources/stronghold/board.svg` from `resources/stronghold/board.json`.

The SVG is what the program reads: the picture, and under `<g id="areas">` one element per area. Artists may redraw
it by hand; this script made the first version and makes another board, should the data change.

    python tools/draw_board.py
"""

from collections.abc import Callable
from pathlib import Path

import board_buildings
import board_layout
import board_scenery
from board_canvas import HEIGHT, WIDTH, Sheet
from board_layout import Layout

FOLDER = Path(__file__).resolve().parent.parent / "resources" / "stronghold"


LAYERS: dict[str, Callable[[Sheet, Layout], None]] = {
    "land": lambda sheet, _: board_scenery.land(sheet),
    "paths": board_scenery.paths,
    "woods": board_scenery.woods,
    "ramparts": board_scenery.ramparts,
    "grounds": board_scenery.grounds,
    "trap_fields": board_scenery.trap_fields,
    "camp": board_scenery.camp,
    "inside": lambda sheet, _: board_scenery.inner_ground(sheet),
    "buildings": board_buildings.lots,
    "walls": board_scenery.walls,
    "barbican": board_scenery.barbican,
}
"""From the ground up. The program rasterises layer by layer, so none should hold nearly all of the work."""


def picture(layout: Layout) -> Sheet:
    """Paint everything that is to be seen."""
    whole = Sheet()
    for name, draw in LAYERS.items():
        sheet = Sheet()
        draw(sheet, layout)
        whole.add(f'<g id="layer-{name}">\n{sheet}\n</g>')
    return whole


def label_style(name: str) -> str:
    """Say how a name is written: light on stone, to the left beside the houses."""
    if name.endswith(".label"):
        area = name.removesuffix(".label")
        if (area[0] in "WE" and area[1:].isdecimal()) or area == "barbican":
            return ' color="#f7f1de" font-size="14" text-anchor="middle"'
        if area[0] == "T":
            return ' color="#f7f1de" font-size="11" text-anchor="middle"'
        if area.islower():
            return ' color="#3b2f24" font-size="17" text-anchor="start"'
        return ' color="#4a3717" font-size="15" text-anchor="middle"'
    return ""


def areas(layout: Layout) -> Sheet:
    """Write the areas: unpainted elements whose ids the program looks up."""
    sheet = Sheet()
    for name, box in layout.areas.items():
        if name.endswith(".picture"):
            continue
        style = label_style(name)
        if outline := layout.outlines.get(name):
            sheet.add(f'<path id="{name}" d="{outline}"/>')
        elif "-" in name or (name[0] == "T" and "." not in name):
            sheet.add(f'<circle id="{name}" cx="{box.cx:.1f}" cy="{box.cy:.1f}" r="{box.w / 2:.1f}"/>')
        else:
            x, y, w, h = (f"{v:.1f}" for v in box)
            sheet.add(f'<rect id="{name}" x="{x}" y="{y}" width="{w}" height="{h}"{style}/>')
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
