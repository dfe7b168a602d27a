"""The six peoples of Warriors' cover, each a head and shoulders around (0, 0) on a card of 98 by 154."""

from tools.art.covers.canvas import NIGHT_INK, Cover, traced
from tools.art.stronghold.board_canvas import Box

_ACROSS = (0.0, 0.0, 1.0, 0.0)
_STEEL = ((0, "#eef0ee"), (0.45, "#a9b0b8"), (1, "#565b6a"))


def _skin(picture: Cover, lit: str, dark: str) -> str:
    return picture.fade(((0, lit), (0.45, lit), (1, dark)), _ACROSS)


def _shoulders(picture: Cover, lit: str, dark: str, *, wide: float = 46) -> None:
    fill = picture.fade(((0, lit), (1, dark)), _ACROSS)
    picture.path(f"M{-wide} 75Q{-wide - 2} 36 -16 30H16Q{wide + 2} 36 {wide} 75Z", fill, NIGHT_INK, 2.2)


def _head(picture: Cover, fill: str, *, wide: float = 25, high: float = 31, y: float = 0) -> None:
    brow, top, jaw, chin = (y + share * high for share in (-0.25, -1, 0.7, 1))
    shape = f"M{-wide} {brow:.1f}Q{-wide} {top:.1f} 0 {top:.1f}T{wide} {brow:.1f}"
    shape += f"Q{wide} {jaw:.1f} 0 {chin:.1f}Q{-wide} {jaw:.1f} {-wide} {brow:.1f}Z"
    picture.path(shape, fill, NIGHT_INK, 2.2)


def _eyes(picture: Cover, y: float, apart: float, colour: str, *, frown: float = 3) -> None:
    for side in (-1, 1):
        x = side * apart
        picture.ellipse(Box(x - 5, y - 3.4, 10, 7), "#fdf6e3", NIGHT_INK, 1.2)
        picture.circle(x + 1, y, 2.6, colour)
        picture.line(
            f"M{x + side * 7:.1f} {y - 6 - frown:.1f}L{x - side * 5:.1f} {y - 5 + frown * 0.4:.1f}", NIGHT_INK, 3
        )


def undead(picture: Cover) -> None:
    """Draw an undead: a skull under a hood."""
    hood = picture.fade(((0, "#77708c"), (1, "#37324a")), _ACROSS)
    picture.path("M-46 75Q-48 20 -34 -18Q-22 -52 0 -56Q22 -52 34 -18Q48 20 46 75Z", hood, NIGHT_INK, 2.2)
    picture.path("M-27 30Q-36 -40 0 -44Q36 -40 27 30Q0 50 -27 30Z", "#211c26")
    bone = picture.fade(((0, "#fbf3dc"), (0.5, "#ddd0b4"), (1, "#93866f")), _ACROSS)
    picture.path("M-23 -8Q-23 -36 0 -36T23 -8Q23 6 14 10L13 27Q0 33 -13 27L-14 10Q-23 6 -23 -8Z", bone, NIGHT_INK, 2)
    for x in (-9.5, 9.5):
        picture.ellipse(Box(x - 7, -13, 14, 15), "#211c26")
        picture.circle(x, -5, 3, "#7be0c0")
    picture.path("M0 4l4 8h-8Z", "#211c26")
    picture.line("M-10 19h20M-7 15v10M-2.500 15v11M2.500 15v11M7 15v10", "#4a4036", 1.5)
    picture.path("M-40 75Q-30 50 0 48T40 75Z", "#5a526c", NIGHT_INK, 1.8)
    picture.circle(0, 54, 6, "#7be0c0", NIGHT_INK, 1.6)


