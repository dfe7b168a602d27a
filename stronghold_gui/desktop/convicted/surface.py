"""The board of The Convicted, as it is printed or as a match's own figures name its ring."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from stronghold_gui.desktop.convicted.ring_halves import Halves, board_with, swapped
from stronghold_gui.desktop.table.surface import Surface
from stronghold_gui.files import resource

if TYPE_CHECKING:
    from stronghold_gui.core.header import Header

PICTURE_SETS: Final = ("standard", "contrast")


def board(header: Header | None, pictures: str = PICTURE_SETS[0]) -> Surface:
    """Return the board, drawn from one of its sets; its areas stay those of `board.svg`, the ring's as named."""
    halves = swapped(header.options.get("figures", "")) if header is not None else ()
    return _surface("" if pictures == PICTURE_SETS[0] else f"-{pictures}", halves)


@cache
def _surface(ending: str, halves: Halves) -> Surface:
    printed, pieces = resource("convicted", f"board{ending}.svg"), resource("convicted", f"pieces{ending}")
    return Surface(board_with(printed, halves), pieces) if halves else Surface.load(printed, pieces)
