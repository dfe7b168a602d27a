"""The pictures on the phase cards of Stronghold: a small one for the printed side and for the special one.

The light is that of the cover: the sun stands low, fires burn. A picture is two and a half times as wide as high,
because it stands above the words of its card; where a card is narrow it is cut, so what matters stands in the middle.
"""

from collections.abc import Callable, Sequence

from tools.art.covers.besiegers import fire, siege_tower, standard, tent, trebuchet, warrior
from tools.art.covers.canvas import NIGHT_INK, Cover, Stops
from tools.art.covers.castle import curtain, tower
from tools.art.stronghold.board_canvas import Box, Point
from tools.art.stronghold.card_figures import (
    bearers,
    crate,
    dummy,
    flames,
    knife,
    ladder,
    runner,
    standing_stone,
    target,
    wagon,
)

WIDTH, HEIGHT = 320, 128
_RED, _RED_DARK, _VIOLET, _VIOLET_DARK = "#b4513f", "#6a2c30", "#7d6a92", "#443660"
_EVENING: Stops = ((0, "#4b3a68"), (0.45, "#a65a6e"), (0.8, "#f0a264"), (1, "#ffd48a"))
_MORNING: Stops = ((0, "#6f8fb0"), (0.6, "#c8c3b0"), (1, "#f3dfae"))
_NIGHT: Stops = ((0, "#141632"), (0.6, "#392a5c"), (1, "#6a3f75"))
_FIERY: Stops = ((0, "#5a2638"), (0.5, "#b8493b"), (1, "#ffb258"))
_BODY = ("#2e2630", "#d88a48")


def supplies() -> Cover:
    """Draw a wagon of crates between the tents."""
    picture = _place(_EVENING, ("#6c6243", "#39372f"), 84)
    tent(picture, (62, 104), 1.0, picture.fade(((0, _RED), (1, _RED_DARK)), (0, 0, 1, 0)))
    tent(picture, (262, 102), 0.9, picture.fade(((0, _VIOLET), (1, _VIOLET_DARK)), (0, 0, 1, 0)))
    fire(picture, (226, 112), 0.8)
    wagon(picture, (152, 110))
    for at, k in (((96, 114), 1.0), ((110, 116), 0.8), ((208, 118), 0.9)):
        crate(picture, at, k)
    return picture


def machines() -> Cover:
    """Draw a trebuchet that has thrown, and a siege tower on its way to the wall."""
    picture = _place(_EVENING, ("#5c5a3e", "#2b2a2e"), 92)
    _wall(picture, 74, far=True)
    picture.scaled((118, 112), 0.78, lambda: trebuchet(picture, 0, 0))
    picture.scaled((214, 112), 0.76, lambda: siege_tower(picture, 0, 0))
    _stone(picture, (46, 22))
    return picture


def equipment() -> Cover:
    """Draw ladders at the foot of the wall, a banner raised."""
    picture = _place(_MORNING, ("#7a6a48", "#453c32"), 104)
    _wall(picture, 30)
    for foot, top in (((120, 122), (134, 34)), ((196, 122), (186, 36))):
        ladder(picture, foot, top)
    standard(picture, (158, 124), 58, _RED, _RED_DARK)
    _people(picture, (96, 222, 244), 122, 0.95)
    return picture


def training() -> Cover:
    """Draw target practice by the fire."""
    picture = _place(_EVENING, ("#5d5540", "#2d2a2c"), 80)
    target(picture, (216, 72), 27)
    dummy(picture, (70, 112))
    fire(picture, (160, 116), 1.0)
    _people(picture, (118, 138, 268), 114, 1.15)
    return picture


def rituals() -> Cover:
    """Draw standing stones and a magic fire."""
    picture = _place(_NIGHT, ("#2d2848", "#151226"), 86)
    picture.glow((250, 30), (46, 46), "#e8d8ff", 0.7)
    picture.circle(250, 30, 13, "#f3ecff")
    for x, k in ((70, 1.0), (104, 0.8), (218, 0.8), (254, 1.0)):
        standing_stone(picture, (x, 108), k)
    picture.glow((160, 84), (90, 64), "#b45cff", 0.75)
    picture.block(Box(138, 96, 44, 18), "#4f4268", NIGHT_INK, 2)
    flames(picture, (160, 97), ("#6f2bb8", "#c067ff", "#f4d9ff"))
    _people(picture, (120, 202), 120, 1.0)
    return picture


