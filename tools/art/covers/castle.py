"""The fortress of the cover: curtain walls, round towers with slate roofs, the gate with its light, the keep."""

from tools.art.covers.canvas import NIGHT_INK, Cover, traced
from tools.art.stronghold import board_canvas as c
from tools.art.stronghold.board_canvas import Box

_STONE = ((0, "#f3d3a0"), (0.2, "#c6ab95"), (0.55, "#877b85"), (1, "#4c4258"))
"""The colours of round walls in the evening sun, from the lit side to the other."""
_FACE = ((0, "#d8b68c"), (0.5, "#9a8a88"), (1, "#655a68"))
"""The colours of a straight wall in the evening sun."""
_SLATE = ((0, "#8fa0c4"), (0.3, "#51648f"), (1, "#27304f"))
_ACROSS = (0.0, 0.0, 1.0, 0.0)
_LAMP = "#ffcf6a"
BLUE, BLUE_DARK, GOLD = "#3f66ad", "#2b4578", "#e9bd4e"


def castle(picture: Cover) -> None:
    """Build it, from the keep behind to the gate in front."""
    keep(picture)
    for x, foot, w, h in ((214, 250, 38, 104), (426, 250, 38, 112)):
        tower(picture, Box(x - w / 2, foot - h, w, h), roof=34)
    curtain(picture, Box(116, 190, 408, 74))
    for x in (196, 246, 394, 444):
        drape(picture, x, 212)
    for x, h, roof in ((126, 120, 40.0), (514, 128, 42.0)):
        tower(picture, Box(x - 25, 270 - h, 50, h), roof=roof)
    gate(picture)


def keep(picture: Cover) -> None:
    """Draw the keep: high above all else, with turrets at its corners and the great banner."""
    body = Box(270, 92, 100, 160)
    for x in (264, 352):
        turret = Box(x, 74, 24, 160)
        if x > body.cx:
            _round(picture, turret)
            _cone(picture, turret.cx, turret.y - 6, 17, 34)
    picture.block(body, picture.fade(_FACE, _ACROSS), NIGHT_INK, 1.8)
    _courses(picture, body)
    _merlons(picture, Box(body.x - 4, body.y - 4, body.w + 8, 10), 7)
    _round(picture, Box(260, 70, 24, 182))
    _cone(picture, 272, 64, 17, 36)
    roof = picture.fade(_SLATE, _ACROSS)
    picture.poly([(286, 90), (302, 50), (340, 50), (356, 90)], roof, NIGHT_INK, 1.8)
    picture.line("M294 80H348M298 70H344M301 60H341", "#2b3556", 1)
    _flag(picture, 321, 52, 40, 1.5)
    for x, y in ((300, 118), (334, 118), (300, 150), (334, 150)):
        _window(picture, x, y, 1.15)


def curtain(picture: Cover, box: Box) -> None:
    """Draw the wall between the towers, its foot in the shade."""
    picture.block(box, picture.fade(_FACE, _ACROSS), NIGHT_INK, 2)
    picture.veil(box.inner(1), ((0, NIGHT_INK, 0), (0.55, NIGHT_INK, 0.05), (1, NIGHT_INK, 0.5)))
    _courses(picture, box)
    _guards(picture, box)
    _merlons(picture, Box(box.x - 3, box.y - 5, box.w + 6, 11), 26)


def tower(picture: Cover, box: Box, roof: float) -> None:
    """Draw a round tower with a roof of the given height, lamps in its windows and a pennant."""
    _round(picture, box)
    _cone(picture, box.cx, box.y - 5, box.w * 0.66, roof)
    _flag(picture, box.cx, box.y - 5 - roof, 16, 0.8)
    _window(picture, box.cx + 2, box.y + 26, 1)
    _window(picture, box.cx - 6, box.y + 56, 0.8)


def _round(picture: Cover, box: Box) -> None:
    """Draw the body of a round tower under its wider head."""
    stone = picture.fade(_STONE, _ACROSS)
    picture.block(box, stone, NIGHT_INK, 1.8)
    _courses(picture, box)
    over = box.w * 0.12
    head = Box(box.x - over, box.y - 2, box.w + 2 * over, box.w * 0.3)
    picture.poly([(head.x, head.y), (head.right, head.y), (head.right, head.y + head.h * 0.6), (box.right, head.bottom),
                  (box.x, head.bottom), (head.x, head.y + head.h * 0.6)], stone, NIGHT_INK, 1.6)  # fmt: skip
    _merlons(picture, Box(head.x, head.y - 6, head.w, 9), max(3, round(box.w / 9)))


def _merlons(picture: Cover, box: Box, number: int) -> None:
    """Draw battlements along the top of a box, lit on their left."""
    pitch = box.w / number
    tops, lit = "", ""
    for n in range(number):
        x = box.x + n * pitch + pitch * 0.16
        tops += f"M{x:.1f} {box.bottom:.1f}V{box.y:.1f}h{pitch * 0.66:.1f}V{box.bottom:.1f}Z"
        lit += f"M{x + 0.5:.1f} {box.bottom - 1:.1f}V{box.y + 1:.1f}h{pitch * 0.2:.1f}V{box.bottom - 1:.1f}Z"
    picture.rect(Box(box.x, box.y + box.h * 0.55, box.w, box.h * 0.45), "#8b7e86", NIGHT_INK, 1.2)
    picture.path(tops, "#a39196", NIGHT_INK, 1.3)
    picture.path(lit, "#f0cf9d")


