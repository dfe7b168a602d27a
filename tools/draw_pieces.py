"""Draw `resources/stronghold/pieces/*.svg` in one style from the pictograms of `piece_glyphs.py`.

The SVG files are what the program reads and what artists may redraw; this script only spares drawing sixty
frames by hand. Every kind of piece has its own outline, every piece its own pictogram: colour never stands alone.

    python tools/draw_pieces.py
"""

from collections.abc import Callable
from pathlib import Path

import piece_glyphs as glyphs

FOLDER = Path(__file__).resolve().parent.parent / "resources" / "stronghold" / "pieces"
BOX = 96  # every picture is a square of 96 units, its piece fills it but for a hair

Frame = Callable[[], str]


def inked(fragment: str, ink: str, accent: str) -> str:
    """Fill in the two inks of a glyph."""
    return fragment.replace("{i}", ink).replace("{a}", accent)


def placed(fragment: str, x: float, y: float, size: float) -> str:
    """Put a glyph (a box of 64) with its corner at (x, y)."""
    return f'<g transform="translate({x:g} {y:g}) scale({size / 64:.4g})">{fragment}</g>'


def path(d: str, fill: str, edge: str = "", width: float = 3.0) -> str:
    """Draw a filled outline."""
    stroke = f' stroke="{edge}" stroke-width="{width:g}" stroke-linejoin="round"' if edge else ""
    return f'<path d="{d}" fill="{fill}"{stroke}/>'


def rect(box: tuple[float, float, float, float], r: float, fill: str, edge: str = "", width: float = 3.0) -> str:
    """Draw a rectangle (x, y, width, height) with round corners."""
    x, y, w, h = box
    stroke = f' stroke="{edge}" stroke-width="{width:g}"' if edge else ""
    return f'<rect x="{x:g}" y="{y:g}" width="{w:g}" height="{h:g}" rx="{r:g}" fill="{fill}"{stroke}/>'


# -- units ----------------------------------------------------------------------------------------------------


def invader(size: float, colours: tuple[str, str, str, str], head: str) -> str:
    """Draw a block seen from the front with a lit top, the head of its people on its face."""
    top, face, side, edge = colours
    x, y = (BOX - size) / 2, BOX - size - 2
    lid = size * 0.17
    return (
        rect((x, y, size, size), 9, side, edge, 4)
        + path(f"M{x + 4} {y + lid + 2} L{x + lid} {y + 3} H{x + size - lid} L{x + size - 4} {y + lid + 2}Z", top)
        + rect((x + 4, y + lid, size - 8, size - lid - 5), 6, face)
        + placed(inked(head, "#fdf8e8", edge), x + size * 0.13, y + lid * 0.98, size * 0.74)
    )


def defender(outline: str, colours: tuple[str, str, str, str], sign: str, sign_box: tuple[float, float, float]) -> str:
    """Draw a shield: an outline with a lit upper edge, the weapon on it."""
    top, face, side, edge = colours
    x, y, size = sign_box
    return (
        path(outline, side, edge, 4)
        + f'<g transform="translate(48 46) scale(0.84) translate(-48 -46)">{path(outline, face)}</g>'
        + f'<path d="M20 15 Q48 9 76 15" fill="none" stroke="{top}" stroke-width="5" stroke-linecap="round"/>'
        + placed(inked(sign, "#fdf8e8", top), x, y, size)
    )


SHIELD_ROUND = "M8 8 Q48 0 88 8 V46 Q88 92 48 94 Q8 92 8 46Z"
SHIELD_POINT = "M8 8 H88 V50 Q84 78 48 95 Q12 78 8 50Z"
SHIELD_CREST = "M5 20 Q18 22 24 6 Q36 14 48 3 Q60 14 72 6 Q78 22 91 20 Q96 68 48 95 Q0 68 5 20Z"

UNITS = {
    "goblin": invader(76, ("#a9d177", "#5f9a38", "#47782a", "#2b4a18"), glyphs.GOBLIN_HEAD),
    "orc": invader(84, ("#f0b071", "#c2601f", "#984715", "#5c2a0c"), glyphs.ORC_HEAD),
    "troll": invader(92, ("#b9a8d8", "#6d5897", "#523f78", "#30234b"), glyphs.TROLL_HEAD),
    "marksman": defender(SHIELD_ROUND, ("#a8dcea", "#2b8aa8", "#1f6a83", "#123f50"), glyphs.ARROW, (21, 17, 56)),
    "soldier": defender(SHIELD_POINT, ("#a9c0ee", "#3a5fb0", "#2a478a", "#172a57"), glyphs.SWORD, (16, 14, 64)),
    "veteran": defender(SHIELD_CREST, ("#ffe9a3", "#b8860b", "#8f6606", "#553b00"), glyphs.STAR, (19, 21, 58)),
}

# -- frames of the tiles --------------------------------------------------------------------------------------


