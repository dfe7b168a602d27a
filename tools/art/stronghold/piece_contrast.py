"""The set with high contrast: white on black for the Invader, black on white for the Defender, nothing in between.

Shapes and pictograms are those of the standard set, so there is nothing new to learn. There is no shading; strong
black lines with a white line outside, so that a piece stands out from light and dark ground alike. Units carry their
strength as pips. The single tone (`MIDDLE`) is as far from black as from white, and only ever helps.
"""

import math

from tools.art.stronghold import piece_glyphs as glyphs
from tools.art.stronghold.piece_canvas import disc, inked, line, path, placed, round_box
from tools.art.stronghold.piece_families import FAMILIES, HEADS, SHIELDS, SIDES, WEAPONS
from tools.art.stronghold.piece_houses import houses

BLACK, WHITE, YELLOW = "#000000", "#ffffff", "#ffd400"
MIDDLE = "#cf4900"
CIRCLE = "M48 6 A42 42 0 1 1 47.900 6Z"
PIPS = {"goblin": 1, "orc": 2, "troll": 3, "marksman": 1, "soldier": 2, "veteran": 3}
"""The strength of each unit (docs/RULES.md, section 2)."""


def token(outline: str, face: str) -> str:
    """Draw the outline of a piece, white outside and black inside, and its face."""
    ring = path(outline, WHITE, WHITE, 11) + path(outline, BLACK, BLACK, 6)
    return ring + path(outline, face, BLACK, 4 if face == WHITE else 1, name="face")


def small(outline: str, k: float) -> str:
    """Return a smaller outline in white, as a line inside a black piece."""
    return (
        f'<g transform="translate(48 48) scale({k:g}) translate(-48 -48)">'
        f'<path d="{outline}" fill="none" stroke="{WHITE}" stroke-width="3"/></g>'
    )


def pips(count: int, y: float, ink: str) -> str:
    """Draw the strength of a unit as a row of dots."""
    return "".join(disc(48 + (n - (count - 1) / 2) * 16, y, 5.6, ink) for n in range(count))


def invader(kind: str) -> str:
    """Draw a unit of the Invader: a black block with its people's head in white; stronger units are larger."""
    size = {"goblin": 80, "orc": 84, "troll": 88}[kind]
    corner = (96 - size) / 2
    block = round_box((corner, corner, size, size), 8)
    return (
        token(block, BLACK)
        + placed(inked(HEADS[kind], WHITE, BLACK), 48 - size * 0.4, corner - 1, size * 0.8)
        + pips(PIPS[kind], corner + size - 9, WHITE)
    )


def defender(kind: str) -> str:
    """Draw a unit of the Defender: a white shield with a black weapon."""
    outline = SHIELDS[kind]
    x, y, size = {"marksman": (20, 10, 54), "soldier": (20, 8, 54), "veteran": (21, 12, 52)}[kind]
    shape = f'<g transform="translate(48 47) scale(.9) translate(-48 -47)">{token(outline, WHITE)}</g>'
    return shape + placed(inked(WEAPONS[kind], BLACK, WHITE), x, y, size) + pips(PIPS[kind], 73, BLACK)


def jagged(points: int, outer: float, inner: float) -> str:
    """Return a ring of teeth as a path."""
    return "".join(
        f"{'M' if n == 0 else 'L'}{48 + (outer if n % 2 == 0 else inner) * math.sin(math.pi * n / points):.1f} "
        f"{48 - (outer if n % 2 == 0 else inner) * math.cos(math.pi * n / points):.1f}"
        for n in range(2 * points)
    ) + "Z"  # fmt: skip


SQUARE = round_box((7, 7, 82, 82), 8)
TORN = (
    "M8 12 L24 8 L40 12 L58 7 L74 11 L88 8 L86 30 L89 50 L86 70 L88 88 L70 85 L50 89 L28 85 L8 88 L11 68 L7 46 L11 28Z"
)
HEXAGON = "M28 8 H68 L89 48 L68 88 H28 L7 48Z"
ROLLED = "M7 7 H89 V22 H83 V74 H89 V89 H7 V74 H13 V22 H7Z"
CUT = "M22 7 H74 L89 22 V74 L74 89 H22 L7 74 V22Z"

FRAMES = {
    "machine": (token(SQUARE, BLACK) + small(SQUARE, 0.93), WHITE, MIDDLE),
    "equipment": (token(TORN, WHITE), BLACK, MIDDLE),
    "training": (token(HEXAGON, BLACK) + small(HEXAGON, 0.92), WHITE, MIDDLE),
    "ritual": (token(CIRCLE, BLACK) + small(CIRCLE, 0.92), WHITE, MIDDLE),
    "order": (token(ROLLED, BLACK) + line("M12 21 H84 M12 75 H84", WHITE, 3), WHITE, MIDDLE),
    "defence": (token(CUT, WHITE), BLACK, MIDDLE),
    "sign": (token(CIRCLE, WHITE) + disc(48, 48, 36, "none", BLACK, 2.6), BLACK, MIDDLE),
}
"""The frame, the ink and the accent of each family."""


def tiles() -> dict[str, str]:
    """Return every pictogram in the frame of its family, by name."""
    drawn = {}
    for family, (drawings, inset) in FAMILIES.items():
        frame, ink, accent = FRAMES[family]
        for name, drawing in drawings.items():
            drawn[name] = frame + placed(inked(drawing, ink, accent), inset + 2, inset + 2, 92 - 2 * inset)
    return drawn