def _courses(picture: Cover, box: Box) -> None:
    """Draw some stones of the masonry, paler or darker than their neighbours, as seen from afar."""
    for fill in ("#b7a196", "#75687a"):
        d = ""
        for _ in range(round(box.w * box.h / 420)):
            row = round(picture.rng.uniform(box.y + 16, box.bottom - 10) / 6)
            x, wide = picture.rng.uniform(box.x + 4, box.right - 13), picture.rng.uniform(6, 10)
            d += f"M{x:.1f} {row * 6 + 1}h{wide:.1f}v4.500h{-wide:.1f}Z"
        picture.path(d, fill)


def _guards(picture: Cover, box: Box) -> None:
    """Draw the helmets and spears of guards on the wall."""
    for x in range(round(box.x) + 24, round(box.right) - 10, 27):
        if 262 < x < 378:
            continue
        dx = picture.rng.uniform(-6, 6)
        picture.line(f"M{x + dx + 5:.1f} {box.y}v-19", NIGHT_INK, 1.3)
        picture.path(f"M{x + dx - 5:.1f} {box.y}q0-6 3-7q-1-7 2-8q4 1 3 8q3 1 3 7Z", "#5d6b8e", NIGHT_INK, 1.2)
        picture.line(f"M{x + dx - 2:.1f} {box.y - 9}q0-4 2-5", "#f3d3a0", 1.2)


def _cone(picture: Cover, x: float, foot: float, half: float, height: float) -> None:
    """Draw a pointed roof of slate."""
    waist = foot - height * 0.45
    curve = f"M{x - half:.1f} {foot:.1f}Q{x - half * 0.3:.1f} {waist:.1f} {x:.1f} {foot - height:.1f}"
    curve += f"Q{x + half * 0.3:.1f} {waist:.1f} {x + half:.1f} {foot:.1f}"
    curve += f"Q{x:.1f} {foot + half * 0.32:.1f} {x - half:.1f} {foot:.1f}Z"
    picture.path(curve, picture.fade(_SLATE, _ACROSS), NIGHT_INK, 1.7)
    for share in (0.3, 0.58):
        wide, y = half * (1 - share) * 0.82, foot - height * share * 0.8
        picture.line(f"M{x - wide:.1f} {y:.1f}q{wide:.1f} {wide * 0.35:.1f} {2 * wide:.1f} 0", "#2b3556", 0.9)


def _flag(picture: Cover, x: float, foot: float, height: float, k: float) -> None:
    """Draw a pole with a swallow-tailed flag in the defenders' colours, blown to the right."""
    picture.line(f"M{x:.1f} {foot + 2:.1f}V{foot - height:.1f}", NIGHT_INK, 1.2 + 0.6 * k)
    top = (x, foot - height + 1)
    cloth = picture.fade(((0, "#6d93d8"), (0.5, BLUE), (1, BLUE_DARK)), _ACROSS)
    picture.path(traced("M0 0q10-4 18 1t16 0l-6 6 6 7q-8-4-16 0t-18-1Z", top, k), cloth, NIGHT_INK, 1.2)
    picture.line(traced("M6 5.5q7-2 18 1", top, k), GOLD, 2.2 * k)
    picture.circle(x, top[1] - 2, 1.6 * k, GOLD, NIGHT_INK, 0.8)


def _window(picture: Cover, x: float, y: float, k: float) -> None:
    """Draw a narrow window with a lamp behind it."""
    picture.glow((x, y), (13 * k, 14 * k), _LAMP, 0.55)
    picture.path(traced("M-3 7v-9q0-4 3-4t3 4v9Z", (x, y), k), "#ffdf8a", NIGHT_INK, 1.1)


def drape(picture: Cover, x: float, y: float) -> None:
    """Draw a long banner hung from the battlements."""
    cloth = picture.fade(((0, "#5f86cd"), (0.45, BLUE), (1, BLUE_DARK)), _ACROSS)
    picture.path(f"M{x - 10} {y - 10}h20v42l-10 8-10-8Z", cloth, NIGHT_INK, 1.4)
    picture.line(f"M{x} {y - 3}v28M{x - 6} {y + 7}h12", GOLD, 3)
    picture.line(f"M{x - 12} {y - 10}h24", c.TIMBER, 2.6)


def gate(picture: Cover) -> None:
    """Draw the gatehouse: two stout towers, between them the arch, and light behind the portcullis."""
    face = Box(286, 182, 68, 98)
    picture.block(face, picture.fade(_FACE, _ACROSS), NIGHT_INK, 1.8)
    _merlons(picture, Box(face.x, face.y - 6, face.w, 11), 6)
    picture.path("M300 282V240q0-22 20-22t20 22v42Z", picture.fade(((0, "#7a3c1c"), (0.5, "#e07b2a"), (1, "#ffd878"))),
                 NIGHT_INK, 2.4)  # fmt: skip
    picture.line("M308 222v26M316 218v32M324 218v32M332 222v26M301 234h38M300 244h40", "#3a2a24", 2)
    for x in (276, 364):
        _round(picture, Box(x - 17, 176, 34, 108))
        _window(picture, x, 204, 0.9)
        _torch(picture, x + (14 if x < face.cx else -14), 250)
    shield = "M308 190h24v12q0 10-12 15q-12-5-12-15Z"
    picture.path(shield, BLUE, NIGHT_INK, 1.6)
    picture.line("M320 193v20M311 200h18", GOLD, 3)
    picture.glow((320, 276), (60, 26), "#ffb648", 0.6)


def _torch(picture: Cover, x: float, y: float) -> None:
    picture.glow((x, y - 6), (20, 22), "#ffb648", 0.8)
    picture.line(f"M{x:.0f} {y + 5:.0f}v-8", "#5d3f22", 2.2)
    picture.path(traced("M0-13q5 6 3.5 9q-1.5 3-3.5 3q-3 0-3.5-3q-1-3 3.5-9Z", (x, y)), "#ffd768", "#a4480f", 0.9)
