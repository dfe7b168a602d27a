"""Draw `board.svg` and the plain `board-contrast.svg` in `resources/stronghold` from `board.json`.

The SVG is what the program reads: the picture, and under `<g id="areas">` one element per area. Artists may redraw
it by hand; this script made the first version and makes another board, should the data change. The plain board is
only another picture: the areas of `board.svg` serve both.

    python -m tools.art.stronghold.draw_board
"""

import re
from collections.abc import Callable
from pathlib import Path

from tools.art.stronghold import (
    board_barbican,
    board_land,
    board_layout,
    board_life,
    board_plain,
    board_walls,
    board_works,
    board_yard,
)
from tools.art.stronghold.board_canvas import HEIGHT, WIDTH, Sheet
from tools.art.stronghold.board_layout import Layout
from tools.art.stronghold.board_yard import SOILS

FOLDER = Path(__file__).resolve().parents[3] / "resources" / "stronghold"


Layers = dict[str, Callable[[Sheet, Layout], None]]

LAYERS: Layers = {
    "land": lambda sheet, _: board_land.land(sheet),
    "trampled": lambda sheet, _: board_land.trampled(sheet),
    "tufts": board_land.tufts,
    "paths": board_land.paths,
    "pond": lambda sheet, _: board_land.pond(sheet),
    "woods": board_land.woods,
    "things": lambda sheet, _: board_life.things(sheet),
    "ramparts": board_works.ramparts,
    "grounds": board_works.grounds,
    "trap_fields": board_works.trap_fields,
    "camp": board_life.camp,
    "yard": lambda sheet, _: board_yard.ground(sheet),
    "wall": lambda sheet, _: board_walls.wall(sheet),
    "sections": board_walls.sections,
    "buildings": board_yard.lots,
    "towers": board_walls.towers,
    "barbican": board_barbican.barbican,
}
"""The layers from the ground up. The program rasterises layer by layer, so the work should be spread over them."""
PLAIN: Layers = {
    "field": board_plain.field,
    "invader": board_plain.invader,
    "yard": board_plain.yard,
    "walls": board_plain.walls,
    "barbican": board_plain.barbican,
}


def picture(layout: Layout, layers: Layers) -> Sheet:
    """Draw all visible layers."""
    whole = Sheet()
    for name, draw in layers.items():
        sheet = Sheet()
        draw(sheet, layout)
        whole.add(f'<g id="layer-{name}" stroke-linejoin="round">\n{sheet}\n</g>')
    return whole


def label_style(name: str) -> str:
    """Return the attributes of a label: light on stone, left-aligned beside the houses."""
    if name.endswith(".label"):
        area = name.removesuffix(".label")
        if (area[0] in "WE" and area[1:].isdecimal()) or area == "barbican":
            return ' color="#fbf5e4" font-size="14" text-anchor="middle"'
        if area[0] == "T":
            return ' color="#fbf5e4" font-size="11" text-anchor="middle"'
        if area.islower():
            return ' color="#1d150c" font-size="17" text-anchor="start"'
        return ' color="#211606" font-size="15" text-anchor="middle"'
    return ""


def corners(name: str) -> str:
    """Return the corner radius of an area, so that its highlight has the shape of the painted place."""
    last = name.rpartition(".")[2]
    if last.isdecimal() or last == "label" or name in SOILS:
        return ""
    radius = {"FW": 16, "FE": 16, "CAMP": 22, "CAMP.units": 16}.get(name, 8 if "." not in name else 6)
    return f' rx="{radius}"'


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
            sheet.add(f'<rect id="{name}" x="{x}" y="{y}" width="{w}" height="{h}"{corners(name)}{style}/>')
    return sheet


def document(layout: Layout) -> str:
    """Return the board: its areas and its picture."""
    # The areas come first, so that the program need not read the rest of the file when it starts.
    return _file(f'<g id="areas" fill="none">\n{areas(layout)}\n</g>\n{_picture_group(layout, LAYERS)}')


def plain_document(layout: Layout) -> str:
    """Return the plain board: a picture alone."""
    return _file(_picture_group(layout, PLAIN))


BOARDS: dict[str, Callable[[Layout], str]] = {"board.svg": document, "board-contrast.svg": plain_document}


def _picture_group(layout: Layout, layers: Layers) -> str:
    return f'<g id="picture">\n{picture(layout, layers)}\n</g>'


def _file(body: str) -> str:
    text = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}">\n{body}\n</svg>\n'
    return shortened(text.replace("><", ">\n<"))


def shortened(text: str) -> str:
    """Return the same picture with shorter numbers: 12 for `12.0`, .5 for `0.5`, and no space before a minus sign."""
    text = re.sub(r"(\d)\.0(?=[^\d.])", r"\1", text)
    return re.sub(r'(?<= d=")[^"]*', lambda d: re.sub(r" (?=-)", "", re.sub(r"(?<![\d.])0\.", ".", d[0])), text)


def main() -> None:
    """Write the files."""
    layout = board_layout.load(FOLDER / "board.json")
    for name, draw in BOARDS.items():
        (FOLDER / name).write_text(draw(layout), encoding="utf-8")


if __name__ == "__main__":
    main()
