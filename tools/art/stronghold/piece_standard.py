"""The standard set: tokens of wood, parchment, iron and stone with light from the upper left."""

from tools.art.stronghold import piece_glyphs as glyphs
from tools.art.stronghold.piece_canvas import disc, inked, line, path, placed, rect, slab
from tools.art.stronghold.piece_families import FAMILIES, HEADS, SHIELDS, SIDES, WEAPONS
from tools.art.stronghold.piece_frames import CREAM, FRAMES, trap
from tools.art.stronghold.piece_houses import houses

# -- units ----------------------------------------------------------------------------------------------------

CUBES = {
    "goblin": (84, ("#b5dc85", "#447c27", "#37651e", "#203c10")),
    "orc": (89, ("#f6bb80", "#b05010", "#8a3d0d", "#4f2406")),
    "troll": (94, ("#c9bae4", "#65508f", "#483769", "#291d42")),
}
"""The size and the tones of the top, the face, the side and the edge; stronger units are larger."""

ENAMEL = {
    "marksman": ("#24788f", "#195e73", "#a9dfee", "#0d3544"),
    "soldier": ("#3c62b6", "#2b4b93", "#b1c7f3", "#13234b"),
    "veteran": ("#906503", "#744f02", "#ffe596", "#3f2b00"),
}
"""The tones of a shield's lit half, its other half, its rim and the edge."""


def cube(kind: str) -> str:
    """Draw a wooden cube seen from the front, a little from above and from the right."""
    size, (top, face, side, edge) = CUBES[kind]
    x, y = (96 - size) / 2, 95 - size
    lid = size * 0.14
    left, right, foot = x + 2, x + size - 2, y + size - 2
    front = right - lid
    hull = f"M{left} {y + lid + 2} L{left + lid} {y + 2} H{right} V{foot - lid} L{front} {foot} H{left}Z"
    return (
        path(hull, side, edge, 4.4)
        + path(f"M{left} {y + lid + 2} L{left + lid} {y + 2} H{right} L{front} {y + lid + 2}Z", top)
        + rect((left, y + lid + 1, front - left, foot - y - lid - 1), 2, face, name="face")
        + line(f"M{left + 1.5} {y + lid + 3.5} H{front - 1.5}", top, 2.4)
        + path(hull, "none", edge, 4)
        + placed(inked(HEADS[kind], CREAM, edge), left + size * 0.04, y + lid + 2.5, front - left - size * 0.08)
    )


def shield(kind: str) -> str:
    """Draw an enamelled shield, its left half lit, with a weapon on it."""
    lit, shade, rim, edge = ENAMEL[kind]
    outline = SHIELDS[kind]
    x, y, size = {"marksman": (20, 15, 56), "soldier": (18, 11, 60), "veteran": (19, 16, 58)}[kind]
    inner = '<g transform="translate(48 46) scale(.82) translate(-48 -46)">'
    return (
        slab(outline, edge, edge, rim, 3)
        + f"{inner}{path(outline, lit, edge, 2.6, name='face')}"
        + path(_right_half(kind), shade)
        + "</g>"
        + placed(inked(WEAPONS[kind], CREAM, rim), x, y, size)
    )


def _right_half(kind: str) -> str:
    return {
        "marksman": "M48 4 Q70 4 85.700 8.300 V45 Q85 84 48 88.700Z",
        "soldier": "M48 8.300 H85.700 V46 Q82 73 48 89.600Z",
        "veteran": "M48 4.700 Q60 14 71 6.500 Q78 21 89.600 19.500 Q93 64 48 89.500Z",
    }[kind]


def tiles() -> dict[str, str]:
    """Return every pictogram in the frame of its family, by name."""
    drawn = {}
    for family, (drawings, inset) in FAMILIES.items():
        frame, ink, accent = FRAMES[family]
        for name, drawing in drawings.items():
            drawn[name] = frame + placed(inked(drawing, ink, accent), inset, inset - 2.5, 96 - 2 * inset)
    return drawn


# -- the rest ---------------------------------------------------------------------------------------------------


def heroes() -> dict[str, str]:
    """Draw two helmets on tall shields with a golden rim."""

    def portrait(lit: str, shade: str, edge: str, drawing: str, accent: str) -> str:
        rim = "M13 3 H83 Q92 3 92 12 V56 Q88 80 48 90 Q8 80 4 56 V12 Q4 3 13 3Z"
        inner = "M15 10 H81 Q85 10 85 14 V55 Q81 74 48 83 Q15 74 11 55 V14 Q11 10 15 10Z"
        return (
            slab(rim, "#6b4c07", edge, "#f0cc5f", 4)
            + path(inner, lit, edge, 2.4, name="face")
            + path("M48 11.200 H81 Q83.800 11.200 83.800 14 V55 Q80 73 48 81.800Z", shade)
            + placed(inked(drawing, CREAM, accent), 18, 14, 60)
        )

    return {
        "officer": portrait("#23659c", "#194f7d", "#0b2a46", glyphs.HEROES["officer"], "#ffc04a"),
        "warrior": portrait("#97322b", "#772520", "#3d0d09", glyphs.HEROES["warrior"], "#3d0d09"),
    }


