"""The cards of Warriors: warriors, dragon, events, battles, backs; and the chips, dice and marks beside them."""

from collections.abc import Callable, Iterator
from functools import partial
from itertools import combinations

from tools.art.covers.canvas import Cover
from tools.art.covers.dragon import head as dragon_head
from tools.art.stronghold.board_canvas import Box
from tools.art.warriors.look import (
    CARD,
    CHIP,
    HEAD,
    PEOPLES,
    ROUND,
    SIGN_OF,
    TYPES,
    VIOLET,
    Look,
    letter,
    pattern,
    scaled,
    sign,
)

Draw = Callable[[Cover], None]
_FACE = Box(7, HEAD, CARD.w - 14, CARD.h - HEAD - 7)
_BLACK = ("#4a4652", "#211e27")
_WHITE = ("#fffdf6", "#d9d2c4")
SEAT_COLOURS = ("#9a3a2c", "#2f5c8f", "#a87b08", "#7a16c8", "#06261a", "#858383")
"""The colours of the seats, the same as in the window's light theme."""


def pictures(look: Look) -> Iterator[tuple[str, Box, Draw]]:
    """Yield the name and the size of each picture, and the function that draws it."""
    for people, how in PEOPLES.items():
        for one in how.letters:
            for kind in TYPES:
                yield (
                    f"{people}.{kind}.{one.lower()}",
                    CARD,
                    partial(warrior, look=look, people=people, kind=kind, initial=one),
                )
            yield f"chip.{people}.{one.lower()}", CHIP, partial(chip, look=look, people=people, initial=one)
    yield "dragon", CARD, partial(dragon, look=look)
    yield "chip.dragon", CHIP, partial(dragon_chip, look=look)
    for name, sign_of in (("wizard", wizard), ("catapult", catapult), ("flame", flame)):
        yield name, CARD, partial(event, look=look, draw=sign_of)
        yield f"mark.{name}", ROUND, partial(mark, look=look, draw=sign_of)
    yield "mark.bow", ROUND, partial(_bow_mark, look=look)
    yield "mark.swords", ROUND, partial(mark, look=look, draw=_swords)
    yield from _battles(look)
    for name, draw in (("back", back), ("camp", camp), ("victory", victory), ("discard", discard)):
        yield name, CARD, partial(draw, look=look)
    for colour in ("red", "black"):
        for face in range(1, 7):
            yield f"die.{colour}.{face}", ROUND, partial(die, look=look, colour=colour, face=face)
    for number, letter_of in enumerate("abcdef"):
        yield f"seat.{letter_of}", ROUND, partial(seat, look=look, number=number)


def _battles(look: Look) -> Iterator[tuple[str, Box, Draw]]:
    signs = ("shield", "bow", "horse")
    for number in range(len(signs) + 1):
        for some in combinations(signs, number):
            yield ".".join(("simple", *some)), CARD, partial(battle, look=look, kind="simple", signs=some, band=0)
    for band in (3, 4):
        for kind in ("mercenary", "mixed"):
            yield f"{kind}.{band}", CARD, partial(battle, look=look, kind=kind, signs=(), band=band)
    yield "draconic", CARD, partial(battle, look=look, kind="draconic", signs=(), band=0)


# -- frames --------------------------------------------------------------------------------------------------------


def _frame(p: Cover, look: Look, colours: tuple[str, str]) -> None:
    edge = look.edge / 2
    p.rect(CARD.inner(edge), look.ground(p, *colours), look.ink, look.edge, r=11)


def _face(p: Cover, look: Look, colours: tuple[str, str] = ("", "")) -> None:
    lit, dark = colours if colours[0] else look.face
    p.rect(_FACE, look.ground(p, lit, dark), look.ink, 1.6 if not look.flat else 3, r=6)


def _plate(p: Cover, look: Look, x: float) -> None:
    p.circle(x, HEAD / 2 + 1, 17, look.plate, look.ink, 2)


