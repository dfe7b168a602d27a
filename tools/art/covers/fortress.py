"""The cover of Fortress: a gatehouse on hexes in the morning, its flag still up, figures on their bases before it."""

from tools.art.covers.canvas import HEIGHT, NIGHT_INK, WIDTH, Cover
from tools.art.stronghold.board_canvas import Box, Point

_HALF, _DEEP, _LEVEL = 44.0, 25.0, 17.0
"""Half the width of a hex, its depth in the tilted view, and the height of a level."""
_GRASS = ("#a8cf7c", "#6f9a4e", "#527a3d")
_SAND = ("#eddba4", "#c5a866", "#9f8450")
_ROCK = ("#d8d3c8", "#a39c8f", "#7d776d")
_ROAD = ("#d9b184", "#a97f55", "#86623f")
_WALL = ("#f1e7d2", "#c9b894", "#998869")

GROUND: tuple[tuple[float, float, int, tuple[str, str, str]], ...] = (
    (20, 282, 2, _ROCK), (108, 282, 1, _GRASS), (196, 282, 1, _GRASS), (284, 282, 1, _ROAD), (372, 282, 1, _GRASS),
    (460, 282, 1, _GRASS), (548, 282, 2, _SAND), (636, 282, 3, _SAND), (64, 320, 1, _ROCK), (152, 320, 1, _GRASS),
    (240, 320, 1, _GRASS), (328, 320, 1, _ROAD), (416, 320, 1, _GRASS), (504, 320, 1, _SAND), (592, 320, 2, _SAND),
    (20, 358, 2, _ROCK), (108, 358, 1, _GRASS), (196, 358, 1, _ROAD), (284, 358, 1, _ROAD), (372, 358, 1, _GRASS),
    (460, 358, 1, _GRASS), (548, 358, 1, _GRASS), (636, 358, 2, _SAND), (64, 396, 1, _GRASS), (152, 396, 1, _ROAD),
    (240, 396, 1, _GRASS), (328, 396, 2, _GRASS), (416, 396, 1, _GRASS), (504, 396, 1, _GRASS), (592, 396, 1, _SAND),
)  # fmt: skip
"""Middle of each hex on the ground, its level and its colours: top, lit flank, flank in the shade."""

_RED, _BLUE, _VIOLET = "#b33a35", "#2f5fa8", "#7a4aa0"
FIGURES: tuple[tuple[Point, float, str], ...] = (
    ((506, 296), 0.9, _RED), ((152, 303), 1.0, _RED), ((284, 341), 1.1, _BLUE), ((416, 379), 1.25, _BLUE),
    ((64, 379), 1.2, _VIOLET), ((548, 341), 1.1, _VIOLET),
)  # fmt: skip
"""The figures before the gate: place, size and colour."""


def cover() -> Cover:
    """Return the picture, from the sky to the nearest figure."""
    picture = Cover()
    sky(picture)
    for x, y, level, colours in GROUND[:8]:
        tile(picture, (x, y), level, colours)
    gatehouse(picture)
    for x, y, level, colours in GROUND[8:]:
        tile(picture, (x, y), level, colours)
    ladder(picture, (482, 316), 122)
    for at, k, colour in FIGURES:
        figure(picture, at, k, colour)
    return picture


def sky(picture: Cover) -> None:
    """Draw a clear morning, hills far away."""
    morning = ((0, "#7fb2e0"), (0.45, "#cfe6f2"), (0.7, "#fff3d6"), (1, "#e8d7a8"))
    picture.rect(Box(0, 0, WIDTH, HEIGHT), picture.fade(morning))
    picture.glow((90, 70), (220, 160), "#fffbe6", 0.9)
    for points, fill in (
        ("0 236 70 196 150 226 240 188 330 222 420 192 520 226 590 200 640 220", "#a9c4cf"),
        ("0 262 90 230 190 256 300 226 410 254 520 228 640 256", "#8fb29a"),
    ):
        picture.path(f"M0 330L{points}L{WIDTH} 330Z", fill)


def tile(picture: Cover, at: Point, level: int, colours: tuple[str, str, str]) -> None:
    """Draw a hex seen from above and in front, with the flanks that its height shows."""
    x, y = at[0], at[1] - _LEVEL * (level - 1)
    top, lit, dark = colours
    high = _LEVEL * level + 6
    half = _DEEP / 2
    picture.path(f"M{x - _HALF} {y + half}L{x} {y + _DEEP}v{high}L{x - _HALF} {y + half + high}Z", lit, NIGHT_INK, 1.2)
    picture.path(f"M{x + _HALF} {y + half}L{x} {y + _DEEP}v{high}L{x + _HALF} {y + half + high}Z", dark, NIGHT_INK, 1.2)
    hexagon = f"M{x} {y - _DEEP}L{x + _HALF} {y - half}v{_DEEP}L{x} {y + _DEEP}L{x - _HALF} {y + half}v-{_DEEP}Z"
    picture.path(hexagon, top, NIGHT_INK, 1.4)


