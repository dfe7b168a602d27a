"""Signs of people in the meadows: the camp with its tents and fires, a signpost, a cart, haystacks."""

import math

from tools.art.stronghold import board_canvas as c
from tools.art.stronghold.board_canvas import Box, Sheet
from tools.art.stronghold.board_layout import Layout


def camp(sheet: Sheet, layout: Layout) -> None:
    """Draw the camp: a trodden place between tents, fires and standards."""
    box = layout.areas["CAMP"]
    sheet.patch(box.inner(-5).moved(2, 4), c.GRASS_DARK, rough=4, r=26)
    sheet.patch(box.inner(-1), "#cdb484", c.FIELD_EDGE, 2, rough=3, r=24)
    sheet.patch(layout.areas["CAMP.units"], c.FIELD_PLATE, c.FIELD_LINE, 1.4, rough=1.6, r=18)
    x, right = box.x, box.right
    for bx, by, colour, dark in ((x + 16, 884, "#a8564a", "#7f3d34"), (right - 16, 884, "#7d6a92", "#5b4b6e")):
        _banner(sheet, bx, by, colour, dark)
    for tx, ty, k, cloth, shade in (
        (x - 46, 914, 1.0, "#a8564a", "#7f3d34"),
        (right + 46, 914, 1.0, "#7d6a92", "#5b4b6e"),
        (x - 96, 968, 1.2, "#7d6a92", "#5b4b6e"),
        (right + 98, 968, 1.2, "#a8564a", "#7f3d34"),
        (x - 30, 982, 0.85, "#a88a5c", "#7d6440"),
        (right + 30, 982, 0.85, "#a88a5c", "#7d6440"),
    ):
        _tent(sheet, tx, ty, k, cloth, shade)
    _fire(sheet, x - 84, 922)
    _fire(sheet, right + 84, 922)


def things(sheet: Sheet) -> None:
    """Draw signs of people: a signpost where the paths part, haystacks, a cart, a milestone."""
    _signpost(sheet, 946, 842)
    for x, y, k in ((470, 968, 1.0), (500, 978, 0.8), (1020, 726, 0.9)):
        _haystack(sheet, x, y, k)
    _cart(sheet, 742, 768)


def _signpost(sheet: Sheet, x: float, y: float) -> None:
    sheet.blob(x + 7, y + 1, 13, 4, "#8b9a5c", rough=0.05)
    sheet.rect(Box(x - 2.2, y - 30, 4.4, 31), "#8a6238", c.INK, 1.2)
    sheet.path(f"M{x - 1:.0f} {y - 30:.0f}h17l6 4.500-6 4.500h-17z", "#b98a52", c.INK, 1.3)
    sheet.path(f"M{x + 1:.0f} {y - 19:.0f}h-16l-6 4.500 6 4.500h16z", "#a97c47", c.INK, 1.3)


def _haystack(sheet: Sheet, x: float, y: float, k: float) -> None:
    sheet.blob(x + 6 * k, y + 1, 19 * k, 6 * k, "#8b9a5c", rough=0.05)
    sheet.path(f"M{x - 16 * k:.1f} {y:.1f}q{2 * k:.1f} {-26 * k:.1f} {16 * k:.1f} {-28 * k:.1f}"
               f"q{14 * k:.1f} {2 * k:.1f} {16 * k:.1f} {28 * k:.1f}q{-16 * k:.1f} {6 * k:.1f} {-32 * k:.1f} 0Z",
               "#d8b65e", "#7d6027", 1.4)  # fmt: skip
    sheet.path(f"M{x + 2 * k:.1f} {y - 27 * k:.1f}q{12 * k:.1f} {4 * k:.1f} {13 * k:.1f} {27 * k:.1f}"
               f"q{-6 * k:.1f} {3 * k:.1f} {-9 * k:.1f} {2.6 * k:.1f}Z", "#b8954a")  # fmt: skip
    sheet.line(f"M{x - 8 * k:.1f} {y - 3 * k:.1f}l{2 * k:.1f} {-9 * k:.1f}m{7 * k:.1f} {8 * k:.1f}v{-12 * k:.1f}"
               f"m{-6 * k:.1f} {-4 * k:.1f}l{3 * k:.1f} {-5 * k:.1f}", "#9c7a35", 1.2)  # fmt: skip


def _cart(sheet: Sheet, x: float, y: float) -> None:
    """Draw a cart that lost a wheel."""
    sheet.blob(x + 6, y + 10, 28, 7, "#8b9a5c", rough=0.05)
    sheet.line(f"M{x - 40:.0f} {y + 9:.0f}L{x - 14:.0f} {y - 1:.0f}", "#6b4a26", 3.4)
    sheet.poly([(x - 20, y - 8), (x + 20, y - 14), (x + 24, y + 4), (x - 16, y + 8)], "#a2763f", c.INK, 1.5)
    sheet.line(f"M{x - 17:.0f} {y + 1:.0f}l39-5m-40-1l39-5", "#6f4d26", 1.2)
    for wx, wy, r in ((x - 6, y + 9, 10.0), (x + 34, y + 12, 9.0)):
        sheet.circle(wx, wy, r, "#c79a5c" if wx < x else "none", "#4d3318", 3)
        sheet.line(f"M{wx - r:.0f} {wy:.0f}h{2 * r:.0f}M{wx:.0f} {wy - r:.0f}v{2 * r:.0f}", "#4d3318", 1.5)
        sheet.circle(wx, wy, 2.4, "#4d3318")


