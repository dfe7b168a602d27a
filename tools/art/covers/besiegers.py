"""The besiegers on the cover of the game: tents and fires, a siege tower, a trebuchet, spears and standards."""

from tools.art.covers.canvas import NIGHT_INK, WIDTH, Cover, traced
from tools.art.stronghold.board_canvas import Box, Point

_RED, _RED_DARK, _VIOLET, _VIOLET_DARK = "#b4513f", "#6a2c30", "#7d6a92", "#443660"
_ACROSS = (0.0, 0.0, 1.0, 0.0)
_TIMBER = ((0, "#c48e58"), (0.5, "#7e5a3d"), (1, "#44333a"))


def siege_tower(picture: Cover, x: float, foot: float) -> None:
    """Draw a tower on wheels, its bridge still up, a standard on its head."""
    timber, at = picture.fade(_TIMBER, _ACROSS), (x, foot)
    picture.path(traced("M-26 0L-19-96H19L26 0Z", at), timber, NIGHT_INK, 2)
    for y, half in ((-20, 24.5), (-44, 23), (-70, 21)):
        picture.line(traced(f"M{-half} {y}H{half}", at), NIGHT_INK, 2)
        picture.line(traced(f"M{2 - half} {y + 22}L{half - 2} {y + 2}", at), "#4a3430", 1.4)
    for dx, dy in ((-10, -62), (6, -62), (-12, -36), (8, -36)):
        picture.rect(Box(x + dx, foot + dy, 6, 9), "#2a1c1e", NIGHT_INK, 1)
    picture.path(traced("M-23-96V-108H23V-96Z", at), timber, NIGHT_INK, 1.8)
    for n in range(5):
        picture.rect(Box(x - 22 + n * 9.6, foot - 114, 6, 8), "#94694a", NIGHT_INK, 1.2)
    picture.path(traced("M19-92H24L38-124L33-126Z", at), "#7e5a3d", NIGHT_INK, 1.6)
    standard(picture, (x - 4, foot - 108), 34, _RED, _RED_DARK)
    for wheel in (x - 20, x + 18):
        picture.circle(wheel, foot + 2, 9, "#6d4c36", NIGHT_INK, 2.4)
        picture.circle(wheel, foot + 2, 2.6, NIGHT_INK)


def trebuchet(picture: Cover, x: float, foot: float) -> None:
    """Draw an engine that has just thrown: its long arm is up, its weight is down."""
    at = (x, foot)
    for ink, width in ((NIGHT_INK, 7.0), ("#8a6244", 4.0)):
        picture.line(traced("M-34 0L0-58L34 0M-40 0H40M-17-29H17", at), ink, width)
    picture.path(traced("M-34-118L-29-120L22-42L14-38Z", at), picture.fade(_TIMBER, _ACROSS), NIGHT_INK, 1.8)
    picture.line(traced("M-32-119Q-44-133-58-128", at), NIGHT_INK, 1.6)
    picture.path(traced("M8-40H30L28-14H10Z", at), "#5b4a48", NIGHT_INK, 1.8)
    picture.circle(x, foot - 58, 4, "#caa36a", NIGHT_INK, 1.4)


def standard(picture: Cover, foot: Point, height: float, colour: str, dark: str) -> None:
    """Draw a horde's standard: a torn cloth below a crossbar."""
    x, y = foot
    top = y - height
    picture.line(f"M{x:.0f} {y:.0f}V{top - 4:.0f}", NIGHT_INK, 2.6)
    picture.line(f"M{x - 10:.0f} {top:.0f}h20", NIGHT_INK, 2.4)
    cloth = picture.fade(((0, colour), (1, dark)), _ACROSS)
    picture.path(f"M{x - 9:.0f} {top + 1:.0f}h18v22l-4-4-4 7-5-6-5 5Z", cloth, NIGHT_INK, 1.2)
    picture.circle(x, top + 10, 3.2, "#f0e6c4", NIGHT_INK, 0.8)


