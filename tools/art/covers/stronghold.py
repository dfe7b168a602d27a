"""Stronghold's cover: the fortress at dusk, its lamps lit, and around it the fires of those who will storm it."""

import math

from tools.art.covers.besiegers import army, camp, siege_tower, trebuchet
from tools.art.covers.canvas import HEIGHT, NIGHT_INK, WIDTH, Cover
from tools.art.covers.castle import castle
from tools.art.stronghold.board_canvas import Box, Point, smooth

_HORIZON = 236.0
_SUN = (96.0, 204.0)


def cover() -> Cover:
    """Return the picture, painted from the sky to the besiegers' backs."""
    picture = Cover()
    sky(picture)
    clouds(picture)
    mountains(picture)
    hill(picture)
    castle(picture)
    plain(picture)
    bushes(picture)
    siege_tower(picture, 108, 316)
    trebuchet(picture, 556, 318)
    shot(picture)
    camp(picture)
    army(picture)
    return picture


def sky(picture: Cover) -> None:
    """Draw the evening sky: dark above, glowing at the horizon."""
    evening = ((0, "#27284d"), (0.3, "#56416d"), (0.55, "#a65a6e"), (0.78, "#e98d5c"), (1, "#ffd48a"))
    picture.rect(Box(0, 0, WIDTH, _HORIZON + 30), picture.fade(evening))
    for _ in range(38):
        x, y = picture.rng.uniform(8, WIDTH - 8), picture.rng.uniform(6, 96)
        picture.circle(x, y, picture.rng.choice((0.6, 0.8, 1.2)), "#f6e6c9")
    picture.glow(_SUN, (230, 170), "#ffdf9a", 0.85)
    picture.circle(*_SUN, 30, "#fff0c0")


def clouds(picture: Cover) -> None:
    """Draw long clouds, dark above and lit from below."""
    for x, y, w, h, dark, lit in (
        (140, 62, 150, 9, "#4a3c68", "#a4607a"), (470, 48, 130, 8, "#3f3660", "#7d5078"),
        (560, 104, 170, 11, "#5f456d", "#bd6a72"), (40, 112, 120, 10, "#7a4d6d", "#e59169"),
        (300, 128, 110, 7, "#7c4f70", "#d27d6b"), (590, 160, 120, 8, "#8d566c", "#ee9d69"),
        (200, 166, 120, 7, "#b0656b", "#ffc57c"),
    ):  # fmt: skip
        _cloud(picture, (x, y + 2.5), (w, h), lit)
        _cloud(picture, (x, y), (w * 0.98, h * 0.86), dark)


def _cloud(picture: Cover, at: Point, size: tuple[float, float], fill: str) -> None:
    points = []
    for n in range(14):
        angle = math.tau * n / 14
        wave = 1 + (0.28 if n % 2 else -0.18) * (math.sin(angle) < 0)
        points.append((at[0] + size[0] / 2 * math.cos(angle), at[1] + size[1] * wave * math.sin(angle)))
    picture.path(smooth(points), fill)


def mountains(picture: Cover) -> None:
    """Draw two ranges, the farther the paler."""
    far = [(0, 206), (46, 186), (92, 204), (150, 172), (206, 200), (270, 178), (330, 204), (398, 170), (452, 196),
           (520, 162), (580, 190), (640, 170)]  # fmt: skip
    near = [(0, 226), (60, 212), (128, 230), (190, 206), (250, 226), (340, 214), (430, 228), (500, 200), (560, 214),
            (610, 196), (640, 204)]  # fmt: skip
    for ridge, fill in ((far, "#b36770"), (near, "#7f4f68")):
        points = "L".join(f"{x} {y}" for x, y in ridge)
        picture.path(f"M0 {_HORIZON + 30:.0f}L{points}L{WIDTH} {_HORIZON + 30:.0f}Z", fill)
    picture.veil(Box(0, 170, WIDTH, 100), ((0, "#ffb978", 0), (0.7, "#ffb978", 0.34), (1, "#ffb978", 0.1)))


def hill(picture: Cover) -> None:
    """Draw the rock on which the fortress stands."""
    ground = picture.fade(((0, "#8a6a5a"), (0.45, "#5d4a4a"), (1, "#372e38")))
    picture.path("M-10 254C60 258 110 250 150 240L510 240C560 250 600 258 650 264L650 330L-10 330Z", ground)
    for x, y, w in ((150, 246, 26), (190, 254, 40), (470, 250, 34), (520, 256, 30), (100, 258, 34), (570, 262, 30)):
        picture.path(f"M{x} {y}l{w * 0.4:.0f}-7 {w * 0.6:.0f} 5-{w * 0.3:.0f} 7Z", "#a17c62", NIGHT_INK, 0.9)


def plain(picture: Cover) -> None:
    """Draw the field before the walls, and the way to the gate."""
    field = picture.fade(((0, "#5c5a3e"), (0.3, "#43463a"), (1, "#201f2a")))
    picture.path(f"M-10 288Q160 268 320 276T650 284L650 {HEIGHT + 10}L-10 {HEIGHT + 10}Z", field)
    way = picture.fade(((0, "#c79a68"), (0.5, "#80654f"), (1, "#453a3c")))
    picture.path("M300 272C296 292 262 300 270 322C280 346 330 352 322 410L420 410C408 346 352 340 342 318"
                 "C336 302 344 290 340 272Z", way)  # fmt: skip
    for _ in range(60):
        x, y = picture.rng.uniform(0, WIDTH), picture.rng.uniform(292, 390)
        picture.line(f"M{x:.0f} {y:.0f}l-1.500-4m3 4l0-5m3 5l2-4", "#6b6a48" if y < 330 else "#3a3d38", 1)


def bushes(picture: Cover) -> None:
    """Draw scrub at the foot of the walls."""
    for x, y, k in (
        (150, 274, 1.0), (172, 279, 0.8), (228, 277, 1.1), (250, 281, 0.8), (390, 280, 1.0), (412, 276, 0.8),
        (470, 278, 1.1), (490, 282, 0.8), (18, 282, 1.2), (46, 286, 0.9), (616, 286, 1.2), (592, 290, 0.8),
    ):  # fmt: skip
        picture.blob(x, y, 13 * k, 8 * k, "#38402f", NIGHT_INK, 1.3, rough=0.16, bumps=8)
        picture.blob(x - 3 * k, y - 2.5 * k, 8 * k, 4 * k, "#5f6440", rough=0.2, bumps=7)


def shot(picture: Cover) -> None:
    """Draw a burning stone on its way to the keep, its fire drawn out behind it."""
    picture.glow((462, 62), (46, 40), "#ffb648", 0.8)
    for half, fill in ((6.5, "#a03c3a"), (4.2, "#e5702a"), (1.8, "#ffc552")):
        outer = f"M522 190C{526 + half} 140 {508 + half} {92 - half} {466 + half * 0.4:.1f} {62 - half}"
        inner = f"L458 62L{462 - half * 0.4:.1f} {64 + half}C494 {98 + half} 512 142 522 190Z"
        picture.path(outer + inner, fill)
    picture.blob(460, 62, 7.5, 7, "#5d3f22", NIGHT_INK, 1.3)
    picture.path("M454 57q4-5 10-3q-6 1-7 6Z", "#ffd768")