def dwarf(picture: Cover) -> None:
    """Draw a dwarf: a beard and a helmet."""
    _shoulders(picture, "#5f86cd", "#27406f", wide=48)
    _head(picture, _skin(picture, "#f0b98e", "#b06f55"), wide=26, high=28, y=-4)
    beard = picture.fade(((0, "#e58a3c"), (0.5, "#b8562a"), (1, "#6e2f1f")), _ACROSS)
    picture.path("M-28 -4Q-34 30 -20 52Q-12 70 0 74Q12 70 20 52Q34 30 28 -4Q18 14 0 10T-28 -4Z", beard, NIGHT_INK, 2.2)
    picture.path("M-17 12Q-8 4 0 9Q8 4 17 12Q8 20 0 15Q-8 20 -17 12Z", "#d9742f", NIGHT_INK, 1.6)
    picture.line("M-12 28q2 16 8 30m16-30q-2 16-8 30M0 26v38", "#6e2f1f", 1.6)
    picture.ellipse(Box(-6, -5, 12, 12), "#e59c78", NIGHT_INK, 1.5)
    _eyes(picture, -10, 11, "#3b4a6b")
    steel = picture.fade(_STEEL, _ACROSS)
    picture.path("M-29 -16Q-29 -54 0 -56T29 -16Q0 -26 -29 -16Z", steel, NIGHT_INK, 2.2)
    picture.line("M-29 -17Q0 -28 29 -17", NIGHT_INK, 7)
    picture.line("M-29 -17Q0 -28 29 -17", "#e9bd4e", 4)
    picture.line("M0 -54V-24", "#e9bd4e", 4)
    for side in (-1, 1):
        picture.path(traced("M27-30Q46-34 44-60Q34-44 23-42Z", side=side), "#f3e4bd", NIGHT_INK, 1.8)


def elf(picture: Cover) -> None:
    """Draw an elf: a hood of leaves, long ears, fair hair."""
    _shoulders(picture, "#86b35a", "#39592e", wide=42)
    hair = picture.fade(((0, "#ffe9a0"), (0.5, "#e3b95a"), (1, "#9a6f30")), _ACROSS)
    picture.path("M-28 -20Q-36 26 -30 60L-14 56V0H14V56L30 60Q36 26 28 -20Z", hair, NIGHT_INK, 2)
    skin = _skin(picture, "#f9d9b4", "#c5926f")
    for side in (-1, 1):
        picture.path(traced("M20-6L46-28Q40 2 20 8Z", side=side), skin, NIGHT_INK, 1.8)
    _head(picture, skin, wide=22, high=32)
    _eyes(picture, -3, 9.5, "#2f7a4a", frown=1)
    picture.line("M1 2l3 9h-5M-7 19q7 4 14 0", "#8a4a3a", 1.8)
    hood = picture.fade(((0, "#93c25f"), (1, "#2f5529")), _ACROSS)
    picture.path("M-28 -12Q-34 -56 2 -62Q34 -54 28 -12Q20 -34 0 -36Q-20 -34 -28 -12Z", hood, NIGHT_INK, 2.2)
    picture.path("M0 -36l6-8-6-10-6 10Z", "#e9bd4e", NIGHT_INK, 1.4)
    picture.line("M-30 68L24 40", NIGHT_INK, 6)
    picture.line("M-30 68L24 40", "#8a6238", 3.4)


def barbarian(picture: Cover) -> None:
    """Draw a barbarian: fur on broad shoulders, war paint, a sword over the back."""
    picture.path("M26 -66l7-2 9 96-12 2Z", picture.fade(_STEEL, _ACROSS), NIGHT_INK, 1.8)
    picture.line("M22 24l26-4", NIGHT_INK, 7)
    picture.line("M22 24l26-4", "#e9bd4e", 4)
    hair = picture.fade(((0, "#c98a45"), (1, "#5d3420")), _ACROSS)
    picture.path("M-30 -24Q-40 24 -34 52H34Q40 24 30 -24Q20 -56 0 -56T-30 -24Z", hair, NIGHT_INK, 2.2)
    fur = picture.fade(((0, "#d8b68c"), (0.5, "#94704f"), (1, "#553d33")), _ACROSS)
    edge = "M-49 75L-50 48L-42 50L-40 36L-30 42L-22 28L-10 38L0 32L10 38L22 28L30 42L40 36L42 50L50 48L49 75Z"
    picture.path(edge, fur, NIGHT_INK, 2.2)
    _head(picture, _skin(picture, "#eeb888", "#a8694a"), wide=25, high=32)
    picture.path("M-25 -16Q0 -24 25 -16V-26Q0 -36 -25 -26Z", "#a8362c", NIGHT_INK, 1.8)
    picture.line("M-19 4l9 3M-19 10l9 3M19 4l-9 3M19 10l-9 3", "#2f5c8f", 2.8)
    _eyes(picture, -5, 10.5, "#4a3320", frown=4)
    picture.line("M1 0l4 10h-7", "#7a4632", 1.8)
    picture.path("M-13 17Q0 11 13 17Q16 34 0 36Q-16 34 -13 17Z", hair, NIGHT_INK, 1.6)
    picture.line("M-7 21q7-3 14 0", "#f9d9b4", 2.2)


