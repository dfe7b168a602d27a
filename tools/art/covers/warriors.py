"""The cover of Warriors: a hand of six peoples over a table of dice, and above it the indispensable dragon."""

import math
from collections.abc import Callable

from tools.art.covers.canvas import HEIGHT, NIGHT_INK, WIDTH, Cover
from tools.art.covers.dragon import dragon
from tools.art.covers.peoples import barbarian, dwarf, elf, goblin, troll, undead
from tools.art.stronghold.board_canvas import Box, Point

_ACROSS = (0.0, 0.0, 1.0, 0.0)
_DOWN = (0.0, 0.0, 0.3, 1.0)
_CARD = Box(-58, -86, 116, 172)
_PIVOT: Point = (320, 700)
_REACH = 448.0
"""The distance from the wrist to the middle of a card."""

HAND: tuple[tuple[Callable[[Cover], None], str, str, str], ...] = (
    (undead, "#8f8f98", "#55555f", "shield"),
    (dwarf, "#3f66ad", "#243a66", "shield"),
    (elf, "#7fb04a", "#456b2c", "bow"),
    (barbarian, "#e0b23c", "#8f6a1c", "horse"),
    (goblin, "#2f6b3c", "#1a3d26", "bow"),
    (troll, "#d9772e", "#84401a", "shield"),
)
"""The cards from the left: the figure, the colour lit and in the shade, the sign of the type."""


def cover() -> Cover:
    """Return the picture, from the burning sky to the dice."""
    picture = Cover()
    sky(picture)
    picture.turned((0, 12), 0, lambda: dragon(picture))
    table(picture)
    for number, (who, colour, dark, sign) in enumerate(HAND):
        angle = -30 + 60 * number / (len(HAND) - 1)
        turn = math.radians(angle)
        at = (_PIVOT[0] + _REACH * math.sin(turn), _PIVOT[1] - _REACH * math.cos(turn))
        picture.turned(at, angle, lambda: card(picture, who, (colour, dark), sign))  # noqa: B023 - called at once
    dice(picture)
    return picture


def sky(picture: Cover) -> None:
    """Draw a sky of smoke and fire, mountains, embers."""
    evening = ((0, "#1d1f3d"), (0.35, "#4a2a50"), (0.62, "#a2414a"), (0.85, "#ee8a45"), (1, "#ffd27a"))
    picture.rect(Box(0, 0, WIDTH, 330), picture.fade(evening))
    picture.glow((70, 250), (300, 190), "#ffc46a", 0.7)
    for points, fill in (
        ("0 236 60 190 100 214 168 150 232 222 300 196 380 226 450 168 500 206 566 140 640 214", "#7d3a4c"),
        ("0 280 50 250 120 276 190 232 260 272 360 250 460 276 530 232 590 262 640 238", "#4c2a40"),
    ):
        picture.path(f"M0 330L{points}L{WIDTH} 330Z", fill)
    for _ in range(46):
        x, y = picture.rng.uniform(0, WIDTH), picture.rng.uniform(20, 300)
        picture.circle(x, y, picture.rng.choice((0.8, 1.1, 1.6)), picture.rng.choice(("#ffb04a", "#ff8a3c", "#ffe09a")))


def table(picture: Cover) -> None:
    """Draw the table's edge, lit from the left, and the shadow of the hand on it."""
    wood = picture.fade(((0, "#a8703f"), (0.5, "#6b4630"), (1, "#38262a")), _ACROSS)
    picture.path(f"M-10 318Q320 300 650 318L650 {HEIGHT + 10}L-10 {HEIGHT + 10}Z", wood, NIGHT_INK, 2.4)
    for x, y in ((30, 338), (210, 330), (430, 332), (560, 348), (90, 372), (330, 388), (500, 380)):
        picture.line(f"M{x} {y}q40-5 90-2", "#4d3228", 1.4)
    picture.ellipse(
        Box(60, 330, 540, 70), picture.shine(((0, NIGHT_INK, 0.75), (0.6, NIGHT_INK, 0.5), (1, NIGHT_INK, 0)))
    )


