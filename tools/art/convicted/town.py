"""The houses of The Convicted by their levels, the keep, and the city gates."""

from collections.abc import Iterator

from tools.art.convicted.layout import BUILDINGS, board
from tools.art.convicted.look import Look
from tools.art.covers.canvas import Cover
from tools.art.stronghold.board_canvas import Box

LEVELS = range(6)
KEEP_LEVELS = range(1, 4)
GATES = ("whole", "cracked", "broken")


def houses(look: Look) -> Iterator[tuple[str, Box, Cover]]:
    """Yield each picture of a building, of the keep and of the gates, with its name and size."""
    boxes = board().boxes
    for name in BUILDINGS:
        size = _at_corner(boxes[f"{name}.house"])
        for level in LEVELS:
            yield f"{name}.{level}", size, _house(look, name, level, size)
    size = _at_corner(boxes["keep"])
    for level in KEEP_LEVELS:
        yield f"keep.{level}", size, _keep(look, level, size)
    size = _at_corner(boxes["gates"])
    for state in GATES:
        yield f"gates.{state}", size, _gates(look, state, size)


def _at_corner(box: Box) -> Box:
    return Box(0, 0, box.w, box.h)


def _house(look: Look, name: str, level: int, size: Box) -> Cover:
    """Draw a house that grows with its levels; its sign says what it is, studs how high it is built."""
    sheet = Cover()
    if not level:
        lot = Box(8, size.h - 40, size.w - 16, 32)
        sheet.rect(lot, look.paving_dark, look.line, 2, 4)
        sheet.path(
            f"M{lot.x:.0f} {lot.cy:.0f}h{lot.w:.0f}M{lot.cx:.0f} {lot.y:.0f}v{lot.h:.0f}", "none", look.line, 1.4
        )
        return sheet
    high = size.h * (0.3 + 0.07 * level)
    base = Box(8, size.h - 14 - high * 0.62, size.w - 16, high * 0.62)
    if name == "mage_tower":
        wide = 22 + 2 * level
        shaft = Box(size.w / 2 - wide / 2, size.h - 16 - high, wide, high)
        sheet.rect(shaft, look.stone, look.ink, 2)
        sheet.path(
            f"M{shaft.x - 6:.1f} {shaft.y:.1f}l{wide / 2 + 6} {-20 - 3 * level}l{wide / 2 + 6} {20 + 3 * level}Z",
            look.foes["wolfmen"], look.ink, 2,
        )  # fmt: skip
        sheet.circle(shaft.cx, shaft.y + 14, 5, look.accent, look.ink, 1.6)
    else:
        tone = look.stone if name in ("library", "chapel") else look.timber_light
        sheet.rect(base, tone, look.ink, 2)
        rise = 16 + 3 * level
        sheet.path(
            f"M{base.x - 5:.1f} {base.y:.1f}l17 {-rise}h{base.w - 24:.1f}l17 {rise}Z",
            look.roof if name != "workshop" else look.timber_dark, look.ink, 2,
        )  # fmt: skip
        _ornament(sheet, look, name, base, rise)
    for n in range(level):
        sheet.circle(size.w / 2 + (n - (level - 1) / 2) * 12, size.h - 7, 4.6, look.accent, look.ink, 1.6)
    return sheet