def warrior(p: Cover, look: Look, people: str, kind: str, initial: str) -> None:
    """Draw a warrior card: the sign of its type and pattern above, the figure, its letter and sworn enemy below."""
    how = PEOPLES[people]
    _frame(p, look, (how.lit, how.dark))
    letter(p, (53, HEAD / 2 + 1), initial, 19, how.written(look), 3)
    pattern(p, people, Box(67, 14, 48, 18), how.written(look))
    _plate(p, look, 23)
    sign(p, (23, HEAD / 2 + 1), SIGN_OF[kind], 26, look)
    _face(p, look)
    _weapon(p, look, kind)
    scaled(p, (60, 101), 0.76, lambda: how.figure(p))
    p.rect(Box(9, 132, 27, 27), how.lit, look.ink, 2, r=6)
    letter(p, (22.5, 145.5), initial, 15, how.written(look))
    foe = PEOPLES[how.enemy]
    p.circle(98, 146, 15, foe.lit, look.ink, 2)
    scaled(p, (98, 147), 0.19, lambda: foe.figure(p))


def _weapon(p: Cover, look: Look, kind: str) -> None:
    wood, steel = ("#8a5c34", "#d7dde2") if not look.flat else ("#777777", "#ffffff")
    match kind:
        case "infantry":
            p.path("M96 54L101 46L106 54V104H96Z", steel, look.ink, 2)
            p.path("M89 104H113V110H89Z", wood, look.ink, 2)
            p.line("M101 54V100", look.ink, 1.2)
        case "archer":
            p.line("M88 50Q122 88 88 126", look.ink, 6)
            p.line("M88 50Q122 88 88 126", wood, 3)
            p.line("M88 50V126", look.ink, 1.4)
        case _:
            scaled(p, (94, 76), 1.45, lambda: _mount(p, look, wood))


def _mount(p: Cover, look: Look, coat: str) -> None:
    p.path("M-10 14Q-12 0-6-6Q-3-12 2-15L4-10Q10-6 12 3L8 8L1 3Q0 8 4 16Z", coat, look.ink, 1.2)
    p.circle(3.4, -4.4, 1.1, look.ink)
    p.line("M-8 2Q-6-7-1-10M-10 8Q-9 2-7-1", look.ink, 1.2)


def dragon(p: Cover, look: Look) -> None:
    """Draw a dragon card: a people of its own, without a sworn enemy."""
    _frame(p, look, VIOLET)
    pattern(p, "dragon", Box(46, 14, 66, 18), "#f3d9a0" if not look.flat else look.plate)
    _plate(p, look, 23)
    scaled(p, (23, HEAD / 2 + 1), 0.19, lambda: _centred_dragon(p))
    _face(p, look, ("#f2c27a", "#a2414a") if not look.flat else ("", ""))
    scaled(p, (60, 112), 0.72, lambda: _centred_dragon(p))


def _centred_dragon(p: Cover) -> None:
    scaled(p, (-320, -62), 1, lambda: dragon_head(p))


def _chip_frame(p: Cover, look: Look, colours: tuple[str, str]) -> None:
    p.rect(CHIP.inner(look.edge / 2), look.ground(p, *colours), look.ink, look.edge, r=10)


def chip(p: Cover, look: Look, people: str, initial: str) -> None:
    """Draw a faction in one line: figure and letter; its symbols are at the right."""
    how = PEOPLES[people]
    _chip_frame(p, look, (how.lit, how.dark))
    pattern(p, people, Box(60, 6, 66, 12), how.written(look))
    p.rect(Box(5, 5, 50, 50), look.ground(p, *look.face), look.ink, 1.6, r=6)
    scaled(p, (32, 28), 0.36, lambda: how.figure(p))
    p.rect(Box(3, 36, 21, 21), how.lit, look.ink, 2, r=5)
    letter(p, (13.5, 46.5), initial, 12, how.written(look), 3)


def dragon_chip(p: Cover, look: Look) -> None:
    """Draw dragons in one line."""
    _chip_frame(p, look, VIOLET)
    pattern(p, "dragon", Box(60, 6, 66, 12), "#f3d9a0" if not look.flat else look.plate)
    p.rect(Box(5, 5, 50, 50), look.ground(p, *look.face), look.ink, 1.6, r=6)
    scaled(p, (30, 33), 0.36, lambda: _centred_dragon(p))