def dispatch() -> Cover:
    """Draw the horde seen from behind, marching to the gate."""
    picture = _place(_EVENING, ("#6a5f45", "#2b292c"), 78)
    _wall(picture, 62, far=True)
    picture.path("M152 78Q146 98 120 130H200Q174 98 168 78Z", "#b08d62")
    for x, colours in ((84, (_RED, _RED_DARK)), (236, (_VIOLET, _VIOLET_DARK))):
        standard(picture, (x, 122), 56, *colours)
    _people(picture, range(18, 310, 21), 112, 0.9)
    _people(picture, range(6, 320, 25), 126, 1.15)
    return picture


def all_charge() -> Cover:
    """Draw the whole army running, in dust and under a burning sky."""
    picture = _place(_FIERY, ("#7a4a32", "#33201e"), 88)
    for x, y, w in ((60, 104, 60), (170, 100, 90), (270, 108, 70)):
        picture.glow((x, y), (w, 20), "#f2c58a", 0.5)
    for x, colours in ((70, (_RED, _RED_DARK)), (160, (_VIOLET, _VIOLET_DARK)), (250, (_RED, _RED_DARK))):
        standard(picture, (x, 112), 60, *colours)
    for x, y, k in ((40, 116, 1.2), (96, 112, 1.0), (134, 120, 1.3), (196, 114, 1.1), (232, 120, 1.3), (286, 114, 1.1)):
        runner(picture, (x, y), k)
    return picture


def accurate_shot() -> Cover:
    """Draw a bolt in the middle of a target."""
    picture = _place(_MORNING, ("#77704f", "#47422f"), 100)
    target(picture, (176, 62), 44)
    picture.line("M30 92L176 62", NIGHT_INK, 6)
    picture.line("M30 92L176 62", "#8a6244", 3)
    for side in (-1, 1):
        picture.path(
            f"M58 {86.5 + side}L20 {94.5 + side}l-14 {3 + side * 11}l24-5L62 {86 + side}Z", "#e9e2d0", NIGHT_INK, 1.4
        )
    return picture


def equipment_transfer() -> Cover:
    """Draw two bearers with a ladder, along the wall."""
    picture = _place(_MORNING, ("#7a6a48", "#453c32"), 104)
    _wall(picture, 30)
    bearers(picture, (160, 116), 1.35)
    return picture


def training_transfer() -> Cover:
    """Draw specialists on their way from one rampart to another, by torchlight."""
    picture = _place(_NIGHT, ("#4a3f3a", "#211c22"), 88)
    for x in (50, 270):
        for step in range(-2, 3):
            picture.path(f"M{x + step * 15 - 6} 112V88L{x + step * 15} 80L{x + step * 15 + 6} 88V112Z", "#7e5a3d",
                         NIGHT_INK, 1.6)  # fmt: skip
    for x in (96, 152, 208):
        picture.glow((x + 50, 58), (34, 30), "#ffb14a", 0.8)
        runner(picture, (x, 116), 1.15)
        flames(picture, (x + 50, 64), ("#e5702a", "#f9a63a", "#ffe28a"), 0.34)
    return picture


def escape_the_knife() -> Cover:
    """Draw the falling knife and the escaping runners."""
    picture = _place(_NIGHT, ("#3a2c4a", "#191428"), 92)
    picture.glow((214, 36), (60, 60), "#e8d8ff", 0.6)
    picture.circle(214, 36, 18, "#f3ecff")
    picture.block(Box(176, 98, 62, 18), "#4f4268", NIGHT_INK, 2)
    knife(picture, (206, 94), 1.3)
    for x, k in ((60, 1.1), (100, 1.35), (134, 1.0)):
        runner(picture, (x, 116), k, side=-1)
    return picture