def hero(drawing: str, face: str, ink: str, accent: str) -> str:
    """Draw a helmet on a tall shield with a double rim."""
    outline = "M15 7 H81 Q89 7 89 15 V56 Q85 80 48 90 Q11 80 7 56 V15 Q7 7 15 7Z"
    return (
        token(outline, face)
        + f'<g transform="translate(48 46) scale(.86) translate(-48 -46)">{path(outline, "none", ink, 3.4)}</g>'
        + placed(inked(drawing, ink, accent), 21, 17, 54)
    )


def cauldron(kind: str) -> str:
    """Draw a white pot with its people's head."""
    pot = "M9 28 H87 Q90 84 48 87 Q6 84 9 28Z"
    return (
        token(pot, WHITE)
        + path(round_box((5, 8, 86, 18), 7), BLACK, WHITE, 3)
        + placed(inked(HEADS[kind], BLACK, WHITE), 22, 29, 52)
    )


def trap(kind: str) -> str:
    """Draw a black ring of teeth around a white ground."""
    return (
        path(jagged(16, 45, 36), BLACK, WHITE, 3)
        + disc(48, 48, 33, WHITE, name="face")
        + placed(inked(HEADS[kind], BLACK, WHITE), 22, 21, 52)
    )


def hourglass(side: str) -> str:
    """Draw an hourglass whose caps point to its side: full of black sand for the west, of lined sand for the east."""
    way = SIDES[side]
    sand = {-1: BLACK, 0: MIDDLE, 1: WHITE}[way]
    glass = "M20 14 H76 Q78 37 55 48 Q78 59 76 82 H20 Q18 59 41 48 Q18 37 20 14Z"
    caps = ""
    for y in (6.0, 76.0):
        left = f"L{4 if way < 0 else 14} {y + 7}" if way <= 0 else ""
        right = f"L{92 if way > 0 else 82} {y + 7}" if way >= 0 else ""
        d = f"M16 {y} {left} L16 {y + 14} H80 {right} L80 {y}Z"
        caps += path(d, WHITE, WHITE, 8) + path(d, BLACK, BLACK, 3)
    return (
        token(glass, WHITE)
        + f'<g id="sign">{path("M26 26 H70 Q64 38 48 45 Q32 38 26 26Z", sand, BLACK, 3.6)}'
        + path("M24 76 Q30 64 48 58 Q66 64 72 76Z", sand, BLACK, 3.6)
        + "</g>"
        + caps
    )


_SEATS = {
    ("invader", False): ("M48 8 L88 84 H8Z", 27, 36, 42),
    ("invader", True): (CIRCLE, 24, 22, 48),
    ("defender", False): (SHIELDS["soldier"], 25, 16, 46),
    ("defender", True): ("M48 3 L92 47 L48 91 L4 47Z", 28, 26, 40),
}
"""The outline, and the place and size of the sign, by camp and whether the seat is the second of two partners."""


def seat(camp: str, side: str) -> str:
    """Draw the badge of a seat: black for Invaders, white for Defenders, with its shape and an arrow to its side."""
    face, ink = (BLACK, WHITE) if camp == "invader" else (WHITE, BLACK)
    way = SIDES[side]
    outline, x, y, size = _SEATS[camp, way > 0]
    sign = glyphs.SKULL if camp == "invader" else glyphs.KEEP
    body = f'<g transform="translate(48 47) scale(.92) translate(-48 -47)">{token(outline, face)}</g>'
    arrow = f"M{48 + way * 44} 74 L{48 + way * 16} 57 V91Z"
    return (
        body
        + placed(inked(sign, ink, face), x - way * 4, y, size)
        + (path(arrow, WHITE, WHITE, 9) + path(arrow, YELLOW, BLACK, 4) if way else "")
    )


def counters() -> dict[str, str]:
    """Return the counters, the materials for repairing walls, and the two cards."""
    card = round_box((17, 7, 62, 82), 8)
    logs = "".join(
        path(round_box((6, y, 84, 23), 9), WHITE, BLACK, 5)
        + line(f"M18 {y + 9} H64 M18 {y + 15} H52", BLACK, 2.6)
        + disc(78, y + 11.5, 5, BLACK)
        for y in (9, 36.5, 64)
    )
    return {
        "stone": token(round_box((6, 16, 84, 64), 8), WHITE) + line("M8 48 H88 M34 18 V47 M62 49 V78", BLACK, 5),
        "wood": path(round_box((5, 7, 86, 82), 9), WHITE, WHITE, 8) + logs,
        "resource": token(SQUARE, WHITE) + line("M12 12 L84 84 M12 84 L84 12", BLACK, 10),
        "glory": token(CIRCLE, BLACK) + small(CIRCLE, 0.9) + placed(inked(glyphs.STAR, YELLOW, ""), 20, 18, 56),
        "hit_card": token(card, WHITE) + placed(path(glyphs.BURST, BLACK), 0, 0, 64),
        "miss_card": token(card, WHITE) + disc(48, 48, 22, "none", BLACK, 9) + line("M33 63 L63 33", BLACK, 9),
    }


def pieces() -> dict[str, str]:
    """Return every piece by the name of its file."""
    return {
        **{kind: invader(kind) for kind in HEADS},
        **{kind: defender(kind) for kind in SHIELDS},
        "officer": hero(glyphs.HEROES["officer"], WHITE, BLACK, MIDDLE),
        "warrior": hero(glyphs.HEROES["warrior"], BLACK, WHITE, BLACK),
        **tiles(),
        **{f"cauldron_{kind}": cauldron(kind) for kind in HEADS},
        **{f"{kind}_trap": trap(kind) for kind in ("goblin", "troll")},
        **{f"hourglass{side}": hourglass(side) for side in SIDES},
        **{f"seat_{camp}{side}": seat(camp, side) for camp in ("invader", "defender") for side in SIDES},
        **counters(),
        **houses(),
    }