# -- events --------------------------------------------------------------------------------------------------------


def event(p: Cover, look: Look, draw: Callable[[Cover, Look], None]) -> None:
    """Draw an event card: white, with its sign small above and large below."""
    _frame(p, look, _WHITE)
    _plate(p, look, 23)
    scaled(p, (23, HEAD / 2 + 1), 0.3, lambda: draw(p, look))
    p.line("M48 23H110", look.ink, 2)
    _face(p, look, ("#cfe0ea", "#8fa8c0") if not look.flat else ("", ""))
    scaled(p, (60, 103), 1.0, lambda: draw(p, look))


def mark(p: Cover, look: Look, draw: Callable[[Cover, Look], None]) -> None:
    """Draw the sign of an event as a small mark for another card."""
    p.circle(30, 30, 27, look.plate, look.ink, 4)
    scaled(p, (30, 31), 0.46, lambda: draw(p, look))


def _bow_mark(p: Cover, look: Look) -> None:
    p.circle(30, 30, 27, look.plate, look.ink, 4)
    sign(p, (30, 30), "bow", 36, look)


def wizard(p: Cover, look: Look) -> None:
    """Draw a pointed hat with stars over a white beard."""
    p.path("M-28 50Q-26 14-14 6H14Q26 14 28 50Z", "#4f5fae", look.ink, 2.4)
    p.path("M-15-2Q-18 30 0 46Q18 30 15-2Z", "#f4f1ea", look.ink, 2.2)
    p.path("M-14-8Q-14 12 0 14T14-8Z", "#f0bf98", look.ink, 2)
    p.circle(-5, -2, 2, look.ink)
    p.circle(5, -2, 2, look.ink)
    p.path("M-10 8Q0 2 10 8Q0 16-10 8Z", "#ffffff", look.ink, 1.4)
    p.path("M-32-8Q-16-16-12-20Q-8-46 6-56Q6-42 14-20Q18-14 32-8Q0 2-32-8Z", "#3f4d96", look.ink, 2.4)
    for x, y in ((0, -24), (4, -40), (-10, -13), (13, -13)):
        p.path(f"M{x} {y - 4}l1.500 2.500 3 .5-2.500 2 .5 3-2.500-1.500-2.500 1.500.5-3-2.500-2 3-.5Z", "#ffd75a")


def catapult(p: Cover, look: Look) -> None:
    """Draw a beam with a stone in its spoon, on wheels."""
    p.line("M-34 34L26-34", look.ink, 11)
    p.line("M-34 34L26-34", "#b98a54", 6.5)
    p.path("M-40 26H40V36H-40Z", "#a5713f", look.ink, 2.4)
    p.path("M-6 26L2-14L12 26Z", "#c99a62", look.ink, 2.4)
    for x in (-26, 26):
        p.circle(x, 40, 12, "#8a5c34", look.ink, 2.6)
        p.line(f"M{x} 30v20M{x - 10} 40h20", look.ink, 2)
    p.circle(30, -40, 12, "#9b9aa2" if not look.flat else "#ffffff", look.ink, 2.6)


def flame(p: Cover, look: Look) -> None:
    """Draw a flame."""
    p.path("M2-54Q34-22 30 12Q28 46 0 48Q-30 46-30 14Q-30-4-16-20Q-14-8-6-4Q-8-34 2-54Z", "#e0532c", look.ink, 2.6)
    p.path("M2-18Q20 4 17 22Q14 42 0 42Q-16 42-16 22Q-16 10-7 2Q-5 9-1 11Q-4-6 2-18Z", "#ffb53c", look.ink, 1.6)
    p.path("M2 14Q10 24 7 32Q4 38 0 38Q-7 38-7 30Q-7 24 2 14Z", "#fff0b0")


# -- battles -------------------------------------------------------------------------------------------------------