def wooden() -> str:
    """A square of planks: machines of the Invader."""
    return (
        rect((3, 3, 90, 90), 10, "#7a5230", "#3d2715", 4)
        + rect((9, 9, 78, 78), 6, "#8f633c")
        + '<path d="M9 35 H87 M9 61 H87" stroke="#7a5230" stroke-width="2.500" fill="none"/>'
    )


def parchment() -> str:
    """A sheet with torn edges: equipment."""
    return path(
        "M6 8 L22 4 L40 8 L60 4 L78 8 L91 5 L89 30 L92 52 L88 74 L91 91 L70 88 L50 92 L28 88 L5 92 L8 68 L4 46 L8 26Z",
        "#efe0b8",
        "#7d5f2c",
        3.6,
    )


def hexagon() -> str:
    """A hexagon: training."""
    return path("M26 5 H70 L93 48 L70 91 H26 L3 48Z", "#9c3b2e", "#4f1710", 4) + path(
        "M30 13 H66 L84.500 48 L66 83 H30 L11.500 48Z", "#ad4a3b"
    )


def magic() -> str:
    """A dark disc: rituals."""
    return (
        '<circle cx="48" cy="48" r="44" fill="#4b2c63" stroke="#25123a" stroke-width="4"/>'
        '<circle cx="48" cy="48" r="37" fill="#5d3a79"/>'
    )


def scroll() -> str:
    """A sheet with two rolled ends: orders."""
    return (
        rect((10, 12, 76, 72), 2, "#3f4757", "#7f8aa0", 3)
        + rect((3, 4, 90, 13), 6.500, "#8a94a8", "#2a303b", 3)
        + rect((3, 79, 90, 13), 6.500, "#8a94a8", "#2a303b", 3)
    )


def masonry() -> str:
    """A block with cut corners: what the Defender builds."""
    return path("M18 3 H78 L93 18 V78 L78 93 H18 L3 78 V18Z", "#5f7386", "#27343f", 4) + path(
        "M21 10 H75 L86 21 V75 L75 86 H21 L10 75 V21Z", "#6f8598"
    )


def trap() -> str:
    """A ring of teeth: traps."""
    teeth = (
        "M48 2 L56 11 L68 5 L72 16 L84 15 L84 27 L94 32 L89 43 L96 52 L87 60 L90 72 L79 75 L77 87 L65 85 L58 94 "
        "L48 87 L38 94 L31 85 L19 87 L17 75 L6 72 L9 60 L0 52 L7 43 L2 32 L12 27 L12 15 L24 16 L28 5 L40 11Z"
    )
    return path(teeth, "#4d5a63", "#1e262b", 2.500) + '<circle cx="48" cy="48" r="34" fill="#c9b98e"/>'


def medal() -> str:
    """A coin: signs of the cathedral and the altar."""
    return (
        '<circle cx="48" cy="48" r="44" fill="#f4e6b4" stroke="#8a6414" stroke-width="5"/>'
        '<circle cx="48" cy="48" r="37" fill="none" stroke="#c9a24a" stroke-width="2.500"/>'
    )


def card(edge: str, face: str) -> str:
    """A playing card, upright."""
    return rect((15, 3, 66, 90), 8, face, edge, 4)


def tiles(frame: str, inks: tuple[str, str], drawings: dict[str, str], inset: float) -> dict[str, str]:
    """Put every pictogram of a family into its frame."""
    size = BOX - 2 * inset
    return {name: frame + placed(inked(drawing, *inks), inset, inset, size) for name, drawing in drawings.items()}


def heroes() -> dict[str, str]:
    """Two portraits on tall shields with a golden rim."""

    def portrait(face: str, drawing: str, accent: str) -> str:
        rim = "M12 3 H84 Q92 3 92 12 V58 Q88 84 48 95 Q8 84 4 58 V12 Q4 3 12 3Z"
        inner = "M14 10 H82 Q85 10 85 14 V57 Q81 78 48 88 Q15 78 11 57 V14 Q11 10 14 10Z"
        return (
            path(rim, "#e8c352", "#6b4c07", 4)
            + path(inner, face)
            + placed(inked(drawing, "#fdf8e8", accent), 18, 14, 60)
        )

    return {
        "officer": portrait("#1f5a8c", glyphs.HEROES["officer"], "#f2b53a"),
        "warrior": portrait("#8a2a24", glyphs.HEROES["warrior"], "#4d120e"),
    }


def cauldron(head: str, colour: str) -> str:
    """A pot over a fire, marked with the people it is meant for."""
    return (
        path("M28 92 Q22 80 32 74 Q34 82 40 76 Q44 68 50 74 Q54 82 62 74 Q74 80 68 92Z", "#f0913a", "#8f3f0e", 2.500)
        + path("M8 26 H88 Q90 78 48 80 Q6 78 8 26Z", "#55616c", "#20272d", 4)
        + rect((3, 12, 90, 17), 8, colour, "#171b1f", 4)
        + placed(inked(head, "#fdf8e8", "#3b434b"), 24, 29, 48)
    )