def cauldron(kind: str, lid: str) -> str:
    """Draw a pot over a fire, marked with the people it is meant for."""
    return (
        path("M26 93 Q19 80 31 73 Q34 82 40 76 Q44 67 50 74 Q54 82 63 73 Q76 80 70 93Z", "#f0882e", "#7d3408", 2.6)
        + path("M36 92 Q33 85 40 81 Q46 87 52 80 Q60 86 57 92Z", "#ffd45e")
        + path("M7 24 H89 Q92 80 48 82 Q4 80 7 24Z", "#46525c", "#14191e", 4, name="face")
        + path("M84 30 Q86 72 52 79 Q76 66 76 30Z", "#333d46")
        + line("M16 38 Q16 56 26 67", "#7b8893", 4)
        + rect((3, 8, 90, 18), 8, lid, "#14191e", 4)
        + line("M11 13.500 H62", "#ffffff", 2.6)
        + placed(inked(HEADS[kind], CREAM, "#20282f"), 23, 27, 50)
    )


def blocks() -> dict[str, str]:
    """Return the blocks for repairing walls."""
    logs = "".join(
        rect((3, y, 90, 27), 9, "#a5713c", "#3f270b", 4)
        + line(f"M12 {y + 7} H74", "#cf9c60", 3)
        + line(f"M24 {y + 14} H72 M14 {y + 20} H52", "#7d5226", 2.6)
        + f'<ellipse cx="84" cy="{y + 13.5}" rx="6.500" ry="10" fill="#ecc78d" stroke="#3f270b" stroke-width="2"/>'
        + f'<ellipse cx="84" cy="{y + 13.5}" rx="2.600" ry="4.500" fill="none" stroke="#a5713c" stroke-width="1.800"/>'
        for y in (5, 34, 63)
    )
    return {
        "stone": path("M5 34 L18 17 H91 V66 L79 83 H5Z", "#77756d", "#2f2d29", 4.4)
        + path("M7 33 L19 19 H89 L78 33Z", "#dddbd2")
        + path("M5 34 H79 V82 H5Z", "#aaa89f")
        + line("M7 35 H77", "#cfcdc4", 2.6)
        + line("M20 58 L33 64 M54 48 L66 45 M42 72 L50 66 M14 46 L20 43", "#86847b", 3.4)
        + path("M5 34 L18 17 H91 V66 L79 83 H5Z", "none", "#2f2d29", 4),
        "wood": logs,
    }


SANDS = {
    "": ("#e0a12a", "#8a5a2b", "#b9844d", "#4a3111"),
    "_west": ("#3f66c0", "#2b4b93", "#7f9be0", "#13234b"),
    "_east": ("#9a3fe0", "#6a1da8", "#c58af0", "#2c0a4a"),
}
"""The colours of sand, caps, light on the caps and edge by side, the same as those of the Defenders' badges."""


def hourglass(side: str) -> str:
    """Draw an hourglass; those of a side have sand of another colour, and caps that point to their side."""
    sand, cap, light, edge = SANDS[side]
    way = SIDES[side]
    west, east = (1 if way < 0 else 10), (95 if way > 0 else 86)

    def lid(y: float) -> str:
        left = f"L{west} {y + 8} L14 {y + 16}" if way < 0 else f"Q{west - 2} {y + 8} 14 {y + 16}"
        right = f"L{east} {y + 8} L82 {y}" if way > 0 else f"Q{east + 2} {y + 8} 82 {y}"
        d = f"M82 {y} H14 {left} H82 {right}Z"
        return path(d, cap, edge, 3.6) + line(f"M18 {y + 5} H76", light, 3)

    return (
        path("M19 12 H77 Q79 36 55 48 Q79 60 77 84 H19 Q17 60 41 48 Q17 36 19 12Z", "#fbf6e8", edge, 4, name="face")
        + f'<g id="sign">{path("M25 26 H71 Q66 38 48 46 Q30 38 25 26Z", sand)}'
        + path("M23 82 Q29 65 48 59 Q67 65 73 82Z", sand)
        + line("M48 45 V64", sand, 3)
        + "</g>"
        + line("M26 19 Q25 29 33 36", "#ffffff", 3)
        + lid(1)
        + lid(79)
    )