def battle(p: Cover, look: Look, kind: str, signs: tuple[str, ...], band: int) -> None:
    """Draw a black battle card; the program writes its number in the lower left corner on the table."""
    _frame(p, look, _BLACK if not look.flat else ("#000000", "#000000"))
    _plate(p, look, 23)
    small, large = _MIDDLES[kind]
    scaled(p, (23, HEAD / 2 + 1), 0.32, lambda: small(p, look))
    _face(p, look, ("#efe0c4", "#b98c5c") if not look.flat else ("", ""))
    # Keep clear of the seat's mark above and the number below; in a row of cards only the left is visible.
    told = bool(signs or band)
    scaled(p, (66, 117) if told else (60, 104), 0.72 if told else 0.9, lambda: large(p, look))
    for number, one in enumerate(signs):
        x = 27 + number * 33
        p.circle(x, 69, 15.5, look.plate, look.ink, 2)
        sign(p, (x, 69), one, 22, look)
    if band:
        p.rect(Box(11, 54, 48, 30), look.plate, look.ink, 2, r=8)
        letter(p, (25, 69.5), str(band), 18, look.ink, 2.6)
        sign(p, (45, 69.5), "shield", 20, look)


def _swords(p: Cover, look: Look) -> None:
    for side in (-1, 1):
        p.turned((0, 0), 45 * side, lambda: _sword(p, look))


def _sword(p: Cover, look: Look) -> None:
    p.path("M-5-44L0-54L5-44V20H-5Z", "#dfe5ea", look.ink, 2.4)
    p.line("M0-44V16", look.ink, 1.2)
    p.path("M-16 20H16V27H-16Z", "#d9a441", look.ink, 2.2)
    p.path("M-4 27H4V44H-4Z", "#7a4a2c", look.ink, 2)


def _soldier(p: Cover, look: Look) -> None:
    p.path("M-32 46Q-30 14-12 8H12Q30 14 32 46Z", "#9a4a34", look.ink, 2.4)
    p.path("M-15-12Q-15 14 0 18T15-12Z", "#f0bf98", look.ink, 2.2)
    p.path("M-20-8Q-22-40 0-42T20-8H12V-2H-12V-8Z", "#b8c0c8", look.ink, 2.4)
    p.path("M-2-42H2V-4H-2Z", "#8a929a", look.ink, 1.4)
    p.path("M0-58Q12-52 4-42H-4Q-10-50 0-58Z", "#d3402c", look.ink, 2)
    p.path("M14 16H42V34Q42 48 28 54Q14 48 14 34Z", "#4f7cc4", look.ink, 2.4)
    p.line("M28 18V52M15 32H41", look.ink, 2)


def _flying(p: Cover, look: Look) -> None:
    for side in (-1, 1):
        wing = f"M{4 * side} 4Q{20 * side}-40 {54 * side}-34Q{46 * side}-12 {52 * side} 16"
        wing += f"Q{34 * side} 6 {8 * side} 22Z"
        p.path(wing, "#b0567e", look.ink, 2.4)
    p.path("M-8 40Q-14 0 0-12Q14 0 8 40L0 54Z", "#7d55a8", look.ink, 2.4)
    scaled(p, (0, -18), 0.42, lambda: _centred_dragon(p))


def _both(p: Cover, look: Look) -> None:
    scaled(p, (-22, 8), 0.72, lambda: _soldier(p, look))
    scaled(p, (20, -8), 0.72, lambda: _flying(p, look))


_MIDDLES: dict[str, tuple[Callable[[Cover, Look], None], Callable[[Cover, Look], None]]] = {
    "simple": (_swords, _swords),
    "mercenary": (_soldier, _soldier),
    "draconic": (_flying, _flying),
    "mixed": (_both, _both),
}


# -- backs, dice, marks --------------------------------------------------------------------------------------------


def back(p: Cover, look: Look) -> None:
    """Draw the back of all cards."""
    _frame(p, look, ("#7a2f38", "#471a26") if not look.flat else ("#ffffff", "#ffffff"))
    inner = CARD.inner(10)
    p.rect(inner, "none", "#e7c06a" if not look.flat else look.ink, 2.4, r=6)
    gold = "#e7c06a" if not look.flat else "#000000"
    for row in range(5):
        for column in range(3):
            x, y = 32 + column * 28, 32 + row * 26
            p.path(f"M{x} {y - 10}l8 10-8 10-8-10Z", "none", gold, 1.8)


