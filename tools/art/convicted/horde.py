"""The horde behind the tokens of a zone: heads and weapons by faction, four degrees of a crowd."""

import random
from collections.abc import Iterator

from tools.art.convicted.layout import board
from tools.art.convicted.look import Look
from tools.art.covers.canvas import Cover
from tools.art.fortress.solid import mixed
from tools.art.stronghold.board_canvas import Box

DEGREES = {1: 0.12, 2: 0.3, 3: 0.6, 4: 1.0}
"""The share of a zone that is filled, by degree."""
PLACES = {"far": ("deployment_N", "deployment_W"), "near": ("assault_N", "assault_W")}
FACTIONS = ("beasts", "barbarians", "wolfmen", "forestmen")
_STEP = 30.0


def hordes(look: Look) -> Iterator[tuple[str, Box, Cover]]:
    """Yield each crowd with its name and size: `horde.<faction>.<far or near>.<across or along>.<degree>`."""
    boxes = board().boxes
    for faction in FACTIONS:
        for depth, models in PLACES.items():
            for way, model in zip(("across", "along"), models, strict=True):
                box = boxes[f"{model}.horde"]
                for degree in DEGREES:
                    size = Box(0, 0, box.w, box.h)
                    yield f"horde.{faction}.{depth}.{way}.{degree}", size, _crowd(look, faction, size, degree)


def _crowd(look: Look, faction: str, size: Box, degree: int) -> Cover:
    sheet = Cover()
    if look.plain:
        # Text needs a plain background, so a line shows the size of the crowd instead.
        share = DEGREES[degree]
        bar = (
            Box(0, size.h - 5, size.w * share, 5)
            if size.w > size.h
            else Box(0, size.h * (1 - share), 5, size.h * share)
        )
        sheet.rect(bar, look.foes[faction])
        return sheet
    rng = sheet.rng = random.Random(f"{faction}{size.w:.0f}")  # noqa: S311 - a drawing, no secret
    spots = [
        (x * _STEP + _STEP / 2, y * 26.0 + 20)
        for y in range(int((size.h - 10) / 26))
        for x in range(int(size.w / _STEP))
    ]
    rng.shuffle(spots)
    chosen = sorted(spots[: max(3, round(len(spots) * DEGREES[degree]))], key=lambda spot: spot[1])
    for x, y in chosen:
        _head(sheet, look, faction, x + rng.uniform(-6, 6), y + rng.uniform(-4, 4), rng.random())
    return sheet


def _head(sheet: Cover, look: Look, faction: str, x: float, y: float, kind: float) -> None:
    """Draw one figure of the crowd: a shadow with a sign of its people."""
    dark, tone = look.earth_dark, mixed(look.foes[faction], look.earth, 0.62)
    ink = mixed(look.ink, look.earth, 0.55)
    if faction != "beasts" and kind < 0.6:
        sheet.path(f"M{x + 8:.1f} {y + 8:.1f}L{x + 10:.1f} {y - 16:.1f}", "none", ink, 1.8)
    if faction == "beasts":
        sheet.path(f"M{x - 13:.1f} {y + 8:.1f}q2-12 10-12l-2-6l6 3l5-2l8 7l-2 4h-6l-4 6Z", tone, ink, 1.2)
        return
    sheet.path(
        f"M{x - 10:.1f} {y + 10:.1f}q0-10 10-10q10 0 10 10Z",
        tone,
        ink,
        1.2,
    )
    sheet.circle(x, y - 4, 6, mixed(dark, look.earth, 0.3), ink, 1.2)
    match faction:
        case "barbarians":
            sheet.path(
                f"M{x - 5:.1f} {y - 7:.1f}q-6-1-6-7q4 3 8 4ZM{x + 5:.1f} {y - 7:.1f}q6-1 6-7q-4 3-8 4Z", tone, ink, 1
            )
        case "wolfmen":
            sheet.path(f"M{x - 6:.1f} {y - 6:.1f}l0-8l5 4h2l5-4l0 8Z", tone, ink, 1)
        case _:
            sheet.path(
                f"M{x - 7:.1f} {y - 1:.1f}q1-11 9-12q6 5 5 12Z",
                tone,
                ink,
                1,
            )
