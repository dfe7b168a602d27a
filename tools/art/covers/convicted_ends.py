"""The two ends of The Convicted: the banner over the wall at dawn, and the breach by night.

The window shows the middle of a picture, so the important parts are between a fifth and two thirds of its height.
"""

from functools import partial

from tools.art.covers.canvas import HEIGHT, NIGHT_INK, WIDTH, Cover
from tools.art.covers.convicted import defender, field, foe, parapet, sky
from tools.art.stronghold.board_canvas import Box, Point

_UP = -152
"""The distance by which the wall is higher than on the cover (upwards is negative)."""


def held() -> Cover:
    """Return the picture of a fortress that has held: dawn, the banner, and those who are left."""
    picture = Cover()
    dawn = ((0, "#2e4f82"), (0.3, "#6f86b0"), (0.5, "#f0b070"), (0.7, "#ffe3a6"), (1, "#ffe9bf"))
    picture.rect(Box(0, 0, WIDTH, HEIGHT), picture.fade(dawn))
    picture.glow((320, 236), (330, 170), "#fff0c2", 0.95)
    picture.circle(320, 232, 44, "#fff3cf")
    picture.path("M0 228Q120 196 240 216T470 208T640 220V400H0Z", picture.fade(((0, "#8a8f5c"), (1, "#3f5233"))))
    _banner(picture, (276, 236))
    for x, cloak in ((64, "#6d7fb5"), (168, "#8f6a4a"), (480, "#6d7fb5"), (570, "#8f6a4a")):
        picture.scaled((0, _UP), 1, partial(defender, picture, x, cloak))
    _wall(picture)
    return picture


def fallen() -> Cover:
    """Return the picture of a fortress that has fallen: the wall is breached and burns, and the horde comes in."""
    picture = Cover()
    sky(picture)
    field(picture)
    _wall(picture)
    picture.path(
        "M196 400L206 222L232 206L224 176L262 184L274 140L318 158L352 134L374 178L416 172L410 210L436 226L446 400Z",
        "#191223", NIGHT_INK, 3,
    )  # fmt: skip
    for x, y, wide in ((200, 184, 56), (442, 182, 60), (96, 170, 40), (576, 168, 40)):
        picture.glow((x, y), (wide, wide), "#ff9a3c", 0.9)
        _flame(picture, (x, y), wide / 40)
    for x, y, k in ((264, 206, 0.9), (378, 204, 0.9), (320, 186, 1.2)):
        foe(picture, (x, y), k)
    picture.line("M496 236L552 112", NIGHT_INK, 8)
    picture.line("M496 236L552 112", "#7a5230", 5)
    picture.path("M550 116Q582 132 606 124L592 148L602 166Q570 168 537 146Z", "#3f5f9c", NIGHT_INK, 2)
    return picture


def _wall(picture: Cover) -> None:
    """Draw the parapet, and stone below it down to the edge."""
    picture.rect(Box(-4, 400 + _UP, WIDTH + 8, -_UP + 4), "#3b3648")
    picture.scaled((0, _UP), 1, lambda: parapet(picture))


def _banner(picture: Cover, foot: Point) -> None:
    """Draw a pole with a blue banner and a white shield on it."""
    x, y = foot
    picture.line(f"M{x} {y}V{y - 142}", NIGHT_INK, 9)
    picture.line(f"M{x} {y}V{y - 142}", "#8a6238", 5.5)
    cloth = picture.fade(((0, "#5f86cd"), (0.55, "#2f5aa0"), (1, "#23447c")), (0, 0, 1, 0))
    top = y - 136
    picture.path(
        f"M{x} {top}Q{x + 44} {top - 14} {x + 84} {top + 4}T{x + 158} {top}L{x + 140} {top + 40}L{x + 160} {top + 82}"
        f"Q{x + 120} {top + 96} {x + 82} {top + 82}T{x} {top + 84}Z",
        cloth, NIGHT_INK, 2.6,
    )  # fmt: skip
    picture.path(
        f"M{x + 50} {top + 20}Q{x + 74} {top + 12} {x + 98} {top + 22}V{top + 44}"
        f"Q{x + 94} {top + 64} {x + 74} {top + 72}Q{x + 54} {top + 62} {x + 50} {top + 42}Z",
        "#f6f1e2", NIGHT_INK, 2.2,
    )  # fmt: skip
    picture.circle(x, y - 146, 7, "#e9bd4e", NIGHT_INK, 2)


def _flame(picture: Cover, at: Point, k: float) -> None:
    """Draw a flame that stands on a point."""

    def draw() -> None:
        picture.path("M-22 26Q-30-4-8-22Q-10-4 2-44Q20-18 18-2Q28-8 26-20Q38 8 22 26Z", "#e5602a", NIGHT_INK, 1.6)
        picture.path("M-12 26Q-16 8-2-10Q2 6 8-4Q18 12 12 26Z", "#ffd873")

    picture.scaled(at, k, draw)
