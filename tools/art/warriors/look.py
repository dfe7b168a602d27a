"""Drawing tools for the cards of Warriors: colours of the peoples, border patterns, letters, signs, two looks.

Without colours the peoples differ by figure, pattern and letter. A look decides grounds and inks; figures and
signs are the same in both.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from tools.art.covers.canvas import NIGHT_INK, Cover
from tools.art.covers.peoples import barbarian, dwarf, elf, goblin, troll, undead
from tools.art.stronghold.board_canvas import Box, Point

CARD: Final = Box(0, 0, 120, 168)
HEAD: Final = 44
"""The height of the upper edge, the only visible part of a card under others."""
CHIP: Final = Box(0, 0, 132, 60)
ROUND: Final = Box(0, 0, 60, 60)


@dataclass(frozen=True, slots=True)
class People:
    """The look of a people: figure, border colour lit and in the shade, letters in the languages, sworn enemy.

    Attributes:
        ink: the ink on its border colour, if that is too dark for the usual ink.
    """

    figure: Callable[[Cover], None]
    lit: str
    dark: str
    letters: str
    enemy: str
    ink: str = ""

    def written(self, look: Look) -> str:
        """Return the ink that is legible on its border colour."""
        return self.ink or look.ink


PEOPLES: Final = {
    "undead": People(undead, "#a3a3ac", "#5c5c68", "UM", "barbarians"),
    "dwarves": People(dwarf, "#4f7cc4", "#284478", "DN", "goblins"),
    "trolls": People(troll, "#e5883a", "#954a1c", "T", "elves"),
    "elves": People(elf, "#93c258", "#527a32", "E", "trolls"),
    "goblins": People(goblin, "#35774a", "#1b4229", "G", "dwarves", "#fbf1d6"),
    "barbarians": People(barbarian, "#f0c648", "#9d7820", "B", "undead"),
}
VIOLET: Final = ("#8a5ab4", "#4a2a70")
TYPES: Final = ("infantry", "archer", "cavalry")
SIGN_OF: Final = {"infantry": "shield", "archer": "bow", "cavalry": "horse"}


@dataclass(frozen=True, slots=True)
class Look:
    """Grounds and inks of a set.

    Attributes:
        ink: outlines.
        face: the ground of figures, lit and in the shade.
        plate: the ground of signs.
        sign: the ink of signs.
        edge: width of a card's outline.
        flat: whether grounds are of one colour.
    """

    ink: str
    face: tuple[str, str]
    plate: str
    sign: str
    edge: float
    flat: bool

    def ground(self, picture: Cover, lit: str, dark: str) -> str:
        """Return the fill of a coloured ground."""
        return lit if self.flat else picture.fade(((0, lit), (1, dark)), (0, 0, 0.3, 1))


STANDARD: Final = Look(NIGHT_INK, ("#f6e8c6", "#d3b37c"), "#fbf1d6", NIGHT_INK, 2.4, flat=False)
CONTRAST: Final = Look("#000000", ("#ffffff", "#ffffff"), "#ffffff", "#000000", 5, flat=True)

_LETTERS: Final = {
    "A": "M-6 8L0-8L6 8M-4 3h8", "B": "M-5-8v16h5q6 0 6-4.500t-6-4.500h-5h4q5 0 5-3.500t-5-3.500Z",
    "C": "M6-5Q3-8 0-8Q-6-8-6 0T0 8Q3 8 6 5", "D": "M-5-8v16h3q8 0 8-8t-8-8Z", "E": "M5-8h-10v16h10M-5 0h8",
    "F": "M5-8h-10v16M-5 0h8", "G": "M6-5Q3-8 0-8Q-6-8-6 0T0 8Q6 8 6 1h-5", "M": "M-7 8V-8L0 2L7-8V8",
    "N": "M-6 8V-8L6 8V-8", "T": "M-7-8h14M0-8v16", "U": "M-6-8V2Q-6 8 0 8T6 2V-8",
    "2": "M-5-4Q-5-8 0-8T5-4Q5-1-5 8H5", "3": "M-5-8H5L0-1Q6-1 6 3.500T0 8Q-4 8-6 5", "4": "M3 8V-8L-6 4H6",
}  # fmt: skip
"""Letters and numbers as strokes around (0, 0), 16 units high: no font is needed, so they look the same everywhere."""


def letter(picture: Cover, at: Point, which: str, size: float, ink: str, width: float = 2.6) -> None:
    """Draw a letter of the given height (``size``)."""
    k = size / 16
    picture.add(
        f'<g transform="translate({at[0]:.1f} {at[1]:.1f}) scale({k:.3g})">'
        f'<path d="{_LETTERS[which]}" fill="none" stroke="{ink}" stroke-width="{width:g}" stroke-linecap="round"/></g>'
    )


def sign(picture: Cover, at: Point, which: str, size: float, look: Look) -> None:
    """Draw a shield, a bow or a horse head of the given height (``size``)."""
    scaled(picture, at, size / 24, lambda: _SIGNS[which](picture, look.plate, look.sign))


def _scaled(picture: Cover, k: float, draw: Callable[[], None]) -> None:
    start = len(picture.parts)
    draw()
    inside = "\n".join(picture.parts[start:])
    del picture.parts[start:]
    picture.add(f'<g transform="scale({k:.3g})">\n{inside}\n</g>')


def scaled(picture: Cover, at: Point, k: float, draw: Callable[[], None]) -> None:
    """Draw with a function around (0, 0), moved to a point and enlarged `k` times."""
    picture.turned(at, 0, lambda: _scaled(picture, k, draw))


def _shield(picture: Cover, fill: str, ink: str) -> None:
    picture.path("M-9-10H9V0Q9 8 0 12Q-9 8-9 0Z", fill, ink, 2.4)
    picture.line("M0-9V10M-8-2H8", ink, 2)


def _bow(picture: Cover, fill: str, ink: str) -> None:
    picture.line("M-4-11Q13 0-4 11", ink, 5.6)
    picture.line("M-4-11Q13 0-4 11", fill, 2)
    picture.line("M-4-11V11", ink, 1.5)
    picture.line("M-11 0H9", ink, 2.4)
    picture.path("M6-4.500L13 0L6 4.500Z", ink)


def _horse(picture: Cover, fill: str, ink: str) -> None:
    picture.path("M-8 12Q-10 2-5-4Q-3-9 2-12L4-8Q10-5 12 3L8 7L2 3Q1 6 5 12Z", fill, ink, 2.2)
    picture.circle(3.4, -3.4, 1.5, ink)
    picture.line("M-7 2Q-5-5-1-8", ink, 1.6)


_SIGNS: Final = {"shield": _shield, "bow": _bow, "horse": _horse}


def pattern(picture: Cover, people: str, box: Box, ink: str) -> None:
    """Fill a strip with the pattern of a people, with as many marks of its height as fit."""
    k = box.h / 12
    number = max(1, int(box.w / (12 * k)))
    for at in range(number):
        x = box.x + (at + 0.5) * box.w / number
        picture.add(
            f'<path transform="translate({x:.1f} {box.cy:.1f}) scale({k:.3g})" d="{_PATTERNS[people]}" fill="{ink}"'
            ' fill-rule="evenodd"/>'
        )


_PATTERNS: Final = {
    "undead": "M0-5A5 5 0 1 0 0 5A5 5 0 1 0 0-5ZM0-2.200A2.200 2.200 0 1 1 0 2.200A2.200 2.200 0 1 1 0-2.200Z",
    "dwarves": "M-5-5H5V-1H-5ZM-5 1H-1V5H-5ZM1 1H5V5H1Z",
    "trolls": "M0-5.500L5.500 5H-5.500Z",
    "elves": "M0-6Q3.600 0 0 6Q-3.600 0 0-6Z",
    "goblins": "M-1-5.500H5L1 5.500H-5Z",
    "barbarians": "M-1.500-5.500H1.500V-1.500H5.500V1.500H1.500V5.500H-1.500V1.500H-5.500V-1.500H-1.500Z",
    "dragon": "M0-6L5 0L0 6L-5 0Z",
}
