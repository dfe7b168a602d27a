"""The dragon of Warriors' cover: it rises behind the hand, wings spread from edge to edge."""

from tools.art.covers.canvas import NIGHT_INK, Cover, traced
from tools.art.stronghold.board_canvas import Box

_ACROSS = (0.0, 0.0, 1.0, 0.0)
_LIT, _MID, _DARK = "#b98ad6", "#6f4a9a", "#352456"
_MIDDLE = 320.0
_SKIN_LIT, _SKIN_DARK = "#d0688a", "#5a2a58"


def dragon(picture: Cover) -> None:
    """Paint it: wings, neck, head."""
    picture.glow((320, 90), (260, 130), "#ff9a4a", 0.55)
    for side in (-1, 1):
        wing(picture, side)
    neck(picture)
    head(picture)


def wing(picture: Cover, side: int) -> None:
    """Draw a wing: skin between long fingers, lit on the left one, in the shade on the right one."""
    at, bone = (_MIDDLE, 0), _MID if side > 0 else "#8f64b8"
    skin = picture.fade(((0, _SKIN_LIT), (1, _SKIN_DARK)), _ACROSS if side > 0 else (0, 0, 0.6, 1))
    edge = "M36 150Q120 40 206 18Q262 20 326 70Q286 92 286 140Q236 118 208 166Q164 132 128 180Q84 150 40 190Z"
    picture.path(traced(edge, at, side=side), skin, NIGHT_INK, 2.4)
    for x, y in ((326, 70), (286, 140), (208, 166), (128, 180)):
        finger = traced(f"M206 20Q{(206 + x) // 2 + 6} {(20 + y) // 2 - 8} {x} {y}", at, side=side)
        picture.line(finger, NIGHT_INK, 6)
        picture.line(finger, _MID if side > 0 else _LIT, 3.4)
    arm = traced("M30 160Q110 40 206 20", at, side=side)
    picture.line(arm, NIGHT_INK, 15)
    picture.line(arm, bone, 11)
    picture.path(traced("M200 24L208-4L216 22Z", at, side=side), "#f3e4bd", NIGHT_INK, 1.8)


def neck(picture: Cover) -> None:
    """Draw the neck, with plates in front."""
    body = picture.fade(((0, _LIT), (0.4, _MID), (1, _DARK)), _ACROSS)
    picture.path("M288 84Q270 150 250 260H390Q370 150 352 84Z", body, NIGHT_INK, 2.4)
    plates = picture.fade(((0, "#f6d79a"), (1, "#a8694a")), _ACROSS)
    for n in range(5):
        half = 17 + n * 3.4
        plate = f"M{-half:.1f} 0Q0 9 {half:.1f} 0L{half + 2:.1f} 13Q0 23 {-half - 2:.1f} 13Z"
        picture.path(traced(plate, (_MIDDLE, 108 + n * 17)), plates, NIGHT_INK, 1.6)


def head(picture: Cover) -> None:
    """Draw the head, seen from the front: horns, frills, eyes that glow, teeth."""
    horn = picture.fade(((0, "#fff0cc"), (1, "#a98358")))
    for side in (-1, 1):
        at = (_MIDDLE, 0)
        picture.path(traced("M22 48Q50 30 46-8Q30 22 8 34Z", at, side=side), horn, NIGHT_INK, 2.2)
        frill = _MID if side > 0 else _LIT
        picture.path(traced("M34 62L66 50L50 70L62 82L34 84Z", at, side=side), frill, NIGHT_INK, 2)
    skin = picture.fade(((0, "#cfa4e8"), (0.4, "#7d55a8"), (1, _DARK)), _ACROSS)
    picture.path(
        "M282 58Q286 30 320 30T358 58Q360 80 346 92L342 118Q336 136 320 137T298 118L294 92Q280 80 282 58Z",
        skin,
        NIGHT_INK,
        2.6,
    )
    for side in (-1, 1):
        _half_a_face(picture, side)
    picture.line("M300 119Q320 132 340 119M312 86l8 5 8-5M310 95l10 5 10-5", NIGHT_INK, 1.8)
    picture.path("M313 32l7-20 7 20-7 8Z", "#e0574a", NIGHT_INK, 1.8)


def _half_a_face(picture: Cover, side: int) -> None:
    """Draw an eye under its brow, a nostril, two teeth."""
    at = (_MIDDLE, 0.0)
    picture.glow((_MIDDLE + 19 * side, 70), (22, 18), "#ffd23f", 0.8)
    picture.path(traced("M9 75Q18 60 32 62Q28 78 9 75Z", at, side=side), "#ffe25a", NIGHT_INK, 1.8)
    picture.ellipse(Box(_MIDDLE - 2.5 + 20 * side, 63, 5, 12), NIGHT_INK)
    picture.line(traced("M6 68L36 54", at, side=side), NIGHT_INK, 4.4)
    picture.ellipse(Box(_MIDDLE - 4 + 10 * side, 108, 8, 6), "#2a1a38")
    picture.path(traced("M20 120l3 13-9-7Z", at, side=side), "#fff6df", NIGHT_INK, 1.4)
    picture.path(traced("M8 127l1 11-6-9Z", at, side=side), "#fff6df", NIGHT_INK, 1.2)