def gatehouse(picture: Cover) -> None:
    """Draw two low flanks and the tower between them, with walks, battlements, the door and the flag."""
    wall(picture, Box(112, 168, 110, 126))
    wall(picture, Box(424, 168, 110, 126))
    wall(picture, Box(206, 84, 232, 212))
    door(picture)
    picture.line("M322 78V16", "#5b4230", 4)
    picture.path(
        "M324 16Q346 8 366 20T404 22L398 44Q374 52 356 42T324 44Z",
        picture.fade(((0, "#d5443c"), (1, "#8f2429"))),
        NIGHT_INK,
        1.6,
    )
    figure(picture, (250, 70), 0.95, "#2f5fa8")
    figure(picture, (420, 70), 0.95, "#2f5fa8")
    battlements(picture, Box(206, 84, 232, 0))


def wall(picture: Cover, box: Box) -> None:
    """Draw a piece of wall, lit from the left, with its courses, and battlements on top."""
    picture.rect(box, picture.fade(((0, _WALL[0]), (0.55, _WALL[1]), (1, _WALL[2])), (0, 0, 1, 0)), NIGHT_INK, 2)
    for row in range(1, int(box.h // 18)):
        y = box.y + 18 * row
        picture.line(f"M{box.x} {y}h{box.w}", "#a8966f", 1)
        for x in range(int(box.x) + (14 if row % 2 else 30), int(box.x + box.w) - 6, 34):
            picture.line(f"M{x} {y}v18", "#a8966f", 1)
    battlements(picture, box)


def battlements(picture: Cover, box: Box) -> None:
    """Draw the walk on top of a wall and its battlements."""
    picture.rect(Box(box.x - 7, box.y - 4, box.w + 14, 10), _WALL[1], NIGHT_INK, 1.6)
    teeth = max(3, round(box.w / 38))
    step = (box.w + 14) / (2 * teeth - 1)
    for tooth in range(teeth):
        picture.rect(Box(box.x - 7 + 2 * step * tooth, box.y - 24, step, 21), _WALL[0], NIGHT_INK, 1.6)


def door(picture: Cover) -> None:
    """Draw the frame of the door, and the leaf that bars it."""
    picture.path("M270 296V214Q322 164 374 214V296Z", "#8d7d62", NIGHT_INK, 2.4)
    picture.path("M280 296V218Q322 178 364 218V296Z", picture.fade(((0, "#8a5a2c"), (1, "#56351c"))), NIGHT_INK, 2)
    for x in (294, 308, 322, 336, 350):
        picture.line(f"M{x} 294V{208 - (14 - abs(x - 322) / 2):.0f}", "#3f2714", 1.4)
    picture.rect(Box(276, 236, 92, 9), "#c7b58c", NIGHT_INK, 1.6, r=2)


def ladder(picture: Cover, at: Point, high: float) -> None:
    """Draw a ladder that leans on the wall."""
    x, y = at
    for dx in (-11, 11):
        picture.line(f"M{x + dx} {y}L{x + dx - 12} {y - high}", NIGHT_INK, 7)
        picture.line(f"M{x + dx} {y}L{x + dx - 12} {y - high}", "#b98142", 4.4)
    for rung in range(1, 8):
        down = high * rung / 8
        left = x - 12 * rung / 8
        picture.line(f"M{left - 12:.1f} {y - down:.1f}h24", NIGHT_INK, 6)
        picture.line(f"M{left - 11:.1f} {y - down:.1f}h22", "#dba55e", 3.6)


def figure(picture: Cover, at: Point, k: float, colour: str) -> None:
    """Draw a figure on its base: head, cloak and spear."""

    def draw() -> None:
        picture.ellipse(Box(-17, -6, 34, 14), NIGHT_INK)
        picture.ellipse(Box(-15, -7, 30, 11), colour)
        picture.line("M14 0L17-62", "#4b3a2a", 2.6)
        picture.path("M17-62l-4 12h8Z", "#e9e4d8", NIGHT_INK, 1)
        picture.path("M-12 0Q-13-32 0-40Q13-32 12 0Z", colour, NIGHT_INK, 1.8)
        picture.path("M-5-2Q-7-26 0-36Q3-20 2-2Z", "#e9d6b0")
        picture.circle(0, -45, 7.5, "#f0c9a0", NIGHT_INK, 1.6)
        picture.path("M-8-46Q-7-56 0-56T8-46Z", "#8d929b", NIGHT_INK, 1.6)

    picture.scaled(at, k, draw)