_DISC, _DIAMOND = "M48 2 A45 45 0 1 1 47.900 2Z", "M48 1 L94 47 L48 93 L2 47Z"
_SEATS = {
    ("invader", False): ("#b3402f", "#8d2f21", "#3d0d09", "M48 4 L93 86 H3Z", "M48 6.500 L90 84.500 H48Z", 27, 35, 42),
    ("invader", True): ("#8f6a08", "#6e5005", "#332402", _DISC, "M48 4.500 A42.5 42.5 0 0 1 48 89.500Z", 23, 20, 50),
    ("defender", False): (
        "#3c62b6", "#2b4b93", "#13234b", SHIELDS["soldier"], "M48 8.500 H85.500 V46 Q82 73 48 89.500Z", 23, 13, 50,
    ),
    ("defender", True): ("#5a1494", "#440b74", "#23053f", _DIAMOND, "M48 4.500 L90.500 47 L48 89.500Z", 27, 25, 42),
}  # fmt: skip
"""The colours of face, darker half and edge, the outlines of the badge and of that half, and the place and size of the
sign, by camp and whether the seat is the second of two partners. Colours and shapes are the same as in the window."""


def seat(camp: str, side: str) -> str:
    """Draw the badge of a seat: its camp's sign on its own shape and colour, and an arrow to the side it commands."""
    way = SIDES[side]
    lit, shade, edge, outline, half, x, y, size = _SEATS[camp, way > 0]
    sign = glyphs.SKULL if camp == "invader" else glyphs.KEEP
    arrow = ""
    if way:
        tip, back, foot = 48 + way * 47, 48 + way * 17, 74
        arrow = path(f"M{tip} {foot} L{back} {foot - 18} V{foot + 18}Z", "#ffe08a", edge, 4)
    return (
        path(outline, lit, edge, 5, name="face")
        + path(half, shade)
        + placed(inked(sign, CREAM, edge), x - way * 4, y, size)
        + arrow
    )


def counters() -> dict[str, str]:
    """Return the counters and the two cards."""
    laurel = "".join(
        f'<ellipse rx="6" ry="12" fill="#5f8f31" stroke="#2f4c12" stroke-width="1.600" '
        f'transform="translate({48 + s * dx} {y}) rotate({s * turn})"/>'
        for s in (-1, 1)
        for dx, y, turn in ((37, 60, -25), (39, 40, 5), (32, 22, 35), (25, 76, -55))
    )
    coin = "M48 3 A43 43 0 1 1 47.900 3Z"
    return {
        "resource": path("M4 24 L14 10 H92 V74 L82 88 H4Z", "#6f4a20", "#33200a", 4)
        + path("M6 24 L15 12 H90 L81 24Z", "#e3bd84")
        + rect((5, 24, 77, 63), 1, "#b07f42")
        + line("M11 30 L76 81 M11 81 L76 30", "#8a5f2c", 10)
        + line("M11 30 L76 81 M11 81 L76 30", "#d6ab6d", 6)
        + rect((5, 24, 77, 63), 1, "none", "#8a5f2c", 5)
        + rect((5, 24, 77, 63), 1, "none", "#33200a", 2.6)
        + path("M4 24 L14 10 H92 V74 L82 88 H4Z", "none", "#33200a", 4),
        "glory": slab(coin, "#a5771a", "#4f3706", "#ffe28a", 4)
        + disc(48, 46, 39, "#f6d365", name="face")
        + laurel
        + placed(inked(glyphs.STAR, "#6b4800", ""), 25, 21, 46),
        "hit_card": _card("#5c120c", "#f9efd9", "#b5382a")
        + path(glyphs.BURST, "#c9321f", "#5c120c", 3)
        + path("M48 36 L51 44 L59 42 L55 49 L61 54 L53 55 L52 63 L47 56 L40 60 L42 52 L36 47 L44 46Z", "#ffd257"),
        "miss_card": _card("#2f3a42", "#f3efe5", "#7b8a94")
        + '<circle cx="48" cy="47" r="22" fill="none" stroke="#55646e" stroke-width="8"/>'
        + line("M33 62 L63 32", "#55646e", 8),
    }


def _card(edge: str, face: str, frame: str) -> str:
    """Draw an upright playing card on top of others."""
    return (
        rect((18, 6, 66, 88), 8, edge)
        + rect((14, 3, 66, 88), 8, face, edge, 4, name="face")
        + rect((20, 9, 54, 76), 4, "none", frame, 2.4)
    )


def pieces() -> dict[str, str]:
    """Return every piece by the name of its file."""
    lids = {"goblin": "#6fa744", "orc": "#dd7b30", "troll": "#8d78bd"}
    grounds = {"goblin": "#2f5716", "troll": "#402f63"}
    return {
        **{kind: cube(kind) for kind in CUBES},
        **{kind: shield(kind) for kind in SHIELDS},
        **heroes(),
        **tiles(),
        **{f"cauldron_{kind}": cauldron(kind, lid) for kind, lid in lids.items()},
        **{f"{kind}_trap": trap() + placed(inked(HEADS[kind], ink, "#e2d3ab"), 22, 20, 52)
           for kind, ink in grounds.items()},
        **blocks(),
        **{f"hourglass{side}": hourglass(side) for side in SIDES},
        **{f"seat_{camp}{side}": seat(camp, side) for camp in ("invader", "defender") for side in SIDES},
        **counters(),
        **houses(),
    }  # fmt: skip