def builds() -> dict[str, str]:
    """What the Defender makes."""
    return {
        **tiles(masonry(), ("#1c2831", "#f3ead2"), glyphs.DEFENCES, 14),
        "cauldron_goblin": cauldron(glyphs.GOBLIN_HEAD, "#7fb552"),
        "cauldron_orc": cauldron(glyphs.ORC_HEAD, "#e08a45"),
        "cauldron_troll": cauldron(glyphs.TROLL_HEAD, "#9a86c4"),
        "goblin_trap": trap() + placed(inked(glyphs.GOBLIN_HEAD, "#3b6420", "#c9b98e"), 22, 20, 52),
        "troll_trap": trap() + placed(inked(glyphs.TROLL_HEAD, "#4a3a6d", "#c9b98e"), 22, 21, 52),
        "stone": rect((4, 16, 88, 66), 7, "#8b8a84", "#3f3e3a", 4)
        + path("M8 24 L16 20 H80 L88 24 L80 34 H16Z", "#c9c7be")
        + rect((10, 33, 76, 43), 4, "#a9a79e")
        + '<path d="M22 58 L34 64 M60 46 L72 43 M46 68 L52 60" stroke="#8b8a84" stroke-width="4"/>',
        "wood": "".join(
            rect((4, y, 88, 24), 8, "#a5713c", "#4d300f", 4)
            + f'<path d="M24 {y + 9} H76 M16 {y + 16} H52" stroke="#7d5226" stroke-width="3" stroke-linecap="round"/>'
            + f'<ellipse cx="86" cy="{y + 12}" rx="5" ry="8" fill="#e0b57a"/>'
            for y in (8, 36, 64)
        ),
    }


def counters() -> dict[str, str]:
    """What is counted, and the two cards."""
    burst = (
        "M48 22 L54 37 L69 31 L63 46 L77 53 L62 58 L66 73 L53 65 L45 79 "
        "L41 63 L26 66 L34 53 L21 44 L37 41 L35 26 L46 36Z"
    )
    laurel = "".join(
        f'<ellipse rx="6" ry="12" fill="#6f9a3c" transform="translate({48 + s * dx} {y}) rotate({s * turn})"/>'
        for s in (-1, 1)
        for dx, y, turn in ((37, 62, -25), (39, 42, 5), (32, 24, 35), (25, 78, -55))
    )
    return {
        "hourglass": path("M18 6 H78 Q80 34 54 48 Q80 62 78 90 H18 Q16 62 42 48 Q16 34 18 6Z", "#f7f1de", "#4a3517", 4)
        + path("M27 24 H69 Q64 36 48 45 Q32 36 27 24Z", "#e0a52e")
        + path("M24 84 Q30 66 48 62 Q66 66 72 84Z", "#e0a52e")
        + rect((10, 2, 76, 12), 5, "#8a5a2b", "#4a3517", 3.5)
        + rect((10, 82, 76, 12), 5, "#8a5a2b", "#4a3517", 3.5),
        "resource": rect((6, 14, 84, 74), 6, "#b98a4e", "#4d3212", 4)
        + rect((14, 30, 68, 50), 2, "#a17238")
        + '<path d="M16 32 L80 78 M16 78 L80 32" stroke="#d9b27a" stroke-width="8"/>'
        + rect((6, 14, 84, 14), 4, "#d9b27a", "#4d3212", 3.5),
        "glory": '<circle cx="48" cy="48" r="45" fill="#f6d365" stroke="#7a5506" stroke-width="4"/>'
        + laurel
        + placed(inked(glyphs.STAR, "#7a5506", ""), 27, 24, 42),
        "hit_card": card("#5c120c", "#f7ecd4") + path(burst, "#c9321f", "#5c120c", 3),
        "miss_card": card("#2f3a42", "#f1ede2")
        + '<circle cx="48" cy="48" r="22" fill="none" stroke="#6b7b86" stroke-width="7"/>'
        '<path d="M33 63 L63 33" stroke="#6b7b86" stroke-width="7" stroke-linecap="round"/>',
    }


def pieces() -> dict[str, str]:
    """Every piece by the name of its file."""
    return {
        **UNITS,
        **heroes(),
        **tiles(wooden(), ("#fbeed2", "#f2b04a"), glyphs.MACHINES, 13),
        **tiles(parchment(), ("#4b2e12", "#b9502c"), glyphs.EQUIPMENT, 14),
        **tiles(hexagon(), ("#fdf0dc", "#f6b65a"), glyphs.TRAINING, 19),
        **tiles(magic(), ("#f2e6ff", "#e2587a"), glyphs.RITUALS, 18),
        **tiles(scroll(), ("#f6e9cf", "#ef7d3a"), glyphs.ORDERS, 21),
        **builds(),
        **tiles(medal(), ("#5a3d08", "#d98d1f"), glyphs.SIGNS, 19),
        **counters(),
    }


def main() -> None:
    """Write all files."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, body in pieces().items():
        text = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {BOX} {BOX}">\n{body}\n</svg>\n'
        (FOLDER / f"{name}.svg").write_text(text.replace("><", ">\n<"), encoding="utf-8")


if __name__ == "__main__":
    main()
