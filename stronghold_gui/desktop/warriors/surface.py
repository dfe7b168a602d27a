"""The card table as an SVG, generated for the number of players.

Two seats have all their cards spread before them: *slot* 0, at the bottom, and slot 1 across. The others, slots 2 and
up, are a line each at the top. `seating.py` assigns seats to slots. Between the two are the shared things: piles, the
current battle card, dice, band, and the battle cards to come; or, while cards are chosen, a hand. Chosen cards are at
the right end, where the hand leaves room. A line below shows the result of the last throw.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Final

from stronghold_gui.desktop.table.surface import Surface
from stronghold_gui.files import resource

WIDTH: Final = 1200
HEIGHTS: Final = {2: 800, 3: 830, 4: 870, 5: 910, 6: 950}
"""Height by number of seats: each further line makes the table higher and the mats a little lower."""
SPREAD: Final = 2
"""Number of seats whose cards are spread; those of the others are folded to a line."""
COLUMNS: Final = ("undead", "dwarves", "trolls", "elves", "goblins", "barbarians")
CARD: Final = 120 / 168
CHIP: Final = 132 / 60
"""Ratios of width to height, of a card and of the picture of a folded faction."""

_EDGE: Final = 8
_MIDDLE: Final = 162
_WORDS: Final = 30
_COUNT: Final = 220
"""Height of the text line below the cards of the middle, and width of the number of chosen cards at its end."""
_LINE: Final = 56
_NAMES: Final = 30
_LABEL: Final = 136
"""Largest width of a people's name; it may exceed its column, since the names beside the longest one are short."""
_SHARE: Final = 0.56
"""Largest height of a card as a share of its column, so that more cards can be fanned below it."""
_WIDEST: Final = 106.0
_MOST_DEALT: Final = 10
_MOST_KEPT: Final = 7
"""Number of cards side by side in a hand, and among the kept ones."""
_APART: Final = 1.07
"""Distance between cards in a row, relative to their width."""


@dataclass(frozen=True, slots=True)
class Colours:
    """The colours of the table.

    Attributes:
        cloth: the background.
        mat, seam: the mats, and their edges.
        wood: the frame and the middle.
        place: the empty places of factions.
        ink: names and lines of text.
        faint: the names of peoples, and the edges of places.
    """

    cloth: str
    mat: str
    seam: str
    wood: str
    place: str
    ink: str
    faint: str


_SETS: Final = {
    "standard": Colours("#2f5b4a", "#386a56", "#c9a85c", "#6b4630", "#33614f", "#f8edd2", "#dbe6d7"),
    "contrast": Colours("#101010", "#1c1c1c", "#ffffff", "#4a4a4a", "#000000", "#ffffff", "#ffffff"),
}


@dataclass(frozen=True, slots=True)
class Rect:
    """A part of the table, in scene units."""

    x: float
    y: float
    w: float
    h: float

    def tag(self, more: str = "") -> str:
        """Return the rectangle as an SVG element."""
        return f'<rect x="{self.x:g}" y="{self.y:g}" width="{self.w:g}" height="{self.h:g}"{more}/>'

    def inner(self, by: float) -> Rect:
        """Return the rectangle reduced by a margin."""
        return Rect(self.x + by, self.y + by, self.w - 2 * by, self.h - 2 * by)


@cache
def table(seats: int, pictures: str) -> Surface:
    """Return the table for a number of players, drawn from a picture set."""
    folder = "pieces" if pictures == "standard" else f"pieces-{pictures}"
    return Surface(_svg(seats, _SETS[pictures]), resource("warriors", folder))


def _svg(seats: int, tint: Colours) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHTS[seats]}">'
        f'<g id="picture"><g>{"".join(_picture(seats, tint))}</g></g>'
        f'<g id="areas" fill="none">{"".join(_areas(seats, tint))}</g></svg>'
    )


# -- places --------------------------------------------------------------------------------------------------------


def _lines(seats: int) -> list[Rect]:
    """Return the lines of the seats whose cards are folded."""
    high = _LINE + 2
    return [Rect(_EDGE, _EDGE + number * high, WIDTH - 2 * _EDGE, _LINE) for number in range(max(0, seats - SPREAD))]


def _mats(seats: int) -> tuple[Rect, Rect, Rect]:
    """Return the mat of slot 0, that of slot 1, and the middle of the table."""
    top = _EDGE + (_LINE + 2) * max(0, seats - SPREAD)
    high = (HEIGHTS[seats] - top - _EDGE - _MIDDLE - 8) / 2
    wide = WIDTH - 2 * _EDGE
    across = Rect(_EDGE, top, wide, high)
    middle = Rect(_EDGE, top + high + 4, wide, _MIDDLE)
    return Rect(_EDGE, middle.y + _MIDDLE + 4, wide, high), across, middle


def _columns(mat: Rect) -> dict[str, Rect]:
    """Return the place of each faction of a mat, wide enough for a card with others below it."""
    room = mat.h - _NAMES - 6
    wide = min(_WIDEST, room * _SHARE * CARD)
    step = 696 / len(COLUMNS)
    return {
        people: Rect(mat.x + 196 + number * step + (step - wide) / 2, mat.y + _NAMES, wide, room)
        for number, people in enumerate(COLUMNS)
    }


def _loose(mat: Rect) -> dict[str, Rect]:
    """Return the places of all other things on a mat."""
    room = (mat.h - _NAMES - 8) / 2
    top, below = mat.y + _NAMES, mat.y + _NAMES + room + 4
    return {
        "victory": Rect(mat.x + 6, top, 88, room),
        "catapults": Rect(mat.x + 96, top, 98, room),
        "waiting": Rect(mat.x + 6, below, 188, room),
        "dragons": Rect(mat.x + 896, mat.y + _NAMES, mat.w - 902, min(mat.h - _NAMES - 6, 168)),
    }


