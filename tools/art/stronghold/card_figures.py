"""The figures and things on the pictures of Stronghold's phase cards."""

import math

from tools.art.covers.canvas import NIGHT_INK, Cover, traced
from tools.art.stronghold.board_canvas import Box, Point

_TIMBER = "#8a6244"
_BODY, _RIM = "#2a222c", "#d88a48"


def crate(picture: Cover, at: Point, k: float = 1) -> None:
    """Draw a crate of resources, its foot in the middle of its lower edge."""
    x, y = at
    side = 22 * k
    box = Box(x - side / 2, y - side, side, side)
    picture.rect(box, "#b0804c", NIGHT_INK, 2 * k)
    picture.line(f"M{box.x:.1f} {box.y:.1f}L{box.right:.1f} {box.bottom:.1f}M{box.right:.1f} {box.y:.1f}"
                 f"L{box.x:.1f} {box.bottom:.1f}", "#6b4726", 3 * k)  # fmt: skip
    picture.rect(box, "none", "#6b4726", 3 * k)


def wagon(picture: Cover, at: Point) -> None:
    """Draw a wagon, loaded high."""
    x, y = at
    for dx, dy in ((-24, -22), (0, -22), (24, -22), (-12, -43), (12, -43)):
        crate(picture, (x + dx, y + dy), 0.98)
    picture.rect(Box(x - 42, y - 24, 84, 10), "#7e5a3d", NIGHT_INK, 2)
    picture.line(f"M{x + 42} {y - 18}L{x + 66} {y - 8}", NIGHT_INK, 4)
    for wheel in (x - 26, x + 26):
        picture.circle(wheel, y - 8, 12, "#5d4330", NIGHT_INK, 3)
        for n in range(4):
            turn = math.pi * n / 4
            right, down = 11 * math.cos(turn), 11 * math.sin(turn)
            spoke = f"M{wheel - right:.1f} {y - 8 - down:.1f}L{wheel + right:.1f} {y - 8 + down:.1f}"
            picture.line(spoke, NIGHT_INK, 1.6)
        picture.circle(wheel, y - 8, 3, "#caa36a", NIGHT_INK, 1)


def ladder(picture: Cover, foot: Point, top: Point) -> None:
    """Draw a ladder from its foot to its top."""
    across, rungs = 6.0, 9
    for ink, width in ((NIGHT_INK, 5.5), (_TIMBER, 3)):
        for side in (-across, across):
            picture.line(f"M{foot[0] + side} {foot[1]}L{top[0] + side} {top[1]}", ink, width)
        for n in range(1, rungs):
            x = foot[0] + (top[0] - foot[0]) * n / rungs
            y = foot[1] + (top[1] - foot[1]) * n / rungs
            picture.line(f"M{x - across:.1f} {y:.1f}H{x + across:.1f}", ink, width - 1)


def target(picture: Cover, at: Point, radius: float) -> None:
    """Draw a round target on two legs."""
    x, y = at
    for side in (-1, 1):
        picture.line(f"M{x + side * radius * 0.5:.1f} {y}l{side * radius * 0.3:.1f} {radius * 1.5:.1f}", NIGHT_INK, 5)
    for share, fill in ((1, "#efe2c0"), (0.76, "#b4513f"), (0.52, "#efe2c0"), (0.28, "#b4513f")):
        picture.circle(x, y, radius * share, fill, NIGHT_INK, 2)


def dummy(picture: Cover, foot: Point) -> None:
    """Draw a man of straw to strike at."""
    at = foot
    picture.line(traced("M0 0V-46M-20-30H20", at), NIGHT_INK, 6)
    picture.line(traced("M0 0V-46M-20-30H20", at), _TIMBER, 3)
    picture.path(traced("M-11-12Q-14-34 0-38Q14-34 11-12Z", at), "#d8b45e", NIGHT_INK, 2)
    picture.line(traced("M-12-22H12", at), "#8f6d2c", 2)
    picture.circle(foot[0], foot[1] - 46, 9, "#e3c572", NIGHT_INK, 2)