def camp(p: Cover, look: Look) -> None:
    """Draw a card in camp: face down, with a tent on it."""
    back(p, look)
    p.circle(60, 84, 34, look.plate, look.ink, 2.4)
    p.path("M60 60L86 104H34Z", "#d9a441", look.ink, 2.6)
    p.path("M60 72L72 104H48Z", "#5a3a24", look.ink, 2)
    p.circle(23, 23, 16, look.plate, look.ink, 2)
    p.path("M23 13L33 31H13Z", "#d9a441", look.ink, 2)


def victory(p: Cover, look: Look) -> None:
    """Draw a victory pile: a laurel around a cup."""
    _frame(p, look, ("#f6d878", "#c2922c"))
    p.rect(CARD.inner(8), look.ground(p, "#fff3cf", "#e4bf6a"), look.ink, 1.6, r=6)
    for side in (-1, 1):
        for number in range(5):
            x, y = 60 + side * (40 - abs(number - 2) * 5), 110 - number * 17
            p.turned(
                (x, y), side * (20 + number * 9), lambda: p.path("M0-11Q8 0 0 11Q-8 0 0-11Z", "#5f9a48", look.ink, 1.6)
            )
    p.path("M40 52H80Q80 86 60 92Q40 86 40 52Z", "#f2b928", look.ink, 2.6)
    p.path("M56 92H64V108H76V116H44V108H56Z", "#d79a1c", look.ink, 2.4)
    p.line("M40 58Q26 60 34 76Q38 80 45 80M80 58Q94 60 86 76Q82 80 75 80", look.ink, 3)


def discard(p: Cover, look: Look) -> None:
    """Draw the discard pile: two backs askew."""
    p.turned((60, 84), -6, lambda: p.rect(Box(-50, -72, 100, 144), "#5f5964", look.ink, 2.4, r=10))
    p.turned((60, 84), 5, lambda: p.rect(Box(-50, -72, 100, 144), "#847d86", look.ink, 2.4, r=10))
    p.line("M42 66L78 102M78 66L42 102", look.ink, 6)


def die(p: Cover, look: Look, colour: str, face: int) -> None:
    """Draw a die, red for the attacker, black for the defender."""
    red = ("#e0574a", "#8e2424") if not look.flat else ("#ffffff", "#ffffff")
    black = ("#5a5560", "#211c26") if not look.flat else ("#000000", "#000000")
    p.rect(Box(3, 3, 54, 54), look.ground(p, *(red if colour == "red" else black)), look.ink, 3.4, r=12)
    if look.flat and colour == "red":
        p.rect(Box(7, 7, 46, 46), "none", "#c00000", 4, r=9)
    dots = "#fff3dc" if not look.flat else ("#c00000" if colour == "red" else "#ffffff")
    for x, y in _DOTS[face]:
        p.circle(30 + 14 * x, 30 + 14 * y, 5.4, dots)


_DOTS = {
    1: ((0, 0),), 2: ((-1, -1), (1, 1)), 3: ((-1, -1), (0, 0), (1, 1)), 4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}  # fmt: skip

_SHAPES = (
    "M30 2L58 56H2Z", "M4 4H56V30Q56 50 30 58Q4 50 4 30Z", "M30 2A28 28 0 1 1 29.900 2Z", "M30 1L59 30L30 59L1 30Z",
    "M16 4H44L58 30L44 56H16L2 30Z", "M16 2H44V15H58V45H44V58H16V45H2V15H16Z",
)  # fmt: skip


def seat(p: Cover, look: Look, number: int) -> None:
    """Draw the mark of a seat: its shape, colour and letter."""
    p.path(_SHAPES[number], SEAT_COLOURS[number] if not look.flat else "#ffffff", look.plate if not look.flat else
           look.ink, 3)  # fmt: skip
    letter(p, (30, 39 if number == 0 else 29), "ABCDEF"[number], 22, "#ffffff" if not look.flat else "#000000", 3.4)