def _banner(sheet: Sheet, x: float, y: float, colour: str, dark: str) -> None:
    """Draw a horde's standard: a torn cloth below a crossbar, foot at (x, y)."""
    sheet.blob(x + 6, y, 9, 3, "#a58d60", rough=0.05)
    sheet.line(f"M{x:.0f} {y:.0f}v-46", c.INK, 3.6)
    sheet.line(f"M{x:.0f} {y:.0f}v-46", "#8a6238", 1.8)
    sheet.line(f"M{x - 10:.0f} {y - 40:.0f}h20", c.INK, 3.2)
    sheet.path(f"M{x - 9:.0f} {y - 39:.0f}h18v25l-4-4-5 7-4-6-5 4Z", colour, c.INK, 1.3)
    sheet.path(f"M{x + 2:.0f} {y - 38:.0f}h6v22l-3-3Z", dark)
    sheet.circle(x, y - 29, 3.4, "#f0e6c4")


def _tent(sheet: Sheet, x: float, y: float, k: float, cloth: str, shade: str) -> None:
    """Draw a round tent from above: lit and shaded gores around its pole, a door towards us, a pennant."""
    r = 26 * k
    sheet.blob(x + 8 * k, y + 7 * k, r * 1.05, r * 0.72, "#8b9a5c", rough=0.03, bumps=12)
    rim = [
        (x + r * math.cos(math.tau * n / 10 + 0.31), y + 0.72 * r * math.sin(math.tau * n / 10 + 0.31))
        for n in range(10)
    ]
    top = (x, y - 22 * k)
    for n in range(10):
        a, b = rim[n], rim[(n + 1) % 10]
        middle = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)
        lit = middle[0] < x + 4 * k
        if middle[1] < y - 6 * k:
            fill = cloth
        elif n % 2:
            fill = "#e6d6ae" if lit else "#c2ae85"
        else:
            fill = cloth if lit else shade
        sheet.poly([top, a, b], fill, fill, 0.8)
    sheet.path("M" + "L".join(f"{px:.1f} {py:.1f}" for px, py in (rim[n] for n in (0, 1, 2, 3, 4))), "none", c.INK, 1.6)
    sheet.path(f"M{rim[9][0]:.1f} {rim[9][1]:.1f}L{rim[0][0]:.1f} {rim[0][1]:.1f}M{rim[4][0]:.1f} {rim[4][1]:.1f}"
               f"L{rim[5][0]:.1f} {rim[5][1]:.1f}M{top[0]:.1f} {top[1]:.1f}L{rim[5][0]:.1f} {rim[5][1]:.1f}"
               f"M{top[0]:.1f} {top[1]:.1f}L{rim[9][0]:.1f} {rim[9][1]:.1f}", "none", c.INK, 1.6)  # fmt: skip
    sheet.poly([(x, y - 6 * k), (x + 7 * k, y + 18 * k), (x - 6 * k, y + 18.5 * k)], "#3a2a20", c.INK, 1)
    sheet.line(f"M{x:.1f} {top[1]:.1f}v{-13 * k:.1f}", c.INK, 1.6)
    sheet.path(f"M{x:.1f} {top[1] - 13 * k:.1f}q7 1 {13 * k:.1f} {4 * k:.1f}q-7 1 {-13 * k:.1f} {4 * k:.1f}Z",
               "#dcb648", c.INK, 1.1)  # fmt: skip


def _fire(sheet: Sheet, x: float, y: float) -> None:
    """Draw a camp fire in a ring of stones."""
    sheet.blob(x, y, 12, 8, "#8a7a5c", rough=0.06)
    for n in range(8):
        angle = math.tau * n / 8
        sheet.circle(x + 11 * math.cos(angle), y + 7 * math.sin(angle), 2.8, "#a79f90", c.INK, 0.9)
    sheet.line(f"M{x - 6:.0f} {y + 3:.0f}l12-5m-12 0l12 5", "#5d3f22", 2.6)
    sheet.path(f"M{x:.0f} {y - 15:.0f}q8 9 6 14q-2 5-6 5q-5 0-6-5q-1-5 6-14Z", "#e5852d", "#8d3d12", 1)
    sheet.path(f"M{x:.0f} {y - 6:.0f}q4 5 2 8q-3 2-4-1q-1-3 2-7Z", "#ffd768")
