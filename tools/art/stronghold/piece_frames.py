"""The frames of the standard set's tiles: every family has its material and its outline."""

import math

from tools.art.stronghold.piece_canvas import disc, line, path, rect, round_box, slab

CREAM = "#fff6e0"
"""The ink of signs on dark faces."""


def wooden() -> str:
    """Draw three planks with nails: machines of the Invader."""
    return (
        slab(round_box((4, 3, 88, 84), 9), "#4a3019", "#2e1c0c", "#c29058")
        + rect((8.5, 7.5, 79, 75), 5, "#7f5630", name="face")
        + path("M8.500 34 H87.500 V57 H8.500Z", "#775029")
        + line("M9 33.500 H87 M9 57.500 H87", "#5b3a1b", 2.4)
        + line("M16 17 H44 M52 24 H80 M14 46 H30 M66 41 H82 M18 72 H50", "#8d6339", 2)
        + "".join(disc(x, y, 2.2, "#3a2613") for x in (14.5, 81.5) for y in (13.5, 76.5))
    )


def parchment() -> str:
    """Draw a sheet with torn edges and a turned-up corner: equipment."""
    torn = (
        "M6 9 L22 4 L40 8 L60 3 L78 7 L91 4 L89 30 L92 52 L89 74 L91 88 L70 86 L50 90 L28 86 L5 90 L8 68 L4 46 L8 26Z"
    )
    return (
        slab(torn, "#a9863f", "#5b4218", "#d7ba78", 3)
        + path("M11 14 L23 10 L40 13 L60 9 L78 13 L85 10 L84 31 L86 52 L83 73 L85 82 L70 80 L50 84 L28 80 L11 84 "
               "L13 68 L10 46 L13 27Z", "#f3e6c3", name="face")
        + path("M91 88 L73 86 L88 70Z", "#c7a866", "#5b4218", 2.4)
    )  # fmt: skip


def hexagon() -> str:
    """Draw a bevelled hexagon: training."""
    corners = [(26, 4), (70, 4), (93, 45.5), (70, 87), (26, 87), (3, 45.5)]
    inner = [(30.5, 12), (65.5, 12), (84, 45.5), (65.5, 79), (30.5, 79), (12, 45.5)]
    tones = ("#e08a70", "#b9503d", "#742318", "#651d13", "#8d3023", "#d27760")
    outline = "M" + " L".join(f"{x:g} {y:g}" for x, y in corners) + "Z"
    facets = "".join(
        path(f"M{corners[n][0]:g} {corners[n][1]:g} L{corners[(n + 1) % 6][0]:g} {corners[(n + 1) % 6][1]:g} "
             f"L{inner[(n + 1) % 6][0]:g} {inner[(n + 1) % 6][1]:g} L{inner[n][0]:g} {inner[n][1]:g}Z", tones[n])
        for n in range(6)
    )  # fmt: skip
    face = "M" + " L".join(f"{x:g} {y:g}" for x, y in inner) + "Z"
    return slab(outline, "#4b120a", "#3a0d07", "#b9503d", 4) + facets + path(face, "#99392b", name="face")


def magic() -> str:
    """Draw a dark disc with a ring of runes: rituals."""
    runes = "".join(
        f"M{48 + 36.5 * math.cos(a):.1f} {46 + 36.5 * math.sin(a):.1f}L{48 + 40 * math.cos(a):.1f} "
        f"{46 + 40 * math.sin(a):.1f}"
        for a in (math.tau * n / 20 for n in range(20))
    )
    circle = "M48 3 A43 43 0 1 1 47.900 3Z"
    return (
        slab(circle, "#1c0d2e", "#170a27", "#8d6cae", 4)
        + disc(48, 46, 40.5, "#432659")
        + line(runes, "#b79ad0", 2)
        + disc(48, 46, 34.5, "#573371", name="face")
    )


def scroll() -> str:
    """Draw a sheet between two rolls: orders."""

    def roll(y: float) -> str:
        return (
            rect((3, y, 90, 14), 7, "#76819a", "#1b2029", 3)
            + line(f"M10 {y + 4.2} H86", "#aab4c8", 3)
            + disc(8.5, y + 7, 3.4, "#d6b25a", "#1b2029", 1.6)
            + disc(87.5, y + 7, 3.4, "#d6b25a", "#1b2029", 1.6)
        )

    return (
        rect((11, 10, 74, 76), 1, "#39414f", "#1b2029", 3.4, name="face")
        + path("M12.500 18 H83.500 V23 H12.500Z", "#2b323e")
        + roll(3)
        + roll(79)
    )


def masonry() -> str:
    """Draw a dressed stone with cut corners: what the Defender builds."""
    outline = "M19 3 H77 L93 19 V72 L77 88 H19 L3 72 V19Z"
    return (
        slab(outline, "#1d2832", "#161f27", "#9fb3c4", 4)
        + path("M93 19 V72 L77 88 H19 L27 79 H72 L84 67 V24Z", "#5d7283")
        + path("M22 11 H74 L85 22 V69 L74 80 H22 L11 69 V22Z", "#435667", name="face")
        + line("M15 33 H25 M71 68 H81 M64 17 H72 M17 62 H23", "#54697b", 2.4)
    )


def trap() -> str:
    """Draw iron jaws around trodden ground: traps."""
    teeth = "".join(
        f"{'M' if n == 0 else 'L'}{48 + (46 if n % 2 == 0 else 38) * math.sin(math.tau * n / 32):.1f} "
        f"{46.5 - (45 if n % 2 == 0 else 38) * math.cos(math.tau * n / 32):.1f}"
        for n in range(32)
    )
    return (
        path(teeth + "Z", "#5b6770", "#141a1e", 3)
        + '<path d="M16 57 A34 34 0 0 1 70 19" fill="none" stroke="#aab5bd" stroke-width="3.500"/>'
        + disc(48, 46.5, 33.5, "#e2d3ab", "#141a1e", 3, name="face")
    )


def medal() -> str:
    """Draw a golden coin: signs of the cathedral and the altar."""
    circle = "M48 3 A43 43 0 1 1 47.900 3Z"
    return (
        slab(circle, "#8a6414", "#4f3706", "#e2b84f", 4)
        + disc(48, 46, 38.5, "#c08f25")
        + disc(48, 46, 36, "#f8eec8", name="face")
        + '<path d="M17 38 A33 33 0 0 1 58 14.500" fill="none" stroke="#ffffff" stroke-width="3"/>'
    )


FRAMES = {
    "machine": (wooden(), CREAM, "#ffbe5c"),
    "equipment": (parchment(), "#38220c", "#b2401c"),
    "training": (hexagon(), CREAM, "#ffc46b"),
    "ritual": (magic(), "#f8efff", "#f58aa6"),
    "order": (scroll(), "#f8ecd2", "#f4914e"),
    "defence": (masonry(), "#fbf3dc", "#f5b950"),
    "sign": (medal(), "#4a3106", "#b86d0c"),
}
"""The frame, the ink and the accent of each family."""