def _line_parts(line: Rect) -> dict[str, Rect]:
    chip = (_LINE - 6) * CHIP
    parts = {
        people: Rect(line.x + 262 + number * (chip + 3), line.y + 3, chip, _LINE - 6)
        for number, people in enumerate(COLUMNS)
    }
    last = line.x + 262 + len(COLUMNS) * (chip + 3)
    return parts | {
        "victory": Rect(line.x + 168, line.y + 2, 40, _LINE - 4),
        "catapults": Rect(line.x + 212, line.y + 2, 42, _LINE - 4),
        "dragons": Rect(last, line.y + 3, chip, _LINE - 6),
        "waiting": Rect(last + chip + 4, line.y + 2, WIDTH - _EDGE - last - chip - 8, _LINE - 4),
    }


def _shared(middle: Rect) -> dict[str, Rect]:
    """Return the parts of the middle of the table."""
    y, h = middle.y + 4, middle.h - 8 - _WORDS
    die = (h - 4) / 2
    return {
        "pile": Rect(middle.x + 4, y, 86, h),
        "discard": Rect(middle.x + 92, y, 86, h),
        "card": Rect(middle.x + 190, y, 90, h),
        "red": Rect(middle.x + 286, y, 3 * die + 12, die),
        "black": Rect(middle.x + 286, y + die + 4, 3 * die + 12, die),
        "band": Rect(middle.x + 496, y, 190, h),
        "track": Rect(middle.x + 694, y, middle.w - 698, h),
        "hand": Rect(middle.x + 186, y, _row_of(_MOST_DEALT, h), h),
        "kept": Rect(middle.x + middle.w - 4 - _row_of(_MOST_KEPT, h), y, _row_of(_MOST_KEPT, h), h),
    }


def _row_of(cards: int, high: float) -> float:
    """Return the width of an area that holds this number of cards side by side."""
    return cards * high * CARD * _APART


# -- the picture ---------------------------------------------------------------------------------------------------


def _picture(seats: int, tint: Colours) -> Iterator[str]:
    whole = Rect(0, 0, WIDTH, HEIGHTS[seats])
    yield whole.tag(f' fill="{tint.wood}"')
    yield whole.inner(3).tag(f' rx="10" fill="{tint.cloth}"')
    own, across, middle = _mats(seats)
    for mat in (across, own):
        yield mat.tag(f' rx="12" fill="{tint.mat}" stroke="{tint.seam}" stroke-width="1.5"')
        for column in _columns(mat).values():
            high = column.w / CARD
            seam = f' rx="8" fill="{tint.place}" stroke="{tint.faint}" stroke-width="0.8" stroke-dasharray="4 5"'
            yield Rect(column.x + 2, column.y + 2, column.w - 4, high - 4).tag(seam)
    yield middle.tag(f' rx="12" fill="{tint.wood}" stroke="{tint.seam}" stroke-width="1.5"')
    for line in _lines(seats):
        yield line.tag(f' rx="9" fill="{tint.mat}" stroke="{tint.seam}" stroke-width="1"')


def _areas(seats: int, tint: Colours) -> Iterator[str]:
    own, across, middle = _mats(seats)
    fan = f' fan="down" ratio="{CARD:.4f}"'
    row = f' fan="right" ratio="{CARD:.4f}"'
    for slot, mat in enumerate((own, across)):
        yield mat.tag(f' id="p{slot}"')
        yield from _named(f"p{slot}.name", Rect(mat.x + 12, mat.y + 3, 180, _NAMES - 6), tint.ink, 19)
        for people, column in _columns(mat).items():
            yield column.tag(f' id="p{slot}.{people}"{fan}')
            label = Rect(column.x + (column.w - _LABEL) / 2, mat.y + 5, _LABEL, _NAMES - 9)
            yield label.tag(f' id="p{slot}.{people}.label" color="{tint.faint}" font-size="15"')
        for name, box in _loose(mat).items():
            yield box.tag(f' id="p{slot}.{name}"{row}')
        yield Rect(mat.x + 900, mat.y + 5, mat.w - 910, _NAMES - 9).tag(
            f' id="p{slot}.dragons.label" color="{tint.faint}" font-size="15"'
        )
    for slot, line in enumerate(_lines(seats), SPREAD):
        yield line.tag(f' id="p{slot}"')
        yield from _named(f"p{slot}.name", Rect(line.x + 10, line.y + 6, 152, _LINE - 12), tint.ink, 19)
        for name, box in _line_parts(line).items():
            chip = name in COLUMNS or name == "dragons"
            yield box.tag(f' id="p{slot}.{name}" fan="right" ratio="{CHIP if chip else CARD:.4f}"')
    for name, box in _shared(middle).items():
        ratio = 1.0 if name in ("red", "black") else CARD
        end = ' end="yes"' if name == "kept" else ""
        yield box.tag(f' id="{name}" fan="right" ratio="{ratio:.4f}"{end}')
    top, right = middle.y + middle.h - _WORDS - 2, middle.x + middle.w - 12
    result, kept = Rect(middle.x + 12, top, middle.w - 34 - _COUNT, _WORDS), Rect(right - _COUNT, top, _COUNT, _WORDS)
    yield result.tag(f' id="result.label" color="{tint.ink}" font-size="21" text-anchor="start"')
    yield kept.tag(f' id="kept.label" color="{tint.ink}" font-size="21" text-anchor="end"')


def _named(area: str, box: Rect, ink: str, size: int) -> Iterator[str]:
    yield box.tag(f' id="{area}"')
    yield box.tag(f' id="{area}.label" color="{ink}" font-size="{size}" text-anchor="start"')
