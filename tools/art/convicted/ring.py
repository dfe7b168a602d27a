"""The obstacles on the ring of The Convicted: ditches, stakes and moats, straight and round the corners."""

import random
from collections.abc import Iterator

from tools.art.convicted.layout import RING, board
from tools.art.convicted.look import Look
from tools.art.covers.canvas import Cover
from tools.art.stronghold.board_canvas import Box

OBSTACLES = ("ditch", "stakes", "moat")
CORNERS = ("NW", "NE", "SW", "SE")


def obstacles(look: Look) -> Iterator[tuple[str, Box, Cover]]:
    """Yield each picture of an obstacle with its name and size."""
    boxes = board().boxes
    for way, model in (
        ("across", "ring_N1"),
        ("along", "ring_W1"),
        *((corner, f"ring_{corner}") for corner in CORNERS),
    ):
        size = Box(0, 0, boxes[model].w, boxes[model].h)
        for kind in OBSTACLES:
            yield f"ring.{way}.{kind}", size, _drawn(look, way, kind, size)


def _legs(way: str, size: Box) -> list[Box]:
    """Return the straight pieces of a section."""
    if way in ("across", "along"):
        return [size]
    high = Box(0, 0 if "N" in way else size.h - RING, size.w, RING)
    wide = Box(0 if "W" in way else size.w - RING, 0, RING, size.h)
    return [high, wide]


def _drawn(look: Look, way: str, kind: str, size: Box) -> Cover:
    sheet = Cover()
    sheet.rng = random.Random(sum(map(ord, way + kind)))  # noqa: S311 - a drawing, no secret
    legs = _legs(way, size)
    match kind:
        case "ditch":
            for inset, fill in ((4, look.earth_dark), (9, look.timber_dark), (14, look.ink)):
                for leg in legs:
                    sheet.rect(leg.inner(inset), fill, "", 0, 6)
        case "moat":
            for inset, fill in ((2, look.ink), (4, look.earth_dark), (8, look.water_dark), (11, look.water)):
                for leg in legs:
                    sheet.rect(leg.inner(inset), fill, "", 0, 8)
            for leg in legs:
                _waves(sheet, look, leg.inner(14))
        case _:
            for leg in legs:
                _stakes(sheet, look, leg.inner(5))
    return sheet


def _waves(sheet: Cover, look: Look, box: Box) -> None:
    for n in range(max(2, int(max(box.w, box.h) / 32))):
        along = (n + 0.5) / max(2, int(max(box.w, box.h) / 32))
        x = box.x + box.w * along if box.w > box.h else box.cx + sheet.rng.uniform(-3, 3)
        y = box.y + box.h * along if box.h >= box.w else box.cy + sheet.rng.uniform(-3, 3)
        sheet.line(f"M{x - 8:.1f} {y:.1f}q4-4 8 0t8 0", look.sign, 1.8)


def _stakes(sheet: Cover, look: Look, box: Box) -> None:
    """Draw rows of pointed stakes."""
    step = 15.0
    columns, rows = max(1, int(box.w / step)), max(1, int(box.h / step))
    for row in range(rows):
        for column in range(columns):
            x = box.x + (column + 0.5) * box.w / columns + (3 if row % 2 else -3)
            y = box.y + (row + 0.5) * box.h / rows
            sheet.path(
                f"M{x - 4:.1f} {y + 8:.1f}L{x:.1f} {y - 8:.1f}L{x + 4:.1f} {y + 8:.1f}Z", look.timber, look.ink, 1.6
            )
