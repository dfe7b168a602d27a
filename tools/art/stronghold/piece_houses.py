"""The houses of the board as small pictures, for docks about a building."""

from tools.art.stronghold import board_houses
from tools.art.stronghold.board_canvas import PAVING_SHADE, Sheet
from tools.art.stronghold.piece_canvas import BOX


def houses() -> dict[str, str]:
    """Return every house without its shadow, as large as fits into the picture."""
    drawn = {}
    for name, draw in board_houses.DRAWINGS.items():
        sheet = Sheet()
        draw(sheet)
        width, height = board_houses.SIZES[name]
        scale = BOX / max(width, height)
        left, top = (BOX - width * scale) / 2, (BOX - height * scale) / 2
        body = "".join(part for part in sheet.parts if PAVING_SHADE not in part)
        drawn[f"house_{name}"] = (
            f'<g transform="translate({left:.1f} {top:.1f}) scale({scale:.3f})" stroke-linejoin="round">{body}</g>'
        )
    return drawn
