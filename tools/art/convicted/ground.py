"""The ground of The Convicted's board, without buildings: fields, zones, the line of the ring, the town's paving."""

import random

from tools.art.convicted.layout import DIRECTIONS, FORT, HEIGHT, RING, RING_X, RING_Y, WIDTH, Layout
from tools.art.convicted.look import Look
from tools.art.covers.canvas import Cover
from tools.art.stronghold.board_canvas import Box

_FREE = Box(20, 20, 0, 0)


def ground(look: Look, layout: Layout) -> list[tuple[str, Cover]]:
    """Return the layers of the picture, from below."""
    return [
        ("land", _land(look)),
        ("zones", _zones(look, layout)),
        ("ring", _ring(look, layout)),
        ("town", _town(look)),
    ]


def _land(look: Look) -> Cover:
    sheet = Cover()
    rng = sheet.rng = random.Random(3)  # noqa: S311 - a drawing, no secret
    sheet.rect(Box(0, 0, WIDTH, HEIGHT), look.grass)
    if look.plain:
        return sheet
    for _ in range(150):
        x, y = rng.uniform(0, WIDTH), rng.uniform(0, HEIGHT)
        sheet.blob(
            x, y, rng.uniform(14, 46), rng.uniform(8, 22), look.grass_dark if rng.random() < 0.5 else _soft(look)
        )
    for _ in range(130):
        x, y = rng.uniform(0, WIDTH), rng.uniform(0, HEIGHT)
        sheet.line(f"M{x:.1f} {y:.1f}q-2-5-4-7m4 7q0-6 1-9m-1 9q2-4 5-6", look.grass_dark, 1.4)
    return sheet


def _soft(look: Look) -> str:
    return "#a4ae76" if not look.plain else look.grass


def _zones(look: Look, layout: Layout) -> Cover:
    """Draw the zones: trodden earth, darker before the ring than behind it."""
    sheet = Cover()
    rng = sheet.rng = random.Random(5)  # noqa: S311 - a drawing, no secret
    for kind, fill in (("deployment", look.earth), ("assault", look.earth)):
        for way in DIRECTIONS:
            box = layout.boxes[f"{kind}_{way}"]
            if look.plain:
                sheet.rect(box, fill, look.line, 2.4, 8)
                continue
            sheet.patch(box.inner(1), fill, look.line, 2, rough=2.4, r=12)
            for _ in range(round(box.w * box.h / 2600)):
                x, y = rng.uniform(box.x + 20, box.right - 20), rng.uniform(box.y + 14, box.bottom - 14)
                sheet.blob(
                    x, y, rng.uniform(6, 20), rng.uniform(3, 8), look.earth_dark if rng.random() < 0.4 else "#c7b384"
                )
    return sheet


def _ring(look: Look, layout: Layout) -> Cover:
    """Draw the line of the ring, and where its sections end."""
    sheet = Cover()
    outer = Box(RING_X, RING_Y, WIDTH - 2 * RING_X, HEIGHT - 2 * RING_Y)
    sheet.rect(outer.inner(RING / 2), "none", look.line, 2.4, 6)
    if not look.plain:
        sheet.rect(outer.inner(RING / 2 + 4), "none", look.grass_dark, 1.6, 6)
    for name, box in layout.boxes.items():
        if name in ("ring_N1", "ring_S1", "ring_N2", "ring_S2"):
            for x in (box.x, box.right):
                sheet.line(f"M{x:.0f} {box.y + 8:.0f}v{box.h - 16:.0f}", look.line, 2.4)
        elif name in ("ring_W1", "ring_W2", "ring_E1", "ring_E2"):
            for y in (box.y, box.bottom):
                sheet.line(f"M{box.x + 8:.0f} {y:.0f}h{box.w - 16:.0f}", look.line, 2.4)
    return sheet


def _town(look: Look) -> Cover:
    """Draw the ground within the walls."""
    sheet = Cover()
    rng = sheet.rng = random.Random(9)  # noqa: S311 - a drawing, no secret
    box = FORT.inner(26)
    sheet.rect(box, look.paving, look.paving_dark, 2)
    if look.plain:
        return sheet
    for _ in range(260):
        x, y = rng.uniform(box.x + 60, box.right - 80), rng.uniform(box.y + 60, box.bottom - 70)
        sheet.rect(Box(x, y, rng.uniform(10, 22), rng.uniform(6, 11)), "none", look.paving_dark, 1.1, 3)
    return sheet
