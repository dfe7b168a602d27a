"""Draw the board of The Convicted and all its pieces in both looks.

python -m tools.art.convicted.draw_board      # writes board*.svg, pieces and pieces-contrast in resources/convicted
"""

import re
from collections.abc import Iterator
from pathlib import Path

from tools.art.convicted import faces as convicted_faces
from tools.art.convicted import ground as convicted_ground
from tools.art.convicted import horde as convicted_horde
from tools.art.convicted import ring as convicted_ring
from tools.art.convicted import tokens as convicted_tokens
from tools.art.convicted import town as convicted_town
from tools.art.convicted import walls as convicted_walls
from tools.art.convicted.layout import HEIGHT, WIDTH, Layout, board
from tools.art.convicted.look import CONTRAST, STANDARD, Look
from tools.art.stronghold import piece_canvas
from tools.art.stronghold.board_canvas import Box

FOLDER = Path(__file__).resolve().parents[3] / "resources" / "convicted"
SETS = {"": STANDARD, "-contrast": CONTRAST}
"""The look of each set of pictures, by the ending of the names of its files."""
_PAINTED = (convicted_walls.sections, convicted_town.houses, convicted_ring.obstacles, convicted_horde.hordes)
_DARK = "#241a10"


def pieces(look: Look) -> Iterator[tuple[str, str]]:
    """Yield the text of each file of a folder of pieces, with its name."""
    for name, body in (*convicted_tokens.tokens(look), *convicted_faces.faces(look)):
        yield name, piece_canvas.document(body)
    for paint in _PAINTED:
        for name, size, sheet in paint(look):
            yield (
                name,
                _file(size, f"<defs>{''.join(sheet.gradients)}</defs>\n{sheet}" if sheet.gradients else f"{sheet}"),
            )


def boards() -> Iterator[tuple[str, str]]:
    """Yield the text of each board with its name; only the first one contains the areas, for both."""
    layout = board()
    for ending, look in SETS.items():
        layers = "\n".join(
            f'<g id="layer-{name}" stroke-linejoin="round">\n{sheet}\n</g>'
            for name, sheet in convicted_ground.ground(look, layout)
        )
        areas = f'<g id="areas" fill="none">\n{_areas(layout)}\n</g>\n' if not ending else ""
        yield f"board{ending}", _file(Box(0, 0, WIDTH, HEIGHT), f'{areas}<g id="picture">\n{layers}\n</g>')


def _areas(layout: Layout) -> str:
    rows = []
    for name, box in layout.boxes.items():
        if outline := layout.outlines.get(name):
            rows.append(f'<path id="{name}" d="{outline}"{_fan(layout, name)}/>')
            continue
        rows.append(
            f'<rect id="{name}" x="{box.x:.1f}" y="{box.y:.1f}" width="{box.w:.1f}" height="{box.h:.1f}"'
            f"{_fan(layout, name)}{_letters(name)}/>"
        )
    return "\n".join(rows)


def _fan(layout: Layout, name: str) -> str:
    """Return the attributes of an area with one picture (its aspect ratio) or with counted pieces."""
    if name in layout.counted:
        return ' counted="yes"'
    box = layout.boxes[name]
    return f' fan="right" ratio="{box.w / box.h:.5f}"' if name in layout.pictures else ""


def _letters(name: str) -> str:
    """Return the text attributes for the label at an area."""
    place, _, last = name.rpartition(".")
    if last != "label":
        return ""
    if place.endswith(".name"):
        return f' color="{_DARK}" plate="{STANDARD.sheet}" font-size="20" text-anchor="middle"'
    if place in ("N", "E", "S", "W") or ("_" in place and place != "mage_tower"):
        return f' color="{_DARK}" plate="{STANDARD.sheet}" font-size="17" text-anchor="middle"'
    if place in ("NE", "SE", "SW", "NW"):
        return f' color="{_DARK}" font-size="16" text-anchor="middle"'
    return f' color="{_DARK}" font-size="14" text-anchor="middle"'


def _file(size: Box, body: str) -> str:
    text = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size.w:g} {size.h:g}">\n{body}\n</svg>\n'
    return re.sub(r"(\d)\.0(?=[^\d.])", r"\1", text.replace("><", ">\n<"))


def main() -> None:
    """Write all files, and remove files that are no longer drawn."""
    for name, text in boards():
        (FOLDER / f"{name}.svg").write_text(text, encoding="utf-8")
    for ending, look in SETS.items():
        folder = FOLDER / f"pieces{ending}"
        folder.mkdir(parents=True, exist_ok=True)
        made = dict(pieces(look))
        for path in folder.glob("*.svg"):
            if path.stem not in made:
                path.unlink()
        for name, text in made.items():
            (folder / f"{name}.svg").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