SCENES: dict[str, Callable[[], Cover]] = {
    "supplies": supplies,
    "machines": machines,
    "equipment": equipment,
    "training": training,
    "rituals": rituals,
    "dispatch": dispatch,
    "all_charge": all_charge,
    "accurate_shot": accurate_shot,
    "equipment_transfer": equipment_transfer,
    "training_transfer": training_transfer,
    "escape_the_knife": escape_the_knife,
}
"""The functions that draw the sides of the cards, by phase and by special action."""


def _place(sky: Stops, ground: tuple[str, str], horizon: float) -> Cover:
    """Return a picture of nothing but a sky, hills and ground."""
    picture = Cover()
    picture.rect(Box(0, 0, WIDTH, HEIGHT), picture.fade(sky))
    hills = picture.fade(((0, "#8a5c68"), (1, ground[0])))
    picture.path(f"M0 {horizon + 6}L40 {horizon - 14}L92 {horizon - 2}L150 {horizon - 20}L210 {horizon - 4}"
                 f"L262 {horizon - 18}L320 {horizon}V{HEIGHT}H0Z", hills)  # fmt: skip
    picture.path(f"M0 {horizon}Q160 {horizon - 10} {WIDTH} {horizon + 2}V{HEIGHT}H0Z",
                 picture.fade(((0, ground[0]), (1, ground[1]))))  # fmt: skip
    for _ in range(26):
        x, y = picture.rng.uniform(0, WIDTH), picture.rng.uniform(horizon + 6, HEIGHT - 4)
        picture.line(f"M{x:.0f} {y:.0f}l-1.500-4m3 4l0-5m3 5l2-4", ground[1], 1)
    return picture


def _wall(picture: Cover, top: float, *, far: bool = False) -> None:
    """Draw the fortress: if near, its wall fills the picture; if far, it is small on the horizon."""
    if far:
        _fortress(picture, (160, top + 22))
        return
    curtain(picture, Box(-10, top, WIDTH + 20, HEIGHT - top - 16))
    for x in (18, 262):
        tower(picture, Box(x, top - 22, 40, HEIGHT - top + 4), 0)


def _fortress(picture: Cover, foot: Point) -> None:
    """Draw the fortress from far away, without stones: walls, towers with pointed roofs, lamps."""
    x, y = foot
    stone = picture.fade(((0, "#c6ab95"), (0.5, "#8d7f88"), (1, "#554a5e")), (0, 0, 1, 0))
    picture.path(f"M{x - 62} {y}V{y - 22}" + "h5v-4h5v4" * 12 + f"h4V{y}Z", stone, NIGHT_INK, 1.2)
    for dx, wide, high in ((-60, 16, 38), (0, 20, 50), (60, 16, 38)):
        left, top = x + dx - wide / 2, y - high
        picture.rect(Box(left, top, wide, high), stone, NIGHT_INK, 1.4)
        picture.path(f"M{left - 3} {top}L{x + dx} {top - 24}L{left + wide + 3} {top}Z", "#4a5c8a", NIGHT_INK, 1.4)
        picture.line(f"M{x + dx} {top - 24}v-9", NIGHT_INK, 1.2)
        picture.path(f"M{x + dx} {top - 33}l11 2.5l-11 3Z", "#4f79c4", NIGHT_INK, 0.9)
        picture.path(f"M{x + dx - 2} {top + 14}v-6q2-3 4 0v6Z", "#ffdf8a", NIGHT_INK, 0.8)


def _people(picture: Cover, places: Sequence[float] | range, foot: float, k: float) -> None:
    for x in places:
        warrior(picture, (x, foot + picture.rng.uniform(-2, 2)), k, _BODY)


def _stone(picture: Cover, at: Point) -> None:
    x, y = at
    picture.glow(at, (30, 24), "#ffb648", 0.8)
    picture.path(f"M{x + 52} {y + 16}Q{x + 24} {y - 6} {x} {y - 5}L{x} {y + 5}Q{x + 26} {y + 2} {x + 52} {y + 16}Z",
                 "#e5702a")  # fmt: skip
    picture.blob(x, y, 6, 6, "#5d3f22", NIGHT_INK, 1.3)