def goblin(picture: Cover) -> None:
    """Draw a goblin: long ears and a longer grin."""
    _shoulders(picture, "#8d6b4a", "#463230", wide=38)
    skin = _skin(picture, "#a9cf5c", "#4c7a35")
    for side in (-1, 1):
        picture.path(traced("M20-12Q40-30 52-22Q44 8 20 8Z", side=side), skin, NIGHT_INK, 2)
        picture.line(traced("M25-6Q36-14 44-16", side=side), "#3d6a2c", 2)
    _head(picture, skin, wide=26, high=30, y=2)
    for x in (-10.5, 10.5):
        picture.circle(x, -5, 8, "#ffd94a", NIGHT_INK, 1.8)
        picture.circle(x + 1.5, -4, 2.6, NIGHT_INK)
    picture.line("M-21 -17L-4 -11M21 -17L4 -11", NIGHT_INK, 3.4)
    picture.path("M-4 0Q0 14 7 12Q4 4 3 -1Z", "#86b04a", NIGHT_INK, 1.5)
    picture.path("M-18 14Q0 22 18 14Q14 28 0 28T-18 14Z", "#3a1f22", NIGHT_INK, 1.6)
    picture.path("M-14 16l3 6 3-5 3 6 3-5 3 5 3-6 3 6 3-6", "#fbf3dc")
    cap = picture.fade(((0, "#c48e58"), (1, "#5b3c2c")), _ACROSS)
    picture.path("M-27 -12Q-28 -44 0 -46T27 -12Q0 -24 -27 -12Z", cap, NIGHT_INK, 2.2)
    picture.line("M-14 -40L-12 -19M14 -40L12 -19", "#4a3024", 1.8)
    picture.path("M-4 -45L0 -62L4 -45Z", "#d3cdbf", NIGHT_INK, 1.6)


def troll(picture: Cover) -> None:
    """Draw a troll: mostly jaw, with tusks."""
    _shoulders(picture, "#7d8fa0", "#3a4456", wide=50)
    skin = _skin(picture, "#9fb2ac", "#556a70")
    for side in (-1, 1):
        picture.path(traced("M24-18Q42-24 40-4Q36 6 24 2Z", side=side), skin, NIGHT_INK, 2)
    picture.path("M-28 -20Q-26 -50 0 -50T28 -20L36 18Q34 46 0 48T-36 18Z", skin, NIGHT_INK, 2.4)
    picture.path("M-28 -16Q0 -4 28 -16L26 -26Q0 -16 -26 -26Z", "#6d8086", NIGHT_INK, 1.8)
    for x in (-11, 11):
        picture.circle(x, -7, 4.6, "#ffcf4a", NIGHT_INK, 1.6)
        picture.circle(x + 1, -7, 1.8, NIGHT_INK)
    picture.ellipse(Box(-10, -4, 20, 17), "#8a9d9c", NIGHT_INK, 1.8)
    picture.line("M-4 8v2m8-2v2", NIGHT_INK, 2.6)
    picture.path("M-26 22Q0 14 26 22Q22 38 0 38T-26 22Z", "#3a2a30", NIGHT_INK, 1.8)
    for side in (-1, 1):
        picture.path(traced("M21 30Q24 10 15 4Q12 18 11 30Z", side=side), "#fbf3dc", NIGHT_INK, 1.6)
    picture.path("M-8 -50Q-4 -64 4 -66Q2 -58 10 -50Z", "#3a2a30", NIGHT_INK, 1.6)
    picture.line("M-12 -40l8 4m14-6l-6 5", "#55686c", 2)
