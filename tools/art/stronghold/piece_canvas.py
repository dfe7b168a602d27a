"""Drawing tools for pieces: outlines, signs, thickness. Every picture is a square of 96 units.

A piece has an element with the id `face` (the ground of its sign) and a group with the id `sign`; a test measures the
contrast between them.
"""

import re

BOX = 96

Bounds = tuple[float, float, float, float]


def inked(fragment: str, ink: str, accent: str) -> str:
    """Return a glyph with its two inks filled in."""
    return fragment.replace("{i}", ink).replace("{a}", accent)


def placed(fragment: str, x: float, y: float, size: float) -> str:
    """Return a glyph (a box of 64) as the sign of a piece, with its corner at (x, y)."""
    return f'<g id="sign" transform="translate({x:g} {y:g}) scale({size / 64:.4g})">{fragment}</g>'


def path(d: str, fill: str, edge: str = "", width: float = 3.0, name: str = "") -> str:
    """Draw a filled outline."""
    known = f' id="{name}"' if name else ""
    stroke = f' stroke="{edge}" stroke-width="{width:g}" stroke-linejoin="round"' if edge else ""
    return f'<path{known} d="{d}" fill="{fill}"{stroke}/>'


def line(d: str, edge: str, width: float) -> str:
    """Draw strokes with round ends."""
    return f'<path d="{d}" fill="none" stroke="{edge}" stroke-width="{width:g}" stroke-linecap="round"/>'


def rect(box: Bounds, r: float, fill: str, edge: str = "", width: float = 3.0, name: str = "") -> str:
    """Draw a rectangle (x, y, width, height) with round corners."""
    x, y, w, h = box
    known = f' id="{name}"' if name else ""
    stroke = f' stroke="{edge}" stroke-width="{width:g}"' if edge else ""
    return f'<rect{known} x="{x:g}" y="{y:g}" width="{w:g}" height="{h:g}" rx="{r:g}" fill="{fill}"{stroke}/>'


def disc(x: float, y: float, r: float, fill: str, edge: str = "", width: float = 3.0, name: str = "") -> str:
    """Draw a circle."""
    known = f' id="{name}"' if name else ""
    stroke = f' stroke="{edge}" stroke-width="{width:g}"' if edge else ""
    return f'<circle{known} cx="{x:g}" cy="{y:g}" r="{r:g}" fill="{fill}"{stroke}/>'


def round_box(box: Bounds, r: float) -> str:
    """Return a rectangle with round corners as a path."""
    x, y, w, h = box
    return (
        f"M{x + r:g} {y:g}h{w - 2 * r:g}q{r:g} 0 {r:g} {r:g}v{h - 2 * r:g}q0 {r:g} {-r:g} {r:g}"
        f"h{2 * r - w:g}q{-r:g} 0 {-r:g} {-r:g}v{2 * r - h:g}q0 {-r:g} {r:g} {-r:g}Z"
    )


def slab(outline: str, side: str, edge: str, rim: str, thick: float = 5) -> str:
    """Draw a token on the table: its lower side is visible, and the caller adds the picture on its upper face.

    Args:
        outline: a path that leaves `thick` units free below itself.
        side: the colour of its visible side.
        edge: the ink around it.
        rim: the colour of its upper edge.
        thick: the height of the visible side.
    """
    return f'<g transform="translate(0 {thick:g})">{path(outline, side, edge, 4)}</g>{path(outline, rim, edge, 3.4)}'


def document(body: str) -> str:
    """Return a piece as the text of its file."""
    text = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {BOX} {BOX}">\n{body}\n</svg>\n'
    return re.sub(r"(\d)\.0+(?=[^\d.])", r"\1", text.replace("><", ">\n<"))
