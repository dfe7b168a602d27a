"""Walls and towers of The Convicted: six levels, from the barrier to machicolations, whole, cracked and breached.

They are seen from the south and above, as the town is: of the north wall its walk and its inner face, of the south wall
its walk and its front, of the others the walk alone with the parapet outside.
"""

import random
from collections.abc import Iterator

from tools.art.convicted.layout import FORT, THICK_X, THICK_Y, TOWER
from tools.art.convicted.look import Look
from tools.art.covers.canvas import Cover
from tools.art.stronghold.board_canvas import Box

LEVELS = range(6)
STATES = ("", ".cracked", ".breached")
"""Endings of names by the resistance that a section has left: all of it, at least half, or less."""
BARRIER, PALISADE, WOODEN, STONE, HOARDINGS, MACHICOLATIONS = LEVELS
_LONG_X, _LONG_Y = FORT.w - 2 * TOWER.w, FORT.h - 2 * TOWER.h
WALL = {"N": Box(0, 0, _LONG_X, THICK_Y), "S": Box(0, 0, _LONG_X, THICK_Y), "E": Box(0, 0, THICK_X, _LONG_Y),
        "W": Box(0, 0, THICK_X, _LONG_Y)}  # fmt: skip


def sections(look: Look) -> Iterator[tuple[str, Box, Cover]]:
    """Yield each picture of a wall or tower with its name and size."""
    for way, size in WALL.items():
        for level in LEVELS:
            for state in STATES if level else STATES[:1]:
                yield f"wall.{way}.{level}{state}", size, _wall(look, way, level, state)
    for level in LEVELS:
        for state in STATES if level else STATES[:1]:
            yield f"tower.{level}{state}", TOWER, _tower(look, level, state)