def _ornament(sheet: Cover, look: Look, name: str, base: Box, rise: float) -> None:
    """Draw what a house is known by."""
    x, top = base.cx, base.y - rise
    match name:
        case "barracks":
            sheet.line(f"M{x:.0f} {top:.0f}v-18", look.ink, 3)
            sheet.path(f"M{x:.0f} {top - 18:.0f}h16l-5 5l5 5h-16Z", look.defender, look.ink, 1.4)
            sheet.rect(Box(x - 7, base.bottom - 18, 14, 18), look.timber_dark, look.ink, 1.6)
        case "workshop":
            sheet.circle(x, base.cy, 10, look.stone_dark, look.ink, 2)
            sheet.circle(x, base.cy, 4, look.timber_light, look.ink, 1.6)
            sheet.rect(Box(base.right - 18, top - 8, 9, 18), look.stone_dark, look.ink, 1.6)
        case "library":
            sheet.path(
                f"M{x:.0f} {base.cy - 6:.0f}q-9-6-16-1v14q7-4 16 1q9-5 16-1v-14q-7-5-16 1Z", look.sign, look.ink, 1.8
            )
        case _:
            sheet.line(f"M{x:.0f} {top:.0f}v-20M{x - 7:.0f} {top - 13:.0f}h14", look.ink, 4.6)
            sheet.line(f"M{x:.0f} {top:.0f}v-20M{x - 7:.0f} {top - 13:.0f}h14", look.accent, 2.2)
            sheet.path(f"M{x - 7:.0f} {base.bottom:.0f}v-12q0-9 7-9q7 0 7 9v12Z", look.timber_dark, look.ink, 1.6)


def _keep(look: Look, level: int, size: Box) -> Cover:
    """Draw the keep: a hall, then a hall with posts on its roof, then with platforms for engines."""
    sheet = Cover()
    face = Box(8, size.h - 36, size.w - 16, 32)
    deck = Box(8, 6, size.w - 16, size.h - 42)
    sheet.rect(face, look.stone_dark, look.ink, 2.4)
    sheet.path(f"M{size.w / 2 - 10:.0f} {face.bottom:.0f}v-16q0-10 10-10q10 0 10 10v16Z", look.timber_dark, look.ink, 2)
    for x in (28, 48, size.w - 48, size.w - 28):
        sheet.rect(Box(x - 3, face.y + 8, 6, 13), look.ink, "", 0, 3)
    sheet.rect(deck, look.stone if level == 1 else look.stone_light, look.ink, 2.4)
    if level == 1:
        for n in range(1, 5):
            y = deck.y + n * deck.h / 5
            sheet.path(f"M{deck.x:.0f} {y:.0f}h{deck.w:.0f}", "none", look.stone_dark, 1.4)
    else:
        step = deck.w / 8
        for n in range(8):
            sheet.rect(Box(deck.x + n * step + 2, deck.y - 4, step * 0.6, 11), look.stone_light, look.ink, 1.6)
    if level == 3:
        for x in (deck.x, deck.right - 16):
            sheet.rect(Box(x, deck.y, 16, deck.h), look.timber, look.ink, 2)
    for n in range(level):
        sheet.circle(size.w / 2 + (n - (level - 1) / 2) * 13, face.y - 3, 4.8, look.accent, look.ink, 1.6)
    return sheet


def _gates(look: Look, state: str, size: Box) -> Cover:
    """Draw the city gates, seen from within."""
    sheet, x = Cover(), size.w / 2
    arch = f"M4 {size.h - 2:.0f}V20Q4 4 {x:.0f} 4Q{size.w - 4:.0f} 4 {size.w - 4:.0f} 20V{size.h - 2:.0f}Z"
    sheet.path(arch, look.ink if state == "broken" else look.timber, look.ink, 3)
    if state == "broken":
        for dx in (-15, -3, 10):
            sheet.line(f"M{x + dx:.0f} {size.h - 4:.0f}l{8 if dx < 0 else -7} -14", look.timber, 4)
        return sheet
    d = "".join(f"M{at:.0f} 8V{size.h - 4:.0f}" for at in (x - 14, x + 14))
    sheet.path(d, "none", look.timber_dark, 1.8)
    sheet.line(f"M{x:.0f} 5V{size.h - 3:.0f}", look.ink, 2.4)
    sheet.line(f"M7 20H{size.w - 7:.0f}M7 34H{size.w - 7:.0f}", look.stone_dark, 3)
    if state == "cracked":
        sheet.line(f"M{x + 6:.0f} 8l-9 10l10 8l-8 12", look.ink, 3.4)
    return sheet
