"""The cover of The Convicted: behind the parapet by night, the horde with its fires, a burning stone in the sky."""

from tools.art.covers.canvas import HEIGHT, NIGHT_INK, WIDTH, Cover
from tools.art.stronghold.board_canvas import Box, Point

_STONE = ((0, "#8d8798"), (0.5, "#615b6f"), (1, "#3b3648"))
_TIMBER = ((0, "#a9733d"), (0.6, "#7a4e28"), (1, "#4f3119"))
_EYES = "#ff6b3d"

HORDE: tuple[tuple[float, float, float], ...] = (
    (40, 238, 0.55), (96, 232, 0.5), (150, 240, 0.6), (205, 230, 0.5), (262, 238, 0.55), (318, 231, 0.5),
    (376, 240, 0.6), (432, 231, 0.5), (490, 238, 0.55), (548, 230, 0.5), (604, 239, 0.6), (20, 268, 0.75),
    (84, 262, 0.7), (150, 272, 0.85), (226, 262, 0.72), (300, 274, 0.9), (372, 262, 0.72), (446, 273, 0.88),
    (520, 262, 0.72), (594, 272, 0.85),
)  # fmt: skip
"""The place and the size of each head of the horde."""

DEFENDERS: tuple[tuple[float, str], ...] = ((104, "#6d7fb5"), (236, "#8f6a4a"), (424, "#6d7fb5"), (548, "#8f6a4a"))
"""The place of each defender at the parapet, and the colour of the cloak."""


def cover() -> Cover:
    """Return the picture, from the sky to the parapet."""
    picture = Cover()
    sky(picture)
    field(picture)
    for x, y, k in HORDE:
        foe(picture, (x, y), k)
    engine(picture, (322, 222))
    for x, colour in DEFENDERS:
        defender(picture, x, colour)
    parapet(picture)
    return picture


def sky(picture: Cover) -> None:
    """Draw a red moon behind clouds, and the stone that comes over the wall with its tail of fire."""
    night = ((0, "#171229"), (0.35, "#3a1f3f"), (0.62, "#7c2f36"), (1, "#c2592f"))
    picture.rect(Box(0, 0, WIDTH, HEIGHT), picture.fade(night))
    picture.glow((508, 82), (150, 130), "#ffb27a", 0.6)
    picture.circle(508, 82, 38, "#f2b489", "#d98a5e", 1.4)
    for d, fill in (
        ("M300 96Q380 70 470 92T640 84V112Q540 118 460 106T300 112Z", "#2a1a33"),
        ("M0 70Q80 50 170 66T330 58V76Q240 88 150 80T0 92Z", "#241831"),
    ):
        picture.path(d, fill)
    picture.path("M322 196Q240 40 118 62Q250 60 312 204Z", picture.fade(((0, "#ffe08a"), (1, "#d5532a")), (0, 0, 1, 0)))
    picture.glow((112, 62), (64, 56), "#ffd27a", 0.95)
    picture.circle(112, 62, 15, "#4a3a3c", "#ffcf6a", 3)


def field(picture: Cover) -> None:
    """Draw the plain before the wall, with the fires of the camp far away."""
    picture.path(
        "M0 206Q160 186 320 200T640 190V400H0Z", picture.fade(((0, "#53262d"), (0.4, "#301a29"), (1, "#191223")))
    )
    for x, y in ((60, 204), (178, 198), (452, 200), (586, 198)):
        picture.glow((x, y), (34, 22), "#ffb24a", 0.9)
        picture.path(f"M{x - 5} {y + 3}Q{x - 6} {y - 8} {x} {y - 16}Q{x + 6} {y - 8} {x + 5} {y + 3}Z", "#ffd873")


def foe(picture: Cover, at: Point, k: float) -> None:
    """Draw an enemy: shoulders, a horned helmet, eyes that glow, a spear."""

    def draw() -> None:
        picture.line("M26 60L30-52", "#1c1222", 3.4)
        picture.path("M30-66l-6 16h12Z", "#6b5a66", NIGHT_INK, 1)
        picture.path("M-34 64Q-36 18-12 12H12Q36 18 34 64Z", "#2b1b2a", NIGHT_INK, 2)
        picture.path("M-15 14Q-19-20 0-22Q19-20 15 14Q0 22-15 14Z", "#3c2632", NIGHT_INK, 2)
        picture.path("M-15-8Q-32-14-30-32Q-22-20-10-18ZM15-8Q32-14 30-32Q22-20 10-18Z", "#7d6a5c", NIGHT_INK, 1.6)
        for x in (-6.5, 6.5):
            picture.circle(x, -1, 3.1, _EYES)

    picture.scaled(at, k, draw)


def engine(picture: Cover, at: Point) -> None:
    """Draw the trebuchet that has just thrown."""
    x, y = at
    picture.path(f"M{x - 26} {y + 16}L{x} {y - 44}L{x + 26} {y + 16}", "none", NIGHT_INK, 8)
    picture.path(f"M{x - 26} {y + 16}L{x} {y - 44}L{x + 26} {y + 16}", "none", "#6b4526", 5)
    picture.line(f"M{x + 34} {y - 16}L{x - 26} {y - 84}", NIGHT_INK, 8)
    picture.line(f"M{x + 34} {y - 16}L{x - 26} {y - 84}", "#8a5a2c", 5)
    picture.rect(Box(x + 22, y - 20, 26, 22), "#4b3b3c", NIGHT_INK, 2)


def defender(picture: Cover, x: float, cloak: str) -> None:
    """Draw a spearman of the wall, seen from behind."""
    picture.line(f"M{x + 40} 392L{x + 34} 176", "#3b291b", 6)
    picture.path(f"M{x + 34} 152l-8 30h16Z", "#d9d5dc", NIGHT_INK, 1.6)
    picture.path(f"M{x - 48} 400Q{x - 46} 306 {x} 296Q{x + 46} 306 {x + 48} 400Z", cloak, NIGHT_INK, 3)
    picture.circle(x, 276, 25, picture.fade(((0, "#c9c4cf"), (1, "#6f6a7c")), (0, 0, 1, 0)), NIGHT_INK, 3)
    picture.path(f"M{x - 31} 286Q{x} 268 {x + 31} 286Q{x} 296 {x - 31} 286Z", "#8f8a9c", NIGHT_INK, 2)


def parapet(picture: Cover) -> None:
    """Draw the stone in front, with hoardings of wood on it."""
    stone = picture.fade(_STONE)
    picture.rect(Box(-4, 352, WIDTH + 8, 52), stone, NIGHT_INK, 2.4)
    for x in (-18, 148, 300, 470, 618):
        picture.rect(Box(x, 312, 62, 44), stone, NIGHT_INK, 2.4)
        picture.line(f"M{x + 6} 334h50", "#4b4557", 1.4)
    for row, start in ((372, 20), (390, 60)):
        picture.line(f"M0 {row}H{WIDTH}", "#4b4557", 1.4)
        for x in range(start, WIDTH, 84):
            picture.line(f"M{x} {row - 18}v18", "#4b4557", 1.4)
    for x in (72, 386):
        picture.rect(Box(x, 338, 58, 20), picture.fade(_TIMBER), NIGHT_INK, 2)
        for plank in (14, 29, 44):
            picture.line(f"M{x + plank} 338v20", "#3a2413", 1.4)
    picture.veil(Box(0, 300, WIDTH, 100), ((0, "#ff9a4a", 0), (0.2, "#ff9a4a", 0.12), (1, NIGHT_INK, 0.35)))