def standing_stone(picture: Cover, foot: Point, k: float) -> None:
    """Draw an ancient standing stone with a sign on it."""
    picture.path(traced("M-11 0L-9-46Q-2-56 7-48L12 0Z", foot, k), "#6a5f86", NIGHT_INK, 2)
    picture.path(traced("M-9-46Q-2-56 7-48L8-40Q0-46-8-38Z", foot, k), "#8f84ab")
    picture.line(traced("M0-34L-4-24H4L0-14", foot, k), "#d7a6ff", 2)


def flames(picture: Cover, at: Point, colours: tuple[str, str, str], k: float = 1) -> None:
    """Draw a fire of three colours, the outermost first."""
    tongues = "M0-52q9 14 12 26q6-6 5-14q12 14 8 26q-5 14-25 14q-20 0-25-14q-3-12 8-24q0 8 5 12q3-12 12-26Z"
    for size, fill in zip((1.0, 0.68, 0.38), colours, strict=True):
        picture.path(traced(tongues, at, k * size), fill)


def runner(picture: Cover, foot: Point, k: float, *, side: int = 1) -> None:
    """Draw a running besieger with a spear."""

    def at(d: str) -> str:
        return traced(d, foot, k, side=side)

    picture.line(at("M-22-30L30-44"), NIGHT_INK, 2.6 * k)
    picture.path(at("M30-48L42-47L31-40Z"), "#d9d2c2", NIGHT_INK, 1)
    picture.line(at("M-2-16L-13-7L-22-9M2-16L10-8L7 2"), _BODY, 5.5 * k)
    picture.path(at("M-9-12Q-12-34 4-38Q15-34 10-12Q0-6-9-12Z"), _BODY)
    picture.path(at("M2-46Q4-56 13-52Q21-48 16-40Q9-35 3-40Z"), _BODY)
    picture.line(at("M6-52Q0-58-3-56M14-52Q20-58 24-55"), _BODY, 3 * k)
    picture.line(at("M8-28L18-34"), _BODY, 4.5 * k)
    picture.line(at("M-7-30Q-4-37 4-37M5-51Q9-54 14-50"), _RIM, 1.6 * k)


def bearers(picture: Cover, foot: Point, k: float) -> None:
    """Draw two of the horde who carry a ladder on their shoulders."""

    def at(d: str) -> str:
        return traced(d, foot, k)

    for x in (-34, 34):
        picture.line(at(f"M{x - 3}-14L{x - 9} 2M{x + 3}-14L{x + 11} 0"), _BODY, 6 * k)
        picture.path(at(f"M{x - 11}-12Q{x - 12}-36 {x}-38Q{x + 12}-36 {x + 11}-12Z"), _BODY)
        picture.path(at(f"M{x - 7}-40Q{x - 8}-52 {x + 2}-52Q{x + 10}-50 {x + 8}-40Z"), _BODY)
        picture.line(at(f"M{x - 8}-33Q{x - 4}-37 {x + 3}-37"), _RIM, 2 * k)
    for ink, width in ((NIGHT_INK, 5.0), ("#b98a58", 2.8)):
        picture.line(at("M-78-36H78M-78-28H78"), ink, width * k)
        for n in range(10):
            picture.line(at(f"M{-70 + n * 15.5:.1f}-36v8"), ink, (width - 1) * k)


def knife(picture: Cover, tip: Point, k: float) -> None:
    """Draw a crooked knife on its way down."""
    picture.path(traced("M0 0Q-12-22-3-46L7-46Q10-20 0 0Z", tip, k), "#d9dbe6", NIGHT_INK, 2)
    picture.path(traced("M0 0Q-7-22 1-46H-3Q-12-22 0 0Z", tip, k), "#9aa0b4")
    picture.rect(Box(tip[0] - 11 * k, tip[1] - 52 * k, 26 * k, 7 * k), "#caa36a", NIGHT_INK, 2)
    picture.rect(Box(tip[0] - 3 * k, tip[1] - 72 * k, 10 * k, 21 * k), "#6b3f5a", NIGHT_INK, 2)
