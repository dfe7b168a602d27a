"""Limits of file name lengths, so that a derived name fits on every disk."""

from __future__ import annotations

import zlib
from typing import Final

SHORTEST_LIMIT: Final = 143
"""The limit in bytes for a name on encrypted disks, the lowest of all."""


USUAL_LIMIT: Final = 255
"""The limit in bytes for a name on other disks; it is also safe where a disk counts larger units."""


def cut(name: str, most: int) -> str:
    """Return the beginning of a name, in whole characters, that fits into a number of bytes."""
    encoded = _encoded(name)
    return name if len(encoded) <= most else encoded[:most].decode(errors="ignore")


def limit_of(name: str) -> int:
    """Return how many bytes a name may have on every disk that accepts this name."""
    return SHORTEST_LIMIT if len(_encoded(name)) <= SHORTEST_LIMIT else USUAL_LIMIT


def lengthened(name: str, ending: str) -> str:
    """Return a name with an ending; if it is too long, it is cut and gets a checksum of the whole name.

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
    """Return a name in UTF-8; each byte that is not valid UTF-8 stays one byte."""
    return name.encode(errors="replace")
