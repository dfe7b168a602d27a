"""Lengths of file names: a name made from another one fits on every disk."""

from __future__ import annotations

import zlib
from typing import Final

SHORTEST_LIMIT: Final = 143
"""Bytes that a name may have on encrypted disks, which allow the fewest."""


USUAL_LIMIT: Final = 255
"""Bytes that a name may have on other disks; where they count larger units, this is on the safe side."""


def cut(name: str, most: int) -> str:
    """Return the beginning of a name, in whole characters, that fits into a number of bytes."""
    encoded = _encoded(name)
    return name if len(encoded) <= most else encoded[:most].decode(errors="ignore")


def limit_of(name: str) -> int:
    """Return how many bytes a name may have on any disk that takes this one."""
    return SHORTEST_LIMIT if len(_encoded(name)) <= SHORTEST_LIMIT else USUAL_LIMIT


def lengthened(name: str, ending: str) -> str:
    """Return a name with an ending; one that would be too long is cut, and has a checksum of the whole name.

    Args:
        name: the name of a file.
        ending: at most a hundred characters, all ASCII.
    """
    limit = limit_of(name)
    if len(_encoded(name)) + len(ending) <= limit:
        return name + ending
    mark = f"~{zlib.crc32(_encoded(name)):08x}{ending}"
    return cut(name, limit - len(mark)) + mark


def _encoded(name: str) -> bytes:
    """Return a name in UTF-8; a byte of a name in no UTF-8 counts as one byte."""
    return name.encode(errors="replace")