class _Mason:
    """Draws on one sheet in one look."""

    def __init__(self, look: Look, seed: int) -> None:
        self.look, self.sheet = look, Cover()
        self.sheet.rng = random.Random(seed)  # noqa: S311 - a drawing, no secret

    def deck(self, box: Box, level: int, *, upright: bool) -> None:
        """Draw the walk: trodden earth, planks, or flagstones."""
        look, sheet = self.look, self.sheet
        if level == PALISADE:
            sheet.rect(box, look.earth, look.ink, 2)
        elif level == WOODEN:
            sheet.rect(box, look.timber_light, look.ink, 2)
            self.seams(box, 12, look.timber, upright=not upright)
        else:
            sheet.rect(box, look.stone_light, look.ink, 2)
            self._flags(box)

    def seams(self, box: Box, step: float, ink: str, *, upright: bool) -> None:
        """Draw the joints of planks."""
        d = ""
        if upright:
            for n in range(1, int(box.h / step)):
                d += f"M{box.x:.0f} {box.y + n * step:.0f}h{box.w:.0f}"
        else:
            for n in range(1, int(box.w / step)):
                d += f"M{box.x + n * step:.0f} {box.y:.0f}v{box.h:.0f}"
        self.sheet.path(d, "none", ink, 1.4)

    def _flags(self, box: Box) -> None:
        d, step = "", 20
        for row in range(1, int(box.h / step) + 1):
            y = box.y + row * step
            if y < box.bottom - 4:
                d += f"M{box.x:.0f} {y:.0f}h{box.w:.0f}"
        for row in range(int(box.h / step) + 1):
            top, bottom = box.y + row * step, min(box.y + (row + 1) * step, box.bottom)
            x = box.x + (14 if row % 2 else 30)
            while x < box.right - 4 and bottom > top:
                d += f"M{x:.0f} {top:.0f}V{bottom:.0f}"
                x += 34
        self.sheet.path(d, "none", self.look.stone, 1.4)

    def logs(self, box: Box, *, upright: bool, pointed_up: bool = True) -> None:
        """Draw a row of pointed logs along a box."""
        look, sheet, wide = self.look, self.sheet, 13.0
        count = max(1, round((box.h if upright else box.w) / wide))
        step = (box.h if upright else box.w) / count
        for n in range(count):
            tone = (look.timber, look.timber_light, look.timber_dark)[(n * 7 + n // 3) % 3 if n % 4 == 0 else 0]
            if upright:
                y = box.y + n * step
                sheet.rect(Box(box.x, y, box.w, step), tone, look.ink, 1.4, step / 2)
                continue
            x, tip = box.x + n * step, 9 if pointed_up else 0
            sheet.path(
                f"M{x:.1f} {box.bottom:.1f}V{box.y + tip:.1f}L{x + step / 2:.1f} {box.y:.1f}"
                f"L{x + step:.1f} {box.y + tip:.1f}V{box.bottom:.1f}Z", tone, look.ink, 1.4
            )  # fmt: skip

    def face(self, box: Box, level: int) -> None:
        """Draw an upright face: logs, planks, or courses of stone."""
        look, sheet = self.look, self.sheet
        if level == PALISADE:
            self.logs(box, upright=False, pointed_up=False)
        elif level == WOODEN:
            sheet.rect(box, look.timber, look.ink, 2)
            self.seams(box, 12, look.timber_dark, upright=True)
            step = box.w / max(2, round(box.w / 70))
            for n in range(round(box.w / step) + 1):
                x = min(max(box.x + n * step - 4, box.x), box.right - 8)
                sheet.rect(Box(x, box.y, 8, box.h), look.timber_dark, look.ink, 1.4)
        else:
            sheet.rect(box, look.stone, look.ink, 2)
            d, rows = "", max(1, round(box.h / 11))
            for row in range(rows):
                y = box.y + row * box.h / rows
                d += f"M{box.x:.0f} {y:.0f}h{box.w:.0f}"
                x = box.x + (10 if row % 2 else 22)
                while x < box.right - 4:
                    d += f"M{x:.0f} {y:.0f}v{box.h / rows:.0f}"
                    x += 25
            sheet.path(d, "none", look.stone_dark, 1.3)

    def merlons(self, box: Box, *, upright: bool) -> None:
        """Draw a parapet with its teeth, seen from above."""
        look, sheet = self.look, self.sheet
        sheet.rect(box, look.stone_dark, look.ink, 1.6)
        along = box.h if upright else box.w
        count = max(2, round(along / 26))
        step = along / count
        for n in range(count):
            at = (box.y if upright else box.x) + n * step + step * 0.18
            tooth = (
                Box(box.x - 1, at, box.w + 2, step * 0.62) if upright else Box(at, box.y - 1, step * 0.62, box.h + 2)
            )
            sheet.rect(tooth, look.stone_light, look.ink, 1.6, 1.5)

    def gallery(self, box: Box, *, upright: bool) -> None:
        """Draw hoardings: a roofed gallery of wood before the parapet."""
        look, sheet = self.look, self.sheet
        sheet.rect(box, look.roof, look.ink, 2, 2)
        ridge = Box(box.cx - 2, box.y, 4, box.h) if upright else Box(box.x, box.cy - 2, box.w, 4)
        self.seams(box, 13, look.roof_dark, upright=upright)
        sheet.rect(ridge, look.roof_dark, look.ink, 1)

    def corbels(self, box: Box, *, upright: bool) -> None:
        """Draw machicolations: a parapet that stands out on arches, with the holes below."""
        look, sheet = self.look, self.sheet
        sheet.rect(box, look.stone_light, look.ink, 2, 2)
        along = box.h if upright else box.w
        count = max(3, round(along / 22))
        step = along / count
        for n in range(count):
            at = (box.y if upright else box.x) + (n + 0.5) * step
            if upright:
                sheet.rect(Box(box.cx - 5, at - 5, 10, 10), look.ink, "", 0, 5)
            else:
                sheet.rect(Box(at - 5, box.cy - 5, 10, 10), look.ink, "", 0, 5)

    def debris(self, size: Box, state: str, *, stone: bool) -> None:
        """Draw cracks, or a breach with rubble in it."""
        look, sheet, rng = self.look, self.sheet, self.sheet.rng
        spots = max(1, round(max(size.w, size.h) / 130))
        for n in range(spots):
            share = (n + 0.5) / spots
            x = size.w * share if size.w >= size.h else size.w / 2
            y = size.h / 2 if size.w >= size.h else size.h * share
            if state == ".cracked":
                for turn in (-1, 1):
                    d = f"M{x:.0f} {y:.0f}"
                    for leg in range(1, 4):
                        d += f"l{turn * rng.uniform(3, 12):.0f} {rng.choice((-1, 1)) * rng.uniform(6, 15) * (1 if leg else 0):.0f}"  # noqa: E501
                    sheet.path(d, "none", look.ink, 3)
                continue
            reach = min(size.w, size.h) * 0.4
            points = [
                (x + reach * rng.uniform(0.6, 1.15) * sx, y + reach * rng.uniform(0.6, 1.15) * sy)
                for sx, sy in (
                    (0, -1.2),
                    (0.8, -0.7),
                    (1.1, 0),
                    (0.8, 0.8),
                    (0, 1.2),
                    (-0.8, 0.7),
                    (-1.1, 0),
                    (-0.7, -0.8),
                )
            ]
            sheet.poly(points, look.earth_dark, look.ink, 2.4)
            for _ in range(9):
                bx, by = x + rng.uniform(-0.7, 0.7) * reach, y + rng.uniform(-0.8, 0.8) * reach
                tone = (
                    (look.stone if stone else look.timber)
                    if rng.random() < 0.6
                    else (look.stone_dark if stone else look.timber_dark)
                )
                sheet.rect(Box(bx - 5, by - 4, rng.uniform(7, 13), rng.uniform(6, 10)), tone, look.ink, 1.3, 2)


def _barrier(mason: _Mason, size: Box, *, upright: bool) -> None:
    """Draw a barrier: crossed stakes in a row, with nothing to hide behind."""
    look, sheet = mason.look, mason.sheet
    box = size.inner(6)
    sheet.rect(box, look.earth, look.earth_dark, 2, 10)
    along = box.h if upright else box.w
    count = max(3, round(along / 44))
    for n in range(count):
        at = (n + 0.5) * along / count
        x, y = (box.cx, box.y + at) if upright else (box.x + at, box.cy)
        for d in (
            f"M{x - 15:.0f} {y + 16:.0f}L{x + 15:.0f} {y - 16:.0f}",
            f"M{x + 15:.0f} {y + 16:.0f}L{x - 15:.0f} {y - 16:.0f}",
        ):
            sheet.line(d, look.ink, 7)
            sheet.line(d, look.timber, 4)
    d = (
        f"M{box.cx:.0f} {box.y + 8:.0f}V{box.bottom - 8:.0f}"
        if upright
        else f"M{box.x + 8:.0f} {box.cy:.0f}H{box.right - 8:.0f}"
    )
    sheet.line(d, look.ink, 7)
    sheet.line(d, look.timber_dark, 4)


def _wall(look: Look, way: str, level: int, state: str) -> Cover:
    mason = _Mason(look, 10 * level + STATES.index(state))
    size, upright = WALL[way], way in "EW"
    if level == BARRIER:
        _barrier(mason, size, upright=upright)
        return mason.sheet
    if upright:
        _side_wall(mason, size, level, outer_left=way == "W")
    else:
        _cross_wall(mason, size, level, front=way == "S")
    if state:
        mason.debris(size, state, stone=level >= STONE)
    return mason.sheet


def _cross_wall(mason: _Mason, size: Box, level: int, *, front: bool) -> None:
    """Draw a wall that runs across: its walk, the face towards us, the parapet outside."""
    face_h = 30.0
    deck = Box(0, 12, size.w, size.h - face_h - 12)
    mason.deck(deck, level, upright=False)
    face = Box(0, size.h - face_h, size.w, face_h)
    mason.face(face, level)
    edge = Box(0, deck.bottom - 8, size.w, 16) if front else Box(0, 1, size.w, 15)
    _parapet(mason, edge, level, upright=False)


def _side_wall(mason: _Mason, size: Box, level: int, *, outer_left: bool) -> None:
    deck = Box(14, 0, size.w - 14, size.h) if outer_left else Box(0, 0, size.w - 14, size.h)
    mason.deck(deck, level, upright=True)
    edge = Box(1, 0, 17, size.h) if outer_left else Box(size.w - 18, 0, 17, size.h)
    _parapet(mason, edge, level, upright=True)


def _parapet(mason: _Mason, edge: Box, level: int, *, upright: bool) -> None:
    grown = Box(edge.x, edge.y, edge.w, edge.h)
    match level:
        case 1:
            mason.logs(
                Box(edge.x, edge.y - (0 if upright else 2), edge.w, edge.h + (0 if upright else 4)), upright=upright
            )
        case 2:
            mason.sheet.rect(grown, mason.look.timber, mason.look.ink, 2)
            mason.seams(grown, 16, mason.look.timber_dark, upright=upright)
        case 3:
            mason.merlons(grown, upright=upright)
        case 4:
            mason.merlons(grown, upright=upright)
            shifted = (
                Box(edge.x + 1, edge.y, edge.w - 2, edge.h) if upright else Box(edge.x, edge.y + 1, edge.w, edge.h - 2)
            )
            mason.gallery(shifted, upright=upright)
        case _:
            mason.corbels(grown, upright=upright)


def _tower(look: Look, level: int, state: str) -> Cover:
    mason, size = _Mason(look, 100 + 10 * level + STATES.index(state)), TOWER
    if level == BARRIER:
        _barrier(mason, size, upright=False)
        return mason.sheet
    sheet = mason.sheet
    face = Box(8, size.h - 34, size.w - 16, 32)
    deck = Box(4, 4, size.w - 8, size.h - 36)
    if level == PALISADE:
        for x in (14, size.w / 2 - 6, size.w - 26):
            sheet.rect(Box(x, face.y - 6, 12, 38), look.timber_dark, look.ink, 2)
        sheet.line(
            f"M20 {size.h - 6:.0f}L{size.w / 2:.0f} {face.y:.0f}L{size.w - 20:.0f} {size.h - 6:.0f}",
            look.timber_dark,
            5,
        )
        sheet.rect(deck, look.timber_light, look.ink, 2.4, 2)
        mason.seams(deck, 13, look.timber, upright=False)
        sheet.rect(deck.inner(3), "none", look.timber_dark, 4)
    elif level == WOODEN:
        mason.face(face, WOODEN)
        mason.deck(deck, WOODEN, upright=False)
        mason.logs(Box(deck.x, deck.y - 2, deck.w, 15), upright=False)
        mason.logs(Box(deck.x, deck.y, 10, deck.h), upright=True)
        mason.logs(Box(deck.right - 10, deck.y, 10, deck.h), upright=True)
    else:
        mason.face(face, STONE)
        sheet.rect(Box(size.w / 2 - 3, face.y + 8, 6, 16), look.ink, "", 0, 3)
        mason.deck(deck, STONE, upright=False)
        _crown(mason, deck, level)
    if state:
        mason.debris(size, state, stone=level >= STONE)
    sheet.rect(Box(size.w / 2 - 38, size.h - 25, 76, 21), look.sheet, look.line, 1.4, 6)
    return sheet


def _crown(mason: _Mason, deck: Box, level: int) -> None:
    """Draw the top of a stone tower."""
    t = 13.0
    sides = (
        (Box(deck.x, deck.y, deck.w, t), False), (Box(deck.x, deck.y, t, deck.h), True),
        (Box(deck.right - t, deck.y, t, deck.h), True), (Box(deck.x, deck.bottom - t, deck.w, t), False),
    )  # fmt: skip
    for box, upright in sides:
        if level == STONE:
            mason.merlons(box, upright=upright)
        elif level == HOARDINGS:
            mason.gallery(box, upright=upright)
        else:
            mason.corbels(box, upright=upright)
