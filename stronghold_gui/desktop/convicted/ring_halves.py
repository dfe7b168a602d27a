"""The board of a match by figures of one's own in which halves of the ring have each other's names (RULES.md, 18)."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from stronghold_gui.files import reading_resource

_HALVES: Final = re.compile(r"(?:^| )halves\.[NESW]=([NESW][12])\+([NESW][12])(?= |$)")
Halves = tuple[tuple[str, str], ...]
"""Names of sections of the ring that stand in each other's place."""


def swapped(figures: str) -> Halves:
    """Return the halves that the text of a match's figures names otherwise; it states nothing that is as printed."""
    return tuple((first, second) for first, second in _HALVES.findall(figures))


def board_with(board: Path, halves: Halves) -> str:
    """Return the text of a board whose halves have each other's names.

    Raises:
        BadResource: the board cannot be read.
    """
    names = {f'id="ring_{one}"': f'id="ring_{other}"' for pair in halves for one, other in (pair, pair[::-1])}
    with reading_resource(board):
        text = board.read_text(encoding="utf-8")
    return re.sub(r'id="ring_\w+"', lambda found: names.get(found[0], found[0]), text)