def card(picture: Cover, who: Callable[[Cover], None], colours: tuple[str, str], sign: str) -> None:
    """Draw one card of the hand: a border of its people's colour, a portrait, the sign of its type."""
    picture.rect(_CARD.moved(3, 4), NIGHT_INK, r=11)
    picture.rect(_CARD, picture.fade(((0, colours[0]), (1, colours[1])), _DOWN), NIGHT_INK, 2.4, r=10)
    face = _CARD.inner(9)
    picture.rect(face, picture.fade(((0, "#f3e4bd"), (0.6, "#e0c48c"), (1, "#b58f63")), _DOWN), NIGHT_INK, 1.6, r=5)
    who(picture)
    plate = Box(_CARD.x + 4, _CARD.y + 4, 32, 32)
    picture.circle(plate.cx, plate.cy, 17, picture.fade(((0, colours[0]), (1, colours[1])), _DOWN), NIGHT_INK, 1.8)
    _SIGNS[sign](picture, plate.cx, plate.cy)


def _shield(picture: Cover, x: float, y: float) -> None:
    picture.path(f"M{x - 8:.1f} {y - 9:.1f}h16v8q0 8-8 12q-8-4-8-12Z", "#fbf1d6", NIGHT_INK, 1.4)
    picture.line(f"M{x:.1f} {y - 7:.1f}v15", NIGHT_INK, 1.4)


def _bow(picture: Cover, x: float, y: float) -> None:
    picture.line(f"M{x - 3:.1f} {y - 10:.1f}q13 10 0 20Z", NIGHT_INK, 5)
    picture.line(f"M{x - 3:.1f} {y - 10:.1f}q13 10 0 20", "#fbf1d6", 2.6)
    picture.line(f"M{x - 3:.1f} {y - 10:.1f}v20M{x - 10:.1f} {y:.1f}h19", "#fbf1d6", 1.4)


def _horse(picture: Cover, x: float, y: float) -> None:
    picture.path(
        f"M{x - 6:.1f} {y + 10:.1f}q-2-9 2-14q1-6 5-8l1 4q7 3 9 10l-4 3-6-4q2 5 3 9Z", "#fbf1d6", NIGHT_INK, 1.4
    )
    picture.circle(x + 2, y - 2, 1.1, NIGHT_INK)


_SIGNS: dict[str, Callable[[Cover, float, float], None]] = {"shield": _shield, "bow": _bow, "horse": _horse}


def dice(picture: Cover) -> None:
    """Draw two red dice of the attacker and a black one of the defender, as they fell."""
    red, black = ("#e0574a", "#8e2424"), ("#5a5560", "#211c26")
    for at, turn, colours, dot, face in (
        ((258, 366), -14.0, red, "#fff3dc", 6),
        ((318, 376), 9.0, red, "#fff3dc", 5),
        ((384, 364), -5.0, black, "#f3d9a0", 4),
    ):
        picture.ellipse(Box(at[0] - 24, at[1] + 8, 58, 20), "#2a1c1e")
        picture.turned(at, turn, lambda: _die(picture, colours, dot, face))  # noqa: B023 - called at once


def _die(picture: Cover, colours: tuple[str, str], dot: str, face: int) -> None:
    fill = picture.fade(((0, colours[0]), (1, colours[1])), _DOWN)
    picture.rect(Box(-20, -20, 40, 40), fill, NIGHT_INK, 2.4, r=9)
    picture.line("M-14 -15q2-2 6-2h12", "#fbe3c4", 1.6)
    spots = {4: (-1, 1), 5: (-1, 1), 6: (-1, 0, 1)}[face]
    for dx in (-1, 1):
        for dy in spots:
            picture.circle(dx * 9, dy * 10, 3.4, dot)
    if face % 2:
        picture.circle(0, 0, 3.4, dot)