_TENTS = (
    ((34, 334), 0.9, _VIOLET, _VIOLET_DARK),
    ((196, 322), 0.72, _RED, _RED_DARK),
    ((452, 322), 0.72, _VIOLET, _VIOLET_DARK),
    ((612, 338), 1.0, _RED, _RED_DARK),
    ((168, 350), 0.95, "#b0915f", "#5d4a3c"),
    ((494, 352), 1.0, "#b0915f", "#5d4a3c"),
)
_FIRES = (((232, 344), 1.0), ((428, 342), 0.9), ((72, 348), 1.15), ((566, 352), 1.2))


def camp(picture: Cover) -> None:
    """Draw tents around fires, on both sides of the way."""
    for at, k, cloth, dark in _TENTS:
        tent(picture, at, k, picture.fade(((0, cloth), (0.5, cloth), (1, dark)), _ACROSS))
    for at, k in _FIRES:
        fire(picture, at, k)


def tent(picture: Cover, at: Point, k: float, cloth: str) -> None:
    """Draw a tent of two colours, a lamp in it and a pennant on top."""
    picture.path(traced("M0-40Q-9-20-30 0Q0 7 30 0Q9-20 0-40Z", at, k), cloth, NIGHT_INK, 1.6)
    for side, stripe in ((-1, "#dcc79a"), (1, "#8a7a68")):
        picture.path(traced("M0-40Q5.5-16 14 3L21 2Q8-18 0-40Z", at, k, side=side), stripe)
    picture.path(traced("M0-20l7 23h-14Z", at, k), "#ffb24a", NIGHT_INK, 1.2)
    picture.line(traced("M0-40v-10", at, k), NIGHT_INK, 1.6)
    picture.path(traced("M0-50l12 3.5-12 3.5Z", at, k), "#e9bd4e", NIGHT_INK, 1)


def fire(picture: Cover, at: Point, k: float) -> None:
    """Draw a camp fire and its light on the ground."""
    picture.glow(at, (62 * k, 26 * k), "#ff9a3c", 0.75)
    picture.line(traced("M-9 3l18-6m-18 0l18 6", at, k), "#3a261c", 3.4 * k)
    for size, fill in ((1.0, "#e5702a"), (0.66, "#f9a63a"), (0.36, "#ffe28a")):
        picture.path(traced("M0-25q11 14 8 21q-3 7-8 7q-7 0-9-7q-1-9 9-21Z", at, k * size), fill)
    for n in range(5):
        picture.circle(at[0] + picture.rng.uniform(-14, 14) * k, at[1] - (28 + 7 * n) * k, 0.9, "#ffc25e")


def army(picture: Cover) -> None:
    """Draw backs, helmets and spears along the lower edge, with the fires' light on their shoulders."""
    for x, height in ((52, 66), (404, 58)):
        standard(picture, (x, 396), height, _RED, _RED_DARK)
    for x, height in ((252, 54), (590, 68)):
        standard(picture, (x, 396), height, _VIOLET, _VIOLET_DARK)
    for y, k, body, rim in ((384.0, 0.85, "#2e2630", "#b8693f"), (398.0, 1.05, "#1c171f", "#d88a48")):
        at = -8.0
        while at < WIDTH + 10:
            if y > 390 or not 300 < at < 392:  # keep the way to the gate free
                warrior(picture, (at, y + picture.rng.uniform(-3, 3)), k, (body, rim))
            at += picture.rng.uniform(17, 24) * k


def warrior(picture: Cover, at: Point, k: float, inks: tuple[str, str]) -> None:
    """Draw a besieger from behind: round shoulders, a helmet with or without horns, perhaps a spear."""
    body, rim = inks
    if picture.rng.random() < 0.55:
        lean = picture.rng.uniform(-4, 4)
        picture.line(traced(f"M8 0L{8 + lean:.1f}-46", at, k), body, 1.8)
        picture.path(traced(f"M{8 + lean:.1f}-54l2.5 8h-5Z", at, k), "#c9c2b4", body, 0.8)
    picture.path(traced("M-12 14q0-19 12-19t12 19Z", at, k), body)
    picture.circle(at[0], at[1] - 11 * k, 7 * k, body)
    if picture.rng.random() < 0.5:
        picture.line(traced("M-6-14q-5-2-5-8m17 8q5-2 5-8", at, k), body, 2.6 * k)
    picture.line(traced("M-6.5-12q2-6 8-5.5", at, k), rim, 1.6 * k)
    picture.line(traced("M-11 6q2-9 8-10", at, k), rim, 1.4 * k)
