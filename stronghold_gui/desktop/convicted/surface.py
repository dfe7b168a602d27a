"""The board of The Convicted: as printed, or with ring sections swapped by the values of the match."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from stronghold_gui.desktop.table.surface import Surface
from stronghold_gui.files import reading_resource, resource

if TYPE_CHECKING:
    from stronghold_gui.core.header import Header


_HALVES: Final = re.compile(r"(?:^| )halves\.[NESW]=([NESW][12])\+([NESW][12])(?= |$)")
Halves = tuple[tuple[str, str], ...]
"""Pairs of ring sections whose names are swapped."""


def swapped(figures: str) -> Halves:
    """Return the pairs of ring sections that a match's values swap; the text lists only changed values."""
    return tuple((first, second) for first, second in _HALVES.findall(figures))


def board_with(board: Path, halves: Halves) -> str:
    """Return the SVG text of a board in which the given pairs of sections have swapped names.

    Raises:
        BadResource: the board cannot be read.
    """
    names = {f'id="ring_{one}"': f'id="ring_{other}"' for pair in halves for one, other in (pair, pair[::-1])}
    with reading_resource(board):
        text = board.read_text(encoding="utf-8")
    return re.sub(r'id="ring_\w+"', lambda found: names.get(found[0], found[0]), text)


PICTURE_SETS: Final = ("standard", "contrast")


def board(header: Header | None, pictures: str = PICTURE_SETS[0]) -> Surface:
    """Return the board of a picture set, with ring sections swapped as in the match's values."""
    halves = swapped(header.options.get("figures", "")) if header is not None else ()
    return _surface("" if pictures == PICTURE_SETS[0] else f"-{pictures}", halves)


@cache
def _surface(ending: str, halves: Halves) -> Surface:
    printed, pieces = resource("convicted", f"board{ending}.svg"), resource("convicted", f"pieces{ending}")
    return Surface(board_with(printed, halves), pieces) if halves else Surface.load(printed, pieces)
